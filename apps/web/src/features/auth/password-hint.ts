import { MIN_PASSWORD } from '@wepa/domain/people/user'

export const passwordHint = `Mínimo ${MIN_PASSWORD} caracteres`
