// Numbers as people say them: '12 mil btu', '100k millas', 'tres cuartos', 'de 400 a 600 galones', '2010 a 2015'.

const SPOKEN = new Map(
  'un,una,dos,tres,cuatro,cinco,seis'.split(',').map((word, at) => [word, Math.max(1, at)]),
)
const ROOMS = 'cuartos?|habitacion(?:es)?|habitaci[oó]n(?:es)?|ba[nñ]os?|dormitorios?|recamaras?'

/** The query with its numbers in digits. */
export function withDigits(text: string): string {
  return text
    .replace(/\b(\d{1,3}) mil\b/gi, '$1000')
    .replace(/\b(\d{1,3})k(?= ?(?:mill?as|miles|btu)\b)/gi, '$1000')
    .replace(
      new RegExp(`\\b(un|una|dos|tres|cuatro|cinco|seis)(?= (?:${ROOMS})\\b)`, 'gi'),
      (word) => String(SPOKEN.get(word.toLowerCase())),
    )
}

/** Ranges wider than this are written with round numbers alone. */
const MOST = 12

/** The numbers that ads may say within a range: all years, of other things the round ones. */
export function numbersWithin(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find(
    (each) => (high - low) / each <= MOST,
  )
  if (step === undefined) return [low, high]
  const first = Math.ceil(low / step) * step
  const steps = Math.floor((high - first) / step)
  const round = Array.from({ length: steps + 1 }, (_, at) => first + at * step)
  return [...new Set([low, ...round, high])]
}
