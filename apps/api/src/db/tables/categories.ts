/** Row of `categories`: eleven, with fixed ids. */
export type CategoriesTable = {
  id: number
  name: string
  slug: string
  icon: string
  description: string
  isActive: boolean
}
