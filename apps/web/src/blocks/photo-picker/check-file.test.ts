import { expect, it } from 'vitest'
import { fileRefusal } from './check-file.ts'

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
