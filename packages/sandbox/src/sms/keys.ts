/** The keys that the stand-in takes, and no others. */
export const smsKeys = {
  TWILIO_ACCOUNT_SID: 'ACsandbox00000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'sandbox-auth-token',
  TWILIO_FROM: '+17875550100',
} as const
