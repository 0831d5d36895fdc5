import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Deleting the account: the first press asks, the second one, with the password, deletes. */
export function AccountSettings() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <SettingsCard
      title="Eliminar cuenta"
      text="Borra para siempre tu perfil, tus anuncios con sus fotos, tus favoritos y tus búsquedas. No se puede deshacer."
    >
      {isAsking ? (
        <DeleteAccountForm onCancel={() => setIsAsking(false)} />
      ) : (
        <Button tone="danger" onClick={() => setIsAsking(true)} className="justify-self-start">
          Eliminar mi cuenta
        </Button>
      )}
    </SettingsCard>
  )
}
