// More single things with their other names, in the format of things.ts: vehicles, boats and their parts.
export const VEHICLES_THINGS = `
vehiculos: bujías=spark plugs~buguias~bugias~espar plug~espark plugs, bomba de agua de carro=bomba de agua de motor=car water pump=bomba de agua de auto
vehiculos: abanico de radiador=radiator fan=fan de radiador=electroventilador=abanico del radiador, manga de radiador=radiator hose=manguera de radiador
vehiculos: correa serpentina=serpentine belt=correa de alternador=fan belt=correa de abanico=drive belt, cadena de tiempo=timing chain=kit de cadena de tiempo=cadena de distribución
vehiculos: tapa de bloque=cylinder head=culata=cabezote de motor, junta de culata=head gasket=gasket de tapa=empaque de culata~jed gasket, pan de aceite=oil pan=cárter
vehiculos: headers de carro=exhaust headers=tubular headers, cold air intake=intake de aire frío=cold intake=short ram=short ram intake
vehiculos: filtro de aire de motor=engine air filter=filtro de aire de carro, filtro de aceite=oil filter=filtro de aceite de motor, filtro de gasolina=fuel filter=filtro de combustible
vehiculos: throttle body=cuerpo de aceleración=cuerpo de mariposa=trotel~trotol, sensor maf=mass air flow=maf sensor=sensor de flujo de aire, cigüeñal=crankshaft=crank shaft
vehiculos: swap de motor=engine swap=motor swap=swap completo, soporte de motor=motor mount=engine mount=base de motor=montura de motor
vehiculos: convertidor de torque=torque converter=convertidor de transmisión=turbina de transmisión, transfer case=caja de transferencia=caja transfer=caja de doble tracción
vehiculos: cardán=drive shaft=driveshaft=barra de transmisión, caja de bolas=wheel bearing=bearing de rueda=hub bearing=wheel hub=balinera=rolinera~caja bola~bering
vehiculos: rack de guía=rack and pinion=steering rack=cremallera de dirección=caja de guía~rack an pinion
vehiculos: bomba de power steering=power steering pump=bomba de guía=bomba de dirección=bomba de guía hidráulica~power estering, tie rod=terminal de guía=terminal de dirección
vehiculos: ball joint=bola de suspensión=rótula=bolas de tijera~bol yoin, tijera de suspensión=lower control arm=brazo de control=brazo de suspensión=upper control arm
vehiculos: sway bar=barra estabilizadora=stabilizer bar, muelles de hojas=leaf springs=hojas de muelle=ballestas
vehiculos: suspensión de aire=air ride=air suspension=bolsas de aire de suspensión=air bag suspension, kit de levante=lift kit de guagua=suspension lift=kit de elevación=leveling kit
vehiculos: espaciadores de aros=wheel spacers=separadores de aros~espeisers, calipers=mordaza de freno~caliperes, zapatas de freno=brake shoes=bandas de freno
vehiculos: bomba de freno=master cylinder=cilindro maestro=bomba principal de freno, fog lights=halógenos de carro=luces antiniebla=foglights=neblineros=exploradoras~foclai~fog light
vehiculos: barra led=light bar=led bar=barra de luces led=lightbar=barra led off road, luces hid=hid kit=xenon=kit hid
vehiculos: bombillas de focos=headlight bulbs=bombillas led de carro=led headlight bulbs=bombillas de carro, direccionales=turn signals=señales de carro
vehiculos: tercer stop=third brake light=stop del centro=luz de stop central, cristal trasero=back glass=rear windshield=cristal de atrás=cristal de baúl
vehiculos: motor de ventana=window motor=window regulator=regulador de cristal=motor de cristal=elevador de cristal=regulador de ventana
vehiculos: manecilla de puerta de carro=car door handle=mango de puerta de carro=manija de puerta de carro, wipers=limpiaparabrisas=escobillas de carro=guaipers~waipers~guaiper
vehiculos: spoiler lip=front lip=lip de bumper=labio delantero=lip delantero, body kit=kit de carrocería=bodykit=kit aerodinámico~bodi kit
vehiculos: fender flares=overfenders=flares de tapalodo=ensanchadores de tapalodo, loderas=mud flaps=mudflaps=guardalodos=mud guards, emblema de carro=car emblem=logo de carro=badge de carro
vehiculos: calcomanías de carro=car stickers=decals=stickers de carro=pegatinas de carro, visores de ventana=rain guards=window visors=vent visors=deflectores de ventana=botaaguas~rain guard
vehiculos: parrilla de bumper=front grille=parrilla delantera=parrilla frontal=grille delantero, bull bar=tumbaburro=grille guard=mataburro=bumper guard=push bar
vehiculos: roll bar=roll cage=barra antivuelco=jaula antivuelco=rollbar=rollcage, snorkel de jeep=snorkel de guagua=snorkel de carro=off road snorkel
vehiculos: tapa de baúl=trunk lid=tapa de baúl de carro=compuerta de baúl, puerta de carro=car door=puerta de auto=puerta de guagua
vehiculos: caja de pickup=truck bed=bed de pickup=batea de pickup=cama de pickup
vehiculos: caja de herramientas de pickup=truck tool box=tool box de pickup=truck toolbox=baúl de pickup=caja de aluminio de pickup
vehiculos: rack de escalera=ladder rack=rack de materiales=lumber rack=rack de pickup=porta escaleras, caja de techo=roof box=cargo box=portaequipaje=maletero de techo=roof cargo box
vehiculos: canasta de techo=roof basket=canastilla de techo=cargo basket, caseta de techo=roof top tent=rooftop tent=carpa de techo
vehiculos: sun roof=sunroof=moon roof=techo corredizo=quemacocos~sonruf~sunruf, airbag=air bag=bolsa de aire de carro=bolsas de aire~erbag~ear bag
vehiculos: cinturón de seguridad=seat belt=correa de seguridad=seatbelt, cluster de carro=instrument cluster=panel de instrumentos=speedometer=tablero de instrumentos=velocímetro
vehiculos: dashboard=tablero de carro=dash de carro=panel de carro, palanca de cambios=shifter=palanca de transmisión, bola de cambios=shift knob=bola de palanca=perilla de cambios
vehiculos: headliner=techo interior de carro=cielo raso de carro=tela de techo de carro~jed liner
vehiculos: cubiertas de asiento=seat covers=cubreasientos=forros de asiento=covers de asiento=fundas de asiento, forro de guía=steering wheel cover=cover de guía=funda de guía=cubrevolante
vehiculos: cubierta de carro=car cover=cover de carro=funda de carro=lona de carro=cobertor de carro
vehiculos: parasol de carro=windshield sunshade=tapasol de windshield=tapasol de carro=sun shade de carro, racing seats=butacas racing=asientos racing=butacas de carrera=asientos de carrera
vehiculos: arnés de carrera=racing harness=harness racing, relojes de carro=gauges de carro=boost gauge=medidores de carro=autometer
vehiculos: tapabocinas=hubcaps=tapacubos=hub caps=wheel covers=copas de aros=tapas de aros~tapa bocina
vehiculos: goma de repuesto=spare tire=goma spare=repuesta=spare de carro=llanta de refacción~espare~espear, sensor de gomas=tpms=sensor de presión de gomas=tire pressure sensor
vehiculos: gomas mud=mud tires=gomas de fango=mud terrain=gomas off road, correa de remolque=tow strap=recovery strap=soga de remolque
vehiculos: cámara de reversa=backup camera=reverse camera=cámara de retroceso=back up camera=rear camera~camara de reverse
vehiculos: llave inteligente de carro=key fob=smart key=llave con chip=remote key=control de llave=car key, autoexpreso=auto expreso=toll tag=sello expreso
vehiculos: nitro de carro=nitrous kit=óxido nitroso=nos kit=kit de nitro, intercooler=inter cooler=interculer~intercoler
vehiculos: cargador de batería de carro=battery charger=cargador de baterías=battery maintainer=battery tender, coolant=anticongelante=antifreeze=líquido de radiador=agua de radiador
vehiculos: aceite de transmisión=transmission fluid=atf=líquido de transmisión, cera de carro=car wax=cera para carros=wax de carro
vehiculos: pulidora de carros=car buffer=polisher=máquina de pulir carros=máquina de brillar carros, bondo=body filler=masilla de carro=masilla plástica=masilla automotriz
vehiculos: vinil de carro=vinyl wrap=wrap de carro=car wrap vinyl, llave de cruz=lug wrench=cruceta=llave de rueda=tire iron
vehiculos: rampas de carro=car ramps=rampas de mecánica=rampas de metal para carro, camilla de mecánico=mechanic creeper=carrito de mecánico=camilla de taller
vehiculos: grúa de motor=engine hoist=cherry picker=pluma de motor=grúa para sacar motores=engine crane, stand de motor=engine stand
vehiculos: prensa hidráulica=shop press=hydraulic press=prensa de taller, tow dolly=dolly de carro=dolly de arrastre=car dolly=dolly de remolque
vehiculos: arrastre de carros=car hauler=carretón de carros=car trailer=trailer de carros=carretón para carro=arrastre para carro
vehiculos: arrastre cerrado=carretón cerrado=cargo trailer=trailer cerrado=arrastre de caja=trailer de caja
vehiculos: arrastre de volteo=dump trailer=carretón tumba=trailer tumba=carretón de volteo=trailer de volteo
vehiculos: arrastre de motoras=motorcycle trailer=carretón de motoras=trailer de motoras=carretón para four track=carretón de four track
vehiculos: arrastre de caballos=horse trailer=carretón de caballos=trailer de caballos=carretón de ganado=livestock trailer=trailer de ganado=arrastre de ganado
vehiculos: arrastre de jet ski=jet ski trailer=carretón de jet ski=trailer de jet ski=carretón de jetski, gooseneck=cuello de ganso=goose neck, lowboy=low boy=cama baja=lowbed=low bed~loboy
vehiculos: trailer de doble eje=tandem axle trailer=carretón de doble eje=arrastre de dos ejes=carretón de dos ejes
vehiculos: camión plataforma=flatbed truck=camión de plataforma=truck plataforma=truck de plataforma=flat bed truck=camión de estacas
vehiculos: camión refrigerado=reefer truck=truck refrigerado=camión reefer=camión con refrigeración=truck con refrigeración
vehiculos: camión de agua=water truck=camión cisterna=truck de agua=camión tanque=tanker truck, camión de canasto=bucket truck=truck de canasto=camión canasto=camión con canasto
vehiculos: camión con grúa=boom truck=camión boom=camión grúa=crane truck=truck con boom, minibús=mini bus=guagua de 15 pasajeros=shuttle bus=van de 15 pasajeros=15 passenger van=buseta
vehiculos: ambulancia=ambulance, carro convertible=descapotable=cabriolet=auto convertible=convertible car, mini truck=kei truck=mini camión=truckcito
vehiculos: motora de tres ruedas=trimoto=three wheeler=trike motorcycle=reverse trike, carro de carrera=race car=carro de picas=drag car=carro de drag
vehiculos: motora de monte=enduro=motora de campo=motocrós=motocross bike=moto de monte, motora deportiva=superbike=pistera=motora de pista=motora racing=motora de velocidad
vehiculos: motora de nene=kids dirt bike=motora de niño=motorita de nene=motora pequeña, casco full face=full face helmet=casco integral=casco cerrado=casco completo
vehiculos: casco de motocross=motocross helmet=casco de cross=casco de dirt bike, botas de motora=riding boots=motorcycle boots=motocross boots=botas de motocross
vehiculos: ropa de motocross=motocross gear=riding gear=mx gear=equipo de motocross, alforjas=saddlebags=saddle bags=bultos de motora=maletas laterales de motora~saddle bag
vehiculos: baúl de motora=top case=motorcycle trunk=tour pack=topcase, crash bars=sliders de motora=frame sliders=defensas de motora=engine guard
vehiculos: manubrio=handlebars=manillar=handle bars~handel bar, sprocket=catalina de motora=corona y piñón~esprocket, plásticos de motora=fairings=carenado
vehiculos: lift de motora=motorcycle lift=elevador de motora=gato de motora, four track de nene=kids atv=four track de niño=mini atv=four track pequeño=atv de nene
vehiculos: baterías de golf cart=golf cart batteries=baterías de carrito de golf=trojan batteries=baterías de 6 voltios
vehiculos: cargador de golf cart=golf cart charger=cargador de carrito de golf=cargador de 48 voltios, jon boat=bote de aluminio=aluminum boat=john boat=bote plano
vehiculos: bote center console=bote de consola central=center console boat=lancha de consola central, catamarán=hobie cat~catamaram
vehiculos: bote de pedales=pedal boat=hidropedal=paddle boat=bote pedal, bote de remos=rowboat=row boat, lancha rápida=speedboat=speed boat=lancha deportiva=bowrider=bow rider
vehiculos: casa flotante=houseboat=house boat=bote casa, bote de esquiar=ski boat=wakeboard boat=bote de wakeboard, cabin cruiser=bote con cabina=bote cabinado=cuddy cabin=walkaround
vehiculos: motor dentro de borda=inboard=motor interno de bote, pata de motor de bote=lower unit=pata de fuera de borda=unidad inferior=pata de outboard
vehiculos: outdrive=sterndrive=stern drive=dentro fuera=pata de mercruiser=inboard outboard, soga de ancla=anchor line=cabo de ancla=anchor rope, windlass=winche de ancla=molinete=anchor winch
vehiculos: defensas de bote=boat fenders=fenders de bote=boyas de bote=defensas marinas, boya=buoy=mooring ball, bilge pump=bomba de achique=bomba de sentina=bomba de bilge~bilch pomp
vehiculos: bimini=toldo de bote=techo de bote=capota de bote~biminy, t-top=techo t top=hardtop de bote, cubierta de bote=boat cover=cover de bote=lona de bote=funda de bote, remos=oars
vehiculos: radio marino=marine radio=vhf, gps marino=chartplotter=chart plotter=plotter marino=marine gps, bengalas=marine flares=flares de bote
vehiculos: aro salvavidas=life ring=ring buoy=salvavidas de aro, tanque de gasolina de bote=boat fuel tank=tanque de gasolina marino=marine fuel tank
vehiculos: steering de bote=boat steering=dirección de bote=hydraulic steering=steering hidráulico
vehiculos: controles de bote=throttle control=binnacle=palanca de mando de bote=control de mando de bote, asientos de bote=boat seats=butacas de bote=sillas de bote=helm chair
vehiculos: outriggers=tangones, luces de bote=navigation lights=luces de navegación=boat lights, transducer=transductor~transduser
vehiculos: tubo acuático=towable tube=tubo de bote=tubo de arrastre=donut acuático, wakeboard=wake board=tabla de wake, esquís acuáticos=water skis=skis acuáticos
vehiculos: elevador de bote=boat lift=lift de bote, muelle flotante=floating dock=dock flotante=boat dock=muelle de bote, mini excavadora=mini digger=mini excavator=miniexcavadora=mini ex
vehiculos: motoniveladora=grader=niveladora de tierra~greider, manlift=boom lift=man lift=plataforma elevadora=canasto elevador=jlg~menlif
vehiculos: scissor lift=elevador de tijera=plataforma de tijera=tijera elevadora, grúa telescópica=crane=grúa de construcción=grúa hidráulica de camión=grúa de izaje
vehiculos: pallet jack=gato de paletas=transpaleta=carretilla hidráulica=pallet truck=patín hidráulico=gato de pallet~palet yak, zanjadora=trencher=ditch witch=máquina de zanjas=abrezanjas
vehiculos: cubo de digger=excavator bucket=balde de digger=cubo de excavadora=balde de excavadora=bucket de digger, apisonador=jumping jack=rammer=saltarina~yomping yak
vehiculos: helicóptero de cemento=power trowel=allanadora=trowel machine=máquina de pulir cemento
vehiculos: cortadora de cemento=concrete saw=cortadora de hormigón=cortadora de concreto=cut off saw=demo saw=cortadora de asfalto
vehiculos: bomba de hormigón=concrete pump=bomba de cemento=bomba de concreto, chipper=trituradora de ramas=picadora de ramas=astilladora=máquina de picar ramas
vehiculos: stump grinder=trituradora de tocones=máquina de tocones=destoconadora, bastón de guía=steering wheel lock=tranca guía=bloqueador de guía=the club
vehiculos: corta corriente=kill switch=cortacorriente=corta corriente de carro=battery kill switch, cables de bujía=spark plug wires
vehiculos: tanque de coolant=coolant reservoir=reserva de radiador=tanque de reserva de radiador=envase de coolant, tapa de válvulas=valve cover=tapa de punterías
vehiculos: intake manifold=múltiple de admisión=manifold de admisión=múltiple de entrada, exhaust manifold=múltiple de escape=manifold de escape, árbol de levas=camshaft=eje de levas=cam shaft
vehiculos: bielas=connecting rods, volante de motor=flywheel=volante de inercia=fly wheel, soporte de transmisión=transmission mount=base de transmisión
vehiculos: strut mount=base de shock=base de amortiguador=base de strut, tambor de freno=brake drum=drum de freno=dron de freno, booster de freno=brake booster=hidrovac=servofreno
vehiculos: módulo de abs=abs module=bomba de abs=abs pump, luces de cortesía=interior car lights=luces interiores de carro, ojos de ángel=angel eyes=halo lights
vehiculos: cristal de puerta=door glass=vidrio de puerta=cristal lateral, actuador de puerta=door lock actuator=actuator de puerta=motor de seguro de puerta
vehiculos: motor de wiper=wiper motor=motor de limpiaparabrisas, side skirts=faldas laterales=faldones, bug shield=protector de bonete=hood deflector=deflector de bonete
vehiculos: guardafango de rueda=fender liner=inner fender=forro de tapalodo, visera de carro=sun visor=tapasol interior, tuercas de aros=lug nuts=lugnuts=tuercas de rueda=tuercas de goma
vehiculos: válvulas de goma=tire valves=gusanillos=pitones de goma, sensores de reversa=parking sensors=sensores de parking
vehiculos: marco de tablilla=license plate frame=frame de tablilla=portaplacas=porta tablilla, wastegate=waste gate, blow off valve=bov=blowoff valve=válvula de alivio de turbo
vehiculos: downpipe=down pipe=bajante de turbo, catch can=oil catch can=tanque de vapores, terminales de batería=battery terminals=bornes de batería, líquido de freno=brake fluid=liga de freno
vehiculos: carretón de utilidad=arrastre de utilidad=single axle trailer=carretón de un eje=carretón 5x8, camión de basura=garbage truck=camión compactador=truck de basura
vehiculos: camión mixer=concrete mixer truck=mixer de cemento camión=camión hormigonero=truck mezclador, camión de vagones=roll off truck=rolloff=truck de vagones=hook lift
vehiculos: service truck=camión de servicio=utility truck=truck de servicio=utility body, panel truck=step van=panel de pan=camión de reparto=step truck
vehiculos: wrecker de ruedas=wheel lift=grúa de gancho=wheel lift truck, motora chopper=chopper motorcycle=motora cruiser=chopper bike=cruiser motorcycle
vehiculos: pechera de motocross=chest protector=pechera de motora=peto de motocross, intercomunicador de casco=bluetooth de casco=helmet intercom=intercom de motora=helmet bluetooth
vehiculos: espaldar de motora=sissy bar=backrest de motora=sissybar, manetas=motorcycle levers=levas de motora=palancas de freno y clutch
vehiculos: espejos de motora=motorcycle mirrors=retrovisores de motora, stand de motora=paddock stand=burro de motora=rear stand
vehiculos: windshield de motora=motorcycle windshield=parabrisas de motora, cubierta de motora=motorcycle cover=cover de motora=funda de motora
vehiculos: techo de utv=utv roof=techo de can am=techo de side by side=techo de rzr, windshield de utv=windshield de can am=windshield de rzr=utv windshield
vehiculos: jaula de can am=utv cage=roll cage de can am=cage de can am, motor diesel marino=marine diesel=motor marino diesel=diesel marino, tapa de outboard=tapa de fuera de borda=cowling
vehiculos: jack plate=jackplate=elevador de motor de bote, trim tabs=flaps de bote, bracket de motor de bote=motor bracket=kicker bracket=bracket de outboard, cadena de ancla=anchor chain
vehiculos: radar marino=marine radar=radar de bote, guía de bote=boat steering wheel=volante de bote=timón de bote, leaning post=leaning post de bote=asiento leaning post
vehiculos: downrigger=down rigger=bajador de pesca, escalera de bote=boat ladder=escalerilla de bote, luces submarinas=underwater lights=luces de agua de bote
vehiculos: power pole=ancla de poste=shallow water anchor, cover de jet ski=jet ski cover=cubierta de jet ski=funda de jet ski
vehiculos: stand de jet ski=jet ski stand=dolly de jet ski=carrito de jet ski, telehandler=montacargas telescópico=telescopic handler=manipulador telescópico
vehiculos: stacker=apilador=montacargas manual, martillo de digger=hydraulic breaker=hammer de digger=martillo hidráulico=martillo de excavadora
vehiculos: cubo de bobcat=skid steer bucket=balde de bobcat=bucket de bobcat, uñas de montacargas=forklift forks=pallet forks=paletas de montacargas=forks de bobcat
vehiculos: orugas de goma=rubber tracks=orugas de digger=tracks de digger=tracks de bobcat, trituradora de piedra=stone crusher=rock crusher=quebradora de piedra
vehiculos: vibrador de cemento=concrete vibrator=vibrador de hormigón=vibrador de concreto, máquina de bloques=block machine=bloquera=máquina de hacer bloques
vehiculos: torre de luz=light tower=torre de iluminación, compresor diesel=towable compressor=compresor de arrastre=compresor de remolque, pavimentadora=asphalt paver=asfaltadora
vehiculos: barredora=street sweeper, go kart=go cart=gocart=karting
`
