// Brands of electronics, clothes, shoes, bags, appliances and tools sold on the island, as people write them.
// Collected for Wepa; add what people write and is not here.
import { MORE_BRANDS } from './more-brands.ts'
import { type Named, parseNames } from './name-list.ts'

// 'Acer' is how many write hacer, 'hp' is also horsepower, 'phillips' a screwdriver: none of them stands alone.
const ELECTRONICS = `
Apple: iphone, iphones, i phone, aifon, ifone, iphon, ipad, ipads, i pad, macbook, mac book, macbooks, airpods, air pods, airpod, earpods, imac, mac mini, ipod, ipods, apple watch, applewatch, apple tv, homepod, airtag, airtags
Samsung: samsumg, sansung, samsun, sansumg, samsug, samgsung, samsung galaxy, galaxy s, galaxy s8, galaxy s9, galaxy s10, galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy s25, galaxy a, galaxy note, galaxy tab, galaxy watch, galaxy buds, galaxy z, galaxy fold, galaxy flip, z flip, z fold
LG: l.g., lg stylo, lg thinq
Motorola: motorolla, motorola moto, moto g, moto e, moto z, motorazr
Google: google pixel, google pixels, pixel 6, pixel 7, pixel 8, pixel 9, google home, google nest, nest mini, chromecast
Huawei: guawei, hauwei, huawey, juawei
Xiaomi: xiomi, xaomi, chaomi, shaomi, redmi, redmi note
OnePlus: oneplus nord
Nokia: nokias
Alcatel: alcatel one touch
!BLU: celular blu, celulares blu, telefono blu, blu studio, blu vivo, blu phone
ZTE: zte blade
TCL: tcl roku
Sony: soni, bravia, playstation, playstations, play station, playestation, pleystation, pley station, ps2, ps3, ps4, ps5, ps vita, psp, dualshock, dualsense, sony xperia
!Microsoft: xbox, x box, xbox one, xbox 360, xbox series x, xbox series s, microsoft surface, surface pro, surface laptop, surface go
Nintendo: nintendo switch, nintendo wii, nintendo ds, nintendo 3ds, nintendo 64, wii u, gamecube, game cube, gameboy, game boy, 3ds, joycon, joy con, joy cons
Meta Quest: metaquest, oculus, oculus quest, oculus rift
Steam Deck: steamdeck
!HP: hewlett packard, hewlett-packard, laptop hp, laptops hp, hp laptop, computadora hp, printer hp, hp printer, impresora hp, monitor hp, hp pavilion, hp envy, hp omen, hp victus, hp elitebook, hp probook, hp spectre, hp chromebook, hp deskjet, hp officejet, hp laserjet, elitebook, probook, officejet, deskjet, laserjet
Dell: inspiron, dell latitude, dell optiplex, optiplex, dell xps, dell precision, alienware
Lenovo: lenobo, thinkpad, think pad, ideapad, lenovo legion, thinkcentre
!Acer: laptop acer, laptops acer, computadora acer, monitor acer, chromebook acer, acer aspire, acer nitro, acer predator, acer chromebook, acer swift
Asus: azus, zenbook, vivobook, asus rog, asus tuf, rog ally
MSI: laptop msi, monitor msi
Razer: razer blade
Logitech: logitec, logitek
Corsair: corsair k70
Epson: ecotank, epson ecotank
!Canon: camara canon, camaras canon, tinta canon, cartucho canon, cartucho de tinta canon, canon pg, canon t7, canon t6, canon t5, lente canon, canon eos, canon rebel, canon powershot, canon pixma, printer canon, impresora canon
!Brother: printer brother, impresora brother, maquina brother, maquina de coser brother, brother sewing
Cricut: cricut maker, cricut explore, cricut joy
Nikon: nikkor, nikon coolpix
GoPro: go pro, go pro hero, gopro hero
DJI: dji mini, dji mavic, dji phantom, mavic pro, mavic air, mavic mini
Fujifilm: fuji film, instax
Polaroid: polaroids
Panasonic: panasonik, panazonic, lumix
Toshiba: tochiba, tosiba
JVC: jvc everio
!RCA: televisor rca, tv rca, rca tv, tablet rca, nevera rca
Philips: philips sonicare, sonicare, philips hue
Vizio: viziotv
Hisense: hi sense, hisence, jisense, haisense
!Sharp: televisor sharp, tv sharp, sharp aquos, microondas sharp, microwave sharp
!Insignia: televisor insignia, tv insignia, insignia fire tv, nevera insignia, freezer insignia
!Roku: roku stick, roku express, roku ultra, roku premiere, roku streaming stick
!Amazon: kindle, kindle paperwhite, fire tv stick, firestick, fire stick, amazon fire, echo dot, echo show, amazon echo
!Ring: ring doorbell, timbre ring, camara ring, camaras ring, ring camera
Arlo: camaras arlo
Hikvision: hik vision, hickvision
Dahua: camaras dahua
TP-Link: tp link, tplink
Netgear: net gear, nighthawk router
Starlink: star link
SanDisk: san disk
Seagate: sea gate
Western Digital: wd my passport, wd elements, wd black, wd blue
Bose: boze, soundlink, bose quietcomfort
!Beats: beats by dre, beats by dr dre, beats studio, beats solo, beats pill, beats fit pro, powerbeats
JBL: jbl flip, jbl charge, jbl boombox, jbl partybox, jvl
Sonos: sonos one, sonos beam
Klipsch: klipch, klipsh
Sennheiser: senheiser, senhaiser
Anker: soundcore
Yamaha: yamaja
Pioneer: pionner, pionear, pionier, pioner
Kenwood: kenwod, kenwoods
!Alpine: radio alpine, bocinas alpine, amplificador alpine, alpine type r
!Kicker: bajos kicker, bajo kicker, bocinas kicker, kicker cvr, kicker l7
Rockford Fosgate: rockford, rocford fosgate, fosgate
Garmin: garming, garmin fenix, garmin forerunner
Fitbit: fit bit, fitbits
`

const CLOTHES = `
Nike: nikes, naik, naike, nike air max, air max, air force 1, air force one, nike dunk, nike dunks, nike sb, huarache, huaraches, vapormax
Jordan: jordans, air jordan, air jordans, jordan retro, yordan, yordans, jordan 1, jordan 4
Adidas: addidas, adiddas, addiddas, adida, yeezy, yeezys, adidas superstar, stan smith, ultraboost
Puma: pumas, puma suede
Reebok: reeboks, rebok, ribok, rebook, reeebok
New Balance: newbalance, new balances, new balanse, new valance
Converse: converses, convers, chuck taylor, chuck taylors
!Vans: tenis vans, zapatos vans, vans old skool, vans off the wall
!Fila: tenis fila, fila disruptor, zapatos fila, sudadera fila
Asics: asic, asics gel
Hoka: hokas, hoka one one
Saucony: sauconys, saconi
!On: on cloud, oncloud, on clouds, tenis on cloud, on running, cloudmonster
Skechers: sketchers, skecher, sketcher, esketchers, skeachers
Under Armour: under armor, underarmour, underarmor, under amour, under armur
Crocs: croc, crocks, crocs originales
Timberland: timberlands, timberlan, timberlane, timbs
UGG: uggs, botas ugg
Birkenstock: birkenstocks, birkenstok, birkestock, birkin stock
Dr. Martens: dr martens, dr marten, doc martens, doctor martens
Florsheim: florshein, florsheim zapatos
Clarks: clark zapatos
Rockport: rock port
Naturalizer: naturalizers
Cole Haan: colehaan
Stacy Adams: stacyadams
!Aldo: zapatos aldo, tacos aldo, cartera aldo
Sperry: sperrys, sperry top sider
Steve Madden: steve maden, stevemadden, esteve madden
Nine West: ninewest, nain west
Michael Kors: michael kor, michaelkors, micheal kors, maikel kors, mikel kors, maicol kors, cartera mk, carteras mk, reloj mk
!Coach: cartera coach, carteras coach, bolso coach, wallet coach, bulto coach, coach purse, coach bag
!Guess: cartera guess, carteras guess, bolso guess, reloj guess, mahon guess, mahones guess, zapatos guess, guess jeans
!Fossil: reloj fossil, relojes fossil, cartera fossil, fossil watch
Kate Spade: katespade, kate spate, keit spade
Tory Burch: tory burcha, tori burch, toryburch, tory birch
Louis Vuitton: louis vuiton, luis vuitton, luis vuiton, louis viton, luis viton, louisvuitton, cartera lv, lv neverfull, neverfull
Gucci: guchi, guccy, gucchi
Prada: prada milano
Chanel: cartera channel
Dior: christian dior, cristian dior
Fendi: fendy
Burberry: burberri, burbery, burberrys
Versace: versache, versachi, versage
Balenciaga: balenciagas, valenciaga
Hermès: hermes, hermes birkin
Yves Saint Laurent: ysl, saint laurent, yves saint lauren
Dolce & Gabbana: dolce&gabbana, dolce gabbana, dolce y gabbana, dolce and gabbana, dolce gabana, d&g
Christian Louboutin: louboutin, louboutins, lubutin
Armani: emporio armani, giorgio armani, armani exchange
Hugo Boss: hugoboss
Carolina Herrera: cartera ch
Calvin Klein: calvinklein, calvin klain, calvin clein, kalvin klein
Tommy Hilfiger: tommyhilfiger, tomy hilfiger, tommy hilfigher, tommy hilfinger, tommy jeans
Ralph Lauren: polo ralph lauren, ralf lauren, ralph loren, ralph laurent, lauren ralph lauren
Lacoste: lacost, la coste
Levi's: levis, levi´s, levi’s, leviz
!Wrangler: mahon wrangler, mahones wrangler, jeans wrangler, wrangler jeans
American Eagle: americaneagle, american eagles
Hollister: holister, jolister
Abercrombie & Fitch: abercrombie, abercrombie and fitch, abercombie
H&M: h & m
Zara: zara woman, zara basic
Shein: chein, sheins
Old Navy: oldnavy
Victoria's Secret: victoria secret, victorias secret, victoria secrets, victoria´s secret, victoria’s secret
Lululemon: lulu lemon, lululemons
!Columbia: columbia sportswear, jacket columbia, camisa columbia, camisas columbia, columbia pfg
The North Face: north face, northface, nort face, thenorthface
Carhartt: carhart, carharts, carhatt
!Supreme: t-shirt supreme, gorra supreme, hoodie supreme, camisa supreme
!New Era: gorra new era, gorras new era, newera, 59fifty, 9fifty
Carter's: carters, ropa carters
Vera Bradley: verabradley
Jansport: jan sport, jansports
Samsonite: sansonite, samsonait
Pandora: pulsera pandora, charms pandora
Swarovski: swarosky, swaroski, swarovsky, swarofski
Tiffany & Co.: tiffany & co, tiffany and co, tiffany co
!Tous: cartera tous, prendas tous, pulsera tous, tous jewelry
Rolex: rolexs, rolex datejust, rolex submariner
!Omega: reloj omega, omega seamaster, omega speedmaster
Cartier: cartie, reloj cartier
Tag Heuer: tagheuer, tag hauer, tag huer
Tissot: tisot
Seiko: seico, seiko 5
!Citizen: reloj citizen, relojes citizen, citizen eco drive, citizen eco-drive
Bulova: buloba
Invicta: invictas, imvicta, inbicta
Casio: cassio, g-shock, g shock, gshock
Ray-Ban: ray ban, rayban, ray bans, raybans, reiban, rayvan
Oakley: oakleys, okley, ocley
`

const APPLIANCES = `
Mabe: nevera mabe, estufa mabe
Frigidaire: frigider, fridgidaire, frigidaire gallery, frigidare, frigidair, frigidarie, friyider, frijider
Whirlpool: wirlpool, whirpool, wirpool, wirpul, guirpool, whirlpul, whirpol, wilpool
Kenmore: kenmor, kenmoore, quenmore
Maytag: meytag, maitag
General Electric: ge, g.e., ge profile, ge appliances, general electrik, general eletric
Haier: hayer, jaier
Midea: aire midea, nevera midea
KitchenAid: kitchen aid, kitchenaids, kichenaid, kitchen ade
Electrolux: electrolus, elextrolux
Bosch: bosh, boch
Speed Queen: speedqueen, spid queen
Magic Chef: magicchef, mayic chef
!Criterion: nevera criterion, lavadora criterion, aire criterion, televisor criterion
Amana: nevera amana, lavadora amana
Galanz: nevera galanz, microondas galanz
!Airmax: aire airmax, aires airmax, consola airmax, inverter airmax
Daikin: daykin, daiking
Gree: aire gree, inverter gree
Trane: aire trane
!Carrier: aire carrier, consola carrier, inverter carrier, carrier inverter
!York: aire york, consola york, inverter york
Rheem: reem, rheen, rhem
Lennox: lennox inverter
Comfortstar: comfort star, confortstar, confort star
TGM: aire tgm, inverter tgm
Innovair: inovair
!Titan: calentador titan, titan scr2, titan calentador
Serta: mattress serta, matress serta, serta perfect sleeper
Sealy: seali, sealy posturepedic, posturepedic
Simmons: beautyrest, beauty rest, simons beautyrest
Tempur-Pedic: tempur pedic, tempurpedic, temperpedic, tempurpedics
!Ashley: ashley furniture, muebles ashley, sala ashley, sofa ashley, juego de cuarto ashley
Ikea: ikeas, muebles ikea
La-Z-Boy: la z boy, lazboy, lazy boy, lazyboy
Oster: licuadora oster, osterizer, ozter
Black & Decker: black+decker, black&decker, black and decker, black decker, blackdecker, blackanddecker, blak and decker, black y decker
Hamilton Beach: hamiltonbeach, hamilton bich
Cuisinart: cuisinar, cusinart, cuisine art
Keurig: kurig, keuring, kuerig, keurigs
Nespresso: nespreso, nexpresso
Instant Pot: instantpot, insta pot, instapot
!Ninja: ninja foodi, ninja creami, ninja blender, ninja air fryer, air fryer ninja, licuadora ninja, blender ninja, ninja woodfire
!Shark: shark navigator, shark rotator, shark ion, shark vertex, shark robot, aspiradora shark, vacuum shark, shark vacuum, mopa shark
Vitamix: vita mix
NutriBullet: nutri bullet, nutribulet, magic bullet
Dyson: daison, dyson airwrap, airwrap, dayson
Royal Prestige: royalprestige, royal prestich, ollas royal prestige
!Hoover: aspiradora hoover, vacuum hoover, hoover vacuum, hoover windtunnel
Bissell: bissel, bisell
iRobot: roomba, rumba irobot, i robot
!Rainbow: aspiradora rainbow, vacuum rainbow
!Singer: maquina singer, maquina de coser singer, maquinas singer, singer sewing
Weber: bbq weber, weber grill
!Blackstone: plancha blackstone, blackstone griddle, griddle blackstone
Coleman: nevera coleman, colemans
Igloo: nevera igloo, iglo cooler
Yeti: yetis, nevera yeti, yeti cooler
`

const TOOLS = `
DeWalt: de walt, dewalts, dewal, de wal, dewalth, dewault, diwalt, dewolt
Milwaukee: milwakee, milwauke, milwaki, milwalkee, milwuakee, milwake, milgoki
Makita: makitas, maquita, maquitas
Ryobi: ryobis, rayobi, riobi, royobi
Craftsman: craftman, crafman, crafsman, crastman
Ridgid: ridgit, ridgid tools
Stanley: stanly, estanley
Kobalt: kobalts
Porter-Cable: porter cable, portercable
!Husky: caja husky, compresor husky, herramientas husky, toolbox husky, tool box husky, husky tools
!Snap-on: snapon, herramientas snap-on, herramientas snap on, snap-on tools, snap on tools, caja snap-on, caja snap on, scanner snap-on, scanner snap on
Dremel: dremmel, dremer
Stihl: sthil, sthihl, esthil, motosierra stihl, trimmer stihl
Husqvarna: husvarna, huskvarna, husqbarna, huskyvarna, jusvarna
!Echo: trimmer echo, trimer echo, echo trimmer, motosierra echo, blower echo, sierra echo
!Toro: trimmer toro, maquina toro, toro recycler, toro timecutter, toro lawn mower
John Deere: johndeere, jhon deere, john deer, jhon deer, jon deere, yon dir
Cub Cadet: cubcadet, cub cadete
Troy-Bilt: troy bilt, troybilt, troy built
Honda: planta honda, generador honda, jonda
Kubota: cubota
Caterpillar: caterpilar, carterpillar, planta caterpillar
Generac: generak, generacs, yenerac
!Champion: planta champion, plantas champion, generador champion, champion inverter, champion generator
!Predator: planta predator, generador predator, predator generator, predator 3500, predator 9000
Westinghouse: westinhouse, westing house, wetinghouse, planta westinghouse
DuroMax: duro max, duromax xp
Firman: fireman generator, planta firman
Briggs & Stratton: briggs&stratton, briggs and stratton, briggs stratton, brigs and stratton, briggs y stratton
Cummins: cumins, cummings, onan
Kohler: koler, koller
Lincoln Electric: soldadora lincoln, maquina de soldar lincoln, welder lincoln
!EGO: trimmer ego, ego power, blower ego
EcoFlow: eco flow, ecoflows, ecoflow delta
Jackery: jakery
Bluetti: blueti, bluetty
Tesla: powerwall, tesla powerwall
`

export const BRANDS: readonly Named[] = parseNames(
  [ELECTRONICS, CLOTHES, APPLIANCES, TOOLS, ...MORE_BRANDS].join('\n'),
)
