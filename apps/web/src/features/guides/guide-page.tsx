import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, ChevronDown, Clock } from 'lucide-react'
import { Article, ArticleContents, type ArticleText } from '../../blocks/article.tsx'
import { type Guide, type GuidePath, guideAt } from './guides.ts'

/** One guide, with the way to the one before and the one after. */
export function GuidePage({ path, text }: { path: GuidePath; text: ArticleText }) {
  const { guide, before, after } = guideAt(path)
  return (
    <div className="page py-6 md:py-10">
      <nav aria-label="Estás en" className="text-small text-muted">
        <Link
          to="/marketplace-guides"
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          Guías
        </Link>{' '}
        <span aria-hidden="true">/</span> {guide.title}
      </nav>
      <h1 tabIndex={-1} className="mt-1 text-h1">
        {guide.title}
      </h1>
      <ReadingTime minutes={guide.minutes} />
      <div className="mt-6 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-12">
        <details className="group rounded-card border border-line bg-card px-4 md:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span>
              En esta página{' '}
              <span className="font-normal text-muted">· {text.sections.length} partes</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="flex-none transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-3">
            <ArticleContents text={text} />
          </div>
        </details>
        <Article text={text} />
        <aside className="hidden md:col-start-2 md:row-start-1 md:block">
          <div className="sticky top-24">
            <ArticleContents text={text} />
          </div>
        </aside>
      </div>
      <nav aria-label="Otras guías" className="mt-12 grid grid-cols-1 gap-3 md:grid-cols-2">
        {before ? <Neighbor guide={before} way="before" /> : <span className="hidden md:block" />}
        {after && <Neighbor guide={after} way="after" />}
      </nav>
    </div>
  )
}

export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <p className="mt-2 flex items-center gap-1.5 text-body text-muted">
      <Clock aria-hidden="true" size={16} strokeWidth={1.75} />
      {minutes} minutos de lectura
    </p>
  )
}

function Neighbor({ guide, way }: { guide: Guide; way: 'before' | 'after' }) {
  const Arrow = way === 'before' ? ArrowLeft : ArrowRight
  return (
    <Link
      to={guide.path}
      className={`flex items-center gap-4 rounded-card bg-card p-5 shadow-soft transition-shadow hover:shadow-lifted ${way === 'after' ? 'flex-row-reverse text-right' : ''}`}
    >
      <Arrow aria-hidden="true" size={24} strokeWidth={1.75} className="flex-none text-caribe" />
      <span className="min-w-0 flex-1">
        <span className="block text-small text-muted">
          {way === 'before' ? 'Anterior' : 'Siguiente'}
        </span>
        <span className="font-semibold">{guide.title}</span>
      </span>
    </Link>
  )
}
