import type { Suggestion } from '@wepa/domain/search/suggestions/suggestion'
import { foldText } from '@wepa/domain/text/writing'
import { Clock, LayoutGrid, MapPin, Search, TrendingUp } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { groupsOf, headingHeight, headings, rowHeight } from './suggestion-rows.ts'

interface SuggestionListProps {
  listId: string
  items: readonly Suggestion[]
  /** The place of the chosen one; -1 for none. */
  active: number
  typed: string
  onTake: (item: Suggestion) => void
}

const icons = {
  own: Clock,
  word: Search,
  category: LayoutGrid,
  place: MapPin,
  popular: TrendingUp,
}

/** The options under a field, in groups by their kind. */
export function SuggestionList({ listId, items, active, typed, onTake }: SuggestionListProps) {
  return (
    <div id={listId} role="listbox" aria-label="Sugerencias" className="pb-1">
      {groupsOf(items).map(({ kind, rows }) => {
        const Icon = icons[kind]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of controls
          <div key={kind} role="group" aria-label={headings[kind]}>
            <div
              aria-hidden="true"
              className={classNames(
                headingHeight(kind),
                'flex items-center px-[14px] text-small font-semibold text-muted',
              )}
            >
              {/* With large text on a small phone the button beside it has the line to itself. */}
              <span className={classNames(kind === 'own' && 'hidden min-[20rem]:block')}>
                {headings[kind]}
              </span>
            </div>
            {rows.map(({ item, at }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which moves the chosen one
              <div
                key={item.text}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onClick={() => onTake(item)}
                className={classNames(
                  rowHeight,
                  'flex cursor-pointer items-center gap-[6px] px-[14px] text-body',
                  'pr-[48px]',
                  kind === 'own' && 'min-[20rem]:pr-[92px]',
                  at === active ? 'bg-caribe-soft text-caribe-strong' : 'hover:bg-sand-deep',
                )}
              >
                <Icon
                  aria-hidden="true"
                  size={18}
                  strokeWidth={1.75}
                  className="hidden flex-none text-muted min-[20rem]:block"
                />
                <span className="truncate">{marked(item.text, typed)}</span>
                {item.count !== undefined && (
                  <span className="flex-none text-small text-muted">{countOf(item.count)}</span>
                )}
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** What goes beyond what was typed stands out. */
function marked(text: string, typed: string) {
  const begun = typed.trim()
  if (begun === '' || !foldText(text).startsWith(foldText(begun))) return text
  return (
    <>
      {text.slice(0, begun.length)}
      <strong className="font-semibold">{text.slice(begun.length)}</strong>
    </>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 anuncio' : `${count.toLocaleString('en-US')} anuncios`
}
