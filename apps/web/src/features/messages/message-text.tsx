import { memo } from 'react'
import { MessageLink } from './warnings/message-link.tsx'
import { recognizeLinks, type TextPart } from './warnings/recognize-links.ts'

interface MessageTextProps {
  text: string
  /** Nobody is asked about what they wrote themselves. */
  isOwn: boolean
}

/** What somebody wrote, as text alone; addresses open beside Wepa, telephone numbers are called. */
export const MessageText = memo(function Text({ text, isOwn }: MessageTextProps) {
  const parts = recognizeLinks(text)
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <Part key={index} part={part} isOwn={isOwn} />
      ))}
    </p>
  )
})

function Part({ part: { kind, href, text }, isOwn }: { part: TextPart; isOwn: boolean }) {
  if (href === undefined) return text
  if (kind === 'web' && !isOwn) return <MessageLink href={href} text={text} />
  return (
    <a
      href={href}
      className="underline underline-offset-2"
      {...(kind === 'web' && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
    >
      {text}
    </a>
  )
}
