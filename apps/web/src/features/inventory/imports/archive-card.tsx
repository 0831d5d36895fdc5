import { MAX_PHOTO_ZIP_BYTES } from '@wepa/domain/inventory/import'
import { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { sendFile } from './send-file.ts'

/** Publishing ads again from a ZIP of one's own data. */
export function ArchiveCard({ onStarted }: { onStarted: (importId: number) => void }) {
  const lists = trpc.useUtils().imports
  const [zip, setZip] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [words, setWords] = useState('')
  const submit = async () => {
    if (!zip) return setProblem('Elige el ZIP de tu copia')
    if (zip.size > MAX_PHOTO_ZIP_BYTES) return setProblem('El ZIP pasa de 500 MB.')
    setWords('Subiendo…')
    const sent = await sendFile({
      method: 'POST',
      url: '/api/inventory/archives',
      file: zip,
      onProgress: (share) => setWords(`Subiendo: ${Math.floor(share * 100)} %`),
    })
    setWords('')
    setProblem(sent.problem)
    if (sent.problem !== undefined) return
    const started = InventoryImport.safeParse(sent.answer).data
    void lists.invalidate()
    if (started) onStarted(started.id)
  }
  return (
    <Card
      title="Publicar desde mi copia"
      text="Del ZIP de Configuración › Privacidad › Tus datos. Los anuncios que ya no estén se publican otra vez, con sus fotos; primero ves cuáles."
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label="ZIP con mis datos" error={problem}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".zip,application/zip"
              className="field py-2"
              onChange={(event) => {
                setZip(event.target.files?.[0])
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="quiet" isBusy={words !== ''}>
            Leer mi copia
          </Button>
          <p role="status" className="text-body text-muted">
            {words}
          </p>
        </div>
      </form>
    </Card>
  )
}
