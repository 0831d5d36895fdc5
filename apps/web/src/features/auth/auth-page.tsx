import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AuthCard } from './auth-card.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthTab = 'login' | 'register' | 'reset'

interface AuthPageProps {
  tab: AuthTab
  onTabChange: (tab: AuthTab) => void
}

/** Sign in and register, in two tabs, and the password-reset mode in their place. */
export function AuthPage({ tab, onTabChange }: AuthPageProps) {
  if (tab === 'reset') return <ForgotPassword onBack={() => onTabChange('login')} />
  return (
    <AuthCard
      title={tab === 'login' ? 'Qué bueno verte de nuevo' : 'Únete a Wepa'}
      text="Compra, vende y habla con tu gente en todo Puerto Rico."
    >
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
    </AuthCard>
  )
}
