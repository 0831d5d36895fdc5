import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface SecretNoteProps {
  title: string
  secret: string
  onDone: () => void
}

/** A secret, the only time that it is shown. */
export function SecretNote({ title, secret, onDone }: SecretNoteProps) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      showToast({ title: 'Copiado', tone: 'good' })
    } catch {
      showToast({
        title: 'No se pudo copiar',
        description: 'Selecciónalo y cópialo tú.',
        tone: 'bad',
      })
    }
  }
  return (
    <div role="status" className="grid gap-3 rounded-card bg-palma-soft p-4 text-on-palma-soft">
      <label htmlFor={id} className="font-semibold">
        {title}
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        className="field font-mono text-small"
        onFocus={(event) => event.target.select()}
      />
      <p className="text-body">Guárdalo ahora en tu sistema: no lo volvemos a enseñar.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
          Copiar
        </Button>
        <Button size="small" tone="quiet" onClick={onDone}>
          Ya lo guardé
        </Button>
      </div>
    </div>
  )
}
