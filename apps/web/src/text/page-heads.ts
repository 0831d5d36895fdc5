// What the pages that always read the same tell search engines and link previews, by the first part of their path.
// Fetched with the page: the first load carries none of it.
import { PAGES, type PageName } from '@wepa/domain/pages'

type Words = { title: string; description: string }

/** Of these what they show says how they are called. */
type NamedByContent = '' | 'search' | 'category' | 'listing' | 'seller' | 'esenciales'

export const pageHeads = {
  'account-undo': {
    title: 'Tu cuenta',
    description: 'Deshaz un cambio de tu cuenta que no hiciste tú.',
  },
  'admin-dashboard': {
    title: 'Panel de administración',
    description: 'Cómo va Wepa: personas, sesiones, actividad y lo que espera una decisión.',
  },
  'admin-payments': {
    title: 'Pagos',
    description: 'Lo que entró, lo que hay que revisar y lo que envió el proveedor de pagos.',
  },
  'ai-chat': {
    title: 'Asistente de IA',
    description:
      'Envía una foto y el asistente prepara tu anuncio: qué es, un precio comparado con anuncios parecidos y la descripción.',
  },
  auth: {
    title: 'Entra o crea tu cuenta',
    description: 'Entra a Wepa o crea tu cuenta gratis para publicar, guardar y hablar.',
  },
  comparar: {
    title: 'Comparar anuncios',
    description: 'Hasta cuatro anuncios de Wepa, lado a lado.',
  },
  contact: { title: 'Contacto', description: 'Escríbenos. Te contestamos en 24 a 48 horas.' },
  encuentro: {
    title: 'Un encuentro',
    description: 'Lugar y hora de un encuentro que alguien compartió contigo.',
  },
  'edit-listing': {
    title: 'Editar anuncio',
    description: 'Cambia el texto, el precio o las fotos de tu anuncio.',
  },
  favorites: {
    title: 'Favoritos',
    description: 'Los anuncios que guardaste en Wepa, todos en un solo lugar.',
  },
  'featured-listings': {
    title: 'Anuncios destacados',
    description:
      'Destaca tu anuncio en Wepa desde $5.99: entre los primeros resultados, en la página principal o en el carrusel.',
  },
  'featured-report': {
    title: 'Reporte de Spotlight',
    description: 'Lo que trajo tu anuncio destacado, día por día.',
  },
  'featured-upgrade': {
    title: 'Destacar anuncio',
    description: 'Pon tu anuncio entre los primeros.',
  },
  following: {
    title: 'Vendedores que sigues',
    description: 'Los vendedores que sigues en Wepa, y lo nuevo que publicaron.',
  },
  'forgot-username': {
    title: 'Recuperar usuario',
    description: 'Te enviamos por correo el usuario con el que entras a Wepa.',
  },
  'guide-buying-guide': {
    title: 'Guía para comprar',
    description:
      'Cómo buscar, qué preguntar y qué revisar antes de pagar, con listas cortas para carros, celulares, enseres y casas.',
  },
  'guide-local-market': {
    title: 'El mercado de aquí',
    description:
      'Regiones, temporadas, palabras y costumbres: cómo se compra y se vende de Rincón a Culebra.',
  },
  'guide-selling-tips': {
    title: 'Consejos para vender',
    description:
      'Fotos que venden, un precio justo y una entrega sin sustos: lo que hace falta para vender pronto y bien en Puerto Rico.',
  },
  help: {
    title: 'Centro de ayuda',
    description:
      'Respuestas a las preguntas de todos los días: publicar, comprar, pagar, verificarte y cuidarte.',
  },
  'marketplace-guides': {
    title: 'Guías',
    description:
      'Tres guías para comprar y vender en Puerto Rico con calma: vender bien, comprar seguro y conocer el mercado de la isla.',
  },
  analytics: {
    title: 'Análisis de mi negocio',
    description: 'En qué búsquedas aparecen tus anuncios, qué se vende, y cómo está tu precio.',
  },
  developers: {
    title: 'Para desarrolladores',
    description: 'Conecta tu sistema con Wepa: tokens, avisos y todas las llamadas.',
  },
  manager: {
    title: 'Tu gerente',
    description: 'La persona de Wepa que atiende tu negocio, y la conversación con ella.',
  },
  team: {
    title: 'Equipo',
    description: 'Las personas que trabajan en tu negocio, y lo que hizo cada una.',
  },
  'team-invitation': {
    title: 'Invitación a un equipo',
    description: 'Un negocio te invita a trabajar en su cuenta de Wepa.',
  },
  inventory: {
    title: 'Inventario',
    description: 'Tus anuncios en una tabla: cambia muchos a la vez.',
  },
  'my-listings': {
    title: 'Mis Anuncios',
    description: 'Tus anuncios en Wepa: cómo van, y lo que puedes hacer con ellos.',
  },
  notifications: {
    title: 'Notificaciones',
    description:
      'Tus alertas en Wepa: quién te escribió, quién guardó tus anuncios y qué apareció.',
  },
  pendientes: {
    title: 'Pendientes',
    description: 'Lo que hiciste sin conexión y todavía no se ha enviado.',
  },
  'post-ad': {
    title: 'Publicar anuncio gratis',
    description: 'Publica gratis lo que vendes, alquilas u ofreces en Puerto Rico, con fotos.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué guarda Wepa de ti, para qué, quién lo ve y cómo lo borras.',
  },
  profile: {
    title: 'Tu perfil',
    description: 'Tu foto, tus datos, tus verificaciones y lo que otros dicen de ti en Wepa.',
  },
  rate: {
    title: 'Calificar',
    description: 'Di cómo te fue con la persona que te vendió o te compró.',
  },
  'recently-viewed': {
    title: 'Vistos recientemente',
    description: 'Los últimos 20 anuncios que abriste en Wepa.',
  },
  report: {
    title: 'Reportar',
    description:
      'Avísanos de un anuncio falso, prohibido o que no se ve bien. Lo revisamos en 24 a 48 horas.',
  },
  'reset-password': {
    title: 'Restablecer contraseña',
    description: 'Elige una contraseña nueva para tu cuenta de Wepa.',
  },
  'safety-tips': {
    title: 'Consejos de seguridad',
    description:
      'Cómo reconocer las estafas más comunes, dónde quedar y cómo pagar sin sustos al comprar y vender en Puerto Rico.',
  },
  'saved-searches': {
    title: 'Búsquedas guardadas',
    description: 'Lo que buscas en Wepa, y los avisos cuando alguien lo publica.',
  },
  settings: {
    title: 'Configuración',
    description: 'Tu contraseña, tus notificaciones, tu privacidad y tu cuenta de Wepa.',
  },
  terms: {
    title: 'Términos de uso',
    description:
      'Las reglas de Wepa en palabras sencillas: qué se puede publicar, qué cuesta y qué no prometemos.',
  },
  appeal: {
    title: 'Apelar una decisión',
    description: 'Cuéntanos por qué crees que nos equivocamos.',
  },
  unsubscribe: {
    title: 'Tus correos',
    description:
      'Deja de recibir los correos de una búsqueda guardada, de los vendedores que sigues o de la semana.',
  },
  'verification-request': {
    title: 'Solicitar Verificación',
    description: 'Verifica tu cuenta de Wepa para que otros confíen en ti.',
  },
  chat: {
    title: 'Conversación',
    description: 'Una de tus conversaciones en Wepa.',
  },
  messages: {
    title: 'Mensajes',
    description: 'Tus conversaciones en Wepa con quien vende y con quien compra.',
  },
  subscription: {
    title: 'Planes',
    description:
      'Free, Pro y Business: anuncios, fotos, asistente de IA y destacados de cada plan de Wepa, con 7 días de prueba gratis.',
  },
} as const satisfies Readonly<Record<Exclude<PageName, NamedByContent>, Words>>

/** The words of a page, and whether search engines may list it. */
export function fixedHead(name: keyof typeof pageHeads): Words & { isIndexed: boolean } {
  return { ...pageHeads[name], isIndexed: PAGES[name].robots !== 'hidden' }
}
