import { MailCheck, MailX } from 'lucide-react'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface EndByLinkProps {
  question: { title: string; text: string; yes: string; no: string }
  done: { title: string; text: string }
  state: { isSuccess: boolean; isPending: boolean; error: unknown }
  onEnd: () => void
}

/** The way out of something that is told by email, by the link of one, without an account. */
export function EndByLink({ question, done, state, onEnd }: EndByLinkProps) {
  if (state.isSuccess) {
    return (
      <LinkOutcome
        icon={<MailCheck aria-hidden="true" size={32} strokeWidth={1.75} />}
        title={done.title}
        text={done.text}
        actions={
          <LinkButton to="/settings" search={{ tab: 'notifications' }}>
            Ir a mi configuración
          </LinkButton>
        }
      />
    )
  }
  return (
    <LinkOutcome
      icon={<MailX aria-hidden="true" size={32} strokeWidth={1.75} />}
      title={question.title}
      text={question.text}
      actions={
        <>
          <Button isBusy={state.isPending} onClick={onEnd}>
            {question.yes}
          </Button>
          <LinkButton tone="quiet" to="/">
            {question.no}
          </LinkButton>
        </>
      }
      problem={state.error ? readFailure(state.error).message : undefined}
    />
  )
}
