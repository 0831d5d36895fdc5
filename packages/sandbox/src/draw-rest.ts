// Draws the demo's other pictures behind the running product. Run by start.ts.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { addKnownPictures } from './anthropic/known-pictures.ts'
import { drawMissingPictures } from './demo/pictures/missing-pictures.ts'
import { putInto } from './demo/pictures/put-into.ts'
import { readSettings } from './env.ts'
import { say } from './say.ts'
import { Unfit } from './unfit.ts'

// People who use the product meanwhile come first.
setPriority(10)
const { DATA_DIR, DATABASE_URL, UPLOADS_DIR } = readSettings()
if (!DATABASE_URL) throw new Unfit('Falta DATABASE_URL.')
await drawMissingPictures({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  put: putInto(UPLOADS_DIR ?? join(DATA_DIR, 'uploads')),
  remember: (pictures) => addKnownPictures(DATA_DIR, pictures),
  log: say,
})
