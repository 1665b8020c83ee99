// A fingerprint of data: the same here and in Python (`zlib.crc32` of `core.canonical`).

/** JSON with sorted keys and no spaces: equal data have equal texts. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const record = data as Record<string, unknown>;
  const pairs = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${pairs.join(',')}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of the data's canonical text, as eight hexadecimal digits. */
export function digest(data: unknown): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(data))) {
    sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
