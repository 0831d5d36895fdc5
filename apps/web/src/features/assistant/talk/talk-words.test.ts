import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import { callOf } from '../ad-draft.ts'
import { publishFailure } from './failure-turn.ts'
import { emptyTalk, type TalkAd, type TalkState, takeAction } from './talk-state.ts'
import { publishedTurn, stoppedTurn } from './talk-words.ts'

test('who calls an answer off is told that it may count as a use', () => {
  expect(stoppedTurn('analysing').text).toMatch(/Tu foto sigue aquí.*cuenta como un uso/)
  expect(stoppedTurn('confirming').text).toMatch(/cuenta como un uso/)
  // Plain talk takes no use, and neither does publishing.
  expect(stoppedTurn('initial').text).toBe('Lo dejé ahí.')
  expect(stoppedTurn('posting').text).not.toMatch(/uso/)
})

test('publishing again after a lost answer is the same ad, and what was changed since is told', () => {
  const ad: TalkAd = {
    draft: {
      title: 'Mesa',
      description: 'Mesa.',
      price: '$50',
      categoryId: '8',
      condition: '',
      location: 'Ponce, Sur',
      contactEmail: '',
      contactPhone: '',
    },
    photoUrl: '/uploads/a.webp',
    keyFeatures: [],
    price: { suggested: '$50', basis: '' },
    clientId: 'one',
  }
  const turn = { role: 'assistant', text: 'Es una mesa.' } as const
  const proposed = takeAction(emptyTalk, { do: 'propose', ad, turn })
  const lost = [
    { do: 'publish' } as const,
    { do: 'fail', turn: publishFailure({ code: 'offline', message: 'Sin conexión.' }) } as const,
  ].reduce<TalkState>(takeAction, proposed)
  const changed = takeAction(lost, { do: 'write', field: 'price', text: '$40' })
  expect([lost.step, changed.ad && callOf(changed.ad).clientId]).toEqual(['confirming', 'one'])

  const listing = makeListing({
    title: 'Mesa',
    description: 'Mesa.',
    price: '$50',
    contactEmail: 'ana@correo.example',
  })
  const again = lost.ad && publishedTurn(listing, lost.ad.draft)
  expect(again).toMatchObject({ text: 'Tu anuncio está publicado.', listingId: 7 })
  expect(again?.extras).toEqual(['published'])
  const told = changed.ad && publishedTurn(listing, changed.ad.draft)
  expect(told?.text).toContain('como lo enviaste primero')
  expect(told?.extras).toEqual(['published', 'edit'])
})
