// Breeds and kinds of dogs, cats, birds, horses, rabbits and reptiles as people write them in ads of pets.
// Collected for Wepa; add what people write and is not here.
import { type Named, parseNames } from './name-list.ts'

const DOGS = `
Sato: satito, satitos, satita, satitas, satos, sata, satas, mestizo, mestiza, mestizos, cruzado, cruzada, mixed breed
French Poodle: french poodles, frenchpoodle, french puddle, french pudel, poodle, poodles, toy poodle, standard poodle, puddle, pudel, puddel, caniche
Yorkshire Terrier: yorki, yorkis, yorkie, yorkies, yorky, yorkys, yorqui, yorquis, yorkshire, yorkchire, yorshire
Chihuahua: chihuahuas, chiguagua, chiguaguas, chihuagua, chiuaua, chihuaua, chiwawa, chiwuawua
Shih Tzu: shih tzus, shihtzu, shitzu, shitzus, shit zu, shih tsu, shitsu, shi tzu, chitzu, chit zu, chitsu
Maltés: maltes, maltese, maltez, malteses, bichon maltes
Pomerania: pomeranias, pomeranian, pomeranians, pomerano, pomeranea, pomeraneo, pomeranio, lulu de pomerania
Schnauzer: schnauzers, schnauzer miniatura, miniature schnauzer, snauzer, schnauser, snauser, shnauzer, shnauser, chnauzer, chnauser, esnauser
Cocker Spaniel: cocker, cockers, coker, coker spaniel, coquer, cocker espaniel
Pug: pugs, carlino, puggy
Dachshund: dachshunds, daschund, dachsund, dashound, dashhound, dachound, salchicha, salchichas, perro salchicha, weiner dog, wiener dog
Pinscher Miniatura: pinscher, pinschers, pincher, pinsher, miniature pinscher, mini pinscher, min pin, minpin
Bichón Frisé: bichon frise, bichon frize, bichon frisse
Havanese: havaneses, habanes, bichon habanero
Pekinés: pekines, pekineses, pequines, pekingese
Lhasa Apso: lhasa, lasa apso, lhasa apzo
Boston Terrier: boston terriers, boston terier
Jack Russell Terrier: jack russell, jack russel, jackrussell, jackrussel, jack rusell, jack rusel, yak rusel
Fox Terrier: foxterrier, fox terrier de pelo duro, toy fox terrier
West Highland Terrier: westie, westies, west highland, west highland white terrier
Cavalier King Charles: king charles, cavalier king charles spaniel, king charles spaniel
Corgi: corgis, corgie, welsh corgi, pembroke, pembroke welsh corgi
Bulldog Francés: bulldog frances, bulldogs franceses, buldog frances, bull dog frances, french bulldog, french bulldogs, french bull dog, french buldog, frenchbulldog, frenchie, frenchies, frenchi, frenchy
Bulldog Inglés: bulldog ingles, buldog ingles, bull dog ingles, english bulldog, english bulldogs, english bull dog, englishbulldog, english buldog
American Bulldog: bulldog americano, american bull dog, buldog americano
American Bully: american bullies, american bullys, bully, bullys, bullies, buly, bullie, pocket bully, micro bully, exotic bully, bully xl, xl bully, standard bully
Pitbull: pitbulls, pit bull, pit bulls, pitbul, pibull, pibul, pitbol, pitbull terrier, american pitbull terrier, apbt, red nose, rednose, blue nose, bluenose
American Staffordshire: american staffordshire terrier, american stafford, amstaff, am staff
Bull Terrier: bullterrier, bull terriers, bull terier
Bóxer: boxer, boxers, boxel
Rottweiler: rottweilers, rotweiler, rotweilers, rottweiller, rotwailer, rottwailer, rotwaila, rotwailers, rotweiller
Dóberman: doberman, dobermans, dobermann, doverman, doberman pinscher
Pastor Alemán: pastor aleman, pastores alemanes, pastora alemana, pastol aleman, pastor aleman de linea, german shepherd, german shepherds, german sheperd, german shepard, gsd
Pastor Belga: pastores belgas, pastor belga malinois, malinois, malinoi, malinua, belgian malinois
Pastor Australiano: australian shepherd, australian sheperd, aussie, aussies, mini aussie
Border Collie: border collies, bordercollie, border colie, border coli
Blue Heeler: heeler, red heeler, cattle dog, australian cattle dog, boyero australiano
Labrador: labradores, labradora, labradol, labrador retriever, labrador retriver, chocolate lab, black lab, yellow lab
Golden Retriever: golden, goldens, golden retrievers, golden retriver, golden retreiver, golden retreaver
Siberian Husky: husky siberiano, husky, huskys, huskies, huski, haski, jaski, husky siberiana, siverian husky
Alaskan Malamute: malamute, malamut, alaska malamute
Samoyedo: samoyed, samoyedos, samoyeda
Akita: akitas, akita inu, akita americano, american akita
Shiba Inu: shiba, shibas
Chow Chow: chowchow, chau chau, chou chou
Shar Pei: sharpei, shar peis, sharpey, sharpay, charpei
Dálmata: dalmata, dalmatas, dalmatian, dalmacian
Beagle: beagles, bigle, bigel, beagel, beegle, biggle
Basset Hound: basset, baset hound, bassethound, basset jaun
Braco Alemán: german shorthaired pointer, german pointer, pointer aleman, gsp
Galgo: galgos, galga, greyhound, greyhounds
Basenji: basenjis
Gran Danés: gran danes, grandanes, grand danes, great dane, great danes, great danne
San Bernardo: saint bernard, st bernard, st. bernard
Boyero de Berna: bernese, bernese mountain dog, bernes de la montana
Gran Pirineo: gran pirineos, great pyrenees, perro de los pirineos
Mastín: mastin, mastines, mastiff, mastif, english mastiff, mastin ingles
Mastín Napolitano: mastin napolitano, napolitano, neapolitan mastiff, neo mastiff
Bullmastiff: bull mastiff, bullmastif, bull mastif, bullmastin
Cane Corso: cane corsos, canecorso, cane corzo, can corso, cani corso, kane corso
Presa Canario: presa canarios, dogo canario, perro de presa canario
Dogo Argentino: dogo, dogos argentinos
Fila Brasileño: fila brasileno, fila brasileiro
Maltipoo: maltipoos, maltipu, malti poo, maltipo, maltypoo
Cockapoo: cockapoos, cocapoo, cockapu
Goldendoodle: goldendoodles, golden doodle, golden doodles, mini goldendoodle
Labradoodle: labradoodles, labra doodle
Yorkipoo: yorkiepoo, yorkie poo, yorki poo
Morkie: morkies, morki, morky
Pomsky: pomskies, pomski
`

const CATS = `
Siamés: siames, siamesa, siameses, siamesas, siamese, siamez
Persa: persas, persian, gato persa, gata persa
Himalayo: himalayos, himalaya cat, himalayan
Maine Coon: maine coons, mainecoon, main coon, maincoon, main coone, mane coon
Ragdoll: ragdolls, rag doll, ragdol
Bengalí: bengali, bengalies, bengal, bengals, gato bengala
Sphynx: sphinx, sfinx, esfinge, gato sin pelo, gatos sin pelo
Scottish Fold: scotish fold, fold escoces
British Shorthair: british blue, britanico de pelo corto
Exótico de pelo corto: exotic shorthair, exotico pelo corto
!Gato Angora: gato angora, gata angora, gatos angora, gatitos angora, angora turco, turkish angora
Azul Ruso: russian blue, ruso azul, gato ruso
Gato doméstico: gatos domesticos, gato sato, gata sata, gatitos satos, gato comun, domestic shorthair, domestic short hair
`

const BIRDS = `
Cockatiel: cockatiels, cocatiel, cocatiels, cockatil, cocatil, cocatiles, cacatillo, cacatillos, cacatil, cacatiles, cacatilla, cacatillas, ninfa, ninfas
Cacatúa: cacatua, cacatuas, cockatoo, cockatoos, cacatoa
Periquito: periquitos, periquita, periquitas, perico, pericos, perico australiano, pericos australianos, parakeet, parakeets, budgie, budgies
Lovebird: lovebirds, love bird, love birds, lovbird, lovbirds, agapornis, agaporni
Cotorra: cotorras, cotorrita, cotorritas, cotora, cotoras, parrot, parrots
Loro: loros, lorito, loritos
Amazona: amazonas, cotorra amazona, amazon parrot, double yellow head
African Grey: african greys, african gray, african grays, africangrey, gris africano, loro gris, loro gris africano, yaco, yacos
Guacamayo: guacamayos, guacamaya, guacamayas, huacamayo, macaw, macaws
Conure: conures, conuro, conuros, sun conure, green cheek, green cheek conure, jenday
Quaker: quakers, cotorra monje, perico monje, monk parakeet
Ringneck: ringnecks, ring neck, ring necks, indian ringneck, indian ring neck
Canario: canarios, canaria, canarias, canary, canaries
Finch: finches, zebra finch, finche, pinzon cebra, gould, gouldian, diamante mandarin, diamantes mandarin
Paloma: palomas, paloma mensajera, palomas mensajeras, pigeon, pigeons
Gallo de pelea: gallos de pelea, gallo fino, gallos finos, gallos de lidia, gamefowl
Gallina: gallinas, gallinas ponedoras, ponedoras, gayina, gayinas, hens
!Guineas: gallina de guinea, gallinas de guinea, guinea fowl
!Pato: patos, patitos, pato pekin, pato criollo, ducks
!Pavo: pavos, pavito, pavitos, turkeys
Pavo Real: pavos reales, pavorreal, peacock, peacocks
Codorniz: codornices, codornis, cordonices, quail, quails
`

const HORSES = `
Paso Fino: pasofino, pasos finos, paso finos, caballo de paso fino, paso fino puro
Cuarto de Milla: cuarto milla, cuartos de milla, quarter horse, quarterhorse
!Pura Sangre Inglés: pura sangre ingles, caballo pura sangre, potro pura sangre, yegua pura sangre, thoroughbred
!Caballo Árabe: caballo arabe, caballos arabes, yegua arabe, potro arabe, arabian horse
Caballo Andaluz: andaluz, yegua andaluza, pura raza espanola, andalusian
Caballo Frisón: frison, frisones, friesian
Appaloosa: apaloosa, appalosa, apalusa
Paint Horse: caballo pinto, yegua pinta, potro pinto, american paint horse
Caballo Miniatura: caballos miniatura, caballito miniatura, miniature horse, mini horse
Pony: ponys, ponies, poni, ponis
Burro: burros, burrito, burra, donkey
`

const RABBITS = `
Holland Lop: holland lops, holandlop, holand lop, belier holandes
Mini Lop: minilop, mini lops, conejo orejas caidas
Lionhead: lionheads, lion head, cabeza de leon, conejo leon
Netherland Dwarf: netherland, conejo enano, conejos enanos, conejito enano, dwarf rabbit
!Conejo Nueva Zelanda: conejo nueva zelanda, conejos nueva zelanda, conejo neozelandes, new zealand rabbit, nueva zelandia
!Conejo California: conejo california, conejos california, conejo californiano, conejos californianos, californian rabbit
!Conejo Rex: conejo rex, conejos rex, mini rex, rex rabbit
!Conejo Angora: conejo angora, conejos angora, angora rabbit
!Conejo Holandés: conejo holandes, conejos holandeses, dutch rabbit
Gigante de Flandes: flemish giant, flemish, conejo gigante, conejos gigantes
`

const REPTILES = `
Ball Python: ball pythons, ballpython, ball piton, piton bola, piton real, royal python
Boa: boas, boa constrictor, red tail boa
Corn Snake: corn snakes, serpiente del maizal, culebra del maiz
King Snake: kingsnake, king snakes
Bearded Dragon: bearded dragons, beardeddragon, beardie, beardies, dragon barbudo, dragones barbudos, pogona, pogonas
Gecko Leopardo: leopard gecko, leopard geckos, gecko leopard, geco leopardo
Crested Gecko: crested geckos, gecko crestado
Iguana: iguanas, gallina de palo
Camaleón: camaleon, camaleones, chameleon, chameleons, veiled chameleon
Jicotea: jicoteas, hicotea, hicoteas, icotea, icoteas, tortuga de agua, tortuguita de agua, red ear slider, red eared slider
Morrocoy: morrocoyo, morrocoyos, morrocoyes, red foot, redfoot, tortuga red foot
Sulcata: sulcatas, tortuga sulcata, tortuga africana
`

/** The breeds by the animal, in the words of the attribute `petKind`. */
export const BREEDS_BY_KIND = {
  perro: parseNames(DOGS),
  gato: parseNames(CATS),
  ave: parseNames(BIRDS),
  caballo: parseNames(HORSES),
  conejo: parseNames(RABBITS),
  reptil: parseNames(REPTILES),
} as const

export const BREEDS: readonly Named[] = Object.values(BREEDS_BY_KIND).flat()
