// The pieces of a printed report: tiles, bars and rows, each below what stands already.
import type PDFKit from 'pdfkit'

export type Paper = InstanceType<typeof PDFKit>

const ink = '#1f2328'
const muted = '#5b6470'
const line = '#d9d2c6'
const sand = '#f3eee6'
const caribe = '#0a66a8'
const gap = 8

/** Numbers side by side, each over its name. */
export function drawTiles(paper: Paper, tiles: readonly { label: string; value: string }[]): void {
  const { left, width } = frameOf(paper)
  const each = (width - gap * (tiles.length - 1)) / tiles.length
  const top = paper.y
  const height = 54
  for (const [index, { label, value }] of tiles.entries()) {
    const x = left + index * (each + gap)
    paper.roundedRect(x, top, each, height, 6).fill(sand)
    const box = { width: each - 16, lineBreak: false }
    paper
      .font('800')
      .fontSize(17)
      .fillColor(ink)
      .text(value, x + 8, top + 9, box)
    paper
      .font('500')
      .fontSize(9)
      .fillColor(muted)
      .text(label, x + 8, top + 33, box)
  }
  paper.x = left
  paper.y = top + height
}

/** One bar for each value, the highest over the whole height; the ends of the axis have names. */
export function drawBars(
  paper: Paper,
  values: readonly number[],
  { first, last }: { first: string; last: string },
): void {
  const { left, width } = frameOf(paper)
  const height = 90
  const top = paper.y
  const highest = Math.max(1, ...values)
  const step = width / values.length
  for (const [index, value] of values.entries()) {
    const tall = Math.max(1, (value / highest) * height)
    const wide = Math.min(step * 0.75, 24)
    paper
      .rect(left + index * step + (step - wide) / 2, top + height - tall, wide, tall)
      .fill(caribe)
  }
  paper
    .moveTo(left, top + height)
    .lineTo(left + width, top + height)
    .lineWidth(0.5)
    .stroke(line)
  paper.font('500').fontSize(9).fillColor(muted)
  paper.text(first, left, top + height + 4, { width, lineBreak: false })
  if (last !== first) {
    paper.text(last, left, top + height + 4, { width, align: 'right', lineBreak: false })
  }
  paper.x = left
  paper.y = top + height + 18
}

type Rows = { head?: readonly string[]; rows: readonly (readonly string[])[] }

/** A table: names on the left, numbers on the right. Its head stands again on each page. */
export function drawRows(paper: Paper, { head, rows }: Rows): void {
  if (head) drawRow(paper, head, '600')
  for (const row of rows) {
    if (paper.y + rowHeight > paper.page.height - paper.page.margins.bottom) {
      paper.addPage()
      if (head) drawRow(paper, head, '600')
    }
    drawRow(paper, row, '500')
  }
}

const rowHeight = 18

function drawRow(paper: Paper, cells: readonly string[], weight: '500' | '600'): void {
  const { left, width } = frameOf(paper)
  const top = paper.y
  const first = width * 0.36
  const each = (width - first) / Math.max(1, cells.length - 1)
  paper.font(weight).fontSize(10).fillColor(ink)
  for (const [index, cell] of cells.entries()) {
    const box = { lineBreak: false, width: index === 0 ? first : each }
    const x = index === 0 ? left : left + first + (index - 1) * each
    paper.text(cell, x, top + 3, index === 0 ? box : { ...box, align: 'right' })
  }
  paper
    .moveTo(left, top + rowHeight)
    .lineTo(left + width, top + rowHeight)
    .lineWidth(0.5)
    .stroke(line)
  paper.x = left
  paper.y = top + rowHeight
}

function frameOf({ page }: Paper): { left: number; width: number } {
  const { left, right } = page.margins
  return { left, width: page.width - left - right }
}
