// Steps of the tests about pictures that ads name by an address elsewhere.
import { expect } from 'vitest'
import { retryPhotoCopies } from '../src/features/photos/linked/queue-photo-copy.ts'
import { makeListingInput } from './factories.ts'
import { type Person, startSuite } from './harness.ts'
import { makePng } from './pictures.ts'
import { fetcherOfThisMachine, type PictureSite, startPictureSite } from './servers/picture-site.ts'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** The address of one of our own pictures. */
export const upload = expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/)

export type LinkedPhotoSteps = Awaited<ReturnType<typeof startLinkedPhotos>>

/** A suite that fetches from a site on this machine, and what is done there. */
export async function startLinkedPhotos() {
  const site = await startPictureSite()
  const suite = await startSuite({ overrides: { photoFetcher: fetcherOfThisMachine() } })
  let number = 0
  const place = (answer?: Parameters<PictureSite['serve']>[1]) => {
    number += 1
    const path = `/foto-${number}.png`
    const png = makePng({ seed: 1000 + number })
    site.serve(path, answer ?? { body: png })
    return { path, url: `${site.origin}${path}`, png }
  }
  return {
    site,
    suite,
    /** A picture of its own on the site; `answer` says what lies there instead. */
    place,
    /** One that comes only once `go` is called; `asked` resolves when somebody waits for it. */
    placeHeld: () => {
      let send = () => {}
      let noteAsked = () => {}
      const asked = new Promise<void>((done) => {
        noteAsked = done
      })
      const { png, ...placed } = place((_, response) => {
        send = () => void response.end(png)
        noteAsked()
      })
      return { ...placed, png, asked, go: () => send() }
    },
    publish: (person: Person, images: string[]) =>
      suite.asUser(person).listings.publish(makeListingInput({ images })),
    read: (person: Person, id: number) => suite.asUser(person).listings.get({ id }),
    linked: (person: Person, listingId: number) =>
      suite.asUser(person).photos.linked({ listingId }),
    edit: (person: Person, id: number, change: object) =>
      suite.asUser(person).listings.edit({ ...makeListingInput(), price: '$5', id, ...change }),
    /** How often a path was asked for. */
    asked: (path: string) => site.asked.filter((each) => each === path).length,
    retryLater: async (minutes: number) => {
      suite.clock.advance(minutes * MINUTE)
      await retryPhotoCopies(suite.deps)
      await suite.workOffQueue()
    },
    isThere: async (url: string) => (await suite.deps.imageStore.find(url.slice(1))) !== undefined,
    close: async () => {
      await suite.close()
      await site.close()
    },
  }
}
