import type { SelfUser } from '@wepa/domain/people/user'
import { Heart, History, LogOut, Store, Tags, User } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIsLight } from '../../ui/light-context.ts'
import { PlaceLink } from '../place-link.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { useSignOut } from './use-sign-out.ts'

const menuId = 'menu-de-cuenta'
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-body font-medium hover:bg-sand-deep'

/**
 * What belongs to the signed-in person. The browser's own popover opens and closes it (Esc, a tap outside),
 * which costs no code in the first load; the `popover` elements are outside of what React renders late.
 */
export function AccountMenu({ user, className }: { user: SelfUser; className: string }) {
  const menu = useRef<HTMLDivElement>(null)
  const signOut = useSignOut()
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button type="button" popoverTarget={menuId} aria-label="Tu cuenta" className={className}>
        <Avatar user={user} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="account-menu w-72 rounded-card border border-line bg-card p-1.5 text-ink shadow-lifted"
      >
        <p className="px-3 pt-2 pb-3">
          <span className="block truncate font-semibold">{user.fullName}</span>
          <span className="block truncate text-small text-muted">@{user.username}</span>
        </p>
        <MenuLink
          to="/my-listings"
          icon={<Tags aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={close}
        >
          Mis anuncios
        </MenuLink>
        <MenuLink
          to="/favorites"
          icon={<Heart aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={close}
        >
          Favoritos
        </MenuLink>
        <MenuLink
          to="/following"
          icon={<Store aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={close}
        >
          Vendedores que sigues
        </MenuLink>
        <MenuLink
          to="/recently-viewed"
          icon={<History aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={close}
        >
          Vistos recientemente
        </MenuLink>
        <MenuLink
          to="/profile"
          icon={<User aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={close}
        >
          Perfil
        </MenuLink>
        <div className="my-1.5 border-t border-line px-3 pt-3 pb-1">
          <ThemeSwitch />
        </div>
        <button
          type="button"
          className={row}
          onClick={() => {
            close()
            void signOut()
          }}
        >
          <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
          Cerrar sesión
        </button>
      </div>
    </>
  )
}

function MenuLink(props: {
  to: string
  icon: ReactNode
  children: ReactNode
  onClick: () => void
}) {
  return (
    <PlaceLink to={props.to} onClick={props.onClick} className={row}>
      {props.icon}
      {props.children}
    </PlaceLink>
  )
}

function Avatar({ user }: { user: SelfUser }) {
  const isLight = useIsLight()
  if (user.profileImageUrl && !isLight) {
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        width={36}
        height={36}
        className="size-[36px] rounded-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-[36px] place-items-center rounded-full bg-caribe text-[min(0.9375rem,18px)] font-bold text-on-caribe"
    >
      {[...user.fullName.trim()][0]?.toLocaleUpperCase('es-PR') ?? '?'}
    </span>
  )
}
