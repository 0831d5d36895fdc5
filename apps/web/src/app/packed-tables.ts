// Lists of like objects as tables: their keys once, then rows of values. A third of the size in the HTML.

type Table = { $keys: string[]; rows: unknown[][] }

/** Takes plain JSON values; none of their objects may have a key `$keys`. */
export function packTables(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = sharedKeys(value)
    if (!keys) return value.map(packTables)
    const rows = value.map((item) => keys.map((key) => packTables(item[key])))
    return { $keys: keys, rows } satisfies Table
  }
  return isObject(value) ? mapped(value, packTables) : value
}

/** Gives back what `packTables` was given. */
export function unpackTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackTables)
  if (!isObject(value)) return value
  if (!isTable(value)) return mapped(value, unpackTables)
  return value.rows.map((row) =>
    Object.fromEntries(value.$keys.map((key, index) => [key, unpackTables(row[index])])),
  )
}

/** The keys that every item has, in one order; undefined for anything but two or more objects alike. */
function sharedKeys(items: readonly unknown[]): string[] | undefined {
  const [first] = items
  if (items.length < 2 || !isObject(first)) return undefined
  const keys = Object.keys(first)
  const order = keys.join()
  return items.every((item) => isObject(item) && Object.keys(item).join() === order)
    ? keys
    : undefined
}

function mapped(object: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

function isTable(value: Record<string, unknown>): value is Table {
  return Array.isArray(value.$keys) && Array.isArray(value.rows)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
