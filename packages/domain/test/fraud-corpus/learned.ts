// Messages as they would be written in Puerto Rico, made up by us, with which the rules were written.
// One for each line: the rule that it should meet (or `none`), `@` and the ad's title where it is the very
// first message of its writer, then what was written.
export const learnedFraud = `
code_request | Te envié un código para comprobar que eres real, ¿me lo dices?
code_request | Mándame el código de 6 dígitos que te llegó por texto
code_request | te va a llegar un codigo de whatsapp por error, me lo reenvias por favor?
code_request | para verificar que no eres estafador dime el numero que te mando google
code_request | pasame el codigo q t llego al cel
code_request | Necesito que me digas la clave dinámica que te mandó el banco
code_request | dame el pin de tu ath movil pa mandarte los chavos
code_request | me equivoque de numero y mi codigo llego a tu telefono, me lo das?
code_request | I just sent u a 6 digit verification code, send it to me so I know ur not a scammer
code_request | cual es el codigo que te salio en la pantalla, lo necesito para completar el pago
code_request | mandame el c0d1go que recibiste
payment_screenshot | Mira la captura, ya te pagué por ATH Móvil. Mi esposo pasa ahora a buscarlo
payment_screenshot | ahi te va el screenshot del pago, dale la nevera al chofer
payment_screenshot | ya pague, te mando el comprobante, el dinero te llega en una hora
payment_screenshot | te envie el capture de la transferencia, a veces tarda, déjame llevármela
payment_screenshot | el ath esta lento pero aqui esta la prueba de que pague
payment_screenshot | Te adjunto recibo de la transferencia bancaria, se refleja en 24 a 48 horas, entrégame el celular por favor
payment_screenshot | mira la foto del pago en zelle, si no te sale es tu telefono
overpayment | Te voy a mandar un cheque por $1,200 y me devuelves los $400 que sobran
overpayment | por error te mandé $500 en vez de $50, devuélveme la diferencia
overpayment | le pago de mas por la molestia y usted le da el resto al de la grua
overpayment | te mande mas de la cuenta, me regresas 150 por ath porfa
overpayment | El cheque viene por una cantidad mayor, quédese con $100 y envíe el resto a mi agente
overpayment | se me fue la mano y te envie 300, hazme el refund de 200
overpayment | I sent you extra money by mistake please refund me the difference
deposit_first | Tengo varios interesados, si me mandas $200 de depósito te lo separo y luego lo ves
deposit_first | hazme un ath de 50 pa guardartelo, si no se va
deposit_first | manda el deposito primero y despues te doy la direccion
deposit_first | Para enseñarle el apartamento necesito un depósito de $100
deposit_first | hay mucha gente preguntando, con 100 por ath movil te lo aparto hasta el domingo
deposit_first | envia la mitad por adelantado y te lo llevo mañana
deposit_first | si quieres que no lo venda mandame algo por zelle ahora
deposit_first | no puedo mostrarlo sin un pago de reserva
courier | Estoy trabajando, mando un mensajero con el efectivo para recogerlo
courier | yo te mando un FedEx con el cash adentro y recogen el paquete
courier | mi transportista pasa a recogerlo y te paga en efectivo, dame tu direccion
courier | contraté una compañía de mudanza que lo va a buscar, el pago te llega antes
courier | un courier te va a llevar el dinero en un sobre, solo pagas el seguro
courier | DHL va a tu casa a buscarlo y ellos te entregan el dinero
courier | un muchacho de uber pasa con los chavos y se lo das
gift_card | te pago con tarjetas de regalo de Apple, son igual que cash
gift_card | compra una gift card de 100 y mandame foto de los numeros
gift_card | Pagas con tarjeta Google Play y te lo envío hoy mismo
gift_card | solo acepto bitcoin
gift_card | mandame el dinero por western union o moneygram
gift_card | raspa la tarjeta y envíame el código de atrás
gift_card | lo puedes pagar en crypto, usdt o btc
off_site @ Lavadora Whirlpool | Hola. Escríbeme al WhatsApp +1 (689) 555-0150
off_site @ Honda Civic 2015 | textme 321 555 0104
off_site @ Cama queen | buen dia me interesa contactame a este correo juancompra@gmail.com
off_site @ Mesa de comedor | hola dame tu numero y seguimos por whatsapp
off_site @ Laptop Dell | hi add me on telegram @buyer_fast
off_site @ Estufa de gas | interesada, por aqui no puedo hablar, mi w h a t s a p p es 7 8 7 5 5 5 0 1 9 0
fake_page | Tu pago está listo, entra a este enlace y pon tu tarjeta para recibirlo: http://pago-ath.example/x1
fake_page | Llene este formulario con los datos de su cuenta para que le depositen https://forms.example/zelle
fake_page | compre por el envio protegido de wepa, confirme aqui: https://wepa-delivery.example/confirmar
fake_page | usa este link pa cobrar https://tinyurl.com/abc9
fake_page | Debe registrarse en usps-pagos.example para recibir el dinero de la venta
business_request | te mande un request de ath movil, aceptalo para recibir el dinero
business_request | tu cuenta de ATH tiene que ser Business para yo poder pagarte, tienes que mandar 50 pa activarla
business_request | aprueba la solicitud de pago que te llegó y te cae el dinero
business_request | ATH Business dice que tienes que pagar $100 para el upgrade y yo te los devuelvo
pending_payment | Zelle dice que el pago está pendiente, revisa tu correo en spam
pending_payment | El dinero está en hold hasta que me mandes el tracking number
pending_payment | te llego un email de zelle? dice que tienes que aumentar el limite
pending_payment | el pago queda en espera y se libera cuando envies el articulo
bank_check | te pago con cheque de gerente, lo depositas y me entregas la guagua
bank_check | le envío un cashier's check por correo y cuando lo cobre mandan a buscar el mueble
bank_check | mi compañia te manda un cheque, lo depositas por la app y esperas que suba
bank_check | Solo puedo pagar con cheque certificado, se lo mando hoy por FedEx
third_party | mi primo pasa a buscarlo ahora, ya te hice la transferencia, entrégaselo
third_party | yo no puedo ir, mi hijo lo recoge y te pago por zelle despues
third_party | mi hermana esta en camino, dale el celular que ya te mande el screenshot
third_party | te mando el cheque y mi sobrino lo recoge
abroad | Soy militar y estoy destacado en Texas, por eso no puedo enseñarlo, lo tengo con una agencia de envíos
abroad | ahora mismo estoy en altamar y no tengo acceso a mi banco, puedo pagarte por paypal
abroad | Soy ingeniero petrolero, estoy en una plataforma, mi agente lo recoge
abroad | me mude a Inglaterra por trabajo y la guagua la tiene eBay, te la envían cuando pagues
abroad | I'm in the army deployed overseas so I can't see it, I'll pay by paypal
rental_unseen | El apartamento esta disponible pero estoy fuera del pais, deposita y te mando las llaves
rental_unseen | no se puede ver por dentro todavia, con el primer mes y el deposito te envio las llaves por correo
rental_unseen | Puedes mirarlo por fuera. Si te gusta pagas $500 y te doy el código de la puerta
rental_unseen | hay que pagar $50 de solicitud antes de enseñarte el apto
shipping_fee | el cachorro es gratis solo paga el envio y la jaula
shipping_fee | para mandarte el perrito falta pagar el seguro del vuelo que son $120
shipping_fee | la aerolínea pide 180 para la jaula climatizada, te los devuelven al entregarlo
shipping_fee | pagame el envio primero y te lo mando por correo mañana sin falta
job_fee | Le enviamos un cheque para comprar los materiales y usted nos devuelve lo que sobre
job_fee | para empezar a trabajar tiene que pagar $40 del adiestramiento
job_fee | trabajo facil desde casa, $300 al dia, inviertes 50 para empezar
job_fee | paga la verificacion de antecedentes de 30 y te doy el empleo
personal_data | mándame foto de tu licencia y tu seguro social para llenar el contrato
personal_data | me das el numero de la tarjeta y el cvv pa hacerte el deposito
personal_data | necesito tu usuario y contraseña del banco
personal_data | Pásame tu número de cuenta y ruta y el pin
fake_support | Le escribe el departamento de seguridad de Wepa, su cuenta será suspendida si no confirma sus datos
fake_support | soy de wepa, tienes que pagar 10 para que tu anuncio siga activo
fake_support | Administración Wepa: verifique su cuenta en este enlace para no ser bloqueado
`

export const learnedHarmless = `
none @ Lavadora Whirlpool | Hola, ¿todavía tienes la lavadora disponible?
none @ Honda Civic 2015 | saludos, ¿el civic es std o automatico? 787-555-0101
none @ Cama queen | Hola! sigue disponible? donde la puedo ver?
none @ Mesa de comedor | buenas, cuanto mide la mesa? puedo pasar hoy
none @ Laptop Dell | me interesa la laptop, mi telefono es 939 555 0130 y estoy en Ponce
none @ Estufa de gas | ¿Cuál es el último precio?
none @ Perrita chihuahua | hola que edad tiene la perrita y donde estan
none @ Toyota Tacoma 2018 | Buenas noches. La tacoma está salda? acepta trade?
none @ Solar en Aibonito | Me puede mandar el location del solar por whatsapp? 787-555-0103
none @ Sillas de patio | hola
none | te mando la foto del recibo de compra original
none | Tengo el recibo y la caja, lo compré en Best Buy en noviembre
none | te envio screenshot de las medidas
none | mira la captura del anuncio de Amazon, nueva cuesta 300
none | mi número es 787-555-0123
none | llámame al 787 555 0125 cualquier cosa
none | escribeme por whatsapp que aqui no me llegan las notificaciones
none | dame tu numero para llamarte cuando llegue al porton
none | te hago ath cuando llegue y la pruebe
none | ya te hice el ath de los $35, me avisas cuando te llegue
none | Te pagué por ATH Móvil, mira a ver si te llegó antes de que me vaya
none | puedo pagarte por ath movil o prefieres cash
none | el ath es al mismo numero
none | No acepto depósitos, el que llegue primero
none | primero ven a verla y si te gusta hablamos del depósito
none | El depósito es $500 y el primer mes $500, se paga el día que firmas el contrato
none | cuanto es el deposito?
none | Nunca mando depósito sin ver el apartamento
none | si te gusta cuando lo veas me dejas $20 y te lo guardo hasta el viernes
none | mi hijo pasa a buscarlo
none | mi primo pasa por ahi a las 4 con el cash, se llama Pito
none | va mi esposo a buscarla, anda en una tacoma blanca
none | mi hermano te paga cuando la recoja
none | Yo no puedo ir pero mi suegra pasa mañana y te paga en efectivo
none | el código del edificio es 1234, apto 5B
none | cual es tu codigo postal para calcular el envio
none | ¿qué código de color de pintura es?
none | le sale codigo de error E4 a la lavadora
none | trae el codigo del candado por si acaso
none | nunca des codigos a nadie, es una estafa
none | eso suena a scam, ten cuidado con los que mandan screenshot del pago
none | A mí me trataron de estafar con un cheque la otra vez, por eso solo cash
none | no cojo zelle ni cheque
none | solo efectivo o ath en persona
none | te lo cambio por una gift card de Walmart de 100?
none | Vendo tarjeta de regalo de Marshalls con balance de $75, la probamos en la tienda
none | acepto trade por bicicleta
none | si quieres lo mando por correo, el envio son $12
none | ¿haces envíos a Culebra?
none | te lo llevo a tu casa por $15 mas, pagas cuando lo entregue
none | lo mandan por UPS y llega el jueves
none | la compañia de mudanza mia cobra 80 por llevarlo, si quieres te doy el numero
none | yo alquilo una guagua y lo voy a buscar el sabado
none | Estoy fuera de la isla, regreso el 15 y te lo enseño
none | estoy en Miami pero mi mama vive al lado y te abre pa que lo veas
none | soy militar retirado, puedes pasar por Ramey
none | Mi esposo está en el ejército y nos mudamos, por eso vendemos todo, ven cuando quieras a verlo
none | puedes pagar con cheque de gerente pero tenemos que ir al banco juntos
none | el banco emite el cheque el lunes y hacemos el traspaso en el CESCO
none | aqui hay un video https://www.youtube.com/watch?v=xyz
none | mira el manual en https://www.whirlpool.com/manual.pdf
none | https://maps.app.goo.gl/abc ahi es
none | Mi página es www.carpinteriapr.example, ahí ves mis trabajos
none | confirma si vienes hoy
none | verifica bien la direccion que hay dos calles iguales
none | Trae licencia y la cartilla del seguro para el traspaso
none | el seguro social no hace falta para nada
none | pide el titulo a nombre de el vendedor
none | te devuelvo los 20 que me prestaste para el peaje jaja
none | Si no le sirve me lo trae y le devuelvo el dinero
none | te di 60 y eran 50, me debes 10
none | el pago de la casa esta al dia
none | esta pendiente por otra persona que viene hoy
none | te espero hasta las 7, despues lo vendo
none | tengo mas gente interesada, decide
none | hay dos personas preguntando pero tu fuiste la primera
none | no tengo cambio, trae el dinero exacto
none | nos vemos en el cuartel de la policia de Guaynabo a las 2 para mas seguridad
none | queda frente al Walgreens de la 65
none | El pago es semanal, $400, en cheque de la compañía con talonario
none | Necesito resumé y certificado de antecedentes penales para el puesto
none | la entrevista es por zoom mañana a las 11
none | el adiestramiento es pago y dura una semana
none | cobro la mitad al empezar el trabajo y el resto cuando quede listo
none | el estimado es gratis
none | El cachorro está desparasitado, puedes venir a verlo a Juncos
none | no lo envio, la entrega es personal porque quiero conocer a quien lo adopta
none | ¿me puedes mandar más fotos por dentro?
none | las llaves te las doy cuando firmemos
none | puedes ver el apartamento por fuera cuando pases y si te gusta coordinamos para entrar
none | mi correo es pedro@correo.example, mándame el contrato pa leerlo
none | Wepa, mano, que rapido contestas
none | la cuenta de luz sale en 90
none | te lo dejo en 80 si vienes hoy
none | ok mañana te confirmo
none | Gracias, Dios te bendiga
none | que es lo menos que le da
`
