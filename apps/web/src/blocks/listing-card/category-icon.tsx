import {
  Bike,
  Briefcase,
  Car,
  House,
  type LucideIcon,
  Package,
  PawPrint,
  Shirt,
  Smartphone,
  Sofa,
  Store,
  Wrench,
} from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import './category-hues.css'

const icons: Record<string, LucideIcon> = {
  house: House,
  car: Car,
  briefcase: Briefcase,
  smartphone: Smartphone,
  'paw-print': PawPrint,
  wrench: Wrench,
  shirt: Shirt,
  sofa: Sofa,
  bike: Bike,
  store: Store,
  package: Package,
}

interface CategoryIconProps {
  category: { slug: string; icon: string }
  size?: 'small' | 'medium' | 'large'
}

const boxes = { small: 'size-9', medium: 'size-14', large: 'size-18' }
const strokes = { small: 20, medium: 26, large: 34 }

/** A category's icon on its own soft tint; decorative, its name stands beside it. */
export function CategoryIcon({ category, size = 'medium' }: CategoryIconProps) {
  const Icon = icons[category.icon] ?? Package
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'category-tint grid flex-none place-items-center rounded-card',
        `hue-${category.slug}`,
        boxes[size],
      )}
    >
      <Icon size={strokes[size]} strokeWidth={1.75} />
    </span>
  )
}
