// Attributes of every ad: what it is for, how it is priced and paid, how the thing is handed over.
import type { Attribute } from '../attribute.ts'

export const everyAd = {
  intent: {
    label: 'Anuncio de',
    kind: 'choice',
    choices: {
      vendo: 'Vendo',
      alquilo: 'Alquilo',
      busco: 'Busco',
      regalo: 'Regalo',
      cambio: 'Cambio',
      ofrezco: 'Ofrezco',
    },
    isFacet: true,
  },
  priceKind: {
    label: 'Tipo de precio',
    kind: 'choice',
    choices: {
      fijo: 'Fijo',
      omo: 'O mejor oferta',
      gratis: 'Gratis',
      desde: 'Desde',
      por_hora: 'Por hora',
      por_noche: 'Por noche',
      por_semana: 'Por semana',
      por_mes: 'Por mes',
      por_ano: 'Por año',
      llame: 'A consultar',
    },
    isFacet: true,
  },
  negotiable: { label: 'Negociable', kind: 'flag' },
  payment: {
    label: 'Formas de pago',
    kind: 'choice',
    isMany: true,
    choices: {
      ath_movil: 'ATH Móvil',
      efectivo: 'Efectivo',
      cheque_gerente: 'Cheque de gerente',
      tarjeta: 'Tarjeta',
      financiamiento: 'Financiamiento',
    },
  },
  delivery: {
    label: 'Entrega',
    kind: 'choice',
    isMany: true,
    choices: { recogido: 'Se recoge', entrega: 'Entrego', envio: 'Envío por correo' },
  },
} as const satisfies Record<string, Attribute>
