// Gives the ads of a filled database attributes, as the reader would: vehicles, homes and jobs.
import type pg from 'pg'

const AT_ONCE = 20_000

/** Of each ad others, by its id; what has some already stays. */
export async function fillAttributes(client: pg.ClientBase, ads: number): Promise<void> {
  for (let first = 1; first <= ads; first += AT_ONCE) {
    await client.query(
      `update listings set attributes = ${ATTRIBUTES}
       where id between $1 and $2 and category_id in (1, 2, 3) and attributes = '{}'`,
      [first, first + AT_ONCE - 1],
    )
  }
  for (const table of ['listings', 'search_ads']) await client.query(`vacuum analyze ${table}`)
}

/** Whole numbers from 0 that an id stands for, another run for each `salt`. */
const number = (salt: number, below: number) => `abs(hashint4(id # ${salt})) % ${below}`
const oneOf = (salt: number, values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + ${number(salt, values.length)}]`

const MAKES = [
  'Toyota',
  'Honda',
  'Nissan',
  'Hyundai',
  'Kia',
  'Ford',
  'Jeep',
  'Mazda',
  'Mitsubishi',
  'BMW',
]
const MODELS = [
  'Corolla',
  'Civic',
  'Sentra',
  'Tucson',
  'Rio',
  'F-150',
  'Wrangler',
  'CX-5',
  'Outlander',
  'X5',
]

const ATTRIBUTES = `case category_id
  when 1 then jsonb_build_object('homeKind', ${oneOf(1, ['casa', 'apartamento', 'estudio', 'solar'])},
    'rooms', 1 + ${number(2, 5)}, 'baths', 1 + (${number(3, 5)}) * 0.5, 'builtArea', 400 + ${number(4, 3000)},
    'pets', ${number(5, 2)} = 0, 'intent', ${oneOf(6, ['vendo', 'alquilo', 'alquilo', 'busco'])})
  when 2 then jsonb_build_object('vehicleKind', ${oneOf(7, ['carro', 'guagua', 'pickup', 'motora'])},
    'make', ${oneOf(8, MAKES)}, 'model', ${oneOf(9, MODELS)}, 'year', 1995 + ${number(10, 32)},
    'miles', ${number(11, 220_000)}, 'transmission', ${oneOf(12, ['automatica', 'automatica', 'estandar'])},
    'titleState', ${oneOf(13, ['limpio', 'salvamento'])})
  else jsonb_build_object('payFrom', 10 + ${number(14, 20)}, 'payPer', 'hora',
    'schedule', jsonb_build_array(${oneOf(15, ['completa', 'parcial'])}))
  end`
