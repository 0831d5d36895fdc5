import type { CaseWithHistory, SettledCase } from '@wepa/domain/moderation/moderation'
import { suspensionEnd } from '@wepa/domain/people/suspension'
import { dateAndTime } from '@wepa/domain/text/date'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { kindNames, topicOf } from '../case-words.ts'
import { type Choice, choiceWords } from './choice-words.ts'

interface ConsequencesProps {
  found: CaseWithHistory
  choice: Choice
  /** Of a suspension; null without end. */
  days: number | null
  /** Of a message to be removed. */
  messageId: number | null
}

/** What a decision does, which other cases it closes, and which of the same person it leaves open. */
export function Consequences({ found, choice, days, messageId }: ConsequencesProps) {
  const { settles } = found
  // Named are the reports of the message that was pointed at.
  const isOther = choice === 'remove_message' && messageId !== found.messageId
  const closed = hasCases(settles, choice) && !isOther ? settles[choice] : []
  const ids = new Set(closed.map(({ id }) => id))
  const left = hasCases(settles, choice)
    ? settles.suspend_user.filter(({ id }) => !ids.has(id))
    : []
  return (
    <>
      <p>{choiceWords[choice].detail}</p>
      {choice === 'suspend_user' && <p className="mt-2">{endWords(days)}</p>}
      <CaseNames title="También se cierra, y se avisa a quien reportó:" cases={closed} />
      <CaseNames title="Sobre la misma persona sigue en espera:" cases={left} />
    </>
  )
}

function endWords(days: number | null): string {
  const end = suspensionEnd(new Date(), days)
  return end
    ? `Termina sola el ${dateAndTime(end.toISOString())} Entonces vuelven sus anuncios; su plan sigue.`
    : 'Dura hasta que alguien la restaure, y su plan no se renueva.'
}

function hasCases(
  settles: CaseWithHistory['settles'],
  choice: Choice,
): choice is keyof CaseWithHistory['settles'] & Choice {
  return Object.hasOwn(settles, choice)
}

function CaseNames({ title, cases }: { title: string; cases: readonly SettledCase[] }) {
  if (cases.length === 0) return null
  return (
    <>
      <p className="mt-3 font-semibold text-ink">{title}</p>
      <ul className="mt-1 grid max-h-40 grid-cols-1 gap-1 overflow-y-auto text-small">
        {cases.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            {kindNames[one.kind]}
            {one.isAboutTalk && ' de una conversación'}: {topicOf(one)} · {one.reference ?? one.id}{' '}
            · <Age since={one.createdAt} />
          </li>
        ))}
      </ul>
    </>
  )
}
