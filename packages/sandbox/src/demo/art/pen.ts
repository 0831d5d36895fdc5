// The strokes that every picture is made of. Each answers a piece of SVG.

/** Mixes two '#rrggbb' colors; 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Darker (below 0) or lighter (above 0), towards a warm black or a warm white. */
export function shade(color: string, amount: number): string {
  return amount < 0 ? mix(color, '#1d1620', -amount) : mix(color, '#fffaf0', amount)
}

/** A fill that runs from the top color to the bottom one; `collectGradients` finds it again. */
export function vertical(top: string, bottom: string): string {
  return `url(#v-${top.slice(1)}-${bottom.slice(1)})`
}

/** A fill that runs from left to right. */
export function horizontal(left: string, right: string): string {
  return `url(#h-${left.slice(1)}-${right.slice(1)})`
}

/** A fill lit from the upper left, for round things. */
export function round(middle: string, edge: string): string {
  return `url(#r-${middle.slice(1)}-${edge.slice(1)})`
}

/** The definitions of all gradients that a drawing names. */
export function collectGradients(art: string): string {
  const names = new Set(art.match(/(?<=url\(#)[vhr]-[0-9a-f]{6}-[0-9a-f]{6}(?=\))/g))
  return [...names].map(gradient).join('')
}

export function rect(x: number, y: number, w: number, h: number, fill: string, corner = 0): string {
  return `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" rx="${corner}" fill="${fill}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"/>`
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${fix(cx)}" cy="${fix(cy)}" r="${fix(r)}" fill="${fill}"/>`
}

/** An outlined circle. */
export function ring(cx: number, cy: number, r: number, color: string, width: number): string {
  return `<circle cx="${fix(cx)}" cy="${fix(cy)}" r="${fix(r)}" fill="none" stroke="${color}" stroke-width="${width}"/>`
}

/** A filled shape. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A drawn line with round ends. */
export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Pieces together under one transform. */
export function group(transform: string, ...pieces: string[]): string {
  return `<g transform="${transform}">${pieces.join('')}</g>`
}

/** Pieces seen through. */
export function faint(opacity: number, ...pieces: string[]): string {
  return `<g opacity="${opacity}">${pieces.join('')}</g>`
}

/** One piece for each step from 0 to `count` - 1. */
export function repeat(count: number, piece: (step: number) => string): string {
  return Array.from({ length: count }, (_, step) => piece(step)).join('')
}

/** A shadow on the floor, soft at its rim. */
export function shadow(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="url(#shadow)"/>`
}

function fix(value: number): number {
  return Math.round(value * 10) / 10
}

function gradient(name: string): string {
  const [kind, first, last] = name.split('-')
  const stops = `<stop stop-color="#${first}"/><stop offset="1" stop-color="#${last}"/>`
  if (kind === 'r')
    return `<radialGradient id="${name}" cx=".35" cy=".3" r=".8">${stops}</radialGradient>`
  const direction = kind === 'v' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${name}" ${direction}>${stops}</linearGradient>`
}
