import type { VerificationDocument } from '@wepa/domain/trust/verification'
import { FileText, ImageIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { latePart } from '../../../ui/late-part.tsx'
import { type OpenedDocument, useDocuments } from './use-documents.ts'

const DocumentViewer = latePart(
  async () => (await import('./document-viewer.tsx')).DocumentViewer,
  {
    failure: 'No pudimos abrir el documento. Revisa tu conexión.',
  },
)

/**
 * The private documents of a request, in their places: closed until somebody looks at one, which the audit trail
 * notes, and seen small afterwards. The key v opens the first.
 */
export function DocumentsPart({ documents }: { documents: readonly VerificationDocument[] }) {
  const files = useDocuments()
  const [index, setIndex] = useState<number>()
  const pressed = useRef<HTMLButtonElement>(null)
  if (documents.length === 0) {
    return <p className="text-small text-muted">No envió documentos.</p>
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {documents.map((document, each) => (
          <li key={document.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Ver el documento ${each + 1} de ${documents.length} (${kindWords[document.kind]})`}
              {...(each === 0 && { 'aria-keyshortcuts': 'v' })}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget
                setIndex(each)
              }}
              className="grid aspect-4/3 w-full cursor-zoom-in place-content-center justify-items-center gap-1 overflow-hidden rounded-card border border-line bg-card text-small hover:border-ink"
            >
              <Small
                document={document}
                opened={files.opened.get(document.id)}
                name={`Documento ${each + 1}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        Cada documento que se abre queda anotado en el historial.
      </p>
      {index !== undefined && (
        <DocumentViewer
          {...files}
          {...{ documents, index }}
          onIndex={setIndex}
          onClose={() => setIndex(undefined)}
          returnFocusTo={pressed}
        />
      )}
    </>
  )
}

const kindWords = { image: 'imagen', pdf: 'PDF' } as const

interface SmallProps {
  document: VerificationDocument
  opened: OpenedDocument | undefined
  name: string
}

function Small({ document, opened, name }: SmallProps) {
  if (opened && document.kind === 'image') {
    return <img src={opened.url} alt="" className="size-full object-contain" />
  }
  const Icon = document.kind === 'pdf' ? FileText : ImageIcon
  return (
    <>
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="text-muted" />
      <span className="font-semibold">{name}</span>
      <span className="text-muted">
        {kindWords[document.kind]}
        {opened && ' · visto'}
      </span>
    </>
  )
}
