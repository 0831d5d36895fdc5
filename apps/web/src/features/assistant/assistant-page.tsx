import { useEffect } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useWriter } from '../../lib/forms/use-writer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { forgetTalksOfOthers } from './talk/kept-talk.ts'
import { TalkScreen } from './talk/talk-screen.tsx'

/** The assistant one talks with; visitors are asked in first. */
export function AssistantPage() {
  const writer = useWriter()
  const owner = writer.status === 'member' ? writer.user.id : null
  const isKnown = writer.status !== 'unknown'
  useEffect(() => {
    if (isKnown) forgetTalksOfOthers(owner)
  }, [isKnown, owner])
  if (writer.status === 'member') {
    return <TalkScreen key={writer.user.id} user={writer.user} hasEnded={writer.hasEnded} />
  }
  if (writer.status === 'visitor') {
    return (
      <SignInInvitation
        level={1}
        title="Crea tu cuenta para usar el asistente"
        text="Envías una foto y te prepara el anuncio: qué es, un precio y la descripción. Con tu cuenta lo pruebas gratis 5 veces durante 7 días."
        redirect="/ai-chat"
      />
    )
  }
  return <PageSkeleton />
}

function PageSkeleton() {
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Asistente de IA
      </h1>
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-20 w-4/5 rounded-card!" />
        <Skeleton className="h-13 w-3/5" />
      </div>
    </div>
  )
}
