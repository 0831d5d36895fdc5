import { useEffect } from 'react'

/** The tab names whom one talks with: the route knows only that it is a conversation. The next page brings its own title. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} | Wepa`
  }, [name])
}
