// More single things with their other names, in the format of things.ts: shops and trades.
export const BUSINESS_THINGS = `
negocios: elevador de carros=car lift=lift de carros=two post lift=lift de dos postes=puente elevador=elevador de dos postes=auto lift
negocios: máquina de montar gomas=tire changer=tire machine=desmontadora de gomas=máquina de gomera=máquina de gomas=máquina de desmontar gomas
negocios: balanceadora=wheel balancer=máquina de balancear=máquina de balancear gomas, máquina de alineación=alignment machine=alineadora=máquina de alinear
negocios: cabina de pintura=paint booth=spray booth=horno de pintura, recuperadora de freón=ac recovery machine=máquina de freón=máquina de aire de carro
negocios: bush hog=chapeadora=rotary cutter=bushhog=brush hog=cortadora de tractor~bushjog, arado=plow, rastra=disc harrow, pala de tractor=tractor loader=cargador de tractor=loader de tractor
negocios: empacadora de heno=baler=enfardadora, mini tractor=compact tractor=tractorcito=tractor pequeño=tractor compacto
negocios: freezer de mantecado=ice cream freezer=freezer de helados=dipping cabinet=vitrina de mantecado
negocios: máquina de mantecado=soft serve machine=máquina de helados=ice cream machine=máquina de soft serve=máquina de frozen yogurt
negocios: máquina de margaritas=margarita machine=frozen drink machine=máquina de piña colada=máquina de tragos frozen, carrito de piraguas=snow cone cart=piragua cart
negocios: máquina de raspar hielo=ice shaver=raspadora de hielo=shaved ice machine=guayadora de hielo, máquina de donas=donut machine=freidora de donas=máquina de donuts=mini donut machine
negocios: churrera=churro machine=máquina de churros, dispensador de jugo=juice dispenser=dispensador de bebidas=juguera=beverage dispenser
negocios: máquina de guarapo=sugarcane juicer=guarapera=trapiche=sugarcane press, horno de convección=convection oven=horno convección
negocios: horno de panadería=bakery oven=deck oven=horno de pan=horno de bandejas, amasadora=dough mixer=spiral mixer=mezcladora de masa~amazadora
negocios: fermentadora=proofer=cámara de fermentación~profer, rebanadora de pan=bread slicer=cortadora de pan=máquina de cortar pan
negocios: bandejas de hornear=sheet pans=bandejas de panadería=baking sheets=full sheet pans, rack de bandejas=speed rack=bun rack=carro de bandejas=sheet pan rack
negocios: vitrina caliente=heated display case=hot case=vitrina de frituras=calentador de frituras=food warmer display, hot box=food warmer=calentador de comida=holding cabinet=caja caliente
negocios: chafing dish=chafers=chafin~chaifin~shafing dish, mesa fría=prep table=sandwich prep table=mesa refrigerada=mesa de preparación refrigerada=pizza prep table
negocios: nevera de refrescos=glass door cooler=nevera de puerta de cristal=glass door refrigerator=nevera de cristal=enfriador de refrescos
negocios: nevera de bar=back bar cooler=undercounter refrigerator=nevera bajo mostrador=bar fridge, freezer exhibidor=display freezer=glass top freezer=freezer de cristal
negocios: walk in freezer=cuarto de congelación=freezer walk in=cámara de congelación, vitrina de carnes=meat display case=deli case=vitrina de deli=vitrina de carnicería=meat case
negocios: sierra de carne=meat saw=sierra de carnicería=sierra de hueso=butcher saw, molino de carne=meat grinder=moledora de carne=máquina de moler carne=moledor de carne
negocios: empacadora al vacío=vacuum sealer=selladora al vacío=foodsaver=chamber vacuum=máquina de empacar al vacío
negocios: selladora de bolsas=bag sealer=impulse sealer=heat sealer=selladora de plástico, embutidora=sausage stuffer=máquina de longaniza=máquina de salchicha
negocios: balanza comercial=deli scale=balanza de colmado=pesa de colmado=price computing scale=balanza de negocio, balanza digital=digital scale=pesa digital
negocios: cortadora de papas=french fry cutter=picador de papas=potato cutter, máquina de guayar=electric grater=guayo eléctrico=guayadora=máquina de guayar viandas
negocios: olla industrial=stock pot=stockpot=caldero industrial=caldero de fonda
negocios: asador de lechón=máquina de asar lechón=pig rotisserie=spit roaster=vara eléctrica de lechón=rotisserie de lechón, ahumador=ahumadora=smoker de tanque=bbq smoker=smoker de carretón
negocios: char broiler=charbroiler=parrilla comercial=parrilla de gas industrial=broiler comercial, estufón=stock pot range=hornilla industrial=estufa de caldero=hornilla de alta presión
negocios: máquina de pollo frito=pressure fryer=henny penny=broaster=freidora a presión, lavaplatos industrial=commercial dishwasher=lavaplatos comercial=máquina industrial de lavar platos
negocios: fregadero comercial=stainless steel sink=fregadero stainless=fregadero de acero=fregadero industrial=fregadero de acero inoxidable
negocios: sistema ansul=fire suppression system=ansul system=sistema de supresión, tablilleros de acero=metro shelving=wire shelving=tablillero de metal=tablillas de acero
negocios: booths de restaurante=restaurant booths=butacones de restaurante, rack de ropa=clothing rack=garment rack=burro de ropa=rack de tienda=perchero de tienda
negocios: ganchos de ropa=hangers=perchas=ganchos de tienda, slatwall=slat wall=panel ranurado, vitrina de prendas=jewelry display=vitrina de joyería=jewelry showcase
negocios: rack de almacén=pallet racks=racks industriales=estantería industrial=warehouse racks=warehouse shelving, etiquetadora=label gun=pistola de precios=price gun=máquina de etiquetas
negocios: lector de barras=barcode scanner=lector de código de barras=scanner de barras=bar code scanner
negocios: impresora de recibos=receipt printer=impresora térmica=thermal printer=printer de recibos, impresora de etiquetas=label printer=rotuladora=printer de etiquetas=shipping label printer
negocios: gaveta de dinero=cash drawer=gaveta de caja=cajón de dinero, terminal ath=ath terminal=máquina de ath=máquina de tarjetas=credit card machine=card reader, cajero automático=atm
negocios: tragamonedas=slot machine=máquinas de entretenimiento para adultos, máquina de peluches=claw machine=máquina de garra=crane machine
negocios: máquina de refrescos=soda machine=soda fountain=máquina de soda=fuente de soda
negocios: lavadora comercial=commercial washer=lavadora de laundry=coin washer=lavadora de monedas=lavadora industrial
negocios: secadora comercial=commercial dryer=secadora de laundry=coin dryer=secadora de monedas=secadora industrial
negocios: equipo de lavandería=laundromat equipment=equipo de laundry=laundry equipment
negocios: máquina de coser industrial=industrial sewing machine=juki=máquina recta=máquina industrial de coser=máquina plana de coser, collareta=coverstitch=cover stitch
negocios: vinyl cutter=plotter de corte=cortadora de vinil=máquina de cortar vinil=silhouette cameo, plotter de impresión=large format printer=impresora de gran formato=wide format printer
negocios: impresora dtf=dtf printer=máquina dtf=printer dtf, impresora de sublimación=sublimation printer=printer de sublimación
negocios: pulpo de serigrafía=screen printing press=máquina de serigrafía=pulpo de camisetas=silk screen machine, laminadora=laminator=máquina de laminar=emplasticadora=laminating machine
negocios: trituradora de papel=shredder=destructora de papel~shreder, counter de recepción=reception desk=escritorio de recepción=counter de oficina=mostrador de recepción
negocios: sillas de espera=waiting room chairs=sillas de sala de espera=waiting chairs=sillas de recepción, cubículos=cubicles=estaciones modulares=modulares de oficina
negocios: mesa de conferencia=conference table=mesa de reuniones=mesa de juntas, sillas tiffany=chiavari chairs=tiffany chairs=sillas chiavari=sillas de boda
negocios: sillas plásticas=plastic chairs=sillas de plástico=sillas blancas plásticas, carpa de evento=event tent=frame tent=carpa 20x20=pole tent
negocios: pista de baile=dance floor=piso de baile=pista portátil, plataforma 360=360 photo booth=máquina 360=360 booth=video booth 360, bancos de iglesia=bancas de iglesia=pews
negocios: púlpito=pulpit=podio=podium=lectern, secador de casco=hooded dryer=secador de pie=secadora de casco=secador de salón=hood dryer
negocios: estación de barbero=barber station=tocador de barbería=estación de barbería=styling station=estación de estilista
negocios: silla de pedicura=pedicure chair=spa de pedicura=sillón de pedicura=pedicure spa, vaporizador facial=facial steamer=vapor facial=facial vaporizer
negocios: camilla de facial=facial bed=camilla de estética=cama de facial=lash bed=camilla de pestañas=cama de pestañas, esterilizador=sterilizer=autoclave~esterilisador
negocios: carrito de salón=salon trolley=carrito de estilista=salon cart=carrito de estética, calentador de cera=wax warmer=calentador de wax=wax heater=olla de cera
negocios: hidrafacial=hydrafacial=hydra facial machine, drill de uñas=nail drill=torno de uñas=pulidor de uñas=efile=nail file machine
negocios: acrílico de uñas=acrylic powder=polvo acrílico=nail acrylic, esmalte de uñas=nail polish=pintauñas=gel polish=esmalte gel
negocios: uñas postizas=press on nails=tips de uñas=press ons=nail tips, poste de barbería=barber pole=caramelo de barbería=poste de barbero
negocios: perfiladora=beard trimmer=trimmer de barba=patillera=trimmer de barbero=liner de barbero, foil shaver=shaver de barbero=rasuradora=afeitadora=electric shaver=máquina de afeitar
negocios: cabeza de práctica=mannequin head=cabeza de maniquí=training head=maniquí de práctica=maniquí de pelo
negocios: rizadora de pelo=curling iron=tenaza de pelo=rizador=curling wand=plancha de rizos, silla de tatuar=tattoo chair=camilla de tatuar=tattoo bed, surcador=furrower=asurcador=surcadora
negocios: sembradora=seeder=planter de tractor=máquina de sembrar, fumigadora de tractor=boom sprayer=tractor sprayer=asperjadora de tractor, toma de fuerza=power take off=barra de pto
negocios: tercer punto=three point hitch=3 point hitch=enganche de tres puntos, roller de hot dog=hot dog roller=máquina de hot dogs=hot dog grill
negocios: máquina de crepas=crepe maker=crepera=plancha de crepes, horno rotativo=rack oven=horno giratorio, sobadora de masa=sheeter=laminadora de masa=máquina de estirar masa
negocios: condensador de walk in=walk in compressor=compresor de walk in=unidad condensadora=condensing unit, tabla de carnicero=butcher block=tajo de carnicero=bloque de carnicero
negocios: peladora de papas=potato peeler machine=máquina de pelar papas, paellera=paella pan, salamandra=salamander, lavamanos de acero=hand sink=lavamanos comercial=hand wash sink
negocios: extractor de techo=exhaust fan=hongo extractor=extractor industrial=upblast fan, barra de bar=bar counter=counter de bar=barra de negocio=barra móvil de madera
negocios: gridwall=grid wall=rejilla de tienda=rejillas de exhibición, exhibidor giratorio=spinner rack=rack giratorio
negocios: carritos de supermercado=supermarket carts=carros de supermercado=shopping carts comerciales, detector de billetes falsos=counterfeit detector=detector de billetes=money detector
negocios: máquina de chicles=máquina de bolitas=gumball, prensa de planchar=steam press=plancha industrial de ropa=prensa de dry cleaning=ironing press
negocios: ojaladora=buttonhole machine=máquina de ojales, cortadora de tela=fabric cutter=máquina de cortar tela=cloth cutter, plancha de gorras=hat press=cap press=máquina de gorras
negocios: plancha de tazas=mug press=prensa de tazas, guillotina de papel=paper cutter=cortadora de papel=paper guillotine, encuadernadora=binding machine=máquina de encuadernar
negocios: truss=trusses=estructura de luces, lámpara de lupa=magnifying lamp=lupa con luz=mag lamp, máquina de depilación láser=laser hair removal machine=depilador láser=ipl
negocios: cama de bronceado=tanning bed=máquina de bronceado=sun bed, máquina de cavitación=cavitation machine=máquina de lipo cavitación
negocios: colector de polvo de uñas=nail dust collector=extractor de uñas, calentador de toallas=towel warmer=toallera caliente=hot towel cabinet
negocios: navajas de barbero=barber razors=straight razor, capas de barbero=barber capes=capa de barbería, silla dental=dental chair=sillón dental=unidad dental
negocios: camilla de examen=exam table=mesa de examen=camilla médica=medical exam table, sonograma=ultrasound machine=ecógrafo, máquina de rayos x=x ray machine=rayos x=equipo de rayos x
`
