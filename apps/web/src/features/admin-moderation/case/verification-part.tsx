import type { VerificationDocument, VerificationRequest } from '@wepa/domain/trust/verification'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Part } from './case-parts.tsx'

/** What somebody wrote down to be verified, and their private papers. */
export function VerificationPart({ request }: { request: VerificationRequest }) {
  const { documentData, phoneNumber, documents, user } = request
  const facts = [
    ['Email', user.email],
    ['Teléfono', phoneNumber],
    ['Número de documento', documentData.documentNumber],
    ['Negocio', documentData.businessName],
    ['Licencia', documentData.licenseNumber],
    ['Dirección', documentData.address],
    ['Información adicional', documentData.additionalInfo],
  ] as const
  return (
    <Part title="Lo que presentó">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-body whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Documents documents={documents} />
    </Part>
  )
}

function Documents({ documents }: { documents: readonly VerificationDocument[] }) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<number>()
  if (documents.length === 0) {
    return <p className="text-small text-muted">No envió documentos.</p>
  }
  const open = async ({ id, kind, url }: VerificationDocument) => {
    setBusy(id)
    setProblem(await downloadFile(url, `documento-${id}.${kind === 'pdf' ? 'pdf' : 'jpg'}`))
    setBusy(undefined)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {documents.map((document, index) => (
          <Button
            key={document.id}
            tone="quiet"
            size="small"
            isBusy={busy === document.id}
            onClick={() => void open(document)}
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.75} />
            Documento {index + 1} ({document.kind === 'pdf' ? 'PDF' : 'imagen'})
          </Button>
        ))}
      </div>
      <FormAlert message={problem} />
    </>
  )
}
