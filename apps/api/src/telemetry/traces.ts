// Traces: where the time of one request went. Off unless a collector is named; nothing of OpenTelemetry is loaded then.
// Spans are written by hand where requests, procedures, statements, jobs and calls to others pass (docs/decisions/122).
export type SpanKind = 'server' | 'client' | 'internal'

/** What a span says of itself: kinds, names and counts, never what a person wrote or who they are. */
export type SpanStart = {
  name: string
  kind: SpanKind
  attributes?: Readonly<Record<string, string | number>>
  /** When it began, as `Date.now()`; now unless told. */
  startedAt?: number
}

export type SpanEnd = {
  attributes?: Readonly<Record<string, string | number>>
  /** The kind of error, where it failed. */
  failure?: string | undefined
}

export type Span = {
  /** Does the work inside of the span: what it begins hangs under it. */
  within: <T>(work: () => T) => T
  end: (end?: SpanEnd) => void
}

/** `parent` is the `traceparent` of whoever asked us, where its word counts. */
export type Traces = {
  /** Begins a trace, or goes on with that of `parent`. */
  begin: (start: SpanStart & { parent?: string | undefined }) => Span
  /** Begins a span under the one that this runs in; undefined where there is none, it has ended, or is not kept. */
  beginUnder: (start: SpanStart) => Span | undefined
  /** Sends what is left. */
  close: () => Promise<void>
}

export type TraceOptions = {
  /** Where the collector is, without `/v1/traces`. */
  endpoint: string
  /** The part of all traces that are kept, from 0 to 1, where nobody before us has decided. */
  share: number
}
