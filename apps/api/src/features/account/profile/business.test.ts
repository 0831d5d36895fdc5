import type { ProfilePatch } from '@wepa/domain/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

type Person = Awaited<ReturnType<Suite['makeUser']>>

const shop: ProfilePatch = {
  accountType: 'business',
  businessName: 'Auto Borinquen',
  businessLicense: 'PM-1234',
  businessPhone: '787 555 0123',
  businessHours: 'Lunes a viernes, 9 a 5',
  businessWebsite: 'autoborinquen.example',
}
const save = (person: Person, change: ProfilePatch) =>
  suite.asUser(person).users.update({ id: person.id, ...change })
const open = (person: Person) => suite.asVisitor().users.get({ id: person.id })

/** A business whose verification an administrator approved. */
async function makeVerified(): Promise<Person> {
  const [person, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  await save(person, shop)
  const { id } = await suite.asUser(person).verifications.request({
    id: person.id,
    verificationType: 'business',
    documentData: { businessName: 'Auto Borinquen', licenseNumber: 'PM-1234' },
  })
  await suite.asUser(admin).verifications.decide({ id, decision: 'approve' })
  return person
}

test('a business needs its name, and nothing of a refused change is kept', async () => {
  const ana = await suite.makeUser()
  for (const change of [{ accountType: 'business' }, { ...shop, businessName: ' ' }] as const) {
    await expect(save(ana, change)).rejects.toMatchObject({
      cause: { issues: [{ path: 'businessName', message: 'El nombre del negocio es requerido' }] },
    })
  }
  await save(ana, shop)
  await expect(save(ana, { businessName: null, bio: 'otra' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await open(ana)).toMatchObject({ bio: null, business: { name: 'Auto Borinquen' } })
})

test('everybody sees the business, its telephone only where the person takes calls', async () => {
  const ana = await suite.makeUser()
  expect((await open(ana)).business).toBeNull()
  await save(ana, shop)
  expect((await open(ana)).business).toEqual({
    name: 'Auto Borinquen',
    category: null,
    description: null,
    address: null,
    phone: null,
    website: 'https://autoborinquen.example',
    hours: 'Lunes a viernes, 9 a 5',
    license: 'PM-1234',
    isVerified: false,
  })
  await save(ana, { allowPhoneContact: true })
  expect((await open(ana)).business?.phone).toBe('(787) 555-0123')
  await save(ana, { accountType: 'personal' })
  expect((await open(ana)).business).toBeNull()
})

test('another name or license ends its verification; anything else leaves it', async () => {
  for (const change of [{ businessName: 'Otro' }, { businessLicense: null }]) {
    const person = await makeVerified()
    expect(await save(person, { ...shop, businessHours: 'Siempre' })).toMatchObject({
      businessVerified: true,
      verificationLevel: 1,
    })
    expect(await save(person, change)).toMatchObject({
      businessVerified: false,
      isVerified: false,
      verificationLevel: 0,
    })
    expect((await open(person)).business?.isVerified).toBe(false)
  }
})
