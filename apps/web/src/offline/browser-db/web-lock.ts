// Web Locks, where the browser has them and lets us: where site data is forbidden it refuses every one.

/**
 * Runs `work` under a lock of the browser.
 * @param without how it runs where there is no lock to be had
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  without: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return without()
  let hasBegun = false
  try {
    return await locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    return without()
  }
}
