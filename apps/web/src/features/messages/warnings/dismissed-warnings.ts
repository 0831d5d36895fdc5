// Which warnings somebody has put away on this device, and of which they have said whether they were right, message by
// message; nothing of these lists leaves the device.
import { readStored, writeStored } from '../../../lib/device/storage.ts'

type List = 'dismissed' | 'judged'

const most = 200

/** The messages whose warnings are on a list. */
export function readWarnings(list: List, userId: number): ReadonlySet<number> {
  return new Set(
    (readStored(keyOf(list, userId)) ?? '')
      .split(',')
      .flatMap((part) => (part ? [Number(part)] : [])),
  )
}

/** Puts the warning beside a message on a list for good; of very many the oldest are forgotten. */
export function noteWarning(list: List, userId: number, messageId: number): ReadonlySet<number> {
  const noted = [...new Set([...readWarnings(list, userId), messageId])].slice(-most)
  writeStored(keyOf(list, userId), noted.join(','))
  return new Set(noted)
}

function keyOf(list: List, userId: number): string {
  return list === 'dismissed' ? `wepa.warnings.${userId}` : `wepa.warnings.judged.${userId}`
}
