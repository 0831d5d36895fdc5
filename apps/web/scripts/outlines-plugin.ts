// The map's outlines as a module, drawn at build time: no geography is reckoned in the browser.
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { municipalityGeo } from '@wepa/domain/places/municipality-geo'
import type { Plugin } from 'vite'
import { drawMunicipalities } from './draw-municipalities.ts'

const name = 'virtual:municipality-outlines'

export function outlinesPlugin(): Plugin {
  return {
    name: 'wepa-outlines',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? { code: writeOutlines(), moduleType: 'js' } : undefined),
  }
}

/** The module's text: `outlines` by slug, and the borders of the regions. */
export function writeOutlines(): string {
  const byFips = new Map(
    MUNICIPALITIES.map((each) => [municipalityGeo(each.slug)?.fips, each] as const),
  )
  const { municipalities, regions } = drawMunicipalities((fips) => byFips.get(fips)?.region ?? '')
  const outlines = municipalities.map(({ fips, path, x, y }) => [
    byFips.get(fips)?.slug,
    path,
    x,
    y,
  ])
  return [
    `export const outlines = ${JSON.stringify(outlines)}`,
    `export const regionBorders = ${JSON.stringify(regions)}`,
  ].join('\n')
}
