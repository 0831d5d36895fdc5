import { id } from '@wepa/domain/scalar'
import {
  OpeningInput,
  PhoneCodeInput,
  VerificationCodeInput,
  VerificationInput,
} from '@wepa/domain/trust/verification'
import * as z from 'zod/mini'
import { pageQuery } from '../../db/sql/paginate.ts'
import { adminProcedure, limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { listPendingRequests } from './list-pending-requests.ts'
import { listVerifications } from './list-verifications.ts'
import { mailNextCode } from './mail-code.ts'
import { listOpeningLines, listOpenTypes, setTypeOpen } from './openings/open-types.ts'
import { sendPhoneCode } from './phone/send-phone-code.ts'
import { requestVerification } from './request-verification.ts'
import { uploadDocument } from './upload-document.ts'
import { verifyCode } from './verify-code.ts'

const Id = z.object({ id: id() })

/** Bytes reach this only through the multipart door; JSON cannot carry them. */
const Upload = z.extend(Id, {
  bytes: z.instanceof(Uint8Array, { error: 'Falta el documento (campo "file")' }),
})

export const verificationsRouter = router({
  open: publicProcedure.query(({ ctx }) => listOpenTypes(ctx)),
  openings: adminProcedure.query(({ ctx }) => listOpeningLines(ctx)),
  setOpen: adminProcedure.input(OpeningInput).mutation(({ ctx, input }) => setTypeOpen(ctx, input)),
  list: publicProcedure.input(Id).query(({ ctx, input }) => listVerifications(ctx, input)),
  request: memberProcedure
    .input(z.extend(VerificationInput, Id.shape))
    .mutation(({ ctx, input }) => requestVerification(ctx, input)),
  /** Whether phones are confirmed by a code over SMS; without keys the team looks at them. */
  hasPhoneCode: publicProcedure.query(({ ctx }) => ctx.sms !== null),
  sendPhoneCode: memberProcedure
    .use(limited('verify'))
    .input(z.extend(PhoneCodeInput, Id.shape))
    .mutation(({ ctx, input }) => sendPhoneCode(ctx, input)),
  resendCode: memberProcedure.mutation(({ ctx }) => mailNextCode(ctx)),
  verifyCode: memberProcedure
    .input(z.extend(VerificationCodeInput, Id.shape))
    .mutation(({ ctx, input }) => verifyCode(ctx, input)),
  /** Where the mails and text messages of this machine can be read; null wherever they are real. */
  testMailbox: memberProcedure.query(({ ctx: { settings } }) =>
    settings.sandboxUrl && !settings.isProduction ? `${settings.sandboxUrl}/mail` : null,
  ),
  testPhone: memberProcedure.query(({ ctx: { settings } }) =>
    settings.sandboxUrl && !settings.isProduction ? `${settings.sandboxUrl}/sms` : null,
  ),
  uploadDocument: memberProcedure
    .use(limited('document'))
    .input(Upload)
    .mutation(({ ctx, input }) => uploadDocument(ctx, input)),
  pending: adminProcedure
    .input(pageQuery(20))
    .query(({ ctx, input }) => listPendingRequests(ctx, input)),
})
