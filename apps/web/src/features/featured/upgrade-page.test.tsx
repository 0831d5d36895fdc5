// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const free: SubscriptionStatus = {
  plan: 'free',
  isActive: true,
  trialDaysLeft: 0,
  listingsUsed: 1,
  listingsLimit: 3,
  aiUsageCount: 0,
  nextBillingDate: null,
  cancelAt: null,
  featuredLeft: 0,
  status: 'active',
  graceUntil: null,
  isTrialAvailable: true,
}
const clientSecret = 'pi_1_secret_2'
let status = free

beforeEach(() => {
  status = free
  signIn(makeUser())
  api.answer({
    listings: { get: () => makeListing() },
    subscriptions: { status: () => status },
    cards: { setup: () => ({ isTest: true, publishableKey: 'pk_test' }) },
    featured: {
      upgrade: () => ({ clientSecret }),
      refresh: () => ({ isFeatured: true, expiresAt: null, payment: 'none' }),
    },
  })
})

const number = () => screen.findByLabelText('Número de tarjeta')
const pay = () => screen.getByRole('button', { name: /^Pagar/ })

it('shows nothing of an ad that is somebody else’s', async () => {
  api.answer({ listings: { get: () => makeListing({ userId: 9 }) } })
  openApp('/featured-upgrade/7')
  expect(await screen.findByRole('heading', { name: 'Anuncio no encontrado' })).toBeVisible()
  expect(api.inputsOf('featured.upgrade')).toEqual([])
})

it('says why no payment can be made, and asks again on a press', async () => {
  let refusals = 1
  api.answer({
    featured: {
      upgrade: () => {
        refusals -= 1
        if (refusals >= 0) throw new Refusal(503, 'payments_unavailable', 'No hay pagos ahora')
        return { clientSecret }
      },
    },
  })
  const { user } = openApp('/featured-upgrade/7?pay=true')
  expect(await screen.findByText('No hay pagos ahora')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await number()).toBeVisible()
})

it('marks what is wrong with the card, puts the focus there and charges nothing', async () => {
  const { user } = openApp('/featured-upgrade/7?pay=true')
  await user.type(await number(), '4242')
  await user.click(pay())
  expect(await number()).toBeInvalid()
  expect(await number()).toHaveFocus()
  expect(screen.getByLabelText('Vencimiento')).toBeInvalid()
  expect(api.inputsOf('cards.confirmTest')).toEqual([])
})

async function payWith(user: ReturnType<typeof openApp>['user']) {
  await user.type(await number(), '4242424242424242')
  await user.type(screen.getByLabelText('Vencimiento'), '1234')
  await user.type(screen.getByLabelText('Código (CVC)'), '123')
  await user.dblClick(pay())
}

it('says what the bank refused, and leaves the card as it was typed', async () => {
  api.answer({ cards: { confirmTest: () => ({ result: 'refused', message: 'Sin fondos.' }) } })
  const { user, router } = openApp('/featured-upgrade/7?pay=true')
  await payWith(user)
  expect(await screen.findByText(/Sin fondos\./)).toBeVisible()
  expect(await number()).toHaveValue('4242 4242 4242 4242')
  expect(router.state.location.pathname).toBe('/featured-upgrade/7')
  expect(api.inputsOf('featured.refresh')).toEqual([])
})

it('asks the person where the bank does; closing the question is a no', async () => {
  api.answer({
    cards: {
      confirmTest: () => ({ result: 'asks' }),
      answerTestBank: () => ({ result: 'refused', message: 'No confirmaste.' }),
    },
  })
  const { user } = openApp('/featured-upgrade/7?pay=true')
  await payWith(user)
  await screen.findByRole('dialog', { name: 'Tu banco pide que confirmes' })
  await user.keyboard('{Escape}')
  expect(await screen.findByText(/No confirmaste\./)).toBeVisible()
  expect(api.inputsOf('cards.answerTestBank')).toEqual([{ clientSecret, isApproved: false }])
})

it('charges once for two presses, and leads to the own ads once the ad is featured', async () => {
  api.answer({ cards: { confirmTest: () => ({ result: 'done' }) } })
  const { user, router } = openApp('/featured-upgrade/7')
  await user.click(await screen.findByRole('radio', { name: /^Spotlight/ }))
  await user.click(screen.getByRole('button', { name: /^Continuar al pago/ }))
  await payWith(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
  expect(api.inputsOf('featured.upgrade')).toEqual([{ listingId: 7, tier: 'spotlight' }])
  expect(api.inputsOf('cards.confirmTest')).toEqual([
    { clientSecret, number: '4242424242424242', month: 12, year: 2034, cvc: '123' },
  ])
})

it('asks for no card when another tab has taken the last place of the plan', async () => {
  status = { ...free, plan: 'pro', featuredLeft: 1 }
  api.answer({
    featured: {
      upgrade: () => {
        status = { ...status, featuredLeft: 0 }
        return { clientSecret }
      },
    },
  })
  const { user } = openApp('/featured-upgrade/7')
  await user.click(await screen.findByRole('button', { name: /^Destacar con mi plan/ }))
  expect(await screen.findByRole('button', { name: /^Continuar al pago/ })).toBeVisible()
  expect(screen.queryByLabelText('Número de tarjeta')).toBeNull()
})
