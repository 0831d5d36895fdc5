// The photos of a form as plain data, and every step they take. No browser here.

import { barePhotoUrl } from '@wepa/domain/photos/bare-url'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { nextRotation, type Rotation } from '@wepa/domain/photos/sent-photo'

/** `waiting` for its turn to be shrunk; `failed` keeps its reason and can be tried again or taken out. */
export type PhotoStage = 'waiting' | 'shrinking' | 'uploading' | 'ready' | 'failed'

export type Photo = {
  key: string
  /** What the person calls it: the file's name, for people who cannot see the picture. */
  name: string
  /** Address of the picture to show; null until the photo has been read. */
  preview: string | null
  rotation: Rotation
  stage: PhotoStage
  /** Uploaded share, 0 to 1. */
  progress: number
  /** Where the server keeps it; null until it is there. */
  url: string | null
  failure: { message: string; canRetry: boolean } | null
}

/** A photo that a form starts with: one of the ad's own, or one that lay in a draft with its picture. */
export type StartPhoto = Pick<Photo, 'key' | 'name' | 'rotation' | 'url'> & { blob: Blob | null }

export type PhotoStep =
  | { step: 'added'; photos: { key: string; name: string }[] }
  | { step: 'restarted'; photos: readonly StartPhoto[] }
  | { step: 'pictured'; key: string; preview: string }
  | { step: 'shrinking'; key: string }
  | { step: 'shrunk'; key: string; preview: string }
  | { step: 'progressed'; key: string; progress: number }
  | { step: 'uploaded'; key: string; url: string }
  | { step: 'failed'; key: string; message: string; canRetry: boolean }
  | { step: 'retried'; key: string }
  | { step: 'rotated'; key: string }
  | { step: 'moved'; key: string; to: number }
  | { step: 'removed'; key: string }

/** The photos an ad already has, for the edit form. */
export function existingPhotos(images: readonly string[]): StartPhoto[] {
  return images.map((url, index) => ({
    key: url,
    name: `Foto ${index + 1}`,
    rotation: 0,
    url,
    blob: null,
  }))
}

/** What the form shows of them at first; the picture of a blob comes with the step `pictured`. */
export function startPhotos(photos: readonly StartPhoto[]): Photo[] {
  return photos.map(({ blob, ...photo }) => ({
    ...waitingPhoto(photo),
    ...photo,
    preview: blob === null && photo.url !== null ? thumbnailUrl(photo.url) : null,
    ...(photo.url === null ? {} : ({ stage: 'ready', progress: 1 } as const)),
  }))
}

export function takeStep(photos: readonly Photo[], step: PhotoStep): Photo[] {
  if (step.step === 'added') return [...photos, ...step.photos.map(waitingPhoto)]
  if (step.step === 'restarted') return startPhotos(step.photos)
  if (step.step === 'removed') return photos.filter(({ key }) => key !== step.key)
  if (step.step === 'moved') return movePhoto(photos, step.key, step.to)
  return photos.map((photo) => (photo.key === step.key ? changePhoto(photo, step) : photo))
}

/** True until a photo has been read and made small enough to be kept and sent. */
export function isBeingPrepared(photo: Photo): boolean {
  return photo.stage === 'waiting' || photo.stage === 'shrinking'
}

/** True while a photo is still on its way to the server. */
export function isUnderWay(photo: Photo): boolean {
  return photo.stage !== 'ready' && photo.stage !== 'failed'
}

/** Of a withdrawn ad a photo has another pass in each answer. */
export function isSamePhoto(one: string | null, other: string | null): boolean {
  return (one && barePhotoUrl(one)) === (other && barePhotoUrl(other))
}

/** What publish and edit send: the addresses in their order, and the turns of those that are turned. */
export function photoValues(photos: readonly Photo[]): {
  images: string[]
  imageRotations: Record<string, Rotation>
} {
  const kept = photos.flatMap(({ url, rotation }) => (url === null ? [] : [{ url, rotation }]))
  return {
    images: kept.map(({ url }) => url),
    imageRotations: Object.fromEntries(
      kept.flatMap(({ rotation }, index) => (rotation === 0 ? [] : [[String(index), rotation]])),
    ),
  }
}

function waitingPhoto({ key, name }: { key: string; name: string }): Photo {
  return {
    key,
    name,
    preview: null,
    rotation: 0,
    stage: 'waiting',
    progress: 0,
    url: null,
    failure: null,
  }
}

function changePhoto(
  photo: Photo,
  step: Exclude<PhotoStep, { step: 'added' | 'restarted' | 'removed' | 'moved' }>,
): Photo {
  switch (step.step) {
    case 'shrinking':
      return { ...photo, stage: 'shrinking' }
    case 'pictured':
      return { ...photo, preview: step.preview }
    case 'shrunk':
      return { ...photo, stage: 'uploading', preview: step.preview, progress: 0 }
    case 'progressed':
      return { ...photo, progress: step.progress }
    case 'uploaded':
      return { ...photo, stage: 'ready', progress: 1, url: step.url, failure: null }
    case 'failed':
      return {
        ...photo,
        stage: 'failed',
        failure: { message: step.message, canRetry: step.canRetry },
      }
    case 'retried':
      return { ...photo, stage: 'waiting', progress: 0, failure: null }
    case 'rotated':
      return { ...photo, rotation: nextRotation(photo.rotation) }
  }
}

function movePhoto(photos: readonly Photo[], key: string, to: number): Photo[] {
  const from = photos.findIndex((photo) => photo.key === key)
  const moved = photos[from]
  if (moved === undefined || to < 0 || to >= photos.length) return [...photos]
  const rest = photos.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}
