import type { ProfilePatch, SelfUser } from '@wepa/domain/people/user'
import { useForm } from 'react-hook-form'
import { readFailure } from '../../lib/errors.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { tellOfFailure, tellOfUpdate } from './profile-toasts.tsx'
import {
  changesOf,
  profileFields,
  profileResolver,
  type TypedProfile,
  typedProfile,
} from './typed-profile.ts'

/** The profile form. It lives above the tabs, so that what is typed outlasts looking at another one. */
export function useProfileForm(user: SelfUser) {
  const { replaceUser } = useSession()
  const queries = trpc.useUtils()
  const save = trpc.users.update.useMutation()
  const form = useForm<TypedProfile, unknown, ProfilePatch>({
    resolver: profileResolver,
    defaultValues: typedProfile(user),
  })
  const { dirtyFields, isDirty, isSubmitting } = form.formState

  const submit = form.handleSubmit(async () => {
    try {
      const patch = changesOf(form.getValues(), dirtyFields)
      const saved = await save.mutateAsync({ ...patch, id: user.id })
      replaceUser(saved)
      form.reset(typedProfile(saved))
      tellOfUpdate()
      // Name and picture stand beside ads and ratings too; a changed email ends a verification.
      const { users, listings, ratings, verifications, trust } = queries
      for (const shown of [users, listings, ratings, verifications, trust]) void shown.invalidate()
    } catch (error) {
      showFailure(form, error, profileFields)
      tellOfFailure(readFailure(error).message)
    }
  })

  return { form, submit, isDirty, isSubmitting }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
