/** Whether this browser asks that its person is not followed: nothing of them is counted then. */
export function asksNot(): boolean {
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    navigator.doNotTrack === '1'
  )
}
