// The pinned Node and pnpm, from the registry into `.tools/` of this folder; nothing outside changes.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'

/**
 * Answers `{ node, pnpm, env }`: the path of Node, the path of pnpm's entry script, and the
 * environment in which both are found first.
 */
export async function ensureTools(root) {
  const home = join(root, '.tools', `node-${nodeVersion}-pnpm-${pnpmVersion}`)
  if (!existsSync(home)) await fetchTools(home)
  const node = join(home, 'node_modules', nodePackage(), nodeInPackage())
  const pnpm = join(home, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  return { node, pnpm, env: { ...process.env, PATH: path.join(delimiter) } }
}

/**
 * The packages of one platform hold the program itself, so no install script has to run. They are
 * fetched beside and renamed when whole: a broken download leaves nothing half.
 */
async function fetchTools(home) {
  process.stdout.write(`Descargando Node ${nodeVersion} y pnpm ${pnpmVersion} (una sola vez)…\n`)
  const fresh = `${home}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, 'package.json'), '{"private":true}\n')
  const wanted = [`${nodePackage()}@${nodeVersion}`, `pnpm@${pnpmVersion}`]
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  npm(['install', ...options, '--loglevel=error', '--prefix', fresh, ...wanted], fresh)
  try {
    await rename(fresh, home)
  } catch (error) {
    // Another start was quicker: its copy is as good.
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  }
}

function nodePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `node-${platform}-${process.arch}`
}

function nodeInPackage() {
  return process.platform === 'win32' ? join('bin', 'node.exe') : join('bin', 'node')
}

/** The npm that runs this script where there is one: it is there even when none is on the PATH. */
function npm(args, cwd) {
  const script = process.env.npm_execpath
  const isNpm = script?.endsWith('npm-cli.js')
  const isWindows = process.platform === 'win32'
  const [command, first] = isNpm ? [process.execPath, [script]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd,
    shell: !isNpm && isWindows,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw new Error(`npm no se pudo ejecutar: ${error.message}`)
  if (status !== 0) throw new Error('npm no pudo descargar Node y pnpm; revisa la conexión')
}
