// Reminds of meetings on the device itself: without network, and where no push message comes.
import { REMINDER_HOURS, type UpcomingMeeting } from '@wepa/domain/meetings/meeting'
import { meetingPlace, meetingTimeFrom } from '@wepa/domain/meetings/meeting-words'
import { readPerson } from '../lib/session/session.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import type { AppRouter } from './router.tsx'

const HOUR = 3_600_000
/** How old the list of meetings may be while Wepa is open, in ms. */
const freshFor = HOUR / 2
/** Timers of browsers take no longer ones than 24.8 days; a day is enough. */
const farthest = 24 * HOUR

/** Which were told on this device: ids, the last ones. */
const mark = 'wepa.reminded'
const mostMarked = 50

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let isWatching = false

/** Once for the life of the page: sets a timer for each meeting of the next day, and looks again when one comes back. */
export function remindOfMeetings(router: AppRouter): void {
  if (isWatching) return
  isWatching = true
  void look(router)
  setInterval(() => void look(router), freshFor)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look(router)
  })
}

async function look(router: AppRouter): Promise<void> {
  if (!readPerson()) return
  const { upcoming } = router.options.context.trpc.meetings
  // Without network what the device keeps is answered.
  const meetings = await upcoming.fetch(undefined, { staleTime: freshFor }).catch(() => [])
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  for (const meeting of meetings) plan(router, meeting)
}

function plan(router: AppRouter, meeting: UpcomingMeeting): void {
  const wait = Date.parse(meeting.startsAt) - REMINDER_HOURS * HOUR - Date.now()
  const isOver = Date.parse(meeting.startsAt) <= Date.now()
  if (isOver || wait > farthest || readMarks().includes(meeting.id)) return
  const remind = () => {
    // Of another person by now, or told meanwhile in another tab.
    if (!readPerson() || readMarks().includes(meeting.id)) return
    writeMark(meeting.id)
    void tell(router, meeting)
  }
  timers.set(meeting.id, setTimeout(remind, Math.max(0, wait)))
}

async function tell(router: AppRouter, meeting: UpcomingMeeting): Promise<void> {
  const title = `Encuentro ${meetingTimeFrom(meeting.startsAt, new Date().toISOString())}`
  const text = `Con ${meeting.otherName}, en ${meetingPlace(meeting)}.`
  const path = `/chat/${meeting.conversationId}`
  showToast({
    title,
    description: text,
    tone: 'good',
    action: { label: 'Ver', onPress: () => void router.navigate({ href: path }) },
  })
  if (document.visibilityState === 'visible' || !mayNotify()) return
  const registration = await navigator.serviceWorker.getRegistration()
  // The tag of the push message about it: one of the two stays on the screen.
  await registration?.showNotification(title, {
    body: text,
    tag: `meeting-${meeting.conversationId}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'es-PR',
    data: { id: 0, path },
  })
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

function readMarks(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(mark) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

function writeMark(id: number): void {
  try {
    localStorage.setItem(mark, JSON.stringify([...readMarks(), id].slice(-mostMarked)))
  } catch {
    // Where nothing can be kept it is told once in each page.
  }
}
