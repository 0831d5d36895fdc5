// What passes as a PDF, told by its bytes: names and content types are claims.

/** True for a whole PDF: it begins as one and ends as one, with no more than a little after its end. */
export function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    bytes.subarray(-1024).includes('%%EOF', undefined, 'latin1')
  )
}

/**
 * True where a PDF openly holds a script, starts a program or carries other files. What a compressed
 * part hides is not seen: whoever opens a document must trust their reader, not this.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  return ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'].some((name) =>
    bytes.includes(name, undefined, 'latin1'),
  )
}
