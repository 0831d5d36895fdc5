import type { AiEnhancementAnswer, EnhanceInput } from '@wepa/domain/assistant/ai'
import type { MemberContext } from '../../context.ts'
import { askModel } from './run-call.ts'

/** Words an ad better without changing what it says. Takes one use. */
export async function enhanceAd(
  ctx: MemberContext,
  input: EnhanceInput,
): Promise<AiEnhancementAnswer> {
  const plan = { use: 'enhancement', isCounted: true } as const
  const { value, usesLeft } = await askModel(ctx, plan, ({ model, leaving }) =>
    model.enhance(input, leaving),
  )
  return { ...value, usesLeft }
}
