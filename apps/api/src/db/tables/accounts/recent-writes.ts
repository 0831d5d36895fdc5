/** Row of `recent_writes`: what an account wrote last stands before this place in the log (`pg_lsn`, as text). */
export type RecentWritesTable = {
  writerId: number
  lsn: string
  at: Date
}
