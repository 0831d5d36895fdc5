// More single things with their other names, in the format of things.ts: sports, music and leisure.
export const LEISURE_THINGS = `
deportes-ocio: combo de pesca=fishing combo=caña con carrete=rod and reel=caña y carrete=rod combo, carrete de trolling=trolling reel=carrete convencional=conventional reel
deportes-ocio: carrete de spinning=spinning reel=carrete spinning, baitcaster=bait caster=low profile reel=carrete de perfil bajo~beitcaster
deportes-ocio: caña de mosca=fly rod=fly fishing=pesca con mosca=caña fly, hilo de pescar=fishing line=línea de pesca=monofilamento=sedal=nylon de pescar=cordel de pescar
deportes-ocio: hilo trenzado=braided line=braid de pesca=línea trenzada, anzuelos=fish hooks=fishing hooks~ansuelos~anzuelo, plomos de pesca=fishing weights=sinkers=plomadas
deportes-ocio: señuelos=lures=carnada artificial=rapalas, carnada=fishing bait=cebo de pesca=live bait, caja de pesca=tackle box=caja de anzuelos=caja de aparejos=fishing box~tacle box
deportes-ocio: aparejos de pesca=fishing tackle=avíos de pesca, jamo=landing net=salabre=red de mano=fishing net~salabar, nasas=fish traps=trampa de peces
deportes-ocio: trampa de langostas=lobster trap=nasa de langosta=cajón de langosta, trampa de jueyes=jueyera=crab trap=ratonera de juey=trampa para jueyes
deportes-ocio: trasmallo=gill net=red de agallas=mallorquín, chinchorro de pesca=seine net=chinchorro de red, bichero=gaff=gafa de pesca=gancho de pesca~vichero
deportes-ocio: arpón=speargun=spear gun=fusil de pesca~harpon, porta cañas=rod holders=portacañas=soporte de cañas=rod rack, kayak de pesca=fishing kayak=kayak de pescar=kayak para pescar
deportes-ocio: kayak de pedales=pedal kayak=kayak pedal=pedal drive kayak, kayak inflable=inflatable kayak, kayak doble=tandem kayak=kayak de dos personas=kayak tándem=kayak para dos
deportes-ocio: remo de kayak=kayak paddle=paddle de kayak=paleta de kayak, carrito de kayak=kayak cart=ruedas de kayak=kayak dolly
deportes-ocio: rack de kayak=kayak rack=soporte de kayak=kayak carrier=j rack, carrete eléctrico=electric reel=carrete eléctrico de pesca=carrete de fondo
deportes-ocio: caña de trolling=trolling rod=caña de trolear=caña de altura, caña de surf=surf rod=caña de orilla=surf casting, jigs de pesca=fishing jigs=jigging
deportes-ocio: bulto de pesca=tackle bag=mochila de pesca=fishing bag, hawaiian sling=honda hawaiana=pole spear=vara de arpón, tanque de carnada=livewell=live well=bait tank=vivero de carnada
deportes-ocio: cinturón de pelea=fighting belt=cinturón de pesca=gimbal belt, alicates de pesca=fishing pliers=pinza de pesca, botas de vadear=waders=pantalón de pesca de agua
deportes-ocio: asiento de kayak=kayak seat=silla de kayak, barril de bomba=tambor de bomba=bomba drum=bomba barrel=buleador~varril de bomba, subidor=barril primo=primo de bomba
deportes-ocio: cuá de bomba=palitos de cuá, maraca de bomba=bomba maraca=maracón, panderos de plena=plena drums=set de panderos=panderetas de plena=juego de panderos=plena hand drums
deportes-ocio: seguidor de plena=pandero seguidor=pandero grande, requinto de plena=pandero requinto=punteador de plena=pandero pequeño
deportes-ocio: pandero de iglesia=tambourine=pandereta de iglesia=pandereta con platillos=pandero con sonajas~panderetas de culto, tiple, bordonúa, güira=guayo de merengue, tambora
deportes-ocio: cencerro=cowbell=campana de timbal=campana de bongó=campana de salsa, claves de madera=rhythm claves=palitos de clave=percussion claves, tambores batá=bata drums=batá drum set
deportes-ocio: djembe=yembé=tambor africano=african drum~jembe, bombo=bass drum=kick drum, redoblante=snare=tarola, platillos de batería=cymbals=hi hats
deportes-ocio: batería electrónica=electronic drums=electric drum set=drums electrónicos=electronic drum kit, baquetas=drumsticks=palillos de batería=palos de batería=drum sticks
deportes-ocio: base de congas=conga stand=stand de congas, cueros de conga=conga heads=parches de conga, banqueta de batería=drum throne=asiento de batería=banquito de batería
deportes-ocio: tres cubano=cuban tres=guitarra tres, mandolina=mandolin, banjo=banyo musical, guitarra eléctrica=electric guitar~guitarra eletrica
deportes-ocio: guitarra electroacústica=acoustic electric guitar=electro acoustic guitar, guitarra clásica=classical guitar=guitarra española=nylon guitar=guitarra de cuerdas de nilón
deportes-ocio: guitarra acústica=acoustic guitar=steel string guitar, guitarra de niño=kids guitar=guitarra pequeña=guitarra de nene=3/4 guitar
deportes-ocio: requinto de guitarra=requinto guitar=guitarra requinto=requinto de trío, bajo acústico=upright bass=contrabajo=double bass=baby bass=bajo de pie
deportes-ocio: cello=chelo=violonchelo=violoncello, viola de arco=viola instrument=viola 4/4, violín de niño=violín pequeño=student violin=violín de estudiante, arpa=harp
deportes-ocio: xilófono=xylophone=glockenspiel=campanitas de banda=lira de banda, melódica=piano de boca, piano de cola=grand piano=baby grand=media cola=piano de media cola
deportes-ocio: piano vertical=upright piano=piano de pared=piano acústico=spinet, piano digital=digital piano=piano eléctrico=electric piano=piano de 88 teclas=88 key keyboard
deportes-ocio: controlador midi=midi keyboard=midi controller=teclado midi, caja de ritmos=drum machine=beat machine, bombardino=euphonium=baritone horn=barítono de banda
deportes-ocio: tuba=sousafón=sousaphone, corneta musical=cornet=corneta de banda, corno francés=french horn=trompa musical, fagot=bassoon
deportes-ocio: saxofón alto=alto sax=saxo alto=alto saxophone=saxofón contralto, saxofón tenor=tenor sax=saxo tenor=tenor saxophone
deportes-ocio: flauta dulce=recorder flute=flauta de escuela=flauta escolar=flauta plástica=school recorder, flauta traversa=concert flute=flauta transversal=silver flute, piccolo=flautín
deportes-ocio: boquilla de instrumento=mouthpiece, cañas de saxofón=reeds=lengüetas=cañas de clarinete, estuche de guitarra=guitar case=case de guitarra=gig bag=bulto de guitarra=guitar bag
deportes-ocio: cuerdas de guitarra=guitar strings, púas de guitarra=guitar picks=plumillas=uñas de guitarra, correa de guitarra=guitar strap
deportes-ocio: afinador=guitar tuner=clip on tuner=chromatic tuner, metrónomo=metronome, banco de piano=piano bench=banqueta de piano=keyboard bench
deportes-ocio: base de teclado=keyboard stand=stand de teclado=base de piano, base de guitarra=guitar stand=stand de guitarra, monitores in ear=in ear monitors=in ears=monitores de oído=iem
deportes-ocio: caja de música=music box=cajita de música=cajita musical, gaita=bagpipes, piano de juguete=toy piano=pianito=piano de nene=kids piano
deportes-ocio: shortboard=tabla corta de surf=short board~chortbor, longboard de surf=longboard surfboard=tabla longboard=tabla larga de surf=tablón de surf
deportes-ocio: funboard=mid length=midlength surfboard, tabla de foam=softtop=tabla de espuma=foam board surf=soft top surfboard=tabla soft top, tabla fish=fish surfboard=tabla tipo fish
deportes-ocio: bulto de tabla=board bag=boardbag=surfboard bag=funda de tabla=day bag=bulto de tabla de surf, rack de tablas=surfboard rack=surf rack=rack de surf=rack para tablas
deportes-ocio: wax de surf=surf wax=cera de surf=parafina de surf, pad de tabla=traction pad=tail pad=deck pad=grip de tabla, poncho de surf=changing towel=surf poncho=toalla de cambiarse
deportes-ocio: kit de reparar tablas=ding repair kit=ding repair, hydrofoil=foil board=tabla de foil=foil de surf=e-foil=efoil, wing foil=ala de wing=wing de foil=wing surf=wingfoil
deportes-ocio: tabla de kite=kiteboard=kitesurfing board=kite board=tabla de kitesurf, windsurfing=windsurf board=tabla de windsurf=vela de windsurf=windsurf sail
deportes-ocio: paddle board inflable=inflatable paddle board=sup inflable=isup=inflatable sup, regulador de buceo=scuba regulator=dive regulator=regulador scuba
deportes-ocio: chaleco de buceo=bcd=buoyancy compensator, computadora de buceo=dive computer=reloj de buceo=dive watch
deportes-ocio: pesas de buceo=dive weights=cinturón de plomos=weight belt de buceo=plomos de buceo, linterna de buceo=dive light=scuba light
deportes-ocio: set de snorkel=snorkel set=careta y snorkel=mask and snorkel=snorkel gear~esnorkel, careta completa=full face snorkel=full face mask=careta de cara completa
deportes-ocio: equipo de catcher=catcher gear=arreos de catcher=equipo de receptor=peto de catcher~equipo de quecher
deportes-ocio: casco de bateo=batting helmet=casco de pelota=casco de béisbol=baseball helmet, guantillas=batting gloves
deportes-ocio: mascotín=first base mitt=mascota de primera=mitt de primera base=guante de primera base, guante de catcher=catcher's mitt=mascota de catcher=mitt de catcher
deportes-ocio: bolas de béisbol=bolas de pelota=pelotas de béisbol=baseball balls, jaula de bateo=batting cage=malla de bateo=batting net=hitting net=net de bateo
deportes-ocio: máquina de pitcheo=pitching machine=máquina de lanzar bolas=máquina de lanzar=máquina de tirar bolas, tee de bateo=batting tee=tubo de bateo=tee de pelota
deportes-ocio: bulto de pelota=bat bag=baseball bag=bulto de bates=bulto de béisbol=baseball backpack, bate de madera=wood bat=wooden bat=bate en madera=maple bat
deportes-ocio: bate de softball=softball bat=bate de softbol=slowpitch bat, spikes de pelota=baseball cleats=zapatos de pelota=spikes de béisbol=cleats de pelota~espais
deportes-ocio: pantalón de pelota=baseball pants=pantalón de béisbol, gorra de pelota=baseball cap=gorra de béisbol, tablero de canasto=backboard=tablero de baloncesto
deportes-ocio: bola de voleibol=volleyball ball=bola de voli=bola de volibol=balón de voleibol, malla de voleibol=volleyball net=net de voleibol=malla de volibol=net de voli
deportes-ocio: bola de soccer=soccer ball=balón de fútbol=bola de fútbol=balón de soccer, portería=soccer goal=gol de soccer=arco de fútbol=soccer net
deportes-ocio: bola de football=american football=balón de fútbol americano=bola de fútbol americano, espinilleras=shin guards=canilleras
deportes-ocio: rack de sentadillas=squat rack=power rack=half rack=jaula de pesas=power cage~escuat rack, máquina smith=smith machine
deportes-ocio: discos de pesas=platos de pesas=bumper plates=discos de gimnasio=olympic plates=platos de gym, barra z=curl bar=ez bar=barra de curl=ez curl bar
deportes-ocio: barra de dominadas=pull up bar=barra de pull ups=chin up bar=barra de chin ups, prensa de piernas=leg press=máquina de piernas=leg press machine
deportes-ocio: máquina de poleas=cable machine=cable crossover=poleas de gym=functional trainer, bandas elásticas=resistance bands=ligas de ejercicio=bandas de resistencia=exercise bands
deportes-ocio: escaladora=stepper=stairmaster=stair climber=stepmill, máquina de abdominales=ab machine=ab coaster
deportes-ocio: mesa de inversión=inversion table=tabla de inversión=mesa inversora~mesa de inbersion, chaleco de peso=weighted vest=chaleco con peso=weight vest
deportes-ocio: cinturón de pesas=lifting belt=correa de levantar pesas=weightlifting belt=correa de pesas=gym belt, guantes de gym=lifting gloves=guantes de pesas=gym gloves=workout gloves
deportes-ocio: bola de ejercicio=exercise ball=yoga ball=bola de pilates=swiss ball=bola de yoga=stability ball, foam roller=rodillo de foam=rodillo de espuma=rodillo de masaje
deportes-ocio: hula hoop=aro de hula=hula hula~jula jop~jula jula, trampolín de ejercicio=mini trampoline=rebounder=fitness trampoline=trampolín pequeño
deportes-ocio: reformer de pilates=pilates reformer=máquina de pilates=pilates machine, air bike=assault bike=bicicleta de aire=fan bike, proteína en polvo=protein powder=whey
deportes-ocio: suplementos=supplements, bicicleta de triatlón=triathlon bike=tri bike=time trial bike=bici de triatlón, bicicleta gravel=gravel bike=bici gravel
deportes-ocio: bicicleta de playa=beach cruiser=cruiser bike=bicicleta cruiser=bici playera, fixie=fixed gear=single speed bike=bicicleta de piñón fijo
deportes-ocio: fat bike=fat tire bike=bicicleta de goma ancha=bicicleta fat, bicicleta de mujer=womens bike=bicicleta de dama=ladies bike, bicicleta de balance=bicicleta sin pedales
deportes-ocio: frame de bicicleta=bike frame=cuadro de bicicleta=marco de bicicleta=bicycle frame
deportes-ocio: rodillo de bicicleta=bike trainer=trainer de bicicleta=smart trainer=indoor trainer=rolo de bicicleta
deportes-ocio: bomba de bicicleta=bike pump=bomba de aire de bicicleta=bomba de echar aire=floor pump, zapatos de ciclismo=cycling shoes=bike shoes=zapatos de bicicleta=spd shoes
deportes-ocio: pedales de bicicleta=bike pedals=clipless pedals=pedales clip, rueditas de bicicleta=training wheels=rueditas de aprender=ruedas de entrenamiento
deportes-ocio: silla de bebé para bicicleta=child bike seat=asiento de bebé de bicicleta=baby bike seat, canasta de bicicleta=bike basket=canasto de bicicleta, monociclo=unicycle=uniciclo
deportes-ocio: tenedor de bicicleta=bike fork=horquilla de bicicleta=suspensión de bicicleta=fork de bicicleta, luces de bicicleta=bike lights=luz de bicicleta
deportes-ocio: computadora de bicicleta=bike computer=ciclocomputador=velocímetro de bicicleta, jersey de ciclismo=cycling jersey=camisa de ciclismo=camisa de ciclista
deportes-ocio: licras de ciclismo=bib shorts=cycling shorts=licra de bicicleta=bike shorts, patines en línea=inline skates=patines de línea=roller blades
deportes-ocio: patines de cuatro ruedas=quad skates=patines clásicos=quad roller skates=patines de disco, patines de nena=girls roller skates=patines de niña=kids skates=patines de niño
deportes-ocio: patines de hielo=ice skates=ice skating, ruedas de patineta=skateboard wheels=skate wheels=gomas de patineta, rampa de skate=skate ramp=rampa de patineta
deportes-ocio: patineta con motor=electric skateboard=longboard eléctrico=skateboard eléctrico=patineta longboard eléctrica
deportes-ocio: set de protección=protective gear=rodilleras y coderas=equipo de protección de patines=pads de patinar, scooter de trucos=stunt scooter=pro scooter=scooter de freestyle
deportes-ocio: mesa de acampar=camping table=mesa de camping=mesita de acampar, silla de acampar=camping chair=silla de camping=silla de bolsillo=camp chair
deportes-ocio: lámpara de acampar=camping lantern=lámpara de camping=farol de acampar, mochila de hiking=hiking backpack=mochila de montaña=backpacking pack=bulto de hiking
deportes-ocio: mochila de agua=hydration pack=hydration backpack~camelback, bastones de hiking=trekking poles=hiking poles=bastones de caminar
deportes-ocio: ducha portátil=camp shower=ducha de acampar=solar shower=ducha solar
deportes-ocio: cuchillo de monte=hunting knife=cuchillo de cacería=survival knife=cuchillo de supervivencia=cuchillo de cazar
deportes-ocio: cuchilla de bolsillo=pocket knife=cortaplumas=navaja=swiss army knife, bulto de golf=golf bag=bolsa de golf=bulto de palos, bolas de golf=golf balls, putter
deportes-ocio: driver de golf=golf driver=palo driver, hierros de golf=golf irons=irons de golf=iron set, carrito de palos=golf push cart=push cart=carrito de palos de golf=pull cart
deportes-ocio: telémetro=rangefinder=range finder, red de golf=golf net=malla de golf, raqueta de tenis=tennis racket=tennis racquet=raqueta de tennis
deportes-ocio: bolas de tenis=tennis balls=bolas de tennis, pickleball~piquelbol~pikelbol, pádel, racquetball=raquetbol, bádminton
deportes-ocio: paletas de ping pong=ping pong paddles=raquetas de ping pong=table tennis paddles, vendas de boxeo=hand wraps=vendas de mano=boxing wraps
deportes-ocio: pera de boxeo=speed bag=perilla de boxeo=pera loca=double end bag, manoplas de boxeo=focus mitts=boxing mitts=guanteletas=mitts de boxeo
deportes-ocio: tatami=martial arts mats=puzzle mats de karate=jiu jitsu mats, kimono de jiu jitsu=bjj gi=gi de jiu jitsu=jiu jitsu gi=kimono de judo, flechas=arrows
deportes-ocio: rifle de perdigones=pellet gun=bb gun=rifle de aire=air rifle=pistola de perdigones=pistola de bb=rifle de pelet, mira telescópica=rifle scope=telescopic sight, esquís=skis
deportes-ocio: gafas de nadar=swim goggles=goggles de nadar=goggles de natación=swimming goggles, gorro de natación=swim cap=gorra de nadar=gorro de nadar
deportes-ocio: flotadores de brazo=floaties=manguitos=puddle jumper=alitas de nadar, noodles de piscina=pool noodles=tubos de piscina flotantes=fideos de piscina
deportes-ocio: isla inflable=floating island=floating mat=lily pad=alfombra flotante=water mat, cornhole=bean bag toss=tejo de sacos, bochas=bocce=bolas criollas
deportes-ocio: air hockey=mesa de air hockey=mesa de hockey=hockey de aire=air hockey table, mesa de futbolito=foosball table=mesa de foosball=mesa de fútbol
deportes-ocio: mesa multijuegos=game table=multi game table=mesa de juegos, palo de billar=pool cue=cue stick=taco de billar, bolas de billar=pool balls=billiard balls=juego de bolas de billar
deportes-ocio: tabla de ajedrez=chess set=chess board=juego de ajedrez, nevera de playa con ruedas=rolling cooler=cooler con ruedas=nevera de ruedas
deportes-ocio: neverita eléctrica=electric cooler=cooler eléctrico=nevera eléctrica de carro=car fridge, carrito de playa=beach wagon=beach cart=wagon de playa=carretón de playa=folding wagon
deportes-ocio: caseta de playa=beach tent=cabana de playa=beach canopy=sun shelter, toalla de playa=beach towel=toallón
deportes-ocio: máquina de dardos=dart machine=dartboard=tablero de dardos=tabla de dardos, puntas de dardo=dart set=juego de dardos=dardos profesionales
deportes-ocio: parches de batería=drum heads=cueros de batería=drumheads, rueda de abdominales=ab roller=ab wheel=rueda abdominal, snowboard=tabla de nieve, creatina=creatine, marimba
deportes-ocio: bicicleta de ruta=bicicleta de carretera=racing bike=bicicleta de carrera=bici de ruta
deportes-ocio: bicicleta de nene=kids bike=boys bike=bicicleta infantil=bicicleta de niño=bicicletita de nene, bicicleta de nena=girls bike=bicicleta de niña=bicicletita de nena
`
