// Every kind of picture by name, with the places where it may be seen.

import { drawInterior } from './rooms.ts'
import type { Motif, PlaceName } from './scene.ts'
import type { Draw } from './subject.ts'
import { drawBag, drawGlasses, drawJewel } from './things/accessories.ts'
import {
  drawAirConditioner,
  drawCistern,
  drawFan,
  drawFridge,
  drawGenerator,
  drawSmallAppliance,
  drawStove,
  drawWasher,
} from './things/appliances.ts'
import { drawPainting, drawRecords, drawVejigante } from './things/collectibles.ts'
import { drawBounceHouse, drawParty } from './things/feasts.ts'
import {
  drawArmchair,
  drawBed,
  drawDiningSet,
  drawDresser,
  drawMattress,
  drawRockingChair,
  drawSofa,
} from './things/furniture.ts'
import { drawCamera, drawHeadphones, drawPrinter, drawSpeaker } from './things/gadgets.ts'
import { drawDress, drawHeels, drawJeans, drawShirt, drawSneakers } from './things/garments.ts'
import {
  drawApartments,
  drawConcreteHouse,
  drawLand,
  drawStorefront,
  drawWoodHouse,
} from './things/homes.ts'
import { drawBooks, drawFruit, drawStroller, drawToys, drawYardSale } from './things/keepsakes.ts'
import {
  drawBoat,
  drawJetSki,
  drawMotorcycle,
  drawQuad,
  drawScooter,
  drawTires,
  drawTrailer,
} from './things/machines.ts'
import { drawDrums, drawGuitar, drawKeyboard } from './things/music.ts'
import {
  drawBirdCage,
  drawCat,
  drawDog,
  drawFishTank,
  drawHens,
  drawHorse,
  drawPetThings,
} from './things/pets.ts'
import {
  drawConsole,
  drawDesktop,
  drawLaptop,
  drawPhone,
  drawTablet,
  drawTelevision,
} from './things/screens.ts'
import {
  drawBallGame,
  drawBicycle,
  drawDominoes,
  drawFishing,
  drawGym,
  drawKayak,
  drawSurfboard,
  drawTent,
} from './things/sports.ts'
import { drawPallet, drawRack, drawSewing } from './things/supplies.ts'
import {
  drawDrill,
  drawGrill,
  drawLadder,
  drawMower,
  drawPlants,
  drawPlumbing,
  drawPressureWasher,
  drawToolbox,
  drawTrimmer,
} from './things/tools.ts'
import {
  drawBarberChair,
  drawCart,
  drawEspresso,
  drawFoodTruck,
  drawRegister,
  drawShowcase,
} from './things/trade.ts'
import {
  drawHatchback,
  drawJeep,
  drawPickup,
  drawSedan,
  drawSuv,
  drawVan,
} from './things/vehicles.ts'
import {
  drawBeauty,
  drawBuildingWork,
  drawCareWork,
  drawCleaning,
  drawKitchenWork,
  drawLessons,
  drawMovingTruck,
  drawOfficeWork,
} from './things/work.ts'

const IN: readonly PlaceName[] = ['room']
const OUT: readonly PlaceName[] = ['carport', 'yard', 'road']
const PARKED: readonly PlaceName[] = ['carport', 'road', 'street', 'yard', 'carport', 'beach']
const TABLE: readonly PlaceName[] = ['table', 'table', 'counter', 'studio']
const WORN: readonly PlaceName[] = ['flat', 'flat', 'wall']

const car = (draw: Draw) => ({ draw, places: PARKED, fill: 0.86 })
const inside = (draw: Draw, fill = 0.74) => ({ draw, places: IN, fill })
const outside = (draw: Draw, ...places: PlaceName[]) => ({
  draw,
  places: places.length > 0 ? places : OUT,
})
const small = (draw: Draw, fill = 0.6) => ({ draw, places: TABLE, fill })
const worn = (draw: Draw, fill = 0.7) => ({ draw, places: WORN, fill, floats: true })

/** The front first, then its rooms. */
const home = (draw: Extract<Motif, { scene: unknown }>['scene']): Motif => ({
  scene: (random, options, shot) =>
    shot === 0
      ? draw(random, options, shot)
      : drawInterior(random.fork(`room ${shot}`), random.fork('rooms').int(0, 2) + shot - 1),
})

export const MOTIFS = {
  sedan: car(drawSedan),
  hatchback: car(drawHatchback),
  suv: car(drawSuv),
  jeep: car(drawJeep),
  van: car(drawVan),
  pickup: car(drawPickup),
  motorcycle: { ...outside(drawMotorcycle, 'carport', 'street', 'yard', 'road'), fill: 0.7 },
  scooter: outside(drawScooter, 'street', 'carport', 'road'),
  quad: outside(drawQuad, 'yard', 'carport', 'road'),
  jetski: outside(drawJetSki, 'beach', 'carport'),
  boat: outside(drawBoat, 'beach', 'carport', 'yard'),
  tires: outside(drawTires, 'carport', 'workshop'),
  trailer: outside(drawTrailer, 'yard', 'carport'),
  house: home((random, options) => drawConcreteHouse(random, options)),
  woodHouse: home((random, options) => drawWoodHouse(random, options)),
  apartment: home((random, options) => drawApartments(random, options)),
  storefront: { scene: (random, options) => drawStorefront(random, options), zooms: true },
  land: { scene: (random, options) => drawLand(random, options), zooms: true },
  interior: { scene: (random, _, shot) => drawInterior(random, random.int(0, 4) + shot) },
  phone: small(drawPhone, 0.5),
  tablet: small(drawTablet),
  laptop: small(drawLaptop, 0.66),
  desktop: small(drawDesktop, 0.7),
  television: inside(drawTelevision, 0.76),
  console: small(drawConsole, 0.66),
  headphones: small(drawHeadphones, 0.5),
  speaker: { draw: drawSpeaker, places: ['room', 'table', 'carport'] },
  camera: small(drawCamera, 0.54),
  printer: small(drawPrinter),
  dog: { draw: drawDog, places: ['yard', 'room', 'carport', 'room'] },
  cat: inside(drawCat),
  bird: { draw: drawBirdCage, places: ['room', 'carport'] },
  fishTank: inside(drawFishTank),
  horse: outside(drawHorse, 'yard'),
  hens: outside(drawHens, 'yard'),
  petThings: inside(drawPetThings),
  dress: { draw: drawDress, places: ['wall'], floats: true },
  shirt: worn(drawShirt, 0.62),
  jeans: worn(drawJeans),
  sneakers: { draw: drawSneakers, places: ['room', 'table', 'studio', 'street'] },
  heels: small(drawHeels, 0.58),
  bag: small(drawBag, 0.54),
  jewel: small(drawJewel, 0.56),
  glasses: small(drawGlasses),
  fridge: inside(drawFridge),
  washer: { draw: drawWasher, places: ['room', 'room', 'carport'] },
  stove: inside(drawStove),
  fan: inside(drawFan),
  airConditioner: { draw: drawAirConditioner, places: ['wall', 'carport'], fill: 0.66 },
  generator: outside(drawGenerator, 'carport', 'yard', 'workshop'),
  cistern: outside(drawCistern, 'yard', 'carport'),
  smallAppliance: { draw: drawSmallAppliance, places: ['counter'], fill: 0.6 },
  sofa: inside(drawSofa, 0.82),
  armchair: inside(drawArmchair),
  rockingChair: { draw: drawRockingChair, places: ['room', 'carport'] },
  bed: inside(drawBed, 0.8),
  mattress: inside(drawMattress),
  diningSet: inside(drawDiningSet, 0.8),
  dresser: inside(drawDresser, 0.7),
  drill: { draw: drawDrill, places: ['table', 'workshop'] },
  toolbox: { draw: drawToolbox, places: ['workshop', 'carport'], fill: 0.64 },
  mower: outside(drawMower, 'yard', 'carport'),
  trimmer: outside(drawTrimmer, 'yard', 'carport'),
  pressureWasher: outside(drawPressureWasher, 'carport', 'workshop'),
  ladder: { draw: drawLadder, places: ['room', 'carport', 'workshop'] },
  grill: outside(drawGrill, 'yard', 'carport'),
  plants: { draw: drawPlants, places: ['carport', 'room', 'yard'] },
  plumbing: { draw: drawPlumbing, places: ['workshop', 'carport'] },
  bicycle: {
    draw: drawBicycle,
    places: ['carport', 'yard', 'beach', 'street', 'room'],
    fill: 0.78,
  },
  surfboard: outside(drawSurfboard, 'beach', 'carport', 'yard'),
  kayak: outside(drawKayak, 'beach', 'carport', 'yard'),
  gym: inside(drawGym, 0.72),
  fishing: outside(drawFishing, 'beach', 'carport'),
  ballGame: outside(drawBallGame, 'yard', 'carport'),
  tent: outside(drawTent, 'beach', 'yard'),
  dominoes: outside(drawDominoes, 'carport', 'yard'),
  guitar: { draw: drawGuitar, places: ['room', 'room', 'carport'] },
  drums: inside(drawDrums),
  keyboard: inside(drawKeyboard),
  foodTruck: { ...outside(drawFoodTruck, 'street', 'beach', 'road', 'yard'), fill: 0.84 },
  cart: outside(drawCart, 'street', 'beach', 'yard'),
  showcase: { draw: drawShowcase, places: ['shop'] },
  espresso: { draw: drawEspresso, places: ['counter', 'shop'], fill: 0.64 },
  barberChair: { draw: drawBarberChair, places: ['room', 'shop'] },
  register: { draw: drawRegister, places: ['shop', 'table'], fill: 0.6 },
  rack: { draw: drawRack, places: ['room', 'shop'] },
  sewing: small(drawSewing),
  pallet: { draw: drawPallet, places: ['workshop', 'shop', 'carport'] },
  kitchenWork: { draw: drawKitchenWork, places: ['counter'] },
  buildingWork: { draw: drawBuildingWork, places: ['workshop', 'table', 'yard'] },
  officeWork: small(drawOfficeWork, 0.7),
  careWork: small(drawCareWork),
  cleaning: { draw: drawCleaning, places: ['room', 'carport'] },
  beauty: small(drawBeauty, 0.66),
  movingTruck: { ...outside(drawMovingTruck, 'road', 'street'), fill: 0.84 },
  party: { draw: drawParty, places: ['room', 'yard', 'carport'] },
  bounceHouse: outside(drawBounceHouse, 'yard'),
  lessons: small(drawLessons, 0.64),
  vejigante: { draw: drawVejigante, places: ['wall'], floats: true },
  yardSale: outside(drawYardSale, 'carport', 'yard'),
  books: { draw: drawBooks, places: ['table', 'room'] },
  toys: inside(drawToys),
  fruit: { draw: drawFruit, places: ['table', 'yard', 'carport'] },
  stroller: { draw: drawStroller, places: ['room', 'carport'] },
  records: small(drawRecords, 0.66),
  painting: { draw: drawPainting, places: ['wall'], floats: true, fill: 0.62 },
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

/** The motif of that name, in its general form. */
export function findMotif(name: MotifName): Motif {
  return MOTIFS[name]
}
