import { type RefObject, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { type Area, drawSquare } from '../../blocks/photo-picker/draw-photo.ts'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { pageNonce } from '../../ui/style-nonce.ts'
import { tellOfFailedUpload, tellOfUpload } from './profile-toasts.tsx'

/** Enough for the largest circle that shows it, on a sharp screen. */
const edge = 512
const maxZoom = 4

interface CropDialogProps {
  file: File
  onClose: () => void
  onUploaded: (url: string) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Which part of a photo becomes the profile picture: moved by finger, mouse or arrow keys, then uploaded as a square. */
export function CropDialog({ file, onClose, onUploaded, returnFocusTo }: CropDialogProps) {
  const source = useObjectUrl(file)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const { isBusy, problem, upload } = useAvatarUpload()

  const use = async () => {
    const url = area && (await upload(file, area))
    if (url) onUploaded(url)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Ajusta tu foto"
      description="Muévela y acércala hasta que quede como quieres."
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button isBusy={isBusy} aria-disabled={!area} onClick={() => void use()}>
            {isBusy ? 'Subiendo…' : 'Usar foto'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="relative mx-auto aspect-square w-full max-w-[min(24rem,46dvh)] overflow-hidden rounded-card bg-sand-deep">
          {source && (
            <Cropper
              image={source}
              crop={place}
              zoom={zoom}
              maxZoom={maxZoom}
              aspect={1}
              cropShape="round"
              objectFit="cover"
              showGrid={false}
              keyboardStep={8}
              nonce={pageNonce() ?? ''}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ alt: '' }}
              cropperProps={{
                role: 'application',
                'aria-label': 'Marco de la foto: muévela con las flechas',
              }}
            />
          )}
        </div>
        <Slider
          label="Acercar"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          valueText={`${zoom.toFixed(1)}×`}
          onChange={setZoom}
        />
        <FormAlert message={problem} />
      </div>
    </Dialog>
  )
}

function useAvatarUpload() {
  const send = trpc.photos.uploadProfileImage.useMutation()
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Answers its address; undefined when it failed, which the dialog then says, and keeps the frame. */
  const upload = async (file: File, area: Area): Promise<string | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(null)
    try {
      const image = await toDataUrl(await drawSquare(file, area, edge))
      const { url } = await send.mutateAsync({ image })
      tellOfUpload()
      return url
    } catch (error) {
      tellOfFailedUpload()
      setProblem(readFailure(error).message)
      return undefined
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, problem, upload }
}

/** An address of the file for as long as the component shows it. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the picture could not be read'))
    reader.readAsDataURL(blob)
  })
}
