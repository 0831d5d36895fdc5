// How the sandbox's model words an ad better: tidier, and with nothing that was not said.
import * as z from 'zod/mini'

export type BetterAd = {
  enhancedTitle: string
  enhancedDescription: string
  suggestedTags: string[]
}

const Given = z.object({
  title: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  additionalDetails: z.nullish(z.string()),
})

/** Words the ad of the request, which stands in it as JSON. */
export function improveAd(text: string): BetterAd {
  const { title, description, additionalDetails } = Given.parse(jsonIn(text))
  const sentences = [description, additionalDetails ?? '']
    .flatMap((part) => part.split(/(?<=[.!?])\s+|\n+/))
    .map((part) => part.trim())
    .filter(Boolean)
  return {
    enhancedTitle: betterTitle(title),
    enhancedDescription: [
      ...sentences.map(asSentence),
      'Escríbeme por Wepa y coordinamos para verlo.',
    ].join(' '),
    suggestedTags: tagsOf(`${title} ${description}`),
  }
}

/** The last JSON object of a text. */
export function jsonIn(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return {}
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return {}
  }
}

function betterTitle(title: string): string {
  const bare = title.replace(/^\s*(se vende|vendo|venta de)\s+/i, '').replace(/[!¡]+/g, '')
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return capital(calm.trim()) || title
}

function asSentence(text: string): string {
  const calm = text === text.toUpperCase() ? text.toLowerCase() : text
  return /[.!?]$/.test(calm) ? capital(calm) : `${capital(calm)}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function tagsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const dull = new Set([
    'vendo',
    'vende',
    'venta',
    'para',
    'como',
    'esta',
    'está',
    'buena',
    'bueno',
  ])
  return [...new Set(words.filter((word) => !dull.has(word)))].slice(0, 5)
}
