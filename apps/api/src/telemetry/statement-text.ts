// How a statement shows in a trace: its text without any value, and a name of few words.
import { LRUCache } from 'lru-cache'

export type ShownStatement = {
  /** 'select listings' */
  name: string
  text: string
}

/** Longer ones are cut: what they do is said by then. */
const longest = 500
/** What is looked at; literals that go on behind it are left out with it. */
const readLength = 4000
/** Characters: a statement with thousands of parameters is long, and its like comes in every length. */
const most = { max: 500, maxSize: 2_000_000 }
const shown = new LRUCache<string, ShownStatement>({
  ...most,
  sizeCalculation: ({ text }, sql) => 1 + sql.length + text.length,
})

/** The statement as traces may show it. Values are sent beside the text; those that stand in it are left out here. */
export function showStatement(sql: string): ShownStatement {
  const known = shown.get(sql)
  if (known) return known
  const text = withoutValues(sql.slice(0, readLength))
  const one = {
    name: nameOf(text),
    text: text.length > longest ? `${text.slice(0, longest)}…` : text,
  }
  shown.set(sql, one)
  return one
}

/**
 * What may hold a value, and what may look as if: in the order in which PostgreSQL reads
 * (https://www.postgresql.org/docs/18/sql-syntax-lexical.html). One that does not end goes up to the end.
 */
const pieces = new RegExp(
  [
    String.raw`(?<kept>\$\d+|"(?:[^"]|"")*"?)`,
    String.raw`(?<comment>/\*[^]*?(?:\*/|$)|--[^\n]*)`,
    String.raw`\be'(?:[^'\\]|\\[^]|'')*(?:'|$)`,
    "'(?:[^']|'')*(?:'|$)",
    String.raw`\$(?<tag>\w*)\$[^]*?(?:\$\k<tag>\$|$)`,
    String.raw`(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?`,
  ].join('|'),
  'gi',
)

function withoutValues(sql: string): string {
  return (
    sql
      .replace(pieces, (piece, kept?: string, comment?: string) => {
        if (kept !== undefined) return piece
        return comment === undefined ? '?' : ' '
      })
      // In a replacement `$1` would be the first group; this expression has none, so it stays as it stands here.
      .replace(/\$\d+(?:\s*,\s*\$\d+)+/g, '$1, …')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function nameOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
