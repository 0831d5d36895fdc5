import { useEffect, useState } from 'react'
import { shelfOf } from '../../../blocks/messages/message-photo-shelf.ts'
import { blobOf, findPhoto } from '../../../offline/drafts/draft-photos.ts'
import { classNames } from '../../../ui/class-names.ts'

interface WaitingPhotosProps {
  keys: readonly string[]
  clientId: string
}

/** Photos on their way, from where the browser keeps them. */
export function WaitingPhotos({ keys, clientId }: WaitingPhotosProps) {
  const previews = usePreviews(keys, clientId)
  return (
    <ul className={classNames('message-photos', keys.length === 1 && 'message-photo-alone')}>
      {keys.map((key, index) => (
        <li key={key}>
          {previews.has(key) ? (
            <img
              src={previews.get(key)}
              alt={`Foto ${index + 1} de ${keys.length}, por enviar`}
              width={480}
              height={480}
            />
          ) : (
            <span className="message-photo-missing" />
          )}
        </li>
      ))}
    </ul>
  )
}

function usePreviews(keys: readonly string[], clientId: string): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = keys.join(' ')
  useEffect(() => {
    let isShown = true
    const made: string[] = []
    const look = async () => {
      const found = new Map<string, string>()
      for (const key of wanted.split(' ')) {
        const photo = await findPhoto(shelfOf(clientId), key)
        const blob = photo && blobOf(photo)
        if (!blob || !isShown) continue
        const preview = URL.createObjectURL(blob)
        made.push(preview)
        found.set(key, preview)
      }
      if (isShown) setPreviews(found)
    }
    void look()
    return () => {
      isShown = false
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [wanted, clientId])
  return previews
}
