import type { Meeting } from '@wepa/domain/meetings/meeting'
import { meetingRisk, meetingRiskText } from '@wepa/domain/meetings/meeting-risk'
import type { PublicPlace } from '@wepa/domain/meetings/public-places'
import { dateOnly } from '@wepa/domain/text/date'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { MunicipalityField } from '../../../blocks/search/municipality-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import {
  type PlannedMeeting,
  type PlanProblems,
  placesIn,
  plannableDays,
  readPlan,
  startOf,
  type TypedMeeting,
} from './planned-meeting.ts'

interface PlanDialogProps {
  name: string
  /** The town of the ad, to begin with. */
  town: string
  /** What it takes the place of. */
  before: Meeting | undefined
  now: string
  returnFocusTo?: RefObject<HTMLElement | null>
  onSend: (plan: PlannedMeeting) => void
  onClose: () => void
}

/** The value of the choice that lets people write a place themselves. */
const OWN = ''

/** Asks where and when to meet; public places of the town stand first. */
export function PlanDialog(props: PlanDialogProps) {
  const { name, before, now, onSend, onClose } = props
  const form = useId()
  const [typed, setTyped] = useState(() => firstValues(props))
  const [problems, setProblems] = useState<PlanProblems>({})
  const change = (fields: Partial<TypedMeeting>) => {
    setTyped((earlier) => ({ ...earlier, ...fields }))
    setProblems({})
  }
  const places = placesIn(typed.town)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPlan(typed, new Date())
    if ('plan' in read) return onSend(read.plan)
    setProblems(read.problems)
    const first = Object.keys(read.problems)[0]
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const days = plannableDays(new Date(now))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={before ? 'Cambiar el encuentro' : 'Planificar encuentro'}
      description={`${name} lo confirma o propone otra cosa.`}
      {...(props.returnFocusTo && { returnFocusTo: props.returnFocusTo })}
      footer={
        <Button type="submit" form={form}>
          Proponer
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            type="date"
            name="day"
            label="Día"
            min={days.first}
            max={days.last}
            value={typed.day}
            error={problems.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            name="hour"
            label="Hora"
            step={300}
            value={typed.hour}
            error={problems.hour}
            onChange={(event) => change({ hour: event.currentTarget.value })}
          />
        </div>
        <MunicipalityField
          purpose="search"
          name="town"
          label="Municipio"
          isMapless
          value={typed.town}
          error={problems.town}
          onValueChange={(town) => change({ town, placeId: placeIn(town) })}
        />
        <PlaceFields typed={typed} places={places} problem={problems.place} onChange={change} />
        <RiskNote typed={typed} />
        <p className="text-small text-muted">
          Encuéntrense de día y donde haya gente, mira lo que compras antes de pagar y dile a
          alguien de confianza a dónde vas.
        </p>
      </form>
    </Dialog>
  )
}

interface PlaceFieldsProps {
  typed: TypedMeeting
  places: readonly PublicPlace[]
  problem: string | undefined
  onChange: (fields: Partial<TypedMeeting>) => void
}

function PlaceFields({ typed, places, problem, onChange }: PlaceFieldsProps) {
  return (
    <>
      {places.length > 0 && (
        <SelectField
          name="placeId"
          label="Lugar"
          value={typed.placeId}
          onChange={(event) => onChange({ placeId: event.currentTarget.value })}
        >
          {places.map(({ id, name, where }) => (
            <option key={id} value={id}>
              {where ? `${name} (${where})` : name}
            </option>
          ))}
          <option value={OWN}>Otro lugar…</option>
        </SelectField>
      )}
      {(places.length === 0 || typed.placeId === OWN) && (
        <TextInput
          name="place"
          label={places.length > 0 ? '¿Qué lugar?' : 'Lugar'}
          maxLength={120}
          placeholder="Un sitio público, con señas"
          value={typed.place}
          error={problem}
          onChange={(event) => onChange({ place: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function RiskNote({ typed: { day, hour, placeId, place } }: { typed: TypedMeeting }) {
  if (!day || !hour) return null
  const risk = meetingRisk({ place, placeId: placeId || null, startsAt: startOf({ day, hour }) })
  return (
    <p role="status" className="text-small font-semibold text-danger empty:hidden">
      {risk && (
        <>
          <TriangleAlert aria-hidden="true" size={16} className="mr-1 inline align-[-3px]" />
          {meetingRiskText(risk)}
        </>
      )}
    </p>
  )
}

function firstValues({ before, town }: PlanDialogProps): TypedMeeting {
  if (!before) return { day: '', hour: '', town, placeId: placeIn(town), place: '' }
  const starts = new Date(before.startsAt)
  const clock = new Date(starts.getTime() - 4 * 3_600_000).toISOString().slice(11, 16)
  return {
    day: dateOnly(starts),
    hour: clock,
    town: before.municipality ?? town,
    placeId: before.placeId ?? OWN,
    place: before.placeId ? '' : before.place,
  }
}

/** The first public place of a town: what is proposed unless somebody wants another. */
function placeIn(town: string): string {
  return placesIn(town)[0]?.id ?? OWN
}
