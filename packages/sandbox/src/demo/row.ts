type Value = string | number | boolean | null | string[] | { [name: string]: string | null }
export type Row = Record<string, Value>
