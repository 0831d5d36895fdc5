// One drain at a time over all tabs of the browser.
import { readStored, removeStored, writeStored } from '../../lib/device/storage.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { withLock } from '../browser-db/web-lock.ts'

const name = 'wepa.outbox'

/** Runs when no other tab does; waits for its turn. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  // Nothing runs before the caller goes on; Node's locks would.
  await Promise.resolve()
  await withLock(name, work, () => underLease(work))
}

/** How long a lease counts after its tab was last heard of, in ms. */
const leaseTime = 10_000

/**
 * Without Web Locks (older browsers, pages without https) a note in local storage says who sends. Two tabs may
 * slip through at the same moment: sending bears that, for every task says who it is.
 */
async function underLease(work: () => Promise<void>): Promise<void> {
  const owner = makeUuid()
  while (isTaken(readStored(name))) await new Promise((done) => setTimeout(done, leaseTime / 20))
  const renew = () => writeStored(name, `${Date.now() + leaseTime} ${owner}`)
  renew()
  const renewing = setInterval(renew, leaseTime / 4)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    if (readStored(name)?.endsWith(owner)) removeStored(name)
  }
}

function isTaken(lease: string | null): boolean {
  return lease !== null && Number(lease.split(' ')[0]) > Date.now()
}
