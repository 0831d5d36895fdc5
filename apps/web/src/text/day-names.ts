// Days and counts in words, for charts: without Intl, so that they read alike everywhere.

const months =
  'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(
    ',',
  )
const weekdays = 'domingo,lunes,martes,miércoles,jueves,viernes,sábado'.split(',')

/** '2026-11-21' as 'sábado 21 de noviembre', and short as '21 nov'. */
export function dayNames(date: string): { long: string; short: string } {
  const day = new Date(date)
  const month = months[day.getUTCMonth()] ?? ''
  const number = day.getUTCDate()
  return {
    long: `${weekdays[day.getUTCDay()]} ${number} de ${month}`,
    short: `${number} ${month.slice(0, 3)}`,
  }
}

/** '1 vista', '1,204 vistas'. */
export function counted(count: number, { one, many }: { one: string; many: string }): string {
  return `${count.toLocaleString('es-PR')} ${count === 1 ? one : many}`
}
