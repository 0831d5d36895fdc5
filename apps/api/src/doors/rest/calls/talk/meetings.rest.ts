import { Message } from '@wepa/domain/conversations/conversation'
import {
  MeetingAnswerInput,
  MeetingInput,
  MeetingShare,
  MeetingStepInput,
  SharedMeeting,
  UpcomingMeeting,
} from '@wepa/domain/meetings/meeting'
import * as z from 'zod/mini'
import { Done } from '../../answers.ts'
import { defineCall } from '../../define-call.ts'

const tag = 'Encuentros'

export const meetingCalls = [
  defineCall({
    method: 'post',
    path: '/api/conversations/{id}/meetings',
    summary:
      'Propone dónde y cuándo verse (placeId de la lista o place en palabras propias); reemplaza lo propuesto antes',
    tag,
    access: 'member',
    scope: 'messages',
    body: MeetingInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.meetings.propose({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/meetings/{id}/answer',
    summary: 'Confirma o rechaza un encuentro propuesto (accept, decline), o lo cancela (cancel)',
    tag,
    access: 'member',
    scope: 'messages',
    body: MeetingAnswerInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.meetings.answer({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/meetings/{id}/step',
    summary: "Avisa 'Voy de camino' (coming) o 'Ya llegué' (arrived), una vez cada uno",
    tag,
    access: 'member',
    scope: 'messages',
    body: MeetingStepInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.meetings.step({ ...body, id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/meetings',
    summary: 'Los encuentros propios ya confirmados que no han pasado, el próximo primero',
    tag,
    access: 'member',
    scope: 'messages',
    answer: z.array(UpcomingMeeting),
    run: ({ caller }) => caller.meetings.upcoming(),
  }),
  defineCall({
    method: 'post',
    path: '/api/meetings/{id}/shares',
    summary: 'Hace un enlace a un encuentro propio para alguien de confianza; 5 a lo sumo',
    tag,
    access: 'member',
    scope: 'messages',
    answer: MeetingShare,
    status: 201,
    run: ({ caller, id }) => caller.meetings.share({ id: id() }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/meetings/{id}/shares',
    summary: 'Deja de compartir un encuentro: sus enlaces ya no abren',
    tag,
    access: 'member',
    scope: 'messages',
    answer: Done,
    run: async ({ caller, id }) => {
      await caller.meetings.unshare({ id: id() })
      return { success: true } as const
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/shared-meetings/{token}',
    summary: 'Lo que ve quien recibió el enlace a un encuentro',
    tag,
    access: 'everyone',
    answer: SharedMeeting,
    run: ({ caller, text }) => caller.meetings.shared({ token: text('token') }),
  }),
]
