import { HomeSearch } from './home-search.tsx'
import { Street } from './street.tsx'

/** What Wepa is in one line, and the search right under it. */
export function Hero() {
  return (
    <div className="hero relative overflow-hidden">
      <div className="page relative z-10 pt-7 pb-20 text-center md:pt-14 md:pb-36">
        <h1 tabIndex={-1} className="text-h1 md:text-hero">
          Compra y vende cerca de ti
        </h1>
        <p className="mx-auto mt-2 mb-5 max-w-xl text-lead text-muted md:mb-8">
          Clasificados de Puerto Rico, de Fajardo a Rincón
        </p>
        <HomeSearch />
      </div>
      <Street />
    </div>
  )
}
