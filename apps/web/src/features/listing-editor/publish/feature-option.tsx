import { offerOf, UPGRADE_TIERS } from '@wepa/domain/payments/feature'
import { FormSection } from '../../../blocks/form-section.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Switch } from '../../../ui/forms/switch.tsx'

interface FeatureOptionProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Featuring the ad that is being written. Nothing is charged here: the way goes on to its own page. */
export function FeatureOption({ isChosen, onChange }: FeatureOptionProps) {
  const { priceCents, days } = offerOf(UPGRADE_TIERS, 'premium')
  const { data: status } = trpc.subscriptions.status.useQuery()
  const left = status?.featuredLeft ?? 0
  if (left > 0) {
    return (
      <FormSection title="Que se vea más">
        <Switch
          label="Destacar mi anuncio con mi plan"
          hint={`${left === 1 ? 'Te queda 1 destacado' : `Te quedan ${left} destacados`} este mes, sin costo. Lo confirmas después de publicar.`}
          checked={isChosen}
          onChange={({ target }) => onChange(target.checked)}
        />
      </FormSection>
    )
  }
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
