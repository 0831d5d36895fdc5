import { MAX_PHOTO_ZIP_BYTES, MAX_SHEET_BYTES } from '@wepa/domain/inventory/import'
import { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { AbsentChoice } from './absent-choice.tsx'
import { sendFile } from './send-file.ts'

/** A table, its photos and what happens to other ads; sent, it is read and shown before anything changes. */
export function ImportStart({ onStarted }: { onStarted: (importId: number) => void }) {
  const [table, setTable] = useState<File>()
  const [zips, setZips] = useState<readonly File[]>([])
  const [isPausing, setIsPausing] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const sending = useSending()
  const tableProblem = problemOfTable(table)
  const zipProblem = zips.some(({ size }) => size > MAX_PHOTO_ZIP_BYTES)
    ? 'Cada ZIP puede tener hasta 500 MB: divídelo.'
    : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!table || tableProblem || zipProblem || sending.isBusy) return
    const id = await sending.send(table, zips, isPausing ? 'pause' : 'keep')
    if (id !== undefined) onStarted(id)
  }
  return (
    <Card
      title="Importar una tabla"
      text="Excel (XLSX) o CSV, hasta 10,000 filas. Primero la leemos y ves qué cambiaría; nada se publica hasta que lo confirmes."
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label="Tabla"
          isRequired
          hint="La primera fila lleva los encabezados. La referencia une cada fila con su anuncio."
          error={isTried ? tableProblem : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.xlsx,text/csv"
              className="field py-2"
              onChange={(event) => setTable(event.target.files?.[0])}
            />
          )}
        </Field>
        <Field
          label="Fotos en ZIP (si las fotos de la tabla son nombres de archivo)"
          hint="Uno o varios, de hasta 500 MB cada uno. Las carpetas de adentro no importan."
          error={zipProblem}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              accept=".zip,application/zip"
              className="field py-2"
              onChange={(event) => setZips([...(event.target.files ?? [])])}
            />
          )}
        </Field>
        <AbsentChoice isPausing={isPausing} onChange={setIsPausing} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={sending.isBusy}>
            Leer la tabla
          </Button>
          <p role="status" className="text-body text-muted">
            {sending.words}
          </p>
        </div>
        <p role="alert" className={sending.problem ? 'text-body text-danger' : 'hidden'}>
          {sending.problem}
        </p>
      </form>
    </Card>
  )
}

function problemOfTable(table: File | undefined): string | undefined {
  if (!table) return 'Elige un archivo'
  if (table.size > MAX_SHEET_BYTES) return 'La tabla pasa de 32 MB: divídela.'
  return table.size === 0 ? 'El archivo está vacío.' : undefined
}

function useSending() {
  const { client } = trpc.useUtils()
  const lists = trpc.useUtils().imports
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  /** Answers what came back; undefined, with the problem, where it was refused. */
  const put = async (method: 'POST' | 'PUT', url: string, file: File) => {
    const sent = await sendFile({
      method,
      url,
      file,
      onProgress: (share) => setWords(`Subiendo ${file.name}: ${Math.floor(share * 100)} %`),
    })
    if (sent.problem === undefined) return sent
    setProblem(`${file.name}: ${sent.problem}`)
    return undefined
  }
  const send = async (table: File, zips: readonly File[], absent: 'keep' | 'pause') => {
    setProblem(undefined)
    const name = encodeURIComponent(table.name)
    const sent = await put('POST', `/api/inventory/imports?name=${name}&absent=${absent}`, table)
    const started = InventoryImport.safeParse(sent?.answer).data
    if (!started) return undefined
    for (const zip of zips) {
      const isSent = await put('PUT', `/api/inventory/imports/${started.id}/photos`, zip)
      if (!isSent) return undefined
    }
    try {
      await client.imports.read.mutate({ id: started.id })
    } catch (error) {
      setProblem(readFailure(error).message)
      return undefined
    }
    void lists.invalidate()
    return started.id
  }
  return {
    words,
    problem,
    isBusy: words !== '',
    send: async (...sent: Parameters<typeof send>) => {
      setWords('Subiendo…')
      const id = await send(...sent)
      setWords('')
      return id
    },
  }
}
