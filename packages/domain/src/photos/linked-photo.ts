// A picture that an ad names by an address elsewhere, as the ad's owner sees it.

export type LinkedPhoto = {
  url: string
  /** `failed` for good, unless the address is sent again later. */
  state: 'waiting' | 'copied' | 'failed'
  /** Why it failed: the end of 'No pudimos copiar esta foto: …'. */
  problem: string | null
  /** The copy's, once it is here. */
  copyUrl: string | null
}
