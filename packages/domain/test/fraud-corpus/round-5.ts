// Round 5: messages made up by us in the words such messages usually have, when the rules were finished, and
// measured once (docs/fraud.md). No rule was changed for them, nor may one be: what should be met and is not
// goes into the learned set. Lines as there.
export const round5Fraud = `
code_request | Por seguridad te envié un código a tu teléfono, me dices los números por favor
code_request | Para apartar la cita el sistema te manda un código, dímelo cuando lo tengas
code_request | Me puedes reenviar el código que te llegó de WhatsApp? es mío, me equivoqué en un número
code_request | ATH me pide un código que te llega a ti, me lo das y te cae el pago
payment_screenshot | Ya está pagado, te mando el screenshot. Puedes ponerlo afuera que yo lo recojo
payment_screenshot | Mira el comprobante, el banco lo acredita mañana, dame el celular que tengo prisa
payment_screenshot | Yo te pagué, tengo la captura. Si no te llegó llama a ATH, pero dale el televisor a mi hijo
overpayment | Te transferí $600 y eran $60, por favor devuélveme lo demás por ATH
overpayment | El cheque trae dinero extra para el camión, le pagas a ellos cuando lleguen
overpayment | me equivoque y te mande de mas, devuelvemelo a este otro numero
deposit_first | Te lo reservo con un depósito de $60 por ATH Móvil
deposit_first | Hay otra persona en camino, si me mandas el dinero por ATH ahora te lo dejo a ti
deposit_first | Necesito un depósito para darte la dirección
deposit_first | Hay que pagar primero para poder verlo, se devuelve si no te gusta
deposit_first | Mándame $20 por Zelle para separártelo y lo buscas mañana
courier | Contraté un mensajero para recogerlo, él te entrega un sobre con el efectivo
courier | Mi compañía de envíos pasará a buscarlo y te pagará en efectivo
gift_card | Compra dos tarjetas de regalo de $50 y mándame las fotos por detrás
gift_card | Solo recibo pagos por Bitcoin o Zelle
gift_card | Mándelo por MoneyGram a mi primo en Santo Domingo
off_site @ Bebedero para perros | hola interesado, mandame un texto al 954 555 0117
off_site @ Escritorio en L | Buenas, me puede escribir a mi correo? luisventas@gmail.com
off_site @ Monitor Dell 27 | Escríbeme por Telegram para comprar
fake_page | Abre el enlace para recibir el dinero de tu venta https://pagos-wepa.example
fake_page | ATH Móvil te mandó un link, ponle tu tarjeta y confirma
fake_page | Para el envío seguro regístrate en fedex-ventas.example con tu cuenta de banco
business_request | Acepta la solicitud de pago que te envié por ATH para que te caigan los $200
business_request | Me dice que tu ATH no es Business y que tienes que pagar $50 para recibir
pending_payment | El Zelle está pendiente, dice que tienes que confirmar por email
pending_payment | PayPal tiene el dinero en espera hasta que envíes el paquete
bank_check | Le envío el cheque de gerente por correo, deposítelo y yo mando a buscar el equipo
bank_check | mi jefe te va a mandar un cheque y lo depositas con el celular
third_party | Mi esposa recoge el celular, ya te hice la transferencia, mira la captura
third_party | mi sobrino está llegando a tu casa, dale el carro que ya el pago salió
abroad | Soy soldado y me mandaron a Alemania, el carro te lo envía mi agente cuando pagues
abroad | Estoy embarcado en alta mar, no puedo llamar, te pago por PayPal y mi agente lo recoge
rental_unseen | Estoy en Florida y no puedo enseñar la casa, envía el depósito y te mando la llave por correo
rental_unseen | Pague la solicitud de $50 por Zelle antes de ver el apartamento
shipping_fee | El perrito está listo, solo falta que pagues el seguro y la jaula
shipping_fee | Te mando la gatita por avión si pagas el vuelo de $180
job_fee | El empleo es tuyo, paga $30 del uniforme por ATH y empiezas mañana
job_fee | Te mandamos un cheque, compras el equipo y devuelves lo que sobre
personal_data | Envíame tu seguro social y una foto de la licencia para separar el apartamento
personal_data | Dame tu usuario y contraseña del banco para hacerte el depósito
fake_support | Somos Wepa Seguridad, confirma tu contraseña o tu cuenta será eliminada
fake_support | Soy del departamento de pagos de Wepa, tienes un dinero retenido
`

export const round5Harmless = `
none @ Bebedero para perros | hola, ¿de cuántos galones es?
none @ Escritorio en L | Saludos, ¿viene desarmado? 787-555-0182
none @ Monitor Dell 27 | sigue disponible el monitor?
none @ Renta estudio Santurce | Buenas, ¿cuánto piden de depósito y cuándo lo puedo ver?
none | Está como nuevo, lo usé dos veces
none | Te lo llevo hasta Cayey si me das para la gasolina
none | Son 40 más 10 de la entrega
none | Pásame tu dirección y te digo cuánto sale el acarreo
none | Ya salgo, llego en 15 minutos
none | Hice el ATH, mira si te llegó
none | Me llegó la notificación de ATH, gracias
none | El ATH va a salir a nombre de mi esposa
none | Te mando $50 ahora y el resto el viernes, ¿te parece?
none | Me puedes dar cambio de 20?
none | Si no le gusta se lo cambio por el azul
none | Me debes la bolsa que te presté, acuérdate jaja
none | ¿Me la guardas hasta mañana a las 10? Voy seguro
none | No pido depósito, solo que vengas
none | La fianza se devuelve a los 30 días de entregar la casa
none | Cuando firmes el contrato me das el primer mes y el depósito
none | Mañana a las 3 le enseño el apartamento, lleve identificación
none | Mi hija va por mí, ella te paga en cash
none | El muchacho de la mudanza cobra $60, si quieres lo llamo
none | Se lo dejo con el guardia y usted le deja el dinero
none | FedEx no llega a mi calle, mejor nos vemos en el pueblo
none | Necesito el código de la cerradura para entrar a pintar
none | El código de descuento ya expiró
none | Este es mi número nuevo 939-555-0107, guárdalo
none | ¿Prefieres que hablemos por teléfono? 787-555-0161
none | Te escribo por WhatsApp cuando llegue
none | Mira esta foto, así es como va instalado
none | Te mando captura del mensaje de la dealer con el precio de la pieza
none | Tengo el recibo de Sam's, la garantía es de un año
none | Aquí está el manual https://www.lg.com/us/support/manual
none | Busca el video en YouTube, sale cómo se arma
none | Trabajo de noche, puedo ir temprano en la mañana
none | Pagamos $150 el día por el evento, en efectivo al terminar
none | Se paga adiestramiento y hay bono
none | Traiga su resumé y dos referencias
none | Se entrega con su caja, su casa y la comida
none | Es una adopción responsable, hacemos visita al hogar
none | Vivo en Kissimmee ahora, lo tiene mi hermano en Lares y él se lo enseña
none | Estoy de viaje hasta el lunes, cuando llegue hablamos
none | No cojo cheques, disculpe
none | Vamos juntos al banco y hacemos el cheque ahí
none | El carro está a nombre de mi mamá, ella firma el traspaso
none | La tarjeta gráfica es una 3060 con su caja original
none | ¿Cuál es la clave del candado de la bici?
none | Me gusta Wepa, vendí dos cosas esta semana
none | Dale, gracias por avisar
`
