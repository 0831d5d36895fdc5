// Paths of the product whose screens come with later issues. An entry goes when its screen arrives.

/** First segment of the path → what the place is called. */
export const comingPaths: Readonly<Record<string, string>> = {
  'featured-listings': 'Anuncios destacados',
  'ai-chat': 'Asistente de IA',
  terms: 'Términos',
  privacy: 'Privacidad',
  help: 'Centro de ayuda',
  contact: 'Contacto',
  report: 'Reportar anuncio',
  'featured-upgrade': 'Destacar anuncio',
  'marketplace-guides': 'Guías',
  'safety-tips': 'Consejos de seguridad',
  'guide-selling-tips': 'Guía para vender',
  'guide-buying-guide': 'Guía para comprar',
  'guide-local-market': 'Guía del mercado local',
  'admin-dashboard': 'Panel de administración',
}

/** Those that are found one level down: /report/12, /featured-upgrade/12. */
const withId = new Set(['report', 'featured-upgrade'])

/** The name of a place to come, or undefined for a path the product does not know. */
export function comingPlace(path: string): string | undefined {
  const [place = '', id, ...more] = path.split('/').filter((segment) => segment !== '')
  if (more.length > 0 || !Object.hasOwn(comingPaths, place)) return undefined
  if (id !== undefined && !(withId.has(place) && /^\d+$/.test(id))) return undefined
  return comingPaths[place]
}
