import { type ComponentType, lazy } from 'react'
import { useConnection } from '../lib/connection.ts'
import { isFromDevice } from '../lib/device-marks.ts'
import type { StampWordsProps } from './stamp-words.tsx'

// Not through `latePart`: a block may run before the entry, where the build puts that.
const StampWords = lazy(async (): Promise<{ default: ComponentType<StampWordsProps> }> => {
  try {
    return { default: (await import('./stamp-words.tsx')).StampWords }
  } catch {
    return { default: () => null }
  }
})

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
