import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import type { FieldProps } from '../../ui/forms/field.tsx'
import { PlaceMapButton } from '../place-map-button.tsx'

interface MunicipalityFieldProps extends FieldProps {
  id?: string | undefined
  name?: string | undefined
  value: string
  onValueChange: (text: string) => void
  onBlur?: (() => void) | undefined
  onTake?: ((place: string) => void) | undefined
  placeholder?: string | undefined
  inputClassName?: string | undefined
  /** The map is offered elsewhere. */
  isMapless?: boolean | undefined
  /**
   * `search` suggests 'Toda la isla' and plain names ('Ponce'); `address` writes the place as an
   * ad carries it ('Ponce, Sur').
   */
  purpose: 'search' | 'address'
}

type SuggestPlaces = typeof import('./place-suggestions.ts').suggestPlaces

const none = () => []

/** A place in free text, with all 78 municipalities suggested, or from the map; accents and ñ do not matter. */
export function MunicipalityField({ purpose, isMapless, ...rest }: MunicipalityFieldProps) {
  const { value, onValueChange, onTake, inputClassName } = rest
  const [suggest, setSuggest] = useState<SuggestPlaces>(() => none)
  const choose = (place: string) => {
    onValueChange(place)
    onTake?.(place)
  }
  return (
    <Combobox
      {...rest}
      isSentByEnter={purpose === 'search'}
      suggest={(text) => suggest(purpose, text)}
      // Without network the field takes what is typed.
      onUse={() =>
        import('./place-suggestions.ts').then(
          ({ suggestPlaces }) => setSuggest(() => suggestPlaces),
          none,
        )
      }
      inputClassName={classNames(inputClassName, !isMapless && 'pr-11!')}
      action={
        isMapless || (
          <PlaceMapButton
            {...{ value, purpose }}
            onChoose={choose}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-caribe"
          />
        )
      }
    />
  )
}
