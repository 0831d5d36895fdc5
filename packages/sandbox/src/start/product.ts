// All parts of one machine's Wepa: in which order they start, and so in which they end.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { finishSwap } from '../backup/swap.ts'
import { hasMissingPictures } from '../demo/pictures/missing-pictures.ts'
import { projectRoot, type Settings } from '../env.ts'
import { freePort, isPortFree } from '../free-port.ts'
import { productUrl } from '../product-url.ts'
import { say } from '../say.ts'
import { Unfit } from '../unfit.ts'
import { type ApiParts, apiEnvironment } from './api-environment.ts'
import { keepBoxKey } from './box-key.ts'
import { openDatabase } from './database.ts'
import { greet } from './greeting.ts'
import { lockDataFolder } from './lock.ts'
import { createProgramGroup, type ProgramGroup } from './program-group.ts'
import { keepPushKeys } from './push-keys.ts'
import { isWebBuilt, rememberWebBuild, webBuild } from './web-build.ts'

export type Product = {
  /** Resolves when people can come; rejects, with nothing left running, when the start failed. */
  ready: Promise<void>
  /** Resolves with a name when a part ended that should have stayed. */
  broken: Promise<string>
  /** Ends everything in the reverse order of starting, also half-way through a start. */
  stop: () => Promise<void>
}

/** The server gives requests in flight 8 s; after this it is ended by force. */
const apiPatienceMs = 10_000
const sandboxPatienceMs = 3000

export function startProduct(asked: Settings): Product {
  const settings = { ...asked, DATA_DIR: resolve(projectRoot, asked.DATA_DIR) }
  const group = createProgramGroup()
  const begun = begin(group, settings)
  const ready = begun.catch(async (error) => {
    const wasEnded = group.isCancelled()
    await group.end()
    if (!wasEnded) throw error
  })
  const stop = async () => {
    await group.cancel()
    await begun.catch(() => {})
    await group.end()
  }
  return { ready, broken: group.broken, stop }
}

async function begin(group: ProgramGroup, settings: Settings): Promise<void> {
  await mkdir(settings.DATA_DIR, { recursive: true })
  const lock = await lockDataFolder(settings.DATA_DIR)
  group.atEnd(lock.release)
  if (await finishSwap(settings.DATA_DIR)) say('Terminada la restauración que se interrumpió.')
  await requirePorts(settings, lock.wasAbandoned)
  const smtpPort = settings.SANDBOX_SMTP_PORT || (await freePort())

  const [databaseUrl] = await allOf(openDatabase(group, settings), buildWeb(group))
  startSandbox(group, settings, smtpPort)
  const pushKeys = settings.VAPID_PUBLIC_KEY ? {} : await keepPushKeys(settings.DATA_DIR)
  const boxKey = settings.SECRET_BOX_KEY || (await keepBoxKey(settings.DATA_DIR))
  startApi(group, settings, { databaseUrl, smtpPort, pushKeys, boxKey })
  await untilAnswers(group, `${productUrl(settings)}/readyz`)
  await untilAnswers(group, `http://127.0.0.1:${settings.SANDBOX_PORT}/mail.json`)
  await greet(settings, databaseUrl)
  if (await hasMissingPictures(settings.DATA_DIR)) drawRest(group, settings, databaseUrl)
}

/** Nobody waits for it. What it does not get done, the next start does. */
function drawRest(group: ProgramGroup, { DATA_DIR }: Settings, databaseUrl: string): void {
  const script = join(projectRoot, 'packages/sandbox/src/draw-rest.ts')
  const env = { DATA_DIR, DATABASE_URL: databaseUrl }
  group.run({ name: 'El dibujo de las fotos de muestra', args: [script], env }).catch((error) => {
    if (!group.isCancelled()) say(error.message)
  })
}

function startSandbox(group: ProgramGroup, settings: Settings, smtpPort: number): void {
  const env = { DATA_DIR: settings.DATA_DIR, SANDBOX_SMTP_PORT: String(smtpPort) }
  const script = join(projectRoot, 'packages/sandbox/src/sandbox.ts')
  group.keep({ name: 'El sandbox', args: [script], env }, sandboxPatienceMs)
}

function startApi(group: ProgramGroup, settings: Settings, parts: ApiParts): void {
  const script = join(projectRoot, 'apps/api/src/server.ts')
  const env = apiEnvironment(settings, parts)
  group.keep({ name: 'El servidor', args: [script], env }, apiPatienceMs)
}

/** After a crash the old server may need a moment to notice and free its port. */
async function requirePorts(settings: Settings, mayBePassing: boolean): Promise<void> {
  if (settings.PORT === settings.SANDBOX_PORT) {
    throw new Unfit(`PORT y SANDBOX_PORT no pueden ser los dos ${settings.PORT}: cambia uno.`)
  }
  const end = Date.now() + (mayBePassing ? 10_000 : 0)
  const wanted = [
    { name: 'PORT', port: settings.PORT, host: settings.HOST },
    { name: 'SANDBOX_PORT', port: settings.SANDBOX_PORT, host: '127.0.0.1' },
  ]
  for (const { name, port, host } of wanted) {
    while (!(await isPortFree(port, host))) {
      if (Date.now() > end) {
        throw new Unfit(
          `El puerto ${port} ya está ocupado: cierra el otro programa o elige otro con ${name}=${port + 1} npm start`,
        )
      }
      await sleep(200)
    }
  }
}

async function buildWeb(group: ProgramGroup): Promise<void> {
  if (await isWebBuilt()) return
  say('Construyendo las pantallas…')
  await group.runTool(webBuild)
  await rememberWebBuild()
}

async function untilAnswers(group: ProgramGroup, url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end && !group.isCancelled(); await sleep(50)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Unfit(`No hubo respuesta de ${url}.`)
}

/** Waits until both have settled, so that a failure of one leaves the other in a known state. */
async function allOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
