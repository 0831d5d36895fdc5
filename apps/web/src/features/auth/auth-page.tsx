import { useEffect, useState } from 'react'
import { useSite } from '../../lib/head/site.ts'
import type { Intent } from '../../lib/session/intent.ts'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AuthCard } from './auth-card.tsx'
import { Entered } from './entered.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { IntentCard } from './intent-card.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { useTitleFocus } from './use-title-focus.ts'

export type AuthTab = 'login' | 'register' | 'reset'

interface AuthPageProps {
  tab: AuthTab
  /** Where whoever signs in goes on to. */
  redirect: string | undefined
  /** What they wanted to do when they were sent here. */
  intent: Intent | undefined
  /** They have signed in, and it is being done. */
  isCarryingOut: boolean
  onTabChange: (tab: AuthTab) => void
}

/** Sign in and register, in two tabs, and the password-reset mode in their place. */
export function AuthPage(props: AuthPageProps) {
  const { tab, redirect, intent, isCarryingOut, onTabChange } = props
  const site = useSite()
  useTitleFocus(tab === 'reset')
  const [signIn] = useState(site.signIn)
  // It told of one sending of the form: whoever comes back here later begins anew.
  useEffect(() => {
    delete site.signIn
  }, [site])
  if (signIn?.kind === 'entered') return <Entered name={signIn.name} redirect={redirect} />
  if (isCarryingOut) return <Finishing isMessage={intent?.kind === 'message'} />
  if (tab === 'reset') return <ForgotPassword onBack={() => onTabChange('login')} />
  return (
    <AuthCard
      title={tab === 'login' ? 'Qué bueno verte de nuevo' : 'Únete a Wepa'}
      text={intent ? intentText(intent) : 'Compra, vende y habla con tu gente en todo Puerto Rico.'}
    >
      {intent && <IntentCard intent={intent} />}
      <Tabs
        label="Entrar o crear una cuenta"
        value={tab}
        onValueChange={(value) => onTabChange(value === 'register' ? 'register' : 'login')}
        tabs={[
          { value: 'login', label: 'Iniciar Sesión' },
          { value: 'register', label: 'Registrarse' },
        ]}
      >
        <TabPanel value="login">
          <LoginForm
            redirect={redirect}
            refused={signIn?.kind === 'refused' ? signIn : undefined}
            waiting={signIn?.kind === 'code' ? signIn : undefined}
          />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm isShort={intent?.kind === 'message'} />
        </TabPanel>
      </Tabs>
      <noscript>
        {import.meta.env.SSR && (
          <p className="mt-4 text-body text-muted">
            Sin JavaScript puedes entrar, pero no crear una cuenta ni cambiar tu contraseña.
          </p>
        )}
      </noscript>
    </AuthCard>
  )
}

/** What comes of signing in, in place of why one should. */
function intentText(intent: Intent): string {
  switch (intent.kind) {
    case 'message':
      return 'Un paso más, y tu mensaje se envía.'
    case 'favorite':
      return `Después se guarda en tus favoritos: ${intent.title}`
    case 'follow':
      return `Después sigues a ${intent.name}.`
    case 'save-search':
      return 'Después le pones nombre a tu búsqueda y se guarda.'
  }
}

function Finishing({ isMessage }: { isMessage: boolean }) {
  return (
    <AuthCard title="Ya entraste">
      <p role="status" className="text-center text-body">
        {isMessage ? 'Enviando tu mensaje…' : 'Un momento…'}
      </p>
    </AuthCard>
  )
}
