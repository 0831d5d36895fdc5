// Messages as they would be written in Puerto Rico, made up by us. Held out: written before any rule was,
// and never to be looked at while a rule is changed. One for each line: the rule that it should meet (or
// `none`), `@` and the ad's title where it is the very first message of its writer, then what was written.
export const heldOutFraud = `
code_request | Para estar segura de que eres una persona real te voy a mandar un numero de 6 digitos, me lo escribes aqui cuando te llegue
code_request | oye te llego un msj con un codigo? pasamelo rapido q se vence
code_request | me da el c0digo de verificacion que le llego por texto para confirmar la compra
code_request | google te va a enviar un codigo, es solo pa ver si el anuncio es real. dimelo ok
code_request | Necesito el PIN que te mandó ATH Móvil para completar la transferencia
code_request | el banco le envio unos numeritos al celular, me los puede decir para soltar el deposito
code_request | Hi, to verify ur legit I sent a code to your phone, reply with the 6 digit number pls
code_request | te acabo de enviar el c o d i g o por whatsapp, reenviamelo porfa
code_request | Mándame screenshot del mensaje con el código que te entró
code_request | hay mucho fake en esta pagina asi q te mando una clave y tu me la dices y seguimos hablando
payment_screenshot | ya te hice el ath, mira el screenshot, entregaselo al muchacho que esta afuera
payment_screenshot | Aquí tienes la captura del pago, a veces ATH Móvil se tarda en reflejarlo, no te preocupes
payment_screenshot | la transferencia salio bien mira la foto, en 24 horas te aparece el dinero, puedo llevarmelo hoy?
payment_screenshot | te adjunto el comprobante del pago el banco esta lento, dejame llevarme la lavadora y eso cae ahorita
payment_screenshot | yo ya pague, ahi esta el recibo de la transferencia, si no te ha llegado es culpa de tu banco
payment_screenshot | te mando el capture del zelle y me lo entregas, el sistema esta caido hoy
overpayment | Le envié $800 por error en vez de $500, me devuelve los 300 por favor
overpayment | te mando un poco mas y lo que sobra se lo das al de la mudanza cuando llegue
overpayment | Mi secretaria hizo el cheque por mas cantidad, usted lo deposita y me regresa la diferencia
overpayment | mano te mande de mas sin querer, devuelveme 200 por ath al numero de mi esposa
overpayment | I'll pay you $1500, keep $50 for you trouble and send the rest to my mover
overpayment | El pago incluye el extra del transportista, cuando lo reciba usted le hace ATH a él
deposit_first | hay 6 personas preguntando por el apartamento, con 300 de deposito te lo saco del anuncio y el sabado lo ves
deposit_first | Si lo quieres me haces un ATH de $100 para apartarlo, sin eso no puedo enseñartelo
deposit_first | me das la mitad ahora y la otra cuando te lo entregue, es que tengo otro que viene por el
deposit_first | no enseño sin separar primero, son 50 pesos por ath y ahi te doy la direccion
deposit_first | Para reservar la cita de ver el carro se requiere un pago de $75 reembolsable
deposit_first | tiene que enviar el primer mes antes de poder ver el apto, es politica
deposit_first | Deposita 150 hoy mismo porque si no se lo doy a otro, luego te mando fotos de adentro
courier | No puedo ir en persona pero envío un mensajero con el dinero en efectivo, solo dame tu dirección y nombre completo
courier | UPS va a pasar por tu casa a recoger la consola y te entrega los chavos en un sobre
courier | mi agente de mudanzas lo va a recoger despues que el pago se procese en su cuenta
courier | yo trabajo en alta mar asi que contrate un servicio que va a pasar a buscarlo, usted no paga nada
courier | Un chofer de FedEx le llevará el cash, por favor ponga su dirección y número de teléfono
courier | vendra un delivery a buscarlo y el te paga, nada mas tienes que pagar el seguro del envio que te lo reembolsan
gift_card | Consígueme dos tarjetas de Apple de $100 y me mandas foto de los números de atrás
gift_card | se paga con gift card de steam o de google play es lo mas seguro
gift_card | acepto solo bitcoin o usdt, asi evitamos los cargos del banco
gift_card | me lo envia por western union a nombre de mi hermana en Colombia
gift_card | raspa la tarjeta razer y pasame el codigo, con eso queda pago
off_site @ Juego de sala 3 piezas | Hola, me interesa mucho. escríbame al whatsapp 1 (305) 555 0188
off_site @ Nevera Samsung 22 pies | hello dear text me on 407-555-0133 i dont check here
off_site @ iPhone 13 128GB | Interesado, contacteme a mi correo compras.seguras22@gmail.com por aqui no me llegan los mensajes
off_site @ Toyota Yaris 2012 | buenas. telegram @compra_rapida
off_site @ Sofa cama | Saludos. Por favor escribir al wh4tsapp +1 829 555 0199
off_site @ Generador 7500W | hey. envíame tu número de WhatsApp para hablar
fake_page | Para recibir tu pago entra aquí y pon los datos de tu tarjeta: http://athmovil-pagos.example/recibir
fake_page | wepa-envios.example/orden/8823 ahi confirma tu cuenta y te cae el dinero
fake_page | la compra ya esta paga, solo tienes que llenar el formulario de FedEx con tu numero de tarjeta https://fedx-pr.example/f
fake_page | Abre este link y escoge tu banco para que se deposite: bit.ly/3xPago
fake_page | hice el pago por el envio seguro de wepa, verifica aqui https://wepa.pago-seguro.example
business_request | Te hice el pago pero ATH dice que tu cuenta es personal, tienes que cambiarla a Business y mandar $100 que te devuelven
business_request | te va a llegar una solicitud de ath movil business, acéptala para que te caiga el dinero
business_request | dale aceptar al request que te mande en ath y te entran los 250
business_request | el dinero esta retenido hasta que subas tu cuenta a comercial, te mandaron un email
business_request | Acepta la notificación de cobro en tu ATH y recibirás el pago automáticamente
pending_payment | Zelle me dice que el pago está en espera porque tu cuenta no es business, revisa tu spam
pending_payment | ya lo mande, quedo pending en zelle, tienes que confirmar el email de ellos pa que te lo suelten
pending_payment | PayPal retuvo el dinero hasta que me envíes el número de tracking
pending_payment | el pago sale como pendiente, cuando me mandes el recibo del correo se libera
pending_payment | revise su email y la carpeta de spam, Zelle le escribio para aumentar el limite de su cuenta
bank_check | te pago con un cheque certificado y mi asistente lo busca cuando lo deposites
bank_check | Mi jefe emite un cheque de gerente, lo depositas con foto desde tu app y cuando aparezca entregas el carro
bank_check | I will mail you a cashiers check, once it clears my driver will come for the item
bank_check | le mando un cheque oficial por correo hoy, es como cash, usted lo deposita por el celular
third_party | Estoy de viaje pero mi primo pasa a recogerlo ahora, te mando el pago por transferencia y tu se lo entregas
third_party | mi sobrino va a buscar el televisor, yo te pago con cheque, que no tenga que dar cash
third_party | mi esposo esta afuera esperando el celular, ya te mande la foto del ATH, dáselo
abroad | Soy sargento del ejército y me desplegaron, por eso vendo el carro tan barato, lo tiene la compañía de envíos
abroad | ahora mismo estoy en una base militar en alemania, te envio la moto por barco y pagas cuando llegue el deposito a eBay
abroad | Me encuentro fuera de la isla en una misión de la iglesia, no puedo enseñarlo pero te envío las llaves por correo
abroad | trabajo en una plataforma petrolera sin señal, por eso solo puedo pagar por internet
abroad | el carro era de mi esposo que fallecio y yo estoy en españa, lo regalo practicamente, se envia con escrow
rental_unseen | Las llaves te las mando por FedEx cuando reciba el primer mes, si no te gusta te devuelvo el dinero
rental_unseen | no puedo enseñarte la casa porque el inquilino todavia esta, pero puedes verla por fuera y mandar el deposito
rental_unseen | Llena la solicitud con tu seguro social y paga los $60 de application fee antes de la visita
rental_unseen | el dueño vive en estados unidos, se hace todo online, deposita y te mandan el codigo del lockbox
shipping_fee | El perrito es gratis en adopcion, usted solo paga el vuelo y la jaula que son 150
shipping_fee | la gatita va por avion, hace falta el pago del seguro antes de abordarla
shipping_fee | te lo envio desde Florida, manda los 80 del envío primero y el perrito sale mañana
shipping_fee | el yorkie esta en el aeropuerto pero piden 200 mas pa la vacuna, te lo reembolsan
job_fee | El trabajo es desde tu casa, te mandamos un cheque pa comprar el equipo y lo que sobre lo envias al proveedor
job_fee | paga 35 por el uniforme y el adiestramiento y empiezas el lunes
job_fee | ganas $500 semanales dandole like a videos, para activar tu cuenta depositas 30
job_fee | para procesar su empleo hace falta un pago de $45 del background check por ath
personal_data | Envíame foto de tu licencia por los dos lados y tu seguro social para hacerte el contrato
personal_data | dame el numero de tu tarjeta, la fecha y los 3 numeritos de atras para pasarte el dinero
personal_data | necesito tu usuario y contraseña del banco popular pa depositarte directo
personal_data | pasame tu ruta y cuenta del banco y el seguro social pa el contrato del trabajo
fake_support | Somos del equipo de Wepa: su anuncio será eliminado si no verifica su cuenta en las próximas 24 horas
fake_support | Soporte Wepa. Detectamos un problema con su perfil, responda con su contraseña para no suspenderlo
fake_support | Wepa Pagos: tu dinero está retenido, paga la comisión de $25 para liberarlo
`

export const heldOutHarmless = `
none @ Nevera Samsung 22 pies | Hola, ¿sigue disponible la nevera?
none @ Bicicleta Trek Marlin 5 | saludos todavia la tienes?
none @ Toyota Yaris 2012 | Buenas tardes, cuantas millas tiene el yaris y tiene marbete al dia?
none @ iPhone 13 128GB | hola el iphone esta desbloqueado? mi numero es 787-555-0142 por si quieres llamar
none @ Apartamento 2 cuartos en Caguas | Buenos días, me interesa el apartamento. ¿Aceptan mascotas? ¿Cuánto es el depósito?
none @ Generador 7500W | Cuantas horas de uso tiene la planta? Si puede me llama al 939 555 0110
none @ Juego de sala 3 piezas | cuanto es lo menos por el juego de sala
none @ Consola PS5 | El ps5 viene con los dos controles? paso hoy mismo con cash
none @ Sofa cama | De qué color es el sofá cama y en qué pueblo estás
none @ Clases de guitarra | Hola! cuánto cobras por hora y das clases en Ponce?
none | Mi número es 787 555 0177, me textea cuando llegue
none | dale llamame al 9395550121 cuando salgas del trabajo
none | Si quieres me escribes por WhatsApp para mandarte el location
none | te paso el location por whatsapp, 787-555-0119
none | Te mando la foto del recibo de compra original, todavia tiene garantia
none | tengo el recibo de Costco, lo compre en marzo
none | te mando capturas del bateria health y del about
none | Te mandé ATH de los 40, confirma cuando lo veas en tu app porfa
none | Acabo de enviarte el ATH Móvil, chequea si te llegó
none | aceptas ath movil o tiene que ser cash
none | Sí, acepto ATH Móvil cuando vengas a buscarlo
none | ok te pago por ath cuando lo pruebe
none | El pago es en efectivo cuando lo recojas
none | podemos hacer la transaccion en el banco popular de la avenida
none | Nos encontramos en el parking de Plaza Las Américas a las 3?
none | el depósito es un mes y se firma contrato el dia que entregues los papeles
none | El depósito de seguridad son $650 y lo pagas al firmar, ven a verlo el sábado
none | Puedes pasar a ver el apartamento mañana a las 10, el deposito se habla despues de que lo veas
none | yo no cojo depositos, el primero que llegue se lo lleva
none | te puedo dejar un deposito cuando lo vea para que me lo guardes?
none | No doy depósito sin verlo primero, espero que entienda
none | mi hijo pasa a buscarlo mañana, se llama Luis y va en un corolla gris
none | Mi esposa puede pasar por ahí después de las 5, ella lleva el cash
none | mi primo va conmigo pa cargar la nevera
none | va mi mamá a recogerla porque yo trabajo hasta tarde, está bien?
none | el codigo del porton es 4521, entra y dobla a la derecha
none | El código postal es 00926
none | tiene el codigo del radio? es que despues de cambiar la bateria lo pide
none | el check engine tira codigo P0420, es el catalitico
none | ¿El control viene con código de garaje o hay que programarlo?
none | Wepa me dijo que tu anuncio se vence pronto, todavia lo vendes?
none | reporté un anuncio falso de la misma nevera, ten cuidado
none | Ten cuidado que hay gente pidiendo códigos por WhatsApp, no se los des
none | ojo nunca des tu seguro social por aqui
none | No acepto cheques ni Zelle, solo cash o ATH
none | no envio, es solo pick up en Carolina
none | Hago entregas en el área metro por $20
none | el envio a Vieques por la lancha te sale en 15
none | lo puedo mandar por correo si pagas el envio, pesa 3 libras, o lo buscas en Arecibo
none | Lo puedo despachar por USPS, ya tengo la caja
none | tengo el titulo y la licencia al dia, el traspaso se hace en el cesco
none | trae tu licencia de conducir para el traspaso
none | Lleva el seguro compulsorio incluido
none | Estoy fuera de Puerto Rico hasta el viernes, te lo enseño el sábado
none | yo soy veterano y trabajo en Fort Buchanan, te queda bien por alla?
none | vivo en Orlando ahora pero mi hermano te lo enseña cuando quieras, sin compromiso
none | La gift card de Walmart que vendo tiene $50, la verificamos en la caja
none | te la cambio por una tarjeta de Sephora?
none | mira el video del carro prendido https://youtu.be/abc123
none | Aquí están las medidas: https://www.ikea.com/us/en/p/billy
none | el carfax es este https://www.carfax.com/vehicle/123
none | Mi tienda en instagram es @muebles.ponce por si quieres ver más
none | puse mas fotos en el anuncio
none | me confirmas con un mensaje cuando estés llegando
none | Gracias por tu compra, que la disfrutes
none | Me devuelves la cajita cuando puedas, no hay prisa
none | si no te funciona en 3 dias te devuelvo el dinero
none | te debo 20, te los mando ahora por ath
none | Me sobraron dos losas, te las regalo
none | el precio es 500 pero si te llevas las dos te las dejo en 900
none | le doy 450 cash ahora mismo, que le parece
none | Está pendiente de un comprador, si no viene te aviso
none | venta pendiente, te escribo si se cae
none | tengo otra persona que viene a las 6, si no viene es tuyo
none | La entrevista es el martes a las 9 en la oficina de Hato Rey, trae resumé
none | El puesto es full time, $12 la hora, se paga quincenal por depósito directo
none | el uniforme lo damos nosotros
none | cobro 50 de estimado que se descuentan si me das el trabajo
none | Por el trabajo del baño son 800, la mitad cuando empiece y la mitad al terminar
none | Hago trabajos de plomería, tengo licencia y referencias
none | el cachorro tiene sus vacunas, ven a verlo a Bayamón con la mamá y el papá
none | La adopción es gratis, solo pedimos que la esterilicen
none | se entrega con el papel de AKC y certificado del veterinario
none | Me puedes pagar con cheque de gerente en el banco, vamos juntos
none | el banco me da un cheque para el carro, lo hacemos en la sucursal de Cayey
none | el prestamo me lo aprueban mañana en la coop y te llamo
none | Puedes llamarme que no veo bien los mensajes, gracias 787-555-0166
none | te dejo mi email maria.rivera@correo.example para el contrato de renta que me pediste
none | Nada, al final no puedo ir hoy, mañana sin falta
none | perdona es que estaba trabajando. si, lo tengo
none | wepa!! nos vemos ahorita
none | Jajaja está brutal ese color
none | dame 10 min que estoy en el tapon de la 22
`
