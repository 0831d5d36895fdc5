import type { PasskeyProof } from '@wepa/domain/people/passkey'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { formField } from '../../../lib/forms/form-field.ts'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { CodeField } from '../second-factor/code-field.tsx'

interface ProofFieldsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** Where a second factor is on. */
  takesCode: boolean
}

/** The password again, and a code where a second factor is on. */
export function ProofFields<Values extends PasskeyProof, Output>({
  form,
  takesCode,
}: ProofFieldsProps<Values, Output>) {
  const field = (name: keyof PasskeyProof) => formField(form, name as FieldPath<Values>)
  return (
    <>
      <PasswordInput
        label="Confirma con tu contraseña"
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
      {takesCode && (
        <CodeField label="Código de tu app, o de recuperación" isRequired {...field('code')} />
      )}
    </>
  )
}
