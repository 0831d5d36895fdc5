// Other names of things that have a group, for additions.ts: the term of the group, and what else it is called.
export const OTHER_NAMES = `
bulldozer: dozer~buldoser~bulldoser~buldozer, buldócer, tractor de oruga
loader: payloader~pailoder~pay loader, cargador frontal, cargadora
carrito de hot dog: hot dog stand, carro de hot dogs, carretón de hot dogs
base de contador: meter base, meter can, base para contador, meter socket
motor fuera de borda: fuera de borda, fuera borda, motor fuera borda~fuera de vorda~fuera de bord~aut bord
fish finder: fishfinder, buscapeces, humminbird, lowrance, localizador de peces~fich fainder
propela: prop de bote~propella
dinghy: lancha inflable, inflatable boat, bote de goma, bote de caucho, dingui
trailer de bote: arrastre de bote, arrastre para bote, carretón de lancha, trailer de lancha, remolque de bote, carretón para bote~treiler de bote
motor eléctrico: trolling, minn kota
velero: sail boat, bote de vela
jet ski: motora acuática, motora de agua, moto de agua~yet sqi
atarraya: tarraya
four track: moto de cuatro ruedas
side by side: side x side
golf cart: ezgo~gol cart~golfcar
arrastre: treila
camión: troque
montacargas: fork truck, lift truck, finger lift, monta carga~forlif~for lift~foklif
digger: retro de oruga~diguer~diger
bobcat: skidsteer, minicargador, mini cargador~bob cat
backhoe: retro excavadora~bacjo~bakjo~back joe
rolo: rodillo compactador, aplanadora, vibro compactador
tumba: dumper
starter: motor de partida, estarter~starte~estalter
focos: silvines, headlamps, luces delanteras~fokos
stop: luces traseras, taillights, micas traseras
compuerta: tail gate, tapa de pickup
estribos: pisaderas, nerf bars
eje: media flecha, semieje
módulo: ecm, pcm, computadora de motor, cerebro de carro
bomba de gasolina: bomba de combustible
tanque de gasolina: tanque de combustible de carro
booster: jump pack, arrancador portátil, cables de pasar corriente
gato hidráulico: hydraulic jack, bottle jack, gato de botella
hitch: gancho de arrastre, bola de remolque
winche: guinche, malacate~huinche~winchi
clutch: cloche~cloch~croche
diferencial: rear end
esmeril: esmeriladora~ejmeril~esmerin
lijadora: máquina de lijar
caladora: jig saw
rotomartillo: roto martillo, martillo perforador, rotohammer~rota martillo
clavadora: nailer, pistola de clavos
pistola de pintar: spray gun, máquina de pintar, pistola de pintura, máquina de espray
multímetro: voltímetro, multitester, volt meter
polipasto: chain fall, garrucha de cadena
prensa: abrazadera de madera
cortadora de losa: máquina de cortar losa, cortador de losa, wet saw
cortadora de metal: cutoff saw, sierra de metal, abrasive saw
compactadora: plancha vibradora, vibratory plate, sapo compactador
martillo demoledor: martillo eléctrico, breaker hammer, martillo rompedor, jack hammer~yakjamer~yacjamer
barrena: hoyadora, ahoyadora
nivel láser: láser de nivelar, láser de construcción, laser nivel
pistola de impacto: impact gun, impacto neumático, llave de impacto, pistola de aire de gomas
llaves mecánicas: llaves combinadas, llaves de mecánica
cubos mecánicos: dados mecánicos, cubos de ratchet, set de cubos
máquina de soldar: planta de soldadura, maquina de solda
caja de herramientas: tool cabinet, rollaway
andamios: scaffold, andamiaje
mezcladora de cemento: concretera, mixer de cemento, mezcladora de concreto
cemento: hormigón, concreto, cement
gravilla: grava, crushed stone
varillas: acero de refuerzo, cabillas
plywood: contrachapado~plaiwood~playwood~plaiwud
malla: cyclone, verja eslabonada, alambre eslabonado, chainlink~ciclon fence~siclon fens~cyclone fens
alambre de púa: barbwire, alambre espigado~alambre puas
espeques: estacones, estacas de verja
sellador de techo: roof paint, pintura de techo, sellador elastomérico
zinc: aluzinc, corrugated metal roofing
tormentera: hurricane shutters, storm panels, paneles de huracán, paneles de ventana para huracán, accordion shutters
puerta de garaje: overhead door, puerta de garage, puerta de marquesina
motor de portón: gate motor, operador de portón, motor para portón, sliding gate opener, motor de porton electrico
caseta de herramientas: caseta de patio de madera
vagón: connex~conteiner~contenedol
breaker: disyuntor~breiker~braker~breaquer
transfer switch: transfer automático, automatic transfer switch
cisterna: reserva de agua, tanque de almacenar agua, rotoplas, tanque de almacenamiento de agua
bomba de agua: bomba de tanque
calentador: hot water heater
calentador de paso: instant water heater, calentador instantáneo, calentador de línea eléctrico
llave de agua: llave de lavamanos, monomando
inversor: inverter híbrido
placas solares: solar pannels
controlador de carga: solar controller, controlador solar, regulador de carga
power station: powerstation, estación de energía portátil, planta solar portátil~power estation~pawer esteichon
batería solar: batería de inversor, batería para inverter, batería de placas, battery bank
tanque de gas: tanque de 100 libras, tanque de gas de 20, tambo de gas
encerado: tarpa
trimmer: trimer de grama, weedwhacker~trimber
máquina de grama: cortadora de césped, máquina de recortar grama
máquina de presión: máquina de lavado a presión
bomba de fumigar: fumigador de mochila, mochila de fumigar
rototiller: motoazada, arado de mano motorizado
carretilla: wheel barrow, carretillo
tiestos: maceteros
abono: plant food
trinitaria: buganvilla, bugambilia, veranera, buganvilia~bogainvilia
amapola: hibisco
sábila: zábila
menta: hierbabuena
cactus: cacto
gallinas: egg layers
gallo de pelea: gallo jugado
cabro: cabritillo
cerdo: marrano, chancho, hog
oveja: borrego
conejo: bunnies, conejitos
curí: cobayo, cobaya, conejillo de indias, acure, curieles~quri
lovebirds: inseparables, love birds
periquitos: budgies
incubadora: máquina de incubar
transportadora: pet crate, jaula de viaje
rascador: cat tower, scratching post, torre de gato
rottweiler: rotweiler, rotwailer, rottie~rotwiler~rodwailer
shih tzu: shitsu~chitzu~shit zu~shihtzu~chit zu
pitbull: apbt~pitbul~pitbol~pit vull
golden retriever: perro golden~golden retriver~golden retreiver~golden retrieber
poodle: perro de lanas~pudel~pudul~puddle~poodel
iguana: gallina de palo
villa: villita
cabaña: cottage, chalet de montaña, cabañitas
penthouse: pent house
dúplex: casa doble, two family house
finca de café: hacienda cafetalera, cafetal, finca cafetalera
tiempo compartido: time share, vacation club
casa móvil: trailer home, manufactured home, casa trailer
consultorio: medical space, espacio médico, doctor office, clínica médica
plancha industrial: flattop, flat top grill, plancha de gas comercial
nevera comercial: commercial fridge, nevera de restaurante, refrigerador comercial
walk in cooler: cuarto frío, cámara fría, walkin cooler
máquina de hielo: hielera industrial, hacedora de hielo
mesa de acero: stainless steel table, mesa de acero inoxidable, mesa stainless, prep table de acero
slicer: cortadora de jamón, máquina de cortar fiambre~eslaicer~slaicer
asador de pollos: rostizador, máquina de pollos asados, máquina de asar pollos
silla de barbero: silla de barbería
lavacabezas: lava cabezas, shampoo chair, silla de lavar pelo, shampoo station
vending: máquina de snacks
food truck: camión de comida rápida~futrok~food trock, carreta de comida, carretón de comida, trailer de comida
caja registradora: sistema de punto de venta
cámaras de seguridad: surveillance cameras
candado: padlocks
plomero: gasfíter
mantenimiento de piscinas: pool maintenance, pool cleaning, técnico de piscinas
pozo séptico: limpieza de pozos sépticos, septic cleaning, bombeo de pozo séptico
cerrajero: abrir carro cerrado
tapicero: reupholstery
cambio de aceite: cambio de aceite y filtro
baños portátiles: porta potties, alquiler de baños portátiles, portable toilets, baños móviles, letrinas portátiles
party bus: alquiler de party bus, guagua de party
chef privado: chef a domicilio, personal chef, chef en casa
agrimensor: agrimensura
arquitecto: arquitecta
edición de video: editora de video, video editors
alquiler de carros: renta de carros, carros de alquiler, rental cars
tasador: appraisals
operador de equipo: operador de equipo pesado, operador de maquinaria pesada, operador de bobcat
mesero: waitstaff
carnicero: empleado de carnicería, cortador de carne
conserje: custodian, empleado de conserjería
contable: bookkeeper, tenedor de libros
mesa de vapor: baño maría, bain marie, mesa caliente, buffet caliente
instalo placas: instalador de placas solares, solar panel installer
técnico de refrigeración: técnico de aires acondicionados
cortar grama: mantenimiento de jardines, garden maintenance, grounds maintenance
adiestrador: obediencia canina, dog obedience, clases de obediencia
limpieza de consolas: limpieza de minisplit, limpieza de inverter, lavado de consolas
montura: silla de caballo, silla vaquera, western saddle, silla de paso fino, horse saddle, silla de montar caballo
molino de café: coffee grinder, moledora de café, molinillo de café
coche doble: coche de gemelos~cochedoble, twin stroller, coche de guares, coche para dos
pantalla de celular: phone screen, lcd de celular, display de celular, cristal de celular
juegos de ps4: juegos de play 4
juegos de ps5: ps5 games, juegos de play 5
juegos de xbox: xbox games
juegos de switch: juegos de nintendo switch, nintendo switch games, juegos de suich
control de ps5: ps5 controller, control de play 5, dual sense
control de ps4: ps4 controller, control de play 4
control de xbox: control de x box
lonchera: lunch bag, fiambrera, lunchera, lunchbox
centros de mesa: centerpieces
bicicleta de montaña: mountainbike
credenza: bufetera, trinchante, bufete de comedor
comforter: cubrecama, sobrecama, bed in a bag, set de cama completo~conforter~confor~comforte
air fryer: freidora sin aceite, olla freidora de aire
zapatera: rack de zapatos, organizador de zapatos, mueble de zapatos, shoe cabinet, shoe organizer
tocadiscos: tornamesa, giradiscos, plato de vinilos
güiro: güícharo~guícharo
cuatro puertorriqueño: puerto rican cuatro, cuatro jíbaro, cuatro boricua, cuatro de diez cuerdas, cuatro de 10 cuerdas, cuatro eléctrico
chiringa: volantín, papalote
boleto de avión: pasaje aéreo, pasaje de avión, airfare, airline ticket, boleto aéreo
silla de baño: banco de ducha, silla de ducha, tub transfer bench, banco de bañera, shower bench, bath chair, silla para bañarse
plancha de pelo: planchita de pelo, hair straightener, plancha de alisar, plancha de cabello
secadora de pelo: secador de pelo, blow dryer, blowdryer, secador de cabello
máquina de presión arterial: máquina de tomar presión, blood pressure machine, esfigmomanómetro, baumanómetro, máquina de la presión
sombrilla: paraguas
recordatorios: recuerditos, souvenirs, party souvenirs
portabebé: cangurera, baby wrap, baby sling, cargador de bebé, rebozo de bebé
nebulizador: máquina de asma, máquina de aerosol, máquina de respirar
bastón: walking stick
cama de posiciones: cama clínica, cama de enfermo, cama para encamado, cama de paciente
andador de adulto: andador ortopédico, andador de anciano, andador de envejeciente
cómodo: silla inodoro, inodoro de cama
hoverboard: patineta de balance, self balancing scooter~joverbor~overboard
canasto: aro de baloncesto, basketball goal, basketball rim
saco de boxeo: bolsa de boxeo, boxing bag
mesa de billar: billiard table
mesa de ping pong: table tennis table, ping pong table, mesa de tenis de mesa
ssd: solid state drive, disco de estado sólido, nvme
tarjeta de video: video card
control universal: control remoto universal
estabilizador: camera stabilizer
mecedora de lactancia: nursing chair, silla de lactar, sillón de lactancia, butaca de lactancia, silla de lactancia
corral: corralito de bebé~paquenplei~packnplay
chinero: china closet, curio cabinet
otomana: footstool, reposapiés, banquito de pies
biombo: divisor de cuarto, divisor de ambiente, folding screen, room screen
cesto: laundry basket, canasta de lavado
perchero: coat stand, hat rack
nightstand: bedside table, mesa de cama
stool: silla de counter, silla de barra
cortinas: draperies, cortinaje
sábanas: bedsheets
procesador de alimentos: procesadora de alimentos, procesador de comida, robot de cocina
picatodo: picadora de alimentos, picador eléctrico
sandwichera: tostadora de sandwich, plancha de sandwich
tostonera: plantain smasher, máquina de tostones, prensa de tostones
pedal de guitarra: effects pedal, pedalera, pedal de efectos, pedalboard, guitar effects
atril: sheet music stand
batería musical: drumset
bajo eléctrico: electric bass, bajo de cuatro cuerdas, bass eléctrico
baseball glove: manilla de pelota, baseball mitt
trotadora: máquina de trotar, running machine
remadora: máquina de remo, rower, máquina de remar
cuica: skipping rope, soga de brincar
mat de yoga: exercise mat, colchoneta de yoga, alfombra de yoga, colchoneta de ejercicio
casco de bicicleta: bicycle helmet, casco de bici, casco de ciclista
medias: calcetas
sortija de compromiso: proposal ring, solitario de compromiso, sortija de pedida
máquina de recortar: hair trimmer, máquina de pelo, recortadora de pelo
lámpara de uñas: nail lamp, lámpara led de uñas, lámpara de gel
oxygen concentrator: oxygen machine
grúa de paciente: elevador de paciente, grúa de encamado, lift de paciente
cpap: máquina de apnea, máquina para dormir, sleep apnea machine, máquina de apnea del sueño
scooter de impedido: carrito de impedido, scooter de envejeciente, electric mobility scooter, carrito eléctrico de impedido
audífonos médicos: audífonos para sordos, aparato auditivo, amplificador de oído, aparato de oír
cuadros: wall art
cómics: revistas de muñequitos
casita de muñecas: doll house
casita de juego: play house, casita de patio de nenes, casita infantil
chorrera: resbaladera
columpio: swingset, kids swing
action figures: collectible figures
peluches: plushies, stuffed toys
cocinita: toy kitchen, cocina de nena
nerf: pistola de dardos de goma
tablet de dibujo: tableta gráfica, pen tablet, tableta de dibujo
vestido nupcial: traje de boda, traje nupcial, vestido de boda
mecedora: silla de mecerse
perfume: eau de parfum, eau de toilette
trampolín: brinca brinca de patio
pañales de adulto: adult briefs, ropa interior desechable, pull ups de adulto
tanque de buceo: tanque de oxígeno de buceo, dive tank
snorkel: snorkeling gear
`
