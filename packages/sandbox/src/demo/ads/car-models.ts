// The cars that are seen on the roads of Puerto Rico.
import type { MotifName } from '../art/motifs.ts'

export type Model = {
  motif: MotifName
  name: string
  trims: string[]
  /** Price of a new one, in dollars. */
  price: number
  /** First and last model year on offer. */
  from: number
  to: number
}

/** All models, kind by kind. */
export const MODELS: readonly Model[] = [
  ...models('sedan', [
    'Toyota Corolla/LE,SE,S,L/25500/2009/2024',
    'Honda Civic/LX,EX,Sport/26800/2008/2023',
    'Hyundai Elantra/SE,SEL,GLS/22500/2012/2023',
    'Kia Forte/LXS,EX,GT-Line/21800/2014/2023',
    'Nissan Sentra/S,SV,SR/22000/2013/2022',
    'Mitsubishi Lancer/ES,GT,SE/19500/2008/2016',
    'Toyota Camry/SE,LE,XLE/30000/2010/2022',
  ]),
  ...models('hatchback', [
    'Toyota Yaris/L,LE,SE/19800/2008/2019',
    'Honda Fit/LX,EX,Sport/20500/2009/2020',
    'Hyundai Accent/SE,GS,GLS/18200/2012/2020',
    'Kia Rio/LX,EX,S/18000/2012/2022',
    'Mitsubishi Mirage/ES,LE,G4/16900/2014/2023',
    'Kia Soul/LX,S,EX/21500/2012/2023',
    'Volkswagen Golf GTI/S,SE,Autobahn/31000/2012/2020',
  ]),
  ...models('suv', [
    'Toyota RAV4/LE,XLE,Limited/34000/2010/2024',
    'Honda CR-V/LX,EX,EX-L/34500/2009/2023',
    'Hyundai Tucson/SE,SEL,Limited/31000/2012/2024',
    'Kia Sportage/LX,EX,SX/30500/2012/2023',
    'Nissan Rogue/S,SV,SL/30000/2011/2022',
    'Mitsubishi Outlander Sport/ES,SE,GT/25500/2011/2023',
    'Suzuki Grand Vitara/Premium,Limited,4x4/22000/2006/2013',
    'Toyota 4Runner/SR5,TRD,Limited/47000/2006/2022',
    'Ford Explorer/XLT,Limited,Sport/41000/2012/2021',
  ]),
  ...models('jeep', [
    'Jeep Wrangler/Sport,Sahara,Rubicon/44000/2007/2023',
    'Suzuki Jimny/JX,4x4,JLX/21000/1998/2008',
  ]),
  ...models('pickup', [
    'Toyota Tacoma/SR5,TRD,PreRunner/39000/2005/2023',
    'Ford F-150/XLT,Lariat,STX/46000/2009/2022',
    'Nissan Frontier/SV,S,Pro-4X/34000/2008/2021',
    'Chevrolet Colorado/LT,Z71,WT/36000/2015/2022',
  ]),
  ...models('van', [
    'Honda Odyssey/EX,EX-L,Touring/39000/2008/2020',
    'Toyota Sienna/LE,XLE,L/39500/2007/2020',
    'Ford Transit Connect/XL,XLT,Cargo/30500/2011/2020',
  ]),
]

/** A row is name/trims/price/first year/last year. */
function models(motif: MotifName, rows: readonly string[]): Model[] {
  return rows.map((row) => {
    const [name = '', trims = '', price = '', from = '', to = ''] = row.split('/')
    return {
      motif,
      name,
      trims: trims.split(','),
      price: Number(price),
      from: Number(from),
      to: Number(to),
    }
  })
}
