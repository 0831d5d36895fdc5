// Round 7: of the same day and hand as round 6, and never opened while rules were changed for that one: only its
// figures were read (docs/fraud.md). No rule may be changed for it. Lines as in the learned set.
export const round7Fraud = `
code_request | te voy a tirar un sms pa chequear q eres tu, cuando lo tengas escribemelo por aqui
code_request | lo que te acaba de entrar por texto es pa el delivery, me lo lees?
code_request | Google le mando unos numeros a su celular, sin eso no puedo seguir con la compra, cuales son?
code_request | before i come all the way from ponce let me verify u, tell me the digits u receive
code_request @ Mesa de comedor | hola me interesa pero hay mucho estafador, te llega una clave de 6 y me la dices y asi confio
payment_screenshot | ahi te adjunto el ath, salio aprobado, ponla en la marquesina y paso cuando salga del trabajo
payment_screenshot | en mi app dice enviado asi que eso ya es tuyo, dale las llaves al gruero
payment_screenshot | check the pic I paid already, it takes up to 24 hrs to post, ill grab it in 10 min
payment_screenshot | mi hijo ya esta frente a tu casa, el pago se ve en la captura, no lo hagas esperar
overpayment | ay bendito te mande 450 y eran 45, regresame lo otro antes q mi marido se entere
overpayment | la secretaria se equivoco e hizo el pago por el total del mes, usted me gira lo restante
overpayment | pa cubrir al que lo recoge te puse 200 arriba, cuando te caiga se los das a el por cashapp
pending_payment | zelle me dice que tu limite es bajito, te mandaron un email pa aumentarlo y ahi te entra
pending_payment | el dinero ya salio de mi cuenta, esta retenido hasta que le des la guia del envio al banco
pending_payment | revisa el spam te escribio paypal, tienes que aceptar pa que se libere
business_request | como tu cuenta no es comercial el banco pide que eches 200 primero y despues te llegan los 700
bank_check | le envio un cheque de la compañia por mas cantidad, coge lo suyo y con el sobrante paga la mudanza
bank_check | lo depositas por el app del banco con foto y en cuanto refleje me das el vuelto
gift_card | si quieres asegurar compra una google play de 50 y me dices el codigo raspado
gift_card | el dueño solo coge amazon cards ahora mismo por lo de los impuestos
gift_card | pay with ebay card, go to cvs get 3 and send me the pics of the back
courier | no puedo llegar, pero te va a pasar un servicio de entrega que te da el efectivo al momento y le firmas
courier | contrate un carrier q lleva el billete y recoge la bici, necesito tu direccion completa y nombre
courier | fedex te entrega el pago en la puerta, abonales los 60 del seguro y yo te los repongo
third_party | mi hermana en new york es la q va a pagar desde su cuenta, lo q te llegue demas se lo pasas al mudancero
third_party | te va a caer un pago de otra persona, no te asustes es mi cliente, quedate con lo tuyo y mandame el resto
abroad | ahora mismo estoy de mision en alemania, la quiero de sorpresa para mi papa, le pago por transferencia sin verla
abroad | trabajo en un barco y no hay llamadas, mi representante se encarga de recogerlo cuando acredite
rental_unseen | yo me fui pa florida y no hay quien lo enseñe, con la fianza te dejo la llave en el buzon
rental_unseen | si te gusto por las fotos, envia el mes y el deposito y te mando el contrato por email, la gente se lo esta peleando
rental_unseen | soy misionera y deje la casa sola, busco a alguien q la cuide, la renta es 350 y la llave va por correo
deposit_first | hay gente que viene de camino, si tu me adelantas algo por ath les digo que no vengan
deposit_first | con 40 por athmovil la aparto a tu nombre, sin eso no te la puedo aguantar
deposit_first | yo no la saco de donde esta si no hay una señal de 75 antes
deposit_first | send half now and half when you pick up, i get too many no shows
shipping_fee | los gatitos son regalaos lo unico es el transporte desde miami, 150 por zelle
shipping_fee | la compañia del envio pide un seguro reembolsable de 120 antes de montarlo en el barco
shipping_fee | te lo despacho hoy si me cubres los sellos del correo ahora, es poquito
job_fee | quedaste seleccionada, el adiestramiento cuesta 55 y se paga hoy pa guardarte el espacio
job_fee | pones 100 y en dos horas te devuelvo 400, tengo un sistema con cripto
job_fee | el puesto es tuyo solo tienes que comprar la laptop de la empresa por este link y te la pagan en la primera quincena
personal_data | necesito una foto tuya aguantando tu id pa saber que no eres scam
personal_data | para el delivery seguro pongame nombre completo, fecha de nacimiento y los ultimos 4 del social
personal_data | dame tu numero de ruta y cuenta y el login de la mi banco pa depositarte
fake_page | Te hice la compra con entrega segura, acepta tu dinero aqui: wepa.entrega-pr.com/pay
fake_page | para que se vea que eres vendedor real registrate en este enlace, es gratis solo pide tarjeta: bit.ly/verif-pr
fake_support | Aviso Wepa: detectamos actividad rara en su perfil, conteste con su clave antes de 24 horas
fake_support | soy agente de ath movil, hay un pago pendiente a su favor, para liberarlo me tiene que validar unos datos
off_site @ Mini split 12,000 | hey bajame un whatsapp al 7875550177
off_site @ Bote 18 pies | aqui casi no veo los mensajes, telegram: @compropr
`

export const round7Harmless = `
none @ Planta Honda 2200 | saludos la planta prende bien? cuantas horas de uso
none @ Mahones Levis | q size son y si los tienes en negro
none @ Casa en Isabela | se puede visitar este weekend? somos una pareja
none @ Setter irlandes | que edad tiene y es machito o hembra
none @ Empleo de mesero | buenas es part time o full time? donde queda
none @ Jeep Wrangler | tiene multas o gravamen? cuantas millas
none @ Bicicleta Trek | can u do 200? i live in dorado can go now
none @ Escritorio | buen dia, cabe en un corolla o hay que llevar guagua
none @ Lavado de muebles | cuanto cobra por un sofa de 3 y cuando puede venir
none | dale te la dejo en 120 si vienes hoy
none | ya te envie el ath, confirma si te llego antes de montarla
none | no te preocupes te pago alla cuando la pruebe
none | yo cojo ath o efectivo, cheques no
none | lo siento no aparto nada, el q llegue primero
none | puedes darme 20 de deposito cuando vengas a verla y te la aguanto hasta el viernes
none | mi papa va a ir por mi, se llama Angel y va en una f150 blanca
none | mi jefe no me dejo salir temprano, podemos cambiarlo pa las 6
none | vivo en new york pero estoy en pr hasta enero, la enseño yo mismo
none | trabajo en el crucero y vuelvo el 15, si todavia la tienes paso a verla
none | el contrato se firma en la oficina y alli se paga la fianza, nada antes
none | las llaves te las doy en persona cuando firmes
none | el apto no ta amueblado, incluye nevera y estufa
none | para el trabajo hay que traer el certificado de antecedentes penales y el de salud
none | no se le cobra nada a los candidatos
none | el adiestramiento es pago, te pagan mientras aprendes
none | el envio por correo serian 12, te lo mando despues que confirmemos y te doy tracking
none | yo no envio por correo solo entrega en persona
none | se lo puedo llevar a carolina por 15 mas, me los da alla
none | te mando la captura del carfax pa que veas q ta limpio
none | mira el recibo de cuando la compre en sears
none | la garantia es hasta el 2027 aqui esta la factura
none | el pin del candado es 0913 viene con el
none | el radio pide codigo cuando le quitas la bateria, te lo doy con el manual
none | apunta el numero de confirmacion de la cita del cesco 88213
none | es un apple watch series 8 gps, borrado y sin cuenta
none | la tarjeta sd es de 64 y va incluida
none | vendo tarjetas de pokemon, tengo el binder completo
none | la transferencia del titulo la hacemos en el cesco de bayamon
none | son 350 al mes mas la luz, sin fianza si vienes recomendado
none | te sobran 5 pesos del ath, te los devuelvo cuando nos veamos
none | el dealer me dio 500 de mas por el trade in
none | no le des tu social a nadie por aqui mano
none | un tipo me pidio un codigo de whatsapp y lo bloquee
none | ese mensaje q te llego de zelle es scam, borralo
none | las medidas estan aqui https://www.ikea.com/us/en/p/malm
none | mi instagram es @muebles_la_loma pa que veas mas trabajos
none | mejor hablamos por llamada, 939-555-0110, es para explicarte como llegar
none | puedo pagar la mitad el viernes y la mitad cuando la recoja?
none | te cuadro por whatsapp cuando este llegando
none | el abogado prepara la escritura y cobra al cierre
`
