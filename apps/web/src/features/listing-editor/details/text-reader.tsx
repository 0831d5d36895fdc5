import type { NameList } from '@wepa/domain/attributes/attribute'
import type { AttributeValues } from '@wepa/domain/attributes/values'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingForm } from '../listing-form.ts'

/** What the ad's text says, and the names that its fields offer. */
export type Reading = {
  values: AttributeValues
  namesOf: (list: NameList, make: string) => readonly string[]
}

/** Before the reader is there. */
export const nothingRead: Reading = { values: {}, namesOf: () => [] }

const pause = 300

interface TextReaderProps<Output> {
  form: ListingForm<Output>
  onRead: (reading: Reading) => void
}

/**
 * Reads the ad while it is typed, on the device. A part of its own, so that a key draws nothing else anew. Where the
 * reader cannot be fetched the form is as good without it: the server reads the ad in any case.
 */
export function TextReader<Output>({ form, onRead }: TextReaderProps<Output>) {
  const [title, description, price, categoryId] = useWatch({
    control: form.control,
    name: ['title', 'description', 'price', 'categoryId'],
  })
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  const wasRead = useRef<string | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const { namesOf, readForm } = await import('./reader.ts')
      if (isOver) return
      const values = readForm({ title, description, price, categoryId })
      const mark = JSON.stringify(values)
      if (wasRead.current === mark) return
      wasRead.current = mark
      latest.current({ values, namesOf })
    }
    const timer = setTimeout(() => void read().catch(() => {}), pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [title, description, price, categoryId])
  return null
}
