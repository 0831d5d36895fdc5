import { type ComponentProps, useState } from 'react'
import { PasswordInput } from '../../ui/forms/password-input.tsx'

const warning =
  'Esta contraseña es de las más usadas, y de las primeras que se adivinan. Puedes usarla, pero otra te protege mejor.'

/** A field for a new password, which says of one that many people have that it is; nobody is refused for it. */
export function NewPasswordInput({
  onChange,
  hint,
  ...props
}: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>) {
  const [isCommon, setCommon] = useState(false)
  const look = async (input: HTMLInputElement) => {
    // The list comes when it is needed; without it nothing is said.
    const list = await import('@wepa/domain/people/common-passwords').catch(() => undefined)
    // Not when the field is being left: the words would push away the button that is being pressed.
    if (document.activeElement !== input) return
    setCommon(list?.isCommonPassword(input.value) ?? false)
  }
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      hint={isCommon ? <span role="status">{warning}</span> : hint}
      onChange={(event) => {
        void look(event.currentTarget)
        return onChange?.(event)
      }}
    />
  )
}
