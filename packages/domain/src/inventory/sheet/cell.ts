// Cells of tables that people open in a spreadsheet: a text that begins like a formula must not become one.
// https://owasp.org/www-community/attacks/CSV_Injection

const LIKE_FORMULA = /^[=+\-@\t\r']/

/** A text as a cell: with an apostrophe before it where a spreadsheet would take it for a formula. */
export function toCell(text: string): string {
  return LIKE_FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell; the reverse of `toCell`. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && LIKE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Whether a cell holds a formula instead of a value. */
export function isFormula(cell: string): boolean {
  return /^\s*=/.test(cell)
}
