/** Row of `server_keys`: what the server signs with, the same for all its processes. */
export type ServerKeysTable = {
  name: 'photo_passes' | 'search_misses' | 'search_searchers' | 'first_messages'
  secret: string
}
