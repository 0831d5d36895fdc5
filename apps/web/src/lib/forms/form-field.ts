// What ties a control of ui to a field of a form.
import type { ReactNode } from 'react'
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { inItsLanguage } from './its-language.tsx'

/**
 * Name, ref, handlers and refusal of a field, for a `TextInput` and its like.
 * @param word how a refusal is worded here; as it is, unless told otherwise
 */
export function formField<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: Path<Values>,
  word: (text: string | undefined) => ReactNode = inItsLanguage,
): UseFormRegisterReturn<Path<Values>> & { error: ReactNode } {
  const refusal: FieldError | undefined = get(form.formState.errors, name)
  return { ...form.register(name), error: word(refusal?.message) }
}
