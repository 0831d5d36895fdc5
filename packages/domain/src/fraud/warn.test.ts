import { describe, expect, test } from 'vitest'
import { disasterExamples } from './disaster-examples.ts'
import { FRAUD_KIND_IDS, LEARNED_KIND_IDS, learnedKinds } from './kinds.ts'
import { DISASTER_RULE_IDS } from './rule.ts'
import { type ReadingContext, readMessage } from './warn.ts'

const later: ReadingContext = { isFirst: false, about: '', before: [] }
const kindOf = (text: string, context: Partial<ReadingContext> = {}) =>
  readMessage(text, { ...later, ...context })?.kind.id

describe('what is harmless is left alone', () => {
  test.each([
    '¿Sigue disponible?',
    'Está en Ponce, cerca de la plaza. ¿Pasas mañana por la tarde?',
    'Ya te hice el ATH, mira si te llegó y me avisas',
    'Mi hijo pasa a buscarla a las 5, te paga en efectivo cuando la vea',
    'El código del portón es 4521, me llamas cuando estés abajo',
    'No mandes nada por adelantado, me pagas cuando la pruebes',
    'Is it still available? I can come by Saturday with cash',
    'Vivo en Orlando pero mi mamá te la enseña el sábado, nada de depósito hasta que la veas',
    '',
    '👍',
    'ok',
  ])('%s', (text) => expect(kindOf(text)).toBeUndefined())
  test('the longest message, whatever it holds', () => {
    for (const text of [
      'a '.repeat(2000),
      '1 '.repeat(2000),
      'x'.repeat(4000),
      '🙂'.repeat(1000),
    ]) {
      expect(kindOf(text)).toBeUndefined()
    }
  })
})

describe('a fraud is named', () => {
  test.each([
    ['code_request', 'Te envié un código para comprobar que eres real, ¿me lo dices?'],
    [
      'threat',
      'Le habla el agente Rivera de Hacienda: si no paga $800 hoy por ATH se emite la orden de arresto',
    ],
    [
      'remote_access',
      'Descarga AnyDesk y dame el número que sale para yo arreglarte la cuenta desde aquí',
    ],
    [
      'money_mule',
      'Te depositan en tu cuenta, sacas el efectivo y me lo pasas; te quedas con el 10 por ciento',
    ],
    ['reshipping', 'You receive packages at home, put a new label and send them on, $400 a week'],
    [
      'investment',
      'Invierte $200 en bitcoin conmigo y en tres días te devuelvo $2,000 garantizado',
    ],
  ] as const)('%s', (kind, text) => expect(kindOf(text)).toBe(kind))
  test('with the words that said most, as they were written', () => {
    const warning = readMessage(
      'Te va a llegar un código de GOOGLE, me lo dices para saber que eres real',
      later,
    )
    expect(warning?.words.join(' ')).toContain('GOOGLE')
    expect(warning?.words.length).toBeLessThanOrEqual(4)
  })
  test('and each of them once', () => {
    const text = 'Descarga anydesk, abre anydesk y dame el número que sale en anydesk:'
    const words = readMessage(text, later)?.words ?? []
    expect(words.length).toBeGreaterThan(0)
    expect(words.join('')).not.toMatch(/[.:]$/)
    expect(new Set(words).size).toBe(words.length)
  })
  test('who wants to talk elsewhere, in the first message alone', () => {
    const text = 'Hola, escríbeme al WhatsApp 787-555-0123'
    expect(kindOf(text, { isFirst: true, about: 'Lavadora Whirlpool' })).toBe('off_site')
    expect(kindOf(text)).toBeUndefined()
  })
  test.each(DISASTER_RULE_IDS)('%s in a storm, by its rule alone', (id) => {
    for (const hit of disasterExamples[id].hits) {
      expect(kindOf(hit, { isStorm: true }), hit).toBe(id)
    }
  })
})

describe('several messages', () => {
  const trap = [
    'Buenas, me interesa. Estoy trabajando fuera, en una plataforma, y no puedo ir a verla',
    'No hay problema, confío en usted. Le pago hoy mismo por transferencia',
    'Va a pasar un agente de la compañía a recogerla, usted le paga a él el envío y yo se lo sumo',
  ]
  test('are warned of once they say it together, and not again at each that follows', () => {
    const warned = [...trap, 'Gracias, Dios lo bendiga'].map((text, at, all) =>
      kindOf(text, { before: all.slice(0, at) }),
    )
    expect(warned.filter((kind) => kind !== undefined).length).toBeGreaterThanOrEqual(1)
    expect(warned.at(-1)).toBeUndefined()
  })
  test('of an ordinary sale say nothing', () => {
    const sale = [
      '¿Sigue disponible?',
      'Perfecto. ¿Me la dejas en 80?',
      'Voy saliendo de Caguas, llego a las 4',
      'Estoy aquí abajo en un Corolla gris',
      'Ya te hice el ATH, gracias',
    ]
    for (const [at, text] of sale.entries()) {
      expect(kindOf(text, { before: sale.slice(0, at) }), text).toBeUndefined()
    }
  })
})

test('each kind has its place, and says in one sentence each what people are told', () => {
  expect(new Set(FRAUD_KIND_IDS).size).toBe(FRAUD_KIND_IDS.length)
  for (const id of LEARNED_KIND_IDS) {
    const { name, why, advice } = learnedKinds[id]
    expect(name).not.toMatch(/\.$/)
    for (const sentence of [why, advice]) expect(sentence).toMatch(/^.+[^.]\.$/)
  }
})
