// What the sandbox's networks hold: the posts of one account in each.

export type Network = 'facebook' | 'instagram' | 'bluesky'

export type Post = {
  network: Network
  /** The network's own: what its calls name it by. */
  id: string
  text: string
  picture: Buffer
  at: Date
  isRemoved: boolean
}

/** How often a network answers a call with a status instead, and whether it does first what was asked. */
export type Trouble = { network: Network; status: number; times: number; isDoneAnyway: boolean }

export type World = {
  now: () => Date
  posts: Post[]
  /** Pictures that were handed over and stand in no post yet. */
  pictures: Map<string, { picture: Buffer; text: string }>
  troubles: Trouble[]
  /** Numbers of what is made here, one after the other. */
  next: () => number
}

export function createWorld(now: () => Date): World {
  let last = 1000
  return { now, posts: [], pictures: new Map(), troubles: [], next: () => ++last }
}

export function findPost(world: World, network: Network, id: string): Post | undefined {
  return world.posts.find((post) => post.network === network && post.id === id && !post.isRemoved)
}

export function addPost(world: World, post: Omit<Post, 'at' | 'isRemoved'>): Post {
  const added = { ...post, at: world.now(), isRemoved: false }
  world.posts.push(added)
  return added
}

/** The trouble that a call meets, once less afterwards. */
export function takeTrouble(world: World, network: Network): Trouble | undefined {
  const trouble = world.troubles.find((each) => each.network === network && each.times > 0)
  if (trouble) trouble.times -= 1
  return trouble
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
}
