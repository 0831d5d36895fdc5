import type { SelfUser } from '@wepa/domain/people/user'
import { ArrowLeft } from 'lucide-react'
import { SignInRequired } from '../../blocks/account/sign-in-required.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AccountSettings } from './account-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'
import { readSettingsTab, type SettingsTab, settingsTabs } from './settings-tabs.ts'

interface SettingsPageProps {
  tab: SettingsTab
  onTabChange: (tab: SettingsTab) => void
}

/** Settings. */
export function SettingsPage(props: SettingsPageProps) {
  const { status, user } = useKnownSession()
  if (status === 'visitor') {
    return (
      <SignInRequired
        level={1}
        title="Acceso Denegado"
        text="Inicia sesión para ver y cambiar la configuración de tu cuenta."
        redirect="/settings"
      />
    )
  }
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/profile" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Perfil
      </LinkButton>
      <h1 tabIndex={-1} className="mb-5 text-h2 font-bold md:text-h1">
        Configuración
      </h1>
      {user ? <OwnSettings key={user.id} user={user} {...props} /> : <PageSkeleton />}
    </div>
  )
}

function OwnSettings({ user, tab, onTabChange }: SettingsPageProps & { user: SelfUser }) {
  return (
    <Tabs
      label="Qué configurar"
      value={tab}
      onValueChange={(value) => onTabChange(readSettingsTab(value))}
      tabs={settingsTabs}
    >
      <TabPanel value="security">
        <SecuritySettings user={user} />
      </TabPanel>
      <TabPanel value="notifications">
        <NotificationSettings user={user} />
      </TabPanel>
      <TabPanel value="privacy">
        <PrivacySettings user={user} />
      </TabPanel>
      <TabPanel value="account">
        <AccountSettings user={user} />
      </TabPanel>
    </Tabs>
  )
}

function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-5 h-12" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
