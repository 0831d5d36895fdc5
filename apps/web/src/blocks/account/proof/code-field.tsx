import { TextInput, type TextInputProps } from '../../../ui/forms/text-input.tsx'

/** A code of an app, or a recovery code: digits and letters. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
