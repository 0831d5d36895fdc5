import { useNavigate } from '@tanstack/react-router'
import { readFailure } from '../../lib/errors.ts'
import { checkSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** What is confirmed by a code: by email, or by SMS. */
export type CodeType = 'email' | 'phone'

/** Asking for a code, asking again, and trying it. */
export function useCode(userId: number, type: CodeType) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const ask = trpc.verifications.request.useMutation()
  const resend = trpc.verifications.resendCode.useMutation()
  const text = trpc.verifications.sendPhoneCode.useMutation()
  const verify = trpc.verifications.verifyCode.useMutation()
  const refresh = () => utils.verifications.list.invalidate({ id: userId })

  return {
    isRequesting: ask.isPending || text.isPending,
    error: ask.error ?? text.error,
    /** True once a code is on its way, this one or one from before. */
    async request(target: string): Promise<boolean> {
      try {
        if (type === 'phone') await text.mutateAsync({ id: userId, phoneNumber: target })
        else await ask.mutateAsync({ id: userId, verificationType: 'email', email: target })
        await refresh()
        return true
      } catch (error) {
        await refresh()
        if (type === 'phone' || readFailure(error).code !== 'verification_pending') return false
        ask.reset()
        return true
      }
    },
    isResending: resend.isPending || text.isPending,
    /** The reason why not, or null. */
    async askAgain(target: string): Promise<string | null> {
      try {
        if (type === 'phone') await text.mutateAsync({ id: userId, phoneNumber: target })
        else await resend.mutateAsync()
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
      showToast({ title: 'Verificación aprobada', description: thanks[type], tone: 'good' })
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
      const input = { id: userId, verificationType: type, verificationCode }
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

const thanks: Readonly<Record<CodeType, string>> = {
  email: 'Tu email quedó verificado.',
  phone: 'Tu teléfono quedó verificado.',
}
