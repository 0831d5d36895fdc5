import { Logo } from '../../illustrations/logo.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthTab = 'login' | 'register'

interface AuthPageProps {
  tab: AuthTab
  onTabChange: (tab: AuthTab) => void
}

/** Sign in and register, in two tabs (§2). */
export function AuthPage({ tab, onTabChange }: AuthPageProps) {
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto max-w-md">
        <div className="mb-6 text-center">
          <Logo className="mx-auto mb-4 h-10 w-auto" />
          <h1 tabIndex={-1} className="text-h2 font-bold">
            {tab === 'login' ? 'Qué bueno verte de nuevo' : 'Únete a Wepa'}
          </h1>
          <p className="mt-1 text-body text-muted">
            Compra, vende y habla con tu gente en todo Puerto Rico.
          </p>
        </div>
        <div className="rounded-card border border-line bg-card p-5 shadow-soft md:p-7">
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
              <LoginForm />
            </TabPanel>
            <TabPanel value="register">
              <RegisterForm />
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </div>
  )
}
