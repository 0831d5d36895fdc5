import { firstQuestions } from '@wepa/domain/conversations/quick-answers'
import { Chip } from '../../ui/forms/chip.tsx'

interface FirstWordsProps {
  /** The slug of the ad's category: each is asked other things. */
  category: string | undefined
  /** A tap writes them; the buyer sends them. */
  onPick: (text: string) => void
}

/** What most people ask first, to pick instead of typing it. */
export function FirstWords({ category, onPick }: FirstWordsProps) {
  return (
    <ul aria-label="Para empezar" className="flex flex-wrap justify-center gap-2">
      {firstQuestions(category).map((words) => (
        <li key={words}>
          <Chip onClick={() => onPick(words)}>{words}</Chip>
        </li>
      ))}
    </ul>
  )
}
