import { MeetingAnswerInput, MeetingInput, MeetingStepInput } from '@wepa/domain/meetings/meeting'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, publicProcedure, router } from '../../../trpc.ts'
import { answerMeeting } from './answer-meeting.ts'
import { proposeMeeting } from './propose-meeting.ts'
import { getSharedMeeting, shareMeeting, unshareMeeting } from './share-meeting.ts'
import { tellStep } from './tell-step.ts'
import { listUpcomingMeetings } from './upcoming-meetings.ts'

/** Of a conversation or a meeting, as each call says. */
const Id = z.object({ id: id() })

const Token = z.object({ token: z.string().check(z.maxLength(100)) })

export const meetingsRouter = router({
  /** `id` of the conversation. */
  propose: memberProcedure
    .use(limited('offer'))
    .input(z.intersection(MeetingInput, Id))
    .mutation(({ ctx, input }) => proposeMeeting(ctx, input)),
  answer: memberProcedure
    .use(limited('message'))
    .input(z.extend(MeetingAnswerInput, Id.shape))
    .mutation(({ ctx, input }) => answerMeeting(ctx, input)),
  step: memberProcedure
    .use(limited('message'))
    .input(z.extend(MeetingStepInput, Id.shape))
    .mutation(({ ctx, input }) => tellStep(ctx, input)),
  upcoming: memberProcedure.query(({ ctx }) => listUpcomingMeetings(ctx)),
  share: memberProcedure
    .use(limited('react'))
    .input(Id)
    .mutation(({ ctx, input }) => shareMeeting(ctx, input)),
  unshare: memberProcedure
    .use(limited('react'))
    .input(Id)
    .mutation(async ({ ctx, input }) => {
      await unshareMeeting(ctx, input)
      return null
    }),
  /** By the key of a link. */
  shared: publicProcedure.input(Token).query(({ ctx, input }) => getSharedMeeting(ctx, input)),
})
