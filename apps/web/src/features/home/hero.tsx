import { HomeSearch } from './home-search.tsx'
import './hero.css'

/** What Wepa is in one line, and the search right under it, over a street of houses. */
export function Hero() {
  return (
    <div className="hero">
      <div className="page relative z-10 pt-5 pb-16 text-center md:pt-11 md:pb-32">
        <h1 tabIndex={-1} className="text-h2 md:text-hero">
          Compra y vende cerca de ti
        </h1>
        <p className="mx-auto mt-1 mb-4 max-w-xl text-body text-muted md:mt-2 md:mb-7 md:text-lead">
          Clasificados de Puerto Rico, de Fajardo a Rincón
        </p>
        <HomeSearch />
      </div>
    </div>
  )
}
