import type { SelfUser } from '@wepa/domain/people/user'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { DismissedThings } from './dismissed-things.tsx'
import { downloadData } from './download-data.ts'
import { SettingsCard } from './settings-card.tsx'

export function PrivacySettings({ user }: { user: SelfUser }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingsCard title="Contacto por teléfono">
        <PhoneContact user={user} />
      </SettingsCard>
      <SettingsCard
        title="Personas bloqueadas"
        text="No pueden escribirte ni tú a ellas. No se enteran."
      >
        <BlockedPeople userId={user.id} />
      </SettingsCard>
      <SettingsCard
        title="Ocultos de tus listas"
        text="Anuncios y vendedores que no quieres ver al buscar. No se enteran."
      >
        <DismissedThings />
      </SettingsCard>
      <SettingsCard
        title="Tus datos"
        text="Descarga todo lo que guardamos sobre ti en un archivo JSON: tu perfil, tus anuncios, tus mensajes y lo demás."
      >
        <DataDownload userId={user.id} />
      </SettingsCard>
    </div>
  )
}

/** Whether ads show the seller's phone button. */
function PhoneContact({ user }: { user: SelfUser }) {
  const { replaceUser } = useSession()
  const save = trpc.users.update.useMutation({
    scope: { id: 'phone-contact' },
    onSuccess: replaceUser,
    onError: (error) => {
      const { message } = readFailure(error)
      showToast({
        title: 'Error',
        description: `Error al actualizar configuración: ${message}`,
        tone: 'bad',
      })
    },
  })
  // What was pressed counts until the answer is here; a failure shows what the server has.
  const wanted = save.isPending ? save.variables.allowPhoneContact : undefined
  return (
    <Switch
      label="Permitir contacto por teléfono"
      hint="Quienes vean tus anuncios con teléfono podrán llamarte. Apagado, solo te escriben por aquí."
      checked={wanted ?? user.allowPhoneContact}
      onChange={({ currentTarget }) =>
        save.mutate({ id: user.id, allowPhoneContact: currentTarget.checked })
      }
    />
  )
}

function DataDownload({ userId }: { userId: number }) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const failure = await downloadData(userId)
    setIsBusy(false)
    if (failure) {
      showToast({ title: 'No se pudieron descargar tus datos', description: failure, tone: 'bad' })
    }
  }
  return (
    <Button
      tone="quiet"
      isBusy={isBusy}
      onClick={() => void download()}
      className="justify-self-start"
    >
      {!isBusy && <Download aria-hidden="true" size={20} strokeWidth={1.75} />}
      {isBusy ? 'Preparando tus datos…' : 'Descargar mis datos'}
    </Button>
  )
}
