import * as text from '../../contents/guide-selling-tips.md'
import { GuidePage } from './guide-page.tsx'

export function SellingGuide() {
  return <GuidePage path="/guide-selling-tips" text={text} />
}
