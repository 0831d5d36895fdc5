import { foldText } from '@wepa/domain/text/writing'

export type Answer = { id: string; title: string; html: string }

/** Said in nearly every question, and no help in finding its answer. */
const small = new Set(
  'a al algo alguien como con cual cuando cuanto de del donde el en es esta este hace hacer hago hay la las le lo los me mi mis no o para pero pongo por porque puedo que quien quiero se ser si sin son su te tengo tu un una uno wepa y ya yo'.split(
    ' ',
  ),
)
/** With so many first letters in common, words are forms of one: 'estafaron' and 'estafa'. */
const shortestStem = 5
/** What an ending may take. */
const longestEnding = 3

/** The answers that hold every word of the question in some form; all of them for a blank question. */
export function findAnswers(answers: readonly Answer[], question: string): Answer[] {
  const asked = wordsOf(question)
  const telling = asked.filter((word) => !small.has(word))
  const words = telling.length > 0 ? telling : asked
  return answers.filter(({ title, html }) => {
    const said = wordsOf(`${title} ${html.replace(/<[^>]*>/g, ' ')}`)
    return words.every((word) => said.some((each) => isSame(each, word)))
  })
}

function isSame(said: string, asked: string): boolean {
  if (said.startsWith(asked)) return true
  const stem = Math.max(shortestStem, asked.length - longestEnding)
  return asked.length > stem && said.startsWith(asked.slice(0, stem))
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? []
}
