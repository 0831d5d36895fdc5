// What each rule for disasters is for, in examples. Written by ourselves, like all others (docs/fraud.md).
import type { DisasterRuleId } from './rule.ts'

type Examples = { hits: readonly string[]; misses: readonly string[] }

export const disasterExamples: Readonly<Record<DisasterRuleId, Examples>> = {
  fake_aid: {
    hits: [
      'Le consigo la ayuda de FEMA, son $50 por llenar la solicitud',
      'Soy inspector de FEMA, necesito tu seguro social y la cuenta de banco para liberar el dinero',
      'te tramito la ayuda de fema a cambio del 20 por ciento',
      'Trabajo con FEMA, te apruebo los $700 hoy mismo, me das tu número de cuenta',
      'hacemos la aplicacion de FEMA x ti, solo $40 por ath',
      'Para desembolsar los fondos federales debes pagar una tarifa de $95',
      'Somos representantes del programa R3, cobramos $100 por gestionar tu caso',
      'Te registro en el D-SNAP, mandame foto de tu licencia y tu social',
    ],
    misses: [
      'Me llegó la ayuda de FEMA, ya puedo pagarte la nevera',
      'Cuando FEMA me apruebe te compro la planta',
      'El inspector de FEMA viene el martes, puedes pasar el miércoles',
      'Es el toldo azul de FEMA, está nuevo, $20',
      'FEMA no cobra por llenar la solicitud, la haces en internet',
      'Solicité a FEMA y me denegaron, por eso vendo las herramientas',
      'Estoy llenando la solicitud de FEMA, te contesto luego',
      '¿Todavía tienes la estufa? FEMA me dio para los enseres',
    ],
  },
  false_donation: {
    hits: [
      'Estamos recogiendo donativos por ATH Móvil para las familias que perdieron su casa',
      'dona lo que puedas al ath 787-555-0123 pa los damnificados del huracan',
      'Colecta para la comunidad: manda tu aportación por Zelle',
      'Hacemos una recolecta para los envejecientes sin luz, ATH Business FUNDAYUDA',
      'Mira el enlace de GoFundMe para ayudar a los afectados por la tormenta, cualquier donación',
      'Tu donativo ayuda a los niños refugiados, haz la transferencia hoy',
    ],
    misses: [
      'Regalo ropa para damnificados, pasa a buscarla en Ponce',
      'Doné la ropa a la iglesia ayer, ya no la tengo',
      'En la iglesia recogen donaciones de agua, no aceptamos dinero',
      'Te pago por ATH la nevera, la mía se perdió en la inundación',
      'Es para una familia que perdió todo, ¿me rebajas algo?',
      'La tormenta me dañó la placa, por eso la vendo barata',
    ],
  },
  generator_deposit: {
    hits: [
      'Las plantas llegan el viernes en el barco, con $200 de depósito por ATH te separo una',
      'Me quedan 3 generadores, manda la mitad y te la entrego mañana en tu casa',
      'para la planta se requiere el pago completo por adelantado, la entrega es en 2 días',
      'Deposita $150 y te pongo en la lista de las plantas que vienen en el contenedor',
      'Inversores en almacén: 50% para apartar, se envían el lunes',
      'te la llevo esta noche pero mandame un adelanto de 100 por la planta pa entregarla',
    ],
    misses: [
      'La planta está en Caguas, vienes, la prendemos y si te gusta me pagas',
      'Te la entrego con el depósito lleno de gasolina',
      'Te aparto la planta hasta mañana sin depósito',
      'La planta llega el jueves, me pagas cuando la recibas',
      'No hace falta adelanto, la planta es tuya cuando llegues',
      'La cisterna es de 400 galones, te la puedo entregar en Bayamón por $30',
    ],
  },
  repair_advance: {
    hits: [
      'Reparamos tu techo mañana pero se paga todo por adelantado',
      'La brigada va hoy si me mandas el pago completo antes de empezar',
      'para instalar las tormenteras cobro el total primero por ath',
      'Arreglo el zinc del techo, son $1,800 completos por adelantado',
      'Te sello el techo, necesito el 100% del dinero alante para los materiales',
      'recogemos los escombros, nos das todo el dinero de antemano',
    ],
    misses: [
      'Reparo techos, la mitad para materiales y la mitad al terminar',
      'No cobramos nada por adelantado, primero vemos el techo',
      'Vemos todo el techo primero y te doy el estimado gratis',
      'Limpiamos escombros, $80 la hora, se paga cuando terminamos',
      'Instalo tormenteras los sábados, el trabajo lo cobro al final',
      'El techo se reparó completo el año pasado, la casa se ve primero con cita',
    ],
  },
}
