// Whether all that was acknowledged is there afterwards.
import type pg from 'pg'
import type { Answered } from './load.ts'
import { trialIndex } from './trial-migrations.ts'

/** What must not be, in words; empty when all is well. */
export async function checkWritten(
  client: pg.ClientBase,
  answers: readonly Answered[],
): Promise<string[]> {
  const added = answers.filter(({ written }) => written && written.adId === undefined)
  const times = await countTexts(
    client,
    added.map(({ written }) => written?.text ?? ''),
  )
  const timesOf = ({ written }: Answered) => times.get(written?.text ?? '') ?? 0
  const lost = added.filter((one) => isGood(one) && timesOf(one) === 0)
  const doubled = added.filter((one) => timesOf(one) > 1)
  const undone = await countUndoneEdits(client, answers)
  const { rows } = await client.query<{ wrong: number; isValid: boolean | null }>(
    `select (select count(*)::int from listings where title_size is distinct from char_length(title)) as wrong,
       (select indisvalid from pg_index where indexrelid = to_regclass($1)) as "isValid"`,
    [trialIndex],
  )
  const claims: readonly [isWrong: boolean, words: string][] = [
    [lost.length > 0, `${lost.length} acknowledged ads and messages are missing`],
    [doubled.length > 0, `${doubled.length} ads and messages are there twice`],
    [undone > 0, `${undone} ads do not have their last edit`],
    [rows[0]?.wrong !== 0, `${rows[0]?.wrong} ads lack the value of the new column`],
    [rows[0]?.isValid !== true, 'the new index is not valid'],
  ]
  return claims.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

export function isGood({ status }: Answered): boolean {
  return status === 200 || status === 201
}

async function countTexts(
  client: pg.ClientBase,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ text: string; times: number }>(
    `select text, count(*)::int as times from (
       select content as text from messages union all select title from listings
     ) found where text = any($1) group by text`,
    [texts],
  )
  return new Map(rows.map(({ text, times }) => [text, times]))
}

/** Of the ads whose edits were all acknowledged: whose title is not that of the last one to be sent. */
async function countUndoneEdits(
  client: pg.ClientBase,
  answers: readonly Answered[],
): Promise<number> {
  const last = new Map<number, Answered>()
  for (const one of answers.toSorted((a, b) => a.due - b.due)) {
    if (one.written?.adId !== undefined) last.set(one.written.adId, one)
  }
  const { rows } = await client.query<{ id: number; title: string }>(
    'select id, title from listings where id = any($1)',
    [[...last.keys()]],
  )
  return rows.filter(({ id, title }) => {
    const edit = last.get(id)
    return edit && isGood(edit) && edit.written?.text !== title
  }).length
}
