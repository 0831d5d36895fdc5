import type { AdAttributes } from '@wepa/domain/attributes/values'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, test } from 'vitest'
import { schemaProblems } from '../../lib/head/schema-org.ts'
import { readPreview } from './listing-preview.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }

/** Who hires: a business that names itself. */
const business = {
  ...makeListing().user,
  ...{ bio: null, location: null, sellerRating: '0.00', buyerRating: '0.00', totalSales: 0 },
  ...{ verificationLevel: 0, createdAt: '2026-11-01T12:00:00.000Z' },
  business: {
    ...{ name: 'Ferretería Rivera', category: null, description: null, address: null, phone: null },
    ...{ website: null, hours: null, license: null, isVerified: false },
  },
}

function dataOf(slug: string, attributes: AdAttributes, changes: Partial<ListingDetail> = {}) {
  const category = { name: 'Una', icon: 'sofa', slug }
  const ad = makeListing({ category, attributes, ...changes })
  const [thing] = readPreview(ad, site, business).jsonLd ?? []
  expect(schemaProblems(thing)).toEqual([])
  return thing ?? {}
}

test('what somebody looks for is offered by nobody', () => {
  for (const slug of ['vehiculos', 'empleos', 'servicios', 'hogar-jardin']) {
    const thing = dataOf(slug, { intent: 'busco' })
    expect(thing).toMatchObject({ '@type': 'ItemPage' })
    expect(JSON.stringify(thing)).not.toMatch(/Offer|JobPosting/)
  }
})

test('nothing is claimed that the ad does not say', () => {
  const plain = Object.keys(dataOf('hogar-jardin', {})).sort()
  const same = ['@type', 'category', 'description', 'image', 'name', 'offers', 'url']
  expect(plain).toEqual(same)
  expect(Object.keys(dataOf('vehiculos', { titleState: 'limpio' })).sort()).toEqual(same)
  expect(Object.keys(dataOf('vehiculos', { vehicleKind: 'carro' })).sort()).toEqual(
    [...same, 'bodyType'].sort(),
  )
  const job = dataOf('empleos', { payFrom: 12, remote: false, experience: 0 })
  expect(Object.keys(job)).not.toContain('baseSalary')
  expect(Object.keys(job)).not.toContain('jobLocationType')
  expect(job).toMatchObject({ validThrough: makeListing().expiresAt })
})

test.each<[AdAttributes, string]>([
  [{ vehicleKind: 'guagua' }, 'Car'],
  [{ vehicleKind: 'motora' }, 'Motorcycle'],
  [{ vehicleKind: 'camion' }, 'Vehicle'],
  [{ year: 2015 }, 'Vehicle'],
  [{ vehicleKind: 'pieza', make: 'Toyota' }, 'Product'],
  [{}, 'Product'],
])('a vehicle that says %j is a %s', (attributes, type) => {
  expect(dataOf('vehiculos', attributes)).toMatchObject({ '@type': type })
})

test('a car has its make, model, year, miles and what drives it', () => {
  const car: AdAttributes = {
    ...{ vehicleKind: 'carro', make: 'Toyota', model: 'Corolla', year: 2015, miles: 95_000 },
    ...{ transmission: 'automatica', fuel: 'gasolina', color: 'Gris' },
  }
  expect(dataOf('vehiculos', car)).toMatchObject({
    '@type': 'Car',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'Corolla',
    vehicleModelDate: '2015',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 95_000, unitCode: 'SMI' },
    vehicleTransmission: 'Automática',
    fuelType: 'Gasolina',
    color: 'Gris',
    offers: { price: '350.00' },
  })
})

test.each<[AdAttributes, unknown]>([
  [{ homeKind: 'casa' }, ['Product', 'House']],
  [{ homeKind: 'estudio' }, ['Product', 'Apartment']],
  [{ homeKind: 'oficina' }, ['Product', 'Accommodation']],
  [{ rooms: 2 }, ['Product', 'Accommodation']],
  [{ homeKind: 'solar', landArea: 900 }, 'Product'],
])('a home that says %j is a %j', (attributes, type) => {
  expect(dataOf('bienes-raices', attributes)).toMatchObject({ '@type': type })
})

test('a home has its rooms, its size and what it comes with', () => {
  const home: AdAttributes = {
    ...{ homeKind: 'apartamento', rooms: 3, baths: 1.5, builtArea: 1200, pets: false },
    ...{
      amenities: ['cisterna'],
      included: ['agua'],
      furnished: false,
      parking: 2,
      intent: 'alquilo',
    },
  }
  expect(dataOf('bienes-raices', home)).toMatchObject({
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 1.5,
    floorSize: { value: 1200, unitCode: 'FTK' },
    petsAllowed: false,
    amenityFeature: [
      { name: 'Cisterna', value: true },
      { name: 'Incluye agua', value: true },
      { name: 'Amueblado', value: false },
      { name: 'Estacionamientos', value: 2 },
    ],
    address: { addressLocality: 'Ponce' },
    offers: { businessFunction: expect.stringMatching(/LeaseOut$/) },
  })
})

test.each<[AdAttributes, object]>([
  [{ schedule: ['parcial'] }, { employmentType: 'PART_TIME' }],
  [
    { schedule: ['completa', 'parcial'], contract: 'temporero' },
    { employmentType: ['FULL_TIME', 'PART_TIME', 'TEMPORARY'] },
  ],
  [{ contract: 'por_contrato' }, { employmentType: 'CONTRACTOR' }],
  [
    { payFrom: 12, payPer: 'hora' },
    { baseSalary: { currency: 'USD', value: { value: 12, unitText: 'HOUR' } } },
  ],
  [
    { payFrom: 500, payTo: 700, payPer: 'semana' },
    { baseSalary: { value: { minValue: 500, maxValue: 700, unitText: 'WEEK' } } },
  ],
  [{ remote: true }, { jobLocationType: 'TELECOMMUTE' }],
  [{ closesOn: '2026-12-15' }, { validThrough: '2026-12-15T23:59:59-04:00' }],
  [{ experience: 2 }, { experienceRequirements: { monthsOfExperience: 24 } }],
])('a job that says %j', (attributes, expected) => {
  const { createdAt } = makeListing()
  expect(dataOf('empleos', attributes)).toMatchObject({
    '@type': 'JobPosting',
    datePosted: createdAt,
    hiringOrganization: { name: 'Ferretería Rivera' },
    ...expected,
  })
})

test('a service says its trade and where it works', () => {
  const plumber: AdAttributes = { trade: 'Plomero', serves: 'Ponce y Juana Díaz' }
  expect(dataOf('servicios', plumber)).toMatchObject({
    serviceType: 'Plomero',
    areaServed: [{ '@type': 'Place' }, 'Ponce y Juana Díaz'],
  })
})

test('a thing says its brand, model and size, and what it is', () => {
  const phone: AdAttributes = { deviceKind: 'celular', brand: 'Apple', deviceModel: 'iPhone 13' }
  expect(dataOf('electronicos', phone)).toMatchObject({
    '@type': 'Product',
    category: 'Una > Celular',
    brand: { name: 'Apple' },
    model: 'iPhone 13',
  })
  expect(dataOf('hogar-jardin', { bedSize: 'queen' })).toMatchObject({ size: 'Queen' })
})
