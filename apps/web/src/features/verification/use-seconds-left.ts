import { secondsUntilResend, type Verification } from '@wepa/domain/trust/verification'
import { useEffect, useState } from 'react'

/** Seconds until another code may be asked for, counting down to 0. */
export function useSecondsLeft(current: Verification | undefined): number {
  const [now, setNow] = useState(() => new Date().toISOString())
  const left = secondsUntilResend(current, now)
  const isCounting = left > 0
  useEffect(() => {
    setNow(new Date().toISOString())
    if (!isCounting) return
    const timer = setInterval(() => setNow(new Date().toISOString()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return left
}
