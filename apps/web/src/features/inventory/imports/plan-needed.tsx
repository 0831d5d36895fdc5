import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** What Business brings here, for people on another plan. */
export function PlanNeeded() {
  return (
    <Card
      title="Importar con Business"
      text="Sube tus anuncios en una tabla de Excel o CSV, con sus fotos, hasta 10,000 a la vez; o danos una dirección y la leemos cada día. Primero ves qué cambiaría, y nada se publica hasta que lo confirmes."
    >
      <LinkButton to="/subscription" search={{ plan: 'business' }} className="w-fit">
        Ver el plan Business
      </LinkButton>
    </Card>
  )
}
