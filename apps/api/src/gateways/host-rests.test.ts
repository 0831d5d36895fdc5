import { expect, test } from 'vitest'
import { createHostRests } from './host-rests.ts'

const fail = (rests: ReturnType<typeof createHostRests>, host: string, times: number) => {
  for (let time = 0; time < times; time += 1) rests.failed(host)
}

test('a host that fails five times in a row rests for half a minute, and no other does', () => {
  let now = 0
  const rests = createHostRests(() => now)
  fail(rests, 'a.example', 5)
  fail(rests, 'b.example', 4)
  rests.succeeded('b.example')
  fail(rests, 'b.example', 4)
  expect(rests.resting()).toEqual(['a.example'])
  now = 30_000
  expect(rests.resting()).toEqual([])
  // Tried again without luck, it rests at once.
  rests.failed('a.example')
  expect(rests.resting()).toEqual(['a.example'])
})

test('of names that somebody makes up only the newest are kept', () => {
  const rests = createHostRests()
  fail(rests, 'known.example', 5)
  for (let number = 0; number < 600; number += 1) rests.failed(`${number}.example`)
  expect(rests.resting()).toEqual([])
})
