import { Star } from 'lucide-react'
import { type Ref, useId } from 'react'
import { fullStar } from '../../blocks/people/stars.tsx'
import { classNames } from '../../ui/class-names.ts'

/** What each number of stars is called, from one to five. */
const STAR_WORDS = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Excelente'] as const

interface StarFieldProps {
  legend: string
  value: number | undefined
  onChange: (stars: number) => void
  onBlur: () => void
  error?: string | undefined
  /** The first star: gets the focus when the form is refused. */
  inputRef: Ref<HTMLInputElement>
}

/** One to five stars as a group of radio buttons: arrow keys move, each says what it means. */
export function StarField({ legend, value, onChange, onBlur, error, inputRef }: StarFieldProps) {
  const name = useId()
  const errorId = `${name}-error`
  const chosen = value ?? 0
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5"
    >
      <legend className="mb-1.5 max-w-full text-body font-semibold wrap-anywhere">{legend}</legend>
      <div className="-ml-1.5 flex flex-wrap">
        {STAR_WORDS.map((word, index) => {
          const stars = index + 1
          return (
            <label
              key={word}
              className="relative grid size-12 place-items-center rounded-full transition-colors has-[:focus-visible]:outline-3 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ring hover:bg-sand-deep"
            >
              <input
                ref={index === 0 ? inputRef : undefined}
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
                onBlur={onBlur}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">
                {stars} {stars === 1 ? 'estrella' : 'estrellas'}: {word}
              </span>
              <Star
                aria-hidden="true"
                size={34}
                strokeWidth={1.5}
                className={classNames(
                  'pointer-events-none transition-colors',
                  stars <= chosen ? fullStar : 'text-muted',
                )}
              />
            </label>
          )
        })}
      </div>
      {/* For the eye alone: each radio says its own word. */}
      {!error && (
        <p aria-hidden="true" className="min-h-6 text-body font-semibold">
          {STAR_WORDS[chosen - 1]}
        </p>
      )}
      <p
        id={errorId}
        role="alert"
        className={error ? 'text-small font-medium text-danger' : 'hidden'}
      >
        {error}
      </p>
    </fieldset>
  )
}
