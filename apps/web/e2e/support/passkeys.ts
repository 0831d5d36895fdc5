// The browser's own virtual authenticator.
import type { Page } from '@playwright/test'

/** A phone that holds passkeys; `setUnlocked` says whether its person unlocks it when it asks. */
export async function addAuthenticator(
  page: Page,
): Promise<{ setUnlocked: (isUnlocked: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setUnlocked: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
