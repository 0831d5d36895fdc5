/** What takes longer than this is waited for on the screen itself, which shows where it will stand. */
const patience = 200

/**
 * For loaders: the server waits for an answer, the browser no longer than the eye would not notice;
 * then, and for a failure, undefined, and the screen asks and tells for itself.
 */
export function soon<T>(coming: Promise<T>): Promise<T | undefined> {
  const answered = coming.catch(() => undefined)
  if (import.meta.env.SSR) return answered
  const late = new Promise<undefined>((done) => setTimeout(done, patience, undefined))
  return Promise.race([answered, late])
}
