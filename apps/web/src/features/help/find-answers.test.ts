import { expect, it } from 'vitest'
import { sections } from '../../contents/faq.md'
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
  // People ask whole questions; the small words are in no answer's way, and forms of a word are the same word.
  ['¿y qué hago si se me olvidó la contraseña?', ['b']],
  ['me cobran por publicarlo', []],
  ['cuanto cuestan', ['a']],
  ['mi', ['b']],
  // What stands in a tag is no word of the answer.
  ['href', []],
])('%j is answered by %j', (question, ids) => {
  expect(idsFor(question)).toEqual(ids)
})

it.each([
  ['me estafaron', '¿Qué hago si creo que es una estafa?'],
  ['como cancelo la suscripcion o el plan', '¿Cómo cancelo o cambio mi plan?'],
  ['cuanto cobran de comisión', '¿Cuánto cuesta publicar?'],
  ['no me llega el codigo', 'No me llega el código'],
  ['quiero borrar mi cuenta', '¿Cómo cambio mis datos o borro mi cuenta?'],
  ['por qué me suspendieron', 'Ocultaron mi anuncio o suspendieron mi cuenta'],
  ['apelar', 'Ocultaron mi anuncio o suspendieron mi cuenta'],
  ['ya lo vendí', '¿Cómo marco un anuncio como vendido?'],
  ['bloquear a alguien', '¿Cómo bloqueo a una persona?'],
])('what people ask, %j, finds its answer', (question, title) => {
  expect(findAnswers(sections, question).map((answer) => answer.title)).toContain(title)
})
