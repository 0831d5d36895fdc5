// For tests: what each schema.org type that we write needs, by schema.org and Google's rules for rich results.

type Need = { required: readonly string[]; known: readonly string[] }

const product: Need = {
  required: ['name', 'image', 'offers'],
  known: [
    ...['description', 'url', 'category', 'additionalProperty', 'brand', 'model', 'size', 'color'],
  ],
}

const vehicle: Need = {
  required: product.required,
  known: [
    ...product.known,
    ...['vehicleModelDate', 'mileageFromOdometer', 'vehicleTransmission', 'fuelType', 'bodyType'],
  ],
}

const accommodation: Need = {
  required: ['name', 'address'],
  known: [
    ...['description', 'url', 'image', 'numberOfBedrooms', 'numberOfBathroomsTotal', 'floorSize'],
    ...['petsAllowed', 'amenityFeature'],
  ],
}

const needs: Readonly<Record<string, Need>> = {
  Accommodation: accommodation,
  Apartment: accommodation,
  House: accommodation,
  Room: accommodation,
  Car: vehicle,
  Motorcycle: vehicle,
  Vehicle: vehicle,
  Brand: { required: ['name'], known: [] },
  LocationFeatureSpecification: { required: ['name', 'value'], known: [] },
  MonetaryAmount: { required: ['currency', 'value'], known: [] },
  OccupationalExperienceRequirements: { required: ['monthsOfExperience'], known: [] },
  QuantitativeValue: {
    required: [],
    known: ['value', 'minValue', 'maxValue', 'unitCode', 'unitText'],
  },
  AdministrativeArea: { required: ['name'], known: [] },
  Answer: { required: ['text'], known: [] },
  Article: {
    required: ['headline', 'image', 'author'],
    known: ['description', 'inLanguage', 'mainEntityOfPage', 'publisher'],
  },
  BreadcrumbList: { required: ['itemListElement'], known: [] },
  EntryPoint: { required: ['urlTemplate'], known: [] },
  FAQPage: { required: ['mainEntity'], known: [] },
  ItemList: { required: ['itemListElement'], known: ['numberOfItems'] },
  ItemPage: {
    required: ['name', 'url'],
    known: ['description', 'image', 'datePublished', 'dateModified', 'inLanguage'],
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    known: [
      ...['url', 'validThrough', 'directApply', 'employmentType', 'baseSalary'],
      ...['experienceRequirements', 'jobLocationType'],
    ],
  },
  ListItem: { required: ['position', 'name'], known: ['item', 'url'] },
  LocalBusiness: {
    required: ['name', 'address'],
    known: ['description', 'telephone', 'sameAs', 'identifier', 'url', 'image'],
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    known: [
      ...['priceSpecification', 'itemCondition', 'url', 'availableAtOrFrom', 'seller'],
      'businessFunction',
    ],
  },
  Organization: {
    required: ['name'],
    known: [
      'url',
      'logo',
      'areaServed',
      'sameAs',
      'description',
      'telephone',
      'identifier',
      'image',
    ],
  },
  Person: {
    required: ['name'],
    known: ['alternateName', 'description', 'identifier', 'url', 'image'],
  },
  Place: { required: ['address'], known: ['name'] },
  PostalAddress: {
    required: ['addressRegion'],
    known: ['addressLocality', 'addressCountry', 'streetAddress'],
  },
  PriceSpecification: { required: ['priceCurrency'], known: ['minPrice', 'maxPrice'] },
  Product: product,
  ProfilePage: { required: ['mainEntity'], known: ['dateCreated'] },
  PropertyValue: { required: ['name', 'value'], known: [] },
  Question: { required: ['name', 'acceptedAnswer'], known: [] },
  SearchAction: { required: ['target', 'query-input'], known: [] },
  Service: {
    required: ['name', 'provider'],
    known: ['description', 'url', 'image', 'serviceType', 'areaServed', 'offers'],
  },
  WebSite: {
    required: ['name', 'url'],
    known: ['alternateName', 'description', 'inLanguage', 'potentialAction'],
  },
}

const values: Readonly<Record<string, RegExp>> = {
  availability: /^https:\/\/schema\.org\/(InStock|LimitedAvailability|SoldOut)$/,
  itemCondition: /^https:\/\/schema\.org\/(New|Used)Condition$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^USD$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  datePosted: /^\d{4}-\d\d-\d\dT/,
  validThrough: /^\d{4}-\d\d-\d\dT/,
}

/** What is wrong with an object of ours, and with all objects in it; empty for a good one. */
export function schemaProblems(object: unknown, path = ''): string[] {
  if (Array.isArray(object)) {
    return object.flatMap((each, index) => schemaProblems(each, `${path}[${index}]`))
  }
  if (!isRecord(object)) return []
  const type = String(object['@type'])
  const need = needOf(type.split(','))
  if (!need) return [`${path}: ${type} is no type that is known here`]
  const names = Object.keys(object).filter((name) => !name.startsWith('@'))
  const allowed = [...need.required, ...need.known]
  return [
    ...need.required
      .filter((name) => isNothing(object[name]))
      .map((name) => `${path} ${type}: ${name} is missing`),
    ...names
      .filter((name) => !allowed.includes(name))
      .map((name) => `${path} ${type}: ${name} does not belong there`),
    ...names.filter((name) => isNothing(object[name])).map((name) => `${path}.${name} is empty`),
    ...names
      .filter((name) => values[name]?.test(String(object[name])) === false)
      .map((name) => `${path}.${name} is ${String(object[name])}`),
    ...names.flatMap((name) => schemaProblems(object[name], `${path}.${name}`)),
  ]
}

/** What is of several types needs what each of them does. */
function needOf(types: readonly string[]): Need | undefined {
  const each = types.flatMap((type) => needs[type] ?? [])
  if (each.length < types.length) return undefined
  return {
    required: each.flatMap(({ required }) => required),
    known: each.flatMap(({ known }) => known),
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || String(value) === 'undefined'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
