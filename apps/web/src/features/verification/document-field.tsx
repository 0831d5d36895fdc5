import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@wepa/domain/trust/verification'
import { FileText, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

interface DocumentFieldProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

const hint = `Imágenes o PDF: hasta ${MAX_DOCUMENTS}, de ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB cada uno. Solo los ve nuestro equipo.`

/** Choosing papers: the browser's own field speaks the browser's language, so its words are ours. */
export function DocumentField({ files, onChange }: DocumentFieldProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-body font-semibold">Documentos (opcional)</p>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-field border border-edge bg-card px-4 text-body font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring hover:border-caribe">
        <FileText aria-hidden="true" size={20} strokeWidth={1.75} />
        Añadir documentos
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*,application/pdf"
          aria-describedby={hintId}
          className="sr-only"
          onChange={(event) => {
            onChange(together(files, event.currentTarget.files ?? []))
            // The same file can be chosen again after it was taken out.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p id={hintId} className="text-small text-muted">
        {hint}
      </p>
      <ul aria-label="Documentos elegidos" className="grid grid-cols-1 gap-2 empty:hidden">
        {files.map((file) => (
          <li
            key={keyOf(file)}
            className="flex items-center gap-2 rounded-field border border-line bg-card pl-4"
          >
            <span className="min-w-0 flex-1 text-body wrap-anywhere">{file.name}</span>
            <IconButton
              label={`Quitar ${file.name}`}
              onClick={() => {
                onChange(files.filter((each) => each !== file))
                input.current?.focus()
              }}
            >
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each file once, also when it is chosen again. */
function together(files: readonly File[], more: Iterable<File>): File[] {
  return [...new Map([...files, ...more].map((file) => [keyOf(file), file])).values()]
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}
