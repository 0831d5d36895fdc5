import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PasswordProof } from '@wepa/domain/people/proof'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { ProofFields } from './proof-fields.tsx'

interface PasswordProofFormProps {
  takesCode: boolean
  /** What was typed a moment ago: it is not asked for again where a code is. */
  password: string | undefined
  isFocused: boolean
  onProven: () => void
}

/** The password, and a code where a second factor is on. */
export function PasswordProofForm({
  takesCode,
  password,
  isFocused,
  onProven,
}: PasswordProofFormProps) {
  const prove = trpc.proof.byPassword.useMutation()
  const form = useForm<z.input<typeof PasswordProof>, unknown, PasswordProof>({
    resolver: standardSchemaResolver(PasswordProof),
    defaultValues: { password: password ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const isPasswordKnown = takesCode && password !== undefined
  useEffect(() => {
    if (isFocused) setFocus(isPasswordKnown ? 'code' : 'password')
  }, [setFocus, isFocused, isPasswordKnown])
  const submit = form.handleSubmit(async (input) => {
    try {
      await prove.mutateAsync(input)
      onProven()
    } catch (error) {
      showFailure(form, error, ['password', 'code'])
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ProofFields form={form} takesCode={takesCode} takesPassword={!isPasswordKnown} />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" tone={isFocused ? 'main' : 'quiet'} isBusy={isSubmitting}>
        Confirmar
      </Button>
    </form>
  )
}
