// More single things with their other names, in the format of things.ts: pets and farm animals.
export const ANIMALS_THINGS = `
mascotas: gallinero=chicken coop=casa de gallinas=corral de gallinas=casita de gallinas~gayinero~gaillinero, jaula de conejos=rabbit cage=conejera=rabbit hutch=jaula para conejos
mascotas: jaula de gallos=rejones=gamecock pen, criadora de pollitos=brooder=lámpara de pollitos=heat lamp
mascotas: bebedero de gallinas=poultry waterer=bebedero automático=chicken waterer=bebedero de aves, bebedero de ganado=water trough=tina de ganado=stock tank=canoa de agua=pileta de ganado
mascotas: comedero de ganado=feed trough=canoa de ganado=feed bunk, desplumadora=máquina de pelar pollos=plucker=peladora de pollos
mascotas: alimento de cerdos=pig feed=comida de cerdos=hog feed=comida de puercos, alimento de caballos=horse feed=comida de caballo=sweet feed
mascotas: alimento de ganado=cattle feed=comida de ganado=comida de vaca=alimento de vacas, alimento de conejos=rabbit feed=comida de conejos=rabbit pellets
mascotas: alimento de ponedoras=layer feed=comida de ponedoras=layer pellets, alimento de pollitos=chick starter=comida de pollitos=starter feed=alimento de inicio
mascotas: maíz picado=cracked corn=maíz quebrado=maíz partido=maíz de gallina, alpiste=bird seed=comida de pájaros=alimento de aves=birdseed=comida de pericos
mascotas: comida de peces=fish food=alimento de peces=comida de pez, pacas de heno=hay bales=pacas de yerba=rollos de heno=pangola=rollos de yerba
mascotas: sal mineral=mineral block=salt block=bloque de sal=piedra de sal, semilla de pasto=grass seed=semilla de yerba=semilla de grama
mascotas: yerba de corte=maralfalfa=king grass=pasto de corte=merker=hierba de corte, corral de metal=corral panels=paneles de corral=livestock panels=cattle panels=round pen
mascotas: manga de ganado=cattle chute=squeeze chute=embudo de ganado=trampa de ganado, cerca eléctrica=electric fence=cerca de corriente=fence charger=energizador de cerca=pastor eléctrico
mascotas: ordeñadora=milking machine=máquina de ordeñar=milker=ordeñador eléctrico~ordenadora de vacas, romana de pesar=hanging scale=balanza colgante=pesa colgante=romana colgante
mascotas: sudadero=saddle pad=mantilla de montura=saddle blanket=pelero, cabestro=halter=bozal de caballo=cabezada=cabezal de caballo, riendas=reins, espuelas=spurs
mascotas: fuete=riding crop=fusta=foete=látigo de caballo=horse whip~fuete de caballo, coche de caballo=horse carriage=horse cart=carruaje=calesa=carreta de caballo
mascotas: caballeriza=stable=establo=horse stall=cuadra de caballos~cabayeriza, caballo de paso fino=paso fino horse=caballo de paso=paso fino puro
mascotas: cuarto de milla=quarter horse=caballo cuarto de milla, caballo miniatura=miniature horse=caballito miniatura=mini horse=ponicito
mascotas: caballo de carrera=race horse=racehorse=purasangre=thoroughbred, cabro padrote=stud goat=billy goat=cabro semental=macho cabrío=buck goat
mascotas: cabra lechera=dairy goat=cabra de leche=cabra nubian, verraco=boar=cerdo padrote=cerdo semental=puerco padrote~berraco
mascotas: cerdo vietnamita=pot belly pig=mini pig=cerdito miniatura=minipig=potbelly, vaca lechera=dairy cow=vaca de leche=holstein, toro padrote=breeding bull=toro semental=stud bull
mascotas: pollos de engorde=broilers=pollos de carne=meat chickens=pollos parrilleros, gallina sedosa=silkie=gallina japonesa, gallina kika=bantam=gallina enana=quíquiri
mascotas: gallo fino=gamecock=gallo de lidia=game fowl, pato criollo=pato mudo=muscovy, lombrices=red worms=lombriz californiana=red wigglers=lombriz roja=worms de composta
mascotas: traje de apicultor=bee suit=traje de abejas=beekeeper suit=equipo de apicultura, extractor de miel=honey extractor=centrífuga de miel
mascotas: cocker spaniel=cocker inglés=cocker americano~coquer spaniel~cocker spanniel, dálmata=dalmatian~dalmatas, chow chow=chau chau~chou chou, gran pirineo=great pyrenees
mascotas: cane corso=canecorso=mastín italiano~cane corzo~kane corso, presa canario=perro presa=dogo canario, dogo argentino=argentine dogo, mastín=mastiff~mastif
mascotas: san bernardo=saint bernard=st bernard, boston terrier=boston bull, jack russell=jack russel=jack russell terrier~yac rusel, fox terrier=foxterrier
mascotas: pinscher=pincher=min pin~pinser~pincher miniatura, pequinés=pekingese=pekinés, lhasa apso=lasa apso, bichón frisé=bichon frisse~bichon frize~bichon fris~vichon frise
mascotas: bichón habanero=havanese=habanés, corgi=corgy, galgo=greyhound=lebrel, basset hound=perro basset~baset hound~basset jaun, shar pei=sharpei~charpei
mascotas: pastor australiano=australian shepherd=aussie=ovejero australiano, blue heeler=australian cattle dog=boyero australiano=cattle dog, samoyedo=samoyed
mascotas: cavalier king charles=king charles spaniel, goldendoodle=golden doodle~goldendudel, labradoodle=labra doodle=labradudel, maltipoo=malti poo=maltipú=maltés con poodle
mascotas: yorkipoo=yorkie poo=yorkiepoo, cavapoo=cavapú=cava poo, pomsky=pomski=pomerania con husky, pocket bully=bully pocket=pocket bullies
mascotas: exotic bully=bully exótico=micro bully=exotic bullies, xl bully=bully xl=american bully xl, english bulldog=bulldog inglés=bull dog inglés
mascotas: perro miniatura=toy dog=teacup puppy=perrito teacup=perrito toy=perrito miniatura, perro guardián=guard dog=perro de guardia=perro de protección=perro bravo
mascotas: perro de servicio=service dog=perro de asistencia, perro de caza=hunting dog=perro de cacería, siamés, gato persa=persian cat, maine coon=gato maine coon=maine cone~main coon
mascotas: bengalí=bengal cat, sphynx=gato sin pelo=hairless cat=gato esfinge~esfinx~sfinx, ragdoll=rag doll cat, dragón barbudo=bearded dragon=pogona=beardie
mascotas: ball python=pitón bola=serpiente pitón=python snake=pitón real, boa constrictor=boa constrictora=serpiente boa, tortuga de tierra=tortoise=morrocoy=sulcata
mascotas: gecko leopardo=leopard gecko=geco leopardo, terrario=terrarium=vivario=reptile tank, cobitos=hermit crabs=cangrejo ermitaño~covito, sugar glider=petauro
mascotas: ratas de alimento=feeder rats=ratones de alimento=feeder mice=ratones para serpiente, grillos=crickets, goldfish=pez dorado=gold fish=peces dorados
mascotas: peces koi=koi fish=carpas koi=carpa japonesa=pez koi, cíclidos=cichlids~siclidos, pez oscar=oscar fish=peces oscar, pleco=chupapiedra=plecostomus=limpiapeceras
mascotas: pez ángel=angelfish=escalares=angel fish=peces ángel, pez payaso=clownfish=clown fish, coral vivo=live coral=frags de coral=coral frags
mascotas: plantas acuáticas=aquatic plants=plantas de pecera=aquarium plants, gravilla de pecera=aquarium gravel=piedras de pecera=grava de acuario
mascotas: calentador de pecera=aquarium heater=heater de pecera=calentador de acuario, lámpara de pecera=aquarium light=luz de pecera=luz de acuario
mascotas: base de pecera=aquarium stand=mueble de pecera=stand de pecera, pecera de agua salada=saltwater aquarium=acuario marino=reef tank=pecera salada
mascotas: filtro canister=canister filter=fluval=canister de pecera, bomba de pecera=air pump de pecera=bomba de aire de pecera=aquarium pump=aquarium air pump
mascotas: estanque=charca de peces=koi pond=pond de peces, bomba de estanque=pond pump=bomba de fuente=fountain pump, loro gris africano=african grey=gris africano=yaco=african gray
mascotas: cotorra amazona=amazon parrot=loro amazona, cacatúa=cockatoo~kakatua, sun conure=perico sol=conure sol, quaker parrot=monk parakeet=perico monje=cotorra monje
mascotas: ringneck=perico de collar=rose ringed parakeet=ring neck~ringnec, jilguero=goldfinch, palomas mensajeras=racing pigeons=homing pigeons=palomas de carrera
mascotas: palomas blancas=white doves=palomas de exhibición, tórtola=turtle dove=ring neck dove, nido de pájaros=nest box=nidos de periquitos=caja de nido
mascotas: aviario=aviary=jaula de vuelo=flight cage=voladera, papilla de aves=hand feeding formula=fórmula de aves=papilla de cotorras
mascotas: pechera de perro=dog harness=arnés de perro=harness de perro, bozal=muzzle~vozal
mascotas: pads de perro=puppy pads=pee pads=training pads=pañales de entrenamiento=wee wee pads=pads de entrenamiento, ropa de perro=dog clothes=ropa de mascotas=camisitas de perro
mascotas: juguetes de perro=dog toys, corral de perro=dog playpen=exercise pen=playpen de perro=pet playpen=dog pen, puerta de perro=dog door=pet door=puerta de mascotas
mascotas: caja de arena=litter box=arenero=bandeja de arena=caja de arena de gato, antipulgas=flea treatment=pulguicida=medicina de pulgas=garrapaticida=flea and tick=pastilla de pulgas
mascotas: collar antipulgas=flea collar=collar de pulgas=collar de garrapatas, champú de perro=dog shampoo=shampoo de perro
mascotas: máquina de recortar perros=dog clippers=máquina de pelar perros=pet clipper=máquina de grooming, mesa de grooming=grooming table=mesa de recortar perros
mascotas: secador de perros=dog dryer=blower de perros=pet dryer=secador de grooming, collar de entrenamiento=training collar=shock collar=collar eléctrico de perro=e-collar
mascotas: coche de perro=pet stroller=dog stroller=coche de mascotas=stroller de perro, bulto de perro=pet backpack=mochila de mascotas=pet carrier backpack=bulto de mascotas
mascotas: perrera de malla=dog run=outdoor dog kennel=kennel exterior, galletas de perro=dog treats=premios de perro=treats de perro=snacks de perro
mascotas: plato de perro=dog bowl=envase de comida de perro, perro perdido=lost dog=perro extraviado=perrito perdido=se perdió perro=missing dog
mascotas: gato perdido=lost cat=gato extraviado=gatito perdido, perro encontrado=found dog=perrito encontrado=se encontró perro
mascotas: perro para monta=stud dog=stud service=servicio de monta=macho para monta=padrote de perro, pedigree=pedigrí=akc~pedegree~pedrigree
mascotas: esterilizado=neutered=spayed=castrado=esterilizada=castrada=operadita, vacunado=vaccinated=vacunada=vacunas al día=vaccines up to date, desparasitado=dewormed=desparasitada
mascotas: caballo semental=stallion=garañón=semental de caballo=caballo padrote, conure=conuro, nidos de gallina=nesting boxes=nidal=ponedero=nest box de gallinas
mascotas: volteador de huevos=egg turner=volteador automático, cartones de huevos=egg cartons=egg trays, leche de becerro=milk replacer=sustituto de leche=calf milk replacer
mascotas: melaza=molasses=melao, tanque de leche=bulk tank=milk tank=tanque de enfriar leche, cántara de leche=milk can=lechera antigua
mascotas: romana de ganado=livestock scale=báscula de ganado=balanza de ganado, aretes de ganado=ear tags=chapas de ganado=identificadores de ganado
mascotas: hierro de marcar=branding iron=marcador de ganado, esquiladora=sheep shears=trasquiladora=máquina de esquilar, molino de maíz=corn mill=molino de mano=molino de grano=grain mill
mascotas: picadora de pasto=forage chopper=picadora de yerba=picadora de forraje=molino de pasto, bocado=horse bit=freno de boca, estribos de montura=stirrups=estribos de caballo
mascotas: cepillos de caballo=horse brushes=rasqueta de caballo=almohaza, caballo de trabajo=ranch horse=caballo manso=caballo de monta, cabro boer=boer goat=chivo boer, bueyes=oxen~gueyes
mascotas: búfalo de agua=water buffalo, gallina rhode island=rhode island red=gallinas rojas=roja de rhode island, gallina fina=game hen=gallina de pelea, faisán=pheasant, cisnes=swans
mascotas: avestruz=ostrich=avestruces, núcleos de abejas=bee nucleus=nuc, ahumador de abejas=bee smoker=smoker de abejas, weimaraner=braco de weimar, ridgeback=rhodesiano
mascotas: perro de agua=portuguese water dog=perro de agua español, collie=perro lassie, perro sin pelo=xoloitzcuintle=xolo=hairless dog, setter irlandés=irish setter
mascotas: perro pointer=english pointer=perro perdiguero, morkie=maltés con yorkie=morky, shihpoo=shih poo=shitzu con poodle, chiweenie=chihuahua con salchicha, cockapoo=cocker poo=cockapú
mascotas: french bulldog fluffy=fluffy frenchie=frenchie fluffy, gato himalayo=himalayan cat, gato scottish fold=scottish fold=gato escocés, crested gecko=gecko crestado=geco crestado
mascotas: camaleón=chameleon, rana pacman=pacman frog=sapo pacman, tarántula=araña peluda, jerbo=gerbil=gerbo, gusanos de harina=mealworms=tenebrios=meal worms, dubia roaches=cucarachas dubia
mascotas: flowerhorn=flower horn, arowana=arawana, pez disco=discus, mollies=molly fish=molies, camarones de pecera=cherry shrimp=red cherry shrimp=camarones ornamentales
mascotas: protein skimmer=skimmer de pecera=espumador, eclectus=loro ecléctico, mozambique de pájaro=mozambique pájaro=green singing finch
mascotas: percha de pájaro=bird perch=perchas de aves=play stand de cotorra, pañales de perro=dog diapers=pampers de perro, bañera de grooming=dog tub=bañera de perros=dog bath tub
mascotas: collar antiladridos=bark collar=collar anti ladridos=collar de ladridos, fuente de gato=cat fountain=pet fountain=fuente de agua de mascotas
mascotas: gps de perro=pet tracker=dog gps=collar gps, rampa de perro=dog ramp=escalera de perro=pet stairs=dog stairs, vitaminas de perro=dog vitamins=suplementos de perro
mascotas: perra preñada=pregnant dog=perrita preñada=perra cargada, hogar temporero=hogar temporal=casa de acogida, perro chihuahua=chihuahueño=chi hua hua~chihuaha~chiuaua~chiwawa
mascotas: pastor alemán=ovejero alemán=gsd~pator aleman~pastol aleman
`
