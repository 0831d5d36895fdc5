import { ADVISED_PASSWORD, MIN_PASSWORD } from '@wepa/domain/people/user'

/** What is accepted where one signs up or has forgotten it. */
export const passwordHint = `Mínimo ${MIN_PASSWORD} caracteres`
/** What the settings ask for. */
export const passwordAdvice = `Mejor ${ADVISED_PASSWORD} o más.`
