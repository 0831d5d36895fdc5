/** Why a table, or a ZIP, cannot be read; the words are for its sender. */
export class SheetRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SheetRefused'
  }
}
