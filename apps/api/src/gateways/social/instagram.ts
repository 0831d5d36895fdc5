// The marketplace's Instagram account. It fetches the picture itself, makes a container of it, and publishes that.
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { createGraph, type Graph, type GraphOptions, Id } from './graph.ts'
import { type SocialNetwork, SocialRefusal } from './network.ts'

const Status = z.object({ status_code: z.string() })
const Permalink = z.object({ permalink: z.string() })
const Media = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.optional(z.string()),
      permalink: z.string(),
      timestamp: z.string(),
    }),
  ),
})

const newest = 50
/** Times that a container is looked at until it is ready, and the milliseconds between. */
const [looks, pause] = [10, 1000]

export function createInstagram(options: GraphOptions & { userId: string }): SocialNetwork {
  const { userId } = options
  const graph = createGraph(options)
  return {
    name: 'instagram',
    find: async ({ key, address }) => {
      const path = `${userId}/media?limit=${newest}`
      const { data } = await graph.get(path, 'id,caption,permalink,timestamp', Media)
      const since = key.begunAt.getTime() - 60_000
      const found = data.find(
        ({ caption, timestamp }) => caption?.includes(address) && Date.parse(timestamp) >= since,
      )
      return found && { id: found.id, url: found.permalink }
    },
    post: async ({ text, pictureUrl }) => {
      const asked = new URLSearchParams({ image_url: pictureUrl, caption: text })
      const container = await graph.post(`${userId}/media`, asked, Id)
      await untilReady(graph, container.id)
      const ready = new URLSearchParams({ creation_id: container.id })
      const { id } = await graph.post(`${userId}/media_publish`, ready, Id)
      const { permalink: url } = await graph.get(id, 'permalink', Permalink)
      return { id, url }
    },
    remove: (id) => graph.remove(id),
  }
}

async function untilReady(graph: Graph, id: string): Promise<void> {
  for (let look = 1; look <= looks; look += 1) {
    const { status_code: status } = await graph.get(id, 'status_code', Status)
    if (status === 'FINISHED') return
    if (status !== 'IN_PROGRESS') throw new SocialRefusal(`the picture is ${status.toLowerCase()}`)
    await wait(pause)
  }
  throw new Error('the picture is still in progress')
}
