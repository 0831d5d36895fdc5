/** The keys that the stand-ins take, and no others. */
export const socialKeys = {
  FACEBOOK_PAGE_ID: '104000000000001',
  FACEBOOK_PAGE_TOKEN: 'sandbox-page-token',
  INSTAGRAM_USER_ID: '17841400000000001',
  BLUESKY_HANDLE: 'wepa.sandbox.example',
  BLUESKY_APP_PASSWORD: 'sandbox-app-password',
} as const

/** Where the stand-ins are reached below the sandbox's own address. */
export function socialAddresses(sandboxUrl: string): { GRAPH_URL: string; BLUESKY_URL: string } {
  return { GRAPH_URL: `${sandboxUrl}/graph/v25.0`, BLUESKY_URL: `${sandboxUrl}/bluesky` }
}
