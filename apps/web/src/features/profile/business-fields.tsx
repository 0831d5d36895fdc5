import type { SelfUser } from '@wepa/domain/people/user'
import { BadgeCheck } from 'lucide-react'
import { formField } from '../../lib/forms/form-field.ts'
import { PhoneInput } from '../../ui/forms/person-inputs.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface BusinessFieldsProps {
  user: SelfUser
  form: ProfileForm['form']
}

/** What a business says of itself; everybody sees it. */
export function BusinessFields({ user, form }: BusinessFieldsProps) {
  const field = (name: Parameters<typeof form.register>[0]) => formField(form, name)
  return (
    <>
      <BusinessStanding user={user} form={form} />
      <TextInput
        label="Nombre del negocio"
        autoComplete="organization"
        maxLength={120}
        isRequired
        {...field('businessName')}
      />
      <TextInput
        label="Tipo de negocio (opcional)"
        placeholder="Ej.: Mueblería"
        maxLength={80}
        {...field('businessCategory')}
      />
      <TextArea
        label="Descripción (opcional)"
        hint="Qué ofreces y qué te distingue. Hasta 2,000 caracteres."
        rows={4}
        maxLength={2000}
        {...field('businessDescription')}
      />
      <TextInput
        label="Dirección (opcional)"
        autoComplete="street-address"
        maxLength={300}
        {...field('businessAddress')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneInput
          label="Teléfono del negocio (opcional)"
          hint="Sale solo si permites contacto por teléfono."
          {...field('businessPhone')}
        />
        <TextInput
          label="Página web (opcional)"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://minegocio.com"
          {...field('businessWebsite')}
        />
      </div>
      <TextArea
        label="Horario (opcional)"
        placeholder={'Lunes a viernes, 9 a. m. a 5 p. m.\nSábados, 9 a. m. a 1 p. m.'}
        rows={3}
        maxLength={300}
        {...field('businessHours')}
      />
      <TextInput
        label="Licencia o registro de comerciante (opcional)"
        maxLength={60}
        {...field('businessLicense')}
      />
    </>
  )
}

/** Its verification was given for one name and one license: what a change of them ends is said before saving. */
function BusinessStanding({ user, form }: BusinessFieldsProps) {
  const [name, license] = form.watch(['businessName', 'businessLicense'])
  if (!user.businessVerified) return null
  const isSame =
    name.trim() === (user.businessName ?? '') && license.trim() === (user.businessLicense ?? '')
  return isSame ? (
    <p className="flex items-center gap-1.5 text-body font-semibold text-palma">
      <BadgeCheck aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
      Negocio verificado
    </p>
  ) : (
    <p role="status" className="rounded-field bg-sol-soft px-4 py-3 text-body">
      Al guardar termina la verificación de tu negocio: con otro nombre o licencia se verifica otra
      vez.
    </p>
  )
}
