// Two builds from one config: the browser's (dist/client) and the renderer the server loads (dist/server).
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { chunkGroups } from './scripts/chunks.ts'
import { iconSpritePlugin } from './scripts/icon-sprite-plugin.ts'
import { installablePlugin } from './scripts/installable-plugin.ts'
import { knownWordsPlugin } from './scripts/known-words-plugin.ts'
import { layerOrderPlugin } from './scripts/layer-order-plugin.ts'
import { markdownPlugin } from './scripts/markdown-plugin.ts'
import { outlinesPlugin } from './scripts/outlines-plugin.ts'
import { routerReloadPlugin } from './scripts/router-reload-plugin.ts'
import { shellPagePlugin } from './scripts/shell-page-plugin.ts'
import { starterPlugin } from './scripts/starter-plugin.ts'
import { unusedHooksPlugin } from './scripts/unused-hooks-plugin.ts'

/** Where `vite` (development only) finds the API; the built product is served by the API itself. */
const developmentApi = 'http://127.0.0.1:3000'

/** Keep their names, for people who read what a browser loads. */
const grounds = new Set(['react', 'ground', 'common', 'rolldown-runtime'])

/** Whether a built file comes with every page. */
function isGround(file: string): boolean {
  return /assets\/(index|react|ground|common|rolldown-runtime)-/.test(file)
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      semicolons: false,
      codeSplittingOptions: {
        // One chunk for each screen: its skeleton and its error state arrive with it.
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    markdownPlugin(),
    outlinesPlugin(),
    knownWordsPlugin(),
    iconSpritePlugin(!isSsrBuild),
    starterPlugin(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : browserPlugins()),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    // Fonts and pictures stay files: inlined ones would be sent again with every change of the CSS.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    modulePreload: {
      polyfill: false,
      // What a late part needs is fetched with it, not after it. The lists stay out of the first load, where they cost
      // 2 KB: a page from the server names its own parts (app/route-assets.ts), and the service worker has the others.
      resolveDependencies: (_file, needed, { hostId }) =>
        isGround(hostId) ? [] : needed.filter((file) => !isGround(file)),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames: ({ name }) =>
            grounds.has(name) ? 'assets/[name]-[hash:8].js' : 'assets/[hash:7].js',
        },
        // tRPC does not say so itself: without it, its WebSocket and streams come along unused.
        treeshake: {
          moduleSideEffects: [
            { test: /node_modules[\\/](@trpc|@tanstack)[\\/]/, sideEffects: false },
          ],
        },
      },
    }),
  },
  // The renderer is one self-contained folder: the server has no React of its own.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/uploads', '/thumbnails'].map((path) => [path, developmentApi]),
    ),
  },
  // Machines have other things to do: how long a test takes says nothing.
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], testTimeout: 30_000 },
}))

function browserPlugins(): PluginOption[] {
  return [
    unusedHooksPlugin(),
    routerReloadPlugin(),
    layerOrderPlugin(),
    shellPagePlugin(),
    installablePlugin(),
  ]
}
