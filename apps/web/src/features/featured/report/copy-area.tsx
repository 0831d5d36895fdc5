import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { copyText } from '../../../lib/device/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface CopyAreaProps {
  label: string
  value: string
  rows: number
}

/** A text of several lines to take along: copied by a press, or marked by hand. */
export function CopyArea({ label, value, rows }: CopyAreaProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    if (await copyText(value, area.current)) {
      showToast({ title: 'Texto copiado', tone: 'good' })
      return
    }
    area.current?.select()
    showToast({
      title: 'No se pudo copiar',
      description: 'Marca el texto y cópialo tú.',
      tone: 'bad',
    })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-body font-semibold">
          {label}
        </label>
        <Button
          tone="quiet"
          size="small"
          aria-label={`Copiar: ${label}`}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
          Copiar
        </Button>
      </div>
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={rows}
        readOnly
        className="w-full rounded-field border border-edge bg-card px-3 py-2 text-body"
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
