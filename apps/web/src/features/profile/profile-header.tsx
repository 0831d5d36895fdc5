import type { SelfUser } from '@wepa/domain/people/user'
import { ExternalLink } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FollowersCount } from '../../blocks/follow/followers-count.tsx'
import { PersonSummary } from '../../blocks/people/person-summary.tsx'
import { VerificationSummary } from '../../blocks/verification-panel/verification-summary.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AvatarField } from './avatar-field.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface ProfileHeaderProps {
  user: SelfUser
  profile: ProfileForm
}

/** Who the person is, as others see them, with their picture to change. */
export function ProfileHeader({ user, profile }: ProfileHeaderProps) {
  const { form, submit, isSubmitting } = profile
  const picture = useController({ control: form.control, name: 'profileImageUrl' })
  return (
    <section
      aria-label="Sobre ti"
      className="grid grid-cols-1 justify-items-center gap-3 rounded-card border border-line bg-card p-5 text-center shadow-soft"
    >
      <AvatarField
        name={user.fullName}
        url={picture.field.value}
        onChange={(url) => {
          form.clearErrors('profileImageUrl')
          picture.field.onChange(url)
        }}
        error={picture.fieldState.error?.message}
      />
      {picture.fieldState.isDirty && (
        <div
          role="status"
          className="grid w-full grid-cols-1 gap-2 rounded-card bg-sol-soft p-3 text-body"
        >
          {picture.field.value
            ? 'Tu foto nueva aún no está guardada.'
            : 'Tu foto se quita cuando guardes.'}
          <Button isBusy={isSubmitting} onClick={() => void submit()}>
            Guardar perfil
          </Button>
        </div>
      )}
      <PersonSummary person={user} isOwn />
      <FollowersCount userId={user.id} />
      <VerificationSummary userId={user.id} />
      <LinkButton tone="bare" to="/seller/$id" params={{ id: user.id }}>
        <ExternalLink aria-hidden="true" size={18} strokeWidth={1.75} />
        Ver mi perfil público
      </LinkButton>
    </section>
  )
}
