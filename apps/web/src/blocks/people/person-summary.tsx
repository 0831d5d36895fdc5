import type { PublicProfile } from '@wepa/domain/people/user'
import { monthAndYear } from '@wepa/domain/text/date'
import { cardScore, profileHeading } from '@wepa/domain/trust/trust'
import { BadgeCheck, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { inEnglish } from '../../lib/english.tsx'
import { ProBadge } from './pro-badge.tsx'

/** Who somebody is and what others gave them; the name is the heading of its page. */
export function PersonSummary({ person, isOwn }: { person: PublicProfile; isOwn: boolean }) {
  const { fullName, username, location, bio, isVerified, totalSales } = person
  return (
    <>
      <div className="grid w-full min-w-0 grid-cols-1 gap-1">
        <h1 tabIndex={-1} className="text-h2 font-bold wrap-anywhere">
          {fullName}
          {isVerified && (
            // A space that does not break keeps it beside the last word of a long name.
            <>
              {'\u00a0'}
              <BadgeCheck
                role="img"
                aria-label="Verificado"
                size={24}
                strokeWidth={1.75}
                className="inline align-[-4px] text-palma"
              />
            </>
          )}
        </h1>
        {person.hasProBadge && (
          <p>
            <ProBadge />
          </p>
        )}
        <h2 className="text-lead font-semibold text-caribe">
          {profileHeading(person.verificationLevel)}
        </h2>
        <LevelMeaning level={person.verificationLevel} />
        <p className="text-body wrap-anywhere text-muted">
          @{username} · Miembro desde {monthAndYear(person.createdAt)}
        </p>
        {location && (
          <p className="inline-flex items-center justify-center gap-1.5 text-body text-muted">
            <MapPin aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
            {location}
          </p>
        )}
        {/* Nobody else is told what is missing. */}
        {(bio || isOwn) && (
          <p className="mt-1 text-body wrap-anywhere whitespace-pre-line">
            {bio ?? inEnglish('No bio available')}
          </p>
        )}
      </div>
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2 border-t border-line pt-4">
        <Metric label="Como vendedor">
          <Rating value={person.sellerRating} />
        </Metric>
        <Metric label="Como comprador">
          <Rating value={person.buyerRating} />
        </Metric>
        <Metric label={totalSales === 1 ? 'Venta' : 'Ventas'}>{totalSales}</Metric>
      </dl>
    </>
  )
}

/** What the level counts, and what it does not. */
function LevelMeaning({ level }: { level: number }) {
  return (
    <details className="text-small text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 underline underline-offset-4">
        {level === 1 ? '1 verificación' : `${level} verificaciones`}: qué significa
      </summary>
      <p className="pb-2">
        El nivel sale de las verificaciones: con 2 aprobadas o más la cuenta está verificada, con
        menos es nueva, aunque lleve años aquí y venda bien. La marca verde dice que hay al menos
        una. Lo demás está en las calificaciones y en la puntuación de confianza, que va de 0 a 5.
      </p>
    </details>
  )
}

function Metric({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures text-h3 font-bold">{children}</dd>
    </div>
  )
}

function Rating({ value }: { value: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {Number(value) > 0 && (
        <Star
          aria-hidden="true"
          size={18}
          strokeWidth={1.75}
          className="flex-none fill-sol text-on-sol"
        />
      )}
      {cardScore(value)}
    </span>
  )
}
