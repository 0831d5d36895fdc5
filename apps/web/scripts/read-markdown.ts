import { marked } from 'marked'

export type MarkdownText = {
  /** HTML of what stands before the first heading. */
  intro: string
  /** One for each `## heading`; `id` is made from it. */
  sections: { id: string; title: string; html: string }[]
}

/** Reads one of our own texts. Nothing that others wrote may come this way: its HTML is trusted. */
export function readMarkdown(text: string): MarkdownText {
  const [intro = '', ...parts] = text.split(/^## /m)
  const sections = parts.map((part) => {
    const end = part.indexOf('\n')
    const title = part.slice(0, end).trim()
    return { id: idOf(title), title, html: toHtml(part.slice(end)) }
  })
  return { intro: toHtml(intro), sections }
}

function toHtml(text: string): string {
  return marked.parse(text, { async: false }).trim()
}

/** 'El precio' → 'el-precio'. */
function idOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
