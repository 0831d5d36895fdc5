import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignInRequired } from './sign-in-required.tsx'

/** Who is not signed in has this long to read why they are sent on, in ms. */
export const SIGN_IN_PATIENCE = 500

interface SentToSignInProps {
  /** Where they wanted to be. */
  redirect: string
  title: string
}

/** Visitors are led to /auth, and back afterwards; also who was signed in a moment ago, when the server has ended their session. */
export function SentToSignIn({ redirect: wanted, title }: SentToSignInProps) {
  const navigate = useNavigate()
  // While the page for signing in is on its way, the address is that page's already.
  const [redirect] = useState(wanted)
  useEffect(() => {
    const leave = () => void navigate({ to: '/auth', search: { redirect }, replace: true })
    const waiting = setTimeout(leave, SIGN_IN_PATIENCE)
    return () => clearTimeout(waiting)
  }, [navigate, redirect])
  return <SignInRequired title={title} redirect={redirect} />
}
