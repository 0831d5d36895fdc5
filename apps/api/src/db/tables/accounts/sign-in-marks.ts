/** Row of `sign_in_marks`: a device or a network from which a person signed in, as a hash. */
export type SignInMarksTable = {
  userId: number
  mark: Buffer
  lastSeenAt: Date
}
