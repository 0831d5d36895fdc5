// What somebody is told of new ads of the sellers they follow: all of a day in one.
import { shortLocation } from '../places/location.ts'
import { displayPrice } from '../prices/price.ts'
import { formatNumber } from '../text/number.ts'

/** An ad as it is told of. */
export type ToldAd = { title: string; price: string | null; location: string | null }

export type NewAds = {
  /** Who has published, those with the newest ads first. */
  names: readonly string[]
  total: number
  /** The newest of them. */
  ads: readonly ToldAd[]
}

/** 'Carmen y 2 más publicaron 5 anuncios'; nothing without an ad. */
export function newAdsWords(news: NewAds): { title: string; message: string } | undefined {
  const [first] = news.ads
  const [name] = news.names
  if (!first || name === undefined) return undefined
  return { title: titleOf(news, name), message: messageOf(news, first) }
}

/** 'Nevera Samsung, $450, en Ponce' */
function describe({ title, price, location }: ToldAd): string {
  return `${title}, ${displayPrice(price)}, en ${shortLocation(location)}`
}

function titleOf({ names, total }: NewAds, first: string): string {
  if (total === 1) return `Anuncio nuevo de ${first}`
  const ads = `${formatNumber(total)} anuncios`
  if (names.length === 1) return `${first} publicó ${ads}`
  return `${first} ${andOthers(names.slice(1))} publicaron ${ads}`
}

function andOthers(others: readonly string[]): string {
  const [second = ''] = others
  if (others.length > 1) return `y ${formatNumber(others.length)} más`
  return `${/^h?i(?![aeou])/i.test(second.normalize('NFD')) ? 'e' : 'y'} ${second}`
}

function messageOf({ total, ads }: NewAds, first: ToldAd): string {
  if (total === 1) return describe(first)
  const titles = ads.slice(0, 3).map(({ title }) => title)
  const others = total - titles.length
  return others > 0 ? `${titles.join(', ')} y ${formatNumber(others)} más` : titles.join(', ')
}
