// Passwords that are tried first, because so many people have them.

/**
 * The tops of the yearly lists from leaks (Spain, Mexico, United States), and what is near for people here.
 * Without capitals, and without the digits and characters at their end: those are tried along.
 */
const common =
  'password contraseña contrasena qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm iloveyou teamo teamomucho tequiero welcome bienvenido admin administrador letmein dragon monkey football futbol baseball beisbol basketball baloncesto princess princesa superman batman pokemon michael jordan shadow master sunshine hello hola holahola abc abcd abcdef abcabc secret secreto clave miclave estrella mariposa corazon amor amigos familia mama papa jesus jesucristo dios diosmio cristo angel angelito bonita chocolate alejandro alejandra carlos carmen daniel daniela maria mariana jose luis juan pedro andrea gabriel gabriela samuel sebastian nicole natalia boricua puertorico borinquen sanjuan ponce bayamon caguas mayaguez coqui coquito wepa bacalaito condado daddyyankee badbunny losmets yankees piratas cangrejeros criollos'.split(
    ' ',
  )
const words = new Set(common)

/** Rows of keys, and digits up and down: any piece of six or more of these is a sequence. */
const rows = ['01234567890', '09876543210', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'abcdefghijklm']

/** True for a password that somebody who guesses tries among the first. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (/^(.{1,3})\1+$/.test(text)) return true
  if (rows.some((row) => text.length >= 4 && row.includes(text))) return true
  return words.has(text) || words.has(text.replace(/[\d\W_]+$/, ''))
}
