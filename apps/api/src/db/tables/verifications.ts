import type { VerificationStatus, VerificationType } from '@wepa/domain/trust/verification'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** What a person wrote down for a request, as `document_data` keeps it. */
export type WrittenDetails = {
  documentNumber?: string | null | undefined
  businessName?: string | null | undefined
  licenseNumber?: string | null | undefined
  address?: string | null | undefined
  additionalInfo?: string | null | undefined
}

/** Row of `user_verifications`. `target` is the address or number that is confirmed. */
export type UserVerificationsTable = {
  id: Generated<number>
  userId: number
  verificationType: VerificationType
  status: Generated<VerificationStatus>
  target: string | null
  documentData: ColumnType<WrittenDetails, string | undefined, string>
  codeHash: string | null
  codeTries: Generated<number>
  expiresAt: NullableTimestamp
  verifiedAt: NullableTimestamp
  notes: string | null
  decidedBy: number | null
  settledBy: Generated<number | null>
  createdAt: Timestamp
}

/** Row of `verification_documents`: a private file, of a request once that is made. */
export type VerificationDocumentsTable = {
  id: Generated<number>
  userId: number
  verificationId: number | null
  name: string
  kind: 'image' | 'pdf'
  byteSize: number
  createdAt: Timestamp
}

/** Row of `verification_openings`: the administration opened or closed a type. */
export type VerificationOpeningsTable = {
  id: Generated<number>
  type: string
  isOpen: boolean
  adminId: number | null
  createdAt: Date
}

/** Row of `document_garbage`: a file whose row is gone. */
export type DocumentGarbageTable = {
  name: string
  createdAt: Timestamp
}
