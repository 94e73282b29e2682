/** A new key for a call that must not happen twice (D7); 32 hexadecimal digits. Works on plain HTTP, where randomUUID is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
