// How the browser's code is cut into files. Left alone, each set of sharers would be a file of its own: thirty requests for one screen.
import { readFileSync } from 'node:fs'

/** Two files instead of one: each is run in a task of its own. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/]react-first\.ts/
const libraries = /node_modules[\\/](@tanstack|@trpc|use-sync-external-store)[\\/]/
const ours =
  /(apps[\\/]web[\\/]src[\\/](ui|lib|blocks|illustrations)|packages[\\/]domain[\\/]src|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/
/** What brings one of these along stays out of the first load, whoever shares it. */
const heavy = /from '(zod\/mini|radix-ui\/[\w-]+|@dnd-kit\/[\w-]+|react-hook-form|dexie)'/

export const chunkGroups = [
  { name: 'react', test: react, priority: 2 },
  { name: 'ground', test: libraries, priority: 1 },
  {
    name: 'common',
    test: (id: string) => ours.test(id) && !heavy.test(readFileSync(id, 'utf8')),
    // Shared by at least these many screens and late parts: likely to be needed wherever one goes.
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]
