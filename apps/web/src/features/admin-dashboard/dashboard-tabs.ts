// Apart from the screen, so that reading an address does not bring the screen along.
export const dashboardTabs = [
  { value: 'usuarios', label: 'Usuarios' },
  { value: 'sesiones', label: 'Sesiones' },
  { value: 'actividad', label: 'Actividad' },
  { value: 'metricas', label: 'Métricas' },
  { value: 'busquedas', label: 'Búsquedas' },
  { value: 'gerentes', label: 'Gerentes' },
  { value: 'tormenta', label: 'Tormenta' },
  { value: 'cuentas', label: 'Cuentas' },
  { value: 'avisos', label: 'Avisos' },
  { value: 'moderacion', label: 'Moderación' },
] as const

export type DashboardTab = (typeof dashboardTabs)[number]['value']

/** The tab of an address; anything else is the first. */
export function readDashboardTab(value: unknown): DashboardTab {
  return dashboardTabs.find((tab) => tab.value === value)?.value ?? 'usuarios'
}
