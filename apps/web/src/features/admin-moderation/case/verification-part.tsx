import type { VerificationRequest } from '@wepa/domain/trust/verification'
import { Part } from './case-parts.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { Facts } from './facts.tsx'

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
      <Facts facts={facts} />
      <DocumentsPart documents={documents} />
    </Part>
  )
}
