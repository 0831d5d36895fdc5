// Round 6: written by somebody who had not read the rules nor the other sets, as hurried people write (no accents,
// Spanglish, street words), and measured once before any rule was changed (docs/fraud.md). Lines as in the learned set.
export const round6Fraud = `
code_request | mano te va a caer un numerito al cel pa saber q no eres bot, tiramelo cuando te caiga
code_request | Hi, is this still available? I just need to be sure u real, I'm sending you a 6 digits, whats the number you got
code_request @ Bicicleta BMX | buenas, pa confirmar q vendes de verdad te entra un texto de google voice, mandame foto del texto
code_request | mera el ath movil me esta pidiendo el pin q te mandaron a ti para soltar los chavos, cual es
code_request | equivocao puse tu numero en mi whatsapp, te llego algo con un guion en el medio? pasamelo porfa q pierdo la cuenta
payment_screenshot | ya te baje los 250, ahi ta la foto de la transaccion, dejamela detras del porton que mi primo la busca ahora
payment_screenshot | te tire el ath hace rato mira el recibo, a veces se tarda cuando el banco ta lento, pero ya puedes entregarselo al muchacho
payment_screenshot | Sent! see pic. Your phone sometimes doesn't show it right away. Can you let my brother load it in the truck
payment_screenshot | ath esta caido pero a mi me salio completado, te enseño y me llevo el tv
overpayment | diache puse un cero de mas, me devuelves la diferencia por zelle y te quedas con 20 por la molestia
overpayment | mi esposa pago tambien y se fue doble, mandale uno pa tras a este numero
overpayment | I accidentally sent 900 instead of 90 can u zelle me back the extra, keep 50 for the trouble
pending_payment | el zelle mio es business, te va a llegar un email que tienes que subir tu cuenta a business pa que suelte los 400
pending_payment | Te envie por PayPal, el dinero sale cuando tu pongas el tracking, revisa el junk
pending_payment | el deposito esta en hold hasta que confirmes con el correo que te mando el banco, dale click
business_request | para recibirlo pon tu zelle en business, manda 300 y el sistema te los regresa con lo mio
bank_check | te mando un cashier check por correo por los 1,500 completos, lo depositas y cuando aclare mandas a buscar la guagua
bank_check | mi oficina hace cheque certificado, lo tiras con el celular en la app y me das 200 cash del resto
gift_card | no bajo ath, pero te pago con tarjetas de apple, te mando los numeritos de atras
gift_card | la forma mas rapida es que compres 2 steam de 100 en walgreens, raspas y me tiras la foto
gift_card | pa separartelo consigue una tarjeta vanilla en la farmacia y dame lo de atras
courier | toy trabajando en un crucero, te mando un mensajero con los chavos en un sobre y el se lleva la nevera
courier | UPS pasa por tu casa con el cash, solo tienes que pagarle el seguro del sobre al que llegue y yo te lo sumo
courier | I will arrange a mover to come pay you cash and pick up, just send me address and full name
third_party | el que paga es mi jefe, el te hace el deposito y tu le das 150 al del camion de lo que sobre
third_party | mi tio desde orlando te lo paga, tu solo dale la mitad al chofer cuando llegue
abroad | toy destacado en texas con el army asi que no puedo verla, pero la compro asi mismo, dame tu info pa pagarte
abroad | soy ingeniero en una plataforma de petroleo y no tengo señal pa llamadas, te pago por paypal y mi agente recoge
rental_unseen | el apto esta vacio pero yo vivo en boston, me mandas el primer mes y te mando la llave por fedex
rental_unseen | lo puedes ver por fuera, las llaves te las manda mi abogado cuando hagas el deposito
rental_unseen | es airbnb long term, pagas por el link del contrato y ese dia te dan el lockbox
deposit_first | hay 4 personas detras de ella, si me tiras 50 por ath te la guardo hasta el sabado que puedas pasar a verla
deposit_first | pa quitar el anuncio necesito aunque sea la mitad alante, despues cuadramos pa que la veas
deposit_first | no hago citas sin separacion, son 100 y se te descuentan
deposit_first | mandame el cincuenta porciento por zelle y te lo llevo mañana a tu casa
shipping_fee | el perrito es gratis mama, tu nada mas cubres el crate y la vacuna q pide la aerolinea, 180
shipping_fee | se quedo trancao en aduana, faltan 75 pa que lo suelten y sale hoy mismo
shipping_fee | el flete de tampa pa ca hay que pagarlo antes, son 220 por cashapp y el carro llega el martes
job_fee | ya tas contratado nena, solo falta el kit de 39.99 q se paga antes del primer dia, te lo devuelven en el cheque
job_fee | trabajas desde casa poniendo likes, con 30 q pongas te salen 90 el mismo dia
job_fee | te activamos pa empacar lapices en tu casa, el material lo pagas tu primero y despues te lo reembolsamos
personal_data | pa el contrato tirame foto de la licencia por los dos lados y el social
personal_data | pa hacerte el zelle necesito el username y el password del banco, es mas facil asi
personal_data | dame los 16 de la tarjeta y los 3 de atras pa devolverte lo tuyo
fake_page | entra aqui y pon tu tarjeta pa que te caiga lo de la venta: wepa-pagos.site/cobro
fake_page | ya pague por el envio protegido, pa cobrar tu llenas esto https://ath-movil-pr.cc/r
fake_support | le habla el departamento de seguridad de wepa, su anuncio fue marcado y va a cerrarse si no nos confirma sus datos
fake_support | Wepa team here your account has been limited reply with your phone and the code to unlock
off_site @ Lavadora Samsung | dimelo por el wasap mejor q aqui no entro 787 555 0199
off_site @ PlayStation 5 | text me here 9395550144 i dont use this app
`

export const round6Harmless = `
none @ Nevera Whirlpool | saludos todavia la tiene? podria pasar el viernes por la tarde si es asi
none @ Corolla 2014 | mera bro cuanto es lo menos, tengo los chavos en mano
none @ Juego de comedor | is the dining set still available? i can pick up today cash
none @ Apartamento Rio Piedras | buenas tardes, cuanto piden de fianza y si incluye agua y luz
none @ iPhone 13 | el cel ta unlocked? que % tiene la bateria
none @ Perrita yorkie | hola ella tiene sus vacunas? la puedo ir a ver hoy
none @ Puesto de cajera | saludos estoy interesada, donde puedo llevar el resume
none @ Guagua Tacoma | se puede ver hoy? soy de arecibo y voy con mi mecanico
none @ Coche de bebe | bendiciones, acepta ath movil? puedo llegar al walmart de santa isabel
none | claro te hago el ath cuando lo vea prendido
none | dale nos vemos en plaza a las 2, llevo cash
none | aqui no tengo buena señal escribeme mejor por aqui mismo
none | te llegaron los chavos? a mi me salio confirmado, abre la app a ver
none | si me llego el ath, gracias mano
none | todavia no me ha caido el ath, esperemos un ratito antes de que te la lleves
none | no acepto zelle solo cash o ath
none | no doy deposito sin ver el apartamento, disculpe
none | yo no mando dinero por adelantado, si quieres te pago cuando llegue
none | mi esposo pasa a buscarla a las 5, el lleva los chavos completos
none | yo estoy trabajando pero mi hermana esta en casa, ella te la enseña
none | la caja trae codigo de barra y todo, esta sellada
none | el codigo del porton es 4417 cuando llegues, timbra
none | cual es el codigo de error que le sale en la pantalla
none | te tire la foto de la etiqueta pa que veas el modelo
none | la tarjeta grafica es una 3060 de 12gb, nunca la mine
none | vendo tambien una gift card de best buy de 50 en 40, la verificamos juntos en la tienda
none | el envio a vieques por la lancha sale como en 15, eso lo paga el que compra al recoger
none | cobro 40 por el acarreo y se paga cuando llegue a tu casa
none | para el alquiler es un mes de fianza y el primer mes cuando firmemos el contrato alli en el apto
none | el deposito se devuelve al terminar el contrato si no hay daños
none | el trabajo es de 8 a 5, se paga quincenal, traiga su id y certificado de salud a la entrevista
none | el uniforme lo pone la compañia no tienes que pagar na
none | hay tres personas preguntando pero el primero que llegue se la lleva
none | te la guardo hasta mañana a las 12 sin compromiso
none | me mudo pa orlando en dos semanas por eso la vendo, la puedes ver cuando quieras
none | estoy en la marina pero hasta el domingo estoy en la isla, pasa por casa en fajardo
none | el cheque de gerente lo hacemos en el popular y firmamos el traspaso alli mismo
none | el banco me dio el ok para el prestamo, puedo ir el lunes al dealer
none | me sobra una butaca, te la dejo en 20 mas si te llevas el sofa
none | te pago 20 de mas si me la traes a bayamon
none | te devuelvo los 10 que me diste de mas, pasame tu ath
none | eso es fraude mano ten cuidado no le des el codigo a nadie
none | a mi me trataron de tumbar con un screenshot falso, por eso verifico siempre
none | mira mi otro anuncio aqui https://wepa.pr/listing/3321
none | este es el modelo https://www.homedepot.com/p/ryobi-drill
none | puede llamarme al 787 555 0123 despues de las 6
none | te escribo por whatsapp la direccion exacta cuando salgas
none | el seguro del carro vence en marzo y el marbete tambien
none | le puse un password nuevo al ipad, se lo borro delante tuyo
none | necesito licencia de conducir para el test drive, es por el seguro del dealer
`
