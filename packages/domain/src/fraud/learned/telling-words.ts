// Which words of a message spoke most for a fraud: those without which it looks least like one.
import { featuresOf } from './features.ts'
import { likelihoodOf } from './model.ts'

/** How many are named. */
const mostNamed = 4
/** What is tried word by word: of longer messages only the beginning. */
const mostTried = 60
/** A word that takes less of the likelihood with it tells nothing. */
const least = 0.01
/** Words that hold others together tell nobody anything by themselves. In signs. */
const shortest = 3

/** In the order in which they stand, as they are written, each once; words that follow each other are one. */
export function tellingWords(message: string): string[] {
  const words = [...message.matchAll(/[\p{L}\p{N}$@](?:[\p{L}\p{N}$@./:-]*[\p{L}\p{N}])?/gu)].slice(
    0,
    mostTried,
  )
  const whole = likelihoodOf(featuresOf(message, []))
  const losses = words.map(({ 0: word, index }, at) => ({
    at,
    loss:
      [...word].length < shortest
        ? 0
        : whole - likelihoodOf(featuresOf(without(message, index, word.length), [])),
  }))
  const named = losses
    .filter(({ loss }) => loss >= least)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, mostNamed)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const spans = join(named).map(([from, to]) => {
    const [first, last] = [words[from], words[to]]
    return first && last ? message.slice(first.index, last.index + last[0].length) : ''
  })
  return [...new Set(spans)]
}

function without(message: string, index: number, length: number): string {
  return `${message.slice(0, index)} ${message.slice(index + length)}`
}

/** Numbers that follow each other as spans. */
function join(numbers: readonly number[]): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (const number of numbers) {
    const last = spans.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else spans.push([number, number])
  }
  return spans
}
