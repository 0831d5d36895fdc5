import { ContactInput } from '@wepa/domain/moderation/contact'
import { limited, publicProcedure, router } from '../../trpc.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRouter = router({
  send: publicProcedure
    .input(ContactInput)
    // After the input: a form with a mistake in it has sent nothing.
    .use(limited('contact'))
    .mutation(({ ctx, input }) => sendContactMessage(ctx, input)),
})
