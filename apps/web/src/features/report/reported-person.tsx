import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Whom the report is about, so that nobody reports the wrong person; nothing where they cannot be seen. */
export function ReportedPerson({ id }: { id: number }) {
  const { data: person } = trpc.users.get.useQuery({ id })
  if (!person) return null
  return (
    <div className="mb-5 flex items-center gap-4 rounded-card border border-line p-4">
      <Avatar name={person.fullName} url={person.profileImageUrl} className="size-[56px]!" />
      <div className="min-w-0">
        <p className="truncate text-body font-semibold">{person.fullName}</p>
        <p className="truncate text-small text-muted">@{person.username}</p>
      </div>
    </div>
  )
}
