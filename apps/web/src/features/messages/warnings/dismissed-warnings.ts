// Which warnings somebody has put away on this device, message by message; nothing of it leaves the device.
import { readStored, writeStored } from '../../../lib/device/storage.ts'

const most = 200

export function readDismissed(userId: number): ReadonlySet<number> {
  return new Set(
    (readStored(keyOf(userId)) ?? '').split(',').flatMap((part) => (part ? [Number(part)] : [])),
  )
}

/** Puts the warning beside a message away for good; of very many the oldest are forgotten. */
export function dismissWarning(userId: number, messageId: number): ReadonlySet<number> {
  const dismissed = [...new Set([...readDismissed(userId), messageId])].slice(-most)
  writeStored(keyOf(userId), dismissed.join(','))
  return new Set(dismissed)
}

function keyOf(userId: number): string {
  return `wepa.warnings.${userId}`
}
