import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../../lib/device/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface CopyFieldProps {
  label: string
  value: string
}

/** An address to take along: to be copied by a press, or marked by hand. */
export function CopyField({ label, value }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(value, field.current)) {
      showToast({ title: 'Enlace copiado', tone: 'good' })
      return
    }
    field.current?.select()
    showToast({
      title: 'No se pudo copiar',
      description: 'Marca el enlace y cópialo tú.',
      tone: 'bad',
    })
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextInput
        ref={field}
        label={label}
        value={value}
        readOnly
        className="min-w-0 flex-1 basis-48"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button tone="quiet" className="flex-1 sm:flex-none" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
        Copiar enlace
      </Button>
    </div>
  )
}
