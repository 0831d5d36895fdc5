// What an account knows its own devices and networks by.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { deviceWords } from '@wepa/domain/people/device-name'
import type { Deps, Visit } from '../../context.ts'
import { network } from '../../rate-limit.ts'
import { deleteOldMarks, hasMark, upsertMarks } from './marks.repo.ts'

const keptFor = 180 * 24 * 60 * 60 * 1000

type From = Pick<Visit, 'ip' | 'userAgent'> & { deviceId?: string | undefined }
type Tx = Pick<Deps, 'db' | 'clock'>

/**
 * Notes from where a person signed in; true for a device they never used. A device is known by the random id
 * that the app keeps, or by its kind of browser in a network from which that signed in before. The first
 * sign-in of all is news to nobody. Joins the transaction.
 */
export async function noteSignIn(
  { db, clock }: Tx,
  { userId, ...from }: From & { userId: number },
): Promise<boolean> {
  const device = from.deviceId === undefined ? undefined : markOf(userId, `device ${from.deviceId}`)
  const browser = markOf(userId, `browser ${deviceWords(from.userAgent)} ${area(from.ip)}`)
  const devices = device ? [device, browser] : [browser]
  const marks = [...devices, networkMark(userId, from.ip)]
  const { had, fresh } = await upsertMarks(db, { userId, marks, now: clock.now() })
  return had > 0 && devices.every((mark) => fresh.some((other) => other.equals(mark)))
}

/** True where the person signed in from this network before. */
export async function isKnownNetwork(
  { db }: Pick<Deps, 'db'>,
  { userId, ip }: { userId: number; ip: string },
): Promise<boolean> {
  return hasMark(db, userId, networkMark(userId, ip))
}

/** Forgets devices and networks that were not used for half a year; answers how many. */
export async function forgetOldMarks({ db, clock }: Tx): Promise<number> {
  return deleteOldMarks(db, new Date(clock.now().getTime() - keptFor))
}

function networkMark(userId: number, ip: string): Buffer {
  return markOf(userId, `network ${area(ip)}`)
}

/** A phone changes its address within its provider's block: a /24 of IPv4, a /48 of IPv6 is one network. */
function area(ip: string): string {
  if (isIPv6(ip) && !ip.includes('.')) return network(ip).split(':').slice(0, 3).join(':')
  return ip.slice(0, ip.lastIndexOf('.'))
}

function markOf(userId: number, what: string): Buffer {
  return createHash('sha256').update(`${userId} ${what}`).digest()
}
