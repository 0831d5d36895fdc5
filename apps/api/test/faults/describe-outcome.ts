import type { Outcome } from './sweep.ts'

/** What came of a sweep, in lines to be read. */
export function describeOutcome(outcome: Outcome): string[] {
  const { name, requests, acknowledged, lost, doubled, emailsLost, emailsTwice, wrong } = outcome
  const statuses = Object.entries(outcome.statuses).map(([status, count]) => `${count} × ${status}`)
  const emails =
    emailsLost === undefined ? 'not counted' : `${emailsLost} lost, ${emailsTwice} sent twice`
  return [
    `${wrong.length === 0 ? '✓' : '✗'} ${name}`,
    `    ${requests} requests, ${acknowledged} writes acknowledged: ${lost} lost, ${doubled} doubled`,
    `    emails: ${emails}`,
    `    refused: ${statuses.join(', ') || 'nothing'}; slowest after ${outcome.slowestRefusal} s`,
    `    last refusal ${outcome.recovery} s after the ${outcome.recoveryFrom} of the fault`,
    ...wrong.map((words) => `    WRONG: ${words}`),
  ]
}
