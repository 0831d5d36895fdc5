// How fast this visit was, as the browser measured it: told to our own server once, when the page is left.
import type { Connection, VisitMetric } from '@wepa/domain/insights/visit'
import type { VisitReport } from '@wepa/domain/insights/visit-schema'
import { findPageName } from '@wepa/domain/pages'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { asksNot } from '../../lib/device/asks-not.ts'

/**
 * Measures until the page is hidden, and reports then; nothing of who asks not to be followed. Without network the report
 * is lost, and nobody misses it.
 */
export function reportWhenLeft(): void {
  const page = findPageName(arrivedAt())
  if (page === undefined || asksNot()) return
  const metrics: Partial<Record<VisitMetric, number>> = {}
  onLCP(({ value }) => {
    metrics.LCP = value
  })
  onINP(({ value }) => {
    metrics.INP = value
  })
  onCLS(({ value }) => {
    metrics.CLS = value
  })
  onTTFB(({ value }) => {
    metrics.TTFB = value
  })
  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0) return
    window.removeEventListener('visibilitychange', report)
    const body: VisitReport = { page, ...readConnection(), metrics }
    // A beacon outlives the page. It carries no token, and the product sets no cookies.
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
    navigator.sendBeacon('/api/visits', json)
  }
  // It bubbles: the library's own listeners come first, and finish the metrics.
  window.addEventListener('visibilitychange', report)
}

/** The path the page was loaded from: by now somebody may be on another. */
function arrivedAt(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? window.location.href).pathname
}

/** Chrome and its kin alone tell. */
function readConnection(): { connection: Connection; savesData: boolean } {
  const told = 'connection' in navigator ? navigator.connection : undefined
  if (typeof told !== 'object' || told === null) return { connection: 'unknown', savesData: false }
  const type = 'effectiveType' in told ? told.effectiveType : undefined
  return {
    connection: connections.find((known) => known === type) ?? 'unknown',
    savesData: 'saveData' in told && told.saveData === true,
  }
}

const connections = ['slow-2g', '2g', '3g', '4g'] as const satisfies readonly Connection[]
