import {
  AiChatAnswer,
  AiChatInput,
  AiEnhancementAnswer,
  AiListingInput,
  AiPhotoAnalysis,
  AnalyzeInput,
  EnhanceInput,
} from '@wepa/domain/assistant/ai'
import { Listing } from '@wepa/domain/listings/listing-schema'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

const tag = 'Asistente'

/** 15 MB as a data URL; one somewhat larger still arrives, and is told its limit. */
const bodyWithPhoto = 24 * 1024 * 1024

export const assistantCalls = [
  defineCall({
    method: 'post',
    path: '/api/ai/analyze-image',
    summary: 'Lee en una foto lo que se vende y sugiere un precio con anuncios parecidos',
    tag,
    access: 'member',
    body: AnalyzeInput,
    answer: AiPhotoAnalysis,
    bodyLimit: bodyWithPhoto,
    run: ({ caller, body }) => caller.assistant.analyzePhoto(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/ai/enhance-listing',
    summary: 'Redacta mejor un anuncio sin añadirle datos',
    tag,
    access: 'member',
    body: EnhanceInput,
    answer: AiEnhancementAnswer,
    run: ({ caller, body }) => caller.assistant.enhance(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/ai/create-listing',
    summary: 'Publica el anuncio de un análisis; lo que falte sale del perfil',
    tag,
    access: 'member',
    body: AiListingInput,
    answer: z.object({ listing: Listing }),
    status: 201,
    bodyLimit: bodyWithPhoto,
    isOnce: true,
    run: ({ caller, body }) => caller.assistant.publish(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/ai/chat',
    summary: 'Conversa con el asistente; con analysis puede cambiar el anuncio',
    tag,
    access: 'member',
    body: AiChatInput,
    answer: AiChatAnswer,
    run: ({ caller, body }) => caller.assistant.chat(body),
  }),
]
