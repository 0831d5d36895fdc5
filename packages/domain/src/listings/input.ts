// What publishing, editing and the smaller steps of an ad take in.
import * as z from 'zod/mini'
import { AttributesInput } from '../attributes/schemas.ts'
import { photoList, photoRotations } from '../photos/input.ts'
import { clientId, id, moment } from '../scalar.ts'
import { optionalPhone } from '../text/phone.ts'
import { form, optionalEmail, optionalLine, requiredLine, requiredText } from '../text/text.ts'
import { attributeInputs } from './attribute-schemas.ts'
import { categoryById } from './category.ts'
import { ListingStatus } from './listing-schema.ts'

export const MAX_TITLE = 120
export const MAX_DESCRIPTION = 5000
export const MAX_PRICE = 60

const shared = {
  title: requiredLine(MAX_TITLE, 'El título es requerido'),
  description: requiredText(MAX_DESCRIPTION, 'La descripción es requerida'),
  categoryId: categoryId(),
  location: optionalLine(120),
  contactEmail: optionalEmail('Email inválido'),
  contactPhone: optionalPhone(),
  ...attributeInputs(),
  attributes: z.optional(AttributesInput),
  imageRotations: photoRotations(),
}

/**
 * Publish. Blank optional fields become null; `images` are URLs of uploads, data URLs, raw base64 or
 * links; `isFeatured` and every other unknown field is dropped.
 */
export const PublishInput = form({
  ...shared,
  price: optionalLine(MAX_PRICE),
  images: z.pipe(
    z.nullish(photoList()),
    z.transform((images: string[] | null | undefined) => images ?? []),
  ),
  isActive: z._default(z.boolean('Debe ser verdadero o falso'), true),
  clientId: clientId(),
})
export type PublishInput = z.infer<typeof PublishInput>

/**
 * Edit: a price is required; `images` null or absent leaves the pictures; absent optional fields stay.
 * With `expectedUpdatedAt` (the ad's `updatedAt` as it was read) an ad that changed since refuses (409
 * `listing_changed`); without it the last one to save wins.
 */
export const EditInput = form({
  ...shared,
  price: requiredLine(MAX_PRICE, 'El precio es requerido'),
  images: z.nullish(photoList()),
  isActive: z.optional(z.boolean('Debe ser verdadero o falso')),
  expectedUpdatedAt: z.optional(moment()),
})
export type EditInput = z.infer<typeof EditInput>

/** Status; `buyerId` only with 'sold'. */
export const StatusInput = form({
  status: ListingStatus,
  buyerId: z.nullish(id()),
})
export type StatusInput = z.infer<typeof StatusInput>

/** Which contact was tapped (rest: track-click). */
export const ClickKind = z.enum(['phone', 'contact'], 'kind debe ser phone o contact')
export type ClickKind = z.infer<typeof ClickKind>

function categoryId() {
  const message = 'Selecciona una categoría'
  return id(message).check(z.refine((value) => categoryById(value) !== undefined, message))
}
