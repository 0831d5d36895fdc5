import type { ListingCard } from '@wepa/domain/listings/card'
import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'

const ShareSheet = latePart(
  async () => (await import('../../blocks/sharing/share-sheet.tsx')).ShareSheet,
  {
    failure: 'No pudimos abrirlo. Revisa tu conexión.',
  },
)

export function ShareButton({ listing }: { listing: ListingCard }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        tone="bare"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="needs-script -mr-3"
      >
        <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Compartir
      </Button>
      {isOpen && <ShareSheet listing={listing} onOpenChange={setIsOpen} returnFocusTo={button} />}
    </>
  )
}
