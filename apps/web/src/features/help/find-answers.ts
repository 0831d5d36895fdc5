import { foldText } from '@wepa/domain/writing'

export type Answer = { id: string; title: string; html: string }

/** The answers in which every word of the question begins some word; all of them for a blank question. */
export function findAnswers(answers: readonly Answer[], question: string): Answer[] {
  const words = wordsOf(question)
  return answers.filter(({ title, html }) => {
    const said = wordsOf(`${title} ${html.replace(/<[^>]*>/g, ' ')}`)
    return words.every((word) => said.some((each) => each.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? []
}
