import type { ReactNode } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export interface SignInRequiredProps {
  title: string
  text?: string
  /** Where the person goes on afterwards. */
  redirect: string
  /** The level of the title: 1 where this is all there is on the page. */
  level?: 1 | 2
  /** Stands beside the way to sign in. */
  more?: ReactNode
}

/** What a visitor finds at something that is nobody's without an account. */
export function SignInRequired({ title, text, redirect, level = 2, more }: SignInRequiredProps) {
  return (
    <EmptyState
      level={level}
      picture={<Drawing name="join-in" />}
      title={title}
      text={text}
      action={
        <>
          <LinkButton to="/auth" search={{ redirect }}>
            Iniciar Sesión
          </LinkButton>
          {more}
        </>
      }
    />
  )
}
