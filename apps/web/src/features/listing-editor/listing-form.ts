import type { UseFormReturn } from 'react-hook-form'
import type { TypedAd } from '../../blocks/listing-fields/typed-ad.ts'

/** The form of an ad; `Output` is what the call it is for takes. */
export type ListingForm<Output> = UseFormReturn<TypedAd, unknown, Output>
