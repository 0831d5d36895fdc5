// More single things with their other names, in the format of things.ts: the house, the yard and what is built.
export const HOUSE_THINGS = `
hogar-jardin: sierra circular=skill saw=skilsaw=circular saw=sierra de mano eléctrica=skil saw~eskil sol~esquil sol, sierra de mesa=table saw=sierra de banco=tablesaw~teibol so
hogar-jardin: ingletadora=miter saw=mitre saw=ingleteadora=sierra de inglete~maiter so~mitter saw, sierra de sable=sawzall=reciprocating saw=sierra recíproca=sierra sable~sosol~sawsall
hogar-jardin: sierra de cinta=band saw=bandsaw=sierra sinfín=sierra de banda, segueta=hacksaw=sierra de arco=hack saw
hogar-jardin: router de madera=wood router=rebajadora=fresadora de madera=router de carpintería~rauter de madera, cepilladora=planer=planeadora=cepillo eléctrico de madera~cepiyadora
hogar-jardin: canteadora=jointer=cepillo de banco, taladro de banco=drill press=taladro de columna=taladro de pedestal=taladro de mesa
hogar-jardin: esmeril de banco=bench grinder=amoladora de banco=piedra de esmeril, multiherramienta=oscillating tool=multi tool=herramienta oscilante=multitool=multimaster
hogar-jardin: dremel=rotary tool=mototool=herramienta rotativa~dremmel, torno de madera=wood lathe=torno de carpintería, brocas=drill bits=mechas de taladro=barrenas de taladro
hogar-jardin: sierra copa=hole saw=broca copa=holesaw=broca de copa, discos de corte=cutting discs=cut off wheels=discos de esmeril=discos de metal=cutting wheels
hogar-jardin: disco de diamante=diamond blade=disco diamantado=disco de cortar losa, discos de sierra=saw blades=hojas de sierra=blade de sierra=cuchilla de sierra, lija=sandpaper=sand paper
hogar-jardin: batería de taladro=power tool battery=batería de herramientas=drill battery=batería de 20 voltios=batería para taladro
hogar-jardin: combo de taladros=drill combo=combo kit=kit de taladros=combo de herramientas inalámbricas=cordless tool kit, martillo=hammer
hogar-jardin: mandarria=sledgehammer=sledge hammer=mazo de hierro=marrón de romper~mandaria, destornilladores=screwdrivers=desarmador~destorniyador~desatornillador, alicates=pliers
hogar-jardin: alicate de presión=vise grip=visegrip=pinza de presión=vice grip=locking pliers~bais grip~vaisgrip
hogar-jardin: pico de loro=channel locks=channellock=alicate de extensión=tongue and groove pliers, cortadora de cadenas=bolt cutter=corta candados=cizalla de mano=tijera de cortar cadena
hogar-jardin: stillson=pipe wrench=llave de tubo=llave de tubería~estilson~stilson, llave ajustable=adjustable wrench=llave inglesa=crescent wrench=llave francesa
hogar-jardin: llaves allen=allen keys=hex keys=llaves hexagonales=allen set=juego de llaves allen, ratchet=matraca=trinquete=chicharra de mecánico=socket wrench~raché~rachet~ratche
hogar-jardin: torque wrench=torquímetro=llave de torque=llave dinamométrica~tork wrench, pata de cabra=crowbar=barreta=pry bar=palanca de hierro=prybar, formones=chisels=cincel
hogar-jardin: cinta métrica=tape measure=cinta de medir=flexómetro=measuring tape=metro de medir, nivel de burbuja=spirit level=nivel de carpintero=bubble level=nivel de construcción
hogar-jardin: llana de empañetar=plastering trowel=plana de albañil=trowel de cemento, cuchara de albañil=masonry trowel=brick trowel=paleta de albañil=palustre
hogar-jardin: espátula de pintor=putty knife=scraper=espátula de gypsum, paladraga=post hole digger=cavahoyos=cava hoyos=pala de hoyos=pala draga
hogar-jardin: banco de trabajo=workbench=mesa de taller=work bench=banco de taller=banco de carpintero
hogar-jardin: caballetes de trabajo=sawhorses=burros de madera=saw horses=burros de trabajo=caballetes de construcción, tornillo de banco=bench vise=prensa de banco=morsa=vise de banco
hogar-jardin: sargentos=c clamps=prensa c=bar clamps=prensas de madera, pistola de silicón=caulking gun=caulk gun=pistola de sellador=pistola de calafatear=pistola de silicona
hogar-jardin: silicona=silicone=caulking~cilicon~silicon, pistola de silicón caliente=hot glue gun=glue gun=pistola de pega=pistola de pegamento
hogar-jardin: pistola de grasa=grease gun=engrasadora=grasera, sandblaster=sandblasting=pistola de arena=máquina de arenado=sandblast~sanblas~sanblaster~sand blasting
hogar-jardin: manguera de aire=air hose=manguera de compresor=manga de compresor, tirfor=come along=comealong=señorita de halar=cable puller=ratchet puller, polea=pulley=garrucha
hogar-jardin: correas de amarre=ratchet straps=tie downs=tie down straps=correas de carga~rachet estrap, dolly de mudanza=furniture dolly=moving dolly=dolly de muebles
hogar-jardin: carrito de carga=utility cart=platform cart=carrito plataforma=garden cart=carro de plataforma, máquina mig=soldadora mig=mig de soldar=máquina de soldar mig
hogar-jardin: máquina tig=tig welder=soldadora tig=máquina de argón=máquina de soldar tig, máquina de soldar de varilla=stick welder=arc welder=soldadora de arco=máquina de arco
hogar-jardin: máquina de soldar de motor=engine driven welder=welder generator=planta de soldar de motor=soldadora con generador=máquina de soldar de gasolina
hogar-jardin: careta de soldar=welding helmet=máscara de soldar=casco de soldar=welding mask=auto darkening helmet, varillas de soldar=welding rods=electrodos
hogar-jardin: plasma cutter=cortadora de plasma=cortador de plasma=máquina de plasma~plasma cuter
hogar-jardin: equipo de acetileno=cutting torch=oxyacetylene=oxicorte=antorcha de corte=equipo de oxígeno y acetileno=acetylene torch~asetileno
hogar-jardin: tanque de argón=argon tank=cilindro de argón=argon cylinder=tanque de co2 argón, soplete=blow torch=blowtorch=antorcha de propano=torch de propano=antorcha de gas
hogar-jardin: dobladora de tubos=pipe bender=tube bender=doblatubos, roscadora=pipe threader=tarraja=rosqueadora=máquina de roscar tubos, cortatubos=pipe cutter=tubing cutter=cortador de tubos
hogar-jardin: router cnc=cnc router=máquina cnc=cnc machine, cortadora láser=laser engraver=laser cutter=grabadora láser=máquina láser=láser de grabar
hogar-jardin: torno de metal=metal lathe=torno mecánico=torno industrial, cautín=soldering iron=pistola de soldar estaño=soldering gun=estación de soldar estaño
hogar-jardin: máquina de destapar=drain snake=culebra de plomero=máquina de destape=drain auger=sewer machine=roto rooter=serpentina de destape
hogar-jardin: cámara de plomería=sewer camera=cámara de inspección=borescope=endoscopio=inspection camera, medidor láser=laser measure=distanciómetro=laser distance meter=metro láser
hogar-jardin: amprobe=clamp meter=pinza amperimétrica=amperímetro~amprove, pelacables=wire stripper=pela cables, ponchadora=crimping tool=crimper=crimpeadora
hogar-jardin: fish tape=pasacables=guía de electricista=cinta pasa cables
hogar-jardin: manómetros de refrigeración=manifold gauges=relojes de refrigeración=gauges de refrigeración=juego de manómetros=ac gauges, bomba de vacío=vacuum pump=vacuum de refrigeración
hogar-jardin: freón=refrigerant, lentes de seguridad=safety glasses=gafas de seguridad=gafas de protección, casco de seguridad=hard hat=casco de construcción=hardhat=safety helmet
hogar-jardin: chaleco reflector=safety vest=chaleco de seguridad=reflective vest=chaleco reflectivo
hogar-jardin: arnés de seguridad=safety harness=fall protection=fall harness=arnés de techo=arnés de altura, guantes de trabajo=work gloves=guantes de construcción=guantes de cuero de trabajo
hogar-jardin: botas de trabajo=work boots=botas de seguridad=steel toe boots=botas punta de acero=safety boots, botas de goma=rubber boots=botas de agua=botas de lluvia=rain boots
hogar-jardin: respirador=respirator=mascarilla de gases=máscara con filtros, mascarillas quirúrgicas=surgical masks=face masks=kn95=mascarillas desechables
hogar-jardin: conos de tránsito=traffic cones=conos de seguridad=safety cones, extensión de carrete=cord reel=carrete de extensión=extension cord reel
hogar-jardin: luz de trabajo=work light=reflector de trabajo=luz de taller=shop light
hogar-jardin: aspiradora de taller=wet dry vac=aspiradora de polvo y agua=shopvac=aspiradora industrial=wet and dry vacuum, colector de polvo=dust collector=extractor de polvo=dust extractor
hogar-jardin: bulto de herramientas=tool bag=bolso de herramientas=maletín de herramientas, correa de herramientas=tool belt=cinturón de herramientas=toolbelt
hogar-jardin: baúl de herramientas=job box=gang box=jobsite box=jobox, escalera plegable=folding ladder=escalera multiuso=escalera telescópica=multi position ladder=telescoping ladder
hogar-jardin: escalera de fibra=fiberglass ladder=escalera de electricista=escalera de fiberglass, madera de construcción=lumber=cuartones=alfajías=two by four=madera 2x4
hogar-jardin: madera tratada=treated lumber=pressure treated lumber=pino tratado=pressure treated wood=madera curada, caoba=mahogany, cedro=cedar
hogar-jardin: tablones de madera=wood slabs=planchones de madera=slabs de madera=live edge slab, tablas de deck=decking=composite deck=trex=deck de composite=deck boards
hogar-jardin: zócalo=baseboard=rodapié=base board~socalo, molduras=moldings=cornisas=moulding, masilla de gypsum=joint compound=mud de gypsum=compuesto de gypsum=drywall mud=pasta de gypsum
hogar-jardin: parales de metal=metal studs=studs de metal=stud metálico=track de gypsum, cement board=durock=tabla de cemento=fibrocemento=hardie board=plancha de cemento
hogar-jardin: aislante térmico=material aislante=aislante de techo=foil aislante=insulación de techo
hogar-jardin: thinset=pega de losa=pegamento de losa=thin set=mortero de losa=cemento cola~tin set~tinset, lechada=grout=boquilla de losa
hogar-jardin: losa criolla=cement tile=losa hidráulica=loseta hidráulica=losa antigua=losetas criollas, mosaicos de pared=mosaic tile=mosaico de vidrio=backsplash
hogar-jardin: piso de madera=hardwood floor=hardwood flooring=tablas de piso=wood flooring, piso vinílico=vinyl flooring=lvp=spc flooring=piso flotante=vinyl plank flooring
hogar-jardin: grama artificial=artificial grass=grama sintética=césped artificial=turf=astroturf, piso de goma=rubber flooring=piso de gym=rubber mats=gomas de piso=horse stall mats
hogar-jardin: resina epóxica=epoxy=epóxico=epoxi, primer de pintura=imprimador=sellador primario, barniz=varnish=polyurethane=poliuretano=shellac=laca de madera~varnis
hogar-jardin: brochas=paint brushes=paintbrush, rolo de pintar=paint roller=rodillo de pintar=rolo de pintura=rodillo de pintura
hogar-jardin: pintura en spray=spray paint=pintura en aerosol=pintura de lata=lata de spray, thinner=tíner=diluyente~tinner
hogar-jardin: papel tapiz=wallpaper=papel de pared=papel decorativo de pared=papel adhesivo de pared, pintura automotriz=automotive paint=car paint=pintura para carros
hogar-jardin: canaletas=gutters=canales de techo=canalones=bajantes de techo~goters~canaleta, techo insulado=insulated roof panels=paneles insulados=insulated panels=paneles de techo insulado
hogar-jardin: policarbonato=polycarbonate=lexan=techo transparente, plancha de acrílico=plexiglass=plexiglás=acrylic sheet=láminas de acrílico, correas de techo=purlins=perlin=purling~perling
hogar-jardin: tubo cuadrado=square tube=square tubing=tubo cuadrado de metal, angulares=angle iron=ángulo de hierro, plancha de metal=steel plate=metal sheet=plancha de acero=checker plate
hogar-jardin: tubo galvanizado=galvanized pipe=tubería galvanizada=galvanized tubing, malla electrosoldada=wire mesh=welded wire mesh=malla de acero=malla de refuerzo
hogar-jardin: alambre eugenio=field fence=alambre de cabras=goat fence=hog wire=woven wire=alambre ovejero
hogar-jardin: tela de gallinero=chicken wire=malla de gallinero=alambre de gallinero=poultry netting=tela metálica de gallinero
hogar-jardin: verja de pvc=vinyl fence=verja plástica=verja de vinil=pvc fence, verja de madera=wood fence=cerca de madera=wooden fence=paneles de madera de verja
hogar-jardin: verja de aluminio=aluminum fence=cerca de aluminio=rejas de aluminio, portón de madera=wooden gate, sarán=shade cloth=malla de sombra=tela de sombra
hogar-jardin: puerta de closet=closet door=bifold door=puerta plegadiza=bi-fold doors
hogar-jardin: puerta corrediza=sliding door=puerta de corredera=patio door=puerta de cristal corrediza=sliding glass door
hogar-jardin: puerta enrollable=roll up door=rolling door=cortina metálica=puerta roll up=puerta de rolo, puerta principal=front door=puerta de entrada=entry door=puerta de calle
hogar-jardin: puerta de granero=barn door=puerta estilo granero, puerta de hierro=security door=puerta de reja=wrought iron door=iron door
hogar-jardin: llavín=door knob=perilla de puerta=doorknob=pomo de puerta~yavin, cerrojo=deadbolt=dead bolt=pestillo
hogar-jardin: cerradura digital=keypad lock=cerradura electrónica=keyless lock=cerradura inteligente=fingerprint lock, bisagras=hinges=goznes~visagras
hogar-jardin: ruedas giratorias=casters=roldanas=rueditas de mueble=ruedas de carrito, ventana miami=jalousie window=celosía de aluminio=ventanas tipo miami=louver windows
hogar-jardin: ventana de guillotina=single hung window=double hung window=ventana sube y baja, operador de ventana=window operator=manigueta de ventana=window crank
hogar-jardin: screens de ventana=window screens=escrines=mosquitero de ventana=bug screen~escrin, tela metálica=screen mesh=tela de screen=rollo de screen=tela mosquitera
hogar-jardin: persianas de madera=plantation shutters=shutters de madera=persianas interiores
hogar-jardin: cortinas de terraza=outdoor blinds=roll up shade=cortinas de marquesina=cortina enrollable de exterior=cortinas de exterior, balaustres=balusters=balaustradas=balustres
hogar-jardin: bloques ornamentales=breeze blocks=bloques calados=bloques decorativos=ornamental blocks, lajas=flagstone
hogar-jardin: piedra decorativa=stone veneer=piedra de pared=piedra coralina=piedra para fachada
hogar-jardin: chinos de río=river rock=piedra de río=river stones=piedritas de río=piedras decorativas de jardín, puntales=shoring posts=gatos de construcción=gatos metálicos
hogar-jardin: formaletas=concrete forms=encofrado=formas de hormigón=formas de construcción, trailer de oficina=office trailer=trailer oficina=oficina móvil=construction trailer
hogar-jardin: brea=asphalt=asfalto=cold patch, alambre thhn=electrical wire=romex=cable thhn=alambre de electricidad=cable de electricidad
hogar-jardin: receptáculo=electrical outlet=tomacorriente=toma corriente=wall outlet=enchufe de pared~resectaculo~reseptaculo
hogar-jardin: switch de luz=light switch=interruptor de luz=apagador=interruptor de pared=suiche de luz~suich de luz, conduit=emt=tubería eléctrica=tubo eléctrico
hogar-jardin: transformador=transformer=elevador de voltaje, regulador de voltaje=voltage regulator=estabilizador de voltaje=avr=voltage stabilizer
hogar-jardin: protector de voltaje=voltage protector=protector de enseres=supresor de picos=protector de nevera=surge suppressor
hogar-jardin: timer de calentador=water heater timer=reloj de calentador=timer eléctrico, fotocelda=photocell=photo cell=fotocélula=ojo electrónico~foto celda
hogar-jardin: sensor de movimiento=motion sensor=detector de movimiento=motion detector, reflectores=floodlights=flood light=focos de patio
hogar-jardin: luminaria de poste=street light=luz de calle=luz de poste=lámpara de poste=alumbrado de poste, poste de luz=utility pole=poste de alumbrado=light pole=poste eléctrico
hogar-jardin: luces empotradas=recessed lights=ojos de buey=high hats=can lights=recessed lighting, lámpara fluorescente=fluorescent light=lámpara de tubos=fluorescent fixture
hogar-jardin: tubo led=led tube=tubos fluorescentes=fluorescent tubes, capacitor=capacitador
hogar-jardin: cargador de carro eléctrico=ev charger=cargador nivel 2=level 2 charger=cargador de tesla=wall connector=cargador ev
hogar-jardin: cable de red=ethernet cable=cat6=cable utp=cat5=cable de internet
hogar-jardin: bomba presurizadora=booster pump=bomba de presión de agua=bomba booster=pressure booster=presurizador~presurisadora
hogar-jardin: tanque de presión=pressure tank=tanque hidroneumático=tanque de bomba de agua=well tank
hogar-jardin: bomba de agua de gasolina=gas water pump=trash pump=motobomba de gasolina=bomba de gasolina para agua
hogar-jardin: bomba de pozo profundo=deep well pump=bomba sumergible de pozo=bomba de pozo hondo, bomba de agua solar=solar water pump=solar pump=bomba solar
hogar-jardin: flota de cisterna=float valve=flotador de cisterna=boya de cisterna=válvula de flota=float switch
hogar-jardin: bomba de combustible portátil=fuel transfer pump=bomba de trasiego=bomba de diesel=transfer pump, tanque ibc=ibc tote=tote de agua=tanque de 275 galones=tote ibc
hogar-jardin: botellón=garrafón=water jug=5 gallon jug, galón de gasolina=gas can=jerry can=envase de gasolina=fuel can=jerrycan=garrafón de gasolina
hogar-jardin: ducha eléctrica=electric shower head=calentador de ducha=ducha caliente=regadera eléctrica=lorenzetti
hogar-jardin: manga de inodoro=supply line=manga de lavamanos=conector de agua=supply hose, llave de paso=shut off valve=válvula de paso=stop valve=llave angular=angle stop
hogar-jardin: kit de inodoro=toilet repair kit=piezas de inodoro=herraje de inodoro=flush valve=fill valve, trampa de fregadero=p trap=sifón=trampa de lavamanos
hogar-jardin: triturador de comida=garbage disposal=disposer=triturador de fregadero=insinkerator, cabezal de ducha=shower head=showerhead=ducha de mano=ducha de teléfono=handheld shower
hogar-jardin: columna de ducha=shower panel=shower tower=torre de ducha=panel de ducha, base de ducha=shower pan=plato de ducha=shower base, urinal=orinal=urinario
hogar-jardin: pileta de lavar=utility sink=laundry sink=pileta plástica=pila de lavar=laundry tub=lavadero, trampa de grasa=grease trap=interceptor de grasa
hogar-jardin: filtro de casa completa=whole house filter=filtro de toda la casa=filtro de entrada de agua=filtro de línea principal
hogar-jardin: osmosis inversa=reverse osmosis=sistema de ósmosis=filtro de ósmosis, suavizador de agua=water softener=ablandador de agua=descalcificador
hogar-jardin: tubo de cobre=copper pipe=tubería de cobre=copper tubing, tubería pex=tubo pex=pex pipe=pex tubing
hogar-jardin: tubo corrugado=corrugated pipe=tubo de drenaje=french drain pipe=tubo perforado, tanque séptico=septic tank plástico=pozo séptico plástico=biodigestor
hogar-jardin: mueble de lavamanos=bathroom vanity=vanity de baño=gabinete de lavamanos=vanity con lavamanos, barra de apoyo=grab bar=agarradera de baño=barra de seguridad de baño
hogar-jardin: filtro de piscina=pool filter=filtro de arena=sand filter=filtro de cartucho de piscina, escalera de piscina=pool ladder=escalerilla de piscina=escalones de piscina=pool steps
hogar-jardin: cubierta de piscina=pool cover=lona de piscina=cover de piscina=toldo de piscina, calentador de piscina=pool heater=heater de piscina=heat pump de piscina
hogar-jardin: clorador de sal=salt chlorinator=generador de cloro=salt system=clorinador=salt cell, liner de piscina=pool liner=forro de piscina=vinil de piscina
hogar-jardin: piscina de fibra=fiberglass pool=piscina de fiberglass=piscina prefabricada, chorrera de piscina=pool slide=tobogán de piscina=slide de piscina
hogar-jardin: jacuzzi inflable=inflatable hot tub=spa inflable=saluspa=jacuzzi portátil, piscina de marco=above ground pool=piscina intex=piscina armable=frame pool
hogar-jardin: base de placas solares=solar racking=rieles de placas=estructura de placas=soporte de placas solares=solar rails
hogar-jardin: microinversor=microinverter=micro inverter=enphase=micro inversor, placa solar portátil=portable solar panel=placa plegable=panel solar plegable=foldable solar panel
hogar-jardin: planta inverter=inverter generator=planta silenciosa=generador silencioso=quiet generator
hogar-jardin: planta diesel=diesel generator=generador diesel=planta eléctrica diesel=generador de diesel
hogar-jardin: planta de propano=propane generator=generador de gas=planta de gas propano=generador de propano
hogar-jardin: generador dual fuel=dual fuel generator=planta dual fuel=planta dual=tri fuel generator=generador dual
hogar-jardin: generador de casa completa=standby generator=generac=planta de casa completa=whole house generator=generador fijo=planta fija~generak
hogar-jardin: caseta de planta=generator enclosure=caseta de generador=generator shed=casita de planta, jaula de planta eléctrica=generator cage=jaula de generador=jaula para planta
hogar-jardin: cable de generador=generator cord=extensión de generador=cable de planta eléctrica=extensión de planta=generator cable
hogar-jardin: regulador de gas=gas regulator=propane regulator=regulador de propano, manga de gas=gas hose=propane hose=manguera de gas=línea de gas, batería de gel=gel battery=agm
hogar-jardin: batería de litio lifepo4=lifepo4 battery=batería lifepo4=lithium iron phosphate=lifepo
hogar-jardin: bombilla recargable=rechargeable bulb=bombilla de emergencia=bombillo recargable=emergency bulb=foco recargable
hogar-jardin: lámpara de emergencia=emergency light=luz de emergencia=luces de emergencia, lámpara de kerosene=kerosene lamp=oil lamp=lámpara de aceite=hurricane lamp=quinqué de cristal
hogar-jardin: radio de manivela=crank radio=radio de emergencia=weather radio=hand crank radio=emergency radio, encerado azul=blue tarp=toldo azul=toldo de fema=lona azul=fema tarp
hogar-jardin: raciones militares=mre=mres=emergency food=comida de emergencia=comida de sobrevivencia, kit de primeros auxilios=first aid kit=botiquín de primeros auxilios=first aid
hogar-jardin: kit de emergencia=emergency kit=bug out bag=mochila de emergencia=mochila de huracán, catre de campaña=camp cot=camping cot=cama de campaña=catre plegable=army cot
hogar-jardin: cama plegable=rollaway bed=folding bed=cama portátil=cama plegadiza, inodoro portátil=camping toilet=toilet de camping=inodoro de camping=letrina plástica
hogar-jardin: hornilla de gas=propane burner=quemador de gas=gas burner=hornilla de propano=estufa de una hornilla, palma real=royal palm
hogar-jardin: palma de coco=coconut palm=palo de coco=mata de coco=coconut tree, palma cica=sago palm=cycas, flamboyán=royal poinciana=flamboyant=flame tree~framboyan, croto=croton
hogar-jardin: cruz de malta=ixora, monstera=costilla de adán=swiss cheese plant, pothos=potos=miramelinda~photos planta
hogar-jardin: lengua de suegra=snake plant=sansevieria=lengua de vaca=espada de san jorge, jazmín=jasmine, rosa del desierto=desert rose=adenium=adenio
hogar-jardin: ave del paraíso=bird of paradise=aves del paraíso, lirios=lilies, girasoles=sunflowers, flor de pascua=poinsettia=pascuas de navidad=pascuas rojas, lavanda=lavender
hogar-jardin: limoncillo=lemongrass=citronela=lemon grass=yerba de limón, pitahaya=dragon fruit=pitaya=fruta del dragón=pitajaya
hogar-jardin: palo de guanábana=soursop tree=árbol de guanábana=mata de guanábana, palo de china=orange tree=árbol de china=árbol de naranja, palo de acerola=acerola tree=mata de acerola
hogar-jardin: palo de pana=breadfruit tree=árbol de pana=palo de panapén, mata de papaya=papaya tree=palo de papaya=palo de lechosa, mata de piña=pineapple plant=hijos de piña
hogar-jardin: palo de guayaba=guava tree=árbol de guayaba, lychee=lichi=litchi, jackfruit=yaca, matas de café=coffee plants=arbolitos de café=coffee seedlings
hogar-jardin: caña de azúcar=sugar cane=caña dulce=sugarcane, setos=arbustos=hedges=plantas de verja=shrubs, plantas colgantes=hanging plants=canastas colgantes=hanging baskets=matas colgantes
hogar-jardin: grama san agustín=st augustine grass=grama saint augustine=san agustín grama, jardineras de madera=planter box=raised bed=cajón de siembra=garden bed=cama de siembra
hogar-jardin: bolsas de siembra=grow bags=bolsas de vivero=potes de vivero=nursery pots, promix=potting mix=pro mix=peat moss=tierra preparada
hogar-jardin: fibra de coco=coco coir=sustrato de coco=coco peat, viruta de jardín=garden mulch=corteza de jardín=mulch de colores=wood mulch, composta=compost orgánico=compostaje
hogar-jardin: humus de lombriz=worm castings=vermicomposta=lombricomposta, gallinaza=chicken manure=abono de gallina=estiércol de gallina
hogar-jardin: hidroponía=hydroponics=hidropónico=torre hidropónica~idroponia, lámpara de cultivo=grow light=luz de cultivo
hogar-jardin: yerbicida=weed killer=herbicida=roundup=herbicide=mata yerba=glifosato~yervicida~hierbicida, insecticida=insecticide=pesticida=pesticide=veneno de insectos~incecticida
hogar-jardin: veneno de ratas=rat poison=raticida=veneno de ratón, ratonera=rat trap=trampa de ratones=mouse trap=trampa de ratas
hogar-jardin: trampa de iguanas=iguana trap=jaula trampa=live animal trap=trampa de animales, mata mosquitos=bug zapper=lámpara de mosquitos=mosquito killer=mosquito zapper=matamosquitos
hogar-jardin: repelente de mosquitos=mosquito repellent=insect repellent, hilo de trimmer=trimmer line=cordón de trimmer=nylon de trimmer=hilo de grama=trimmer string
hogar-jardin: cuchilla de máquina de grama=mower blades=cuchillas de grama=lawn mower blade=blades de máquina de grama
hogar-jardin: zero turn=zeroturn=máquina zero turn=zero turn mower=cero giro~cero turn~ziro turn, rider de grama=riding lawn mower=máquina de grama de montar=ride on mower=tractorcito de grama
hogar-jardin: cortasetos=hedge trimmer=podadora de setos=podadora de arbustos=tijera eléctrica de setos, motosierra de altura=pole saw=sierra de altura=podadora de altura=pole pruner~poul so
hogar-jardin: carrete de manguera=hose reel=enrollador de manguera=porta manguera, riego por goteo=drip irrigation=sistema de goteo=drip line=manguera de goteo
hogar-jardin: esparcidor de abono=fertilizer spreader=spreader de abono=seed spreader, tela de jardín=weed barrier=tela antimaleza=landscape fabric=weed mat=malla antimaleza
hogar-jardin: enrejado de plantas=trellis=espaldera=arco de jardín, columpio de balcón=porch swing=columpio de madera=columpio de terraza=columpio de patio
hogar-jardin: baúl de patio=deck box=caja de exterior=baúl de exterior=patio storage box, caseta plástica=resin shed=storage plástico=caseta de patio=plastic shed=storage de patio
hogar-jardin: carport de metal=metal carport=marquesina de metal=carport portátil=portable garage=toldo de carro, alambre navaja=razor wire=serpentina de púas=alambre de trinchera
hogar-jardin: gas pimienta=pepper spray=spray de pimienta=mace spray, taser=stun gun=paralizador=pistola eléctrica de defensa~teiser
hogar-jardin: jaula de aire acondicionado=ac cage=jaula de consola=jaula para compresor=jaula de aire, caja fuerte de armas=gun safe=caja de armas=gabinete de armas
hogar-jardin: scroll saw=sierra de calar=scrollsaw, lijadora de piso=floor sander=drum sander, lijadora de gypsum=drywall sander=lijadora de pared=lijadora de jirafa
hogar-jardin: cargador de taladro=power tool charger=cargador de baterías de taladro=drill charger, taladro magnético=mag drill=magnetic drill=taladro de base magnética
hogar-jardin: palanca de fuerza=breaker bar=barra de fuerza=power bar, extractor de poleas=gear puller=bearing puller=extractor de bolas~puler
hogar-jardin: compresor de resortes=spring compressor=compresor de springs, escuadra de carpintero=carpenter square=speed square=escuadra de metal
hogar-jardin: barra de hierro de hoyos=digging bar=barra de hoyo=barreta de hoyos, gabinete de sandblast=blast cabinet=cabina de sandblast=caja de sandblast
hogar-jardin: polipasto eléctrico=electric hoist=diferencial eléctrico=winche eléctrico de taller, eslingas=slings=lifting straps=correas de izaje
hogar-jardin: tensor de cadena=load binder=chain binder=binder de cadena, cadena de carga=tow chain de amarre=cadena de amarre=transport chain
`
