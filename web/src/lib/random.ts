/** Fresh randomness of this browser, as 64 hexadecimal digits: for the dealing. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
