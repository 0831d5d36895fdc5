// Brands and models that stand for a thing in titles, for additions.ts: the thing, and what is sold as one.
export const BRANDS = `
tabla de foam: wavestorm, catch surf, odysea
shortboard: lost mayhem, channel islands, pyzel, js industries
kayak de pedales: hobie mirage
kayak: ocean kayak, pelican kayak, lifetime kayak
kayak inflable: intex explorer
paddle board: bote board
paddle board inflable: body glove
bodyboard: morey boogie
quillas: futures fins, fcs
wax de surf: sticky bumps, sex wax
gopro: gopro hero
regulador de buceo: scubapro, aqua lung
neverita de playa: igloo cooler, coleman cooler, rtic, pelican cooler
vaso térmico: stanley quencher
botella de agua: hydro flask
mochila de agua: camelbak
mochila de hiking: osprey
hamaca: eno hammock
multiherramienta: leatherman
cuchilla de bolsillo: victorinox
bate: louisville slugger, easton, demarini, marucci
baseball glove: rawlings, mizuno glove, wilson a2000, a2000
bola de baloncesto: spalding
guantes de boxeo: everlast
palos de golf: titleist, callaway, taylormade, cobra golf, wilson golf
telémetro: bushnell
raqueta de tenis: babolat, head racket
bolas de tenis: penn tennis
pickleball: selkirk, joola
bicicleta: trek marlin, trek fx, trek bike, specialized rockhopper, specialized allez, specialized sirrus, giant talon, giant escape, giant bike, cannondale, schwinn, huffy, mongoose
bicicleta de montaña: santa cruz bike
bicicleta de triatlón: cervelo
bicicleta de playa: electra townie
bicicleta de balance: strider
rodillo de bicicleta: wahoo kickr
computadora de bicicleta: garmin edge
rack de bicicletas: thule
bicicleta estacionaria: keiser, sunny health
trotadora: nordictrack, proform, life fitness, sole f63, horizon t101
mancuernas: bowflex selecttech, powerblock
multigimnasio: total gym, marcy home gym
remadora: concept 2, concept2
rack de sentadillas: rogue fitness
pistola de masaje: theragun, hypervolt
mesa de inversión: teeter
scooter de niño: razor scooter
patineta: penny board, santa cruz skateboard, element skateboard
longboard: sector 9
patineta con motor: boosted board, onewheel
patines de cuatro ruedas: moxi, impala skates
paintball: spyder paintball, tippmann
telescopio: celestron
detector de metales: minelab, garrett
guitarra eléctrica: fender stratocaster, stratocaster, telecaster, les paul, ibanez, squier
guitarra: epiphone, gibson
guitarra acústica: taylor guitar, martin guitar
guitarra electroacústica: takamine, ovation
bajo eléctrico: precision bass, jazz bass
piano: steinway, wurlitzer, kawai
piano digital: clavinova
synthesizer: yamaha psr, casiotone, korg, roland juno, nord stage, yamaha motif
órgano: hammond
controlador midi: akai mpk
caja de ritmos: akai mpc
platillos de batería: zildjian, sabian
batería musical: pearl export, ludwig, tama drums
batería electrónica: alesis nitro, roland td
congas: lp congas, latin percussion
timbales: tito puente
trompeta: conn selmer, bach stradivarius, getzen
saxofón: jupiter sax, yanagisawa
armónica: hohner
acordeón: gabbanelli
amplificador de guitarra: marshall amp, boss katana, fender twin
micrófono: shure sm58, sm58, shure
micrófono de condensador: blue yeti
consola de sonido: behringer x32, mackie, soundcraft
controlador dj: pioneer ddj, ddj
tocadiscos: technics 1200
bocina con luces: jbl partybox
bocina: jbl charge, jbl flip, bose soundlink, beats pill, sonos
bocina amplificada: qsc k12, jbl eon, electro voice, behringer eurolive
monitores de estudio: krk rokit, yamaha hs8
interfaz de audio: focusrite, scarlett 2i2
audífonos: beats studio, airpods pro, bose qc, sony wh, galaxy buds
audífonos gamer: hyperx
receiver: denon avr, onkyo, yamaha rx
amplificador: rockford fosgate
capturadora: elgato
guía de juego: logitech g29, thrustmaster
simulador de carro: playseat
silla gamer: secretlab, dxracer, gtracing
tarjeta de video: rtx 3060, rtx, gtx
procesador: ryzen
computadora: alienware, ibuypower, cyberpowerpc, optiplex, mac mini
laptop: dell latitude, hp pavilion, elitebook, vivobook, zenbook, rog strix, predator helios, lenovo legion
tablet: surface pro, ipad pro, fire hd, lenovo tab
tablet de dibujo: remarkable 2
celular: galaxy s23, galaxy a15, google pixel, redmi
reloj de gps para correr: garmin forerunner
reloj inteligente: amazfit
impresora: epson ecotank, ecotank, canon pixma, hp deskjet, laserjet, brother mfc
impresora 3d: bambu lab, ender 3, creality
impresora de etiquetas: dymo
router: eero, netgear, tp link
access point: ubiquiti
bombilla inteligente: philips hue
timbre con cámara: ring doorbell
cámaras de seguridad: blink camera, blink outdoor, arlo, wyze, hikvision
cámara: canon eos, canon rebel, nikon d3500, nikon
cámara sin espejo: sony alpha, sony a7, a6000, fujifilm xt
cámara compacta: powershot, coolpix
cámara instantánea: instax
cámara 360: insta360
drone: dji mini, dji mavic, mavic
gimbal: dji osmo
flash: godox
aro de luz: neewer
muñecas: bratz, monster high, american girl, lol surprise, baby alive
juguetes: hatchimals, fisher price, little tikes, vtech, playmobil
juguetes montessori: melissa and doug
casita de juego: step2
cocinita: kidkraft
bloques grandes: duplo
hot wheels: matchbox
carro de control remoto: traxxas
peluches: squishmallows, squishmallow, build a bear, jellycat, beanie babies
tren eléctrico: lionel
montable: peg perego
triciclo: radio flyer
juegos de mesa: catan, scrabble, jenga
cartas de pokémon: charizard
tarjetas deportivas: panini prizm
tarjetas de pelota: topps
figuras de porcelana: lladró, precious moments, hummel
coche de bebé: graco, chicco, uppababy, evenflo, baby trend, bugaboo, nuna, doona
coche de correr: bob gear
wagon de niños: wonderfold
car seat: cybex, britax, maxi cosi, safety 1st, cosco
moisés: halo bassinest, snoo
columpio de bebé: 4moms, mamaroo, ingenuity
silla de piso de bebé: bumbo
cojín de lactancia: boppy
nido de bebé: dockatot
portabebé: ergobaby, babybjorn
sacaleche: medela, spectra s1, elvie
biberones: dr browns
zafacón de pañales: diaper genie
esterilizador de biberones: baby brezza
monitor de bebé: owlet, nanit
pampers: luvs
máquina de coser: singer, brother cs6000, janome, bernina
plotter: cricut maker, cricut joy
cortadora láser: xtool, glowforge
lavadora: maytag, speed queen
estufa: mabe, tappan
neverita: galanz
air fryer: ninja foodi, instant vortex
licuadora: oster
greca: bialetti
máquina de mantecado: ninja creami
procesador de alimentos: cuisinart food
ollas: le creuset, renaware, rena ware, royal prestige, saladmaster, princess house
sartenes: t fal
sartén de hierro: lodge cast iron
vajilla: corelle
envases de comida: pyrex
plancha de gas: blackstone
bbq: traeger, weber, char broil
aspiradora: dyson v8, shark vacuum, rainbow vacuum, kirby vacuum, hoover vacuum
escoba eléctrica: dyson v11
aspiradora de mano: dustbuster
máquina de lavar alfombras: bissell
abanico: lasko, vornado, honeywell fan
colchón: tempurpedic, sealy, serta, simmons
muebles de sala: ashley furniture
piscina: intex, bestway
silla de oficina: herman miller, aeron, steelcase
organizador de cubos: kallax
maleta: samsonite
bulto: jansport, kipling
cartera: vera bradley, coach bag, coach tote, louis vuitton, kate spade, tory burch, dooney
tenis: air jordan, jordan 4, air max, new balance, vans old skool, hoka, skechers, asics
botas: timberland, dr martens
botas de trabajo: caterpillar boots, red wing
sandalias: birkenstock
tacos: aldo shoes
chancletas: havaianas
mahones: true religion, wrangler jeans
faja: spanx
brasier: victoria secret
uniforme de enfermera: figs
uniforme: dickies
gorra fitted: new era
gafas: oakley, costa del mar
reloj: rolex, casio, g shock, seiko, citizen eco drive, invicta, fossil watch
guillo: pandora
perfume: carolina herrera, sauvage, dolce gabbana
perfume árabe: lattafa
body splash: victorias secret mist
maquillaje: mary kay, mac cosmetics, huda beauty
cepillo secador: dyson airwrap, revlon one step
plancha de pelo: chi flat iron, babyliss
máquina de recortar: wahl, andis
estetoscopio: littmann
concentrador portátil: inogen
sensor de glucosa: dexcom, freestyle libre
suplemento nutricional: ensure, glucerna
pañales de adulto: depend underwear
cpap: resmed, airsense, dreamstation
máquina de presión arterial: omron
scooter de impedido: pride mobility, golden buzzaround
silla de ruedas eléctrica: jazzy select, hoveround
silla de ruedas: invacare, drive medical
cama de terapia: ceragem
calculadora: casio calculator
kindle: kindle paperwhite
encendedores: zippo
`
