import { offerOf, UPGRADE_TIERS } from '@wepa/domain/payments/feature'
import { FormSection } from '../../../blocks/form-section.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'

interface FeatureOptionProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Featuring the ad that is being written. Nothing is charged here: the way goes on to its own page. */
export function FeatureOption({ isChosen, onChange }: FeatureOptionProps) {
  const { priceCents, days } = offerOf(UPGRADE_TIERS, 'premium')
  return (
    <FormSection title="Que se vea más">
      <Switch
        label={`Destacar mi anuncio +$${(priceCents / 100).toFixed(2)}`}
        hint={`${days} días entre los primeros. Lo confirmas y pagas después de publicar; si tu anuncio se queda en cola, lo destacas luego desde Mis anuncios.`}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </FormSection>
  )
}
