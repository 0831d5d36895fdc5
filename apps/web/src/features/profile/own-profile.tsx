import type { SelfUser } from '@wepa/domain/people/user'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { RatingList } from '../../blocks/people/rating-list.tsx'
import { VerificationPanel } from '../../blocks/verification-panel/verification-panel.tsx'
import { trpc } from '../../lib/trpc.ts'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ActivitySoon } from './activity-soon.tsx'
import { PlanCard } from './plan-card.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileInvitation } from './profile-invitation.tsx'
import { type ProfileTab, readProfileTab } from './profile-tabs.ts'
import { Shortcuts } from './shortcuts.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface OwnProfileProps {
  user: SelfUser
  /** Their session is over; the form waits for them to come back. */
  hasEnded: boolean
  tab: ProfileTab
  onTabChange: (tab: ProfileTab) => void
  onSignOut: () => Promise<void>
}

export const profileColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start lg:grid-cols-[22rem_minmax(0,1fr)]'

export function OwnProfile({ user, hasEnded, tab, onTabChange, onSignOut }: OwnProfileProps) {
  const profile = useProfileForm(user)
  const ratings = useRatingCount(user.id)
  const tabs = [
    { value: 'profile', label: 'Perfil' },
    { value: 'verification', label: 'Verificación' },
    {
      value: 'ratings',
      label: ratings === undefined ? 'Calificaciones' : `Calificaciones (${ratings})`,
    },
    { value: 'activity', label: 'Actividad' },
  ]
  // Nothing typed would be lost: who signed out is a visitor.
  if (hasEnded && !profile.isDirty) return <ProfileInvitation />
  return (
    <div className={profileColumns}>
      <LeaveGuard isDirty={profile.isDirty && !profile.isSubmitting} />
      <div className="grid grid-cols-1 gap-4">
        <ProfileHeader user={user} profile={profile} />
        <PlanCard plan={user.subscriptionPlan} />
        <Shortcuts
          isAdmin={user.role === 'admin'}
          isBusiness={user.subscriptionPlan === 'business'}
          isDirty={profile.isDirty}
          onSignOut={() => {
            // Signing out was confirmed: the guard has nothing left to ask about.
            profile.form.reset()
            void onSignOut()
          }}
        />
      </div>
      <Tabs
        label="Partes de tu perfil"
        value={tab}
        onValueChange={(value) => onTabChange(readProfileTab(value))}
        tabs={tabs}
      >
        <TabPanel value="profile">
          <ProfileFields user={user} profile={profile} hasEnded={hasEnded} />
        </TabPanel>
        <TabPanel value="verification">
          <VerificationPanel userId={user.id} plan={user.subscriptionPlan} />
        </TabPanel>
        <TabPanel value="ratings">
          <RatingList userId={user.id} isOwn />
        </TabPanel>
        <TabPanel value="activity">
          <ActivitySoon />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** The first page of the list that the tab shows: asked for once for both. */
function useRatingCount(userId: number): number | undefined {
  const { data } = trpc.ratings.list.useInfiniteQuery(
    { id: userId, limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined },
  )
  return data?.pages[0]?.total
}
