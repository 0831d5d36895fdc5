import type { PasswordProof } from '@wepa/domain/people/proof'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { formField } from '../../../lib/forms/form-field.ts'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { CodeField } from './code-field.tsx'

interface ProofFieldsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** Where a second factor is on. */
  takesCode: boolean
  /** False where it is known already. */
  takesPassword?: boolean
}

/** The password again, and a code where a second factor is on. */
export function ProofFields<Values extends PasswordProof, Output>({
  form,
  takesCode,
  takesPassword = true,
}: ProofFieldsProps<Values, Output>) {
  const field = (name: keyof PasswordProof) => formField(form, name as FieldPath<Values>)
  return (
    <>
      {takesPassword && (
        <PasswordInput
          label="Confirma con tu contraseña"
          autoComplete="current-password"
          isRequired
          {...field('password')}
        />
      )}
      {takesCode && (
        <CodeField label="Código de tu app, o de recuperación" isRequired {...field('code')} />
      )}
    </>
  )
}
