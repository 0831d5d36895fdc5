import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Keeping } from '../../../offline/browser-db/draft.ts'
import { createDraftKeeper, isSafe } from './draft-keeper.ts'

const saveDraft = vi.hoisted(() =>
  vi.fn<(about: object, content: { fields: object }) => Promise<Keeping>>(),
)
vi.mock('../../../offline/drafts/drafts.ts', () => ({ saveDraft }))

let typed = ''

function open(more: { isElsewhere?: boolean } = {}) {
  const about = { id: 'a', userId: 1, listingId: null, draft: null }
  const keeper = createDraftKeeper({ ...about, isElsewhere: false, ...more })
  keeper.read(() => ({ fields: { title: typed }, photos: [], isActive: true, base: null }))
  const type = (text: string) => {
    typed = text
    keeper.touch()
  }
  return { keeper, type }
}

const written = () => saveDraft.mock.calls.map(([, { fields }]) => fields)

beforeEach(() => {
  vi.useFakeTimers()
  saveDraft.mockReset().mockResolvedValue('kept')
})
afterEach(() => vi.useRealTimers())

describe('a form', () => {
  it('is kept within half a second of a key, and while somebody goes on typing', async () => {
    const { keeper, type } = open()
    type('M')
    await vi.advanceTimersByTimeAsync(250)
    expect(isSafe(keeper.state.get())).toBe(false)
    type('Me')
    await vi.advanceTimersByTimeAsync(250)
    expect(written()).toEqual([{ title: 'Me' }])
    expect(isSafe(keeper.state.get())).toBe(true)
    type('Mesa')
    await vi.advanceTimersByTimeAsync(500)
    expect(written()).toEqual([{ title: 'Me' }, { title: 'Mesa' }])
  })

  it('is kept at once when it is left, and not when there is nothing new', async () => {
    const { keeper, type } = open()
    await keeper.flush()
    type('Mesa')
    await keeper.flush()
    await keeper.flush()
    await vi.advanceTimersByTimeAsync(500)
    expect(written()).toEqual([{ title: 'Mesa' }])
  })

  it('is not safe while what is typed cannot be kept', async () => {
    saveDraft.mockResolvedValue('full')
    const { keeper, type } = open()
    type('Mesa')
    expect(await keeper.flush()).toBe('full')
    expect(isSafe(keeper.state.get())).toBe(false)
    expect(keeper.state.get().savedAt).toBeNull()
  })

  it('that is done with is not written again', async () => {
    const { keeper, type } = open()
    keeper.stop()
    type('Mesa')
    await vi.advanceTimersByTimeAsync(500)
    await keeper.flush()
    expect(written()).toEqual([])
  })

  it('that another tab keeps is kept there alone', async () => {
    const { keeper, type } = open({ isElsewhere: true })
    type('Mesa')
    expect(await keeper.flush()).toBe('forbidden')
    expect(written()).toEqual([])
  })
})
