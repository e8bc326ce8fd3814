/** An id for an amendment: 16 hexadecimal characters. (`randomUUID` is absent from plain http outside localhost.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
