import { describe, expect, test } from 'vitest'
import { typedFrom } from '../../../blocks/listing-fields/typed-listing.ts'
import { emptyTalk, resumeTalk, type TalkAd, type TalkState, takeAction } from './talk-state.ts'

const problem = { role: 'assistant', text: 'No salió.', isProblem: true } as const
const ad: TalkAd = {
  draft: typedFrom(
    { title: 'Mesa', description: 'Mesa.', price: '$50', categoryId: '8', location: 'Ponce, Sur' },
    {},
  ),
  photoUrl: '/uploads/a.webp',
  keyFeatures: [],
  price: { suggested: '$50', basis: 'Basado en 12 anuncios parecidos.' },
  clientId: 'c',
}
const photo = { dataUrl: 'data:image/jpeg;base64,AA', url: null } as const
const show = { do: 'show-photo', photo, picture: photo.dataUrl } as const
const propose = {
  do: 'propose',
  ad,
  turn: { role: 'assistant', text: 'Es una mesa.' },
} as const
const confirming = [show, propose].reduce<TalkState>(takeAction, emptyTalk)

describe('an error does not advance the flow', () => {
  test('while a first photo is looked at: it stays, to be looked at again', () => {
    const state = takeAction(takeAction(emptyTalk, show), { do: 'fail', turn: problem })
    expect(state).toMatchObject({ step: 'initial', photo, turns: [{ picture: photo.dataUrl }, {}] })
  })

  test('while another photo is looked at: the ad in hand stays', () => {
    const state = takeAction(takeAction(confirming, show), { do: 'fail', turn: problem })
    expect(state).toMatchObject({ step: 'confirming', ad })
  })

  test('while it is published, or talked about', () => {
    const posting = takeAction(confirming, { do: 'publish' })
    expect(takeAction(posting, { do: 'fail', turn: problem })).toMatchObject({
      step: 'confirming',
      ad,
    })
    expect(takeAction(confirming, { do: 'fail', turn: problem }).step).toBe('confirming')
  })
})

test('from a photo to an ad, and to the next one', () => {
  expect(takeAction(emptyTalk, show).step).toBe('analysing')
  expect(confirming).toMatchObject({ step: 'confirming', photo: null })
  const posting = takeAction(confirming, { do: 'publish' })
  expect(posting.step).toBe('posting')
  const turn = { role: 'assistant', text: 'Publicado.' } as const
  const complete = takeAction(posting, { do: 'published', turn })
  expect(complete).toMatchObject({ step: 'complete', ad })
  expect(takeAction(complete, { do: 'restart', turn })).toMatchObject({
    step: 'initial',
    ad: null,
    photo: null,
  })
  expect(takeAction(complete, show)).toMatchObject({ step: 'analysing', ad: null })
})

describe('further photos of the ad in hand', () => {
  const picture = 'data:image/jpeg;base64,BB'
  const added = (state: TalkState, url: string) =>
    [
      { do: 'show-added', picture } as const,
      { do: 'photo-added', url, picture: `/thumbnails${url}` } as const,
    ].reduce(takeAction, state)
  const written = takeAction(confirming, { do: 'write', field: 'price', text: '$45' })
  const adding = takeAction(written, { do: 'add-photos' })

  test('leave all that was written in it, and its cover', () => {
    const turn = { role: 'assistant', text: 'Tu anuncio lleva 3 fotos.' } as const
    const two = added(added(adding, '/b.webp'), '/c.webp')
    expect(two.step).toBe('adding')
    const done = takeAction(two, { do: 'photos-added', turn })
    expect(done).toMatchObject({
      step: 'confirming',
      ad: { clientId: 'c', photoUrl: ad.photoUrl, morePhotos: ['/b.webp', '/c.webp'] },
    })
    expect(done.ad?.draft.price).toBe('$45')
    expect(done.turns.slice(-3).map((each) => each.picture)).toEqual([
      '/thumbnails/b.webp',
      '/thumbnails/c.webp',
      undefined,
    ])
    expect(takeAction(done, { do: 'remove-photo', url: '/b.webp' }).ad?.morePhotos).toEqual([
      '/c.webp',
    ])
  })

  test('stay when the next one fails, is stopped or is cut off by a reload', () => {
    const one = takeAction(added(adding, '/b.webp'), { do: 'show-added', picture })
    const kept = { step: 'confirming', ad: { morePhotos: ['/b.webp'] } }
    expect(takeAction(one, { do: 'fail', turn: problem })).toMatchObject(kept)
    expect(takeAction(one, { do: 'stop', turn: problem })).toMatchObject(kept)
    expect(resumeTalk(one)).toMatchObject(kept)
  })

  test('are there once, whatever is chosen again', () => {
    const again = added(added(added(adding, '/b.webp'), '/b.webp'), ad.photoUrl)
    expect(again.ad?.morePhotos).toEqual(['/b.webp'])
  })

  test('are none where there is no ad', () => {
    expect(takeAction(emptyTalk, { do: 'add-photos' })).toBe(emptyTalk)
  })
})

test('what the person writes takes its refusal away, and no other', () => {
  const refused = takeAction(confirming, {
    do: 'refuse',
    errors: { title: 'Falta', location: 'Falta' },
    turn: problem,
  })
  expect(refused.isEditing).toBe(true)
  const written = takeAction(refused, { do: 'write', field: 'title', text: 'Mesa de caoba' })
  expect(written.errors).toEqual({ location: 'Falta' })
  expect(written.ad?.draft.title).toBe('Mesa de caoba')
})

test('a photo that got to the server is shown from there; an older one that did not is let go', () => {
  const kept = takeAction(takeAction(emptyTalk, show), {
    do: 'keep-photo',
    url: '/uploads/a.webp',
    picture: '/thumbnails/a.webp',
  })
  expect(kept.turns.at(-1)?.picture).toBe('/thumbnails/a.webp')
  const failed = takeAction(takeAction(emptyTalk, show), { do: 'fail', turn: problem })
  expect(takeAction(failed, show).turns.map(({ picture }) => picture)).toEqual([
    null,
    undefined,
    photo.dataUrl,
  ])
})

describe('after a reload', () => {
  test('a photo that was being looked at can be looked at again', () => {
    const state = resumeTalk(takeAction(emptyTalk, show))
    expect(state).toMatchObject({ step: 'initial', photo })
    expect(state.turns.at(-1)?.retry).toBe('analyze')
  })

  test('a question without its answer can be asked again', () => {
    const state = resumeTalk(takeAction(emptyTalk, { do: 'say', text: 'hola' }))
    expect(state.turns.at(-1)?.retry).toBe('talk')
  })

  test('an ad that was being published is published under the same clientId', () => {
    const state = resumeTalk(takeAction(confirming, { do: 'publish' }))
    expect(state).toMatchObject({ step: 'confirming', ad: { clientId: 'c' } })
    expect(resumeTalk(confirming)).toEqual(confirming)
  })
})

describe('an ad that is sent', () => {
  const posting = takeAction(confirming, { do: 'publish' })
  const published = {
    do: 'published',
    turn: { role: 'assistant', text: 'Publicado.', listingId: 7 },
  } as const

  test('counts as sent from then on, whatever comes of it, and stays the same ad', () => {
    const failed = takeAction(posting, { do: 'fail', turn: problem })
    expect(failed).toMatchObject({ step: 'confirming', ad: { clientId: 'c', wasSent: true } })
  })

  test('waits in the queue, and is told of once when it is out', () => {
    const turn = { role: 'assistant', text: 'En cola.' } as const
    const queued = takeAction(posting, { do: 'queued', turn })
    expect(queued.step).toBe('complete')
    const told = takeAction(queued, published)
    expect(told.turns.at(-1)).toMatchObject({ listingId: 7 })
    expect(takeAction(told, published)).toBe(told)
  })
})
