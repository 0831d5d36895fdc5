// What is counted where it happens: sockets and pages. Kinds and codes, never whose they are.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What is counted of the sockets. */
export type SocketMetrics = {
  opened: () => void
  closed: (code: number) => void
  received: (type: string) => void
  sent: (type: string) => void
}

const pageKinds = ['kept', 'rendered', 'shell', 'refused'] as const
export type PageKind = (typeof pageKinds)[number]

/** What is counted of the pages that are rendered here. */
export type PageMetrics = {
  /**
   * `kept`: from the cache, or along with somebody who has it rendered; `shell`: without content, for want of time or
   * because rendering failed; `refused`: without content, since whoever asks has asked too often.
   */
  answered: (how: PageKind) => void
  /** Seconds that a rendering took, its wait for a turn included. */
  rendered: (seconds: number) => void
}

export function countSockets(registry: Registry): SocketMetrics {
  const registers = [registry]
  const open = new Gauge({ name: 'wepa_sockets', help: 'Open sockets of /ws', registers })
  const closes = new Counter({
    name: 'wepa_socket_closes_total',
    help: 'Sockets that closed, by the code',
    labelNames: ['code'] as const,
    registers,
  })
  const frames = new Counter({
    name: 'wepa_socket_frames_total',
    help: 'Frames of /ws by direction and type',
    labelNames: ['direction', 'type'] as const,
    registers,
  })
  return {
    opened: () => open.inc(),
    closed: (code) => {
      open.dec()
      closes.inc({ code: String(code) })
    },
    received: (type) => frames.inc({ direction: 'in', type }),
    sent: (type) => frames.inc({ direction: 'out', type }),
  }
}

export function countPages(registry: Registry): PageMetrics {
  const registers = [registry]
  const pages = new Counter({
    name: 'wepa_pages_total',
    help: 'Pages by how they came about: kept by the cache, rendered, the shell without content, or refused (429)',
    labelNames: ['how'] as const,
    registers,
  })
  for (const how of pageKinds) pages.inc({ how }, 0)
  const seconds = new Histogram({
    name: 'wepa_page_render_seconds',
    help: 'Time of a rendering, its wait for a turn included',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers,
  })
  return {
    answered: (how) => pages.inc({ how }),
    rendered: (time) => seconds.observe(time),
  }
}
