import { foldText } from '../text/writing.ts'

/**
 * The eleven categories, ids 1 to 11 in this order (docs/product/ads.md#categories).
 * `icon` is the lucide icon's name.
 */
export const CATEGORIES = [
  category(
    1,
    'bienes-raices',
    'Bienes Raíces',
    'house',
    'Casas, apartamentos, solares y locales para comprar o alquilar',
  ),
  category(2, 'vehiculos', 'Vehículos', 'car', 'Carros, guaguas, motoras, botes, gomas y piezas'),
  category(
    3,
    'empleos',
    'Empleos',
    'briefcase',
    'Trabajos a tiempo completo, parcial y por contrato',
  ),
  category(
    4,
    'electronicos',
    'Electrónicos',
    'smartphone',
    'Celulares, computadoras, televisores, consolas y audio',
  ),
  category(5, 'mascotas', 'Mascotas', 'paw-print', 'Perros, gatos, aves, adopciones y accesorios'),
  category(
    6,
    'servicios',
    'Servicios',
    'wrench',
    'Reparaciones, limpieza, construcción, clases y más',
  ),
  category(7, 'moda', 'Moda', 'shirt', 'Ropa, zapatos, carteras y prendas'),
  category(
    8,
    'hogar-jardin',
    'Hogar y Jardín',
    'sofa',
    'Muebles, enseres, plantas eléctricas y herramientas',
  ),
  category(
    9,
    'deportes-ocio',
    'Deportes y Ocio',
    'bike',
    'Bicicletas, surf, pesca, ejercicios, música y juegos',
  ),
  category(
    10,
    'negocios',
    'Negocios',
    'store',
    'Equipos comerciales, inventario y negocios en venta',
  ),
  category(11, 'de-todo', 'De Todo', 'package', 'Todo lo que no cabe en otra categoría'),
] as const

export const DEFAULT_CATEGORY_ID = 11

export type Category = {
  id: number
  name: string
  slug: string
  icon: string
  description: string
  isActive: boolean
}

/** The category with this id, if there is one. */
export function categoryById(id: number): Category | undefined {
  return CATEGORIES.find((each) => each.id === id)
}

export type CategorySlug = (typeof CATEGORIES)[number]['slug']

/** The slug of the category with this id, if there is one. */
export function slugById(id: number): CategorySlug | undefined {
  return CATEGORIES.find((each) => each.id === id)?.slug
}

/** The category that a text names by slug, id or name; accents and case do not matter. */
export function findCategory(text: string): Category | undefined {
  const wanted = foldText(text.trim())
  return CATEGORIES.find(
    (each) => each.slug === wanted || String(each.id) === wanted || foldText(each.name) === wanted,
  )
}

function category<const Slug extends string>(
  id: number,
  slug: Slug,
  name: string,
  icon: string,
  description: string,
): Category & { slug: Slug } {
  return { id, slug, name, icon, description, isActive: true }
}
