import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { SelfUser } from '@wepa/domain/people/user'
import { useState } from 'react'
import { deleteDraft } from '../../offline/drafts/drafts.ts'
import { openEdit } from './drafts/open-draft.ts'
import { ResumedNotice } from './drafts/resumed-notice.tsx'
import { useOpened } from './drafts/use-opened.ts'
import { EditForm } from './edit-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

interface EditAreaProps {
  listing: ListingDetail
  user: SelfUser
  hasEnded: boolean
}

/** The edit form with the changes that were not saved last time. */
export function EditArea({ listing, user, hasEnded }: EditAreaProps) {
  /** Each form is a new one, also after its changes were thrown away. */
  const [turn, setTurn] = useState(0)
  const open = useOpened(String(turn), () => openEdit(user.id, listing))
  if (!open) return <FormSkeleton />
  return (
    <div className="grid grid-cols-1 gap-5">
      <ResumedNotice
        open={open}
        onStartAnew={async () => {
          await deleteDraft(open.id)
          setTurn(turn + 1)
        }}
      />
      <EditForm key={turn} listing={listing} user={user} hasEnded={hasEnded} open={open} />
    </div>
  )
}
