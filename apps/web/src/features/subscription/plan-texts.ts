// What each plan holds and what it leaves out, in the words of its card.
import { dollars } from '@wepa/domain/payments/feature'
import { AI_TRIAL_USES, PLANS, type PlanId } from '@wepa/domain/payments/plan'

export type PlanText = {
  /** For whom it is, in one line. */
  audience: string
  features: readonly string[]
  limitations: readonly string[]
}

/** '$0', '$9.99' */
export function priceText(plan: PlanId): string {
  const { priceCents } = PLANS[plan]
  return priceCents === 0 ? '$0' : `$${dollars(priceCents)}`
}

/** Below the price: the promise of a trial, to people who may still have one. */
export function termsText(plan: PlanId, isTrialAvailable: boolean): string {
  if (plan === 'free') return 'Para siempre'
  const { trialDays } = PLANS[plan]
  return isTrialAvailable
    ? `Prueba gratis por ${trialDays} días • Sin compromisos`
    : 'Sin compromisos'
}

const { free, pro, business } = PLANS

export const planTexts: Readonly<Record<PlanId, PlanText>> = {
  free: {
    audience: 'Para vender algo de vez en cuando',
    features: [
      `Hasta ${free.listings} anuncios activos`,
      `Fotos básicas: ${free.photos} por anuncio`,
      `${AI_TRIAL_USES} usos de prueba del asistente de IA`,
    ],
    limitations: [
      'Sin IA después de la prueba',
      'Sin analíticas: solo totales',
      'Sin destacados incluidos',
    ],
  },
  pro: {
    audience: 'Para quien vende todo el tiempo',
    features: [
      'Anuncios ilimitados',
      `Asistente de IA: ${pro.aiUses} usos al mes`,
      `Hasta ${pro.photos} fotos por anuncio`,
      `${pro.featured} destacados gratis al mes`,
      'Insignia Pro en tu perfil',
      'Analíticas básicas',
    ],
    limitations: ['Sin analíticas avanzadas'],
  },
  business: {
    audience: 'Para tiendas, dealers y negocios',
    features: [
      'Todo lo de Pro',
      `${business.featured} destacados gratis al mes`,
      `Asistente de IA: 1,000 usos al mes`,
      `Hasta ${business.photos} fotos por anuncio`,
      'Analíticas avanzadas: búsquedas, ventas, respuestas y precios',
      'Verificación de negocio y API, como en todos los planes',
      'Tokens de API para tus programas y avisos a tu servidor',
      'Gerente dedicado: una persona de Wepa te contesta en horas laborables',
      'Inventario: tus anuncios desde una tabla o una dirección',
      'Equipo: hasta 20 personas, cada una con su cuenta',
      'Respuesta automática cuando estás cerrado',
    ],
    limitations: [],
  },
}

export type ComparisonRow = { label: string; values: Readonly<Record<PlanId, string | boolean>> }

/** Text where there is a metric; else whether the plan holds it. */
export const comparison: readonly ComparisonRow[] = [
  {
    label: 'Anuncios activos',
    values: { free: String(free.listings), pro: 'Ilimitados', business: 'Ilimitados' },
  },
  {
    label: 'Fotos por anuncio',
    values: {
      free: String(free.photos),
      pro: String(pro.photos),
      business: String(business.photos),
    },
  },
  {
    label: 'Asistente de IA',
    values: {
      free: 'Prueba',
      pro: `${pro.aiUses} al mes`,
      business: '1,000 al mes',
    },
  },
  {
    label: 'Destacados gratis al mes',
    values: { free: false, pro: String(pro.featured), business: String(business.featured) },
  },
  { label: 'Insignia Pro', values: { free: false, pro: true, business: true } },
  { label: 'Analíticas', values: { free: 'Totales', pro: 'Básicas', business: 'Avanzadas' } },
  {
    label: 'Análisis de tu negocio y resumen semanal',
    values: { free: false, pro: false, business: true },
  },
  { label: 'Verificación de negocio', values: { free: true, pro: true, business: true } },
  { label: 'API para tus sistemas', values: { free: true, pro: true, business: true } },
  {
    label: 'Tokens de API y avisos a tu servidor',
    values: { free: false, pro: false, business: true },
  },
  { label: 'Gerente dedicado', values: { free: false, pro: false, business: true } },
  {
    label: 'Respuesta automática fuera de horario',
    values: { free: false, pro: false, business: true },
  },
  { label: 'Equipo con cuentas propias', values: { free: false, pro: false, business: true } },
  { label: 'Importar tu inventario', values: { free: false, pro: false, business: true } },
]

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: '¿Puedo cambiar de plan cuando quiera?',
    answer:
      'Sí. Si subes, pagas solo la diferencia por lo que queda del mes. Si bajas, lo que pagaste de más queda como crédito para tus próximos cobros.',
  },
  {
    question: '¿Qué tarjetas aceptan?',
    answer:
      'Visa, Mastercard, American Express y Discover, de crédito o débito. La tarjeta la guarda el procesador de pagos: Wepa nunca ve el número.',
  },
  {
    question: '¿Cómo funciona la prueba gratis?',
    answer:
      'Son 7 días, una vez por persona. Registras una tarjeta y no se cobra nada hasta que termine la prueba. Te escribimos 3 días antes; si cancelas a tiempo, no pagas.',
  },
  {
    question: '¿Cómo cancelo?',
    answer:
      'Desde esta misma página, sin llamadas. Tu plan sigue hasta el final de lo que ya pagaste o de la prueba, y puedes reanudarlo hasta ese día.',
  },
  {
    question: '¿Qué pasa con mis anuncios si vuelvo a Free?',
    answer:
      'No se borra nada. Los anuncios que pasan del límite siguen activos hasta que venzan, con todas sus fotos. Solo no podrás publicar ni reactivar otros hasta tener espacio.',
  },
  {
    question: '¿Y si un cobro falla?',
    answer:
      'Te avisamos y tu plan sigue 3 días más mientras lo intentamos otra vez. Puedes pagar con otra tarjeta desde aquí. Después vuelves a Free.',
  },
]

export const benefits: readonly { title: string; text: string }[] = [
  { title: 'Sin límite de anuncios', text: 'Publica todo lo que tienes para vender.' },
  { title: 'Destacados incluidos', text: 'Cada mes, sin pagar aparte.' },
  { title: 'La IA escribe por ti', text: 'Desde una foto: título, descripción y precio.' },
  { title: 'Sin contrato', text: 'Mes a mes. Cancelas con un toque.' },
]

/** Neutral cases in place of testimonials: nobody is quoted who does not exist. */
export const useCases: readonly { plan: PlanId; title: string; text: string }[] = [
  {
    plan: 'free',
    title: 'Te mudas y vendes los muebles',
    text: 'Tres anuncios a la vez bastan: cuando uno se vende, su lugar queda libre para el próximo.',
  },
  {
    plan: 'pro',
    title: 'Revendes electrónicos cada semana',
    text: 'Sin límite de anuncios, con la IA escribiendo las descripciones y dos destacados al mes para lo más caro.',
  },
  {
    plan: 'business',
    title: 'Tienes un dealer o una tienda',
    text: 'Diez destacados al mes, quince fotos para cada unidad y las cifras de lo que más se mira.',
  },
]
