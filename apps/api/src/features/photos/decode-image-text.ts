/** The bytes of a data URL or of raw base64; what they are is the resizer's question. */
export function decodeImageText(text: string): Buffer {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0
  return Buffer.from(text.slice(start), 'base64')
}
