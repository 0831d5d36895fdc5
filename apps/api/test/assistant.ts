// The model's stand-in of the sandbox for one suite, and the gateway that speaks to it with the real client.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAnthropicDoor } from '@wepa/sandbox/anthropic/door'
import { openMailbox } from '@wepa/sandbox/mail/mailbox'
import { serveSandbox } from '@wepa/sandbox/server/sandbox-server'
import * as z from 'zod/mini'
import {
  type AssistantModel,
  type AssistantOptions,
  createAssistantModel,
} from '../src/gateways/assistant/model.ts'

const Entry = z.object({ outcome: z.string(), question: z.string(), texts: z.array(z.string()) })

export type Mischief = { mode: string; times?: number; ms?: number; retryAfter?: number }

/** The model, with improvements that wait until `release`; `waiting` says how many have begun. */
export function holdBack(model: AssistantModel) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = 0
  const enhance: AssistantModel['enhance'] = async (...asked) => {
    begun += 1
    await released
    return await model.enhance(...asked)
  }
  return { model: { ...model, enhance }, release: () => release(), waiting: () => begun }
}

export async function startAssistant() {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-assistant-'))
  const mailbox = await openMailbox(join(folder, 'mailbox.jsonl'), () => new Date())
  const http = await serveSandbox(0, mailbox, [createAnthropicDoor(folder, () => new Date())])
  const mischief = async (asked: Mischief | 'none') => {
    const body = JSON.stringify(asked === 'none' ? { mode: 'none' } : asked)
    await fetch(`${http.url}/sandbox/anthropic`, { method: 'POST', body })
  }
  const gateway = (options: Partial<AssistantOptions> = {}) =>
    createAssistantModel({
      baseUrl: `${http.url}/anthropic`,
      apiKey: 'sandbox',
      photoModel: 'claude-sonnet-5-5',
      textModel: 'claude-haiku-5-5',
      ...options,
    })
  return {
    model: gateway(),
    /** Another one, which remembers no failures. */
    gateway,
    /** What the stand-in does wrong with the next questions. */
    mischief,
    /** What it was asked, newest first. */
    journal: async () =>
      z.array(Entry).parse(await (await fetch(`${http.url}/sandbox/anthropic.json`)).json()),
    stop: async () => {
      await http.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
