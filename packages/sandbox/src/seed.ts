// Fills an empty database with the demo data. Run by start.ts on the first start.
import { join } from 'node:path'
import { keepKnownPictures } from './anthropic/known-pictures.ts'
import { noteSmallPictures } from './demo/pictures/small-pictures.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { readSettings } from './env.ts'
import { say } from './say.ts'
import { Unfit } from './unfit.ts'

const settings = readSettings()
if (!settings.DATABASE_URL) throw new Unfit('Falta DATABASE_URL.')
const now = new Date()
await noteSmallPictures(settings.DATA_DIR, now)
const made = await seedDemo({
  databaseUrl: settings.DATABASE_URL,
  uploadsDir: settings.UPLOADS_DIR ?? join(settings.DATA_DIR, 'uploads'),
  remember: (pictures) => keepKnownPictures(settings.DATA_DIR, pictures),
  now,
  log: say,
})
say(`Datos de muestra: ${made.users} personas, ${made.listings} anuncios, ${made.pictures} fotos.`)
