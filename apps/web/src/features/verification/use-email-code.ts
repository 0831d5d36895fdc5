import { useNavigate } from '@tanstack/react-router'
import { readFailure } from '../../lib/errors.ts'
import { checkSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Asking for the code of an email, asking again, and trying it. */
export function useEmailCode(userId: number) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const ask = trpc.verifications.request.useMutation()
  const resend = trpc.verifications.resendCode.useMutation()
  const verify = trpc.verifications.verifyCode.useMutation()
  const refresh = () => utils.verifications.list.invalidate({ id: userId })

  return {
    isRequesting: ask.isPending,
    error: ask.error,
    /** True once a code is on its way, this one or one from before. */
    async request(email: string): Promise<boolean> {
      try {
        await ask.mutateAsync({ id: userId, verificationType: 'email', email })
        await refresh()
        return true
      } catch (error) {
        await refresh()
        if (readFailure(error).code !== 'verification_pending') return false
        ask.reset()
        return true
      }
    },
    isResending: resend.isPending,
    /** The reason why not, or null. */
    async askAgain(): Promise<string | null> {
      try {
        await resend.mutateAsync()
        return null
      } catch (error) {
        return readFailure(error).message
      } finally {
        await refresh()
      }
    },
    isVerifying: verify.isPending,
    /** What is wrong with the code, or null: then the person is on the way to their profile. */
    async tryCode(verificationCode: string): Promise<string | null> {
      const refusal = await findRefusal(verificationCode)
      if (refusal !== null) {
        // A try may have ended the code.
        await refresh()
        return refusal
      }
      showToast({ title: 'Verificación aprobada', description: thanks, tone: 'good' })
      await checkSession()
      await navigate({ to: '/$', params: { _splat: 'profile' } })
      await Promise.all([
        refresh(),
        utils.trust.score.invalidate({ id: userId }),
        utils.users.get.invalidate({ id: userId }),
      ])
      return null
    },
  }

  /** Null for a code that is right, and where another tab was faster. */
  async function findRefusal(verificationCode: string): Promise<string | null> {
    try {
      const input = { id: userId, verificationType: 'email', verificationCode } as const
      const { success, message } = await verify.mutateAsync(input)
      return success ? null : `Código Incorrecto: ${message}`
    } catch (error) {
      const failure = readFailure(error)
      if (failure.code === 'verification_approved') return null
      return failure.code === 'unknown'
        ? 'No se pudo verificar el código. Inténtalo de nuevo.'
        : failure.message
    }
  }
}

const thanks = 'Tu email quedó verificado.'
