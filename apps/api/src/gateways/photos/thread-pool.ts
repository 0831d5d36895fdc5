// libuv's threads, UV_THREADPOOL_SIZE of them in each process: pictures, passwords, files and name look-ups share
// them, so what computes for long may never hold them all.

/** Passwords hashed or compared at once: each takes 19 MiB. */
export const PASSWORDS_AT_ONCE = 2
/** Uploaded pictures decoded and encoded at once. */
export const PICTURES_AT_ONCE = 2
/** Previews painted at once. */
export const PREVIEWS_AT_ONCE = 2

/** For files and name look-ups, which answer people in a moment. */
const freeThreads = 4

/** What UV_THREADPOOL_SIZE must be at least; the launcher, the Docker image and the compose file set it. */
export const THREADS_NEEDED = PASSWORDS_AT_ONCE + PICTURES_AT_ONCE + PREVIEWS_AT_ONCE + freeThreads
