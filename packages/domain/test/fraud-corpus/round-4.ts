// Round 4: messages made up by us in the words such messages usually have, measured once before any rule was changed for
// them (docs/fraud.md gives that figure); since then the rules know them. Lines as in the learned set.
export const round4Fraud = `
code_request | Te llegará un código por mensaje de texto, por favor envíamelo para confirmar que eres el vendedor
code_request | Mándame el número que Google te acaba de textear, es para ver que no eres un bot
code_request | Me podrías decir el código de verificación que te llegó? es para registrar la compra
code_request | oye me hackearon el whatsapp y para recuperarlo te mandé un código, me lo pasas?
code_request | Pa que vea que usted es serio le mandé un código de 4 dígitos, escríbalo aquí
code_request | Give me the code you just received so I can trust you
payment_screenshot | Transferencia realizada, le adjunto captura. El banco puede demorar unas horas. Mi chofer está llegando
payment_screenshot | Ya lo pagué, mira el recibo del ATH Móvil. Entrégaselo a mi hermana que está ahí
payment_screenshot | si no te aparece es porque el sistema de ath esta lento, tengo el screenshot aqui
overpayment | Le pagué $50 de más sin darme cuenta, me los puede devolver por ATH?
overpayment | Envié el pago doble por error, por favor reembólsame uno
overpayment | Con el dinero que sobra le pagas a los que van a recoger el mueble
deposit_first | Me tienes que dar un depósito para separarlo porque hay otra persona que lo quiere
deposit_first | Si me envías $75 por ATH Móvil ahora, cancelo las otras citas y es tuyo
deposit_first | Antes de verlo tienes que pagar una reservación
deposit_first | Mándame la mitad y cuando llegue me das el resto
deposit_first | Solo lo guardo con depósito por Zelle, mínimo $40, no hago citas sin eso
courier | Voy a mandar a alguien de una compañía de mudanza a recogerlo y él lleva el dinero
courier | Un mensajero de DHL pasará por su residencia con el efectivo y recogerá el producto
courier | el pago te lo lleva el de UPS cuando recoja la caja
gift_card | Pago con tarjetas de Google Play, te mando los códigos
gift_card | Envíe el dinero por Western Union a nombre de mi secretaria
gift_card | acepto cripto, es mas rapido y seguro
off_site @ Patines talla 8 | Hola! Estoy interesada pero aquí no me llegan notificaciones, escríbeme al 1 407 555 0148 por WhatsApp
off_site @ Cuadro abstracto | Hello, contact me on Telegram @artbuyer
off_site @ Tostadora | saludos mandeme su numero de whatsapp para comunicarnos mejor
fake_page | Entra en https://zelle-recibir.example y pon los datos de tu cuenta para aceptar el pago
fake_page | Le enviamos un enlace para que registre su tarjeta y reciba el pago de la venta
fake_page | tu anuncio fue vendido, confirma la entrega en wepa-envio.example y recibe tu dinero
business_request | Tienes que aceptar la solicitud de ATH Móvil para que te llegue el pago
business_request | Tu cuenta de Zelle no es de negocio, el comprador debe enviar $200 adicionales y tú los devuelves
pending_payment | El pago fue enviado pero está retenido hasta que confirmes el envío
pending_payment | Me llegó un correo de Zelle que dice que tu cuenta llegó al límite, tienes que revisar tu email
bank_check | Mi método de pago es cheque certificado. Cuando el banco lo apruebe, envío a recoger
bank_check | Deposita el cheque con la app del banco y cuando se refleje entregas la llave
third_party | Mi hermano pasará por el televisor, ya te envié el pago por Zelle
third_party | el que lo va a buscar es mi empleado, la transferencia ya esta hecha
abroad | Estoy en el ejército de Estados Unidos, desplegado, así que la venta es por internet y el carro se envía
abroad | Soy doctora y estoy en una misión en África, mi abogado se encarga de enviarte las llaves del apartamento
rental_unseen | No se lo puedo enseñar porque vivo en Estados Unidos, pero puede enviar el depósito y yo le mando las llaves
rental_unseen | La visita es después del depósito, son $400 por ATH y te doy el código de la cerradura
shipping_fee | Los cachorros se envían por avión, usted paga el transporte y la jaula
shipping_fee | Falta pagar el permiso del aeropuerto para que te llegue el perrito
job_fee | Está contratado, debe enviar $35 para el background check antes de empezar
job_fee | Recibirá un cheque, se queda con $400 de salario y transfiere el resto
personal_data | Mándame tu licencia de conducir y seguro social por foto para aprobarte el alquiler
personal_data | Necesito los números de tu tarjeta ATH para depositarte
personal_data | dime tu numero de cuenta, la ruta y tu clave de internet
fake_support | Le saluda el equipo de Wepa, necesitamos que confirme su contraseña para verificar su anuncio
fake_support | Su cuenta en Wepa va a ser cerrada. Haga clic aquí para verificarla
`

export const round4Harmless = `
none @ Patines talla 8 | Hola, ¿le sirven a una niña de 7 años?
none @ Cuadro abstracto | buenas tardes, cuanto mide
none @ Tostadora | ¿Todavía la tienes? Estoy en Caguas, 787-555-0199
none @ Jeep Wrangler 2014 | Saludos, ¿cuánto es lo menos? ¿Acepta una Tacoma en trade?
none @ Cuarto en Río Piedras | Hola, soy estudiante, el cuarto incluye internet?
none @ Clases de inglés | Buenos días, ¿las clases son por Zoom? Mi correo es lucy@correo.example
none | Claro que sí, pasa cuando quieras
none | Estoy en el trabajo, te contesto a las 5
none | Tienes ATH Móvil? así no tengo que pasar por el cajero
none | Te puedo pagar mitad cash y mitad ATH cuando lo recoja
none | Me llegó el pago, gracias. Que lo disfrutes
none | El ATH me dio error, te doy cash cuando llegue
none | ATH está caído, tráeme efectivo por favor
none | no tengo señal aqui, te mando el ath cuando llegue a casa
none | Vi tu ATH pero falta el del delivery
none | Te puse $5 de más por la gasolina, gracias por traerlo
none | Te sobra una pieza, no te la lleves
none | Tengo que pagarle al de la grúa, así que no bajo más
none | ¿Cuánto depósito pides por el apartamento y qué incluye?
none | Se requiere depósito de agua y luz a nombre del inquilino
none | Te guardo la nevera, no te preocupes, ven el sábado
none | No la guardo, hay varios interesados
none | Si vienes hoy te la doy en 200
none | Mi suegro te lo entrega, él está en la casa
none | Busca a mi hija en la puerta, se llama Karla, y dale el dinero a ella
none | Mi mecánico quiere verlo antes de comprarlo
none | Va un amigo mío a verlo que vive cerca
none | ¿Puedes llevarlo al correo? Yo pago los sellos cuando me digas cuánto es
none | El UPS Store queda al lado, nos vemos ahí
none | Trabajo con FedEx y salgo a las 3, paso a buscarla después
none | La compañía de gas recoge el tanque viejo gratis
none | El número del apartamento es 204 y el código de la entrada es 7788
none | ¿Me confirmas el número de la casa?
none | Pon en Waze Panadería La Ceiba
none | ¿Cuál es el número de modelo?
none | Mándame el número de tablilla para buscarle las multas
none | ¿El celular está libre de cuenta de Google?
none | Tiene Face ID y todo, le saco el código frente a ti
none | ¿Cuál es la contraseña del router? Para probar que coge señal
none | Para el contrato necesito tu nombre completo y una referencia de trabajo
none | Trae la licencia y el registro del vehículo
none | Tengo el certificado de antecedentes al día
none | El salario es $13 la hora y pagamos el adiestramiento
none | Necesito dos personas para limpieza este sábado, $80 el día, almuerzo incluido
none | Le cobro 100 ahora y 100 cuando termine de pintar
none | Los materiales los compra usted en la ferretería
none | La perrita está en Aguadilla, cuando venga a conocerla le enseño la tarjeta de vacunas
none | No hago envíos de animales
none | Estoy en Nueva York hasta el 20 pero mi mai está en casa y te lo enseña
none | Mi hijo está en la Guardia Nacional y dejó el carro, yo te lo enseño en Cidra
none | Regreso del viaje el martes y coordinamos
none | ¿Hay forma de que me envíes un video prendido?
none | Te mando el video por aquí
none | Ahí está el enlace de la misma en Amazon https://www.amazon.com/dp/B0001
none | Está en la página de Sears por 899
none | ¿Puedo pagar con cheque de la compañía? Es para la oficina, y lo recojo cuando lo verifiques en el banco
none | Prefiero efectivo, ya me rebotó un cheque
none | La tarjeta de regalo no, gracias
none | Cuidado con el perro cuando llegues jaja
none | Me interesa mucho, ¿lo puedo ver hoy?
`
