import * as z from 'zod/mini'
import { pageQuery } from '../../db/sql/paginate.ts'

/** A page of one of the dashboard's lists. */
export const AdminPageQuery = pageQuery(50)
export type AdminPageQuery = z.infer<typeof AdminPageQuery>

/** A list that falls by a time, and by the id where times are equal. */
export const momentAndId = z.tuple([z.iso.datetime(), z.int()])
