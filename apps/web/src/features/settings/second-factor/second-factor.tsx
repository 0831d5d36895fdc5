import type { SecondFactorState } from '@wepa/domain/people/second-factor'
import { longDate } from '@wepa/domain/text/date'
import { type RefObject, useRef, useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useViewFocus } from '../../../ui/use-view-focus.ts'
import { BothFactorsForm } from './both-factors-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

/** The second factor by an app: on or off, and what can be done about it. */
export function SecondFactor() {
  const queries = trpc.useUtils()
  const { data, error, refetch } = trpc.secondFactor.state.useQuery(undefined, { staleTime: 0 })
  const [codes, setCodes] = useState<readonly string[]>()
  const place = useRef<HTMLButtonElement & HTMLParagraphElement>(null)
  const isOn = data && data.since !== null
  useViewFocus(data && `${isOn} ${codes !== undefined}`, () => place.current)
  const show = async (made: readonly string[]) => {
    setCodes(made)
    await queries.secondFactor.state.invalidate()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (!data) {
    if (!error) return <Skeleton className="h-12" />
    const title = 'No pudimos cargar la verificación en dos pasos'
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  const Part = isOn ? On : Off
  return <Part state={data} place={place} onCodes={show} />
}

interface PartProps {
  state: SecondFactorState
  /** Where the focus goes when what held it is gone. */
  place: RefObject<(HTMLButtonElement & HTMLParagraphElement) | null>
  onCodes: (codes: readonly string[]) => Promise<void>
}

function Off({ state, place, onCodes }: PartProps) {
  const [isSettingUp, setIsSettingUp] = useState(false)
  useViewFocus(isSettingUp, () => place.current)
  if (isSettingUp) return <SetUp onCodes={onCodes} onCancel={() => setIsSettingUp(false)} />
  if (!state.isAvailable) {
    return <p className="text-body text-muted">Ahora mismo no está disponible.</p>
  }
  return (
    <Button ref={place} onClick={() => setIsSettingUp(true)} className="justify-self-start">
      Activar con una app
    </Button>
  )
}

function On({ state, place, onCodes }: PartProps) {
  const queries = trpc.useUtils()
  const renew = trpc.secondFactor.renewCodes.useMutation()
  const end = trpc.secondFactor.end.useMutation()
  const [wish, setWish] = useState<'renew' | 'end'>()
  const stop = () => setWish(undefined)
  useViewFocus(wish, () => place.current)
  if (wish === 'renew') {
    return (
      <BothFactorsForm
        label="Hacer códigos nuevos"
        onSend={async (input) => onCodes((await renew.mutateAsync(input)).recoveryCodes)}
        onCancel={stop}
      />
    )
  }
  if (wish === 'end') {
    return (
      <BothFactorsForm
        label="Desactivar"
        isDanger
        onSend={async (input) => {
          await end.mutateAsync(input)
          showToast({ title: 'Desactivaste la verificación en dos pasos', tone: 'good' })
          await queries.secondFactor.state.invalidate()
        }}
        onCancel={stop}
      />
    )
  }
  const { since, recoveryCodesLeft: left } = state
  return (
    <>
      <p ref={place} tabIndex={-1} className="text-body outline-none">
        <span className="font-semibold text-palma">Activada</span>
        {since && ` desde el ${longDate(since)}`}
        {'. '}
        {left === 1
          ? 'Te queda 1 código de recuperación.'
          : `Te quedan ${left} códigos de recuperación.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => setWish('renew')}>
          Códigos de recuperación nuevos
        </Button>
        <Button tone="quiet" onClick={() => setWish('end')}>
          Desactivar
        </Button>
      </div>
    </>
  )
}
