// Numbers as ads write them: '95,000', '95 mil', '95k', 'tres', '2 1/2', '1.5'.

const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
}

/** A whole number in digits or words. */
export const COUNT = `(?:\\d{1,2}|${Object.keys(WORDS).join('|')})`
/** The same number in digits, as documents repeat it: 'dos (2)'. */
export const REPEATED = '(?: ?\\(\\d{1,2}\\))?'
/** An amount in digits, with thousands and decimals. */
export const AMOUNT = '(?:\\d{1,3}(?:[,.]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)'
/** A month by its Spanish or English name. */
const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?'
export const MONTH = `(?<![a-z])(?:${MONTHS}|january|february|march|april|june|july|august|september|october|november|december)(?![a-z])`

export function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return WORDS[text] ?? (/^\d+$/.test(text) ? Number(text) : undefined)
}

/** '95,000' and '95.000' are thousands; '1.5' is one and a half. */
export function amountOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const isThousands = /^\d{1,3}(?:[,.]\d{3})+(?:\.\d+)?$/.test(text)
  const plain = isThousands ? text.replaceAll(/[,.](?=\d{3}(?:[,.]|$))/g, '') : text
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

const MONTH_STARTS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')
const ENGLISH: Readonly<Record<string, string>> = { jan: 'ene', apr: 'abr', aug: 'ago', dec: 'dic' }

/** 1 to 12. */
export function monthOf(text: string | undefined): number | undefined {
  const start = text?.slice(0, 3) ?? ''
  const at = MONTH_STARTS.indexOf(ENGLISH[start] ?? start)
  return at < 0 ? undefined : at + 1
}

/** A day as 'YYYY-MM-DD'; without a year the next such day from `now`, without a day the last one of the month. */
export function dayOf(
  { year, month, day }: { year: number | undefined; month: number; day: number | undefined },
  now: Date,
): string | undefined {
  const today = now.toISOString().slice(0, 10)
  const inYear = (of: number) => {
    const last = new Date(Date.UTC(of, month, 0)).getUTCDate()
    return day !== undefined && day > last
      ? undefined
      : `${of}-${String(month).padStart(2, '0')}-${String(day ?? last).padStart(2, '0')}`
  }
  if (year !== undefined) return inYear(year < 100 ? 2000 + year : year)
  const thisYear = inYear(now.getUTCFullYear())
  return thisYear === undefined || thisYear >= today ? thisYear : inYear(now.getUTCFullYear() + 1)
}
