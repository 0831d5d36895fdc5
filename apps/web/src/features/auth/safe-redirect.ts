/** A path of our own to go on to after signing in; anything that could lead to another site becomes '/'. */
export function safeRedirect(path: string | undefined): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || hasControlSign(path)) return '/'
  return path === '/auth' || path.startsWith('/auth?') ? '/' : path
}

// Browsers drop tabs and line ends from addresses, so '/\t/other' would become '//other'.
function hasControlSign(path: string): boolean {
  return /\p{Cc}/u.test(path)
}
