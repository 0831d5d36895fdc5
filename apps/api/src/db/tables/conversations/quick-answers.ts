/** Row of `quick_answers`: what somebody keeps to say again, in their order. */
export type QuickAnswersTable = {
  userId: number
  texts: string[]
}
