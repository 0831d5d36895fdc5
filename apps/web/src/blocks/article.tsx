import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import './article.css'

export interface ArticleText {
  intro: string
  sections: readonly { id: string; title: string; html: string }[]
}

/** A text of `src/contents`, with its sections under headings of level 2. */
export function Article({ text }: { text: ArticleText }) {
  return (
    <div className="article max-w-[42rem]">
      <TrustedHtml html={text.intro} />
      {text.sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mt-10 mb-3 scroll-mt-20 text-h2">
            {title}
          </h2>
          <TrustedHtml html={html} />
        </section>
      ))}
    </div>
  )
}

/** What can be found where on this page. */
export function ArticleContents({ text }: { text: ArticleText }) {
  return (
    <nav aria-label="En esta página" className="text-body">
      <h2 className="text-small font-bold tracking-wide text-muted uppercase">En esta página</h2>
      <ol className="mt-1 border-l border-line">
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 pl-4 text-muted underline-offset-4 hover:text-ink hover:underline md:min-h-0"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** HTML made at build time from a text in this folder: nothing that people write comes this way. */
export function TrustedHtml({ html }: { html: string }) {
  const router = useRouter()
  /** Links inside lead on without loading the page anew. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return
    const href = event.target.closest('a')?.getAttribute('href')
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by keys as well
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, read at build time (scripts/read-markdown.ts)
    <div onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
