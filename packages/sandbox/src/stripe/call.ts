import type { FormValue } from './form.ts'
import type { Wire } from './wire.ts'
import type { World } from './world.ts'

/** One call of Stripe's that the sandbox answers. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:id` stands for one part. */
  path: string
  /** Open to the publishable key, with the intent's client_secret. */
  isPublic?: true
  answer: (world: World, id: string, form: FormValue) => Wire
}
