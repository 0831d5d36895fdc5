import { REPORT_METRICS } from '@wepa/domain/insights/place-report'
import type { PlaceReport } from '@wepa/domain/insights/place-report-schema'
import {
  comparisonWords,
  outcomeWords,
  periodWords,
  totalLines,
} from '@wepa/domain/insights/report-words'
import type { EmailContent } from '../mail/email.ts'

/** The numbers of a Spotlight place that has ended, and the way to the whole report. */
export function reportEmail(
  { fullName }: { fullName: string },
  report: PlaceReport,
  baseUrl: string,
): EmailContent {
  const { listing } = report
  return {
    subject: `El reporte de tu Spotlight: «${listing.title}»`,
    name: fullName,
    paragraphs: [
      `Terminó el Spotlight de «${listing.title}». ${periodWords(report)} trajo:`,
      totalLines(report)
        .map(({ label, value }) => `${label}: ${value}`)
        .join(' · '),
      ...comparisonLines(report),
      outcomeWords(report),
    ],
    button: { label: 'Ver el reporte', url: `${baseUrl}/featured-report/${listing.id}` },
    notes: ['Ahí lo tienes día por día, y lo bajas en PDF.'],
  }
}

function comparisonLines(report: PlaceReport): string[] {
  const { comparison } = report
  if (!comparison) return []
  const lines = REPORT_METRICS.map(
    ({ name, label }) =>
      `${label}: ${comparison.own[name]} (los otros, ${comparison.others[name]})`,
  )
  return [comparisonWords(report), lines.join(' · ')]
}
