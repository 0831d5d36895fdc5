// What makes the site installable: the web manifest and the service worker's precache list.
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { webManifest } from './web-manifest.ts'

export function installablePlugin(): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // The page registers it itself (app/start/service-worker-updates), so that a new version asks first.
    injectRegister: false,
    manifest: webManifest,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2,svg}', 'shell.html', 'theme.js', 'icon*.svg'],
    },
  })
}
