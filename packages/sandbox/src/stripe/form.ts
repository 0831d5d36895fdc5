// Stripe takes forms: `items[0][price]=price_1` is {items: [{price: 'price_1'}]}.
import type * as z from 'zod/mini'
import { invalid } from './objects/refusal.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }

type Branch = Map<string, string | Branch>

export function parseForm(text: string): FormValue {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return freeze(root)
}

/** 'a[b][0]' is a, b, 0. An empty bracket, `a[]`, adds to a list. */
function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(branch: Branch, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(branch.size) : key
  if (rest.length === 0) {
    branch.set(name, value)
    return
  }
  const found = branch.get(name)
  const next: Branch = found instanceof Map ? found : new Map()
  branch.set(name, next)
  put(next, rest, value)
}

function freeze(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch
  const entries = [...branch].map(([key, value]) => [key, freeze(value)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** What a call was given, or Stripe's refusal that names the parameter. */
export function readParams<Params>(schema: z.ZodMiniType<Params>, form: FormValue): Params {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const name = bracketed(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? ''])
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  if (issue?.input === undefined && valueAt(form, issue?.path ?? []) === undefined) {
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  }
  throw invalid(`Invalid ${name}: ${issue?.message ?? ''}`, { param: name })
}

function bracketed(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((part) => `[${part}]`).join('')
}

function valueAt(form: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = form
  for (const key of path.map(String)) {
    if (typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(key)] : value[key]
  }
  return value
}
