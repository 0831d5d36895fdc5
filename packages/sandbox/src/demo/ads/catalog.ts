// What is offered in each category, and how many of it.
import type { Random } from '../random.ts'
import { BUSINESS_GOODS } from './business-goods.ts'
import { writeCar } from './cars.ts'
import type { Writer } from './draft.ts'
import { ELECTRONICS } from './electronics.ts'
import { FASHION } from './fashion.ts'
import { type Goods, listNames, writeGoods } from './goods.ts'
import { APPLIANCES, FURNITURE, YARD } from './home-goods.ts'
import { JOBS } from './jobs.ts'
import { ODDS_AND_ENDS } from './odds-and-ends.ts'
import { PETS } from './pet-ads.ts'
import { writeRealty } from './realty.ts'
import { SERVICES } from './services.ts'
import { SPORT_GOODS } from './sport-goods.ts'
import { VEHICLE_GOODS } from './vehicle-goods.ts'

/** Category id → number of ads; 600 in all. */
export const COUNTS: ReadonlyArray<readonly [number, number]> = [
  [1, 75],
  [2, 92],
  [3, 45],
  [4, 70],
  [5, 40],
  [6, 55],
  [7, 46],
  [8, 78],
  [9, 40],
  [10, 30],
  [11, 29],
]

const CARS = 56

/** The writers of a category's ads, one for each. */
export function listWriters(category: number, r: Random): Writer[] {
  if (category === 1) return Array.from({ length: 75 }, (_, turn) => turnWriter(writeRealty, turn))
  if (category === 2) {
    const cars = Array.from({ length: CARS }, (_, turn) => turnWriter(writeCar, turn))
    return r.shuffle([...cars, ...goodsWriters(VEHICLE_GOODS, r).slice(0, 92 - CARS)])
  }
  return goodsWriters(tableOf(category), r)
}

function tableOf(category: number): readonly Goods[] {
  const tables: Record<number, readonly Goods[]> = {
    3: JOBS,
    4: ELECTRONICS,
    5: PETS,
    6: SERVICES,
    7: FASHION,
    8: [...APPLIANCES, ...FURNITURE, ...YARD],
    9: SPORT_GOODS,
    10: BUSINESS_GOODS,
    11: ODDS_AND_ENDS,
  }
  const table = tables[category]
  if (table === undefined) throw new Error(`nothing is sold in category ${category}`)
  return table
}

function goodsWriters(table: readonly Goods[], r: Random): Writer[] {
  return listNames(table, r).map(
    (item) => (random, town, voice) => writeGoods(random, item, town, voice),
  )
}

function turnWriter(
  write: (
    r: Random,
    turn: number,
    town: string,
    voice: Parameters<Writer>[2],
  ) => ReturnType<Writer>,
  turn: number,
): Writer {
  return (random, town, voice) => write(random, turn, town, voice)
}
