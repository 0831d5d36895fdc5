import { ROLE_NAMES, ROLE_TEXTS, TEAM_ROLES, type TeamRole } from '@wepa/domain/teams/team'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Invites somebody by email. */
export function InviteForm() {
  const { teams } = trpc.useUtils()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<TeamRole>('seller')
  const invite = trpc.teams.invite.useMutation({
    onSuccess: (team) => {
      teams.list.setData(undefined, team)
      setEmail('')
      showToast({
        title: 'Invitación enviada',
        description: 'Llega por correo y vale siete días.',
        tone: 'good',
      })
    },
  })
  const failure = invite.error ? readFailure(invite.error) : undefined
  const atEmail = failure?.issues.find(({ path }) => path === 'email')?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ email, role })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <TextInput
        label="Email de quien invitas"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={255}
        value={email}
        error={atEmail}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label="Qué podrá hacer"
        hint={ROLE_TEXTS[role]}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as TeamRole)}
      >
        {TEAM_ROLES.map((each) => (
          <option key={each} value={each}>
            {ROLE_NAMES[each]}
          </option>
        ))}
      </SelectField>
      <p role="alert" className={failure && !atEmail ? 'text-body text-danger' : 'hidden'}>
        {!atEmail && failure?.message}
      </p>
      <Button type="submit" isBusy={invite.isPending} className="w-fit">
        Invitar
      </Button>
    </form>
  )
}
