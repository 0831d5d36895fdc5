// Round 3: messages made up by us in the words such messages usually have, measured once before any rule was changed for
// them (docs/fraud.md gives that figure); since then the rules know them. Lines as in the learned set.
export const round3Fraud = `
code_request | Hola, sí me interesa. Pero primero quiero verificar que eres real. Te voy a enviar un código de Google Voice de 6 dígitos, dime cuál es
code_request | Te mandé un código a tu número, me lo puedes decir para saber que no es un scam?
code_request | Disculpa, es que he tenido malas experiencias. Envíame el código que te acaba de llegar
code_request | Necesito que me confirmes el código que ATH Móvil te envió para poder hacer la transferencia
code_request | te llego? son 6 numeros
payment_screenshot | Listo, ya pagué por ATH Móvil. Te envío la captura. ¿Puedo pasar a recogerlo ya?
payment_screenshot | [foto] ahí está el comprobante del ATH de $350, mi esposa va de camino a buscarlo
payment_screenshot | El banco dice que puede tardar hasta 24 horas pero ya salió de mi cuenta, mira el screenshot
payment_screenshot | aqui esta la prueba de que te pague, ya me lo puedo llevar?
overpayment | Hola, creo que te envié $400 en lugar de $40 por ATH Móvil. ¿Me puedes devolver $360 por favor?
overpayment | El cheque es por $2,000, deposítalo, quédate con tus $500 y le das $1,500 a los de la mudanza en efectivo
overpayment | te envie dinero de mas por accidente me lo devuelves
overpayment | Le voy a enviar $100 extra para que le pague al transportista
deposit_first | Hola sí está disponible. Hay mucha gente interesada, si quieres asegurarlo me puedes enviar un depósito de $100 por ATH Móvil y te lo guardo
deposit_first | Para poder coordinar la visita se requiere un depósito reembolsable de $150
deposit_first | te lo puedo apartar con $50 por ath
deposit_first | primero el deposito y luego coordinamos para verlo
deposit_first | solo necesito la mitad por adelantado por Zelle y te lo entrego mañana
courier | No estoy en el área pero puedo enviar a un mensajero a recogerlo, él le entregará el pago en efectivo
courier | Usaré FedEx para recoger el artículo y ellos te entregarán el dinero en un sobre, solo necesito tu nombre, dirección y teléfono
courier | Mi transportista irá a buscarlo cuando el cheque se acredite en su cuenta
gift_card | ¿Puedes comprar una tarjeta de regalo de Apple de $200 y enviarme el código?
gift_card | El pago es por Bitcoin o Western Union solamente
gift_card | te pago con gift cards de Amazon
off_site @ Televisor TCL 55 | Hola, estoy interesado. Escríbeme por WhatsApp al +1 (813) 555-0125
off_site @ Comedor de 6 sillas | Hi I'm interested, text me at 646-555-0109
off_site @ Abanico de pared | Buenas tardes, me interesa su artículo. Favor de contactarme al correo comprasonline77@gmail.com
off_site @ Xbox Series S | hola por aqui casi no entro, escribeme al whatsapp
fake_page | Ya hice el pago, entra a este enlace para confirmar y recibir tu dinero: https://athmovil-pr.example/confirmar
fake_page | USPS tiene tu pago retenido, llena tus datos aquí http://usps-entrega.example
fake_page | Haz clic en el enlace para verificar tu cuenta y recibir el dinero
business_request | Me sale que tienes que tener cuenta ATH Business para recibir mi pago, te llegó un email con las instrucciones
business_request | te envié una solicitud en ath movil, solo tienes que aceptarla y el dinero entra
pending_payment | Zelle me dice que el pago está pendiente hasta que actualices tu cuenta a Business, revisa tu correo
pending_payment | Ya te pagué por PayPal, el dinero se libera cuando me mandes el número de tracking
pending_payment | Revisa tu spam, Zelle te envió un email
bank_check | Te puedo pagar con un cheque de gerente? te lo mando por correo y cuando lo deposites mando a buscar el carro
bank_check | Mi pago será por cheque certificado, necesito tu nombre completo y dirección postal para enviarlo
third_party | Yo no puedo ir pero mi hijo va a buscarlo, ya te hice el ATH, míralo en la foto
third_party | Te hago el Zelle ahora y mi primo pasa a recoger el celular en 20 minutos
abroad | Soy militar y estoy en una misión fuera del país, por eso lo vendo a ese precio. El vehículo se lo entrega una compañía de envíos
abroad | Estoy trabajando en un barco y no puedo ir a verlo pero estoy dispuesto a pagar por PayPal, mi agente lo recoge
rental_unseen | Estoy fuera de Puerto Rico por trabajo y me llevé las llaves. Si me envías el depósito y el primer mes te las mando por FedEx
rental_unseen | Puede pasar a ver la casa por fuera, si le gusta envíe el depósito por Zelle y le mando las llaves
shipping_fee | El cachorrito es gratis, solo tienes que pagar el envío que son $150
shipping_fee | La aerolínea requiere un seguro reembolsable de $300 para el perro
job_fee | Para comenzar tienes que pagar $50 del adiestramiento y el uniforme
job_fee | Te vamos a enviar un cheque para que compres los materiales y el resto lo envías a nuestro proveedor
personal_data | Para el contrato necesito foto de tu licencia y tu número de seguro social
personal_data | Envíame el número de tu tarjeta y el código de atrás para hacerte el depósito
fake_support | Hola, soy del equipo de soporte de Wepa. Tu cuenta será suspendida, verifica tus datos
fake_support | Wepa: ha ganado un anuncio destacado gratis, envíe su contraseña para activarlo
`

export const round3Harmless = `
none @ Televisor TCL 55 | Hola, ¿sigue disponible?
none @ Comedor de 6 sillas | Buenos días, ¿dónde está ubicado el comedor?
none @ Abanico de pared | hola me interesa, cuando lo puedo ver
none @ Xbox Series S | buenas, que juegos trae? 787 555 0151
none @ Carro Kia Rio 2019 | Saludos, ¿está saldo? Me puede llamar al 787-555-0172
none @ Gavetero | hola! te lo compro hoy
none | Sí, está disponible
none | Está en Bayamón, cerca de Plaza del Sol
none | Lo menos es $120
none | ¿Puedes pasar mañana después de las 5?
none | Ok, te aviso cuando esté llegando
none | mi numero es 787-555-0128, me llamas cuando llegues
none | Escríbeme al WhatsApp 939-555-0133 y te mando la ubicación
none | Te envío la ubicación por WhatsApp
none | ¿Aceptas ATH Móvil?
none | Sí, ATH Móvil o efectivo
none | Te hago el ATH cuando lo vea
none | Ya te envié el ATH, ¿lo recibiste?
none | Sí, lo recibí, gracias
none | No lo he recibido todavía
none | Me lo guardas hasta el viernes que cobro?
none | Lo siento, no guardo sin depósito
none | Si quieres me dejas un depósito cuando vengas a verlo
none | El depósito del apartamento son dos meses
none | La renta es $700, un mes de depósito, contrato de un año
none | ¿Cuándo puedo ver el apartamento?
none | Mi hijo lo va a buscar, ¿está bien?
none | Mi esposo pasa a las 4 con el dinero
none | Mi papá es el que sabe de carros, va conmigo a verlo
none | Tengo el recibo de compra y la garantía
none | Te envío fotos del recibo
none | Aquí tienes más fotos
none | ¿Me envías una foto de la etiqueta?
none | El código del portón es 2020
none | Llama al apartamento 5 y te abro
none | ¿Tiene título? ¿Debe multas?
none | Está al día, sin multas, el traspaso lo hacemos en el CESCO
none | ¿Podemos hacer el pago en el banco?
none | Con cheque de gerente está bien si vamos al banco
none | No acepto cheques personales
none | ¿Haces entregas?
none | La entrega son $20 dentro del área metro
none | No hago envíos, lo siento
none | Lo puedo enviar por correo, el envío cuesta $9
none | El perrito tiene 8 semanas y sus primeras vacunas
none | Puedes venir a conocerlo cuando quieras
none | El trabajo es de lunes a viernes de 8 a 5, $11 la hora
none | Envía tu resumé y te llamamos para entrevista
none | Cobro $40 la hora, el estimado es gratis
none | Estoy fuera de la isla hasta el domingo, te lo enseño el lunes
none | Me mudo a Orlando el mes que viene, por eso lo vendo
none | Lo compré hace un año y casi no lo usé
none | Gracias, ya conseguí otro
none | Disculpa, ya se vendió
none | ¿Me lo dejas en 80?
none | Te doy 90 y lo busco hoy
none | Perfecto, nos vemos en el Walmart a las 3
none | Tengo una guagua, yo mismo lo cargo
none | Mira este video de cómo prende https://youtu.be/xyz12
none | Dios te bendiga, gracias por todo
`
