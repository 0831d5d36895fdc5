import { USES_KEPT_DAYS } from '@wepa/domain/developers/api-token'
import type { Deps } from '../../context.ts'
import { forgetTokenUses } from './open-token.ts'

/** Forgets what tokens were used for a month ago. */
export async function forgetOldUses(ctx: Deps): Promise<void> {
  await forgetTokenUses(ctx, new Date(ctx.clock.now().getTime() - USES_KEPT_DAYS * 86_400_000))
}
