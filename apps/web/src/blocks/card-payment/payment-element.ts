// Stripe.js itself: loaded from Stripe, as it has to be, and only on a page whose policy lets it in.
import { loadStripe } from '@stripe/stripe-js/pure'
import { isPaymentPath } from '@wepa/domain/payments/card-payment'
import { elementRefusal } from './payment-failure.ts'

export type PaymentElement = {
  /** null once the card was taken; else what Stripe says to the person, '' when it says nothing. */
  confirm: (intentType: 'setup' | 'payment', returnPath: string) => Promise<string | null>
  destroy: () => void
}

interface ElementOptions {
  publishableKey: string
  clientSecret: string
  place: HTMLElement | null
  onReady: () => void
}

/** @throws when Stripe cannot be loaded */
export async function mountElement(options: ElementOptions): Promise<PaymentElement> {
  const { publishableKey, clientSecret, place, onReady } = options
  await openAsOwnPage()
  const stripe = await loadStripe(publishableKey, { locale: 'es-419' })
  if (!stripe || !place) throw new Error('Stripe.js did not load')
  const elements = stripe.elements({ clientSecret, locale: 'es-419', appearance: appearance() })
  const element = elements.create('payment', { layout: 'tabs' })
  element.on('ready', onReady)
  element.mount(place)
  return {
    confirm: async (intentType, returnPath) => {
      const confirmParams = { return_url: new URL(returnPath, window.location.href).href }
      const order = { elements, confirmParams, redirect: 'if_required' } as const
      const { error } =
        intentType === 'setup'
          ? await stripe.confirmSetup(order)
          : await stripe.confirmPayment(order)
      return elementRefusal(error)
    },
    destroy: () => element.destroy(),
  }
}

/**
 * The content policy is that of the page which was opened first: who came here by a link inside the app
 * has one that keeps Stripe out, until this page is opened itself.
 */
function openAsOwnPage(): Promise<void> {
  const [first] = performance.getEntriesByType('navigation')
  if (!first || isPaymentPath(new URL(first.name, window.location.href).pathname)) {
    return Promise.resolve()
  }
  window.location.reload()
  // Nothing more is done here: this page goes.
  return new Promise(() => {})
}

/** Stripe's form in our colors; it stands in a frame and cannot read them itself. */
function appearance() {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  const isDark = styles.colorScheme === 'dark'
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: token('--caribe'),
      colorBackground: token('--card'),
      colorText: token('--ink'),
      colorTextSecondary: token('--muted'),
      colorDanger: token('--danger'),
      borderRadius: '10px',
      fontFamily: 'system-ui, sans-serif',
    },
  }
}
