// Text fields for what a person is reached by: the keyboard and the autofill that go with each.
import { TextInput, type TextInputProps } from './text-input.tsx'

export function EmailInput(props: TextInputProps) {
  return <TextInput type="email" inputMode="email" autoComplete="email" {...props} />
}

export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" {...props} />
}

/** A name to sign in with: nothing corrects what is typed. */
export function UsernameInput(props: TextInputProps) {
  return (
    <TextInput
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
