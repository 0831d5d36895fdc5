// Which answers on the screen are not the server's of now, but what the device had kept.

const fromDevice = new WeakSet<object>()

export function noteFromDevice(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) fromDevice.add(answer)
}

export function isFromDevice(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && fromDevice.has(answer)
}
