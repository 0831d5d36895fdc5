import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ThreadSkeleton } from './thread-skeleton.tsx'

it('says that the messages are on their way, as documented', () => {
  expect(renderToStaticMarkup(<ThreadSkeleton />)).toContain('Cargando mensajes...')
})
