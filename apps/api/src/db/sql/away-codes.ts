// Errors that say nothing of a statement: they are over by themselves, or once somebody mends the database.

/**
 * What PostgreSQL says when it cannot work now: a lost way to it (class 08), no writes (25006, a standby or
 * a demoted primary), no disk (53100), memory (53200) or connections (53300) left, a lock that was waited
 * for too long (55P03), a server that ends or starts (57P01 to 57P03), a database that is not there (3D000).
 */
export function isDatabaseAway(sqlState: string): boolean {
  return /^(08...|25006|53[123]00|55P03|57P0[123]|3D000)$/.test(sqlState)
}

/** What Node says when there is no way to a host. */
export function isUnreachableHost(code: string): boolean {
  return /^(ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code)
}
