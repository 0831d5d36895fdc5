// What goes without saying: words that ask for what the thing itself implies rank and are not required.
import type { Piece } from '../pieces.ts'
import { groupsOf } from './subjects.ts'
import type { Divided } from './wishes.ts'

/** Trades that say all: 'quien me mueve una nevera' asks for no fridge. */
const WHOLE_TRADES =
  'mudanza,escombros,arboles,jardineria,plomero,electricista,pintor,sellado-techo,techo,cuido,cuido-mayores,costurera,gestor,abogado,planillas,fotografo,dj,payaso,masaje,cerrajero,fumigacion,grua,transporte,tutorias,barbero,unas,lavanderia,herrero,ebanista,soldador,catering,floristeria,pozo-septico,handyman,celulares-servicio,limpieza-aire,casa-brinco,mesas-sillas'

/** Repairing and installing say nothing beside a trade that does both. */
const DEEDS = 'reparacion,instalacion'
/** Homes that nobody buys by these words. */
const RENTED = 'cuarto,hospedaje,roommate,estudio'
const HOMES = new Set(['casa', 'apartamento', 'duplex', 'townhouse', 'walkup'])

/** Moves what is implied from the needed pieces to the soft ones. */
export function takeImplied({ needed, soft }: Divided): Divided {
  const implied = new Set(needed.filter((piece) => isImplied(piece, needed)))
  if (implied.size === 0) return { needed, soft }
  return {
    needed: needed.filter((piece) => !implied.has(piece)),
    soft: [...soft, ...implied],
  }
}

function isImplied(piece: Piece, needed: readonly Piece[]): boolean {
  if (piece.kind === 'place' || piece.kind === 'intent' || piece.kind === 'quote') return false
  const others = needed.filter((each) => each !== piece)
  if (isOf(piece, DEEDS)) return others.some((each) => isService(each))
  if (isOf(piece, 'alquiler')) return others.some((each) => isOf(each, RENTED) || isHome(each))
  if (isOf(piece, WHOLE_TRADES)) return false
  const trade = needed.findIndex((each) => isOf(each, WHOLE_TRADES))
  return trade !== -1 && trade < needed.indexOf(piece) && !isJob(needed)
}

/** A job is asked for by its trade: 'trabajo de plomero' needs both. */
function isJob(pieces: readonly Piece[]): boolean {
  return pieces.some((each) => isOf(each, 'empleo,compro'))
}

function isService(piece: Piece): boolean {
  return (
    !isOf(piece, DEEDS) && groupsOf(piece).some(({ categories }) => categories[0] === 'servicios')
  )
}

/** Its price tells whether a home is for rent. */
function isHome(piece: Piece): boolean {
  return groupsOf(piece).some(({ id }) => HOMES.has(id))
}

function isOf(piece: Piece, ids: string): boolean {
  return groupsOf(piece).some(({ id }) => ids.split(',').includes(id))
}
