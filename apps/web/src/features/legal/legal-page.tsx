import { Article, ArticleContents, type ArticleText } from '../../blocks/article.tsx'

/** The terms and the privacy page, both dated as it says. */
export function LegalPage({ title, text }: { title: string; text: ArticleText }) {
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      <p className="mt-2 text-body text-muted">Última actualización: 7 de enero, 2025</p>
      <div className="mt-6 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-12">
        <Article text={text} />
        <aside className="hidden md:block">
          <div className="sticky top-24">
            <ArticleContents text={text} />
          </div>
        </aside>
      </div>
    </div>
  )
}
