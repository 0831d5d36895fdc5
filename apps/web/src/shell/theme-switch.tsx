import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTheme } from '../lib/device/theme.ts'

const choices = [
  { theme: 'system', label: 'Sistema', icon: Monitor },
  { theme: 'light', label: 'Claro', icon: Sun },
  { theme: 'dark', label: 'Oscuro', icon: Moon },
] as const

/** Light, dark or as the system says: three radio buttons in one pill. */
export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-3">
      <legend className="float-left text-small font-medium">Tema</legend>
      <div className="flex rounded-full border border-edge p-0.5">
        {choices.map(({ theme: choice, label, icon: Icon }) => (
          <label
            key={choice}
            title={label}
            className="relative grid size-[44px] cursor-pointer place-items-center rounded-full text-muted has-checked:bg-caribe has-checked:text-on-caribe has-focus-visible:outline-3 has-focus-visible:outline-(--ring)"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
