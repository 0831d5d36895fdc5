// Paths of the product whose screens come with later issues. An entry goes when its screen arrives.

/** First segment of the path → what the place is called. */
export const comingPaths: Readonly<Record<string, string>> = {
  'admin-dashboard': 'Panel de administración',
}

/** The name of a place to come, or undefined for a path the product does not know. */
export function comingPlace(path: string): string | undefined {
  const [place = '', ...more] = path.split('/').filter((segment) => segment !== '')
  return more.length === 0 && Object.hasOwn(comingPaths, place) ? comingPaths[place] : undefined
}
