import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { ProofDialog } from './proof-dialog.tsx'

/**
 * Asks the person, over whatever screen they are on, to prove again who they are. True once the server has it;
 * false where they close it.
 */
export function askForProof(
  router: AnyRouter,
  { password }: { password: string | undefined },
): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise<boolean>((resolve) => {
    const end = (isProven: boolean) => {
      root.unmount()
      place.remove()
      resolve(isProven)
    }
    const root = createRoot(place, { onUncaughtError: () => end(false) })
    // What the router puts around every screen: the client of the calls.
    const Wrap = router.options.InnerWrap ?? Fragment
    root.render(
      <RouterContextProvider router={router}>
        <Wrap>
          <ProofDialog password={password} onEnd={end} />
        </Wrap>
      </RouterContextProvider>,
    )
  })
}
