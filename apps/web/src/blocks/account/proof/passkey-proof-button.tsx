import { useState } from 'react'
import { passkeyMessage, signWithPasskey } from '../../../lib/passkeys.ts'
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'

interface PasskeyProofButtonProps {
  options: NonNullable<RouterOutputs['proof']['begin']['passkey']>
  onProven: () => void
}

/** Has the device ask its person. A challenge is good once: another try takes another. */
export function PasskeyProofButton({ options, onProven }: PasskeyProofButtonProps) {
  const begin = trpc.proof.begin.useMutation()
  const prove = trpc.proof.byPasskey.useMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const press = async () => {
    setIsBusy(true)
    try {
      const fresh = problem ? (await begin.mutateAsync()).passkey : options
      const credential = await signWithPasskey(fresh ?? options)
      await prove.mutateAsync({ credential })
      onProven()
    } catch (error) {
      setProblem(passkeyMessage(error))
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button size="large" isBusy={isBusy} onClick={() => void press()}>
        Usar llave de acceso
      </Button>
      <FormAlert message={problem} />
    </>
  )
}
