// Apart from photo.ts, which every screen with a picture loads: only the editor compares addresses.

/**
 * The URL without its pass. While an ad is withdrawn its pictures open by `?pass=…` alone, which is given anew
 * with every answer and passes on to all sizes: two URLs are of one picture where these are the same.
 */
export function barePhotoUrl(url: string): string {
  return url.replace(/^(\/(?:uploads|thumbnails)\/[^?]+)\?pass=.*$/, '$1')
}
