// Answers that were kept for reading without network: each under the person who got it, visitors apart.
import type { QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { readPerson } from '../../lib/session/session.ts'
import { readToken } from '../../lib/session/token.ts'
import { withDatabase } from '../browser-db/database.ts'
import type { KeptRow } from '../browser-db/tables.ts'
import { earlyRows } from './early-kept.ts'
import { type KeptRule, mostDays, ruleOf } from './retention.ts'

/** Whose rows those of visitors are. */
const visitor = 0
/** Rises when the screens could not read the answers of before any more. */
const prefix = '1 '
const day = 86_400_000

/** Whose answers are kept and read at this moment; undefined while a token's person is not known. */
export function keptFor(): number | undefined {
  const person = readPerson()
  if (person) return person.userId
  return readToken() === null ? visitor : undefined
}

/** Opens the database before the first question. */
export async function openEarly(): Promise<void> {
  await withDatabase(async () => {}).catch(() => {})
}

export type Kept = {
  answer: unknown
  /** ISO time at which the server said so. */
  keptAt: string
}

/** What was kept of a query for the person of now; of what everybody may read also what visitors kept. */
export async function readKept(queryKey: QueryKey): Promise<Kept | undefined> {
  const rule = ruleOf(queryKey)
  if (!rule) return undefined
  const people = [keptFor(), rule.isShared ? visitor : undefined].filter((id) => id !== undefined)
  const rows = await withDatabase((database) =>
    database.kept.bulkGet(people.map((each): [number, string] => [each, keyOf(queryKey)])),
  )
  const row = rows.find((each) => each !== undefined && each.keptAt > oldest())
  return row && { answer: JSON.parse(row.text), keptAt: row.keptAt }
}

export type Answer = { queryKey: QueryKey; rule: KeptRule; text: string; keptAt: string }

/** Keeps answers of a person, in place of those of the same queries, and lets the oldest of each group go. */
export async function writeKept(userId: number, answers: readonly Answer[]): Promise<void> {
  const rows = answers.map(
    ({ queryKey, rule, text, keptAt }): KeptRow => ({
      userId,
      key: keyOf(queryKey),
      group: rule.group,
      keptAt,
      text,
    }),
  )
  const rules = new Map(answers.map(({ rule }) => [rule.group, rule]))
  await withDatabase((database) =>
    database.transaction('rw', database.kept, async () => {
      await database.kept.bulkPut(rows)
      await database.kept.where('keptAt').below(oldest()).delete()
      for (const { group, most } of rules.values()) {
        await database.kept
          .where('[userId+group+keptAt]')
          .between([userId, group, ''], [userId, group, '\uffff'])
          .reverse()
          .offset(most)
          .delete()
      }
    }),
  )
}

/** Deletes what was kept for others than the person of now; what visitors kept is nobody's. */
export async function forgetOthers(userId: number): Promise<void> {
  await withDatabase((database) => database.kept.where('userId').noneOf([visitor, userId]).delete())
}

/** Makes room when the device has none left: all answers can be asked for again. */
export async function forgetAnswers(): Promise<void> {
  await withDatabase((database) => database.kept.clear())
}

export type KeptQuery = Kept & { queryKey: QueryKey }

/** The newest answers of a group that the person of now has kept, with what was asked; while nobody knows who that is, those of visitors. */
export async function listKept(group: string, limit: number): Promise<KeptQuery[]> {
  const userId = keptFor() ?? visitor
  const rows = await withDatabase((database) =>
    database.kept
      .where('[userId+group+keptAt]')
      .between([userId, group, oldest()], [userId, group, '\uffff'])
      .reverse()
      .limit(limit)
      .toArray(),
  )
  return rows.map(queryOf)
}

/** The same, as far as it was read before the program started; undefined where it was not. */
export async function listEarly(group: string): Promise<KeptQuery[] | undefined> {
  const userId = keptFor() ?? visitor
  const isOurs = (row: KeptRow) =>
    row.userId === userId && row.group === group && row.keptAt > oldest()
  const rows = (await earlyRows)?.filter(isOurs)
  return rows?.length ? rows.map(queryOf) : undefined
}

function queryOf({ key, text, keptAt }: KeptRow): KeptQuery {
  return {
    queryKey: JSON.parse(key.slice(prefix.length)),
    answer: JSON.parse(text),
    keptAt,
  }
}

function keyOf(queryKey: QueryKey): string {
  return prefix + hashKey(queryKey)
}

function oldest(): string {
  return new Date(Date.now() - mostDays * day).toISOString()
}
