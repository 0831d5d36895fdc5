/** Where the product answers on this machine, without a slash at the end. */
export function productUrl({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
