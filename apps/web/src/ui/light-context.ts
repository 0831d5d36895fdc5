// Whether pictures wait until they are asked for (docs/product/light-mode.md).
import { createContext, useContext } from 'react'

export const LightContext = createContext(false)

export function useIsLight(): boolean {
  return useContext(LightContext)
}
