// The scroll lock under dialogs writes a style element, which the page's policy allows only with its
// nonce. The library looks for it under this global name (the package get-nonce).
declare global {
  var __webpack_nonce__: string | undefined
}

/** Call before a dialog renders; in the browser alone. */
export function allowScrollLock(): void {
  const bearer = document.querySelector<HTMLElement>('[nonce]')
  if (bearer?.nonce) globalThis.__webpack_nonce__ = bearer.nonce
}
