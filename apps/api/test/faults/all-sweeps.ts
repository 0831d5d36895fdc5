import { diskSweeps } from './disk-sweeps.ts'
import { postgresSweeps } from './postgres-sweeps.ts'
import { processSweeps } from './process-sweeps.ts'
import { providerSweeps } from './provider-sweeps.ts'
import type { Sweep } from './sweep.ts'

/** Every sweep there is, in the order in which the command runs them. */
export const allSweeps: readonly Sweep[] = [
  ...postgresSweeps,
  ...processSweeps,
  ...providerSweeps,
  ...diskSweeps,
]
