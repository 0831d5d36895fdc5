import { expect, it } from 'vitest'
import { findAnswers } from './find-answers.ts'

const answers = [
  {
    id: 'a',
    title: '¿Cuánto cuesta publicar?',
    html: '<p>Nada. <a href="/post-ad">Publicar</a></p>',
  },
  { id: 'b', title: 'Olvidé mi contraseña', html: '<p>Te llega un correo.</p>' },
]
const idsFor = (question: string) => findAnswers(answers, question).map(({ id }) => id)

it.each([
  ['', ['a', 'b']],
  ['  ¿? ', ['a', 'b']],
  ['CONTRASENA', ['b']],
  ['cuanto publi', ['a']],
  ['publicar correo', []],
  // What stands in a tag is no word of the answer.
  ['href', []],
])('%j is answered by %j', (question, ids) => {
  expect(idsFor(question)).toEqual(ids)
})
