// The talk and what is typed into it, kept for each person as long as the tab lives.
import { emptyTalk, resumeTalk, type TalkState } from './talk-state.ts'

const prefix = 'wepa.assistant.'
/** Rises when a kept talk would no longer be understood. */
const version = '1'
const forPage = new Map<string, string>()

export function readTalk(userId: number): TalkState {
  const text = read(`${prefix}${userId}.talk`)
  if (text === '') return emptyTalk
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? resumeTalk(kept.talk) : emptyTalk
  } catch {
    return emptyTalk
  }
}

export function keepTalk(userId: number, talk: TalkState): void {
  const text = talk === emptyTalk ? '' : JSON.stringify({ version, talk })
  keep(`${prefix}${userId}.talk`, text)
}

export function readTyped(userId: number): string {
  return read(`${prefix}${userId}.typed`)
}

export function keepTyped(userId: number, text: string): void {
  keep(`${prefix}${userId}.typed`, text)
}

/** What other people said in this tab is none of this one's business; null for a visitor. */
export function forgetTalksOfOthers(userId: number | null): void {
  const isOthers = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${userId}.`)
  for (const key of [...forPage.keys()].filter(isOthers)) forPage.delete(key)
  try {
    for (const key of Object.keys(sessionStorage).filter(isOthers)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

function read(key: string): string {
  try {
    return forPage.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return forPage.get(key) ?? ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    forPage.delete(key)
  } catch {
    // A browser that forbids it, or a photo for which it has no room.
    forPage.set(key, text)
  }
}

// Written by this file alone; the check guards against another version's leftovers.
function isKept(value: unknown): value is { talk: TalkState } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === version &&
    'talk' in value
  )
}
