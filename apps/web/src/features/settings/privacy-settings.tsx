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
import { downloadArchive, downloadData } from './download-data.ts'
import { GivenExamples } from './given-examples.tsx'
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
        title="Mensajes que nos dejas leer"
        text="Los que parecían una estafa y que nos dejaste leer al decir si lo eran. Los vemos 90 días."
      >
        <GivenExamples />
      </SettingsCard>
      <SettingsCard
        title="Tus datos"
        text="Descarga todo lo que guardamos sobre ti en un archivo JSON: tu perfil, tus anuncios, tus mensajes y lo demás. En el ZIP vienen también tus fotos y páginas que se leen sin Wepa; de él puedes volver a publicar tus anuncios."
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

const files = [
  { download: downloadData, label: 'Descargar mis datos', note: 'Preparando tus datos…' },
  {
    download: downloadArchive,
    label: 'Descargar con fotos y mensajes (ZIP)',
    note: 'Preparando el ZIP…',
  },
]

function DataDownload({ userId }: { userId: number }) {
  const [busy, setBusy] = useState<string | null>(null)
  const start = async ({ download, label }: (typeof files)[number]) => {
    setBusy(label)
    const failure = await download(userId)
    setBusy(null)
    if (failure) {
      showToast({ title: 'No se pudieron descargar tus datos', description: failure, tone: 'bad' })
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      {files.map((file) => (
        <Button
          key={file.label}
          tone="quiet"
          isBusy={busy === file.label}
          onClick={() => void start(file)}
        >
          {busy !== file.label && <Download aria-hidden="true" size={20} strokeWidth={1.75} />}
          {busy === file.label ? file.note : file.label}
        </Button>
      ))}
    </div>
  )
}
