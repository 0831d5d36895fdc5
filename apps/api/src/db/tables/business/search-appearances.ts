/** Row of `search_appearances`: how often ads of a business appeared on a day ('YYYY-MM-DD') in one search. */
export type SearchAppearancesTable = {
  userId: number
  day: string
  words: string
  category: string
  appearances: number
  placeSum: number
  bestPlace: number
}

/** Row of `search_searchers`: that somebody looked for these words, on `day` for the last time. */
export type SearchSearchersTable = { words: string; mark: number; day: string }
