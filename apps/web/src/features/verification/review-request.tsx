import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import type { SelfUser } from '@wepa/domain/people/user'
import {
  missingForVerification,
  VerificationInput,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { placeIssues, showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { DocumentField } from './document-field.tsx'
import { requestProblem } from './failure-text.ts'
import { findDocumentProblem, uploadDocument } from './upload-document.ts'

type ReviewedType = Exclude<VerificationType, 'email'>

/** What is asked for each type. */
const questions = {
  phone: [['phoneNumber', 'Número de teléfono']],
  identity: [['documentData.documentNumber', 'Número del documento']],
  business: [
    ['documentData.businessName', 'Nombre del negocio'],
    ['documentData.licenseNumber', 'Número de licencia'],
  ],
  address: [['documentData.address', 'Dirección completa']],
} as const satisfies Record<ReviewedType, readonly (readonly [string, string])[]>

const fields = [
  'phoneNumber',
  'documentData.documentNumber',
  'documentData.businessName',
  'documentData.licenseNumber',
  'documentData.address',
  'documentData.additionalInfo',
] as const

interface ReviewRequestProps {
  type: ReviewedType
  user: Pick<SelfUser, 'id' | 'phone'>
  /** Why the last request was rejected, or null. */
  reason: string | null
}

/** A request that the team looks at: what is to be confirmed, and the papers that show it. */
export function ReviewRequest({ type, user, reason }: ReviewRequestProps) {
  const form = useForm<z.input<typeof VerificationInput>, unknown, VerificationInput>({
    resolver: standardSchemaResolver(VerificationInput),
    defaultValues: { verificationType: type, phoneNumber: user.phone ?? '' },
  })
  const [files, setFiles] = useState<readonly File[]>([])
  const uploadAll = useUploads(user.id)
  const send = useSending(user.id)
  const { errors, isSubmitting } = form.formState
  const refuse = (message: string) => form.setError('root', { type: 'server', message })

  const submit = form.handleSubmit(async (input) => {
    const missing = missingForVerification(input)
    if (missing) return void placeIssues(form, [missing], fields)
    const uploaded = await uploadAll(files)
    if ('problem' in uploaded) return refuse(uploaded.problem)
    try {
      const { documentIds } = uploaded
      await send({ ...input, documentData: { ...input.documentData, documentIds } })
    } catch (error) {
      showFailure(form, error, fields, requestProblem)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {reason && (
        <p className="rounded-card bg-danger-soft p-4 text-body">
          <strong className="font-semibold">No pudimos aprobar la solicitud anterior.</strong>{' '}
          Motivo: {reason}
        </p>
      )}
      {questions[type].map(([name, label]) => (
        <TextInput key={name} label={label} isRequired {...formField(form, name)} />
      ))}
      <TextArea
        label="Algo más que debamos saber (opcional)"
        rows={3}
        {...formField(form, 'documentData.additionalInfo')}
      />
      <DocumentField files={files} onChange={setFiles} />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Enviando…' : 'Enviar solicitud'}
      </Button>
    </form>
  )
}

/** Uploads what is not there yet: a request that failed is sent again without its files. */
function useUploads(userId: number) {
  const known = useRef(new Map<File, number>())
  return async (
    files: readonly File[],
  ): Promise<{ documentIds: number[] } | { problem: string }> => {
    const problem = findDocumentProblem(files)
    if (problem) return { problem }
    const documentIds: number[] = []
    for (const file of files) {
      const id = known.current.get(file)
      const uploaded = id === undefined ? await uploadDocument(userId, file) : { id }
      if ('problem' in uploaded) return uploaded
      known.current.set(file, uploaded.id)
      documentIds.push(uploaded.id)
    }
    return { documentIds }
  }
}

function useSending(userId: number) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const request = trpc.verifications.request.useMutation()
  return async (input: VerificationInput) => {
    await request.mutateAsync({ ...input, id: userId })
    showToast({
      title: 'Solicitud enviada',
      description: 'La revisa nuestro equipo y te avisamos.',
      tone: 'good',
    })
    await navigate({ to: '/$', params: { _splat: 'profile' } })
    await utils.verifications.list.invalidate({ id: userId })
  }
}
