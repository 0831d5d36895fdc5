import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GridPlaceholder } from './home-section.tsx'

const draw = (isBroken: boolean) =>
  renderToStaticMarkup(<GridPlaceholder count={4} isBroken={isBroken} onRetry={() => {}} />)

it('says in the documented words that the ads did not come, as English, and offers another try', () => {
  expect(draw(true)).toContain('<span lang="en">Failed to fetch recent listings</span>')
  expect(draw(true)).toContain('Intentar de nuevo')
  expect(draw(false)).not.toContain('Failed to fetch')
})
