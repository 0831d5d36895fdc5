import { useState } from 'react'
import { deviceId } from '../../lib/device/device-id.ts'
import { passkeyMessage, signWithPasskey } from '../../lib/passkeys.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'

/** Signs in with a passkey: no name, no password and no code. */
export function PasskeySignIn() {
  const options = trpc.auth.passkeyOptions.useMutation()
  const login = trpc.auth.passkeyLogin.useMutation()
  const { signIn } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const enter = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const credential = await signWithPasskey(await options.mutateAsync())
      signIn(await login.mutateAsync({ credential, deviceId: deviceId() }))
    } catch (error) {
      setProblem(passkeyMessage(error))
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button tone="quiet" size="large" isBusy={isBusy} onClick={() => void enter()}>
        Entrar con llave de acceso
      </Button>
      <FormAlert message={problem} />
    </>
  )
}
