import { DomainError } from '@wepa/domain/error'
import { CATEGORIES } from '@wepa/domain/listings/category'
import type { CountedCategory } from '@wepa/domain/listings/category-schema'
import type { ReadDeps } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import { countByCategory } from './categories.repo.ts'

const halfMinute = 30_000

/** The eleven categories with how many public ads each holds; the counts may be half a minute old. */
export const listCategories = remembered(
  halfMinute,
  async (ctx: ReadDeps): Promise<CountedCategory[]> => {
    const counts = await countByCategory(ctx.db)
    return CATEGORIES.map((category) => ({
      ...category,
      listingCount: counts.get(category.id) ?? 0,
    }))
  },
)

/** @throws DomainError category_not_found */
export async function getCategory(
  ctx: ReadDeps,
  { slug }: { slug: string },
): Promise<CountedCategory> {
  const category = (await listCategories(ctx)).find((each) => each.slug === slug)
  if (!category) throw new DomainError('category_not_found')
  return category
}
