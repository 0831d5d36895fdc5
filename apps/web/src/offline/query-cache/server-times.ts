import type { Query } from '@tanstack/react-query'

/** When the server said what a query holds, in ms: what is changed on the screen meanwhile makes it no newer. */
export const serverTimes = new WeakMap<Query, number>()
