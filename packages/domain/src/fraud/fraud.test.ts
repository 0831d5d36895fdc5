import { describe, expect, test } from 'vitest'
import { corpora, measure, measureRules } from '../../test/fraud-corpus/all.ts'
import { fraudExamples } from './examples.ts'
import { fraudRules, readFraud } from './fraud.ts'
import { FRAUD_RULE_IDS } from './rule.ts'
import { fraudPieces, plainText } from './text.ts'

const later = { isFirst: false, about: '' }
const idsOf = (text: string, context = later) => readFraud(text, context).map(({ id }) => id)

describe('the rules', () => {
  test('are all there once, each with what people are told in one sentence', () => {
    expect(fraudRules.map(({ id }) => id)).toEqual([...FRAUD_RULE_IDS])
    for (const { why, advice, name } of fraudRules) {
      expect(name).not.toMatch(/\.$/)
      for (const sentence of [why, advice]) expect(sentence).toMatch(/^[^.!]+\.$/)
    }
  })
  const opening = { isFirst: true, about: 'Lavadora Whirlpool' }
  test.each(FRAUD_RULE_IDS)('%s meets its examples, and not its counter-examples', (id) => {
    const { hits, misses } = fraudExamples[id]
    expect(hits.length).toBeGreaterThan(0)
    expect(misses.length).toBeGreaterThan(0)
    for (const hit of hits) expect(idsOf(hit, opening), hit).toContain(id)
    for (const miss of misses) expect(idsOf(miss, opening), miss).toEqual([])
  })
  test('a telephone number is nothing to warn of, nor WhatsApp once one talks', () => {
    expect(idsOf('mi número es 787-555-0123', opening)).toEqual([])
    expect(idsOf('escríbeme por WhatsApp al 787-555-0123')).toEqual([])
  })
  test('WhatsApp in the very first message is, while nothing is said of the ad', () => {
    const text = 'Hola, escríbeme al WhatsApp 787-555-0123'
    expect(idsOf(text, opening)).toEqual(['off_site'])
    expect(idsOf(`${text}, me interesa la lavadora`, opening)).toEqual([])
    expect(idsOf(text)).toEqual([])
  })
  test('who warns of a fraud is not taken for one', () => {
    expect(idsOf('Ten cuidado con los que mandan un screenshot del pago y se llevan todo')).toEqual(
      [],
    )
  })
  test.each([
    'mándame foto de atrás del xbox',
    'dame tu numerito y te texto',
    '¿te llegó el mensaje? mándame foto de la lavadora',
    'me salió aprobado el préstamo, espero al lunes',
    'no te preocupes, es sin depósito',
    '¿me das 10 por ciento de descuento?',
    'El envío sale en 12 si es antes del viernes',
    'vivo en Orlando pero mi mamá lo enseña, el depósito es un mes',
    'la cama doble, si le pagas 20 a mi hermano te la lleva',
    'con 50 te doy 10 trajes',
    'el steam deck lo compré nuevo, tiene un rayazo por atrás',
  ])('who sells as one does is not taken for one: %s', (text) => expect(idsOf(text)).toEqual([]))
  test('signs far from each other in a long message do not add up', () => {
    const filler = 'La nevera está en Ponce y funciona bien. '.repeat(12)
    expect(
      idsOf(`El código es de fábrica. ${filler}Mándame el carro por la mañana al banco.`),
    ).toEqual([])
    expect(idsOf(`${filler}Mándame el código que te llegó por WhatsApp. ${filler}`)).toEqual([
      'code_request',
    ])
  })
  test.each(['a '.repeat(2000), '1 '.repeat(2000), 'te mando '.repeat(450), 'x'.repeat(4000)])(
    'the longest message is read through (%#)',
    (text) => expect(idsOf(text)).toEqual([]),
  )
})

describe('words in disguise', () => {
  test.each([
    ['CÓDIGO', 'codigo'],
    ['c o d i g o', 'codigo'],
    ['c.o.d.i.g.o', 'codigo'],
    ['c0d1go', 'codigo'],
    ['wh4tsapp', 'whatsapp'],
    ['codigoooo', 'codigo'],
    ['c\u200bo\u200bd\u200bigo', 'codigo'],
    ['q te llegó x wasap', 'que te llego por whatsapp'],
    ['ps5 y p0420 a 3 pesos', 'ps5 y p0420 a 3 pesos'],
  ])('%s is read as %s', (written, read) => expect(plainText(written)).toBe(read))
  test('a short message is one piece', () => {
    expect(fraudPieces('Hola. ¿Qué tal? Bien. Dale.')).toHaveLength(1)
  })
})

/** The least recall of the sets for which no rule was changed (docs/fraud.md). */
const untouched: Readonly<Record<string, number>> = { 'round 5': 0.9, 'round 7': 0.5 }

describe('held against messages', () => {
  const all = Object.values(corpora).flat()
  test('there are enough, half of them harmless', () => {
    expect(all.length).toBeGreaterThan(800)
    const { fraud, harmless } = measure(all)
    expect(harmless).toBeGreaterThan(fraud)
  })
  test('no message stands in two sets, and each label is a rule', () => {
    expect(new Set(all.map(({ text }) => plainText(text))).size).toBe(all.length)
    const labels: readonly string[] = [...FRAUD_RULE_IDS, 'none']
    expect(all.filter(({ label }) => !labels.includes(label))).toEqual([])
  })
  test.each(Object.keys(corpora))('%s: rightly warned, and seldom missed', (name) => {
    const { precision, recall } = measure(corpora[name] ?? [])
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(untouched[name] ?? 0.95)
  })
  test('each rule meets most of what it is meant for, and hardly anything harmless', () => {
    const known = Object.keys(corpora).filter((name) => name !== 'round 7')
    const samples = known.flatMap((name) => corpora[name] ?? [])
    for (const { id, meant, met, wrong } of measureRules(samples)) {
      expect(met / meant, id).toBeGreaterThanOrEqual(0.85)
      expect(wrong, id).toBeLessThanOrEqual(2)
    }
  })
})
