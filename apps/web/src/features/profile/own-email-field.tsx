import type { SelfUser } from '@wepa/domain/people/user'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { EmailInput } from '../../ui/forms/person-inputs.tsx'
import { useViewFocus } from '../../ui/use-view-focus.ts'
import type { ProfileForm } from './use-profile-form.ts'

interface OwnEmailFieldProps {
  user: SelfUser
  form: ProfileForm['form']
}

/** The account's own address; what a verified one loses by a change is said before saving. Another one asks for the password. */
export function OwnEmailField({ user, form }: OwnEmailFieldProps) {
  const { data } = trpc.verifications.list.useQuery({ id: user.id }, { staleTime: 0 })
  const isVerified = data?.some(
    (each) => each.verificationType === 'email' && each.status === 'approved',
  )
  const isChanged = form.watch('email').trim().toLowerCase() !== user.email.toLowerCase()
  // The password's field goes once the email is saved, and may be where Enter was pressed.
  useViewFocus(isChanged, () => document.getElementsByName('email')[0])
  return (
    <>
      <EmailInput
        label="Email"
        hint={
          isVerified && isChanged
            ? 'Al guardar termina la verificación de tu email: la nueva dirección se verifica otra vez.'
            : 'Nadie más lo ve. Aquí te llegan los avisos de tu cuenta.'
        }
        isRequired
        {...formField(form, 'email')}
      />
      {isChanged && (
        <PasswordInput
          label="Contraseña actual"
          hint="Para saber que eres tú quien cambia el email. Si entraste hace menos de 10 minutos, no hace falta."
          showLabel="Mostrar contraseña actual"
          hideLabel="Ocultar contraseña actual"
          autoComplete="current-password"
          {...formField(form, 'currentPassword')}
        />
      )}
    </>
  )
}
