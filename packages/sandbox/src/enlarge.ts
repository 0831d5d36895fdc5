// Draws the demo's pictures at their full size, behind the running product. Run by start.ts.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { putInto } from './demo/pictures/put-into.ts'
import { enlargeSmallPictures } from './demo/pictures/small-pictures.ts'
import { readSettings } from './env.ts'

// People who use the product meanwhile come first.
setPriority(10)
const settings = readSettings()
const uploads = settings.UPLOADS_DIR ?? join(settings.DATA_DIR, 'uploads')
await enlargeSmallPictures(settings.DATA_DIR, putInto(uploads))
