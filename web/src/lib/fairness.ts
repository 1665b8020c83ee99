// The check of a finished game's dealing: the secret must be the one that was committed to.

/** The SHA-256 of hexadecimal digits, as hexadecimal digits. */
export async function sha256(hex: string): Promise<string> {
  const bytes = new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a secret, revealed at the end, is the one that the commitment at the start names. */
export async function isFair(secret: string, commitment: string): Promise<boolean> {
  return secret !== '' && (await sha256(secret)) === commitment;
}
