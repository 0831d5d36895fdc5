// A session that a form began without the program (docs/product/accounts.md#signing-in-without-the-program).

/** The cookie that holds the session's token. It goes to paths under `/auth` alone, and no script reads it. */
export const FORM_SESSION_COOKIE = 'wepa_session'
/** The cookie that tells a page's script that there is such a session. */
export const FORM_SESSION_MARK = 'wepa_signed_in'

/** What the page for signing in says to one person alone. */
export type SignInState =
  /** A form was refused; its password is not given back. */
  | { kind: 'refused'; message: string; username: string }
  /** The password was right, and a code is asked for; `message` when one was refused. */
  | { kind: 'code'; ticket: string; message?: string }
  /** The session stands, and no program has taken it over. */
  | { kind: 'entered'; name: string }
