/** The server's settings for the sandbox's Stripe. They open nothing else, so they need not be secret. */
export const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
}
