import * as z from 'zod/mini'
import { id } from '../scalar.ts'
import { FRAUD_KIND_IDS } from './kinds.ts'
import { DISASTER_RULE_IDS, FRAUD_RULE_IDS } from './rule.ts'
import { VERDICTS } from './warning-verdict.ts'

/** What is counted. Strict: there is no room for who it was, nor for what was said. */
export const WarningVerdict = z.strictObject({
  kind: z.enum(FRAUD_KIND_IDS, 'Clase desconocida'),
  /** The first rule that was met, null without one. */
  rule: z.nullable(z.enum([...FRAUD_RULE_IDS, ...DISASTER_RULE_IDS], 'Regla desconocida')),
  verdict: z.enum(VERDICTS, 'Respuesta desconocida'),
})
export type WarningVerdict = z.infer<typeof WarningVerdict>

/** One message that its receiver lets administrators read, and what they said of its warning. */
export const ExampleInput = z.extend(WarningVerdict, { messageId: id() })
export type ExampleInput = z.infer<typeof ExampleInput>
