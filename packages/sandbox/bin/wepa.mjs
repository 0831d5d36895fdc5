#!/usr/bin/env node
// `npm start`, `npm test` and `pnpm wepa admin|backup|restore`: brings the pinned tools and the dependencies, then hands over to them.
// Runs on Node 20 or later with nothing installed, so it is plain JavaScript without dependencies.
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runInForeground } from './foreground.mjs'
import { installDependencies } from './install.mjs'
import { ensureTools } from './tools.mjs'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const programs = {
  start: 'start.ts',
  test: 'check.ts',
  admin: 'admin.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
}

await main(process.argv[2] ?? '').catch((error) => {
  process.stderr.write(`wepa: ${error.message}\n`)
  process.exit(1)
})

async function main(command) {
  const program = programs[command]
  if (!program) throw new Error('usa `start`, `test`, `admin`, `backup` o `restore`')
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`hace falta Node 20 o posterior; este es ${process.version}`)
  }
  const tools = await ensureTools(root)
  await installDependencies(root, tools, command === 'test' ? 'all' : 'production')
  const script = join(root, 'packages/sandbox/src', program)
  process.exitCode = await runInForeground(tools, [script, ...process.argv.slice(3)], root)
}
