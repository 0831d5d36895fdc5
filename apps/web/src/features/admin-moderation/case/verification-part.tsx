import type { VerificationRequest } from '@wepa/domain/trust/verification'
import { Part } from './case-parts.tsx'
import { DocumentsPart } from './documents-part.tsx'

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
      <DocumentsPart documents={documents} />
    </Part>
  )
}
