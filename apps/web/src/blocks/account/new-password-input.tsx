import { type ComponentProps, useState } from 'react'
import { PasswordInput } from '../../ui/forms/password-input.tsx'

const warning =
  'Esta contraseña es de las más usadas, y de las primeras que se adivinan. Puedes usarla, pero otra te protege mejor.'

/** A field for a new password, which says of one that many people have that it is; nobody is refused for it. */
export function NewPasswordInput({
  onBlur,
  hint,
  ...props
}: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>) {
  const [isCommon, setCommon] = useState(false)
  const look = async (password: string) => {
    // The list comes when it is needed; without it nothing is said.
    const list = await import('@wepa/domain/people/common-passwords').catch(() => undefined)
    setCommon(list?.isCommonPassword(password) ?? false)
  }
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      hint={isCommon ? <span role="status">{warning}</span> : hint}
      onBlur={(event) => {
        void look(event.currentTarget.value)
        return onBlur?.(event)
      }}
    />
  )
}
