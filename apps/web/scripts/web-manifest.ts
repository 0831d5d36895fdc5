import type { ManifestOptions } from 'vite-plugin-pwa'

/** How the installed app presents itself. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Wepa: Clasificados de Puerto Rico',
  short_name: 'Wepa',
  description:
    'Compra, vende y encuentra servicios y empleos en todo Puerto Rico. Publicar es gratis.',
  lang: 'es-PR',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#0A66A8',
  background_color: '#FAF7F2',
  categories: ['shopping', 'business', 'lifestyle'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('phone-home', '780x1688', 'narrow', 'Anuncios cerca de ti'),
    screenshot('phone-search', '780x1688', 'narrow', 'Busca como hablas'),
    screenshot('phone-listing', '780x1688', 'narrow', 'Todo sobre un anuncio'),
    screenshot('desktop-home', '1280x800', 'wide', 'Wepa en una pantalla grande'),
  ],
  shortcuts: [
    { name: 'Publicar un anuncio', short_name: 'Publicar', url: '/post-ad' },
    { name: 'Buscar', url: '/search' },
    { name: 'Mis anuncios', url: '/my-listings' },
  ],
}

function screenshot(name: string, sizes: string, shape: 'narrow' | 'wide', label: string) {
  const src = `/screenshots/${name}.webp`
  return { src, sizes, type: 'image/webp', form_factor: shape, label }
}
