// Trades and services as people in Puerto Rico call them, with the words that name them in ads of services.
// Collected for Wepa; add what people write and is not here.
import { type Named, parseNames } from './name-list.ts'

// Uñas folds to 'unas', and of cisternas or calentadores plumbers write too: such names carry a '!'.
const TABLE = `
Plomero: plomeros, plomera, plomeria, plomerias, promero, promeria, plomeroz, destape, destapes, destape de tuberias, liqueo, liqueos, fontanero, fontaneria, plumber, plumbing, drain cleaning
Electricista: electricistas, perito electricista, electrisista, eletricista, eletrisista, electricidad residencial, electricidad comercial, trabajos electricos, instalaciones electricas, electrician, electrical work
Handyman: handy man, handyman services, handiman, handimen, handymen, hendiman, jandiman, handyma, mil usos, milusos, todero, chiripero, chiripas, hago de todo, home repairs
Técnico de refrigeración: técnico de aires, tecnico de aire, tecnicos de aires, refrigeracion, refrijeracion, refrigerasion, reparacion de aires, instalacion de aires, mantenimiento de aires, limpieza de aires, lavado de aires, limpieza de consolas, mantenimiento de consolas, instalacion de consolas, aires acondicionados, aires inverter, minisplit, mini split, hvac, ac repair, ac cleaning
Sellado de techos: sellado de techo, techero, techeros, sellador de techos, selladores de techos, selladora de techos, celado de techo, selado de techo, tratamiento de techo, tratamiento de techos, impermeabilizacion, impermeabilizacion de techos, reparacion de techos, filtraciones de techo, danosa, roofing, roofer, roof repair, roof sealing
Hojalatero: hojalateros, hojalateria, hojalateria y pintura, ojalatero, ojalateria, hojalatelia, latonero, body shop, bodyshop, collision repair, paint and body
Mecánico: mecanicos, mecanica, mecanica a domicilio, mecanico a domicilio, mecanico movil, mecanica automotriz, mecanica liviana, mecaniko, mequanico, mekanico, tune up, tuneup, cambio de aceite, mobile mechanic, auto mechanic, mechanic
Electromecánico: electromecanicos, electromecanica, electromecanica automotriz, electricista automotriz, electricista de autos, electricista de carros, electricidad automotriz, auto electrician
Técnico de transmisiones: transmisionero, transmisionista, mecanico de transmisiones, reparacion de transmisiones, transmisiones automaticas, transmission repair
Mecánico diésel: mecanica diesel, mecanico de camiones, diesel mechanic
Grúa: gruero, grueros, gruas, servicio de grua, servicio de gruas, grua 24 horas, tow truck, towing
Gomero: gomeros, gomera, gomera movil, gomero movil, montura de gomas, ponche de gomas, reparacion de gomas, vulcanizadora, llantera, mobile tire
Detailing: detailin, detalin, auto detailing, car detailing, car wash, carwash, lavado de autos, lavado de carros, pulido de autos, pulido de carros, brillado de autos, ceramic coating
Tintes de autos: tinte de autos, tintes de carros, tinte de carro, tintes para autos, tintes para carros, tinte de cristales, tintes de cristales, tintes residenciales, polarizado, polarizados, window tint, window tinting, tinting
Cristales de autos: cristales de carros, windshield, windshields, parabrisas, auto glass
Pintor: pintores, pintora, pintorez, pintura residencial, pintura comercial, pintura de casas, pintura de interiores, pintura de exteriores, pinto casas, house painter, house painting, painter
Albañil: albaniles, albanileria, alvanil, alvanileria, albanir, empanetado, empanetador, panete, bloquero, mason, masonry
Contratista: contratistas, contratista general, construccion en general, construcciones, remodelacion, remodelaciones, remodelasion, remodelamos, contractor, general contractor, remodeling
Losero: loseros, instalacion de losas, instalo losas, pongo losas, instalacion de porcelanato, azulejero, tile installer, tile work
Gypsum: gypsum board, gipsum, gipson, gypson, yipson, gipsun, drywall, sheetrock, tablaroca, plafones, plafones acusticos, acustico y gypsum
Pisos epóxicos: epoxy, epoxi, piso epoxy, pisos en epoxy, pulido de pisos, brillo de pisos, cristalizado de pisos, cristalizacion de pisos
!Hormigón: concreto estampado, hormigon estampado, cemento estampado, hormigon pulido, bombeo de hormigon, stamped concrete
Carpintero: carpinteros, carpinteria, carpintelo
Ebanista: ebanistas, ebanisteria, evanista, evanisteria, gabinetero, gabinetes a la medida, gabinetes de cocina, cabinet maker, carpenter, carpentry
Rejas: reja, rejero, portones en hierro
Soldador: soldadores, soldadura, soldaduras, soldamos, herrero, herreria, errero, erreria, trabajos en hierro, welder, welding, iron works
Puertas de garaje y portones: puerta de garaje, puertas de garaje, puerta de garage, puertas de garage, portones electricos, porton electrico, motores de portones, motor de porton, garage door, garage doors
Puertas, ventanas y screens: puertas y ventanas, ventanas y puertas, ventanas de seguridad, ventanas de aluminio, reparacion de ventanas, operadores de ventanas, puertas de screen, screens, window installation, screen repair
Tormenteras: tormentera, paneles de tormenta, storm shutters, hurricane shutters
Verjas: verja, verjero, cyclone fence, verjas en bloque, verjas de bloques, fence installation
Gazebos y terrazas: construccion de gazebos, gazebos en madera, terrazas en madera, techos en madera, techos de madera, techos en galvalume, pergolas, pergola, ranchones, decks
Jardinero: jardineros, jardineria, limpieza de patios, limpieza de patio, limpio patios, mantenimiento de patios, mantenimiento de areas verdes, corte de grama, recorte de grama, corto grama, cortamos grama, desyerbo, limpieza de solares, limpieza de solar, landscaping, landscape, landscaper, lawn service, grass cutting
Poda de árboles: poda de arbol, corte de arboles, corte de arbol, tala de arboles, tala y poda, poda y tala, podador, arborista, arbolista, tumbar palos, corte de palos, tree service, tree removal, tree cutting
Movimiento de terreno: movimiento de tierra, movimientos de terreno, excavacion, excavaciones, excavadora, bulldozer, buldozer, digger, diguer, backhoe, bobcat, nivelacion de terreno, desmonte, excavation
Fumigador: fumigadores, fumigacion, fumigaciones, fumigasion, exterminador, exterminadora, exterminacion, esterminador, control de plagas, comejen, termitas, cucarachas, pest control, exterminator
Cerrajero: cerrajeros, cerrajeria, serrajero, serrajeria, cerragero, llaves de carro, llaves de auto, copias de llaves, locksmith
Limpieza: limpieza de casas, limpieza de casa, limpieza de hogares, limpieza de apartamentos, limpieza de oficinas, limpieza residencial, limpieza comercial, limpieza profunda, limpieza general, limpieza a domicilio, limpieza de airbnb, servicio de limpieza, servicios de limpieza, limpio casas, limpieza, limpiamos casas, linpieza de casas, servicio domestico, housekeeping, house keeping, house cleaning, cleaning service, cleaning lady, deep cleaning
Lavado a presión: lavado a precion, labado a presion, limpieza a presion, lavado de casas, hidrolavado, pressure washing, pressure wash, power washing, powerwash
Lavado de muebles: limpieza de muebles, lavado de alfombras, limpieza de alfombras, lavado de mattress, limpieza de mattress, limpieza de matress, lavado de matress, limpieza de sofas, limpieza de butacas, upholstery cleaning, carpet cleaning
Lavandería: lavanderia a domicilio, laundry service, lavado y planchado, lavo y plancho, planchado de ropa
Mudanzas: mudanza, mudansa, mudansas, mudancero, mudanceros, moving service, moving services, movers
Acarreo: acarreos, acareo, escombros, escombro, escombroz, recogido de escombros, botada de escombros, limpieza de escombros, recogido de basura, flete, fletes, hauling, junk removal, debris removal
Mensajería: mensajerias, mensajero, mandados, entrega de paquetes, courier
Transporte de pasajeros: servicio de transporte, servicio de transportacion, transportacion, transportasion, transporte al aeropuerto, transporte privado, viajes al aeropuerto, transporte a citas medicas, taxi, taxista, chofer, chofer privado, airport transfer, shuttle
Transporte escolar: transportacion escolar, guagua escolar, porteador escolar, porteador, school bus
Cuido de niños: cuido de nino, cuido de bebes, cuido de bebe, cuido ninos, cuido bebes, cuidado de ninos, ninera, nineras, ninero, nanny, babysitter, baby sitter, babysiter, daycare, day care, child care, childcare
Cuido de envejecientes: cuido de ancianos, cuido de ancianas, cuido de viejitos, cuido de personas mayores, cuido de personas encamadas, cuidado de envejecientes, cuidado de ancianos, cuidadora de envejecientes, cuidadora de ancianos, cuidador de ancianos, ama de llaves, amas de llaves, hogar de envejecientes, hogar de ancianos, egida, elderly care, home care, caregiver
Enfermera: enfermeras, enfermero, enfermeria, enfermera a domicilio, enfermera graduada, nurse
Terapista físico: terapia fisica, terapista fisica, fisioterapia, fisioterapeuta, physical therapy
Terapista del habla: terapia del habla, terapista de habla, patologo del habla, terapias del habla, speech therapy
Psicólogo: psicologos, psicologa, psicologia, sicologo, sicologa, psicoterapia, consejeria, consejera profesional, counseling
Nutricionista: nutricionistas, nutriologo, dietista, planes de nutricion, nutritionist
Entrenador personal: entrenadora personal, entrenador fisico, personal trainer, fitness coach, clases de yoga, clases de zumba
Tutor: tutorías, tutoria, tutores, tutora, tutoras, tutol, maestra, maestras, asignaciones, repaso escolar, clases particulares, clases de matematicas, clases de matematica, tutoring, homework help
Clases de idiomas: clases de ingles, clases de espanol, clases de frances, ingles conversacional, maestra de ingles, english lessons, english classes
Clases de música: clases de guitarra, clases de piano, clases de canto, clases de bateria, clases de violin, maestro de musica, maestro de guitarra, maestro de piano, music lessons, guitar lessons, piano lessons
Clases de baile: clases de salsa, academia de baile, dance lessons, salsa lessons
Clases de natación: clases de natasion, instructor de natacion, maestro de natacion, swimming lessons
Clases de surf: escuela de surf, instructor de surf, surf lessons
Clases de manejo: clases de guia, clases de guiar, clases de conducir, clases de manejar, escuela de conducir, escuela de manejo, instructor de manejo, autoescuela, driving lessons, driving school
Barbero: barberos, barbera, barberia, barberias, barbero a domicilio, balbero, barvero, varbero, recorte de varon, recortes de varon, barber, barbershop, barber shop
Estilista: estilistas, salon de belleza, salon de velleza, beauty salon, peluquera, peluquero, peluqueria, blower y plancha, tinte de pelo, tintes de pelo, tintes de cabello, keratina, queratina, keratinas, extensiones de pelo, hair stylist, hairstylist, hairdresser
Trenzas: trenza, trensas, trencista, box braids, knotless, braids
!Uñas: tecnica de unas, tecnico de unas, unas acrilicas, unas en acrilico, unas en gel, unas a domicilio, hunas acrilicas, acrilicas, manicura, manicure, manicurista, pedicura, pedicure, gelish, acrygel, polygel, nail tech, nails
Pestañas y cejas: pestanas, pestana, extensiones de pestanas, lifting de pestanas, lash lift, lashes, lashista, eyelashes, cejas, microblading, microshading, brows
Maquillista: maquillistas, makillista, maquilladora, maquillaje, maquillaje profesional, maquillaje a domicilio, makeup artist, make up artist
Esteticista: esteticistas, estetica facial, limpieza facial, limpiezas faciales, faciales, depilacion, depilaciones, depilacion laser, waxing, esthetician
Masajista: masajistas, masajes, masaje, masages, masagista, masaje deportivo, drenaje linfatico, sobadora, sobador, massage, massage therapist
Tatuador: tatuadora, tatuajes, tatuaje, tattoo, tattoos, tatoo, tattoo artist
Fotógrafo: fotografos, fotografa, fotografia, fotografias, sesion de fotos, sesiones de fotos, photographer, photography
Videógrafo: videografos, videografa, videografia, edicion de video, edicion de videos, tomas aereas, videos con drone, fotos con drone, videographer
Photo booth: photobooth, cabina de fotos, cabina fotografica, foto booth, video booth, 360 booth
DJ: djs, dijei, disc jockey, deejay, dj para fiestas, dj services, sonido para eventos, karaoke
Música en vivo: musico, musicos, grupo musical, conjunto musical, trio musical, mariachi, mariachis, parranda, parrandas, pleneros, saxofonista, cantante, cantantes, live music, live band
Payaso: payasos, payasa, payasita, pallaso, pintacaritas, pinta caritas, magos, clown, face painting, magician
Animador: animadora, animador de fiestas, animacion infantil, hora loca
Casas de brinco: casa de brinco, casita de brinco, casitas de brinco, casita de brincar, casitas de brincar, casa de brincar, brinca brinca, brincolin, brincolines, inflables, bounce house, bounce houses
Alquiler de mesas, sillas y carpas: alquiler de mesas, alquiler de sillas, alquiler de carpas, mesas y sillas, sillas y mesas, sillas y carpas, carpas y sillas, mesas sillas y carpas, mesas y carpas, mesas y siyas, party rental, party rentals, chair rental, table rental
Decoración de fiestas: decoracion de fiesta, decoraciones de fiestas, decoracion de eventos, decoraciones para fiestas, decoracion con globos, decoraciones con globos, arcos de globos, arco de globos, centros de mesa, mesa de dulces, mesas de dulces, desoracion de fiestas, party decorations, balloon decor
Coordinadora de bodas: coordinador de bodas, coordinadora de eventos, coordinador de eventos, organizadora de bodas, wedding planner, event planner
Oficiante de bodas: oficiante, oficiador de bodas, ministro de bodas, wedding officiant
Floristería: floristerias, florista, floristas, arreglos florales, arreglo floral, floreria, ramos de novia, florist
Repostería: bizcochos, bizcocho, biscocho, biscochos, viscocho, viscochos, repostera, repostero, resposteria, cupcakes, cakes, cake, pastry
Catering: caterings, caterin, keterin, catering service, banquetes, banquete, comida para fiestas, comida para actividades, picadera, picaderas, entremeses, chef privado, chef a domicilio, personal chef
Lechonero: lechon asado, lechones asados, lechon a la vara, lechon a la varita, lechon a domicilio, pig roast
Bartender: bartenders, bartender a domicilio, barra movil, barra ambulante, mobile bar
Planillas: planilla, planiya, planiyas, tax preparation, income tax
Contable: contabilidad, contador publico, contadora, cpa, teneduria de libros, nominas, bookkeeping, bookkeeper, accounting, accountant
Abogado: abogados, abogada, abogadas, abogao, bufete, bufete legal, servicios legales, asesoria legal, divorcios, divorcio, quiebras, declaratoria de herederos, lawyer, attorney, legal services
Notario: notarios, notaria, notarias, notario publico, notarial, abogado notario, afidavit, affidavit, affidavits, declaracion jurada, declaraciones juradas, notary, notary public
Gestor: gestores, gestora, gestoria, gestol, tramitador, gestor de permisos, gestoria de permisos, gestoria de vehiculos, traspasos, traspaso de vehiculos, permiso unico, permisos ogpe, dmv
!Seguros: seguro de auto, seguro de autos, seguros de vida, seguro de vida, corredor de seguros, agente de seguros, asegurador, insurance
Corredor de bienes raíces: corredora de bienes raices, agente de bienes raices, realtor, realtors, agente inmobiliario, real estate agent
Tasador: tasadores, tasadora, tasacion, tasaciones, tazador, tazacion, perito tasador, appraiser, appraisal
Agrimensor: agrimensores, agrimensora, agrimensura, mensura, mensuras, topografo, topografia, land surveyor, surveyor
Arquitecto: arquitectos, arquitecta, arquitectura, delineante, delineantes, planos de construccion, planos de casas, dibujo de planos, architect
Ingeniero: ingenieros, ingeniera, ingenieria, ingeniero civil, ingeniero licenciado, ingeniero estructural, certificacion estructural, engineer
Inspector de viviendas: inspector de propiedades, inspector de casas, inspeccion de propiedades, inspeccion de viviendas, home inspector, home inspection
Placas solares: paneles solares, panel solar, placa solar, plaquas solares, sistemas solares, sistema solar, sistemas fotovoltaicos, fotovoltaico, instalacion de placas, instalo placas, limpieza de placas, tecnico solar, instalador solar, solar panels, solar installer, solar installation
!Calentadores: tecnico de calentadores, reparacion de calentadores, instalacion de calentadores, instalo calentadores, calentador solar, calentadores solares, water heater installation
Plantas eléctricas: tecnico de plantas, mecanico de plantas, reparacion de plantas, reparacion de plantas electricas, mantenimiento de plantas electricas, mantenimiento de plantas, instalacion de plantas electricas, generadores, generadores electricos, transfer switch, generator repair
!Cisternas: instalacion de cisternas, instalo cisternas, reparacion de cisternas, limpieza de cisternas, limpieza de cisterna, lavado de cisternas, lavado de cisterna, sisternas, bombas de cisterna, tecnico de cisternas, cistern cleaning
Filtros de agua: filtro de agua, filtracion de agua, purificadores de agua, purificador de agua, osmosis inversa, water filters
Pozos sépticos: pozo septico, pozos septico, pozo setico, pozos seticos, poso septico, posos septicos, pozo muro, pozos muros, vaciado de pozo, vaciado de pozos, limpieza de pozos, tanque septico, tanques septicos, fosa septica, septic tank, septic pumping
Pozos de agua: pozo de agua, pozo hincado, pozos hincados, perforacion de pozos, well drilling
Piscinas: piscinero, piscineros, limpieza de piscinas, limpieza de piscina, mantenimiento de piscinas, mantenimiento de piscina, construccion de piscinas, reparacion de piscinas, picinas, pisinas, pool service, pool cleaning
Cámaras de seguridad: camara de seguridad, instalacion de camaras, instalo camaras, camaras de vigilancia, camaras ip, cctv, alarmas residenciales, sistemas de alarma, alarmas y camaras, control de acceso, camera installation, security cameras
Guardia de seguridad: guardias de seguridad, guardia privado, oficial de seguridad, seguridad privada, escolta, escoltas, security guard
Investigador privado: detective privado, detective, investigadores privados, private investigator
Reparación de celulares: reparacion de celular, reparo celulares, arreglo celulares, arreglo de celulares, tecnico de celulares, pantallas de celular, pantallas de celulares, cambio de pantalla, cambio de pantallas, reparacion de iphone, reparacion de iphones, phone repair, cell phone repair
Reparación de computadoras: reparacion de computadora, reparo computadoras, arreglo computadoras, arreglo de computadoras, tecnico de computadoras, tecnico de computadora, reparacion de laptops, reparacion de laptop, formateo, formateo de computadoras, soporte tecnico, computer repair, laptop repair
Reparación de consolas de juego: reparacion de ps5, reparacion de ps4, reparacion de playstation, reparacion de xbox, reparacion de nintendo, tecnico de consolas, console repair
Reparación de enseres: reparacion de enseres electricos, tecnico de enseres, reparo enseres, arreglo enseres, arreglo de enseres, reparacion de neveras, reparacion de nevera, reparacion de lavadoras, reparacion de lavadora, reparacion de secadoras, reparacion de estufas, tecnico de neveras, tecnico de lavadoras, tecnico de estufas, appliance repair
Técnico de televisores: tecnico de tv, reparacion de televisores, reparacion de televisor, reparacion de tv, arreglo de televisores, tv repair
Instalación de televisores: instalacion de tv, instalo televisores, montura de tv, montura de televisores, tv mounting, tv wall mount, antenas de tv, instalacion de antenas
Ensamblaje de muebles: ensamblo muebles, armado de muebles, armo muebles, montaje de muebles, furniture assembly
Costurera: costureras, costurero, costura, costuras, costurrera, modista, modistas, sastre, sastreria, arreglos de ropa, arreglo de ropa, alteraciones de ropa, ropa a la medida, ruedos, seamstress, tailor, sewing
Tapicero: tapiceros, tapiceria, tapisero, tapiseria, tapizado, tapizados, tapizo, retapizado, upholstery, upholsterer
Zapatero: zapateros, zapateria, sapatero, reparacion de zapatos, shoe repair
Joyero: joyeria, relojero, relojeria, reparacion de prendas, reparacion de relojes, jewelry repair, watch repair
Diseñador gráfico: disenadora grafica, diseno grafico, diseno de logos, disenador de logos, graphic design, graphic designer, logo design
Páginas web: pagina web, diseno web, diseno de paginas, disenador web, desarrollo web, web design, web designer, web developer
Redes sociales y mercadeo: manejo de redes sociales, manejo de redes, community manager, marketing digital, mercadeo digital, publicidad digital, social media manager
Imprenta y rótulos: imprenta, imprentas, rotulos, rotulista, rotulacion, letreros, banners, tarjetas de presentacion, business cards, printing
Serigrafía: camisetas personalizadas, t-shirts personalizadas, t-shirts personalizados, sublimacion, bordados, bordado, screen printing, custom shirts
Traductor: traductora, traductores, traduccion, traducciones, interprete de senas, translator, translation
Paseador de perros: paseadora de perros, paseo de perros, paseo perros, cuido de perros, cuido de mascotas, cuido mascotas, hotel de perros, hospedaje de mascotas, pet sitter, petsitter, pet sitting, dog sitter, dog walker, dog walking
Grooming: groomer, groomers, grumer, grummer, gruming, estetica canina, peluqueria canina, recorte de perros, bano de perros, banar perros, grooming movil, mobile grooming, dog groomer
Entrenador de perros: entrenadora de perros, entrenamiento de perros, entrenamiento canino, adiestrador, adiestramiento, adiestramiento canino, obediencia canina, dog trainer, dog training
Veterinario: veterinarios, veterinaria, veterinarias, beterinario, beterinaria, veterinario a domicilio, veterinary
Tours y excursiones: tours, excursiones, excursion, guia turistico, paseos en bote, paseo en bote, charters, boat trip
Espiritista: espiritistas, espiritismo, vidente, tarot, tarotista, lectura de cartas, lectura de tarot, santero
`

export const TRADES: readonly Named[] = parseNames(TABLE)
