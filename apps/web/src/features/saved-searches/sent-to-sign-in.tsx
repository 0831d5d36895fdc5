import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Who is not signed in has this long to read why they are sent on, in ms. */
const patience = 500

/** §2: visitors are led to /auth, and back afterwards. */
export function SentToSignIn({ redirect }: { redirect: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => void navigate({ to: '/auth', search: { redirect }, replace: true })
    const waiting = setTimeout(leave, patience)
    return () => clearTimeout(waiting)
  }, [navigate, redirect])
  return (
    <EmptyState
      picture={<Drawing name="join-in" />}
      title="Inicia sesión para ver tus búsquedas"
      action={
        <LinkButton to="/auth" search={{ redirect }}>
          Iniciar Sesión
        </LinkButton>
      }
    />
  )
}
