import type { VerificationDocument } from '@wepa/domain/trust/verification'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../../lib/download-file.ts'

/** A document that was opened: its content lies at `url` as long as the case is shown. */
export type OpenedDocument = { url: string; content: Blob }

/** What a document is, whatever came: no content is ever taken for a page. */
const types = { image: 'image/jpeg', pdf: 'application/pdf' } as const

/**
 * The private documents of a case. Each is fetched once and by a press alone, for every opening leaves a line in the
 * audit trail; it is kept while the case is shown, and nowhere else.
 */
export function useDocuments() {
  const [opened, setOpened] = useState<ReadonlyMap<number, OpenedDocument>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const asked = useRef(new Set<number>())
  const urls = useRef<string[]>([])
  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])
  const open = async ({ id, kind, url: address }: VerificationDocument) => {
    if (asked.current.has(id)) return
    asked.current.add(id)
    setProblems((all) => new Map([...all].filter(([each]) => each !== id)))
    const { content, problem } = await fetchFile(address)
    if (content) {
      const typed = new Blob([content], { type: types[kind] })
      const url = URL.createObjectURL(typed)
      urls.current.push(url)
      setOpened((all) => new Map(all).set(id, { url, content: typed }))
    } else {
      asked.current.delete(id)
      setProblems((all) => new Map(all).set(id, problem))
    }
  }
  return { opened, problems, open }
}
