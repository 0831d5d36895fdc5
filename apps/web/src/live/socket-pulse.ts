/** How often an open socket in sight is asked whether it is alive, and how long it may take to say so, in ms. */
const every = 25_000
const patience = 8_000

type Beating = { readyState: number; OPEN: number; send: (text: string) => unknown }

/**
 * A connection can be gone without either side hearing of it (the phone changed its network). Asks now and
 * then; `onDead` is called when nothing at all was heard since.
 */
export function watchPulse(
  socket: Beating,
  onDead: () => void,
): { beat: () => void; stop: () => void } {
  let heardAt = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const isOpen = () => socket.readyState === socket.OPEN
  const asking = setInterval(() => {
    if (document.visibilityState === 'hidden' || !isOpen()) return
    const askedAt = Date.now()
    socket.send('{"type":"ping"}')
    waiting = setTimeout(() => {
      if (heardAt < askedAt && isOpen()) onDead()
    }, patience)
  }, every)
  return {
    beat: () => {
      heardAt = Date.now()
    },
    stop: () => {
      clearInterval(asking)
      clearTimeout(waiting)
    },
  }
}
