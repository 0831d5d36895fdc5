import type { readSecret } from '@wepa/domain/fraud/secret'
import type { readMessage } from '@wepa/domain/fraud/warn'
import { useEffect, useState } from 'react'
import { withFakeLinks } from './with-fake-links.ts'

export type FraudRules = { readMessage: typeof readMessage; readSecret: typeof readSecret }

let loaded: FraudRules | undefined

/** The rules against fraud, fetched beside an open thread, which never waits for them; tried again when the network returns. */
export function useFraudRules(): FraudRules | undefined {
  const [rules, setRules] = useState(loaded)
  useEffect(() => {
    if (rules) return
    let isShown = true
    const fetchRules = () =>
      Promise.all([
        import('@wepa/domain/fraud/warn'),
        import('@wepa/domain/fraud/describe-kind'),
        import('@wepa/domain/fraud/secret'),
      ]).then(
        ([warn, { describeKind }, secret]) => {
          const read = withFakeLinks(warn.readMessage, describeKind, window.location.host)
          loaded = { readMessage: read, readSecret: secret.readSecret }
          if (isShown) setRules(loaded)
        },
        // A thread without warnings is as good as before; the next one tries again.
        () => {},
      )
    void fetchRules()
    window.addEventListener('online', fetchRules)
    return () => {
      isShown = false
      window.removeEventListener('online', fetchRules)
    }
  }, [rules])
  return rules
}
