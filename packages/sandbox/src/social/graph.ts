// The sandbox's Graph API, as far as the product speaks it: a page's photos and feed, an account's media, and what is deleted.
import { socialKeys } from './keys.ts'
import { graphError, ok, type Reply } from './reply.ts'
import { addPost, findPost, isJpeg, type Network, type Post, type World } from './world.ts'

const { FACEBOOK_PAGE_ID: page, INSTAGRAM_USER_ID: account } = socialKeys
/** Instagram's captions. */
const longestCaption = 2200

export type GraphCall = {
  method: string
  /** Below the version: '104000000000001/photos'. */
  path: string
  query: URLSearchParams
  form: FormData | undefined
  token: string | undefined
  /** Of the sandbox, for the pages of posts. */
  base: string
}

/** The network that a call is for: what is deleted or read by its own number says by its kind. */
export function networkOf({ path }: GraphCall): Network {
  const [first = ''] = path.split('/')
  return first === page || first.startsWith(`${page}_`) ? 'facebook' : 'instagram'
}

export async function answerGraph(world: World, call: GraphCall): Promise<Reply> {
  if (call.token !== socialKeys.FACEBOOK_PAGE_TOKEN) {
    return graphError(401, 190, 'Invalid OAuth access token.')
  }
  const step = steps[`${call.method} ${call.path}`]
  if (step) return step(world, call)
  return answerNode(world, call)
}

type Step = (world: World, call: GraphCall) => Promise<Reply> | Reply

const steps: Readonly<Record<string, Step>> = {
  [`POST ${page}/photos`]: postPhoto,
  [`GET ${page}/feed`]: (world, call) => ok({ data: list(world, 'facebook').map(feedItem(call)) }),
  [`POST ${account}/media`]: makeContainer,
  [`POST ${account}/media_publish`]: publishContainer,
  [`GET ${account}/media`]: (world, call) =>
    ok({ data: list(world, 'instagram').map(mediaItem(call)) }),
}

async function postPhoto(world: World, { form }: GraphCall): Promise<Reply> {
  const source = form?.get('source')
  if (!(source instanceof Blob)) return graphError(400, 324, 'Requires upload file')
  const picture = Buffer.from(await source.arrayBuffer())
  if (!isJpeg(picture)) return graphError(400, 324, 'Invalid image')
  const photo = world.next()
  const text = String(form?.get('caption') ?? '')
  const { id } = addPost(world, { network: 'facebook', id: `${page}_${photo}`, text, picture })
  return ok({ id: String(photo), post_id: id })
}

/** Fetches the picture itself, as Instagram does. */
async function makeContainer(world: World, { form }: GraphCall): Promise<Reply> {
  const [url, text] = [String(form?.get('image_url') ?? ''), String(form?.get('caption') ?? '')]
  if (text.length > longestCaption) return graphError(400, 36_004, 'The caption was too long')
  const response = await fetch(url).catch(() => undefined)
  const picture = response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  if (!picture || !isJpeg(picture)) {
    return graphError(400, 9004, 'Only photo or video can be accepted as media type.')
  }
  const id = String(world.next())
  world.pictures.set(id, { picture, text })
  return ok({ id })
}

function publishContainer(world: World, { form }: GraphCall): Reply {
  const creation = String(form?.get('creation_id') ?? '')
  const container = world.pictures.get(creation)
  if (!container) return graphError(400, 24, 'The requested resource does not exist')
  world.pictures.delete(creation)
  const { id } = addPost(world, { network: 'instagram', id: String(world.next()), ...container })
  return ok({ id })
}

/** One post, or a container, by its number. */
function answerNode(world: World, call: GraphCall): Reply {
  const network = networkOf(call)
  if (world.pictures.has(call.path)) return ok({ id: call.path, status_code: 'FINISHED' })
  const post = findPost(world, network, call.path)
  if (!post) return graphError(400, 100, 'Object does not exist', 33)
  if (call.method === 'DELETE') {
    post.isRemoved = true
    return ok({ success: true })
  }
  const item = network === 'facebook' ? feedItem(call) : mediaItem(call)
  return ok(item(post))
}

const list = (world: World, network: Network) =>
  world.posts.filter((post) => post.network === network && !post.isRemoved).toReversed()

const addressOf = ({ network, id }: Post, { base }: GraphCall) => `${base}/social/${network}/${id}`

function feedItem(call: GraphCall) {
  return (post: Post) => ({
    id: post.id,
    message: post.text,
    permalink_url: addressOf(post, call),
    created_time: post.at.toISOString(),
  })
}

function mediaItem(call: GraphCall) {
  return (post: Post) => ({
    id: post.id,
    caption: post.text,
    permalink: addressOf(post, call),
    timestamp: post.at.toISOString(),
  })
}
