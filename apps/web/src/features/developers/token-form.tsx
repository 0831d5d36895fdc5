import {
  SCOPE_LABELS,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenDays,
  type TokenScope,
} from '@wepa/domain/developers/api-token'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Choices } from './choices.tsx'

/** In a line of the list. */
export const scopeWords: Record<TokenScope, string> = {
  read: 'Leer',
  ads: 'Anuncios',
  messages: 'Mensajes',
}

interface TokenFormProps {
  onMade: (secret: string) => void
  onCancel: () => void
}

/** What a new token is called, may do, and how long it lives. */
export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['read'])
  const [days, setDays] = useState<TokenDays>(90)
  const create = trpc.apiTokens.create.useMutation({ onSuccess: ({ secret }) => onMade(secret) })
  const failure = create.error ? readFailure(create.error) : undefined
  const problemOf = (path: string) =>
    failure?.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name, scopes, days })
  }
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card border border-line p-4">
      <TextInput
        label="Nombre"
        hint="Para que sepas cuál es: «Inventario de la tienda»."
        maxLength={60}
        value={name}
        error={problemOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Choices
        legend="Qué puede hacer"
        labels={SCOPE_LABELS}
        keys={TOKEN_SCOPES}
        chosen={scopes}
        onChange={setScopes}
        error={problemOf('scopes')}
      />
      <SelectField
        label="Cuánto dura"
        className="max-w-60"
        value={String(days)}
        onChange={(event) =>
          setDays(TOKEN_DAYS.find((each) => String(each) === event.target.value) ?? null)
        }
      >
        {TOKEN_DAYS.map((each) => (
          <option key={each} value={String(each)}>
            {each === null ? 'Sin fecha de fin' : `${each} días`}
          </option>
        ))}
      </SelectField>
      <p
        role="alert"
        className={failure && failure.issues.length === 0 ? 'text-body text-danger' : 'hidden'}
      >
        {failure?.issues.length === 0 && failure.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={create.isPending}>
          Crear
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
