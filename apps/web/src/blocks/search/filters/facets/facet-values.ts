// Several values of one attribute in one text of an address: 'Toyota,Honda'.
import { foldText } from '@wepa/domain/text/writing'

export function splitValues(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

export function hasValue(text: string, value: string): boolean {
  return splitValues(text).some((each) => isSame(each, value))
}

export function withValue(text: string, value: string): string {
  return [...splitValues(text), value].join(',')
}

export function withoutValue(text: string, value: string): string {
  return splitValues(text)
    .filter((each) => !isSame(each, value))
    .join(',')
}

function isSame(a: string, b: string): boolean {
  return foldText(a) === foldText(b)
}
