import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Hands the browser the report as a PDF. */
export function ReportDownload({ listingId }: { listingId: number }) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const address = `/api/featured-reports/${listingId}/pdf`
    const failure = await downloadFile(address, `reporte-spotlight-${listingId}.pdf`)
    setIsBusy(false)
    if (failure) {
      showToast({ title: 'No se pudo bajar el PDF', description: failure, tone: 'bad' })
    }
  }
  return (
    <Button tone="quiet" isBusy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download aria-hidden="true" size={20} strokeWidth={1.75} />}
      {isBusy ? 'Preparando…' : 'Bajar en PDF'}
    </Button>
  )
}
