// Round 1: messages made up by us in other words on purpose, measured once before any rule was changed for
// them (docs/fraud.md gives that figure); since then the rules know them. Lines as in the learned set.
export const round1Fraud = `
code_request | Mira, por seguridad el sistema manda una contraseña de un solo uso a tu celular, compártela conmigo y te deposito
code_request | Llegó el SMS? léeme los números
code_request | Puse tu numero por error en mi cuenta, cuando te entre el codigo avisame cual es
code_request | No confio en cuentas falsas. Te voy a mandar un OTP, dímelo
code_request | ya te salió el mensaje de Google? que numero dice
payment_screenshot | Chequea esta imagen, es la confirmación de la transferencia. Mañana lo ves en tu cuenta, pásale la llave al muchacho
payment_screenshot | pagado! ahi tienes la evidencia. suelta el articulo q el chofer tiene prisa
payment_screenshot | la app del banco se cae mucho, pero en la foto sale que salieron los $400 de mi cuenta. dame el carro
payment_screenshot | te subí el recibito del ATH, no te llegó la notificación porque es entre bancos
overpayment | Ay perdón, puse un cero de más en el ATH, me lo puedes virar?
overpayment | transferi 900 y eran 90, tirame pa tras lo que sobra por favor es de la renta
overpayment | El cheque cubre tu mueble y el camión; saca lo tuyo y pásale lo demás al camionero
deposit_first | te lo aguanto si me tiras 60 por ath ahora
deposit_first | La dirección se da cuando se paga la reservación de $100
deposit_first | Hay lista de espera, quien deposite primero se queda con la casa. Mándalo a este número
deposit_first | necesito un adelanto pa saber que vas en serio y ahi te doy cita
deposit_first | no pierdo mi tiempo enseñandolo, mandame 40 y vienes hoy
courier | Yo estoy en Houston pero el de la compañía de carga te lleva el efectivo y se lleva el equipo
courier | pagué un servicio de recogido, llegan con un sobre de dinero, dame dirección física
courier | va un repartidor a llevarte los billetes, firmas y entregas la tablet
gift_card | Cómprame dos tarjetas Vanilla en Walgreens y con eso saldamos
gift_card | prefiero que me pagues en ethereum
gift_card | Deposítalo por MoneyGram a nombre de Carlos Pérez, República Dominicana
gift_card | con dos cards de itunes de 50 te la envio
off_site @ Guitarra Fender | Hola amigo contacto directo wa.me/15855550123
off_site @ Mesa de billar | good day send me your cell number let's talk
off_site @ Nevera LG | Hola buenas, aquí casi no entro. Mi mail es ventaya@correo.example
fake_page | para que te llegue el pago necesito que vincules tu tarjeta en esta página athmovil-recibe.example
fake_page | Correos ya tiene la orden, solo confirma tu banco aquí https://usps.track-pay.example/9
fake_page | Dale a este link y pon tu user del banco para que acredite
business_request | Te va a salir una pantalla en ATH que dice pagar, dale que sí y ahí recibes
business_request | ATH me pide que tu perfil sea de negocio, envía 75 y se te devuelven junto con lo mío
pending_payment | Zelle me cobró pero el dinero no sube hasta que mandes foto de la guía de envío
pending_payment | tu banco congeló la transferencia, llama a este número 1-888-555-0101 para liberarla
bank_check | Recibirás un cheque de mi empresa por correo certificado, ve y cámbialo y me avisas
bank_check | te puedo dar un cheque de viajero o un money order que me sobro
third_party | manda a mi nene a buscar el PS5 que ya el pago salio, espera en el carro
third_party | Mi cuñado recoge la bici. El zelle mío tarda, no lo hagas esperar
abroad | Estoy desplegada con la Guardia Nacional en Kuwait hasta mayo, mi representante te lo manda
abroad | Trabajo en un crucero y no bajo a tierra. Págame y la transportadora te la deja en la puerta
rental_unseen | La casa tiene alarma y no puedo ir, pero con el depósito te mando la clave y entras solo
rental_unseen | soy el dueño y vivo en Tampa, no hay quien la enseñe, firma por email y haz el zelle del primer mes
shipping_fee | Los perritos se entregan en el aeropuerto, pero la transportación la paga usted antes, 160
shipping_fee | falta el sello de salud para volar el bulldog, son otros $90
job_fee | Felicidades fue seleccionada. Para su orientación debe abonar $25
job_fee | trabajo de comprador misterioso, te llega un cheque, te quedas con 300 y lo otro lo usas en tarjetas
personal_data | tirame una foto de tu ID y una selfie con ella pa crearte el contrato
personal_data | cual es tu tarjeta de débito, los 16 numeros y la expiracion
fake_support | Buenas, del área de verificación de Wepa: confirme su clave para mantener su cuenta
fake_support | Wepa seguridad: alguien te reportó, responde SI y paga la multa de 20
`

export const round1Harmless = `
none @ Guitarra Fender | Buenas! Esa guitarra es zurda o derecha?
none @ Mesa de billar | Hola, me puedes dar el precio con la transportacion a Humacao
none @ Nevera LG | saludos interesado, lo busco hoy si me lo dejas en 250. 7875550188 Jorge
none @ Cuna de bebé | Hola, ¿tiene colchón? Mi email es ana@correo.example por si prefieres mandarme las fotos ahí
none @ Cámara Canon | esta bueno el lente? se puede probar?
none @ Inversor solar | Hola buen dia. Me llamas? 939-555-0170
none @ Trotadora | sigue en pie?
none @ Casa en Isabela | Estoy interesada en la casa, trabajo con el banco y ya estoy precualificada. ¿Cuándo la puedo ver?
none | claro, te envío mi whatsapp para que me mandes los papeles: 787-555-0105
none | Llámame cuando llegues al gate y te bajo el código
none | el codigo del gate es #2580, segundo edificio
none | usa el codigo WEPA10 en la tienda pa que te den descuento
none | ponle el pin al location que no doy con la calle
none | Mándame el pin de donde estás y llego
none | me das la clave del wifi para probar el televisor
none | te mando la foto del numero de serie para que lo verifiques en la pagina de Apple
none | Manda foto del marbete y la licencia del carro por favor
none | La licencia del carro está a nombre de mi papá, él va para el traspaso
none | ¿Tienes el recibo todavía? Es por la garantía
none | Te dejo el recibo de la compra dentro de la caja
none | Le tomé captura a tu anuncio para enseñárselo a mi esposa
none | Ya te mandé el ATH, gracias por esperar
none | me llegó tu ath, gracias. nos vemos ahorita
none | No me ha llegado el ATH, fíjate si lo mandaste al número correcto
none | Págale a mi mamá cuando llegues, ella tiene la llave
none | mi nena va a estar en la casa, ella te lo entrega y tu me haces el ath
none | Mi hermano puede llevártelo en su pickup por $30
none | Mi esposo lo recoge después del trabajo, lleva los 80 en efectivo
none | te paga mi papá, yo soy menor
none | yo te pago el delivery aparte
none | Uber no coge muebles, tengo que conseguir una guagua
none | trae cambio de 100 si puedes
none | Si tienes otro comprador véndelo, yo no cobro hasta el viernes
none | cobro el viernes, si me lo puedes aguantar te lo agradezco
none | te lo guardo hasta las 5, después no respondo
none | No hace falta depósito, confío en ti
none | El depósito se devuelve cuando entregues el apartamento en buenas condiciones
none | Pido un mes de fianza y referencias, te puedo enseñar el martes
none | La renta incluye agua y luz, el deposito lo puedes dar en dos pagos cuando te mudes
none | ¿El depósito me lo devuelven si me voy antes del año?
none | el cliente paga los materiales y yo la mano de obra
none | Te hago el trabajo por 350: 150 para materiales el día que empiece y 200 al final
none | Deposito directo cada dos semanas, seguro médico y vacaciones
none | hay que tener uniforme negro y zapatos cómodos
none | envíame tu resume al correo recursos@empresa.example
none | Solicita en https://www.empleospr.example/puesto/44
none | Puedes mandarlo por USPS? yo pago el envío y te mando el ath de todo junto
none | El envío a la isla sale en 25 y lo pagas tú
none | lo dejo en el correo mañana y te doy el tracking
none | te paso el tracking cuando lo ponga en el correo
none | el perrito esta en Mayagüez, lo puedes conocer el domingo en casa
none | La cuota de adopción es de $80, cubre vacunas y esterilización, te esperamos en el albergue
none | Mi vuelo sale el lunes así que lo vendo esta semana
none | Trabajo en el aeropuerto, te lo puedo llevar a Isla Verde
none | Estoy en Kentucky con los nenes hasta agosto, pero la casa la enseña mi corredora, llámala 787-555-0160
none | el es militar y lo transfieren en mayo, tiene que vender el carro antes, pueden verlo en la base
none | no, cheque personal no. vamos al banco y lo haces ahi
none | la cooperativa me da el cheque a nombre tuyo, necesito copia de la licencia del vehiculo
none | Devuélveme la silla si a la nena no le gusta
none | Me diste 5 de más, te los devuelvo cuando te vea
none | sobró pintura, si la quieres te la regalo
none | te la dejo en 60 si te llevas tambien la extra
none | pagué de más por ella en la tienda, por eso no bajo el precio
none | el banco me pide el numero de tablilla y el millaje
none | la página de AEE está caída, no he podido sacar la factura
none | mira el video donde prende https://drive.google.com/file/d/1
none | el enlace del anuncio es este wepa.example/listing/33
none | Ese link no me abre, mándame la foto directa
none | verifiqué el IMEI y está limpio
none | confirma la hora para salir de casa
none | aquí en Wepa vi otro más barato, me lo igualas?
none | le doy 2,000 hoy y el resto el día del traspaso
none | se puede financiar? doy mil de pronto
none | hola buen día, disculpe la tardanza, sí está disponible. Estamos en la urb. Villa Carolina, cerca del expreso. El precio es $450 y se puede probar sin problema; acepto efectivo o ATH Móvil aquí mismo.
`
