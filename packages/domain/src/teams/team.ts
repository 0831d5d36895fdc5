// Several people who work for one business, each with their own sign-in.

/** From the least to the most one may do. */
export const TEAM_ROLES = ['reader', 'seller', 'owner'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  reader: 'Solo mira',
  seller: 'Vende',
  owner: 'Administra',
}

/** What each may do, in one sentence. */
export const ROLE_TEXTS: Readonly<Record<TeamRole, string>> = {
  reader: 'Ve los anuncios, las conversaciones y las cifras, y no cambia nada.',
  seller: 'Publica y cambia anuncios, escribe mensajes, anota ventas e importa inventario.',
  owner:
    'Hace lo de quien vende, y además destaca anuncios, cambia el perfil, escribe al gerente e invita y quita a otros. No ve la contraseña ni cambia el plan.',
}

/** People of one team, invitations among them. */
export const MAX_TEAM = 20
/** Days for which an invitation is good. */
export const INVITATION_DAYS = 7

/** Whether somebody of a role may do what takes `least`. */
export function isAtLeast(role: TeamRole, least: TeamRole): boolean {
  return TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(least)
}
