import {
  SHEET_TEMPLATES,
  type SheetFormat,
  type SheetTemplate,
} from '@wepa/domain/inventory/import'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

const templateWords: Record<SheetTemplate, string> = {
  general: 'General',
  vehiculos: 'Vehículos',
  'bienes-raices': 'Bienes raíces',
}

const formats = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
] as const

/** Tables to fill in, and one's own ads as one. */
export function ExportCard() {
  const [template, setTemplate] = useState<SheetTemplate>('general')
  const [busy, setBusy] = useState<string | null>(null)
  const fetchTo = async (url: string, name: string) => {
    setBusy(url)
    const problem = await downloadFile(url, name)
    setBusy(null)
    if (problem) showToast({ title: 'No se pudo descargar', description: problem, tone: 'bad' })
  }
  const buttons = (urlOf: (format: SheetFormat) => string, name: string) =>
    formats.map(({ format, label }) => (
      <Button
        key={format}
        tone="quiet"
        isBusy={busy === urlOf(format)}
        onClick={() => void fetchTo(urlOf(format), `${name}.${format}`)}
      >
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        {label}
      </Button>
    ))
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card title="Plantillas" text="Una tabla vacía con las columnas que entendemos.">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Para"
            className="min-w-0 flex-1 basis-40"
            value={template}
            onChange={(event) =>
              setTemplate(SHEET_TEMPLATES.find((each) => each === event.target.value) ?? 'general')
            }
          >
            {SHEET_TEMPLATES.map((each) => (
              <option key={each} value={each}>
                {templateWords[each]}
              </option>
            ))}
          </SelectField>
          {buttons(
            (format) => `/api/inventory/template?template=${template}&format=${format}`,
            `wepa-plantilla-${template}`,
          )}
        </div>
      </Card>
      <Card
        title="Exportar"
        text="Todos tus anuncios, en la misma forma: cámbialos en la tabla y vuelve a subirla."
      >
        <div className="flex flex-wrap gap-3">
          {buttons((format) => `/api/inventory/export?format=${format}`, 'wepa-inventario')}
        </div>
      </Card>
    </div>
  )
}
