import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { updateLastAnalysis } from './assistant.repo.ts'
import { readPhoto } from './read-photo.ts'
import { askModel, refuseEarly } from './run-call.ts'
import { suggestPrice } from './suggest-price.ts'
import { withAttributes } from './with-attributes.ts'

/**
 * Reads what a photo shows into an ad. Takes one use, given back when the model gives no answer.
 * @throws DomainError of the photo, of the uses, and of the model (run-call.ts)
 */
export async function analyzePhoto(
  ctx: MemberContext,
  { image }: { image: string },
): Promise<AiPhotoAnalysis> {
  await refuseEarly(ctx)
  const jpeg = await readPhoto(ctx, image)
  const { value, usesLeft } = await askModel(ctx, { use: 'analysis', isCounted: true }, (running) =>
    running.model.analyzePhoto(jpeg, running.leaving),
  ).catch((error: unknown) => {
    throw inWordsOfPhotos(error)
  })
  await updateLastAnalysis(ctx.db, ctx.session.userId, ctx.clock.now())
  const { searchWords: _, ...analysis } = value
  const priced = { ...analysis, ...(await suggestPrice(ctx, value)), usesLeft }
  return withAttributes(priced, ctx.clock.now())
}

function inWordsOfPhotos(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'assistant_no_answer') return error
  const message = 'No pudimos reconocer lo que hay en la foto.'
  return new DomainError('assistant_no_answer', { message, cause: error })
}
