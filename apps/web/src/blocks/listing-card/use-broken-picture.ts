import { useCallback, useState } from 'react'

/**
 * The address to show and what to watch on the `img`: a picture that fails gives way to the
 * fallback, also when it failed before hydration could listen.
 */
export function useBrokenPicture(url: string, fallback: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const onError = useCallback(() => setBroken(url), [url])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(url)
    },
    [url],
  )
  return { url: broken === url ? fallback : url, watch: { ref, onError } }
}
