import type { SelfUser } from '@wepa/domain/people/user'
import { SessionEnded } from '../../blocks/account/session-ended.tsx'
import { AddressField } from '../../blocks/address-field.tsx'
import { FormSection } from '../../blocks/form-section.tsx'
import { formField } from '../../lib/forms/form-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PhoneInput, UsernameInput } from '../../ui/forms/person-inputs.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { AccountTypeField } from './account-type-field.tsx'
import { BusinessFields } from './business-fields.tsx'
import { OwnEmailField } from './own-email-field.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface ProfileFieldsProps {
  user: SelfUser
  profile: ProfileForm
  hasEnded: boolean
}

/** The editable form of the first tab. */
export function ProfileFields({ user, profile, hasEnded }: ProfileFieldsProps) {
  const { form, submit, isSubmitting } = profile
  const isBusiness = form.watch('accountType') === 'business'
  const { root } = form.formState.errors
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormSection title="Lo que otros ven">
        <TextInput
          label="Nombre completo"
          autoComplete="name"
          isRequired
          {...formField(form, 'fullName')}
        />
        <UsernameInput
          label="Usuario"
          hint="Con él entras. De 3 a 30 letras, números, guiones o guiones bajos."
          isRequired
          {...formField(form, 'username')}
        />
        <TextArea
          label="Sobre ti (opcional)"
          hint="Quién eres y qué vendes. Hasta 1,000 caracteres."
          rows={4}
          maxLength={1000}
          {...formField(form, 'bio')}
        />
        <AddressField control={form.control} name="location" placeholder="Ej.: Ponce, Sur" />
      </FormSection>
      <FormSection title="Tus datos privados">
        <OwnEmailField user={user} form={form} />
        <PhoneInput
          label="Teléfono (opcional)"
          hint="Nadie lo ve en tu perfil. En cada anuncio decides cuál sale."
          {...formField(form, 'phone')}
        />
      </FormSection>
      <FormSection title="Tipo de cuenta">
        <AccountTypeField form={form} />
      </FormSection>
      {isBusiness && (
        <FormSection title="Tu negocio">
          <BusinessFields user={user} form={form} />
        </FormSection>
      )}
      {hasEnded ? <SessionEnded /> : <FormAlert message={root?.message} />}
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Guardando…' : 'Guardar perfil'}
      </Button>
    </form>
  )
}
