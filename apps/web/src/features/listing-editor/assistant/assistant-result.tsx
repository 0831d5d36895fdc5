import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { answerLabel } from '@wepa/domain/listings/attributes'
import { displayPrice } from '@wepa/domain/prices/price'
import type { ReactNode } from 'react'
import { priceBasisText } from '../../../blocks/assistant/price-basis.ts'

/** What the assistant made of a photo, before it goes into the form. */
export function AssistantResult({
  analysis,
  preview,
}: {
  analysis: AiPhotoAnalysis
  preview: string
}) {
  const { title, description, suggestedCategory, suggestedPrice, keyFeatures } = analysis
  const condition = answerLabel('condition', analysis.condition)
  return (
    <div role="status" className="grid gap-4">
      <div className="flex items-start gap-4">
        <img
          src={preview}
          alt=""
          className="size-24 flex-none rounded-card bg-sand-deep object-cover"
        />
        <div className="min-w-0">
          <p className="text-lead font-bold [overflow-wrap:anywhere]">{title}</p>
          <p className="text-body text-muted">
            {condition ? `${suggestedCategory} · ${condition}` : suggestedCategory}
          </p>
        </div>
      </div>
      <Part title="Precio sugerido">
        <p className="figures text-h3 font-bold">{displayPrice(suggestedPrice)}</p>
        <p className="text-small text-muted">{priceBasisText(analysis)}</p>
      </Part>
      <Part title="Descripción">
        <p className="whitespace-pre-line text-body [overflow-wrap:anywhere]">{description}</p>
      </Part>
      {keyFeatures.length > 0 && (
        <Part title="Detalles que se ven">
          <ul className="list-disc pl-5 text-body">
            {keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Part>
      )}
      <p className="text-small text-muted">
        El asistente puede equivocarse. En el formulario lo cambias todo antes de publicar.
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-small font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}
