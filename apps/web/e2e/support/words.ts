// The documented sentences and links that stand on a route as soon as it is opened. `every-route.spec.ts`
// reads them where it is anyway.
import { expect, type Page } from '@playwright/test'

export type Who = 'visitor' | 'member' | 'admin'

type Said = {
  who: Who
  at: RegExp
  /** Words word by word; what begins with '→' is a link's address. */
  says: readonly string[]
}

const said: readonly Said[] = [
  {
    who: 'visitor',
    at: /^\/$/,
    says: [
      ...['Inicio', 'Buscar', 'Favoritos', 'Publicar', 'Mensajes', 'Alertas', 'Perfil'],
      ...['→/', '→/search', '→/favorites', '→/messages', '→/notifications', '→/profile'],
      ...['→/post-ad', '→/auth?redirect=/post-ad', '→/subscription', '→/ai-chat'],
      ...['→/help', '→/marketplace-guides', '→/safety-tips', '→/terms', '→/privacy', '→/contact'],
      ...['→/report', 'Reportar Anuncio', '© 2024'],
      ...['Bienes Raíces', 'Vehículos', 'Empleos', 'Electrónicos', 'Mascotas'],
      ...['Quieres vender más rápido?', 'Ver Planes Pro'],
      'Prueba gratis por 7 días • Sin compromisos',
      ...['Qué estás buscando?', 'Todas', 'Municipio', 'Wepa!', 'Ver todos', 'Recién Agregados'],
      ...['→/search?sort=newest', 'Toma una foto y la IA escribe el anuncio'],
      ...['Cómo funciona', '1. Toma fotos', '2. Recibe mensajes', '3. Acuerda y vende'],
      ...['Publica tu primer anuncio gratis', 'Guías para comprar y vender', 'Centro de ayuda'],
      ...['iPhone y iPad: toca Compartir', 'Android: abre el menú del navegador'],
    ],
  },
  { who: 'visitor', at: /^\/nada$/, says: ['404: Page not found'] },
  {
    who: 'visitor',
    at: /^\/category\/hogar-jardin/,
    says: [
      ...['Hogar y Jardín', 'anuncios encontrados', 'Toda la isla', 'Toda la región: Sur'],
      ...['Más recientes', 'Más antiguos', 'Precio: menor a mayor', 'Precio: mayor a menor'],
    ],
  },
  { who: 'visitor', at: /^\/category\/no-existe/, says: ['Categoría no encontrada'] },
  {
    who: 'visitor',
    at: /^\/search\?view=list/,
    says: ['Filtros', 'Guardar búsqueda', 'Más recientes', 'Precio: mayor a menor'],
  },
  {
    who: 'visitor',
    at: /^\/listing\/(?!9{9})/,
    says: [
      ...['Hogar y Jardín', '$1,250,000', 'San Sebastián, Centro', 'Descripción', 'Publicado'],
      ...['Contactar', 'Consejos de seguridad', 'Reportar anuncio', '→/safety-tips'],
      ...['Como nuevo', '→/category/hogar-jardin'],
    ],
  },
  { who: 'visitor', at: /^\/listing\/9{9}/, says: ['Anuncio no encontrado'] },
  {
    who: 'visitor',
    at: /^\/auth$/,
    says: ['Iniciar Sesión', 'Registrarse', '¿Olvidaste tu contraseña?', '→/forgot-username'],
  },
  {
    who: 'visitor',
    at: /^\/auth\?tab=register/,
    says: ['Teléfono (opcional)', 'Municipio', 'Mínimo 6 caracteres', '→/terms', '→/privacy'],
  },
  {
    who: 'visitor',
    at: /^\/reset-password/,
    says: [
      ...['Enlace Inválido', 'Este enlace de restablecimiento ha expirado o no es válido'],
      ...['los enlaces vencen después de 1 hora', '→/auth?tab=reset', 'Ir al inicio'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/help/,
    says: [
      ...['Tu cuenta', 'Vender', 'Comprar', 'Seguridad', 'Preguntas frecuentes'],
      ...['→/auth', '→/post-ad', '→/profile', '→/ai-chat', '→/guide-buying-guide', '→/report'],
      ...['→/safety-tips', '→/verification-request', '→/contact', '→/my-listings'],
      ...['→/guide-selling-tips', 'no cobramos comisión por tus ventas'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/contact/,
    says: [
      ...['→/help', 'Te contestamos en 24-48 horas', 'Problema técnico', 'Mi cuenta', 'Seguridad'],
      ...['Sugerencia', 'Negocios y planes', 'Otro asunto'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/report/,
    says: [
      ...['Falso o estafa', 'Contenido inapropiado', 'Artículo prohibido', 'Spam o repetido'],
      ...['Precio engañoso', 'Otra razón', 'Lo revisamos en 24-48 horas'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/marketplace-guides/,
    says: [
      ...['Consejos para vender', '8 minutos de lectura', '→/guide-selling-tips'],
      ...['Guía para comprar', '6 minutos de lectura', '→/guide-buying-guide'],
      ...['El mercado de aquí', '10 minutos de lectura', '→/guide-local-market'],
      'Solo cobramos por los planes Pro y Business y por los anuncios destacados',
    ],
  },
  { who: 'visitor', at: /^\/guide-selling-tips/, says: ['Siguiente', '→/guide-buying-guide'] },
  {
    who: 'visitor',
    at: /^\/guide-buying-guide/,
    says: [
      ...['Anterior', '→/guide-selling-tips', 'Siguiente', '→/guide-local-market'],
      'entre 9 de la mañana y 7 de la noche',
      ...['Hasta $500', 'De $500 a $2,000', 'Más de $2,000'],
    ],
  },
  { who: 'visitor', at: /^\/guide-local-market/, says: ['Anterior', '→/guide-buying-guide'] },
  {
    who: 'visitor',
    at: /^\/safety-tips/,
    says: [
      ...['Para un momento si te piden esto', 'Antes de quedar', 'Al encontrarse', 'Al pagar'],
      ...['Las estafas que más se repiten', 'Vehículos', 'Electrónicos', 'Empleos y servicios'],
      ...['¿Estás en peligro?', 'Llamar al 911', '→tel:911', 'Reportar a alguien', 'Antes de ir'],
      'entre 9 de la mañana y 7 de la noche',
    ],
  },
  {
    who: 'visitor',
    at: /^\/terms/,
    says: [
      'Última actualización: 7 de enero, 2025',
      '18 años o más, o usarla bajo la supervisión de una persona adulta',
    ],
  },
  { who: 'visitor', at: /^\/privacy/, says: ['Última actualización: 7 de enero, 2025'] },
  {
    who: 'visitor',
    at: /^\/favorites/,
    says: ['Guarda lo que te gusta', '→/auth?redirect=%2Ffavorites', '→/', '→/search', '→/post-ad'],
  },
  {
    who: 'visitor',
    at: /^\/post-ad/,
    says: ['Inicia sesión para publicar', 'Crear Cuenta Gratis', 'Ya tengo cuenta'],
  },
  {
    who: 'member',
    at: /^\/post-ad/,
    says: [
      ...['Selecciona una categoría', 'Título', 'Descripción', 'Precio (opcional)', 'Municipio'],
      ...['Email de contacto', 'Teléfono de contacto', 'Destacar mi anuncio +$10.00'],
      ...['Usar el asistente IA', 'Hasta 5 fotos', 'Con Pro son 10'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/ai-chat/,
    says: ['Crea tu cuenta para usar el asistente', '→/auth?redirect=%2Fai-chat'],
  },
  { who: 'visitor', at: /^\/profile/, says: ['Crear Cuenta Gratis', 'Ya tengo cuenta'] },
  {
    who: 'member',
    at: /^\/profile\?tab=profile/,
    says: [
      ...['Inicio', 'Sube tu anuncio', 'Nuevo Usuario', 'No bio available', 'Como vendedor'],
      ...['Como comprador', 'Ventas', 'Tu suscripción', 'Plan Free', 'Destaca un anuncio desde $5'],
      ...['Mis anuncios', '→/my-listings', '→/favorites', 'Nuevo anuncio', '→/post-ad'],
      ...['Búsquedas guardadas', '→/saved-searches', 'Vistos recientemente', '→/recently-viewed'],
      ...['→/verification-request', 'Configuración', '→/settings', 'Cerrar sesión'],
      ...['Calificaciones (0)', 'Actividad', '0 de 5 verificaciones'],
    ],
  },
  {
    who: 'member',
    at: /^\/profile\?tab=verification/,
    says: [
      ...['Puntuación de confianza', 'N/A', 'Aprobadas', '0 de 5', 'Pendientes', 'Rechazadas'],
      ...['Email', 'Teléfono', 'Identidad', 'Negocio', 'Dirección', 'No Verificado'],
      ...['Próximamente', 'Solicitar Verificación'],
    ],
  },
  { who: 'member', at: /^\/profile\?tab=activity/, says: ['Activity Coming Soon'] },
  { who: 'visitor', at: /^\/settings/, says: ['Acceso Denegado', '→/auth?redirect=%2Fsettings'] },
  {
    who: 'member',
    at: /^\/settings\?tab=security/,
    says: [
      ...['Configuración', '→/profile', 'Seguridad', 'Notificaciones', 'Privacidad', 'Cuenta'],
      ...['Cambiar contraseña', 'Verificación en dos pasos', 'Coming soon'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/subscription$/,
    says: [
      ...['Free', 'Pro', 'Más Popular', 'Business', '$0', '$9.99', '$29.99', '$39.99'],
      ...['Tiempo limitado', 'Prueba gratis por 7 días • Sin compromisos'],
      ...['Hasta 3 anuncios activos', 'Fotos básicas: 5 por anuncio', 'Sin IA', 'Sin analíticas'],
      ...['Sin destacados incluidos', 'Anuncios ilimitados', 'Asistente de IA', 'Insignia Pro'],
      ...['Hasta 10 fotos por anuncio', '2 destacados gratis al mes', 'Analíticas básicas'],
      ...['Todo lo de Pro', '10 destacados gratis al mes', 'Hasta 15 fotos por anuncio'],
      ...['Analíticas avanzadas', 'Verificación de negocio', 'Gerente dedicado', 'Inventario'],
      ...['Compara los planes', 'Cuál es para ti', 'Lo que ganas', 'Preguntas frecuentes'],
      ...['¿Puedo cambiar de plan cuando quiera?', '¿Qué tarjetas aceptan?'],
      '¿Cómo funciona la prueba gratis?',
    ],
  },
  { who: 'member', at: /^\/subscription$/, says: ['Tu plan: Free', 'Plan Actual'] },
  {
    who: 'member',
    at: /^\/subscription\?plan=pro/,
    says: ['Completar suscripción', 'Volver a los planes', '→/subscription'],
  },
  {
    who: 'member',
    at: /^\/featured-listings/,
    says: [
      ...['Básico', '$5.99', '7 días', 'Premium', '$12.99', '14 días', 'Más popular'],
      ...['Spotlight', '$19.99', '30 días', 'Top 3 en resultados de búsqueda'],
      ...['Insignia Destacado', 'Estadísticas básicas', 'Insignia dorada'],
      ...['Sección destacada en la página principal', 'Estadísticas avanzadas'],
      ...['Notificaciones de interés', 'Carrusel principal', 'Promoción en redes sociales'],
      ...['Insignia exclusiva', 'Reporte detallado'],
    ],
  },
  {
    who: 'member',
    at: /^\/featured-upgrade\//,
    says: [
      ...['Supercalifragilisticoespialidoso', '$1,250,000', 'En buenas condiciones.'],
      ...['San Sebastián', 'Básico', '$5', 'Premium', '$10', 'Más popular', 'Spotlight', '$15'],
    ],
  },
  {
    who: 'visitor',
    at: /^\/my-listings/,
    says: ['Inicia sesión para ver tus anuncios', '→/auth?redirect=%2Fmy-listings'],
  },
  {
    who: 'member',
    at: /^\/my-listings/,
    says: [
      ...['Anuncios', 'Activos', 'Vistas', 'Clics', 'Mensajes', 'Conversión', '0.0%'],
      ...['Todos (1)', 'Activos (1)', 'Inactivos (0)', 'Activo', 'Editar', 'Destacar'],
    ],
  },
  { who: 'visitor', at: /^\/edit-listing\//, says: ['Inicia sesión requerida'] },
  { who: 'member', at: /^\/chat\/9{9}/, says: ['Conversación no encontrada'] },
  { who: 'visitor', at: /^\/following/, says: ['→/auth?redirect=%2Ffollowing'] },
  {
    who: 'member',
    at: /^\/following/,
    says: ['Vendedores que sigues', 'Vendedores', 'Anuncios nuevos'],
  },
  {
    who: 'member',
    at: /^\/recently-viewed/,
    says: ['Los últimos 20 anuncios que abriste.', 'Visto hace menos de 1 hora'],
  },
  {
    who: 'visitor',
    at: /^\/admin-dashboard/,
    says: ['Acceso Denegado', '→/auth?redirect=%2Fadmin-dashboard', 'Ir al inicio'],
  },
  {
    who: 'admin',
    at: /^\/admin-dashboard\?/,
    says: [
      ...['Usuarios', 'Anuncios públicos', 'Activos en 24 horas', 'Ingresos en 24 horas'],
      ...['Sesiones', 'Actividad', 'Métricas', 'En Vivo', 'Actualizar'],
    ],
  },
]

/** Everything that has to stand on a route stands there. */
export async function expectWords(page: Page, path: string, who: Who): Promise<void> {
  for (const { says } of said.filter((each) => each.who === who && each.at.test(path))) {
    for (const words of says) {
      if (words.startsWith('→')) {
        const href = words.slice(1)
        await expect
          .soft(page.locator(`a[href="${href}"]`).first(), `${path} ${words}`)
          .toBeAttached()
      } else {
        await expect.soft(page.locator('body'), `${path} ${words}`).toContainText(words)
      }
    }
  }
  // The footer names its categories and links none.
  await expect.soft(page.locator('footer a[href^="/category"]'), path).toHaveCount(0)
}
