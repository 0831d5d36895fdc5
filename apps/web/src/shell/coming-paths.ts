// Paths of the product whose screens come with later issues. An entry goes when its screen arrives.

/** First segment of the path → what the place is called. */
export const comingPaths: Readonly<Record<string, string>> = {
  'featured-listings': 'Anuncios destacados',
  'ai-chat': 'Asistente de IA',
  'featured-upgrade': 'Destacar anuncio',
  'admin-dashboard': 'Panel de administración',
}

/** Those that are found one level down: /featured-upgrade/12. */
const withId = new Set(['featured-upgrade'])

/** The name of a place to come, or undefined for a path the product does not know. */
export function comingPlace(path: string): string | undefined {
  const [place = '', id, ...more] = path.split('/').filter((segment) => segment !== '')
  if (more.length > 0 || !Object.hasOwn(comingPaths, place)) return undefined
  if (id !== undefined && !(withId.has(place) && /^\d+$/.test(id))) return undefined
  return comingPaths[place]
}
