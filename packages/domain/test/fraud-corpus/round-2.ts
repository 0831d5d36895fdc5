// Round 2: messages made up by us in other words on purpose again, measured once before any rule was changed for
// them (docs/fraud.md gives that figure); since then the rules know them. Lines as in the learned set.
export const round2Fraud = `
code_request | ok perfecto, para el pick up el sistema le manda un token a su celular, me lo copia aqui
code_request | Te entró un texto de Facebook verdad? el número ese me hace falta un momentito
code_request | estoy recuperando mi cuenta y puse tu telefono de contacto, me ayudas? es solo leerme lo que te llegue
code_request | Confírmame los seis dígitos del mensaje del Popular para terminar de acreditarte
payment_screenshot | Realizado el depósito!! adjunto prueba. favor de permitir que el joven monte la máquina en el camión
payment_screenshot | tu telefono debe tener mala señal porque aqui dice completado, mira. montame la goma en la guagua
payment_screenshot | mira ahi dice enviado, dejame ir que es tarde ya te cae
overpayment | mi contable se equivocó y te pasó 1,000 completos. quédate 100 por el mal rato y vírame lo demás
overpayment | te acabo de mandar 250 y la bici es 150 verdad? el sobrante mandaselo a mi hermana a este numero
deposit_first | si me haces un pago simbólico hoy te lo congelo, mañana pasas
deposit_first | pa yo ir hasta alla necesito que me envies la gasolina alante
deposit_first | Se pide $80 pa entrar en el sorteo de visita del apartamento
deposit_first | quieres q te lo separe? tirate 30 y es tuyo, ya tengo 4 esperando
deposit_first | pagas completo por zelle y te lo dejo con el guardia del residencial
courier | Va un señor de FedEx Ground con el dinero contado, tenga la caja lista
courier | yo te mando un taxista con el dinero y tu le das el reloj
courier | La compañía naviera recoge la moto en tu casa, los honorarios los cubres tú y yo te los sumo al cheque
gift_card | compra tarjetas de la tienda de apple y me lees lo de atras, asi saldamos la renta
gift_card | la ultima forma que tengo es Binance, si tienes wallet te paso la direccion
gift_card | mandalo por giro a Nigeria a nombre de mi pastor
off_site @ Caladora DeWalt | Dios le bendiga. Tengo interes. comuniquese al 1-786-555-0144 gracias
off_site @ Set de maletas | hola preciosa tienes insta o whats?
off_site @ Piano digital | Good afternoon, kindly email me at buyer.pr@correo.example
fake_page | Mi pago salió por Wepa Seguro, te debe llegar un correo con un botón para aceptar, dale y pon tu debito
fake_page | http://ath-reembolso.example entra con tu usuario pa que veas el deposito
fake_page | su paquete esta retenido, pague 1.99 aqui https://correo-pr.example/p
business_request | vas a ver un cobro de ATH mio, eso es el deposito al reves, oprime confirmar
business_request | Tienes que abrir ATH Business y ponerle 200 de balance para que pueda entrar mi pago
pending_payment | Cash App dice que tu eres nuevo y te falta verificar pagando 50 pa liberar mis 300
pending_payment | sale en proceso porque es mi primer zelle contigo, ve adelantando el envio
bank_check | mi abogado te manda el cheque certificado fedex overnight, me avisas cuando el banco lo acredite
bank_check | te hago cheque hoy domingo y me llevo el carro, el lunes lo cambias
third_party | Mandé un compañero, está frente a tu casa. La transferencia ya está hecha, dale las llaves
third_party | mi jefe paga por zelle desde la oficina y yo recojo los muebles ahora
abroad | vendo barato porque me trasladaron a la base de Rota, el vehículo está en un almacén de Florida y se despacha
abroad | Ando de voluntario en Haití sin señal para hablar, solo chat. mi agente de aduana hace la entrega
rental_unseen | la llave esta en una cajita en la puerta, al hacer el deposito te doy la combinacion
rental_unseen | vivimos en Carolina del Norte por la salud de mi esposo. Buscamos inquilino honesto, deposite y le enviamos contrato y llave
shipping_fee | los gatitos viajan en cargo con nana, pagas 220 y los recibes en la puerta
shipping_fee | Lo despacho hoy mismo si pagas el flete por adelantado
job_fee | Para asegurarte la plaza de limpieza hay que sacar un certificado con nosotros que cuesta 39.99
job_fee | te contratamos de chofer, te enviamos fondos para rotular tu carro y el rotulista cobra de ahi
personal_data | Necesito una copia de tu pasaporte o licencia y el social para hacerte el traspaso online
personal_data | pon tu clave de ATH y yo hago la transferencia desde mi lado
fake_support | Aviso: tu cuenta de Wepa tiene una infracción. Responde con tu correo y contraseña
fake_support | hola, trabajo en Wepa y te puedo destacar el anuncio por 5 si me haces ath
`

export const round2Harmless = `
none @ Caladora DeWalt | Hola, trae baterías? Llámame 787-555-0131
none @ Set de maletas | Buenas, todavía las vendes? Las necesito para el jueves
none @ Piano digital | ¿Tiene pedal? ¿Lo puedo tocar antes de comprarlo?
none @ Silla de ruedas | Hola, es para mi abuela. Se puede doblar? Mi whatsapp es 939 555 0114
none @ Ford F150 2016 | Saludos. Le hago una oferta de 14,500 cash. 787 555 0190
none @ Cortinas | hola me interesan
none | ¿Me mandas el código del color de la pintura?
none | el número de orden es 445566, con eso lo buscas en Home Depot
none | me llegó un mensaje raro de Facebook pidiendo un código y no lo di
none | te mando un mensaje cuando salga de casa y me confirmas que estas ahi
none | el banco me mandó un mensaje de que el ATH salió, ¿lo recibiste?
none | ¿te llegó? Hice el ATH hace 5 minutos. Si no te sale espero aquí contigo
none | Perfecto, cuando te llegue el ATH me lo llevo
none | La foto del comprobante de inspección la subo ahorita
none | te mando fotos del titulo y del marbete ahora
none | aquí está la foto de cómo se ve instalada, la entrego mañana
none | Si no sirve me la devuelves y te viro los chavos
none | me cobraron de más en la gomera, voy tarde
none | la diferencia entre los dos modelos es la memoria
none | por 20 más te incluyo la mesa
none | te la separo sin depósito, pero avísame si no vienes
none | ¿me lo puedes aguantar hasta el sábado? Te doy 20 cuando pase a verla
none | El que llegue con los chavos se la lleva
none | La visita es gratis, te doy el estimado allí mismo
none | Cobro $30 por ir a diagnosticar y se acreditan si hago el trabajo
none | la gasolina me la pagas cuando te la lleve
none | pido primer mes, último mes y fianza a la firma, la cita es el jueves a las 6
none | El guardia te deja pasar, dile que vas al 304
none | la llave esta con la vecina, ella te abre para que lo veas
none | vivo en el apto 4, toca el timbre que la puerta tiene combinacion
none | Mi papá y yo lo recogemos en la guagua, pagamos allí
none | la muchacha que limpia te lo entrega, déjale el dinero a ella
none | mi esposa hace el ath cuando yo lo cargue
none | el mensajero de la oficina lo puede recoger y te lleva el efectivo? no, mejor voy yo
none | FedEx me lo entregó roto, por eso lo vendo para piezas
none | el taxi de la lancha te cobra como 5
none | lo mando por la naviera a Culebra, tú pagas el flete allá cuando lo recojas
none | hago flete en el área norte desde $60
none | soy de la Guardia Nacional y salgo el 12, tiene que ser antes, ven a verlo
none | estuve en Alemania destacado y lo compré allá, está en Gurabo
none | mi hermana vive en Texas y te lo puede recoger alla si quieres
none | no tengo cash app, solo ath
none | Se lo pago con débito si tienen maquinita
none | la tarjeta de memoria va incluida
none | te doy la tarjeta del mecánico para que lo verifiques
none | ¿la gift card tiene fecha de expiracion? la uso hoy contigo en Best Buy
none | La pagina de la universidad dice que ese libro es la 5ta edicion
none | te paso el link del video: https://vimeo.com/12345
none | chequea https://www.nhtsa.gov/recalls que ese modelo tiene un recall
none | trabajo de 8 a 5, paso a las 6 a pagarte
none | El trabajo paga 10.50 la hora y el certificado de salud lo sacas tú
none | buscamos cocinero, mándanos resumé por aquí o al 787-555-0120
none | el social lo pide la coop cuando solicites el préstamo, yo no lo necesito
none | cambia la contraseña del Netflix del tv antes de venderlo jaja
none | Le borro la cuenta de Google al celular delante de ti
none | ¿Wepa cobra algo por publicar? Yo no he pagado nada
none | me suspendieron la luz hoy, mañana te contesto
none | la perra pare en mayo, te puedes anotar sin compromiso
none | los gatitos se dan con contrato de adopción y visita a tu casa
none | El pasaje de la lancha del perro es gratis si va en jaula
`
