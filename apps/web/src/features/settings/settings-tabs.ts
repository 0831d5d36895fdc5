// Apart from the screen, so that reading an address does not bring the screen along.
export const settingsTabs = [
  { value: 'security', label: 'Seguridad' },
  { value: 'notifications', label: 'Notificaciones' },
  { value: 'privacy', label: 'Privacidad' },
  { value: 'account', label: 'Cuenta' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['value']

/** The tab of an address; anything else is the first. */
export function readSettingsTab(value: unknown): SettingsTab {
  return settingsTabs.find((tab) => tab.value === value)?.value ?? 'security'
}
