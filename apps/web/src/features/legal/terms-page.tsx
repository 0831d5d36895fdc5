import * as text from '../../contents/terms.md'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return <LegalPage title="Términos de uso" text={text} />
}
