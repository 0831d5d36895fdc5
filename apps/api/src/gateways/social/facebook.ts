// The marketplace's Facebook page: a photo with a text.
import * as z from 'zod/mini'
import { createGraph, type GraphOptions } from './graph.ts'
import type { SocialNetwork } from './network.ts'

const Posted = z.object({ id: z.string(), post_id: z.optional(z.string()) })
const Permalink = z.object({ permalink_url: z.string() })
const Feed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.optional(z.string()),
      permalink_url: z.string(),
    }),
  ),
})

/** Posts of the page that are looked through for one of ours. */
const newest = 50

export function createFacebook(options: GraphOptions & { pageId: string }): SocialNetwork {
  const { pageId } = options
  const graph = createGraph(options)
  return {
    name: 'facebook',
    find: async ({ key, address }) => {
      const since = Math.floor(key.begunAt.getTime() / 1000) - 60
      const path = `${pageId}/feed?limit=${newest}&since=${since}`
      const { data } = await graph.get(path, 'id,message,permalink_url', Feed)
      const found = data.find(({ message }) => message?.includes(address))
      return found && { id: found.id, url: found.permalink_url }
    },
    post: async ({ text, picture }) => {
      const body = new FormData()
      body.set('caption', text)
      body.set('source', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'wepa.jpg')
      const posted = await graph.post(`${pageId}/photos`, body, Posted)
      const id = posted.post_id ?? posted.id
      const { permalink_url: url } = await graph.get(id, 'permalink_url', Permalink)
      return { id, url }
    },
    remove: (id) => graph.remove(id),
  }
}
