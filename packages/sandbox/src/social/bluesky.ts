// The sandbox's Bluesky: the calls of the AT protocol that the product makes, as strict as the real server where it matters.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { socialKeys } from './keys.ts'
import { atError, ok, type Reply } from './reply.ts'
import { addPost, findPost, isJpeg, type World } from './world.ts'

const did = 'did:plc:wepasandbox'
const token = 'sandbox-access-jwt'
const collection = 'app.bsky.feed.post'
/** What the lexicons allow. */
const [longestText, largestPicture] = [300, 1_000_000]

const SignIn = z.object({ identifier: z.string(), password: z.string() })
const Key = z.object({
  repo: z.literal(did),
  collection: z.literal(collection),
  rkey: z.string().check(z.regex(/^[234567abcdefghij][234567a-z]{12}$/)),
})
const Index = z.object({ byteStart: z.int(), byteEnd: z.int() })
const NewPost = z.extend(Key, {
  record: z.object({
    $type: z.literal(collection),
    text: z.string(),
    createdAt: z.iso.datetime(),
    facets: z.array(z.object({ index: Index, features: z.array(z.object({ uri: z.url() })) })),
    embed: z.object({
      $type: z.literal('app.bsky.embed.images'),
      images: z.array(
        z.object({
          alt: z.string(),
          image: z.object({ $type: z.literal('blob'), ref: z.object({ $link: z.string() }) }),
        }),
      ),
    }),
  }),
})

export type BlueskyCall = {
  /** 'com.atproto.repo.createRecord'. */
  name: string
  query: URLSearchParams
  body: Buffer
  token: string | undefined
}

type Step = (world: World, call: BlueskyCall) => Reply

const steps: Readonly<Record<string, Step>> = {
  'com.atproto.server.createSession': signIn,
  'com.atproto.repo.uploadBlob': uploadBlob,
  'com.atproto.repo.createRecord': createRecord,
  'com.atproto.repo.getRecord': getRecord,
  'com.atproto.repo.deleteRecord': deleteRecord,
}
/** These need no session. */
const open: ReadonlySet<string> = new Set([
  'com.atproto.server.createSession',
  'com.atproto.repo.getRecord',
])

export function answerBluesky(world: World, call: BlueskyCall): Reply {
  const step = steps[call.name]
  if (!step) return atError(501, 'MethodNotImplemented', 'Method Not Implemented')
  if (!open.has(call.name) && call.token !== token) {
    return atError(401, 'AuthMissing', 'Authentication Required')
  }
  return step(world, call)
}

function signIn(_world: World, { body }: BlueskyCall): Reply {
  const { data } = SignIn.safeParse(readJson(body))
  const isGood =
    data?.identifier === socialKeys.BLUESKY_HANDLE &&
    data.password === socialKeys.BLUESKY_APP_PASSWORD
  if (!isGood) return atError(401, 'AuthenticationRequired', 'Invalid identifier or password')
  return ok({ did, handle: data.identifier, accessJwt: token, refreshJwt: 'sandbox-refresh-jwt' })
}

function uploadBlob(world: World, { body }: BlueskyCall): Reply {
  if (!isJpeg(body)) return atError(400, 'InvalidRequest', 'Not a picture')
  const link = `bafkrei${createHash('sha256').update(body).digest('hex').slice(0, 52)}`
  world.pictures.set(link, { picture: body, text: '' })
  const blob = { $type: 'blob', ref: { $link: link }, mimeType: 'image/jpeg', size: body.length }
  return ok({ blob })
}

function createRecord(world: World, { body }: BlueskyCall): Reply {
  const { data, error } = NewPost.safeParse(readJson(body))
  if (!data) return atError(400, 'InvalidRequest', error.issues[0]?.message ?? 'Invalid record')
  const { rkey, record } = data
  const { text, facets, embed } = record
  const picture = world.pictures.get(embed.images[0]?.image.ref.$link ?? '')?.picture
  const isFit =
    [...new Intl.Segmenter().segment(text)].length <= longestText &&
    picture !== undefined &&
    picture.length <= largestPicture &&
    facets.every(({ index, features }) => isAddress(text, index, features[0]?.uri))
  if (!isFit) return atError(400, 'InvalidRequest', 'Record does not fit its lexicon')
  if (findPost(world, 'bluesky', rkey)) {
    return atError(400, 'InvalidRequest', 'There is already a value at key')
  }
  addPost(world, { network: 'bluesky', id: rkey, text, picture })
  return ok(reference(rkey))
}

/** A link marks exactly the address that it leads to. */
function isAddress(
  text: string,
  { byteStart, byteEnd }: z.infer<typeof Index>,
  uri: string | undefined,
): boolean {
  return Buffer.from(text).subarray(byteStart, byteEnd).toString() === uri
}

function getRecord(world: World, { query }: BlueskyCall): Reply {
  const rkey = query.get('rkey') ?? ''
  const post = findPost(world, 'bluesky', rkey)
  if (!post) return atError(400, 'RecordNotFound', 'Could not locate record')
  return ok({ ...reference(rkey), value: { $type: collection, text: post.text } })
}

function deleteRecord(world: World, { body }: BlueskyCall): Reply {
  const { data } = Key.safeParse(readJson(body))
  if (!data) return atError(400, 'InvalidRequest', 'Invalid key')
  const post = findPost(world, 'bluesky', data.rkey)
  if (post) post.isRemoved = true
  return ok({})
}

const reference = (rkey: string) => ({
  uri: `at://${did}/${collection}/${rkey}`,
  cid: 'bafyreisandbox',
})

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
