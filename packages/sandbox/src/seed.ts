// Fills an empty database with the demo data. Run by start.ts on the first start.
import { join } from 'node:path'
import { addKnownPictures } from './anthropic/known-pictures.ts'
import { forgetMissingPictures, noteMissingPictures } from './demo/pictures/missing-pictures.ts'
import { putInto } from './demo/pictures/put-into.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { readSettings } from './env.ts'
import { say } from './say.ts'
import { Unfit } from './unfit.ts'

const settings = readSettings()
if (!settings.DATABASE_URL) throw new Unfit('Falta DATABASE_URL.')
const now = new Date()
await noteMissingPictures(settings.DATA_DIR, now)
const made = await seedDemo({
  databaseUrl: settings.DATABASE_URL,
  put: putInto(settings.UPLOADS_DIR ?? join(settings.DATA_DIR, 'uploads')),
  remember: (pictures) => addKnownPictures(settings.DATA_DIR, pictures),
  now,
})
// Somebody else was quicker, and draws the rest.
if (made.users === 0) await forgetMissingPictures(settings.DATA_DIR)
say(
  `Datos de muestra: ${made.users} personas, ${made.listings} anuncios, ${made.pictures} fotos de las primeras pantallas.`,
)
