// What each rule is for, in examples: messages that meet it, and such as look alike and are harmless.
import type { DisasterRuleId, FraudRuleId } from './rule.ts'

type Examples = { hits: readonly string[]; misses: readonly string[] }

export const fraudExamples: Readonly<Record<Exclude<FraudRuleId, DisasterRuleId>, Examples>> = {
  code_request: {
    hits: [
      'Te envié un código para comprobar que eres real, ¿me lo dices?',
      'mandame el c0d1go q te llegó x whatsapp',
      'dame el pin de tu ath pa mandarte los chavos',
    ],
    misses: [
      'El código del portón es 4521',
      'Mándame el pin de donde estás',
      'Nunca des códigos a nadie',
    ],
  },
  personal_data: {
    hits: [
      'Mándame foto de tu licencia y tu seguro social',
      'dame tu usuario y contraseña del banco',
    ],
    misses: ['El seguro social no hace falta', 'Trae tu licencia para el traspaso'],
  },
  fake_support: {
    hits: ['Somos del equipo de Wepa, verifica tu cuenta o será suspendida'],
    misses: ['Wepa me dijo que tu anuncio se vence pronto', 'Vendí mi cuenta de PS5 por Wepa'],
  },
  fake_page: {
    hits: ['Entra aquí y pon tu tarjeta para recibir el pago: http://pago-ath.example/x'],
    misses: ['Mira el video: https://youtu.be/abc', 'Mi página es www.carpinteriapr.example'],
  },
  business_request: {
    hits: [
      'te mandé un request de ATH Móvil, acéptalo para recibir el dinero',
      'tu ATH tiene que ser Business, paga 50 para el upgrade',
    ],
    misses: ['Mi negocio tiene ATH Business', 'te hice el ath de los $35'],
  },
  pending_payment: {
    hits: ['Zelle dice que el pago está pendiente, revisa tu spam'],
    misses: ['Está pendiente de un comprador', 'me pagas por zelle cuando lo veas'],
  },
  overpayment: {
    hits: ['Te mandé $500 en vez de $50, devuélveme la diferencia'],
    misses: ['si no te sirve te devuelvo el dinero', 'Te puse $5 de más por la gasolina'],
  },
  bank_check: {
    hits: ['te pago con cheque de gerente, lo depositas y me entregas la guagua'],
    misses: ['Con cheque de gerente está bien si vamos al banco', 'No acepto cheques'],
  },
  gift_card: {
    hits: ['te pago con tarjetas de regalo de Apple', 'solo acepto bitcoin'],
    misses: ['Vendo tarjeta de regalo de Marshalls con balance de $75'],
  },
  payment_screenshot: {
    hits: ['Mira la captura, ya te pagué por ATH. Entrégaselo al muchacho'],
    misses: ['te mando la foto del recibo de compra original', 'ya te hice el ath, ¿lo recibiste?'],
  },
  courier: {
    hits: ['mando un mensajero con el efectivo para recogerlo'],
    misses: ['lo mandan por UPS y llega el jueves', 'Hago entregas en el área metro por $20'],
  },
  third_party: {
    hits: ['mi primo pasa a buscarlo, ya te hice la transferencia'],
    misses: ['mi hijo pasa a buscarlo mañana', 'mi primo pasa a las 4 con el cash'],
  },
  abroad: {
    hits: ['Soy militar y estoy destacado fuera, mi agente te lo envía'],
    misses: [
      'soy militar retirado, puedes pasar por Ramey',
      'regreso a la isla el 15 y te lo enseño',
    ],
  },
  rental_unseen: {
    hits: ['estoy fuera del país, deposita y te mando las llaves del apartamento'],
    misses: ['las llaves te las doy cuando firmemos'],
  },
  shipping_fee: {
    hits: ['el cachorro es gratis, solo paga el envío y la jaula'],
    misses: ['¿haces envíos a Culebra?', 'puedes conocer al perrito en Juncos'],
  },
  job_fee: {
    hits: ['para empezar a trabajar pagas $40 del adiestramiento'],
    misses: [
      'el adiestramiento es pago y dura una semana',
      'se paga quincenal por depósito directo',
    ],
  },
  deposit_first: {
    hits: [
      'con 100 por ath te lo aparto y luego lo ves',
      'manda el depósito primero y después te doy la dirección',
    ],
    misses: [
      'El depósito es un mes y se paga al firmar',
      'si te gusta cuando lo veas me dejas $20 y te lo guardo',
    ],
  },
  off_site: {
    hits: ['Hola. Escríbeme al WhatsApp +1 689 555 0150'],
    misses: ['¿sigue disponible? mi número es 787-555-0123'],
  },
}
