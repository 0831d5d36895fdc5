// What the profile says about saving; the specification has it in English.
import { inEnglish } from '../../lib/english.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

export function tellOfUpdate(): void {
  showToast({
    title: inEnglish('Profile Updated'),
    description: inEnglish('Your profile has been successfully updated.'),
    tone: 'good',
  })
}

/** @param message why, in Spanish */
export function tellOfFailure(message: string): void {
  showToast({
    title: 'Error',
    description: (
      <>
        {inEnglish('Failed to update profile: ')}
        {message}
      </>
    ),
    tone: 'bad',
  })
}

export function tellOfUpload(): void {
  showToast({
    title: inEnglish('Image uploaded'),
    description: 'Guarda tu perfil para que los demás la vean.',
    tone: 'good',
  })
}

export function tellOfFailedUpload(): void {
  showToast({
    title: inEnglish('Upload failed'),
    description: inEnglish('Failed to upload image. Please try again.'),
    tone: 'bad',
  })
}
