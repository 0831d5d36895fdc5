import type { NotificationPreferences } from '@wepa/domain/notifications/preferences'
import type { SelfUser } from '@wepa/domain/people/user'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { SettingsCard } from './settings-card.tsx'

/** Mail and push are real switches; SMS and marketing do not exist, and stand there inactive. */
export function NotificationSettings({ user }: { user: SelfUser }) {
  const { id: userId } = user
  const { data, error, refetch } = trpc.account.preferences.useQuery({ id: userId })
  const change = useChange(userId)
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title="No se pudieron cargar tus preferencias"
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SettingsCard
      title="Cómo te avisamos"
      text="De mensajes, favoritos, búsquedas guardadas y vendedores que sigues. Los correos sobre tu cuenta, como un cambio de contraseña, llegan siempre."
    >
      {data ? (
        <Switches
          preferences={data}
          onChange={change}
          isBusiness={user.subscriptionPlan === 'business'}
        />
      ) : (
        <SwitchesSkeleton />
      )}
    </SettingsCard>
  )
}

interface SwitchesProps {
  preferences: NotificationPreferences
  /** The weekly email comes with the plan. */
  isBusiness: boolean
  onChange: (change: Partial<NotificationPreferences>) => void
}

function Switches({ preferences, onChange, isBusiness }: SwitchesProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Correo electrónico"
        hint="Un correo cuando hay algo para ti."
        checked={preferences.emailNotifications}
        onChange={({ currentTarget }) => onChange({ emailNotifications: currentTarget.checked })}
      />
      <Switch
        label="Bajadas de precio"
        hint="Un aviso al día, como mucho, cuando un favorito baja de precio."
        checked={preferences.priceDrops}
        onChange={({ currentTarget }) => onChange({ priceDrops: currentTarget.checked })}
      />
      {isBusiness && (
        <Switch
          label="Resumen de la semana"
          hint="Los lunes, un correo con las cifras de tu negocio. Necesita el correo encendido."
          checked={preferences.weeklySummary}
          onChange={({ currentTarget }) => onChange({ weeklySummary: currentTarget.checked })}
        />
      )}
      <Switch
        label="Notificaciones push"
        hint="Avisos en los dispositivos donde las permitiste."
        checked={preferences.pushNotifications}
        onChange={({ currentTarget }) => onChange({ pushNotifications: currentTarget.checked })}
      />
      <Switch
        label="Vendedores que sigues"
        hint="Sus anuncios nuevos, como mucho una vez al día, todos en un aviso."
        checked={preferences.followedAds}
        onChange={({ currentTarget }) => onChange({ followedAds: currentTarget.checked })}
      />
      <Switch
        label="SMS"
        hint="Inactivo: por mensaje de texto solo enviamos códigos."
        checked={false}
        disabled
        readOnly
      />
      <Switch
        label="Marketing"
        hint="Inactivo: no enviamos publicidad."
        checked={false}
        disabled
        readOnly
      />
    </div>
  )
}

function SwitchesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {['email', 'drops', 'push', 'sms', 'marketing'].map((name) => (
        <Skeleton key={name} className="h-14" />
      ))}
    </div>
  )
}

/** The switch turns at once, and back when the server did not hear of it. */
function useChange(userId: number) {
  const queries = trpc.useUtils()
  const put = (change: Partial<NotificationPreferences>) =>
    queries.account.preferences.setData({ id: userId }, (now) => now && { ...now, ...change })
  const save = trpc.account.setPreferences.useMutation({
    // One after the other: quick presses end as the last one said.
    scope: { id: 'notification-preferences' },
    onError: (error) => {
      const { message } = readFailure(error)
      showToast({
        title: 'No se pudieron guardar tus preferencias',
        description: message,
        tone: 'bad',
      })
      void queries.account.preferences.invalidate()
    },
  })
  return (change: Partial<NotificationPreferences>) => {
    put(change)
    save.mutate({ id: userId, ...change })
  }
}
