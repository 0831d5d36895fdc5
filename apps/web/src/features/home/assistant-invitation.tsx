import { Camera, Sparkles } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

/** The AI assistant, with the form beside it. */
export function AssistantInvitation() {
  return (
    <section
      aria-labelledby="home-assistant"
      className="grid grid-cols-1 items-center gap-6 overflow-hidden rounded-sheet bg-caribe-soft p-6 md:grid-cols-[1fr_auto] md:p-10"
    >
      <div className="min-w-0">
        <h2 id="home-assistant" className="flex items-center gap-2.5 text-h2">
          <Sparkles
            aria-hidden="true"
            size={26}
            strokeWidth={1.75}
            className="flex-none text-caribe"
          />
          Toma una foto y la IA escribe el anuncio
        </h2>
        <p className="mt-2 max-w-xl text-body text-muted md:text-lead">
          Reconoce lo que vendes, sugiere un precio y redacta la descripción. Tú la revisas antes de
          publicar.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 md:flex-col">
        <LinkButton to="/ai-chat" size="large">
          <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
          Probar el asistente
        </LinkButton>
        <LinkButton to="/post-ad" size="large" tone="quiet">
          <Camera aria-hidden="true" size={20} strokeWidth={1.75} />
          Publicar anuncio
        </LinkButton>
      </div>
    </section>
  )
}
