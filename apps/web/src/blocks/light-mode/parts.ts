import { StormNotice } from '../storms/storm-notice.tsx'
import { CardPicture } from './card-picture.tsx'
import { LightCall } from './light-call.tsx'
import { LightGallery } from './light-gallery.tsx'
import { LightStrip } from './light-strip.tsx'

/** All that light pages alone show, and what stands above all pages in a storm, for one file of the build. */
export const parts = { CardPicture, LightCall, LightGallery, LightStrip, StormNotice }
