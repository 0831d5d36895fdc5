import { useConnection } from '../../lib/device/connection.ts'
import { isFromDevice } from '../../lib/device/device-marks.ts'
import { latePart } from '../../ui/late-part.tsx'

export const StampWords = latePart(async () => (await import('./stamp-words.tsx')).StampWords)

interface KeptStampProps {
  query: {
    data: unknown
    /** When the server said so, in ms. */
    dataUpdatedAt: number
  }
  className?: string
}

/** 'Guardado hoy a las 3:15 p. m.' over what was kept on the device; nothing over what is of now. */
export function KeptStamp({ query: { data, dataUpdatedAt }, className }: KeptStampProps) {
  const { isOnline } = useConnection()
  if (data === undefined || (isOnline && !isFromDevice(data))) return null
  return <StampWords at={dataUpdatedAt} className={className} />
}
