// What somebody would do first with a container, and what its image has to be for that.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { until } from '../cluster/until.ts'
import { drawPhoto } from '../photos.ts'
import type { ImageConfig } from './buildah.ts'
import type { RunningImage } from './running-image.ts'

type Place = { url: string; root: string; config: ImageConfig }

/** A process ends by itself within ten seconds. */
const patience = 10_000

/**
 * Answers one line for each thing that holds, and leaves the container ended.
 * @throws for the first that does not
 */
export async function useImage(
  image: RunningImage,
  { url, root, config }: Place,
): Promise<string[]> {
  const state = await until('/readyz', 120, async () => {
    if (!image.isAlive()) return 'ended'
    return (await fetch(`${url}/readyz`)).ok ? 'ready' : undefined
  })
  assert.equal(state, 'ready', 'it ended before it was ready')
  await image.run(config.healthcheck)
  const about = (file: string) => readFileSync(`/proc/${image.pid()}/${file}`, 'utf8')
  assert.match(about('cmdline'), /^node\0.*server\.ts/, 'the server is not the first process')
  assert.match(about('status'), /^Uid:\s+1000\s+1000/m, 'it runs as somebody else')
  const lines = [
    'migrated an empty database; /readyz and the health check say that it is ready',
    'the server is the first process, of the account 1000, with a read-only root',
    await openPages(url),
    await upload(url),
    await findNothingElse(root),
  ]
  const began = performance.now()
  process.kill(image.pid(), 'SIGTERM')
  const code = await image.ended
  const took = performance.now() - began
  assert.equal(code, 0, `it ended with ${code}`)
  assert.ok(took < patience, `it took ${took.toFixed(0)} ms to end`)
  return [...lines, `SIGTERM ended it in ${took.toFixed(0)} ms, with exit code 0`]
}

async function openPages(url: string): Promise<string> {
  const page = await fetch(url)
  const html = await page.text()
  assert.equal(page.status, 200)
  assert.match(html, /<h1|<main/, 'the page is empty')
  const script = html.match(/\/assets\/[\w-]+\.js/)?.[0]
  assert.ok(script, 'the page names no program')
  const asset = await fetch(`${url}${script}`)
  assert.equal(asset.status, 200)
  return `the first page comes with ${html.length} characters, and so does its program`
}

const Registered = z.object({ result: z.object({ data: z.object({ token: z.string() }) }) })
const Uploaded = z.object({ url: z.string() })

/** By way of the two libraries that are no JavaScript: argon2 and sharp. */
async function upload(url: string): Promise<string> {
  const body = {
    username: 'imagen',
    email: 'imagen@ejemplo.pr',
    password: 'Clave-de-prueba-1',
    fullName: 'Prueba',
  }
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(`${url}/trpc/auth.register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  assert.equal(registered.status, 200, 'nobody can register')
  const { token } = Registered.parse(await registered.json()).result.data
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(await drawPhoto(1))], { type: 'image/png' }),
    'foto.png',
  )
  const uploaded = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  assert.ok(uploaded.ok, `an upload is answered ${uploaded.status}`)
  const photo = await fetch(new URL(Uploaded.parse(await uploaded.json()).url, url))
  assert.equal(photo.status, 200, 'the photo is not there')
  return `somebody registers, uploads a photo and gets it back as ${photo.headers.get('content-type')}`
}

async function findNothingElse(root: string): Promise<string> {
  const names = ['npm', 'npx', 'pnpm', 'yarn', 'corepack', '*.map', '*.test.ts', 'typescript']
  const search = names.flatMap((name) => ['-o', '-name', name]).slice(1)
  const { stdout } = await promisify(execFile)('find', [
    `${root}/usr/local`,
    `${root}/wepa`,
    ...search,
  ])
  assert.equal(stdout.trim(), '', 'the image holds what it does not need')
  return 'no package manager, no source maps, no tests are in it'
}
