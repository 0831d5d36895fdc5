import type { ReactNode } from 'react'
import { inEnglish } from '../english.tsx'

// The specification has them in English: said so, they are not read with Spanish sounds.
const english = new Set([
  'Username is required',
  'Username must be at least 3 characters',
  'Username must be less than 30 characters',
  'Username can only contain letters, numbers, underscores, and hyphens',
  'Password is required',
  'Full name is required',
  'Invalid email address',
  'No token received',
  'Please enter a valid email address',
  'Current password is required',
  'Password must be at least 8 characters',
  'Please confirm your password',
  "Passwords don't match",
])

/** A text to show, marked as English where it is. */
export function inItsLanguage(text: string | undefined): ReactNode {
  return text !== undefined && english.has(text) ? inEnglish(text) : text
}
