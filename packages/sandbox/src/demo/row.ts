type Value =
  | string
  | number
  | boolean
  | null
  | string[]
  | { [name: string]: string | number | null }
export type Row = Record<string, Value>
