import { memo } from 'react'
import { recognizeLinks } from './warnings/recognize-links.ts'

/** What somebody wrote, as text alone; addresses open beside Wepa, telephone numbers are called. */
export const MessageText = memo(function Text({ text }: { text: string }) {
  const parts = recognizeLinks(text)
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
            key={index}
            href={part.href}
            className="underline underline-offset-2"
            {...(part.kind === 'web' && {
              target: '_blank',
              // It is a stranger's: no way back to this page, and no recommendation.
              rel: 'noopener noreferrer nofollow ugc',
            })}
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  )
})
