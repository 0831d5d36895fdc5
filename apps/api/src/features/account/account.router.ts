import { NotificationPreferencesPatch } from '@wepa/domain/notifications/preferences'
import {
  AccountDeletionInput,
  AccountUndoInput,
  PasswordChangeInput,
  PasswordResetInput,
  RecoveryInput,
  ResetLink,
} from '@wepa/domain/people/password'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './deletion/close-account.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { exportData } from './export-data.ts'
import { getPreferences } from './get-preferences.ts'
import { checkResetLink } from './recovery/check-reset-link.ts'
import { requestRecovery } from './recovery/request-recovery.ts'
import { resetPassword } from './recovery/reset-password.ts'
import { requirePassword } from './require-password.ts'
import { setPreferences } from './set-preferences.ts'
import { undoChange } from './undo-change.ts'

const UserId = z.object({ id: id() })

export const accountRouter = router({
  forgotPassword: publicProcedure
    .use(limited('recovery'))
    .input(RecoveryInput)
    .mutation(({ ctx, input }) => requestRecovery(ctx, 'password', input)),
  forgotUsername: publicProcedure
    .use(limited('recovery'))
    .input(RecoveryInput)
    .mutation(({ ctx, input }) => requestRecovery(ctx, 'username', input)),
  // No query: its token would stand in an address, and with it in logs on the way.
  checkResetLink: linkProcedure
    .use(limited('resetLink'))
    .input(ResetLink)
    .mutation(({ ctx, input }) => checkResetLink(ctx, input)),
  resetPassword: linkProcedure
    .use(limited('resetLink'))
    .input(PasswordResetInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: memberProcedure
    .input(PasswordChangeInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  /** What the app calls: the password is asked again. */
  delete: memberProcedure.input(AccountDeletionInput).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.password, {
      path: 'password',
      message: 'La contraseña no es correcta.',
    })
    await requireRecentProof(ctx, { isPasswordChecked: true })
    return deleteAccount(ctx)
  }),
  /** The documented DELETE, whose body is empty: the token alone answers for the person, for three days. */
  deleteByToken: memberProcedure.mutation(async ({ ctx }) => {
    await requireRecentProof(ctx)
    return closeAccount(ctx)
  }),
  /** The link of an email: gives the account its former email back, or keeps one that was deleted. */
  undo: linkProcedure
    .use(limited('resetLink'))
    .input(AccountUndoInput)
    .mutation(({ ctx, input }) => undoChange(ctx, input)),
  preferences: memberProcedure.input(UserId).query(({ ctx, input }) => getPreferences(ctx, input)),
  setPreferences: memberProcedure
    .use(limited('edit'))
    .input(z.extend(NotificationPreferencesPatch, UserId.shape))
    .mutation(({ ctx, input }) => setPreferences(ctx, input)),
  export: memberProcedure
    .use(limited('export'))
    .input(UserId)
    .query(({ ctx, input }) => exportData(ctx, input)),
})
