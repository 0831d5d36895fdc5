import { type Week, weekWords } from '@wepa/domain/insights/weekly-summary'
import type { EmailContent } from '../../mail/email.ts'
import { endSummariesUrl } from './end-summaries.ts'
import type { SummaryReader } from './summaries.repo.ts'

type Summary = { reader: SummaryReader; lines: readonly string[]; week: Week }

/** What a week came to for a business. `baseUrl` is where people reach the product. */
export function summaryEmail({ reader, lines, week }: Summary, baseUrl: string): EmailContent {
  return {
    subject: `Tu semana en Wepa, ${weekWords(week)}`,
    name: reader.fullName,
    paragraphs: [`Así les fue a tus anuncios en la semana ${weekWords(week)}.`, ...lines],
    button: { label: 'Ver el análisis de mi negocio', url: `${baseUrl}/analytics` },
    notes: ['Viene con tu plan Business, los lunes, cuando hubo algo que contar.'],
    unsubscribe: {
      label: 'No recibir más el resumen de la semana',
      url: endSummariesUrl(baseUrl, reader.token),
    },
  }
}
