import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../lib/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { PlaceLink } from '../place-link.tsx'
import { tabOf, tabs } from './tabs.ts'
import { useUnread } from './unread.ts'
import { UnreadBadge } from './unread-badge.tsx'
import './bottom-bar.css'

type Tab = (typeof tabs)[number]

/** The phone's seven tabs; from the md breakpoint up the header does their work. */
export function BottomBar() {
  const unread = useUnread()
  const current = tabOf(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav aria-label="Principal" className="bottom-bar md:hidden">
      {tabs.map((tab) => (
        <TabLink
          key={tab.path}
          tab={tab}
          isCurrent={tab.path === current}
          unread={unread[tab.path]}
        />
      ))}
    </nav>
  )
}

interface TabLinkProps {
  tab: Tab
  isCurrent: boolean
  unread: number | undefined
}

function TabLink({ tab, isCurrent, unread }: TabLinkProps) {
  const { status } = useSession()
  const { path, label, icon: Icon } = tab
  const isCall = path === '/post-ad'
  const content = (
    <>
      <span className={classNames('tab-icon', isCall && 'tab-icon-raised')}>
        <Icon aria-hidden="true" size={isCall ? 26 : 22} strokeWidth={isCall ? 2.25 : 1.75} />
      </span>
      <span className="tab-label">{label}</span>
      <UnreadBadge count={unread} />
    </>
  )
  const shared = { className: 'tab', 'aria-current': isCurrent ? ('page' as const) : undefined }
  // A logged-out visitor tapping Publicar goes to /auth with a full page load. So does a tap that comes before
  // anybody knows who is there; /auth sends members on.
  if (isCall && status !== 'member') {
    return (
      <a {...shared} href="/auth?redirect=/post-ad">
        {content}
      </a>
    )
  }
  return (
    <PlaceLink {...shared} to={path}>
      {content}
    </PlaceLink>
  )
}
