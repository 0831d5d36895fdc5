import * as text from '../../contents/guide-local-market.md'
import { GuidePage } from './guide-page.tsx'

export function MarketGuide() {
  return <GuidePage path="/guide-local-market" text={text} />
}
