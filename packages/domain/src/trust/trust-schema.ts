import * as z from 'zod/mini'
import { count, decimal, id, moment } from '../scalar.ts'

/** One part of the score; `score` null while nothing is known of it: then it counts as `NEUTRAL_SCORE`. */
export const TrustPart = z.object({
  name: z.enum(['ratings', 'verifications', 'transactions', 'answers', 'age']),
  score: z.nullable(decimal()),
  weight: count(),
})
export type TrustPart = z.infer<typeof TrustPart>

/** Scores are decimals from '0.00' to '5.00'; `parts` is what they were made of. */
export const TrustScore = z.object({
  userId: id(),
  overallScore: decimal(),
  responseTime: decimal(),
  accuracy: decimal(),
  communication: decimal(),
  reliability: decimal(),
  verificationLevel: count(),
  badges: z.array(z.string()),
  totalTransactions: count(),
  successfulTransactions: count(),
  positivePercentage: z.number(),
  level: z.string(),
  parts: z.array(TrustPart),
  lastCalculated: moment(),
})
export type TrustScore = z.infer<typeof TrustScore>
