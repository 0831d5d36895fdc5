import { foldText } from '@wepa/domain/text/writing'

/** The name under which a file of a ZIP is found: without its folders, accents and capitals. */
export function photoName(path: string): string {
  const name = path.replaceAll('\\', '/').split('/').at(-1) ?? ''
  return foldText(name).trim().slice(0, 300)
}
