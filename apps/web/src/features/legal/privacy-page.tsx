import * as text from '../../contents/privacy.md'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage title="Política de privacidad" text={text} />
}
