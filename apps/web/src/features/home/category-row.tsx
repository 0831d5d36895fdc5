import { Link } from '@tanstack/react-router'
import { CATEGORIES } from '@wepa/domain/listings/category'
import { CategoryIcon } from '../../blocks/listing-card/category-icon.tsx'

/** The eleven categories: one row on a desktop, a row to push sideways on a phone. */
export function CategoryRow() {
  return (
    <nav aria-label="Categorías" className="-mx-4 lg:mx-0">
      <ul className="scroll-quietly flex snap-x gap-1 overflow-x-auto px-3 py-1 lg:justify-between lg:px-0">
        {CATEGORIES.map((category) => (
          <li key={category.slug} className="w-22 flex-none snap-start lg:w-auto lg:flex-1">
            <Link
              to="/category/$slug"
              params={{ slug: category.slug }}
              className="group flex h-full flex-col items-center gap-2 rounded-card px-1 py-2 text-center text-small leading-tight font-medium -outline-offset-2! hover:bg-sand-deep"
            >
              <CategoryIcon category={category} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
