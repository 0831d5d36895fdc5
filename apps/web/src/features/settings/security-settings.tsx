import type { SelfUser } from '@wepa/domain/people/user'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SettingsCard } from './settings-card.tsx'

export function SecuritySettings({ user }: { user: SelfUser }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingsCard
        title="Cambiar contraseña"
        text="Al cambiarla cerramos tu sesión en los demás dispositivos."
      >
        <ChangePasswordForm username={user.username} />
      </SettingsCard>
      <SettingsCard
        title="Mis sesiones"
        text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña."
      >
        <OwnSessions />
      </SettingsCard>
      <SettingsCard
        title="Verificación en dos pasos"
        text="Un segundo código al entrar, para que tu contraseña sola no baste. Todavía no está disponible."
      >
        <p
          lang="en"
          className="justify-self-start rounded-full bg-sand-deep px-3 py-1 text-small font-semibold"
        >
          Coming soon
        </p>
      </SettingsCard>
    </div>
  )
}
