/** What a stand-in answers: JSON, unless it is the page of a post. */
export type Reply = { status: number; body: object }

export const ok = (body: object): Reply => ({ status: 200, body })

/** As the Graph API words an error. */
export function graphError(status: number, code: number, message: string, subcode?: number): Reply {
  const error = {
    message,
    type: 'OAuthException',
    code,
    ...(subcode && { error_subcode: subcode }),
  }
  return { status, body: { error } }
}

/** As an AT server words one. */
export function atError(status: number, error: string, message: string): Reply {
  return { status, body: { error, message } }
}
