import { readLinkHost } from '@wepa/domain/fraud/link-host'
import { type MouseEvent, useRef, useState } from 'react'
import { useSite } from '../../../lib/head/site.ts'
import { LinkQuestion } from './link-question.tsx'

interface MessageLinkProps {
  href: string
  /** As it was written. */
  text: string
}

/**
 * An address that somebody else sent. It stays a link, to be copied or opened beside by whoever means to; a plain tap, click
 * or Enter on one that is not ours is asked about first.
 */
export function MessageLink({ href, text }: MessageLinkProps) {
  const { origin } = useSite()
  const link = readLinkHost(href, origin)
  const isAsked = link.kind !== 'own'
  /** Undefined until it is first asked about: most links never are. */
  const [isOpen, setOpen] = useState<boolean>()
  const anchor = useRef<HTMLAnchorElement>(null)
  const ask = (event: MouseEvent) => {
    if (!isAsked || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        ref={anchor}
        href={href}
        target="_blank"
        // It is a stranger's: no way back to this page, and no recommendation.
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
        onClick={ask}
        {...(isAsked && { 'aria-haspopup': 'dialog' })}
      >
        <WithHost text={text} host={link.host} />
      </a>
      {isOpen !== undefined && (
        <LinkQuestion
          isOpen={isOpen}
          href={href}
          link={link}
          onClose={() => setOpen(false)}
          returnFocusTo={anchor}
        />
      )}
    </>
  )
}

/** The host stands out from the rest, which anybody can make say anything. */
function WithHost({ text, host }: { text: string; host: string }) {
  const start = text.toLowerCase().indexOf(host)
  if (start < 0) return text
  const end = start + host.length
  return (
    <>
      {text.slice(0, start)}
      <span className="font-semibold">{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  )
}
