// What the log of a business says of what its people did.

/** Where the thing of an action is looked at. */
type About = 'listing' | 'conversation' | 'import'

type Words = { words: string; about?: About }

/** Changes by their procedure; those that change nothing of the business are not noted. */
export const TEAM_ACTIONS: Readonly<Record<string, Words>> = {
  'assistant.publish': { words: 'Publicó un anuncio con el asistente', about: 'listing' },
  'blocks.add': { words: 'Bloqueó a una persona' },
  'blocks.remove': { words: 'Desbloqueó a una persona' },
  'conversations.setAwayReply': { words: 'Cambió la respuesta de cuando está cerrado' },
  'conversations.mark': { words: 'Silenció o archivó una conversación', about: 'conversation' },
  'conversations.setQuickAnswers': { words: 'Cambió las respuestas rápidas' },
  'conversations.send': { words: 'Escribió en una conversación', about: 'conversation' },
  'conversations.sendPhotos': { words: 'Envió fotos en una conversación', about: 'conversation' },
  'conversations.start': { words: 'Empezó una conversación', about: 'conversation' },
  'meetings.propose': { words: 'Propuso un encuentro', about: 'conversation' },
  'meetings.answer': { words: 'Contestó un encuentro' },
  'meetings.step': { words: 'Avisó camino a un encuentro' },
  'meetings.share': { words: 'Compartió un encuentro' },
  'meetings.unshare': { words: 'Dejó de compartir un encuentro' },
  'offers.make': { words: 'Hizo una oferta', about: 'conversation' },
  'offers.answer': { words: 'Contestó una oferta' },
  'offers.setFloor': { words: 'Cambió la oferta mínima de un anuncio', about: 'listing' },
  'imports.cancel': { words: 'Canceló una importación', about: 'import' },
  'imports.confirm': { words: 'Confirmó una importación', about: 'import' },
  'imports.readFeedNow': { words: 'Leyó la dirección del inventario' },
  'imports.setFeed': { words: 'Cambió la dirección del inventario' },
  'imports.removeFeed': { words: 'Quitó la dirección del inventario' },
  'imports.addPhotos': { words: 'Subió las fotos de un inventario', about: 'import' },
  'imports.start': { words: 'Subió un inventario', about: 'import' },
  'inventory.changeMany': { words: 'Cambió varios anuncios a la vez' },
  'inventory.undo': { words: 'Deshizo un cambio de varios anuncios' },
  'inventory.copy': { words: 'Copió un anuncio', about: 'listing' },
  'inventory.setReference': { words: 'Cambió la referencia de un anuncio', about: 'listing' },
  'listings.publish': { words: 'Publicó un anuncio', about: 'listing' },
  'listings.edit': { words: 'Editó un anuncio', about: 'listing' },
  'listings.renew': { words: 'Renovó un anuncio', about: 'listing' },
  'listings.setStatus': { words: 'Cambió el estado de un anuncio', about: 'listing' },
  'listings.remove': { words: 'Eliminó un anuncio' },
  'ratings.give': { words: 'Calificó una venta' },
  'reports.send': { words: 'Envió un reporte' },
  'savedSearches.save': { words: 'Guardó una búsqueda' },
  'savedSearches.pageSave': { words: 'Guardó una búsqueda' },
  'savedSearches.change': { words: 'Cambió una búsqueda guardada' },
  'savedSearches.remove': { words: 'Quitó una búsqueda guardada' },
  'savedSearches.pageRemove': { words: 'Quitó una búsqueda guardada' },
  'savedSearches.openFeed': { words: 'Abrió el canal de una búsqueda' },
  'savedSearches.closeFeed': { words: 'Cerró el canal de una búsqueda' },
  'account.setPreferences': { words: 'Cambió cómo se avisa al negocio' },
  'contact.send': { words: 'Escribió al equipo de Wepa' },
  'featured.promote': { words: 'Pagó un destacado', about: 'listing' },
  'featured.upgrade': { words: 'Destacó un anuncio', about: 'listing' },
  'featured.move': { words: 'Movió un destacado', about: 'listing' },
  'managers.write': { words: 'Escribió al gerente' },
  'photos.uploadProfileImage': { words: 'Cambió la foto del perfil' },
  'users.update': { words: 'Cambió el perfil' },
  'webhooks.create': { words: 'Añadió una dirección de avisos' },
  'webhooks.remove': { words: 'Quitó una dirección de avisos' },
  'webhooks.ping': { words: 'Probó una dirección de avisos' },
  'webhooks.sendAgain': { words: 'Envió un aviso otra vez' },
  'teams.invite': { words: 'Invitó a alguien al equipo' },
  'teams.cancelInvitation': { words: 'Retiró una invitación' },
  'teams.setRole': { words: 'Cambió lo que puede hacer alguien del equipo' },
  'teams.remove': { words: 'Quitó a alguien del equipo' },
  'teams.assign': { words: 'Pasó una conversación', about: 'conversation' },
}

/** Where a line of the log leads; null where there is nothing to look at. */
export function teamActionPath(call: string, subjectId: number | null): string | null {
  const about = Object.hasOwn(TEAM_ACTIONS, call) ? TEAM_ACTIONS[call]?.about : undefined
  if (!about || subjectId === null) return null
  if (about === 'listing') return `/listing/${subjectId}`
  return about === 'conversation' ? `/chat/${subjectId}` : '/inventory'
}
