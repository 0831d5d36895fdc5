import { type ReactNode, useEffect, useState } from 'react'
import { PhotoTips } from '../../../blocks/assistant/photo-tips.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { Extra } from './talk-state.ts'

interface TurnExtrasProps {
  extras: readonly Extra[]
  /** The ad that was published. */
  listingId: number | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** What a turn offers below its words: only places of the product itself. */
export function TurnExtras({ extras, listingId, children }: TurnExtrasProps) {
  const has = (extra: Extra) => extras.includes(extra)
  return (
    <>
      {has('tips') && (
        <div className="mt-2">
          <PhotoTips />
        </div>
      )}
      <div className="turn-buttons">
        {has('published') && listingId && (
          <LinkButton to="/listing/$id" params={{ id: String(listingId) }}>
            Ver mi anuncio
          </LinkButton>
        )}
        {has('queued') && (
          <LinkButton tone="quiet" to="/pendientes">
            Ver pendientes
          </LinkButton>
        )}
        {children}
        {has('locked') && <UpgradeButton />}
        {has('listings') && (
          <>
            <LinkButton tone="quiet" to="/my-listings">
              Ver mis anuncios
            </LinkButton>
            <LinkButton tone="quiet" to="/subscription">
              Ver planes
            </LinkButton>
          </>
        )}
        {has('form') && (
          <LinkButton tone="quiet" to="/post-ad">
            Usar el formulario
          </LinkButton>
        )}
        {has('published') && (
          <LinkButton tone="bare" to="/">
            Volver al inicio
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Comes a second after the message, which can be read in peace first. */
const upgradeDelay = 1_000

function UpgradeButton() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), upgradeDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <LinkButton to="/subscription" tone="call" className="appear">
      Ver Planes Pro
    </LinkButton>
  )
}
