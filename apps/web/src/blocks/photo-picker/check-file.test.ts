import { describe, expect, it } from 'vitest'
import { fileRefusal, fingerprint, sortFiles } from './check-file.ts'

const file = (name: string, type: string, size = 50_000) => ({ name, type, size })

it.each([
  [file('dibujo.svg', 'image/svg+xml'), /Tipo de archivo no válido/],
  [file('papel.pdf', 'application/pdf'), /Tipo de archivo no válido/],
  [file('sin-nada', ''), /Tipo de archivo no válido/],
  [
    file('grande.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1),
    /^Las imágenes deben ser menores a 15MB$/,
  ],
  [file('vacia.jpg', 'image/jpeg', 0), /vacío/],
])('refuses %j', (refused, reason) => {
  expect(fileRefusal(refused)).toMatch(reason)
})

it.each([
  [file('sala.JPG', 'image/jpeg', 15 * 1024 * 1024)],
  [file('IMG_0001.HEIC', '')],
  [file('a.webp', 'image/webp')],
])('takes %j', (taken) => {
  expect(fileRefusal(taken)).toBeNull()
})

describe('of several chosen files', () => {
  const chosen = ['a.jpg', 'b.jpg', 'c.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  )
  const none = new Set<string>()
  const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

  it('takes what there is room for, and says that there was no more', () => {
    expect(sortFiles(chosen, 3, 'Hasta 3', none)).toEqual({ accepted: chosen, refusal: null })
    const { accepted, refusal } = sortFiles(chosen, 2, 'Hasta 2', none)
    expect(namesOf(accepted)).toEqual(['a.jpg', 'b.jpg'])
    expect(refusal).toEqual({ title: 'Límite de fotos', message: 'Hasta 2' })
  })

  it('takes none for an ad that holds more than its plan allows by now', () => {
    const { accepted, refusal } = sortFiles(chosen, -2, 'Hasta 10', none)
    expect(accepted).toEqual([])
    expect(refusal?.message).toBe('Hasta 10')
  })

  it('names the one that is no photo, and takes the others', () => {
    const papel = new File(['x'], 'papel.pdf', { type: 'application/pdf' })
    const { accepted, refusal } = sortFiles([papel, ...chosen], 2, 'Hasta 2', none)
    expect(namesOf(accepted)).toEqual(['a.jpg', 'b.jpg'])
    expect(refusal).toMatchObject({
      title: 'Foto no añadida',
      message: expect.stringMatching(/\(papel\.pdf\)$/),
    })
  })

  it('takes the same one once, whether chosen twice now or chosen before', () => {
    const [first, second, third] = chosen
    if (!first || !second || !third) throw new Error('three were made')
    const { accepted, refusal } = sortFiles(
      [first, second, second, third],
      5,
      'Hasta 5',
      new Set([fingerprint(first)]),
    )
    expect(namesOf(accepted)).toEqual(['b.jpg', 'c.jpg'])
    expect(refusal).toEqual({
      title: 'Foto repetida',
      message: '«a.jpg» ya está entre tus fotos.',
    })
  })
})
