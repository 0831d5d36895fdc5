// What the sandbox's model does wrong when it is told to: by a call, or by a mark in the request itself.
import * as z from 'zod/mini'

export const MODES = [
  'authentication',
  'rate_limit',
  'overloaded',
  'error',
  'slow',
  'cut',
  'malformed',
  'wrong_category',
  'long_text',
  'injected',
  'refusal',
  'max_tokens',
  'unclear',
] as const
export type Mode = (typeof MODES)[number]

/** `POST /sandbox/anthropic`: the next `times` answers; `ms` is the delay of slow ones, `retryAfter` in seconds. */
export const Mischief = z.object({
  mode: z.enum([...MODES, 'none']),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  ms: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 30_000),
  retryAfter: z._default(z.int().check(z.minimum(0), z.maximum(3600)), 1),
})
export type Mischief = z.infer<typeof Mischief>

export type Trouble = Pick<Mischief, 'ms' | 'retryAfter'> & { mode: Mode }

export type Moods = {
  /** Takes the place of whatever was asked for before; 'none' ends it. */
  set: (mischief: Mischief) => void
  /** What to do wrong with a request that says this, if anything; counts one answer off. */
  next: (texts: readonly string[]) => Trouble | undefined
}

export function createMoods(): Moods {
  let asked: Mischief | undefined
  return {
    set: (mischief) => {
      asked = mischief.mode === 'none' ? undefined : mischief
    },
    next: (texts) => {
      if (asked && asked.mode !== 'none') {
        const { mode, ms, retryAfter } = asked
        asked = asked.times > 1 ? { ...asked, times: asked.times - 1 } : undefined
        return { mode, ms, retryAfter }
      }
      const mark = /\[\[sandbox:(\w+)\]\]/.exec(texts.at(-1) ?? '')?.[1]
      const mode = MODES.find((each) => each === mark)
      return mode && { mode, ms: 30_000, retryAfter: 1 }
    },
  }
}
