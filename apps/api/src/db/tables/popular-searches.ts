/** Row of `search_secrets`: what the marks of a day ('YYYY-MM-DD', Puerto Rico) are made with. */
export type SearchSecretsTable = { day: string; secret: Buffer }

/** Row of `search_marks`: that somebody looked for a text on a day. */
export type SearchMarksTable = { day: string; text: string; mark: Buffer }

/** Row of `search_people`: how many different people did. */
export type SearchPeopleTable = { day: string; text: string; people: number }
