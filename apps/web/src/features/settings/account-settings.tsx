import type { SelfUser } from '@wepa/domain/people/user'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AwayReplyCard } from './away-reply-card.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { SettingsCard } from './settings-card.tsx'

/** What a business answers while it is closed, and deleting the account. */
export function AccountSettings({ user }: { user: SelfUser }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {user.subscriptionPlan === 'business' && <AwayReplyCard />}
      <Deletion />
    </div>
  )
}

/** The first press asks, the second one, with the password, deletes. */
function Deletion() {
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
