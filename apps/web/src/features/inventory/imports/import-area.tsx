import type { SelfUser } from '@wepa/domain/people/user'
import { Button } from '../../../ui/button.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { ExportCard } from './export-card.tsx'
import { FeedCard } from './feed-card.tsx'
import { ImportStart } from './import-start.tsx'
import { ImportView } from './import-view.tsx'
import { LastImports } from './last-imports.tsx'
import { PlanNeeded } from './plan-needed.tsx'

interface ImportAreaProps {
  user: SelfUser
  /** The import to look at; without one a new one begins. */
  importId: number | undefined
  onOpen: (importId: number | undefined) => void
  onClose: () => void
}

/** Bringing an inventory in as a table, and taking it out. */
export function ImportArea({ user, importId, onOpen, onClose }: ImportAreaProps) {
  const isBusiness = user.subscriptionPlan === 'business'
  return (
    <div className="grid grid-cols-1 gap-5">
      <Button tone="bare" className="-ml-4 w-fit" onClick={onClose}>
        Volver a la tabla
      </Button>
      {importId !== undefined && (
        <ImportView key={importId} id={importId} onNew={() => onOpen(undefined)} />
      )}
      {importId === undefined && (
        <>
          {isBusiness ? <ImportStart onStarted={onOpen} /> : <PlanNeeded />}
          <ExportCard />
          {isBusiness && <FeedCard onOpen={onOpen} />}
          <ArchiveCard onStarted={onOpen} />
          <LastImports onOpen={onOpen} />
        </>
      )}
    </div>
  )
}
