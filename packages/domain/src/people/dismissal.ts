import * as z from 'zod/mini'
import { id } from '../scalar.ts'
import { form } from '../text/text.ts'

/** The most ads and sellers that one may have dismissed. */
export const MAX_DISMISSALS = 1000

/** An ad, or a seller with all their ads, that somebody does not want to meet in lists any more. */
export const DismissalInput = form({
  kind: z.enum(['listing', 'seller'], 'Elige un anuncio o un vendedor'),
  id: id(),
})
export type DismissalInput = z.infer<typeof DismissalInput>

/** As its person sees it; `name` is the title of the ad or the name of the seller. */
export const Dismissal = z.extend(DismissalInput, { name: z.string() })
export type Dismissal = z.infer<typeof Dismissal>
