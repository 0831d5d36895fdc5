// All single things of this folder, a line for each category.

import { ANIMALS_THINGS } from './animals.ts'
import { ANYTHING_THINGS } from './anything.ts'
import { BUSINESS_THINGS } from './business.ts'
import { ELECTRONICS_THINGS } from './electronics.ts'
import { FASHION_THINGS } from './fashion.ts'
import { HOMES_THINGS } from './homes.ts'
import { HOUSE_THINGS } from './house.ts'
import { HOUSE_AND_YARD_THINGS } from './house-and-yard.ts'
import { JOBS_THINGS } from './jobs.ts'
import { LEISURE_THINGS } from './leisure.ts'
import { SERVICES_THINGS } from './services.ts'
import { VEHICLES_THINGS } from './vehicles.ts'

export const ADDED_LINES: readonly string[] = [
  VEHICLES_THINGS,
  BUSINESS_THINGS,
  LEISURE_THINGS,
  HOUSE_THINGS,
  HOUSE_AND_YARD_THINGS,
  ANIMALS_THINGS,
  HOMES_THINGS,
  ELECTRONICS_THINGS,
  SERVICES_THINGS,
  JOBS_THINGS,
  FASHION_THINGS,
  ANYTHING_THINGS,
].flatMap((lines) => lines.trim().split('\n'))
