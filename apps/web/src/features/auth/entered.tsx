import { safeRedirect } from '@wepa/domain/people/safe-redirect'
import { buttonClass } from '../../ui/button-class.ts'
import { AuthCard } from './auth-card.tsx'

/** For who signed in by the form, without the program: other pages are the same for everybody and cannot say so. */
export function Entered({ name, redirect }: { name: string; redirect: string | undefined }) {
  return (
    <AuthCard title="Ya entraste" text={`Entraste como ${name}.`}>
      <div className="grid gap-3">
        <a href={safeRedirect(redirect)} className={buttonClass('main', 'large')}>
          Seguir
        </a>
        <form method="post" action="/auth/sign-out" className="grid">
          <button type="submit" className={buttonClass('quiet', 'large')}>
            Cerrar sesión
          </button>
        </form>
      </div>
    </AuthCard>
  )
}
