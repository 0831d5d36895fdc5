import { relativeTime } from '@wepa/domain/text/relative-time'
import { useDrafts } from '../../blocks/publishing/use-drafts.ts'
import { useNow } from '../../lib/head/site.ts'
import { isBlank } from '../../offline/drafts/is-blank.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The drafts of this device, as rows before the ads. */
export function DraftRows({ userId }: { userId: number }) {
  const now = new Date(useNow())
  const drafts = useDrafts(userId)?.filter(
    (draft) => draft.listingId === null && !draft.published && !isBlank(draft),
  )
  return drafts?.map((draft) => {
    const title = draft.fields.title?.trim() || 'Sin título'
    return (
      <tr key={draft.id} className="border-t border-line">
        <td />
        <th scope="row" colSpan={7} className="py-2 pr-3 text-left font-normal">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="w-fit rounded-full border border-dashed border-edge px-2.5 py-0.5 text-small font-semibold text-muted">
              Borrador
            </p>
            <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{title}</p>
            <p className="text-small text-muted">
              {`En este equipo, ${relativeTime(draft.updatedAt, now)}`}
            </p>
            <LinkButton
              tone="bare"
              size="small"
              to="/post-ad"
              search={{ draft: draft.id }}
              aria-label={`Seguir con: ${title}`}
            >
              Seguir
            </LinkButton>
          </div>
        </th>
        <td />
      </tr>
    )
  })
}
