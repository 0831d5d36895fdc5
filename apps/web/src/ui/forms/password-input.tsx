import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Field, type FieldProps } from './field.tsx'

interface PasswordInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'required' | 'type'> {
  showLabel?: string
  hideLabel?: string
}

/** A password field whose text can be shown; paste and password managers work as everywhere. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, id, ...other } = props
  const { showLabel = 'Mostrar contraseña', hideLabel = 'Ocultar contraseña', ...rest } = other
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="field pr-12!"
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            className="absolute inset-y-0 right-0.5 my-auto"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
