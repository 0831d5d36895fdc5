import { isOwnPath } from '../text/own-path.ts'

/** A path of our own to go on to after signing in; anything that could lead to another site becomes '/'. */
export function safeRedirect(path: string | undefined): string {
  if (!isOwnPath(path)) return '/'
  return path === '/auth' || path.startsWith('/auth?') ? '/' : path
}
