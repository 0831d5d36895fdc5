const second = 1000
const hour = 3600 * second

/** What one socket, person, address and process may take. */
export type SocketLimits = typeof socketLimits

export const socketLimits = {
  /** Milliseconds within which the first frame must say who it is. */
  authWithin: 5 * second,
  /** Milliseconds between pings; who has not answered one by the next is gone. */
  pingEvery: 30 * second,
  /** Milliseconds, give or take a tenth: sessions in use are noted, and servers that were added get their share. */
  longestLife: 12 * hour,
  /** Bytes a slow reader may leave waiting: some hundred messages. */
  mostBuffered: 1024 * 1024,
  /** Frames that came while others were still worked on. */
  mostWaiting: 30,
  /** Frames at once, and those that follow each second. */
  burst: 60,
  perSecond: 10,
  /** Ready sockets of a person in one process: the oldest gives way. */
  perPerson: 10,
  /** Sockets of an address that have not said who they are; many phones may share one. */
  perAddress: 100,
  perProcess: 20_000,
}
