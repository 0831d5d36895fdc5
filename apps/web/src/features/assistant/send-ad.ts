import type { SelfUser } from '@wepa/domain/people/user'
import { type PublishOutcome, publishAd } from '../../blocks/publishing/publish-ad.ts'
import type { DraftContent } from '../../offline/browser-db/draft.ts'
import { deleteDraft, saveDraft } from '../../offline/drafts/drafts.ts'
import { photosOf } from './ad-draft.ts'
import type { TalkAd } from './talk/talk-state.ts'

/** Publishes the talk's ad as a draft; a refused one stays in the talk and not among the form's drafts. */
export async function sendAd(
  ad: TalkAd,
  { id: userId, email }: Pick<SelfUser, 'id' | 'email'>,
): Promise<PublishOutcome> {
  const { clientId: draftId, draft } = ad
  const owner = { id: draftId, userId, listingId: null }
  const keeping = await saveDraft(owner, contentOf(ad, email), ad.wasSent ?? false)
  const { title } = draft
  const result = await publishAd({ draftId, userId, title, isKept: keeping === 'kept' })
  if (result.outcome === 'refused') await deleteDraft(draftId)
  return result
}

/** The photos are on the server already; without an email the ad has that of the account. */
function contentOf(ad: TalkAd, email: string): DraftContent {
  const { draft } = ad
  return {
    fields: { ...draft, contactEmail: draft.contactEmail.trim() || email },
    photos: photosOf(ad).map((url) => ({ key: url, name: '', rotation: 0, url })),
    isActive: true,
    base: null,
  }
}
