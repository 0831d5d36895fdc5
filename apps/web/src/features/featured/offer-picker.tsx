import { type FeaturedOffer, soldFeatures } from '@wepa/domain/payments/feature'
import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { money, PLACE_BENEFITS } from './offer-texts.ts'
import { useNetworks } from './use-networks.ts'

interface OfferPickerProps {
  legend: string
  offers: readonly FeaturedOffer[]
  value: FeaturedPlanId
  onChange: (plan: FeaturedPlanId) => void
  /** A place of the plan covers it: the price is struck through. */
  isFree?: boolean
}

/** The tiers as cards, one of them chosen. */
export function OfferPicker({ legend, offers, value, onChange, isFree = false }: OfferPickerProps) {
  const group = useId()
  const networks = useNetworks()
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-3 text-h3 font-bold">{legend}</legend>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {offers.map((offer) => (
          <label
            key={offer.id}
            className="relative grid cursor-pointer grid-cols-1 content-start gap-2 rounded-card border border-edge bg-card p-4 shadow-soft transition-colors hover:border-ink has-checked:border-caribe has-checked:bg-caribe-soft has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-caribe has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={group}
              value={offer.id}
              className="sr-only"
              checked={offer.id === value}
              onChange={() => onChange(offer.id)}
            />
            <span className="flex min-h-7 flex-wrap items-center justify-between gap-2">
              <span className="text-lead font-bold">{offer.name}</span>
              {offer.isPopular && (
                <span className="rounded-full bg-sol px-2.5 py-0.5 text-small font-semibold text-on-sol">
                  Más popular
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="figures text-h2 font-bold">
                {isFree ? <s className="text-muted">{money(offer)}</s> : money(offer)}
              </span>
              {isFree && <span className="font-semibold text-palma">$0 con tu plan</span>}
              <span className="text-body text-muted">por {offer.days} días</span>
            </span>
            <span className="grid gap-1 text-body">
              {soldFeatures(
                offer.features.length > 0 ? offer.features : PLACE_BENEFITS[offer.id],
                networks.length > 0,
              ).map((feature) => (
                <span key={feature} className="flex items-start gap-2">
                  <Check
                    aria-hidden="true"
                    size={18}
                    strokeWidth={2}
                    className="mt-0.5 flex-none text-palma"
                  />
                  {feature}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
