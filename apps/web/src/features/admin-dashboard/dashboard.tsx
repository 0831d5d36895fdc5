import type { ReactNode } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ActivityList } from './activity-list.tsx'
import { type DashboardTab, dashboardTabs, readDashboardTab } from './dashboard-tabs.ts'
import { MetricsPanel } from './metrics-panel.tsx'
import { SessionList } from './session-list.tsx'
import { SpeedPanel } from './speed-panel.tsx'
import { UserList } from './user-list.tsx'

const SearchMisses = latePart(
  async () => (await import('./search-misses/search-misses.tsx')).SearchMisses,
  { waiting: <Skeleton className="h-52" />, failure: 'No pudimos abrir las búsquedas' },
)

const AccountList = latePart(
  async () => (await import('./managers/account-list.tsx')).AccountList,
  { waiting: <Skeleton className="h-52" />, failure: 'No pudimos abrir los negocios' },
)
const AccountDesk = latePart(
  async () => (await import('./managers/account-desk.tsx')).AccountDesk,
  { waiting: <Skeleton className="h-52" />, failure: 'No pudimos abrir el negocio' },
)
const StormDesk = latePart(async () => (await import('./storms/storm-desk.tsx')).StormDesk, {
  waiting: <Skeleton className="h-52" />,
  failure: 'No pudimos abrir el modo tormenta',
})

const SuspicionList = latePart(
  async () => (await import('./suspicions/suspicion-list.tsx')).SuspicionList,
  { waiting: <Skeleton className="h-52" />, failure: 'No pudimos abrir las cuentas' },
)

const WarningDesk = latePart(
  async () => (await import('./warnings/warning-desk.tsx')).WarningDesk,
  {
    waiting: <Skeleton className="h-52" />,
    failure: 'No pudimos abrir los avisos',
  },
)

export interface DashboardProps {
  tab: DashboardTab
  /** The business that is open in the tab Gerentes. */
  accountId?: number | undefined
  onTabChange: (tab: DashboardTab) => void
  /** What the tab Moderación shows; without it there is no such tab. */
  moderation?: ReactNode
}

/** What an administrator sees; a tab that is not shown asks for nothing. */
export function Dashboard({ tab, accountId, onTabChange, moderation }: DashboardProps) {
  const tabs = dashboardTabs.filter(({ value }) => value !== 'moderacion' || moderation)
  return (
    <Tabs
      label="Partes del panel"
      value={tab}
      onValueChange={(value) => onTabChange(readDashboardTab(value))}
      tabs={tabs}
    >
      <TabPanel value="usuarios">
        <UserList />
      </TabPanel>
      <TabPanel value="sesiones">
        <SessionList />
      </TabPanel>
      <TabPanel value="actividad">
        <ActivityList />
      </TabPanel>
      <TabPanel value="metricas">
        <div className="grid grid-cols-1 gap-5">
          <MetricsPanel />
          <SpeedPanel />
        </div>
      </TabPanel>
      <TabPanel value="busquedas">
        <SearchMisses />
      </TabPanel>
      <TabPanel value="gerentes">
        {accountId === undefined ? <AccountList /> : <AccountDesk accountId={accountId} />}
      </TabPanel>
      <TabPanel value="tormenta">
        <StormDesk />
      </TabPanel>
      <TabPanel value="cuentas">
        <SuspicionList />
      </TabPanel>
      <TabPanel value="avisos">
        <WarningDesk />
      </TabPanel>
      {moderation && <TabPanel value="moderacion">{moderation}</TabPanel>}
    </Tabs>
  )
}
