import * as text from '../../contents/guide-buying-guide.md'
import { GuidePage } from './guide-page.tsx'

export function BuyingGuide() {
  return <GuidePage path="/guide-buying-guide" text={text} />
}
