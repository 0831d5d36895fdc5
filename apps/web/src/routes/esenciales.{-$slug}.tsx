import { createFileRoute } from '@tanstack/react-router'
import { EssentialsPage } from '../features/essentials/essentials-page.tsx'

// What a loader and a head need every first load would carry: they are fetched with the page.
const late = () => import('../features/essentials/essentials-route.ts')

export const Route = createFileRoute('/esenciales/{-$slug}')({
  loader: async (given) => (await late()).loadEssentials(given),
  head: async (given) => (await late()).essentialsHead(given),
  component: Essentials,
})

function Essentials() {
  const { slug, name } = Route.useLoaderData()
  return <EssentialsPage town={slug} name={name} />
}
