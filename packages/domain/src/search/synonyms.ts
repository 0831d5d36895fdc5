// What Puerto Rico calls things, and what others call them: the vocabulary of the search.
// Data only; search-language.ts reads queries with it. Only the server imports it.

/**
 * Words for one thing: as said here (`pr`, the first is the head), in other Spanish, in English, and
 * as people misspell them. `isAmbiguous`: the words mean other things elsewhere, so the group is
 * entered only through a `pr` word and only where the category agrees. `isFamily`: the `pr` words
 * after the head are kinds of it, and no kind stands for another. `categories` are slugs; empty
 * means all.
 */
export type SynonymGroup = {
  id: string
  categories: readonly string[]
  isAmbiguous: boolean
  isFamily: boolean
  pr: readonly Term[]
  es: readonly Term[]
  en: readonly Term[]
  misspellings: readonly Term[]
}

/**
 * `isEntry`: who types it means the group. `isOffered`: who means the group is shown it. 'máquina'
 * may be a car, but not every machine is; 'toyota' is a car, but not every car.
 */
export type Term = { text: string; isEntry: boolean; isOffered: boolean }

// One group a line: id (~ ambiguous, + family) | categories | pr | es | en | misspellings, a term
// with > only leads in, one with < only out. A table in text, for as objects these lines would be
// two thousand. A cuerda is no acre, and 'friza' is a blanket (frisa), not a freezer:
// so they stand nowhere here; 'a/c', 'mini split' and 'smart tv' are said here too, and only local
// words open an ambiguous group.
const TABLE = `
carro|vehiculos|carro,carros,auto,>máquina|automóvil,vehículo,coche|car,cars,<toyota,<honda,<nissan,<hyundai,<kia,<mazda,<mitsubishi,<ford,<chevrolet,<bmw,<mercedes,<volkswagen,<lexus,<acura,<suzuki,<corolla,<civic|karro,caro
~guagua|vehiculos|guagua,guaguas|SUV,todoterreno,camioneta,autobús,furgoneta|van,minivan,pickup,bus,<jeep,<rav4,<4runner,<cr-v,<tacoma,<tundra,<frontier,<ranger,<explorer,<highlander,<pathfinder,<tucson,<sportage,<sorento,<outlander,<silverado,<f-150|wawa,gua gua
pickup|vehiculos|pickup,guagua pickup,doble cabina,cabina y media|camioneta,picop|pick up,pick-up,truck|picap,pikup,pikop
camion|vehiculos,negocios|camión,truck,troc,truck de caja|camión de carga|box truck|trok
grua|vehiculos,servicios|grúa,>plataforma,wrecker|remolcador,>auxilio|tow truck,towing|recker
motora|vehiculos|motora,motoras|moto,motocicleta|motorcycle,bike|motra,motosicleta
scooter|vehiculos|scooter,motorita|motoneta,pasola,ciclomotor|moped,vespa|escuter,scuter
fourtrack|vehiculos,deportes-ocio|four track,fourtrack,4track|cuatrimoto,cuatriciclo,cuadrón|atv,quad,four wheeler|foltrack,four trac,fortrak
utv|vehiculos,deportes-ocio|side by side,buggy,can am,>razor|vehículo utilitario todoterreno|utv,sxs,rzr,polaris|canam,said by said
jetski|vehiculos,deportes-ocio|jet ski,jetski|moto acuática|waverunner,sea doo,seadoo|yetski,jeski
bote|vehiculos,deportes-ocio|bote,lancha,yola|embarcación,barco,yate|boat,yacht|vote
arrastre|vehiculos,negocios|arrastre,carretón,trailer|remolque,tráiler|utility trailer|arastre,treiler
gomas|vehiculos|gomas,goma|llantas,neumáticos,cauchos|tires,tire|gomaz
~aros|vehiculos|aros,aros de carro|rines,llantas de aleación|rims,wheels|arros
bonete|vehiculos|bonete|capó,cofre|hood|vonete
~baul-carro|vehiculos|baúl|maletero,cajuela|trunk|vaul
bumper|vehiculos|bómper,bumper|parachoques,defensa||bonper
estandar|vehiculos|std,estándar,standard,de cambios|manual,caja manual|stick,manual transmission|estandal,estandard
automatico|vehiculos|aut,automático,automática|transmisión automática|automatic,auto trans|
4x4|vehiculos|4x4,cuatro por cuatro|doble tracción|4wd,awd,four wheel drive|4 x 4
marbete|vehiculos|marbete,marbete al día,inspección|impuesto de circulación,registro vigente|registration,inspection sticker|malbete,marvete
tablilla|vehiculos|tablilla|placa,matrícula|license plate|tabliya
~titulo-vehiculo|vehiculos|título,título en mano,papeles al día|título de propiedad|title,clean title,clear title|
piezas|vehiculos|piezas,pieza|repuestos,refacciones,recambios|parts,auto parts|piesas
junker|vehiculos|junker,junke,yonker|deshuesadero,chatarra,desguace|junkyard,salvage|yonke,yunker
chocado|vehiculos|chocado,chocao,impactado|siniestrado,accidentado|wrecked,salvage|chokado
millaje|vehiculos|millaje,millas|kilometraje|mileage,miles|miyaje,milaje
~bateria-carro|vehiculos|batería de carro,batería|acumulador|car battery|
radio-carro|vehiculos,electronicos|radio de carro,equipo de música|estéreo,autoestéreo|car stereo,head unit,carplay|radio de caro
hibrido|vehiculos|híbrido,eléctrico|enchufable|hybrid,ev,electric|ibrido,hibrida
marca-chevrolet|vehiculos|chevrolet,chevy|||chebrolet,cheverolet
marca-mitsubishi|vehiculos|mitsubishi,mitsu|||mitsubichi,mitzubishi
marca-volkswagen|vehiculos|volkswagen,volky,vw,vocho|escarabajo||volswagen,bolkswagen
marca-mercedes|vehiculos|mercedes,benz,mercedes benz|||mersedes
marca-hyundai|vehiculos|hyundai|||hiundai,hyunday,jiundai
bicicleta|deportes-ocio|bicicleta,bici,bicla|bicicleta de montaña|bike,bicycle,mountain bike,bmx|bisicleta,bicileta,vicicleta
apartamento|bienes-raices|apartamento,apto,apt,apart,walk up,walkup|departamento,>piso|apartment,>flat|apartameto,apartamiento
condominio|bienes-raices|condominio,cond,condo|propiedad horizontal|condominium|condomino
casa|bienes-raices|casa,residencia|vivienda,>hogar|house,>home|caza
cuarto|bienes-raices|cuarto,cuartos,hospedaje|habitación,recámara,dormitorio,alcoba,pensión|room,bedroom|quarto,cuato
~estudio|bienes-raices|estudio,studio,efficiency|monoambiente,eficiencia|studio apartment|estudyo
~solar|bienes-raices|solar,solares,parcela,predio|terreno,lote|lot,land|zolar
finca|bienes-raices|finca,fincas|hacienda,terreno agrícola,rancho|farm,ranch|fimca
~cuerda|bienes-raices|cuerda,cuerdas,cda,cdas|||querda
marquesina|bienes-raices|marquesina|garaje,cochera|carport,garage|malquesina,markesina
estacionamiento|bienes-raices|parking,estacionamiento|parqueo,aparcamiento,cochera||estasionamiento,parkin
urbanizacion|bienes-raices|urbanización,urb,control de acceso,acceso controlado|fraccionamiento,residencial|gated community,subdivision|urbanisacion
alquiler|bienes-raices|alquiler,se alquila,alquilo,renta,rento,se renta,>alquilar,>rentar|arriendo,arrendamiento|rent,for rent,rental,lease|alkiler,aquiler
venta|*|se vende,vendo,a la venta|en venta|for sale,selling|ce vende,bendo,se bende
se-busca|*|se busca,busco,se solicita,interesado en|compro,necesito|wanted,looking for|vusco
seccion8|bienes-raices|sección 8,plan 8,plan ocho,sec 8|vivienda subsidiada|section 8|sesion 8,sección ocho
fianza|bienes-raices|fianza,mes y fianza|depósito,>garantía|deposit,security deposit|fiansa
amueblado|bienes-raices|amueblado,amueblada,equipado|amoblado|furnished|amueblao,amuebleado
local-comercial|bienes-raices,negocios|>local,local comercial,oficina,kiosko|locales comerciales|commercial space,storefront,office|local comersial
reposeida|bienes-raices|reposeída,reposeídas,repo|embargada,adjudicada|foreclosure,bank owned,reo|reposeyida
opcionada|bienes-raices|opcionada,opcionado,bajo opción|apartada,bajo contrato|under contract,pending sale|obcionada
vacacional|bienes-raices|alquiler vacacional,casa de playa,villa,corto plazo|casa rural,alquiler turístico|airbnb,short term rental,vacation rental|vacasional,ervienbi
multifamiliar|bienes-raices|multifamiliar,dúplex,dos unidades|plurifamiliar|multi family|multi familiar
panteon|bienes-raices|panteón,nicho,lote de cementerio|sepultura,tumba|burial plot,crypt|
placas-solares|hogar-jardin,electronicos|placas solares,placas|paneles solares,sistema fotovoltaico|solar panels,pv|placas solare,paneles solare
~planta-electrica|hogar-jardin|planta eléctrica,planta,planta de luz|generador,grupo electrógeno|generator,genset|jenerador
~baterias-respaldo|hogar-jardin,electronicos|batería de respaldo,inverter,power station|inversor,estación de energía|powerwall,ups|imberter,inverte
cisterna|hogar-jardin|cisterna,tanque de agua|tinaco,aljibe|water tank,cistern|sisterna,zisterna
tormentera|hogar-jardin|tormentera,tormenteras,paneles de tormenta|contraventanas antihuracanes|storm shutters,hurricane panels|tolmentera,tormenteraz
calentador|hogar-jardin|calentador,calentador solar,calentador de línea|termo,boiler|water heater,tankless heater|calentadol
rejas|hogar-jardin|rejas,verja,portón|cancela,enrejado,>cerca|gate,fence,window bars|rejaz
nevera|hogar-jardin|nevera,neveras|refrigerador,frigorífico,heladera|fridge,refrigerator|nebera,neveraz,nevra
freezer|hogar-jardin|freezer,fríser|congelador|chest freezer|frizer
~estufa|hogar-jardin|estufa,estufa de gas,hornilla|>cocina,cocineta|stove,>range,cooktop|estufaz,hestufa
lavadora|hogar-jardin|lavadora,lavadora y secadora|lavarropas|washer,washing machine|labadora,lavadoraz
secadora|hogar-jardin|secadora|secarropas|dryer|cecadora,secadoraz
microondas|hogar-jardin|microondas,microonda|horno de microondas|microwave|microhondas,micronda
abanico|hogar-jardin|abanico,abanico de techo,abanico de pedestal|ventilador|fan,ceiling fan|avanico,habanico
~aire-acondicionado|hogar-jardin|>aire,aire acondicionado,consola,consola de aire,aire de ventana,minisplit,mini split,a/c,ac|climatizador|window unit|aire acondisionado,minisplip,mini esplit
bombilla|hogar-jardin|bombilla|foco,bombillo|light bulb,bulb|bonbilla,vombilla
zafacon|hogar-jardin|zafacón,dron de basura|basurero,cubo de basura,tacho|trash can,garbage bin|safacon
sofa|hogar-jardin|sofá,juego de sala,mueble de sala,seccional,loveseat|sillones,tresillo|couch,sectional|juego sala
~sillon|hogar-jardin|sillón,mecedora|silla mecedora|rocking chair|silion
reclinable|hogar-jardin|reclinable,lazy boy|butaca reclinable|recliner,la-z-boy|lezi boy,lazyboy
colchon|hogar-jardin|mattress,matre,matrés|colchón|box spring|matress
cama|hogar-jardin|cama,juego de cuarto,litera|juego de dormitorio,cabecera|bed,bedroom set,bunk bed|kama,camas
gavetero|hogar-jardin|gavetero,chiforobi,chiforrober|cómoda,cajonera,armario|dresser,chest of drawers,wardrobe|gabetero
gabinetes|hogar-jardin|gabinetes,gabinetes de cocina|alacenas,armarios de cocina|kitchen cabinets|gavinetes
comedor|hogar-jardin|juego de comedor,dinette|mesa de comedor|dining set,dining table|comedol
air-fryer|hogar-jardin|air fryer|freidora de aire|airfryer|erfraier,air frayer
caldero|hogar-jardin|caldero,olla de presión|cacerola,olla|pot,pressure cooker,instant pot|cardero
maquina-grama|hogar-jardin|máquina de grama,máquina de cortar grama,cortagrama|podadora,cortacésped|lawn mower,riding mower|maquina grama,maquina de cortal grama
trimmer|hogar-jardin|trimmer,trimmer de grama|desbrozadora,orilladora|weed eater,string trimmer|trimer,trimel
maquina-presion|hogar-jardin|máquina de presión|hidrolavadora|pressure washer|maquina presion
+herramientas|hogar-jardin,negocios|herramientas,taladro,sierra|herramental|tools,drill,saw|erramientas,herramienta
escalera|hogar-jardin|escalera|>escala|ladder|hescalera,ecalera
carpa|hogar-jardin,deportes-ocio|carpa,caseta,toldo|tienda de campaña,gazebo|tent,canopy|calpa
tanque-gas|hogar-jardin|tanque de gas,cilindro de gas|bombona,garrafa|propane tank|tanke de gas
cuna|hogar-jardin|cuna,>corral|moisés|crib,playpen,pack n play|kuna
~coche-bebe|hogar-jardin|coche de bebé,coche|cochecito,carriola|stroller|coche bebe,estroler
car-seat|hogar-jardin|car seat,asiento protector|silla de carro,silla para auto|booster|carsit,car sit
bulto|moda|bulto,bultos|mochila,bolso|backpack,school bag|burto
~cartera|moda|cartera,carteras|bolso,bolsa de mujer|purse,handbag|caltera
mahones|moda|mahones,mahón|vaqueros,pantalón de mezclilla|jeans|maones,mahonez
~tenis|moda,deportes-ocio|tenis,tenis jordan|zapatillas,zapatos deportivos|sneakers,running shoes|tennis,teniz
chancletas|moda|chancletas,chancleta|sandalias,chanclas|flip flops,slides|chankletas
~pantallas-aretes|moda|pantallas|aretes,pendientes,zarcillos|earrings|pantayas
sortija|moda|sortija|anillo|ring|soltija
+prendas|moda|prendas,cadena,guillo|joyas,joyería,pulsera|jewelry,chain,bracelet|prendaz
~traje|moda|traje,traje de novia,traje de quinceañero|vestido|dress,gown,wedding dress|trage
gaban|moda|gabán,>etiqueta|>saco,chaqueta,traje de hombre|suit,tuxedo,blazer|gavan
+camisa|moda|camisa,>polo,t-shirt|camiseta,playera,remera|shirt,tee|camiza,ticher
espejuelos|moda|espejuelos,gafas|lentes,anteojos|eyeglasses,sunglasses|espejuelo,expejuelos
uniforme|moda|uniforme escolar,uniforme|uniforme de colegio|school uniform,scrubs|unifolme
celular|electronicos|celular,cel,celu|>móvil,teléfono,smartphone|cell phone,phone|selular,celulal
iphone|electronicos|iphone,>aifon|teléfono apple|apple phone|ifone,ipone,aifone
desbloqueado|electronicos|desbloqueado,unlocked,factory unlocked|liberado,>libre||desbloqueao,unloked
computadora|electronicos|computadora,compu,pc|>ordenador,computador|computer,desktop,gaming pc|conputadora,computadoraz
laptop|electronicos|laptop,lapto|>portátil,notebook|macbook,chromebook|lactop,latop
tablet|electronicos|tablet,tableta|tablet|ipad|tablé,tabled
~televisor|electronicos|televisor,tv,>tele,televisión,smart tv|pantalla plana||televizor,telebisor
bocina|electronicos|bocina,bocinas,>bajo,planta de música|altavoz,parlante,corneta|speaker,subwoofer,amplifier|bosina,vocina
audifonos|electronicos|audífonos,hands free|auriculares,cascos|headphones,earbuds,airpods|audifono,air pods
+~consola-juegos|electronicos|consola,>play,nintendo,playstation,xbox|videoconsola,videojuegos|ps5,ps4,>switch,gaming console|plei,playstaion,nintedo
impresora|electronicos|printer,impresora|impresora multifuncional||inpresora,printe
camaras-seguridad|electronicos,servicios|cámaras de seguridad,cámaras|circuito cerrado|cctv,security camera,ring|camaras de seguridá
cargador|electronicos|cargador,>cable|alimentador|charger,adapter|calgador
control-remoto|electronicos|>control,control remoto|>mando|remote,controller|contro
empleo|empleos|empleo,trabajo,vacante,>plaza,se solicita,reclutando|>puesto,oferta de trabajo|job,hiring,now hiring|enpleo,travajo
chiripa|empleos,servicios|chiripa,guiso,chivo|trabajo eventual,chamba,changa|gig,side job|chirripa
parttime|empleos|part time,partime,parcial|medio tiempo,tiempo parcial||partaim,par time
fulltime|empleos|full time,tiempo completo,jornada completa|jornada completa||fultaim,ful time
handyman|servicios,empleos|handyman,mantenimiento|manitas,todero||hendiman,handiman
mesero|empleos|mesero,mesera,camarero|camarera,mozo|waiter,server|mecero
~cajero|empleos|cajero,cajera|dependiente|cashier|kajera
chofer|empleos|chofer,conductor,camionero|transportista|driver,cdl driver|shofer
cuido|servicios,empleos|cuido,cuido de niños,cuido de envejecientes,ama de llaves|niñera,cuidado de ancianos,guardería|babysitter,daycare,caregiver,home care|cuydo
guardia|empleos|guardia de seguridad,guardia|vigilante|security guard|gualdia
secretaria|empleos|secretaria,oficinista,recepcionista|asistente administrativo,administrativo|receptionist,office clerk|secretarea
+construccion|empleos,servicios|obrero,construcción,albañil,contratista|peón,maestro de obra|construction worker,contractor|contrucsion
plomero|servicios|plomero,plomería,destape|fontanero,gasfitero|plumber|promero
electricista|servicios|electricista,perito electricista|técnico electricista|electrician|eletricista,perito electrisista
refrigeracion|servicios|técnico de refrigeración,técnico de aire|técnico de climatización|hvac,ac technician|refrigerasion
hojalateria|servicios,vehiculos|hojalatería y pintura,hojalatero|chapa y pintura,latonería|body shop,auto body|ojalateria,hojalateria
mecanico|servicios,vehiculos|mecánico,taller|taller mecánico|mechanic,auto repair|mecaniko
gomera|servicios,vehiculos|gomera,gomero|vulcanizadora,gomería|tire shop,flat repair|gomerra
mudanza|servicios|mudanza,mudanzas,acarreo|flete,transporte|moving,movers,hauling|mudansa
limpieza|servicios|limpieza,limpieza de casas|aseo,empleada doméstica|cleaning,maid service|limpiesa
jardineria|servicios|cortar grama,>patio,poda de árboles|jardinería,paisajismo|landscaping,lawn care,tree trimming|cortal grama
pintor|servicios|pintor,pintura de casas|pintura|painter,painting|pintol
sellado-techo|servicios,hogar-jardin|sellado de techo,sellar techo,tratamiento de techo|impermeabilización|roof sealing,roof coating|seyado de techo
ebanista|servicios|ebanista,carpintero|carpintería|carpenter,cabinet maker|evanista
soldador|servicios|soldador,soldadura|herrero|welder,welding|soldadol
gestor|servicios,vehiculos|gestor,gestoría,traspaso,cesco|trámites vehiculares|dmv services,title transfer|jestor,cesko
abogado|servicios|abogado,notario,licenciado|bufete|lawyer,notary|avogado
planillas|servicios|planillas,contribuciones,cpa|declaración de impuestos,contador|taxes,tax return,accountant|planiyas
+belleza|servicios|>salón,>blower,uñas,barbero,barbería|peluquería,>estética|beauty salon,barbershop,nails|
casa-brinco|servicios|casa de brinco,casita de brincos,inflable|brincolín,castillo inflable|bounce house|casa brinco,casa de vrinco
+fiestas|servicios|sillas y mesas,carpas,dj,sonido,karaoke|alquiler para eventos|party rental|
bizcocho|servicios,de-todo|bizcocho,bizcochos|torta,pastel,tarta|cake|biscocho,vizcocho
catering|servicios|catering,buffet|servicio de comidas||caterin,katering
perro|mascotas|perro,perrito,perra|>can,cachorro|dog,puppy|pero,perritos
sato|mascotas|sato,sata,satito|mestizo,criollo|mixed breed,mutt|zato
gato|mascotas|gato,gatito,gata|minino|cat,kitten|gatitos
adopcion|mascotas|adopción,busca hogar,en adopción|acogida|adoption,rehome|adocion,adopsion
caballo|mascotas,negocios|caballo,yegua,potro,paso fino|equino|horse,mare|cabayo,llegua
+ave|mascotas|cotorra,ninfa,perico,canario,guacamayo|loro,cacatúa,ave|parrot,cockatiel,bird|cotora
pecera|mascotas|pecera|acuario|fish tank,aquarium|pesera
jaula|mascotas|jaula,kennel|transportín|cage,crate|haula,kenel
grooming|mascotas,servicios|grooming|peluquería canina|dog grooming|grumin,gruming
+animales-finca|mascotas,negocios|gallina,cabro,cerdo,lechón,novilla,becerro|ganado,chivo|chicken,goat,pig,cattle|puelco
taquillas|deportes-ocio,de-todo|taquillas,boletos|entradas|tickets|takillas,taquiyas
+pesas|deportes-ocio|pesas,mancuernas,gym|equipo de gimnasio|weights,dumbbells,gym equipment|pezas
trotadora|deportes-ocio|trotadora|caminadora,cinta de correr|treadmill|trotadoraz
surf|deportes-ocio|tabla de surf,tabla,boogie|tabla hawaiana|surfboard,bodyboard,paddle board|sorf,tabla de sorf
+~instrumentos|deportes-ocio|guitarra,cuatro,güiro,panderos,conga,timbales|instrumento musical|guitar,drums,keyboard|gitarra
libros|de-todo|libros,libros de texto,textos|libro|books,textbooks|livros
juguetes|de-todo|juguetes,juguete|muñecos|toys,action figures|jugetes
~gratis|*|gratis,se regala,se regalan,regalo,>regala,>regalan,>regalen,>regalando|sin costo,en adopción,adopción,busca hogar|free|grati,regalao
oferta|*|oferta,especial,ganga,rebaja,liquidación|descuento|sale,deal,clearance|oferton
nuevo|*|nuevo,nuevo en caja,de paquete,sellado|sin estrenar|new,brand new,nib|nuebo
como-nuevo|*|como nuevo,poco uso,casi nuevo|seminuevo|like new,open box|como nuebo
usado|*|usado,usao,de uso|segunda mano|used,pre-owned,second hand|uzado
pulguero|de-todo,hogar-jardin|pulguero,venta de marquesina,garage sale,venta de garaje,venta por mudanza|mercado de pulgas,mercadillo|flea market,yard sale,moving sale|purguero,garach sale
trade|*|trade,cambio,acepto trade,trueque|permuta,intercambio|swap|treid
financiamiento|vehiculos,bienes-raices|financiamiento,se asume cuenta,asumo cuenta,traspaso de cuenta,lay away|a plazos,crédito|financing,take over payments|finansiamiento
negociable|*|omo,neg,negociable,mejor oferta,escucho ofertas|a convenir|obo,best offer,negotiable|negosiable
firme|*|firme,precio firme,no menos|precio fijo|firm|filme
ath-movil|*|ath móvil,ath movil,ath,ath business|pago móvil||athmovil,aTH mobil
~china-fruta|de-todo|china,chinas|naranja|orange|chinaz
guineo|de-todo|guineo,guineos|banana,plátano de seda||gineo
playstation|electronicos|playstation,>play|ps5,ps4||plei,playstaion
nintendo|electronicos|nintendo|<nintendo switch||nintedo
~pantalla-tv|electronicos|pantalla,pantallas|televisor,televisión|tv,smart tv,screen,monitor|
`

export const SYNONYM_GROUPS: readonly SynonymGroup[] = readTable(TABLE)

/** The groups of a table in the format above. */
export function readTable(table: string): SynonymGroup[] {
  return table.trim().split('\n').map(readGroup)
}

function readGroup(line: string): SynonymGroup {
  const [head = '', categories, pr, es, en, misspellings] = line.split('|')
  return {
    id: head.replace(/^[~+]+/, ''),
    categories: categories === '*' ? [] : (categories?.split(',') ?? []),
    isAmbiguous: head.includes('~'),
    isFamily: head.includes('+'),
    pr: terms(pr),
    es: terms(es),
    en: terms(en),
    misspellings: terms(misspellings),
  }
}

function terms(list: string | undefined): readonly Term[] {
  if (!list) return []
  return list.split(',').map((written) => ({
    text: written.replace(/^[<>]/, ''),
    isEntry: !written.startsWith('<'),
    isOffered: !written.startsWith('>'),
  }))
}
