import type { AccountType } from '@wepa/domain/people/user'
import { Store, User } from 'lucide-react'
import type { ProfileForm } from './use-profile-form.ts'

const kinds = [
  { value: 'personal', label: 'Personal', about: 'Vendes lo tuyo.', icon: User },
  { value: 'business', label: 'Negocio', about: 'Vendes a nombre de un negocio.', icon: Store },
] as const satisfies readonly { value: AccountType; [name: string]: unknown }[]

/** Personal or business. */
export function AccountTypeField({ form }: { form: ProfileForm['form'] }) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <legend className="sr-only">Tipo de cuenta</legend>
      {kinds.map(({ value, label, about, icon: Icon }) => (
        <label
          key={value}
          className="flex cursor-pointer items-center gap-3 rounded-field border border-edge p-3 has-checked:border-caribe has-checked:bg-caribe-soft has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring"
        >
          <input
            type="radio"
            value={value}
            className="size-5 flex-none accent-caribe outline-none!"
            {...form.register('accountType')}
          />
          <span className="grid min-w-0 flex-1 wrap-anywhere">
            <span className="text-body font-semibold">{label}</span>
            <span className="text-small text-muted">{about}</span>
          </span>
          <Icon
            aria-hidden="true"
            size={22}
            strokeWidth={1.75}
            className="hidden flex-none text-caribe sm:block"
          />
        </label>
      ))}
    </fieldset>
  )
}
