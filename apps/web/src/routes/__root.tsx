import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import themeScript from '../../public/theme.js?raw'
import { useSite } from '../lib/head/site.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { Shell } from '../shell/shell.tsx'

const fontPreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: fontUrl,
  crossOrigin: 'anonymous',
} as const

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Wepa: Clasificados de Puerto Rico' },
      { name: 'mobile-web-app-capable', content: 'yes' },
      { name: 'apple-mobile-web-app-title', content: 'Wepa' },
      // Numbers in ads are prices and model years more often than phones.
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      ...(match.context.site.light ? [] : [fontPreload]),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Shell,
  errorComponent: (props) => (
    <Shell>
      <ErrorScreen {...props} />
    </Shell>
  ),
  notFoundComponent: lazyRouteComponent(
    () => import('../shell/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
})

function Document({ children }: { children: ReactNode }) {
  const { light } = useSite()
  return (
    // The theme script sets an attribute here before React arrives.
    <html lang="es-PR" data-light={light ? '' : undefined} suppressHydrationWarning>
      <head>
        {/* Not through `head`, which keeps one meta of a name. The switch changes their media. */}
        <meta
          name="theme-color"
          content="#FFFFFF"
          media="(prefers-color-scheme: light)"
          data-scheme="light"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="#1B2127"
          media="(prefers-color-scheme: dark)"
          data-scheme="dark"
          suppressHydrationWarning
        />
        <ScriptOnce>{themeScript.replace(/^\/\/.*\n/gm, '').trim()}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
