import type { Meeting, MeetingAnswer, MeetingStep } from '@wepa/domain/meetings/meeting'
import {
  meetingAnswerText,
  meetingStepText,
  meetingText,
} from '@wepa/domain/meetings/meeting-words'
import { findPublicPlace } from '@wepa/domain/meetings/public-places'
import { type ReactNode, useState } from 'react'
import type { MessageAct } from '../../../offline/browser-db/task.ts'
import type { Entry } from '../thread-entries.ts'
import { MeetingBar, PlanBar } from './meeting-bar.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { MeetingDetails } from './meeting-details.tsx'
import { type MeetingStandingInput, meetingStanding } from './meeting-standing.ts'
import { PlanDialog } from './plan-dialog.tsx'
import type { PlannedMeeting } from './planned-meeting.ts'

interface MeetingsInput extends MeetingStandingInput {
  conversationId: number
  name: string
  onSend: (content: string, act: MessageAct) => void
}

type Meetings = {
  /** What a message that proposes a meeting shows in place of its text. */
  cardOf: (entry: Entry) => ReactNode
  /** Null where there is nothing to plan or to go to. */
  bar: ReactNode
  /** Plans one; undefined while nobody would answer. */
  begin: (() => void) | undefined
  dialogs: ReactNode
}

/** Where and when the two of a conversation meet, and what they say on the day. */
export function useMeetings(input: MeetingsInput): Meetings {
  const { conversation, conversationId, name, now, onSend } = input
  const [isPlanning, setPlanning] = useState<{ before: Meeting | undefined }>()
  const [isShown, setShown] = useState(false)
  const { agreed, mayPlan, isClosed, hasTold } = meetingStanding(input)
  const answer = (meeting: Meeting, how: MeetingAnswer) =>
    onSend(meetingAnswerText(how, meeting), {
      kind: 'meeting-answer',
      meetingId: meeting.id,
      answer: how,
    })
  const tell = ({ id: meetingId }: Meeting, step: MeetingStep) =>
    onSend(meetingStepText(step), { kind: 'meeting-step', meetingId, step })
  const begin = () => setPlanning({ before: agreed })
  const cardOf = ({ meeting, isOwn }: Entry) =>
    meeting && (
      <MeetingCard
        meeting={meeting}
        isOwn={isOwn}
        now={now}
        isClosed={isClosed(meeting)}
        onAnswer={(how) => answer(meeting, how)}
        onMove={() => setPlanning({ before: meeting })}
      />
    )
  return {
    cardOf,
    begin: mayPlan === 'menu' ? begin : undefined,
    bar: agreed ? (
      <MeetingBar
        meeting={agreed}
        now={now}
        hasTold={hasTold}
        isClosed={isClosed(agreed)}
        onStep={(step) => tell(agreed, step)}
        onDetails={() => setShown(true)}
      />
    ) : mayPlan === 'bar' ? (
      <PlanBar onPlan={begin} />
    ) : null,
    dialogs: (
      <>
        {isPlanning && (
          <PlanDialog
            name={name}
            town=""
            before={isPlanning.before}
            now={now}
            onSend={(plan) => {
              setPlanning(undefined)
              onSend(wordsOf(plan), { kind: 'meeting', ...plan })
            }}
            onClose={() => setPlanning(undefined)}
          />
        )}
        {isShown && agreed && (
          <MeetingDetails
            meeting={agreed}
            conversationId={conversationId}
            name={name}
            listingTitle={conversation?.listing?.title ?? null}
            isClosed={isClosed(agreed)}
            onMove={() => {
              setShown(false)
              begin()
            }}
            onCancel={() => {
              setShown(false)
              answer(agreed, 'cancel')
            }}
            onClose={() => setShown(false)}
          />
        )}
      </>
    ),
  }
}

/** As the server will word it. */
function wordsOf({ startsAt, placeId, place, municipality }: PlannedMeeting): string {
  const found = placeId === null ? undefined : findPublicPlace(placeId)
  return meetingText({
    startsAt,
    place: found?.name ?? place ?? '',
    municipality: found?.municipality.name ?? municipality,
  })
}
