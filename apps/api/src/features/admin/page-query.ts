import * as z from 'zod/mini'

const badLimit = 'limit va de 1 a 100'

/** A page of one of the dashboard's lists; numbers come as text from an address. */
export const AdminPageQuery = z.object({
  limit: z._default(
    z.coerce.number(badLimit).check(z.int(badLimit), z.gte(1, badLimit), z.lte(100, badLimit)),
    50,
  ),
  cursor: z.nullish(z.string()),
})
export type AdminPageQuery = z.infer<typeof AdminPageQuery>

/** A list that falls by a time, and by the id where times are equal. */
export const momentAndId = z.tuple([z.iso.datetime(), z.int()])
