// The log of what people of a team do for their business. Here and not in a feature: every procedure writes it.
import { sql } from 'kysely'
import type { Database } from './database.ts'

type NewAction = {
  businessId: number
  actorId: number
  call: string
  subjectId: number | null
  createdAt: Date
}

/** Notes what somebody is about to do; answers the line. Before it is done, so that nothing is done without a name. */
export async function insertTeamAction(
  db: Database,
  { businessId, actorId, call, subjectId, createdAt }: NewAction,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into team_actions (business_id, actor_id, actor_name, call, subject_id, created_at)
    select ${businessId}, id, full_name, ${call}, ${subjectId}, ${createdAt}
    from users where id = ${actorId} returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('nobody acts')
  return row.id
}

/** Notes what it was about, known only once it is done. */
export async function updateTeamActionSubject(
  db: Database,
  id: number,
  subjectId: number,
): Promise<void> {
  await db.updateTable('teamActions').set({ subjectId }).where('id', '=', id).execute()
}

/** Takes a line back: what it notes was refused. */
export async function deleteTeamAction(db: Database, id: number): Promise<void> {
  await db.deleteFrom('teamActions').where('id', '=', id).execute()
}
