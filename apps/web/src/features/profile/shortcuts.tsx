import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  BarChart3,
  Bookmark,
  Clock,
  Code,
  Headset,
  Heart,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Plus,
  ReceiptText,
  Settings,
  Store,
  Table2,
  Tags,
  Users,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Place = { path: string; label: string; icon: LucideIcon }
type Group = { title: string; places: readonly Place[] }

const groups: readonly Group[] = [
  {
    title: 'Tus anuncios',
    places: [
      { path: 'my-listings', label: 'Mis anuncios', icon: Tags },
      { path: 'favorites', label: 'Favoritos', icon: Heart },
      { path: 'post-ad', label: 'Nuevo anuncio', icon: Plus },
    ],
  },
  {
    title: 'Lo que buscas',
    places: [
      { path: 'saved-searches', label: 'Búsquedas guardadas', icon: Bookmark },
      { path: 'following', label: 'Vendedores que sigues', icon: Store },
      { path: 'recently-viewed', label: 'Vistos recientemente', icon: Clock },
    ],
  },
]

const administration: readonly Place[] = [
  { path: 'admin-dashboard', label: 'Panel de administración', icon: LayoutDashboard },
  { path: 'admin-payments', label: 'Pagos', icon: ReceiptText },
]
const account: readonly Place[] = [
  { path: 'verification-request', label: 'Verificación', icon: BadgeCheck },
  { path: 'settings', label: 'Configuración', icon: Settings },
]

const business: Group = {
  title: 'Tu negocio',
  places: [
    { path: 'analytics', label: 'Análisis de mi negocio', icon: BarChart3 },
    { path: 'inventory', label: 'Inventario', icon: Table2 },
    { path: 'team', label: 'Equipo', icon: Users },
    { path: 'manager', label: 'Tu gerente', icon: Headset },
    { path: 'developers', label: 'Para desarrolladores', icon: Code },
  ],
}

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 py-2 text-left text-body font-medium transition-colors hover:bg-sand-deep'

interface ShortcutsProps {
  isAdmin: boolean
  /** On the plan Business. */
  isBusiness: boolean
  /** Something in the form is not saved: it is asked about before signing out. */
  isDirty: boolean
  onSignOut: () => void
}

/** Where a person's own things are, in groups. */
export function Shortcuts({ isAdmin, isBusiness, isDirty, onSignOut }: ShortcutsProps) {
  const own: Group = {
    title: 'Tu cuenta',
    places: isAdmin ? [...administration, ...account] : account,
  }
  return (
    <nav
      aria-label="Tus cosas"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-3 shadow-soft"
    >
      {groups.map((group) => (
        <ShortcutGroup key={group.title} group={group} />
      ))}
      {isBusiness && <ShortcutGroup group={business} />}
      <ShortcutGroup group={own}>
        <SignOut {...{ isDirty, onSignOut }} />
      </ShortcutGroup>
    </nav>
  )
}

function ShortcutGroup({ group, children }: { group: Group; children?: ReactNode }) {
  const title = useId()
  return (
    <div>
      <h2 id={title} className="px-3 py-1 text-small font-semibold tracking-normal text-muted">
        {group.title}
      </h2>
      <ul aria-labelledby={title}>
        {group.places.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link to="/$" params={{ _splat: path }} className={row}>
              <Icon
                aria-hidden="true"
                size={20}
                strokeWidth={1.75}
                className="flex-none text-caribe"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  )
}

function SignOut({ isDirty, onSignOut }: Omit<ShortcutsProps, 'isAdmin' | 'isBusiness'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={row}
        onClick={() => (isDirty ? setIsAsking(true) : onSignOut())}
      >
        <LogOut aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-danger" />
        Cerrar sesión
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Cerrar sesión sin guardar?"
        description="Lo que cambiaste en tu perfil se perderá."
        confirmLabel="Cerrar sesión"
        tone="danger"
        onConfirm={onSignOut}
      />
    </>
  )
}
