import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RouterContext } from '../lib/router-context.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { Shell } from '../shell/shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Wepa: Clasificados de Puerto Rico' },
    ],
  }),
  shellComponent: Document,
  component: Shell,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es-PR">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
