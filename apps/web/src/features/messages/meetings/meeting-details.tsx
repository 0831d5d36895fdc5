import { calendarFile } from '@wepa/domain/meetings/calendar-file'
import type { Meeting, MeetingShare } from '@wepa/domain/meetings/meeting'
import { meetingPlace, meetingTime } from '@wepa/domain/meetings/meeting-words'
import { dateAndTime } from '@wepa/domain/text/date'
import { CalendarPlus, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CopyField } from '../../../blocks/sharing/copy-field.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'

interface MeetingDetailsProps {
  meeting: Meeting
  conversationId: number
  name: string
  listingTitle: string | null
  isClosed: boolean
  onMove: () => void
  onCancel: () => void
  onClose: () => void
}

/** What one does with a meeting that both have agreed on. */
export function MeetingDetails(props: MeetingDetailsProps) {
  const { meeting, conversationId, name, listingTitle, isClosed, onMove, onCancel, onClose } = props
  const save = () => {
    const url = `${window.location.origin}/chat/${conversationId}`
    const about = { ...meeting, otherName: name, listingTitle, url }
    saveFile(calendarFile(about, new Date()))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Encuentro con ${name}`}
      description={`${meetingTime(meeting.startsAt)}, en ${meetingPlace(meeting)}.`}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" disabled={isClosed} onClick={onMove}>
            Cambiar lugar u hora
          </Button>
          <Button tone="danger" disabled={isClosed} onClick={onCancel}>
            Cancelar encuentro
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <Part title="Que no se te pase">
          <p className="text-small text-muted">
            Te avisamos dos horas antes. En el calendario de tu teléfono suena también sin señal.
          </p>
          <Button tone="quiet" onClick={save}>
            <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
            Añadir a mi calendario
          </Button>
        </Part>
        <Part title="Compártelo con alguien de confianza">
          <Sharing meeting={meeting} />
        </Part>
        <Part title="Antes de ir">
          <ul className="grid list-disc gap-1 pl-5 text-small">
            <li>De día y donde haya gente; lleva a alguien si puedes.</li>
            <li>Mira y prueba lo que compras antes de pagar.</li>
            <li>Si algo no te cuadra, te vas. No le debes una venta a nadie.</li>
          </ul>
        </Part>
      </div>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-body font-bold">{title}</h3>
      {children}
    </section>
  )
}

function Sharing({ meeting }: { meeting: Meeting }) {
  const [link, setLink] = useState<MeetingShare>()
  const share = trpc.meetings.share.useMutation({ onSuccess: setLink })
  const unshare = trpc.meetings.unshare.useMutation({ onSuccess: () => setLink(undefined) })
  const failure = share.error ?? unshare.error
  return (
    <>
      <p className="text-small text-muted">
        Un enlace que muestra lugar, hora y cuándo avisaste, sin cuenta. No sigue tu ubicación.
      </p>
      <FormAlert message={failure && readFailure(failure).message} />
      {link ? (
        <>
          <CopyField label="Enlace al encuentro" value={`${window.location.origin}${link.path}`} />
          <p className="text-small text-muted">Abre hasta el {dateAndTime(link.endsAt)}</p>
        </>
      ) : (
        <Button
          tone="quiet"
          isBusy={share.isPending}
          onClick={() => share.mutate({ id: meeting.id })}
        >
          <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
          Hacer un enlace
        </Button>
      )}
      <Button
        tone="bare"
        size="small"
        isBusy={unshare.isPending}
        onClick={() => unshare.mutate({ id: meeting.id })}
      >
        Dejar de compartir
      </Button>
      {unshare.isSuccess && !link && (
        <p role="status" className="text-small">
          Tus enlaces a este encuentro ya no abren.
        </p>
      )}
    </>
  )
}

/** A file that is made here: it works without network. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'encuentro.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
