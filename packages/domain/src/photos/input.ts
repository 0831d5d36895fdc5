// The pictures of a publish or edit call. Apart from photo.ts, whose rules every screen with a picture loads:
// a file is the smallest thing a bundle takes, and these functions bring zod along.
import * as z from 'zod/mini'
import { MAX_PHOTOS } from './photo.ts'
import { photoSource, ROTATIONS } from './sent-photo.ts'

/** The pictures of a publish or edit call. One that is none is named by its number, from 1. */
export function photoList() {
  return z
    .array(z.string('La foto no es válida'), 'Las fotos deben ser una lista')
    .check(z.maxLength(MAX_PHOTOS, `Un anuncio lleva ${MAX_PHOTOS} fotos como máximo`), (list) => {
      for (const [index, input] of list.value.entries()) {
        if (photoSource(input) !== undefined) continue
        const message = `La foto ${index + 1} no es válida`
        list.issues.push({ code: 'custom', path: [index], message, input })
      }
    })
}

/** Index of a picture → degrees to turn it. */
export function photoRotations() {
  return z.nullish(
    z.record(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.literal(ROTATIONS, 'La rotación debe ser 0, 90, 180 o 270'),
      'Rotaciones inválidas',
    ),
  )
}
