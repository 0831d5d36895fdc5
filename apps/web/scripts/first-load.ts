// What a browser must fetch before a screen works: the entry, the screen's chunk, and all they import at once.

export type BuiltFiles = Record<
  string,
  { file: string; isEntry?: boolean | undefined; imports?: string[] | undefined }
>

/** @returns the built files of the route `name` (`index`, `search`, `listing.$id`), each once */
export function firstLoad(files: BuiltFiles, name: string): string[] {
  const entry = Object.keys(files).find((key) => files[key]?.isEntry)
  const screen = Object.keys(files).find((key) => key.startsWith(`src/routes/${name}.tsx?`))
  if (!entry || !screen) throw new Error(`The build has no ${entry ? `route ${name}` : 'entry'}`)
  const found = new Set<string>()
  const visit = (key: string) => {
    const built = files[key]
    if (!built || found.has(built.file)) return
    found.add(built.file)
    built.imports?.forEach(visit)
  }
  visit(entry)
  visit(screen)
  return [...found]
}

/**
 * The built files that come round to themselves by what they import at once, sorted. One of each circle runs
 * before what it needs: a table of icons that is made while its file loads would hold nothing.
 */
export function circularFiles(files: BuiltFiles): string[] {
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (files[from]?.imports ?? []).some((key) => {
      if (key === wanted) return true
      if (seen.has(key)) return false
      seen.add(key)
      return reaches(key, wanted, seen)
    })
  return Object.keys(files)
    .filter((key) => reaches(key, key, new Set()))
    .map((key) => files[key]?.file ?? key)
    .sort()
}
