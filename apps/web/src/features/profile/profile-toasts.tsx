// What the profile says about saving (§8); the specification has it in English.
import { inItsLanguage } from '../../lib/english.tsx'
import { showToast } from '../../ui/toast-store.ts'

export function tellOfUpdate(): void {
  showToast({
    title: inItsLanguage('Profile Updated'),
    description: inItsLanguage('Your profile has been successfully updated.'),
    tone: 'good',
  })
}

/** @param message why, in Spanish */
export function tellOfFailure(message: string): void {
  showToast({
    title: 'Error',
    description: (
      <>
        <span lang="en">Failed to update profile: </span>
        {message}
      </>
    ),
    tone: 'bad',
  })
}

export function tellOfUpload(): void {
  showToast({
    title: inItsLanguage('Image uploaded'),
    description: 'Guarda tu perfil para que los demás la vean.',
    tone: 'good',
  })
}

export function tellOfFailedUpload(): void {
  showToast({
    title: inItsLanguage('Upload failed'),
    description: inItsLanguage('Failed to upload image. Please try again.'),
    tone: 'bad',
  })
}
