// The one file that knows OpenTelemetry. Loaded only where a collector is named (`start-traces.ts`).
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { Span, SpanStart, TraceOptions, Traces } from './traces.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

/** Milliseconds of the process's last ten seconds that a collector may take. */
const patienceAtEnd = 1500

/** Sends spans in batches; a collector that is away costs nobody anything but the spans. */
export function createTraces({ endpoint, share }: TraceOptions, log: Pick<Log, 'warn'>): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'wepa',
      'process.pid': process.pid,
      // Machines may give two processes one number.
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayingWhenAway(exporter, log),
        exportTimeoutMillis: 5000,
      }),
    ],
  })
  const tracer = provider.getTracer('wepa')
  // Of our own instead of OpenTelemetry's global one: nothing else in the process is to find it.
  const current = new AsyncLocalStorage<Context>()

  function begin({ name, kind, attributes = {}, startedAt }: SpanStart, above: Context): Span {
    const options = { kind: kinds[kind], attributes, ...(startedAt && { startTime: startedAt }) }
    const span = tracer.startSpan(name, options, above)
    const own = trace.setSpan(above, span)
    return {
      within: (work) => current.run(own, work),
      end: ({ attributes: later, failure } = {}) => {
        if (later) span.setAttributes(later)
        if (failure !== undefined) {
          span.setAttribute('error.type', failure)
          // Without a message: the text of an error may quote a person.
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  return {
    // Never what happens to run before it: connections are kept, and may remember the request before.
    begin: ({ parent, ...start }) => begin(start, (parent && contextOf(parent)) || ROOT_CONTEXT),
    beginUnder: (start) => {
      const above = current.getStore()
      // What was set going by a request and outlives it, such as a timer, is no part of it.
      return above && trace.getSpan(above)?.isRecording() ? begin(start, above) : undefined
    },
    close: async () => {
      // What could not be sent is lost, and said by the exporter.
      const sending = provider.shutdown().catch(() => undefined)
      await Promise.race([sending, wait(patienceAtEnd, undefined, { ref: false })])
    },
  }
}

/** Where the request comes from, by its `traceparent` alone: a `tracestate` may hold any text, and would go along. */
function contextOf(traceparent: string): Context | undefined {
  const parent = parseTraceParent(traceparent)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined
}

/** Says it once when the collector goes away, and once when it is back. */
function sayingWhenAway(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let isAway = false
  return {
    export: (spans, answer) =>
      exporter.export(spans, (result) => {
        const isRefused = result.code !== ExportResultCode.SUCCESS
        if (isRefused !== isAway) {
          const reason = result.error?.message
          if (isRefused) log.warn({ reason }, 'the collector does not take traces')
          else log.warn('the collector takes traces')
        }
        isAway = isRefused
        answer(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
