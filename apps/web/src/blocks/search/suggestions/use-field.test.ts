// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useField } from './use-field.ts'

const router = { subscribe: () => () => {} }

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Whether suggestions are wanted for a field with the focus, to which this happens before its listeners are there. */
function isWantedAfter(happen: (next: HTMLInputElement) => void): boolean {
  const [field, next] = [document.createElement('input'), document.createElement('input')]
  document.body.append(field, next)
  field.focus()
  const { result } = renderHook(() => {
    useLayoutEffect(() => happen(next), [])
    return useField(field, { host: () => null, router, press: () => {} })
  })
  return result.current.isWanted
}

it('suggestions are wanted for a field with the focus', () => {
  expect(isWantedAfter(() => {})).toBe(true)
})

it('none are wanted for a field that was left before anybody listened', () => {
  expect(isWantedAfter((next) => next.focus())).toBe(false)
})
