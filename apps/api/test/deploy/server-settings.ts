// Whether the server would start with what a file gives it.
import { readEnv, settingNames } from '../../src/env.ts'
import type { Settings } from './env-file.ts'

/** Read by Node, glibc, or nothing but another setting. */
const others = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'DATABASE_PASSWORD']

/** Answers what is wrong: names that no setting has, and what the server says of the values. */
export function findSettingFaults(settings: Settings): string[] {
  const unknown = Object.keys(settings).filter(
    (name) => !settingNames.includes(name) && !others.includes(name),
  )
  const faults = unknown.map((name) => `${name} is no setting of the server`)
  if (settings.NODE_ENV !== 'production') faults.push('NODE_ENV is not production')
  try {
    readEnv(settings)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  return faults
}
