import type { Contents } from './check-contents.ts'

/** '91 tablas, 12345 filas, 600 fotos', and what is missing. */
export function contentsText({ tables, rows, photos, missing }: Contents): string {
  const found = `${tables} tablas, ${rows} filas, ${photos} fotos`
  if (missing === 0) return found
  return `${found}; faltan los archivos de ${missing}`
}

/** '12.3 MB' */
export function sizeText(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
