// The quick sweeps of `pnpm --filter @wepa/api faults`, on machines that have other things to do.
import { expect, test } from 'vitest'
import { allSweeps } from './all-sweeps.ts'
import { alone, runSweep } from './sweep.ts'

const quick = allSweeps.flatMap((sweep) =>
  sweep.lastsInTests === undefined
    ? []
    : [{ name: sweep.name, sweep, seconds: sweep.lastsInTests }],
)

const busy = { ...alone, bounds: { refusal: 7, recovery: 6 } }

test.each(quick)(
  '$name: nothing is lost, nothing is there twice, and everybody is answered in time',
  async ({ sweep, seconds }) => {
    const outcome = await runSweep(sweep, seconds, busy)
    expect(outcome.wrong, JSON.stringify(outcome)).toEqual([])
  },
  120_000,
)
