import {
  type AwayReply,
  MAX_AWAY_TEXT,
  type OpenHours,
  WEEKDAYS,
} from '@wepa/domain/conversations/away-reply'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { SettingsCard } from './settings-card.tsx'

/** What a business answers by itself to who writes while it is closed. */
export function AwayReplyCard() {
  const reply = trpc.conversations.awayReply.useQuery()
  return (
    <SettingsCard
      title="Cuando estás cerrado"
      text="A quien te escribe fuera de tu horario le contestamos por ti, una vez cada 12 horas. Se ve que es una respuesta automática, y no cuenta en tu tiempo de contestar."
    >
      {reply.data && <AwayReplyForm saved={reply.data} />}
      {!reply.data && !reply.error && <Skeleton className="h-64" />}
      {!reply.data && reply.error && (
        <LoadFailure
          error={reply.error}
          title="No pudimos cargar tu horario"
          onRetry={() => void reply.refetch()}
        />
      )}
    </SettingsCard>
  )
}

/** Monday first, as people here read a week. */
const order = [1, 2, 3, 4, 5, 6, 0]

function AwayReplyForm({ saved }: { saved: AwayReply }) {
  const [reply, setReply] = useState(saved)
  const { awayReply } = trpc.useUtils().conversations
  const save = trpc.conversations.setAwayReply.useMutation({
    onSuccess: (stored) => {
      awayReply.setData(undefined, stored)
      showToast({ title: 'Guardado', tone: 'good' })
    },
  })
  const failure = save.error ? readFailure(save.error) : undefined
  const problemOf = (path: string) =>
    failure?.issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))
      ?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(reply)
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Switch
        label="Contestar por mí"
        checked={reply.isOn}
        onChange={({ currentTarget }) => setReply({ ...reply, isOn: currentTarget.checked })}
      />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 text-body font-semibold">Tu horario</legend>
        {order.map((day) => (
          <Day
            key={day}
            name={WEEKDAYS[day] ?? ''}
            hours={reply.hours[day] ?? null}
            problem={problemOf(`hours.${day}`)}
            onChange={(hours) => setReply({ ...reply, hours: reply.hours.with(day, hours) })}
          />
        ))}
      </fieldset>
      <TextArea
        label="Lo que contestamos"
        rows={3}
        maxLength={MAX_AWAY_TEXT}
        value={reply.text}
        error={problemOf('text')}
        onChange={({ currentTarget }) => setReply({ ...reply, text: currentTarget.value })}
      />
      <p
        role="alert"
        className={failure && failure.issues.length === 0 ? 'text-body text-danger' : 'hidden'}
      >
        {failure?.issues.length === 0 && failure.message}
      </p>
      <Button type="submit" isBusy={save.isPending} className="justify-self-start">
        Guardar
      </Button>
    </form>
  )
}

interface DayProps {
  name: string
  hours: OpenHours
  problem: string | undefined
  onChange: (hours: OpenHours) => void
}

function Day({ name, hours, problem, onChange }: DayProps) {
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      <Switch
        label={name}
        checked={hours !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { opens: '09:00', closes: '17:00' } : null)
        }
      />
      {hours && (
        <div className="grid grid-cols-1 gap-3 pb-2 sm:grid-cols-2">
          <TextInput
            label={`${name}: abre`}
            type="time"
            value={hours.opens}
            onChange={({ currentTarget }) => onChange({ ...hours, opens: currentTarget.value })}
          />
          <TextInput
            label={`${name}: cierra`}
            type="time"
            value={hours.closes}
            error={problem}
            onChange={({ currentTarget }) => onChange({ ...hours, closes: currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
