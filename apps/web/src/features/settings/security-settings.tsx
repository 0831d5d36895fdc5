import type { SelfUser } from '@wepa/domain/people/user'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'
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
        title="Llaves de acceso"
        text="Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña ni código."
      >
        <Passkeys />
      </SettingsCard>
      <SettingsCard
        title="Tus programas"
        text="Tokens con que tu sistema entra a Wepa, y avisos a tu servidor. Vienen con Business."
      >
        <LinkButton
          tone="quiet"
          to="/developers"
          className="max-w-full justify-self-start wrap-anywhere"
        >
          Para desarrolladores
        </LinkButton>
      </SettingsCard>
      <SettingsCard
        title="Mis sesiones"
        text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña."
      >
        <OwnSessions />
      </SettingsCard>
      <SettingsCard
        title="Verificación en dos pasos"
        text="Un segundo código al entrar, para que tu contraseña sola no baste."
      >
        <SecondFactor />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
          Códigos por mensaje de texto
          <span lang="en" className="rounded-full bg-sand-deep px-3 py-1 font-semibold">
            Coming soon
          </span>
        </p>
      </SettingsCard>
    </div>
  )
}
