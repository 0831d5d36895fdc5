// The sandbox process: stands in for the outside world on one machine. Started by start.ts.
import { join } from 'node:path'
import { createAnthropicDoor } from './anthropic/door.ts'
import { readSettings } from './env.ts'
import { openMailbox } from './mail/mailbox.ts'
import { receiveMail } from './mail/smtp-receiver.ts'
import { productUrl } from './product-url.ts'
import { serveSandbox } from './server/sandbox-server.ts'
import { createSmsDoor } from './sms/door.ts'
import { createSocialDoor } from './social/door.ts'
import { createStripeDoor } from './stripe/door.ts'
import { sandboxKeys } from './stripe/keys.ts'

const settings = readSettings()
const mailbox = await openMailbox(join(settings.DATA_DIR, 'mailbox.jsonl'), () => new Date())
const smtp = await receiveMail(settings.SANDBOX_SMTP_PORT, async (mail) => {
  await mailbox.add(mail)
})
const stripe = createStripeDoor({
  file: join(settings.DATA_DIR, 'stripe.jsonl'),
  webhookUrl: `${productUrl(settings)}/api/payments/webhook`,
  webhookSecret: sandboxKeys.STRIPE_WEBHOOK_SECRET,
})
const http = await serveSandbox(settings.SANDBOX_PORT, mailbox, [
  createAnthropicDoor(settings.DATA_DIR, () => new Date()),
  createSocialDoor(() => new Date()),
  createSmsDoor(() => new Date()),
  stripe,
])

let isEnding = false
const end = async () => {
  if (isEnding) return
  isEnding = true
  stripe.stop()
  await Promise.all([smtp.stop(), http.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end())
process.send?.('ready')
