// What the build tells the page without content: what each list of one's own consists of.

/** The screen's files, and the newest rows of a group of kept answers, so many at most. */
export type ScreenParts = { files: readonly string[]; kept: readonly [group: string, most: number] }

/** The element that holds them as JSON, by the first part of a path. */
export const partsId = 'screen-parts'
