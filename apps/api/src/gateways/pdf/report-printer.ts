// The report of a Spotlight place as a PDF: the words and numbers of its page, on paper of the size that is used here.
import { join } from 'node:path'
import { REPORT_METRICS } from '@wepa/domain/insights/place-report'
import type { ShownReport } from '@wepa/domain/insights/place-report-schema'
import {
  comparisonWords,
  figure,
  outcomeWords,
  periodWords,
  sourceLines,
  totalLines,
} from '@wepa/domain/insights/report-words'
import { postWords } from '@wepa/domain/sharing/social'
import { longDay } from '@wepa/domain/text/date'
import { createGate } from '../gate.ts'
import { showable } from '../previews/text.ts'
import { drawBars, drawRows, drawTiles, type Paper } from './paper.ts'

export type ReportPrinter = {
  /** Some 20 KB. Throws PrinterBusy when too many wait. */
  print: (report: ShownReport) => Promise<Buffer>
}

export class PrinterBusy extends Error {}

/** Drawing takes the thread for a moment: one after the other, and a line that ends somewhere. */
const [atOnce, longestQueue] = [1, 20]
const margin = 54
const fonts = join(import.meta.dirname, '../previews/art')

export function createReportPrinter(): ReportPrinter {
  const takeTurn = createGate(atOnce, longestQueue, () => new PrinterBusy())
  return { print: (report) => takeTurn(() => print(report)) }
}

async function print(report: ShownReport): Promise<Buffer> {
  // Large, and needed by few processes.
  const { default: PDFDocument } = await import('pdfkit')
  const title = `Reporte de Spotlight: ${showable(report.listing.title)}`
  const paper: Paper = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'es-PR',
    displayTitle: true,
    info: { Title: title, Author: 'Wepa', CreationDate: new Date(report.endsAt) },
  })
  for (const weight of [500, 600, 800]) {
    paper.registerFont(String(weight), join(fonts, `figtree-${weight}.ttf`))
  }
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((done, fail) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.once('end', () => done(Buffer.concat(chunks)))
    paper.once('error', fail)
  })
  write(paper, report)
  paper.end()
  return whole
}

function write(paper: Paper, report: ShownReport): void {
  paper.font('800').fontSize(20).fillColor('#d63a1f').text('Wepa')
  paper.font('600').fontSize(11).fillColor('#5b6470').text('Reporte de Spotlight')
  paper.moveDown(0.8)
  paper
    .font('800')
    .fontSize(20)
    .fillColor('#1f2328')
    .text(showable(report.listing.title) || 'Anuncio')
  paper
    .font('500')
    .fontSize(11)
    .fillColor('#5b6470')
    .text(`${periodWords(report)}. ${outcomeWords(report)}`)
  paper.moveDown(1)
  drawTiles(paper, totalLines(report))
  heading(paper, 'Vistas por día')
  drawBars(
    paper,
    report.days.map(({ views }) => views),
    { first: longDay(report.from), last: longDay(report.to) },
  )
  heading(paper, 'De dónde llegaron las vistas')
  const sources = sourceLines(report).map(({ label, value }) => [label, value])
  if (sources.length > 0) drawRows(paper, { rows: sources })
  else note(paper, 'Nadie lo ha visto en estos días.')
  heading(paper, 'Junto a anuncios parecidos')
  note(paper, comparisonWords(report))
  const { comparison } = report
  if (comparison) {
    const rows = REPORT_METRICS.map(({ name, label }) => [
      label,
      comparison.own[name],
      comparison.others[name],
    ])
    drawRows(paper, { head: ['Por día', 'El tuyo', 'Los otros'], rows })
  }
  drawPosts(paper, report)
  paper.addPage()
  heading(paper, 'Día por día')
  drawRows(paper, {
    head: ['Día', ...REPORT_METRICS.map(({ label }) => label)],
    rows: report.days.map((day) => [
      longDay(day.date),
      ...REPORT_METRICS.map(({ name }) => figure(day[name])),
    ]),
  })
}

function drawPosts(paper: Paper, { posts }: ShownReport): void {
  if (posts.length === 0) return
  heading(paper, 'En las redes de Wepa')
  const rows = posts.map((post) => {
    const { label, value } = postWords(post)
    return [label, post.url ?? value]
  })
  drawRows(paper, { rows })
}

function heading(paper: Paper, text: string): void {
  paper.moveDown(1)
  // A heading never stands alone at the end of a page.
  if (paper.y > paper.page.height - margin - 90) paper.addPage()
  paper.font('600').fontSize(13).fillColor('#1f2328').text(text, margin)
  paper.moveDown(0.4)
}

function note(paper: Paper, text: string): void {
  paper.font('500').fontSize(10).fillColor('#5b6470').text(text, margin)
  paper.moveDown(0.4)
}
