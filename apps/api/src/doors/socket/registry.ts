// Who is connected to this process.
import type { Session } from '../../context.ts'
import type { LiveConnection } from './connection.ts'

/** Ready sockets by person and by session. */
export type SocketRegister = {
  add: (connection: LiveConnection, session: Session) => void
  remove: (connection: LiveConnection) => void
  ofPerson: (userId: number) => Iterable<LiveConnection>
  ofSession: (sessionId: number) => Iterable<LiveConnection>
  hasPerson: (userId: number) => boolean
  sessionIds: () => number[]
  all: () => Iterable<LiveConnection>
}

/** `replace` is called with a person's oldest socket when there is one too many. */
export function createRegister(
  perPerson: number,
  replace: (connection: LiveConnection) => void,
): SocketRegister {
  const sessions = new Map<LiveConnection, Session>()
  const people = new Map<number, Set<LiveConnection>>()
  const bySession = new Map<number, Set<LiveConnection>>()
  return {
    add: (connection, session) => {
      sessions.set(connection, session)
      join(bySession, session.id, connection)
      const own = join(people, session.userId, connection)
      const [oldest] = own
      if (own.size > perPerson && oldest) replace(oldest)
    },
    remove: (connection) => {
      const session = sessions.get(connection)
      if (!session) return
      sessions.delete(connection)
      leave(people, session.userId, connection)
      leave(bySession, session.id, connection)
    },
    ofPerson: (userId) => people.get(userId) ?? [],
    ofSession: (sessionId) => bySession.get(sessionId) ?? [],
    hasPerson: (userId) => people.has(userId),
    sessionIds: () => [...bySession.keys()],
    all: () => sessions.keys(),
  }
}

type Groups = Map<number, Set<LiveConnection>>

/** A set keeps the order in which its members came. */
function join(groups: Groups, key: number, connection: LiveConnection): Set<LiveConnection> {
  const group = groups.get(key) ?? new Set()
  groups.set(key, group.add(connection))
  return group
}

function leave(groups: Groups, key: number, connection: LiveConnection): void {
  const group = groups.get(key)
  group?.delete(connection)
  if (group?.size === 0) groups.delete(key)
}
