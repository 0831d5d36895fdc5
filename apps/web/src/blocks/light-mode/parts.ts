import { CardPicture } from './card-picture.tsx'
import { LightCall } from './light-call.tsx'
import { LightGallery } from './light-gallery.tsx'
import { LightStrip } from './light-strip.tsx'

/** All that light pages alone show, for one file of the build. */
export const parts = { CardPicture, LightCall, LightGallery, LightStrip }
