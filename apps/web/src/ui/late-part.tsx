import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part that loads when it is needed, and is left out where its file does not come: it must not take the screen along. */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }))
}
