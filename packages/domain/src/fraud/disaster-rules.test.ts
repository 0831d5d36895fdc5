import { describe, expect, test } from 'vitest'
import { corpora } from '../../test/fraud-corpus/all.ts'
import { disasterExamples } from './disaster-examples.ts'
import { disasterRules } from './disaster-rules.ts'
import { readFraud } from './fraud.ts'
import { DISASTER_RULE_IDS } from './rule.ts'

const known: ReadonlySet<string> = new Set(DISASTER_RULE_IDS)
const read = (text: string, isStorm: boolean) =>
  readFraud(text, { isFirst: false, about: '', isStorm })
    .map(({ id }) => id)
    .filter((id) => known.has(id))

describe('the rules for disasters', () => {
  test.each(DISASTER_RULE_IDS)('%s leaves what is harmless alone', (id) => {
    for (const miss of disasterExamples[id].misses) expect(read(miss, true), miss).toEqual([])
  })
  test.each(DISASTER_RULE_IDS)('%s meets its examples, while a storm is on alone', (id) => {
    for (const hit of disasterExamples[id].hits) {
      expect(read(hit, true), hit).toContain(id)
      expect(read(hit, false), hit).toEqual([])
    }
  })
  test('say in one sentence each what people are told', () => {
    expect(disasterRules.map(({ id }) => id).toSorted()).toEqual([...DISASTER_RULE_IDS].toSorted())
    for (const { why, advice, name } of disasterRules) {
      expect(name).not.toMatch(/\.$/)
      for (const sentence of [why, advice]) expect(sentence).toMatch(/^.+[^.]\.$/)
    }
  })
  test('hardly meet the harmless messages of all other days', () => {
    const harmless = Object.values(corpora)
      .flat()
      .filter(({ label }) => label === 'none')
    const wrong = harmless.filter(({ text }) => read(text, true).length > 0)
    expect(harmless.length).toBeGreaterThan(500)
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
  test.each(['fema '.repeat(800), 'planta deposito '.repeat(250), 'todo '.repeat(800)])(
    'the longest message is read through (%#)',
    (text) => {
      expect(read(text, true)).toEqual([])
    },
  )
})
