// The pages of an archive: plain HTML that any browser shows, without a network.

import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import { longDate } from '@wepa/domain/text/date'
import type { MemberContext } from '../../context.ts'
import { listOwnAds } from '../inventory/export-inventory.ts'
import { getSelf } from '../people/get-self.ts'
import { hashOf } from '../photos/photo-files.ts'
import { listSaid, listTalks, type Said, type Talk } from './archive.repo.ts'

/** Messages of one look. */
const part = 500

/** Who, when, what lies where, and the ads with their pictures. */
export async function* startPage(ctx: MemberContext): AsyncGenerator<string> {
  const { fullName } = await getSelf(ctx, ctx.session.userId)
  yield head('Mis datos de Wepa')
  yield `<h1>${escaped(fullName)}: mis datos de Wepa</h1>
<p>Del ${longDate(ctx.clock.now().toISOString())}.</p>
<ul>
<li><a href="mensajes.html">Mis mensajes</a></li>
<li><a href="datos.json">Todo lo que Wepa guarda</a>, para programas</li>
<li><a href="anuncios.csv">Mis anuncios como tabla</a>, con sus fotos en «fotos»</li>
</ul>
<p>Para publicar anuncios otra vez, abre el inventario en Wepa y sube este ZIP en «Publicar desde mi copia».</p>
<h2>Mis anuncios</h2>
`
  for await (const { listing } of listOwnAds(ctx)) yield adOf(listing)
  yield foot
}

function adOf({ title, price, location, description, images, createdAt }: ListingDetail): string {
  const pictures = images.map((url) => {
    const hash = hashOf(url)
    return hash ? `<img src="fotos/${hash}.webp" alt="" loading="lazy">` : ''
  })
  return `<article><h3>${escaped(title)}</h3>
<p class="quiet">${escaped(displayPrice(price))}${location ? ` · ${escaped(location)}` : ''} · ${longDate(createdAt)}</p>
<p class="text">${escaped(description)}</p>
<div class="row">${pictures.join('')}</div></article>
`
}

/** All conversations, each with its messages in their order. */
export async function* messagesPage(ctx: MemberContext): AsyncGenerator<string> {
  yield head('Mis mensajes de Wepa')
  yield '<h1>Mis mensajes</h1>\n<p><a href="inicio.html">Volver al inicio</a></p>\n'
  const talks = await listTalks(ctx.db, ctx.session.userId)
  if (talks.length === 0) yield '<p>No tienes mensajes.</p>\n'
  for (const talk of talks) yield* talkOf(ctx, talk)
  yield foot
}

async function* talkOf(
  ctx: MemberContext,
  { id: conversationId, title, withWhom }: Talk,
): AsyncGenerator<string> {
  const { userId } = ctx.session
  yield `<section><h2>${escaped(withWhom)}${title ? `: ${escaped(title)}` : ''}</h2>\n`
  for (let after = 0; ; ) {
    const said = await listSaid(ctx.db, { conversationId, userId, after, limit: part })
    for (const each of said) yield messageOf(each, withWhom)
    const last = said.at(-1)
    if (!last || said.length < part) break
    after = last.id
  }
  yield '</section>\n'
}

function messageOf({ isOwn, content, at, hashes }: Said, withWhom: string): string {
  const who = isOwn ? 'Tú' : escaped(withWhom)
  const pictures = hashes.map((hash) => `<br><img src="fotos/${hash}.webp" alt="" loading="lazy">`)
  return `<p class="${isOwn ? 'own ' : ''}text"><b>${who}</b> <span class="quiet">${moment(at)}</span><br>${escaped(content)}${pictures.join('')}</p>\n`
}

const clock = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function moment(at: Date): string {
  return clock.format(at)
}

function head(title: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article, section { border-top: 1px solid #8888; padding: 0.5rem 0; }
.quiet { opacity: 0.75; font-size: 0.875rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.own { padding-left: 2rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
img { width: 10rem; height: 7.5rem; object-fit: cover; }
</style>
</head>
<body>
`
}

const foot = '</body>\n</html>\n'

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
