// More single things with their other names, in the format of things.ts: the rest of the house and the yard.
export const HOUSE_AND_YARD_THINGS = `
hogar-jardin: alambre de soldar=welding wire=rollo de mig=alambre mig=flux core wire, dobladora de metal=sheet metal brake=brake de metal=plegadora de metal
hogar-jardin: cizalla de metal=metal shear=guillotina de metal=cortadora de plancha, fresadora=milling machine=bridgeport=mill machine
hogar-jardin: estación total=total station=teodolito=equipo de agrimensura, probador de voltaje=voltage tester=probador de corriente=lápiz de voltaje
hogar-jardin: tanque de nitrógeno=nitrogen tank=cilindro de nitrógeno, barricadas=barricades=vallas de seguridad=crowd control barriers
hogar-jardin: plataforma de trabajo=work platform=banqueta de trabajo=drywall bench=plataforma de aluminio, rollo de plástico=plastic sheeting=plástico de pintar=plástico negro=visqueen
hogar-jardin: madera reciclada=reclaimed wood=madera vieja=madera antigua=barn wood, espuma expansiva=spray foam=foam en spray=great stuff=espuma de poliuretano
hogar-jardin: resina de fibra=fiberglass resin=resina poliéster=resina de fiberglass, fibra de vidrio=fiberglass cloth=tela de fibra=fibra de cristal=fiberglass mat
hogar-jardin: pintura de piso=floor paint=pintura de cancha=epoxy floor paint, adhesivo de contacto=contact cement=pega de contacto=cemento de contacto
hogar-jardin: cemento pvc=pvc glue=pega pvc=pega de pvc, plancha de aluminio=aluminum sheet=láminas de aluminio=aluminum plate, alambre dulce=tie wire=alambre de amarre=alambre recocido
hogar-jardin: malla de privacidad=privacy screen=tela de privacidad=privacy fence screen=tela verde de verja, puerta de metal=steel door=puerta de hierro comercial=metal door
hogar-jardin: manijas de gabinete=cabinet handles=cabinet knobs=jaladeras=manecillas de gabinete, rieles de gaveta=drawer slides=correderas de gaveta
hogar-jardin: escalones de hormigón=precast steps=escalera prefabricada=escalones prefabricados, parrilla de desagüe=drain grate=rejilla de desagüe=drain cover
hogar-jardin: tapa de registro=manhole cover=tapa de alcantarilla=tapa de manhole, sellador de brea=driveway sealer=sellador de asfalto=blacktop sealer, dimmer=regulador de luz=dimer
hogar-jardin: varilla de tierra=ground rod=varilla de cobre de tierra=varilla copperweld, supresor de casa=whole house surge protector=protector de toda la casa=surge de panel
hogar-jardin: high bay=lámpara industrial=high bay led=luz de almacén=campana led, motor trifásico=three phase motor=motor industrial=3 phase motor=motor eléctrico industrial
hogar-jardin: variador de frecuencia=vfd=variable frequency drive=drive de motor, bomba de sótano=sump pump=bomba sumidero=bomba de aguas negras=sewage pump
hogar-jardin: tanque de diesel=diesel tank=tanque de combustible=fuel storage tank, base de cisterna=cistern stand=torre de cisterna=water tank stand
hogar-jardin: recogedor de agua de lluvia=rain barrel=barril de lluvia=rainwater harvesting=sistema de agua de lluvia, válvula check=check valve=válvula de retención=cheque de agua
hogar-jardin: filtro ultravioleta=uv water filter=luz uv de agua=filtro uv, alcantarilla plástica=culvert=tubo de alcantarilla, fregadero de granja=farmhouse sink=apron sink=farm sink
hogar-jardin: diving board=trampolín de piscina=tabla de clavados, cable solar=pv wire=mc4=cable de placas, carburador de planta=generator carburetor=carburador de generador
hogar-jardin: cubierta de generador=generator cover=cover de planta=funda de generador=toldo de planta
hogar-jardin: caja de entrada de generador=power inlet box=inlet box=inlet de generador=receptáculo de generador, kit de ruedas de planta=generator wheel kit=ruedas de generador
hogar-jardin: sacos de arena=sandbags=bolsas de arena=sand bags, amarres de techo=hurricane straps=hurricane ties=straps de techo
hogar-jardin: lavadora manual=hand crank washer=lavadora de manivela=mini lavadora manual, teléfono satelital=satellite phone=sat phone, palma areca=areca palm
hogar-jardin: palma de navidad=christmas palm=adonidia=palma manila, palma botella=bottle palm, palma del viajero=travelers palm=ravenala=árbol del viajero, bismarckia=bismarck palm
hogar-jardin: filodendro=philodendron=filodendron, planta zz=zz plant=zamioculca=zamia, caladio=caladium=corazón de jesús, ginger rojo=red ginger=alpinia=ginger ornamental
hogar-jardin: mata de romero=rosemary=romero en tiesto, mata de ruda=rue plant, eucalipto=eucalyptus, neem=nim, higuera=fig tree=palo de higo=mata de higo
hogar-jardin: palo de quenepa=quenepa tree=árbol de quenepa, mata de parcha=passion fruit plant=enredadera de parcha, carambola=starfruit tree, níspero=sapodilla, anón=sugar apple
hogar-jardin: semilla de ñame=seed yam=ñame de siembra, plantas de sombra=shade plants=plantas de poca luz
hogar-jardin: plantas medicinales=medicinal herbs=yerbas medicinales=matas medicinales=hierbas medicinales, grama zoysia=zoysia grass=grama zoisia, grama bermuda=bermuda grass=bermuda grama
hogar-jardin: maní forrajero=perennial peanut=maní ornamental=mani decorativo, bandejas de siembra=seed trays=bandejas de germinación=plug trays=bandejas de semillero
hogar-jardin: perlite=perlita de jardín, estiércol de caballo=horse manure=abono de caballo, caseta de cultivo=grow tent=carpa de cultivo
hogar-jardin: cadena de motosierra=chainsaw chain=cadena de sierra de motor, desbrozadora de ruedas=walk behind brush mower=máquina de yerba alta=field brush mower
hogar-jardin: regadera de jardín=watering can=regadera de plantas, pistola de manguera=hose nozzle=boquilla de manguera, timer de riego=irrigation timer=programador de riego=hose timer
hogar-jardin: bordes de jardín=garden edging=borde plástico de jardín=landscape edging, gnomos=garden gnomes=enano de jardín, casa de árbol=tree house=treehouse=casita de árbol
hogar-jardin: letrero de salida=exit sign=letrero exit=rótulo de salida, espejo convexo=convex mirror=espejo de seguridad=espejo panorámico
hogar-jardin: chaleco antibalas=bulletproof vest=body armor=chaleco a prueba de balas, caja de llaves=key lock box=key box=realtor lockbox, chaise=cheslón~cheis long~chais longe
hogar-jardin: sofá en L=mueble en L=seccional en L=l shaped couch=sofá esquinero=sofá en ele
hogar-jardin: sofá de piel=mueble de piel=sofá de cuero=leather sofa=leather couch=mueble de cuero=juego de sala en piel
hogar-jardin: sofá reclinable=mueble reclinable=reclining sofa=power reclining sofa=sofá eléctrico, silla colgante=egg chair=silla huevo=silla nido=hanging chair=silla de huevo~eg chair
hogar-jardin: silla de masajes=massage chair=butaca de masajes=sillón de masajes, mesas anidadas=nesting tables=mesas nido=juego de mesitas
hogar-jardin: mesa esquinera=corner table=mesita esquinera=mesa de esquina, mesa lateral=mesita lateral=mesa auxiliar=accent table=sofa side table
hogar-jardin: mesa de bar=pub table=bistro table=mesa alta de bar=mesa tipo bar=high top table, mesa de cristal=glass table=mesa de vidrio=glass top table
hogar-jardin: mesa de mármol=marble table=mesa en mármol=marble top table, mesa redonda=round table=mesa circular, mesa de caoba=mahogany table=mesa en caoba
hogar-jardin: desayunador=breakfast nook=desayunadora=mesita de desayuno, counter de tienda=sales counter=store counter=mostrador de tienda=display counter
hogar-jardin: esquinero=repisa esquinera=corner shelf=corner cabinet, tablillas flotantes=floating shelves=repisas flotantes=tablillas de pared=wall shelves
hogar-jardin: organizador de cubos=cube organizer=cube storage=cubos organizadores
hogar-jardin: escritorio ajustable=standing desk=escritorio de pie=sit stand desk=escritorio elevable=escritorio de altura ajustable
hogar-jardin: escritorio en L=l shaped desk=escritorio esquinero=corner desk=escritorio en ele, escritorio gamer=gaming desk=mesa gamer=escritorio de gamer
hogar-jardin: secreter=secretary desk=roll top desk=escritorio de persiana=escritorio antiguo de tapa
hogar-jardin: colchón inflable=air mattress=cama de aire=colchón de aire=cama inflable=airbed=mattress inflable=matre inflable~air matress, cama de agua=waterbed=water bed=colchón de agua
hogar-jardin: cama de pilares=canopy bed=four poster bed=cama con dosel=cama canopy=cama de pabellón, cama con gavetas=storage bed=captain bed=cama con almacenaje=cama con cajones
hogar-jardin: cama loft=loft bed=cama alta de nene=cama con escritorio abajo=cama tipo loft, cama de carrito=race car bed=cama de carro=car bed=cama en forma de carro
hogar-jardin: cama toddler=toddler bed=cama de transición=cama de niño pequeño=camita de toddler~cama todler, cama de pared=murphy bed=cama abatible=wall bed=cama escondida
hogar-jardin: cama matrimonial=full size bed=cama full=cama doble=cama de dos plazas, cama sencilla=twin bed=cama twin=cama individual=single bed=cama de una plaza
hogar-jardin: cama queen=queen bed=queen size bed=cama tamaño queen~cama quin~cama kuin, cama king=king bed=king size bed=cama tamaño king
hogar-jardin: colchón queen=queen mattress=matre queen=mattress queen=colchón tamaño queen~matress queen, colchón king=king mattress=matre king=mattress king~matress king
hogar-jardin: colchón twin=twin mattress=matre twin=mattress twin=colchón sencillo=matre sencillo~matress twin, colchón full=full mattress=matre full=mattress full=colchón doble~matress full
hogar-jardin: espaldar de cama=cabecero~espardar~jedbor, barandas de cama=bed rails=side rails=rieles de cama=largueros de cama=barandal de cama
hogar-jardin: protector de colchón=mattress protector=cubre colchón=mattress cover=protector de matre=forro de matre=funda de colchón
hogar-jardin: topper de colchón=mattress topper=sobrecolchón=pad de colchón=topper de matre=colchoneta de cama~toper de colchon, fundas de almohada=pillowcases=pillow cases=fundas de cama
hogar-jardin: cojines=throw pillows=almohadones=cushions=decorative pillows, cojines de patio=outdoor cushions=cojines de exterior=patio cushions=cojines de terraza
hogar-jardin: forro de muebles=sofa cover=slipcover=cubre sofá=funda de sofá=forro de sofá=couch cover=cubre muebles, duvet=funda nórdica~dubet
hogar-jardin: frisa pesada=weighted blanket=manta con peso=frisa de peso=manta pesada, frisa eléctrica=electric blanket=heated blanket=manta eléctrica=manta térmica
hogar-jardin: mantel=tablecloth=table linens, servilletas de tela=cloth napkins=linen napkins, individuales de mesa=placemats=place mats=mantelitos=manteles individuales
hogar-jardin: platos base=charger plates=bajoplatos=platos de carga
hogar-jardin: nevera de dos puertas=side by side fridge=nevera side by side=nevera dos puertas=side by side refrigerator=nevera doble puerta~nevera said by said
hogar-jardin: nevera french door=french door refrigerator=nevera de tres puertas=nevera puerta francesa=french door fridge~nevera frenchdor
hogar-jardin: nevera de gas=propane refrigerator=gas fridge=nevera de propano, nevera solar=solar fridge=nevera 12v=nevera de 12 voltios=12v fridge=nevera de batería
hogar-jardin: tope de estufa=built in cooktop=estufa de tope=tope de gas=estufa empotrada=stovetop=gas cooktop
hogar-jardin: estufa de inducción=induction cooktop=hornilla de inducción=placa de inducción=induction burner, estufa de seis hornillas=six burner stove=6 burner stove=estufa de 6 hornillas
hogar-jardin: microondas con extractor=over the range microwave=microondas sobre estufa=microondas de campana=otr microwave
hogar-jardin: lavadora de dos tinas=twin tub washer=lavadora semiautomática=lavadora doble tina=lavadora dos tinas
hogar-jardin: lavadora de carga frontal=front load washer=lavadora de frente=lavadora frontal=front loader, lavadora de carga superior=top load washer=lavadora de tapa=top loader
hogar-jardin: pedestal de lavadora=washer pedestal=laundry pedestal=base de lavadora, triturador=food disposer=disposal de fregadero~garbage disposer
hogar-jardin: compactador de basura=trash compactor=compactador de zafacón, máquina de hacer hielo=countertop ice maker=máquina de hielo portátil=portable ice maker
hogar-jardin: enfriador de aire=evaporative cooler=swamp cooler=air cooler=aire evaporativo=abanico de agua, abanico de caja=box fan=abanico cuadrado
hogar-jardin: abanico de piso=floor fan=drum fan=abanico de tambor=abanico de taller, abanico sin aspas=bladeless fan=abanico dyson=ventilador sin aspas
hogar-jardin: extractor de baño=bathroom fan=abanico extractor=bath fan=abanico de baño, abanico de bebé=clip on fan=abanico de clip=abanico de coche=stroller fan
hogar-jardin: abanico de cuello=neck fan=ventilador de cuello, sartén eléctrico=electric skillet=sartén eléctrica=electric frying pan, fondue=fondiú
hogar-jardin: arepera=arepa maker=máquina de arepas=tostiarepa=tosti arepa, prensa de tortillas=tortilla press=tortillera=tortilladora
hogar-jardin: máquina de hacer pan=bread maker=bread machine=panificadora, máquina de pasta=pasta maker=máquina de hacer pasta=pasta machine, yogurtera=yogurt maker=máquina de yogurt
hogar-jardin: deshidratadora=food dehydrator=deshidratador, guayo=grater=rallador=rallo~guallo, colador de cocina=strainer=colander=sieve=cernidor, tetera=kettle=hervidor=hervidora
hogar-jardin: espumador de leche=frother=espumadora de leche, cocedor sous vide=sous vide=sous vide cooker~su vid, vaporera de vegetales=food steamer=vaporera eléctrica=olla de vapor
hogar-jardin: pesa de cocina=kitchen scale=food scale=balanza de cocina=báscula de cocina, pesa de baño=bathroom scale=báscula de baño=balanza de baño=pesa digital de baño=body scale
hogar-jardin: sartén de hierro=cast iron skillet=sartén de hierro fundido=cast iron pan=hierro colado, wok=chinese pan, asadera=roasting pan=bandeja de asar=roaster pan
hogar-jardin: moldes de bizcocho=cake pans=moldes de repostería=baking pans=moldes de hornear=bakeware, base de bizcocho=cake stand=porta bizcocho=bandeja de bizcocho=cake carrier
hogar-jardin: envases de comida=food containers=tupperware=tupper=contenedores de comida=envases plásticos de comida=meal prep containers~topergüer~tupergüer
hogar-jardin: termo de café=thermos=vacuum flask, vaso térmico=tumbler=vaso con tapa y sorbeto=insulated cup~tombler, botella de agua=water bottle=pote de agua=botella térmica=termo de agua
hogar-jardin: jarra=pitcher, ponchera=punch bowl=bowl de ponche=punch bowl set, coctelera=cocktail shaker=shaker set=set de coctelería=bartender kit
hogar-jardin: sacacorchos=corkscrew=descorchador=wine opener, abrelatas=can opener=abridor de latas, tabla de picar=cutting board=tabla de cortar=chopping board
hogar-jardin: portacuchillos=knife block=bloque de cuchillos=porta cuchillos, escurridor de platos=dish rack=escurreplatos=platera=dish drainer=escurridor de trastes
hogar-jardin: especiero=spice rack=porta especias=rack de especias, panera=bread box=bread bin=caja de pan, porta papel toalla=paper towel holder=servilletero=napkin holder
hogar-jardin: delantal=apron=mandil, bandejas de servir=serving trays=azafates=serving platters, ensaladera=salad bowl=bowl de ensalada=serving bowl
hogar-jardin: juego de té=tea set=set de té=tetera con tazas, tacitas de café=espresso cups=juego de café=demitasse=coffee cups set=pocillos
hogar-jardin: vajilla de porcelana=fine china=china set=porcelana fina=porcelain dinnerware, copas de cristal=crystal glasses=cristalería fina=crystal stemware
hogar-jardin: gabinete de cocina portátil=freestanding pantry=alacena portátil=kitchen hutch=microwave cabinet
hogar-jardin: carrito de microondas=microwave cart=mesa de microondas=mueble de microondas=microwave stand, plancha de gas=outdoor griddle=plancha de gas de patio~blackston
hogar-jardin: freidora de pavo=turkey fryer=olla de freír pavo=olla de pavo, anafre=charcoal stove=hornilla de carbón=anafe
hogar-jardin: máquina de lavar alfombras=carpet cleaner=shampooer=lavadora de alfombras=aspiradora de alfombras
hogar-jardin: escoba eléctrica=stick vacuum=aspiradora vertical=cordless vacuum=aspiradora inalámbrica=aspiradora sin cable, robot aspiradora=robot vacuum=aspiradora robot=robotic vacuum
hogar-jardin: aspiradora de mano=handheld vacuum=hand vac=aspiradora portátil, quitamotas=fabric shaver=lint remover=quita pelusa=quita motas
hogar-jardin: cubo de basura con pedal=step trash can=zafacón de pedal=pedal bin, cortina de baño=shower curtain=cortina de ducha
hogar-jardin: set de baño=bathroom set=juego de baño=accesorios de baño=bath accessories, alfombra de baño=bath mat=alfombrita de baño=bath rug=juego de alfombras de baño
hogar-jardin: toallero=towel rack=towel bar=barra de toallas=porta toallas, asiento elevado de inodoro=raised toilet seat=elevador de inodoro=toilet riser=inodoro alto adaptable
hogar-jardin: espejo de maquillaje=makeup mirror=espejo de aumento=vanity mirror=espejo con luces=hollywood mirror=espejo de luces
hogar-jardin: organizador de ducha=shower caddy=esquinera de ducha=canasta de ducha, dispensador de jabón=soap dispenser=jabonera
hogar-jardin: bolsas al vacío=vacuum bags=space bags=bolsas de vacío=vacuum storage bags, caja de prendas=jewelry box=alhajero=jewelry armoire=cofre de prendas=prendero=guarda prendas
hogar-jardin: rack de vinos=wine rack=botellero=porta botellas=vinera=portavinos, banquito de escalón=step stool=escalerita=escalerilla=banquito plegable
hogar-jardin: revistero=magazine rack=porta revistas, sauna, tapiz=tapestry=wall hanging, reloj de pie=grandfather clock=reloj de abuelo=reloj de péndulo=pendulum clock
hogar-jardin: cucú=cuckoo clock=reloj de pajarito~reloj cuco, despertador=alarm clock
hogar-jardin: flores artificiales=artificial flowers=fake flowers=silk flowers=flores de seda=flores plásticas=flores de tela
hogar-jardin: plantas artificiales=fake plants=artificial plants=matas artificiales=plantas plásticas=faux plants=matas plásticas
hogar-jardin: pared verde=grass wall=follaje artificial=green wall=boxwood panels=pared de grama
hogar-jardin: espejo de cuerpo entero=full length mirror=espejo largo=floor mirror=espejo de pie=espejo grande de cuarto
hogar-jardin: calcomanías de pared=wall decals=stickers de pared=vinilos decorativos=wall stickers, letrero de neón=neon sign=letrero neon=neón led=neon lights=letrero led neon
hogar-jardin: lámpara de lava=lava lamp, lámpara de sal=salt lamp=himalayan salt lamp=lámpara del himalaya, lámpara de pie=lámpara de piso=torchiere=lámpara parada=standing lamp
hogar-jardin: lámpara de mesa=table lamp=lámpara de noche=lamparita de mesa=bedside lamp, lámpara de techo=ceiling light=ceiling lamp=lámpara colgante=pendant light=hanging lamp
hogar-jardin: lámpara de cristales=crystal chandelier=araña de cristal=lámpara de araña=lámpara de lágrimas, lámpara tiffany=tiffany lamp=stained glass lamp=tiffany style lamp~lampara tifani
hogar-jardin: lámpara de escritorio=desk lamp=reading lamp=lámpara de estudio=lámpara de leer, lámpara de pared=aplique=wall light=sconces
hogar-jardin: candelero=candle holder=portavelas=palmatoria=candlestick, difusor de aromas=oil diffuser=essential oil diffuser=difusor de aceites=aroma diffuser=difusor de esencias
hogar-jardin: aceites esenciales=essential oils=esencias, incienso=incense, chimenea eléctrica=electric fireplace=fireplace tv stand=chimenea decorativa
hogar-jardin: cortinas blackout=blackout curtains=cortinas oscuras=cortinas de oscurecimiento~cortinas blakout, barra de cortina=curtain rod=cortinero=tubo de cortina=porta cortinas
hogar-jardin: mini blinds=miniblinds=venetian blinds=venecianas, cortinas verticales=vertical blinds=persianas verticales, campana de viento=wind chimes=móvil de viento=carillón
hogar-jardin: figuras de porcelana=figurines=figuritas de porcelana=figurillas, bola de nieve=snow globe=snowglobe=globo de nieve
hogar-jardin: álbum de fotos=photo album=álbum de fotografías=álbum de retratos=picture album, marco digital=digital photo frame=digital frame=portarretrato digital=marco de fotos digital
hogar-jardin: atrapasueños=dreamcatcher=dream catcher=atrapa sueños, vitral=stained glass=stained glass panel, globo terráqueo=world globe=globo del mundo=earth globe
hogar-jardin: tablón de corcho=corkboard=bulletin board=pizarra de corcho=cork board=tablón de anuncios, alfombra de piel=alfombra de vaca=cuero de vaca=cowhide
hogar-jardin: alfombra de pasillo=runner rug=hallway runner=alfombra larga, alfombra de entrada=doormat=door mat=felpudo=welcome mat=limpiapiés
hogar-jardin: abanico de mano=hand fan=folding fan=abanico español, fuente de mesa=tabletop fountain=fuente de agua decorativa=indoor fountain
hogar-jardin: espejo antiguo=antique mirror=espejo con marco dorado=gold frame mirror, cuadro en canvas=canvas print=canvas wall art=impresión en canvas=lienzo impreso
hogar-jardin: juego de sala de mimbre=wicker furniture=muebles de mimbre=rattan furniture=muebles de ratán=sala de mimbre=muebles de rattan
hogar-jardin: muebles de pajilla=cane furniture=sillones de pajilla=muebles de rejilla=caned furniture=juego de pajilla
hogar-jardin: muebles de medallón=medallion furniture=juego de medallón=muebles medallón=sala de medallón=juego de sala medallón, muebles de caoba=mahogany furniture=muebles en caoba
hogar-jardin: muebles de hierro=wrought iron furniture=muebles en hierro=hierro forjado=muebles de hierro forjado, muebles de teca=teak furniture=muebles en teca
hogar-jardin: árbol de navidad artificial=artificial christmas tree=pino artificial=pino de navidad=xmas tree=arbolito de navidad
hogar-jardin: árbol de navidad natural=real christmas tree=pino natural=árbol natural=live christmas tree
hogar-jardin: nacimiento=nativity set=misterio de navidad=nativity scene=pesebre navideño=portal navideño~nasimiento
hogar-jardin: inflable de navidad=christmas inflatable=santa inflable=inflables navideños=inflatable santa, guirnalda=garland, corona de navidad=wreath=corona de puerta=corona navideña
hogar-jardin: botas de navidad=christmas stockings=medias de navidad=botitas de navidad
hogar-jardin: bolas de navidad=christmas ornaments=bolitas de navidad=ornamentos de navidad=christmas balls=bolas de árbol=ornamentos navideños
hogar-jardin: falda de árbol=tree skirt=falda de navidad=pie de árbol, villa navideña=christmas village=village de navidad=pueblito navideño=pueblo de navidad=christmas village houses
hogar-jardin: tren de navidad=christmas train=tren navideño=christmas train set, renos de navidad=christmas reindeer=renos con luces=reno de luces
hogar-jardin: proyector de navidad=christmas projector=luces láser de navidad=laser de navidad, cascanueces=nutcracker, elf on the shelf=duende de navidad=elfo de navidad
hogar-jardin: pijamas de navidad=christmas pajamas=pijamas navideñas=family christmas pajamas, vela de adviento=advent wreath=corona de adviento=advent candles
hogar-jardin: papel de regalo=wrapping paper=gift wrap=papel de envolver, bolsas de regalo=gift bags=bolsitas de regalo
hogar-jardin: decoraciones de halloween=halloween decorations=halloween decor=adornos de halloween~jalowin~jalogüin, canasta de pascua=easter basket=canasta de easter
hogar-jardin: coche triple=triple stroller=coche de tres bebés=coche de trillizos, coche de correr=jogging stroller=coche de tres ruedas=running stroller=coche jogger
hogar-jardin: wagon de niños=stroller wagon=vagón de niños=wagon plegable=carretón de niños=kids wagon, base de car seat=car seat base=base de carseat=base para car seat~base de carsit
hogar-jardin: booster de carro=backless booster=booster con espaldar=high back booster=booster de nene~buster
hogar-jardin: esterilizador de biberones=bottle sterilizer=esterilizador de botellas=baby bottle sterilizer
hogar-jardin: calentador de biberones=bottle warmer=calienta biberones=calentador de botellas=calentador de leche
hogar-jardin: procesador de comida de bebé=baby food maker=máquina de comida de bebé=baby food processor
hogar-jardin: bulto de bebé=diaper bag=bulto de pañales=pañalera=bulto de pampers=mochila de bebé~daiper bag, zafacón de pañales=diaper pail=zafacón de pampers=basurero de pañales
hogar-jardin: gimnasio de bebé=baby gym=activity gym=alfombra de actividades=activity mat=gimnasio para bebé
hogar-jardin: centro de actividades=exersaucer=activity center=mesa de actividades de bebé=saucer de bebé
hogar-jardin: silla vibradora de bebé=vibrating bouncer=mecedora de bebé=baby rocker=sillita mecedora=bouncer vibrador
hogar-jardin: silla de baño de bebé=baby bath seat=asiento de baño de bebé=infant bath seat, vasenilla=potty=orinal de nene=bacinilla=escupidera de bebé=inodorito~bacenilla~basinilla
hogar-jardin: bumper de cuna=crib bumper=protector de cuna=crib liner, colchón de cuna=crib mattress=matre de cuna=mattress de cuna=colchón de corral~matress de cuna
hogar-jardin: sábanas de cuna=crib bedding=crib sheets=set de cuna=crib set=ropa de cuna=juego de sábanas de cuna, móvil de cuna=crib mobile=baby mobile=carrusel de cuna=móvil musical
hogar-jardin: cojín de lactancia=nursing pillow=almohada de lactancia=cojín de amamantar~bopi
hogar-jardin: cojín de embarazo=pregnancy pillow=almohada de maternidad=maternity pillow=almohada de embarazada=almohada de embarazo, nido de bebé=baby nest=baby lounger=nidito
hogar-jardin: silla de piso de bebé=floor seat=asiento de piso de bebé~bombo seat, booster de comer=feeding booster=elevador de comer=silla de mesa para bebé=booster de mesa
hogar-jardin: andador de empujar=push walker=carrito de empujar=push toy=caminador de empuje
hogar-jardin: caballito mecedor=rocking horse=caballo mecedor=caballito de madera=caballito de balance=caballito de bebé, bobos=pacifiers=chupetes=chupones~pasifier, baberos=bibs
hogar-jardin: frisas de bebé=baby blankets=frisitas=swaddles=mantas de bebé=receiving blankets
hogar-jardin: alfombra de foam=foam mat=puzzle mat=piso de foam=foam tiles=alfombra de goma para bebé=play mat de foam, pañales de tela=cloth diapers=pañales lavables=pampers de tela
hogar-jardin: bizcocho de pampers=diaper cake=bizcocho de pañales=torta de pañales, termómetro de bebé=baby thermometer=termómetro digital=forehead thermometer=termómetro de frente
hogar-jardin: humidificador de bebé=cool mist humidifier=vaporizador de bebé, lámpara de bebé=baby night light=night light=luz de noche=lucecita de noche
hogar-jardin: máquina de ruido blanco=white noise machine=sound machine, libros de bebé=board books=libros de tela, seguros de gabinete=baby proofing kit=cabinet locks=protectores de esquina
hogar-jardin: canasta de moisés=moses basket=canasto de bebé, cuna de colecho=bedside sleeper=co sleeper=cosleeper de bebé
hogar-jardin: mesa de niños=kids table=mesita de nenes=mesita y sillas de niños=toddler table=mesita infantil
hogar-jardin: caja de juguetes=toy box=toy chest=organizador de juguetes=toy organizer=baúl de juguetes=tablillero de juguetes=toy storage
hogar-jardin: silla de nene=kids chair=sillita de nene=sillita infantil=butaca de nene=kids sofa=sofá infantil, cama de princesa=princess bed=cama de nena=cama de castillo
hogar-jardin: mesas plegables=folding tables=mesas de evento=mesas plegadizas, ventana de seguridad=security window=ventanas de seguridad de aluminio
hogar-jardin: abanico recargable=rechargeable fan=abanico de batería=abanico solar=battery fan, piso laminado=laminate floor, dron plástico=tanque de 55 galones
hogar-jardin: coche sombrilla=umbrella stroller=coche liviano=lightweight stroller=coche de viaje=compact stroller, cuna de viaje=travel crib=cuna portátil=portable crib=cuna plegable
`
