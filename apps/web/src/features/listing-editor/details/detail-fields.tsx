import { attributeTable } from '@wepa/domain/attributes/fitting'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { ListingForm } from '../listing-form.ts'
import { DetailField } from './detail-field.tsx'
import type { Reading } from './text-reader.tsx'
import { shownKeys, useAnswers } from './use-answers.ts'

interface DetailFieldsProps<Output> {
  form: ListingForm<Output>
  reading: Reading
}

/** The attributes of the chosen category: the usual ones, and the others under 'Más detalles'. */
export function DetailFields<Output>({ form, reading }: DetailFieldsProps<Output>) {
  const answers = useAnswers(form, reading)
  const more = useRef<HTMLDetailsElement>(null)
  const { errors } = useFormState({ control: form.control, name: 'attributes' })
  const shown = shownKeys(answers)
  const first = shown
    .filter(isFirst)
    .toSorted((a, b) => Number(b === 'intent') - Number(a === 'intent'))
  const later = shown.filter((key) => !isFirst(key))
  const isRefusedThere = later.some((key) => errors.attributes?.[key] !== undefined)
  useEffect(() => {
    if (isRefusedThere && more.current) more.current.open = true
  }, [isRefusedThere])
  if (shown.length === 0) return null
  const fieldOf = (key: AttributeKey) => (
    <DetailField key={key} form={form} name={key} reading={reading} make={answers.standing.make} />
  )
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="sr-only">Detalles</legend>
      <p aria-hidden="true" className="text-body font-bold">
        Detalles
      </p>
      <p className="mb-4 text-small text-muted">
        Ninguno hace falta: lo que dejes vacío se lee de tu texto.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">{first.map(fieldOf)}</div>
      <details ref={more} className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold text-caribe">
          Más detalles
        </summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">{later.map(fieldOf)}</div>
      </details>
    </fieldset>
  )
}

/** What an ad is for comes before what it is about. */
function isFirst(key: AttributeKey): boolean {
  return key === 'intent' || attributeTable[key].isFirst === true
}
