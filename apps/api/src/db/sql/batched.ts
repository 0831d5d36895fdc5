import { setImmediate as turn } from 'node:timers/promises'
import type { ReadDatabase } from '../database.ts'

/** The most keys of one question: a long line of them would keep the first one waiting. */
const most = 64

/**
 * Asks once for all that are asked for in the same turn of the event loop: a round trip costs several
 * times what one more row does. Nobody waits for others who might come, nor gets what was read before
 * they asked. A transaction sees its own rows and asks for itself alone.
 */
export function batched<Key, Value>(
  find: (db: ReadDatabase, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (db: ReadDatabase, key: Key) => Promise<Value | undefined> {
  type Line = { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> }
  const lines = new WeakMap<ReadDatabase, Line>()
  return async (db, key) => {
    if (db.isTransaction) return (await find(db, [key])).get(key)
    const line = lines.get(db) ?? open(db)
    line.keys.add(key)
    if (line.keys.size === most) lines.delete(db)
    return (await line.found).get(key)
  }

  function open(db: ReadDatabase): Line {
    const keys = new Set<Key>()
    const line = { keys, found: ask() }
    lines.set(db, line)
    return line

    async function ask() {
      await turn()
      if (lines.get(db) === line) lines.delete(db)
      return find(db, [...keys])
    }
  }
}
