// The scroll lock under dialogs writes a style element, which the page's policy allows only with its
// nonce. The library looks for it under this global name (the package get-nonce).
declare global {
  var __webpack_nonce__: string | undefined
}

/** Call before a dialog renders; in the browser alone. */
export function allowScrollLock(): void {
  const nonce = pageNonce()
  if (nonce) globalThis.__webpack_nonce__ = nonce
}

/** What a style element needs to count on this page, for libraries that write one; in the browser alone. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('[nonce]')?.nonce
}
