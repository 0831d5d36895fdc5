// Reads the attributes of an ad out of what people write anyway (docs/product/attributes.md).
import type { CategorySlug } from './attribute.ts'
import { fitting } from './fitting.ts'
import { readEveryAd } from './reading/every-ad/every-ad.ts'
import { readHome } from './reading/homes/homes.ts'
import { type AdText, adText, type WrittenAd } from './reading/text/ad-text.ts'
import { readElectronics } from './reading/things/electronics.ts'
import { readHousehold } from './reading/things/household.ts'
import { readBusiness, readSport } from './reading/things/leisure.ts'
import { readPet } from './reading/things/pets.ts'
import { readWear } from './reading/things/wear.ts'
import { readVehicle } from './reading/vehicles/vehicles.ts'
import { readJob } from './reading/work/jobs.ts'
import { readService } from './reading/work/services.ts'
import type { AttributeValues } from './values.ts'

/** Texts are read to here: who has not said it by then says it in passing. In characters. */
const MOST = 3000

const READERS: Readonly<Record<CategorySlug, (text: AdText) => AttributeValues>> = {
  'bienes-raices': readHome,
  vehiculos: readVehicle,
  empleos: readJob,
  servicios: readService,
  electronicos: readElectronics,
  mascotas: readPet,
  moda: readWear,
  'hogar-jardin': readHousehold,
  'deportes-ocio': readSport,
  negocios: readBusiness,
  'de-todo': () => ({}),
}

/**
 * What an ad says of its attributes, those that belong to its category and kind alone. A wrong value is worse than
 * none: what is doubtful is left out. `now`: dates without a year are the next ones from here.
 */
export function readText(ad: WrittenAd, now: Date): AttributeValues {
  const text = adText({ ...ad, description: ad.description.slice(0, MOST) }, now)
  return fitting({ ...READERS[ad.category](text), ...readEveryAd(text) }, ad.category)
}
