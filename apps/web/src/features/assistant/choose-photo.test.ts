import { expect, test, vi } from 'vitest'
import { choosePhotos } from './choose-photo.ts'
import type { TalkAction } from './talk/talk-state.ts'

const analyze = vi.fn(async () => null)
const addPhotos = vi.fn(async () => {})
const begin = () => new AbortController().signal

async function choose(file: File): Promise<TalkAction[]> {
  const taken: TalkAction[] = []
  await choosePhotos([file], { take: (action) => taken.push(action), begin, analyze, addPhotos })
  return taken
}

const photo = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'a', { type })

test('what is no photo for it is said, and nobody looks at it', async () => {
  expect(await choose(photo(9000, 'application/pdf'))).toMatchObject([
    { do: 'fail', turn: { title: 'Tipo de archivo no válido' } },
  ])
  expect(analyze).not.toHaveBeenCalled()
})

test('a photo that the phone cannot hand over is said, not passed over', async () => {
  // Nothing here reads files, like a phone whose photo lies in a cloud.
  vi.stubGlobal('FileReader', undefined)
  expect(await choose(photo(9000))).toMatchObject([
    { do: 'fail', turn: { isProblem: true, title: 'No pudimos abrir esa foto' } },
  ])
  expect(analyze).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
