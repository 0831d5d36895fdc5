// What people in Puerto Rico write around the thing they sell.
import type { Condition } from '@wepa/domain/listings/condition'
import { words } from './draft.ts'

export const OPENINGS: Record<Condition, string[]> = {
  nuevo: words(
    'Todavía en su caja, sin estrenar.|De paquete, nunca se usó.|Con recibo de compra, sin abrir.|Lo compré y nunca lo abrí.|Con etiqueta y todo.|Regalo repetido, sin abrir.|Viene con garantía de tienda.|Cero uso.',
  ),
  como_nuevo: words(
    'Se usó par de veces nada más.|Poco uso, está como el primer día.|Siempre bajo techo, sin un rayazo.|Lo tengo guardado hace meses, está nítido.|Casi sin uso.|Tiene menos de un año.|Como de tienda.|Se ve como acabadito de comprar.',
  ),
  bueno: words(
    'En buenas condiciones.|Uso normal, con buen cuidado.|Le queda mucha vida.|Buenas condiciones, se puede llevar hoy.|Detallitos mínimos del uso.|Se puede ver antes de comprar.|Nada que arreglarle.|Siempre se le dio buen trato.|Está bien, las fotos son de hoy.',
  ),
  regular: words(
    'Tiene detalles, por eso el precio.|Tiene su uso pero da servicio.|Le falta cariño, pero sirve.|Tiene par de rayazos que se ven en las fotos.|Necesita un arreglito.|Se vende como está.|Tiene sus años.|Para el que sepa arreglar.',
  ),
}

/** They fit things of either gender. */
export const TITLE_TAILS: Record<Condition, string[]> = {
  nuevo: words('en su caja|de paquete|sin estrenar|con garantía|con recibo'),
  como_nuevo: words('poco uso|como de tienda|casi sin uso|10/10|impecable'),
  bueno: words('en buenas condiciones|ganga|se vende hoy|buen precio|se entrega hoy'),
  regular: words('con detalles|para arreglar|por poco dinero|se va como está|en especial'),
}

export const REASONS: string[] = words(
  'Vendo por motivo de viaje.|Me mudo pa fuera y no me lo puedo llevar.|Lo vendo porque compré otro.|Necesito el espacio.|Estoy limpiando la marquesina.|Vendo por mudanza.|Me urge vender esta semana.|Me mudé a un sitio más pequeño.|Lo tengo guardado cogiendo polvo.|Me voy a Orlando a fin de mes.|Vendo para pagar unos asuntos.|No le doy el uso que merece.|Ya no lo uso.|Me hace falta el dinero para la escuela.|Tengo dos y con uno basta.',
)

/** One of each list at most, so that nobody contradicts himself. */
export const TERMS: string[][] = [
  words(
    'Acepto ATH Móvil.|ATH Móvil o efectivo.|Solo efectivo, por favor.|ATH Business disponible.|Efectivo o ATH, nada de cheques.',
  ),
  words(
    'Precio firme, no insistan.|Negociable si lo recogen hoy.|Escucho ofertas razonables.|Acepto trade por algo de igual valor.|No trades.|El precio ya está regalao.|Nada de ofertas locas.',
  ),
  words(
    'No hago envíos, se recoge en {town}.|Entrego en {town} o pueblos cercanos.|Se puede ver en {town} con cita.|Lo llevo cerca por un cargo de gasolina.|Área de {town}.|Punto de encuentro en {town}, lugar público.|Estoy en {town}, cerca del pueblo.|Me muevo entre {town} y el área.',
  ),
  words(
    'Escribe por aquí y coordinamos.|Si está el anuncio, está disponible.|El que llegue primero se lo lleva.|Disponible después de las 5 pm.|Sábados y domingos todo el día.|Mensajes por la app, no llamadas.|Interesados nada más, no me hagan perder el tiempo.|Puedo enviar más fotos.|Contesto rápido.|Llamar de día.',
  ),
]

/** Which of TERMS speaks of the price. */
export const PRICE_TERMS = 1

export const THANKS: string[] = words(
  'Gracias.|Dios los bendiga.|Wepa.|Gracias por ver.|Aprovechen.|Bendiciones.|Nos vemos.|A la orden.|Saludos.|No se arrepienten.',
)
