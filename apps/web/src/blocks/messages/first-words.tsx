import { Chip } from '../../ui/forms/chip.tsx'

/** Usual first words to a seller. */
const firstWords = [
  'Hola, ¿sigue disponible?',
  '¿Dónde lo puedo ver?',
  '¿Cuál es el último precio?',
] as const

interface FirstWordsProps {
  /** A tap writes them; the buyer sends them. */
  onPick: (text: string) => void
}

/** What most people ask first, to pick instead of typing it. */
export function FirstWords({ onPick }: FirstWordsProps) {
  return (
    <ul aria-label="Para empezar" className="flex flex-wrap justify-center gap-2">
      {firstWords.map((words) => (
        <li key={words}>
          <Chip onClick={() => onPick(words)}>{words}</Chip>
        </li>
      ))}
    </ul>
  )
}
