// Trains the learned reader and writes its weights: `pnpm --filter @wepa/domain train`. The same corpus makes the same
// file, sign for sign; `weights.test.ts` holds the file to that. What comes of it: `pnpm --filter @wepa/domain measure`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeWeights } from './weights.ts'

const file = join(import.meta.dirname, '../src/fraud/learned/weights.gen.ts')
writeFileSync(file, makeWeights())
