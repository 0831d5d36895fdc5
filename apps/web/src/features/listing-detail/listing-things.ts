// What an ad says of its thing or its job in schema.org's words; what it does not say is not there.
import { attributeText } from '@wepa/domain/attributes/format'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import type { AdAttributes } from '@wepa/domain/attributes/values'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'

type Kinds<Key extends AttributeKey> = Readonly<
  Record<NonNullable<AdAttributes[Key]> & string, string>
>

/** A part of a vehicle is none. */
const VEHICLES: Kinds<'vehicleKind'> = {
  ...{ carro: 'Car', guagua: 'Car', pickup: 'Car', van: 'Car', motora: 'Motorcycle' },
  ...{ four_track: 'Vehicle', camion: 'Vehicle', bote: 'Vehicle', pieza: '' },
}

/** Land and storage accommodate nobody. */
const HOMES: Kinds<'homeKind'> = {
  ...{ casa: 'House', apartamento: 'Apartment', estudio: 'Apartment', cuarto: 'Room' },
  ...{ local: 'Accommodation', oficina: 'Accommodation', solar: '', finca: '', almacen: '' },
}

/** What a thing is besides a product; undefined for nothing else. */
export function typeOfThing({ category, attributes = {} }: ListingDetail): string | undefined {
  const { vehicleKind, homeKind, rooms, year } = attributes
  if (category.slug === 'vehiculos') {
    return (vehicleKind ? VEHICLES[vehicleKind] : year !== undefined && 'Vehicle') || undefined
  }
  if (category.slug !== 'bienes-raices') return undefined
  return (homeKind ? HOMES[homeKind] : rooms !== undefined && 'Accommodation') || undefined
}

/** What its type knows of a thing that is for sale or rent. */
export function thingProperties(listing: ListingDetail): object {
  const { attributes = {} } = listing
  const type = typeOfThing(listing)
  const { make, model, brand = make, deviceModel = model, size, bedSize } = attributes
  return {
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(deviceModel && { model: deviceModel }),
    ...said('size', size ?? labelOf('bedSize', bedSize)),
    ...said('color', attributes.color),
    ...(/Car|Vehicle|Motorcycle/.test(type ?? '') && vehicleProperties(attributes)),
    ...(type && listing.category.slug === 'bienes-raices' && homeProperties(attributes)),
  }
}

function vehicleProperties({ year, miles, transmission, fuel, vehicleKind }: AdAttributes): object {
  return {
    ...said('vehicleModelDate', year === undefined ? undefined : String(year)),
    ...said('mileageFromOdometer', miles === undefined ? undefined : quantity(miles, 'SMI')),
    ...said('vehicleTransmission', labelOf('transmission', transmission)),
    ...said('fuelType', labelOf('fuel', fuel)),
    ...said('bodyType', labelOf('vehicleKind', vehicleKind)),
  }
}

function homeProperties(attributes: AdAttributes): object {
  const { rooms, baths, builtArea, pets } = attributes
  const features = featuresOf(attributes)
  return {
    ...said('numberOfBedrooms', rooms),
    ...said('numberOfBathroomsTotal', baths),
    ...said('floorSize', builtArea === undefined ? undefined : quantity(builtArea, 'FTK')),
    ...said('petsAllowed', pets),
    ...(features.length > 0 && { amenityFeature: features }),
  }
}

/** What a home has or comes with, and has not where the ad says so. */
function featuresOf({ amenities, included, furnished, parking }: AdAttributes): object[] {
  return [
    ...(amenities ?? []).map((code) => feature(labelOf('amenities', code), true)),
    ...(included ?? []).map((code) =>
      feature(`Incluye ${labelOf('included', code)?.toLowerCase()}`, true),
    ),
    ...(furnished === undefined ? [] : [feature('Amueblado', furnished)]),
    ...(parking === undefined ? [] : [feature('Estacionamientos', parking)]),
  ]
}

function feature(name: string | undefined, value: boolean | number): object {
  return { '@type': 'LocationFeatureSpecification', name, value }
}

/** What a thing is within its category: 'Electrónicos > Celular'. */
export function categoryPath({ category, attributes = {} }: ListingDetail): string {
  const kinds = [
    'deviceKind',
    'petKind',
    'wearKind',
    'householdKind',
    'sportKind',
    'businessKind',
  ] as const
  const key = kinds.find((each) => attributes[each] !== undefined)
  return key ? `${category.name} > ${attributeText(key, attributes[key])}` : category.name
}

const SCHEDULES = { completa: 'FULL_TIME', parcial: 'PART_TIME' } as const
const CONTRACTS = { temporero: 'TEMPORARY', por_contrato: 'CONTRACTOR' } as const
const PAID_PER = { hora: 'HOUR', semana: 'WEEK', mes: 'MONTH', ano: 'YEAR' } as const

/** Hours, pay, experience and place of a job; `validThrough` is its closing day where it has one. */
export function jobProperties({ attributes = {} }: ListingDetail): object {
  const { schedule = [], contract, experience, remote, closesOn } = attributes
  const types = [
    ...schedule.map((each) => SCHEDULES[each]),
    ...(contract ? [CONTRACTS[contract]] : []),
  ]
  return {
    ...(types.length > 0 && { employmentType: types.length === 1 ? types[0] : types }),
    ...said('baseSalary', salaryOf(attributes)),
    ...(experience && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: experience * 12,
      },
    }),
    ...(remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(closesOn && { validThrough: `${closesOn}T23:59:59-04:00` }),
  }
}

/** Nobody knows what an amount without its time is worth. */
function salaryOf({ payFrom, payTo, payPer }: AdAttributes): object | undefined {
  const low = payFrom ?? payTo
  if (low === undefined || payPer === undefined) return undefined
  const isRange = payFrom !== undefined && payTo !== undefined && payFrom !== payTo
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      ...(isRange ? { minValue: payFrom, maxValue: payTo } : { value: low }),
      unitText: PAID_PER[payPer],
    },
  }
}

function quantity(value: number, unitCode: 'SMI' | 'FTK'): object {
  return { '@type': 'QuantitativeValue', value, unitCode }
}

/** `{ [name]: value }`, or nothing of what the ad does not say. */
function said(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value }
}

function labelOf(key: AttributeKey, code: string | undefined): string | undefined {
  return code === undefined ? undefined : attributeText(key, code)
}
