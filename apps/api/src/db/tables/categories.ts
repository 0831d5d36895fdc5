/** Row of `categories`: eleven, with fixed ids (decision B1). */
export type CategoriesTable = {
  id: number
  name: string
  slug: string
  icon: string
  description: string
  isActive: boolean
}
