// Frequent reasons that only fit what a case is about: its kind, the decision, and its topic.
import type { TargetKind } from '@wepa/domain/moderation/moderation'
import type { Choice } from './choice-words.ts'

type Topics = Readonly<Record<string, readonly string[]>>

export const topicReasons: Partial<Record<TargetKind, Partial<Record<Choice, Topics>>>> = {
  contact: {
    answer: {
      technical: [
        'Cierra la página, ábrela otra vez y prueba. Si sigue igual, dinos qué teléfono y qué navegador usas.',
      ],
      account: [
        'Mira en la carpeta de correo no deseado: el código puede estar ahí. Sirve por 10 minutos.',
        'En la página de entrada, «¿Olvidaste tu contraseña?» te envía un enlace para poner otra.',
      ],
      safety: [
        'Gracias por avisar. Lo estamos mirando. Mientras tanto no envíes dinero ni códigos, y bloquea a esa persona.',
        'Si perdiste dinero, haz una querella en la Policía y avisa a tu banco hoy mismo. Nosotros guardamos lo que haga falta.',
      ],
      suggestion: ['Ya lo tenemos en la lista. Te agradecemos que lo cuentes.'],
      business: ['Los planes y lo que incluye cada uno están en la página de planes.'],
    },
    close: {
      suggestion: ['La idea quedó anotada.'],
      business: ['Es una oferta comercial que no pedimos.'],
    },
  },
  verification: {
    reject: {
      phone: ['No pudimos comprobar que el número sea tuyo.'],
      identity: [
        'El nombre del documento no es el de tu cuenta.',
        'Falta la parte de atrás del documento.',
      ],
      business: [
        'El nombre del negocio no es el de la licencia.',
        'La licencia no aparece en el registro.',
      ],
      address: [
        'El recibo es viejo: envía uno reciente.',
        'La dirección del recibo no es la que escribiste.',
      ],
    },
  },
  report: {
    resolve: {
      price: ['El precio es el que pide el vendedor, y lo dice el anuncio.'],
      spam: ['Son artículos distintos: cada uno puede tener su anuncio.'],
      inappropriate: ['Lo leímos completo y no ofende a nadie.'],
    },
    hide_listing: {
      inappropriate: ['Las fotos o las palabras del anuncio ofenden.'],
      prohibited: ['Vender esto necesita una licencia que el anuncio no muestra.'],
    },
    suspend_user: {
      prohibited: ['Publicaste otra vez artículos que no se pueden vender en Wepa.'],
      spam: ['Publicaste lo mismo una y otra vez después de que te avisamos.'],
    },
  },
  flag: {
    resolve: {
      duplicate_photo: [
        'Es la foto del fabricante, que usan muchos.',
        'Las dos cuentas venden lo mismo y las dos lo tienen.',
      ],
      suspicious_text: ['Pide el depósito de un alquiler, que es lo usual.'],
    },
    hide_listing: {
      suspicious_text: ['Lleva a la gente a pagar o a escribir fuera de Wepa.'],
    },
  },
  suspicion: {
    resolve: {
      look: ['Compra mucho y pregunta lo mismo a cada vendedor.'],
      wait: ['Compra mucho y pregunta lo mismo a cada vendedor.'],
    },
    warn_user: {
      look: ['No envíes el mismo mensaje a tantas personas.'],
      wait: ['No envíes el mismo mensaje a tantas personas.'],
    },
    suspend_user: {
      look: ['Enviaste el mismo mensaje a muchas personas desde varias cuentas.'],
      wait: ['Enviaste el mismo mensaje a muchas personas desde varias cuentas.'],
    },
  },
  appeal: {
    uphold: {
      hide_listing: [
        'El anuncio sigue sin cumplir las reglas. Puedes publicar otro que las cumpla.',
      ],
      suspend_user: ['Volvimos a leer los reportes y las conversaciones, y dicen lo mismo.'],
    },
    reverse: {
      hide_listing: ['El anuncio cumple las reglas. Disculpa el inconveniente.'],
      suspend_user: ['Nos equivocamos con tu cuenta. Disculpa el inconveniente.'],
    },
  },
}
