// More single things with their other names, in the format of things.ts: trades and services.
export const SERVICES_THINGS = `
servicios: mecánico de botes=mecánico marino=boat mechanic=marine mechanic=reparación de botes=mecánico de fuera de borda=reparación de motores marinos=boat repair=outboard repair
servicios: mecánico de motoras=motorcycle mechanic=mecánico de motos=reparación de motoras=taller de motoras=motorcycle repair
servicios: mecánico diesel=diesel mechanic=mecánico de camiones=mecánica diesel=truck mechanic=reparación de camiones=mecánico de trucks
servicios: mecánico de equipo pesado=heavy equipment mechanic=mecánico de maquinaria=reparación de maquinaria=reparación de equipo pesado
servicios: mecánico de generadores=generator repair=reparación de generadores=reparación de plantas eléctricas=mecánico de plantas=mantenimiento de generadores=reparo generadores=técnico de generadores=reparo plantas eléctricas
servicios: mecánico de motores pequeños=small engine repair=reparación de máquinas de grama=reparación de trimmers=lawn mower repair=reparación de motosierras=mecánico de trimmers=reparo trimmers
servicios: reparación de bicicletas=bike repair=mecánico de bicicletas=bicycle repair=tune up de bicicletas=arreglo de bicicletas
servicios: aire acondicionado de carro=car ac repair=aire de auto=recarga de freón=carga de freón=mecánico de aire de auto=auto ac repair=aire de carros
servicios: tren delantero=front end repair=reparación de tren delantero, alineamiento=wheel alignment=alineación~alineamineto
servicios: cambio de frenos=brake job=frenos a domicilio=mobile brakes=reparación de frenos=brake repair
servicios: taller de mufflers=muffler shop=reparación de mufflers=soldadura de mufflers=instalación de mufflers=exhaust shop
servicios: reparación de radiadores=radiator repair=taller de radiadores=radiator shop, tune up=afinamiento de motor=tuneup=engine tune up=puesta a punto~tunop~tune op
servicios: programación de computadora de carro=ecu tuning=dyno tuning=tuneo de motor=ecu programming=tuning de motor=reprogramación ecu
servicios: reconstrucción de motores=engine rebuild=rectificación de motores=reparación de motores=engine overhaul=rectificadora de motores
servicios: instalación de windshield=windshield replacement=cambio de windshield=auto glass replacement=instalación de cristales de auto=cristalero de autos=reparación de windshield
servicios: restauración de focos=headlight restoration=pulido de focos=limpieza de focos=brillo de focos
servicios: tapicería de carros=auto upholstery=tapicero de autos=tapizado de carros=tapicería automotriz=tapizar asientos
servicios: instalación de radios=car audio installation=instalador de radios=instalación de alarmas de carro=instalación de bocinas de carro=car stereo installation
servicios: wrap de vehículos=vehicle wrap=car wrap=rotulación de vehículos=forrado de carros
servicios: inspección de vehículos=vehicle inspection=centro de inspección=inspección de marbete=inspección vehicular
servicios: programación de llaves=car key programming=copia de llaves de carro=duplicado de llaves=cerrajero de autos=car locksmith=copia de llave con chip
servicios: compra de junkers=junk car buyer=compro junkers=cash for cars=compra de carros chocados=compro carros=we buy cars=compramos carros=compra de carros
servicios: car wash a domicilio=mobile car wash=lavado de carros a domicilio=mobile detailing=detailing a domicilio
servicios: perforación de pozos=well drilling=hincado de pozos=pozos de agua=water well drilling=pozos profundos
servicios: detección de liqueos=leak detection=detección de fugas=localización de liqueos=detección de escapes=buscar liqueo
servicios: reparación de portones=gate repair=portones eléctricos=reparación de portones eléctricos=técnico de portones=instalación de portones eléctricos=gate installation
servicios: certificación eléctrica=electrical certification=certificación de luma=certificación para luma=certificación de perito
servicios: certificación de plomería=plumbing certification=certificación de acueductos=certificación aaa=plomero licenciado
servicios: limpieza de ductos=duct cleaning=limpieza de conductos=air duct cleaning
servicios: movimiento de tierra=excavation=excavaciones=corte de terreno=servicio de digger=nivelación de terreno=digger con operador=digger y bobcat=earth moving
servicios: limpieza de terrenos=land clearing=desmonte de terrenos=limpieza de solares=lot clearing=limpieza de fincas
servicios: viajes de tierra=dump truck service=viajes de relleno=venta de relleno=acarreo de tierra=viaje de piedra=acarreo de material=fill dirt delivery=viajes de arena
servicios: alquiler de vagones=vagones de escombros=renta de vagones=dumpster, pavimentación=asfaltado=paving=embreado=tirar brea=repavimentación
servicios: hormigón estampado=stamped concrete=cemento estampado=concreto estampado=estampado de hormigón, demolición=demolition=demoler casa
servicios: muros de contención=retaining walls=gaviones=muro de piedra
servicios: instalación de verjas=fence installation=construcción de verjas=instalación de cyclone fence=instalo verjas=fence contractor=se instala cyclone fence
servicios: constructora=home builder=constructor de casas=construcción de casas=construcción de residencias=general contractor
servicios: construcción de piscinas=pool builder=pool construction=piscinas en hormigón=hacer piscina, pisos epóxicos=epoxy flooring=pisos en epoxy=instalación de epoxy=epoxy floors
servicios: topes de granito=countertop installation=topes de cuarzo=instalación de topes=granite countertops=marmolería=quartz countertops
servicios: closets a la medida=custom closets=closets modulares=diseño de closets
servicios: cortinas a la medida=custom curtains=instalación de cortinas=blinds installation=persianas a la medida=confección de cortinas
servicios: cristalero=glass shop=vidriería=cortes de cristal=espejos a la medida=taller de cristales
servicios: techos de zinc=metal roof installation=techos de galvalum=instalación de techos de zinc=metal roofing contractor=techadores de zinc
servicios: construcción de marquesinas=carport builder=techo de marquesina=terrazas techadas=construcción de terrazas=gazebos a la medida
servicios: instalación de canaletas=gutter installation=limpieza de canaletas=gutter cleaning=instalación de gutters
servicios: insulación=insulation contractor=aislamiento de techos=spray foam insulation
servicios: instalación de tv=tv mounting=montar televisor=instalación de televisores=colgar televisor=instalo televisores=tv wall mounting
servicios: ensamblaje de muebles=furniture assembly=armar muebles=montaje de muebles=ensamblar muebles=armado de muebles
servicios: restauración de muebles=furniture restoration=reparación de muebles=restaurar muebles=furniture repair=barnizado de muebles=furniture refinishing
servicios: empajillado=chair caning=tejido de pajilla=reparación de pajilla=rejillado=tejer sillones=rejilla de sillón~empajiyado
servicios: instalación de internet=network installation=cableado estructurado=instalación de redes=técnico de redes=network cabling=técnico de internet
servicios: control de iguanas=iguana removal=captura de iguanas=cazador de iguanas=remoción de iguanas=iguana control
servicios: remoción de abejas=bee removal=quitar panal=rescate de abejas=remoción de panal=remoción de enjambre=sacar abejas
servicios: limpieza de oficinas=office cleaning=limpieza comercial=janitorial services=mantenimiento de oficinas=commercial cleaning
servicios: limpieza de placas solares=solar panel cleaning=lavado de placas=limpieza de placas
servicios: organizadora de casas=professional organizer=organización de closets=home organizer=organizar casa
servicios: diseño de jardines=landscape design=paisajista=landscape designer=siembra de grama=sod installation=instalación de grama
servicios: entrega de agua=water delivery=llenado de cisternas=camión de agua a domicilio=agua a domicilio=llenar cisterna=llenado de piscinas
servicios: entrega de gas=propane delivery=gas a domicilio=gas fluido=recarga de gas=cambio de tanque de gas
servicios: recarga de extintores=fire extinguisher recharge=inspección de extintores=extintores servicio
servicios: soldador a domicilio=mobile welder=soldadura móvil=soldadura a domicilio=soldador móvil=mobile welding
servicios: tornería=machine shop=servicio de torno=tornero=taller de torno=fabricación de piezas=maquinado
servicios: rebobinado de motores=motor rewinding=embobinado de motores=reparación de motores eléctricos=electric motor repair
servicios: afilado de sierras=saw sharpening=afilado de cadenas=blade sharpening=afilado de herramientas, powder coating=pintura electrostática=powder coat=pintura al horno
servicios: grabado láser=laser engraving=corte láser=laser cutting service, reparación de fiberglass=fiberglass repair=reparación de fibra=gelcoat repair=fibra de botes
servicios: capitán de bote=boat captain=capitán licenciado=capitán de barco, charter de pesca=fishing charter=pesca deportiva=viaje de pesca=deep sea fishing=excursión de pesca=pesca de altura
servicios: mudanza a estados unidos=moving to usa=mudanzas internacionales=mudanza interestatal=mudanza a orlando=international movers
servicios: envío de carros=car shipping=embarque de carros=embarque de vehículos=auto shipping=vehicle shipping=envío de vehículos
servicios: envío de paquetes=freight forwarding=embarques=envíos marítimos=cargo service=envío de cajas
servicios: transporte médico=medical transportation=transporte a citas médicas=transporte para envejecientes=transporte a diálisis=transporte de pacientes=ambulette
servicios: transporte escolar=school transportation=porteador=transporte de estudiantes=school bus service
servicios: transporte de animales=animal transport=transporte de caballos=transporte de ganado=horse transport
servicios: transporte de mascotas=pet transport=pet taxi=envío de mascotas=mascotas a estados unidos=pet shipping, diligencias=errands=mandadero
servicios: compra a domicilio=grocery delivery=personal shopper=hacer compra=entrega de compra
servicios: tour en four track=atv tour=alquiler de four track=paseo en four track=atv rental=four track tour
servicios: alquiler de trajes=dress rental=tuxedo rental=alquiler de gabanes=alquiler de etiqueta=renta de trajes=alquiler de tuxedos
servicios: alquiler de manteles=linen rental=mantelería=renta de manteles, toro mecánico=mechanical bull, tren de niños=trackless train=trencito infantil=party train=trencito de fiestas
servicios: paseo en pony=pony rides=ponis para fiestas=pony para cumpleaños, zoológico de contacto=petting zoo=mini zoológico=animales para fiestas
servicios: piragüero=snow cone cart rental=piraguas para fiestas, chinchorreo~chinchoreo, batucada=drumline, personajes infantiles=party characters=personajes de disney=personajes para fiestas
servicios: fuegos artificiales=fireworks=fuegos pirotécnicos, oficiante de bodas=wedding officiant=ceremoniante=juez de bodas
servicios: maestro de ceremonias=master of ceremonies=animador de eventos=event host=mc para eventos, parrillero a domicilio=bbq catering=asador a domicilio=bbq a domicilio=grill master
servicios: meal prep=comidas preparadas=comida fitness=comidas saludables por encargo=dietas por encargo~mil prep, serenata=serenade
servicios: orquesta de salsa=salsa band=grupo de salsa=conjunto de salsa, artista de globos=balloon artist=globoflexia=globos con helio=balloon delivery
servicios: tatuajes=tattoos=tatuador~tatoo~tato~tatto, piercings~pirsin~piersing, micropigmentación=permanent makeup=powder brows=maquillaje permanente
servicios: depilación con cera=waxing=brazilian wax=wax de cejas=depilación brasileña, depilación láser=laser hair removal=láser de vello
servicios: limpieza facial=limpieza de cutis=facial treatment=esteticista=esthetician, masaje post operatorio=lymphatic drainage=drenaje linfático=post op massage=masajes reductores
servicios: trenzas africanas=box braids=knotless braids=cornrows=trenzado de pelo=trenzas knotless, dreadlocks=dreads=rastas=locs
servicios: instalación de extensiones=hair extensions installation=sew in=extensiones cosidas=hair extension specialist
servicios: fisioterapia=physical therapy=terapia física=fisioterapeuta=terapia física a domicilio, quiropráctico=chiropractor=quiropráctica~quiropratico, acupuntura=acupuncture=acupunturista
servicios: podiatra=podiatrist=cuidado de los pies=foot care=podólogo, partera=midwife=comadrona, enfermera a domicilio=home nurse=visiting nurse=enfermera privada=private nurse
servicios: hogar de envejecientes=nursing home=hogar de ancianos=asilo de ancianos=assisted living=residencia de envejecientes=hogar sustituto
servicios: funeraria=funeral home=servicios fúnebres=funeral services, lápidas=headstones=tombstones=tarjas de cementerio=grave markers
servicios: inmigración=immigration lawyer=green card=residencia y ciudadanía=immigration services~imigracion, quiebras=bankruptcy
servicios: reparación de crédito=credit repair=arreglo de crédito=limpiar crédito=mejorar crédito, nómina=payroll
servicios: incorporación de negocios=business registration=abrir corporación=registro de negocio=crear llc=registro de corporaciones
servicios: permisos de negocio=business permits=permiso único=permiso de uso=gestoría de permisos=patente municipal
servicios: ajustador público=public adjuster=reclamación de seguro=insurance claims=reclamo de huracán, seguro de vida=life insurance=póliza de vida
servicios: plan medicare=medicare advantage=orientación de medicare, investigador privado=private investigator=detective privado
servicios: escolta=bodyguard=guardaespaldas=seguridad privada=private security
servicios: diseño de interiores=interior design=decoradora de interiores=interior designer=decorador de interiores=home staging
servicios: delineante=draftsman=autocad=dibujante de planos=drafting=planos de construcción
servicios: legalización de estructuras=permit legalization=legalizar casa=legalización de construcción=certificación de planos, estudio de suelo=soil test=prueba de percolación=perc test
servicios: fotografía con drone=drone photography=video con drone=fotografía aérea=aerial photography=servicio de drone
servicios: estudio de grabación=recording studio=grabación de canciones=productor musical=music producer, locutor=voice over=locución=voz comercial=locutora
servicios: transmisión en vivo=live streaming=streaming de eventos=live stream, conversión de vhs=vhs to dvd=pasar vhs a digital=digitalización de casetes=vhs a usb=vhs transfer
servicios: recuperación de datos=data recovery=recuperación de data=recuperar fotos de disco
servicios: reparación de consolas=game console repair=reparación de ps4=reparación de ps5=reparación de playstation=arreglo de consolas=reparación de xbox
servicios: desbloqueo de celulares=phone unlocking=unlock de celulares=liberación de celulares=unlock phone, publicidad digital=digital marketing=manejo de anuncios=facebook ads=google ads
servicios: redacción=copywriting=corrección de textos=proofreading=editor de textos, transcripción=transcription=mecanografía=typing services, trofeos=trophies, bordados=embroidery service
servicios: administración de propiedades=property management=property manager=administración de airbnb=co-host=cohost=manejo de airbnb
servicios: cuido de casas=house sitting=house sitter=cuidar casa=guardar casa, reparación de prendas=jewelry repair=joyero=arreglo de prendas=orfebre
servicios: licencia de camión=cdl training=escuela de camiones=curso de cdl=clases de camión=cdl school=licencia categoría 8
servicios: clases de motora=motorcycle course=endoso de motora=curso de motora=motorcycle lessons
servicios: licencia de navegación=boating license=permiso de navegación=curso de navegación=boating course=licencia de bote
servicios: licencia de armas=gun permit=curso de tiro=clases de tiro=firearms course=portación de armas, curso de cpr=cpr class=cpr certification=curso de primeros auxilios=first aid course
servicios: clases de computadoras=computer classes=clases de excel=curso de computadoras=excel classes, clases de barbería=barber school=curso de barbería=academia de barbería=barber course
servicios: clases de equitación=horse riding lessons=clases de montar a caballo=horseback riding lessons, paseo a caballo=horseback riding=cabalgata=montar a caballo=horse rides
servicios: clases de boxeo=boxing classes=boxing lessons=entrenador de boxeo, clases de pelota=baseball lessons=academia de béisbol=clases de béisbol=batting lessons
servicios: clases de buceo=scuba classes=curso de buceo=scuba certification=scuba lessons, clases de ballet=ballet classes=academia de ballet=ballet infantil
servicios: lenguaje de señas=sign language=lengua de señas=asl=clases de señas=intérprete de señas
servicios: repaso de college board=college board prep=repaso college board=paa prep=repasos para college board, repaso de reválida=board exam review=repaso para la reválida
servicios: cuarto año libre=ged=diploma de cuarto año=high school diploma=examen de equivalencia=cuarto año acelerado, homeschooling=homeschool=educación en el hogar
servicios: campamento de verano=summer camp=day camp=campamento para niños~campamiento, horario extendido=after school=after school care=cuido después de clases=after care
servicios: esterilización de mascotas=spay and neuter=castración de perros=castración de gatos=clínica de esterilización=spay neuter clinic
servicios: veterinario a domicilio=mobile vet=veterinario móvil=house call vet, herrador=farrier=herraje de caballos=herrero de caballos=horse shoeing
servicios: amansador=horse trainer=domador=amansar caballos=entrenador de caballos, pupilaje de caballos=horse boarding=cuido de caballos=alquiler de caballeriza
servicios: guardería canina=dog daycare=daycare de perros=doggy daycare, grooming a domicilio=grooming móvil=recorte de perros a domicilio, cremación de mascotas=pet cremation=cremación animal
servicios: chispas frías=cold sparks=sparkulars, princesas para fiestas=princess party=princesas a domicilio, placas de reconocimiento=award plaques=placas conmemorativas
servicios: mecánico de four track=atv mechanic=reparación de four track=mecánico de atv=atv repair
servicios: mecánico de híbridos=hybrid mechanic=reparación de híbridos=batería híbrida reparación=hybrid battery repair
servicios: pintura de aros=wheel painting=reparación de aros=rim repair=wheel repair=enderezar aros, instalación de gancho de arrastre=hitch installation=instalación de hitch
servicios: undercoating=tratamiento anticorrosivo=undercoat=rust proofing=antióxido de carro
servicios: refrigeración comercial=commercial refrigeration repair=reparación de neveras comerciales=técnico de refrigeración comercial=reparación de walk in
servicios: instalación de ev charger=ev charger installation=instalo cargador de tesla, instalación de ductos=ductwork=aire central instalación=conductos de aire=ductería
servicios: reparación de piscinas=pool repair=empañetado de piscinas=resurfacing de piscina=pool resurfacing
servicios: instalación de pisos=flooring installation=instalación de pisos vinílicos=instalación de laminado=flooring installer=instalo pisos=instalación de vinil
servicios: instalación de papel tapiz=wallpaper installation=empapelado=empapelador, instalación de puertas de ducha=shower door installation=cristales de ducha
servicios: instalación de toldos=awning installation=toldos a la medida=reparación de toldos=fabricación de toldos
servicios: reparación de ventanas=window repair=reparación de operadores=cambio de operadores de ventana=reparación de ventanas y puertas
servicios: reparación de cemento=concrete repair=reparación de columnas=reparación de plafones=varillas expuestas=concrete spalling=desprendimiento de cemento
servicios: construcción de escaleras=stair builder=escaleras en hormigón=stairs contractor, entradas de cemento=concrete driveway=driveway contractor=aceras en cemento=cemento en marquesina
servicios: instalación de adoquines=paver installation=adoquinado=instalo adoquines, instalación de starlink=starlink installation=instalo starlink=montaje de starlink
servicios: limpieza de airbnb=airbnb cleaning=limpieza de alquileres=turnover cleaning=vacation rental cleaning
servicios: limpieza post construcción=post construction cleaning=limpieza después de construcción=construction cleanup
servicios: limpieza de zafacones=trash can cleaning=lavado de zafacones=trash bin cleaning, instalación de grama artificial=artificial turf installation=instalo grama artificial=turf installer
servicios: instalación de riego=irrigation installation=sprinkler installation, instalación de luces de navidad=christmas light installation=decoración navideña a domicilio
servicios: rotulación de estacionamientos=parking lot striping=líneas de parking=pintura de estacionamientos, soldadura de aluminio=aluminum welding=soldador de aluminio=tig welding
servicios: mangueras hidráulicas=hydraulic hoses=mangas hidráulicas=hydraulic hose repair
servicios: reparación de gatos hidráulicos=hydraulic cylinder repair=reparación de hidráulica=cilindros hidráulicos
servicios: reparación de herramientas=tool repair=arreglo de herramientas=power tool repair, sandblasting a domicilio=mobile sandblasting=servicio de sandblasting=limpieza con arena
servicios: cromado=chrome plating=chroming=niquelado, pintura de botes=boat painting=bottom paint=pintura de fondo=antifouling
servicios: limpieza de botes=boat cleaning=boat detailing=lavado de botes=detailing de botes, fuente de chocolate=chocolate fountain
servicios: carrito de mantecado=ice cream cart=carrito de helados=mantecado para fiestas, bomba y plena=plena para fiestas=pleneros para fiestas=parranda de plena
servicios: invitaciones digitales=digital invitations, barril de cerveza=beer keg=dispensador de cerveza=cerveza de barril, spray tan=bronceado a domicilio=spray tanning=bronceado en spray
servicios: cuido nocturno=night care=cuido de noche=overnight care=cuido 24 horas, oxígeno a domicilio=home oxygen=suplido de oxígeno
servicios: plan de negocio=business plan=consultoría de negocios=business consultant, seguro de propiedad=home insurance=seguro de casa=seguro de hogar=hazard insurance
servicios: renders=renderizado=visualización 3d=rendering, desarrollo de aplicaciones=app development=programación de apps=app developer
servicios: stickers personalizados=custom stickers=etiquetas personalizadas=custom labels=pegatinas personalizadas
servicios: reparación de instrumentos=instrument repair=reparación de saxofón=arreglo de instrumentos
servicios: reparación de bocinas=speaker repair=reparación de amplificadores=amp repair=reconado de bocinas=speaker reconing
servicios: curso de uñas=nail course=clases de uñas=curso de uñas acrílicas=nail classes, curso de maquillaje=makeup course=clases de maquillaje=makeup classes
servicios: clases de repostería=baking classes=curso de repostería=cake decorating classes, curso de bartender=bartending course=clases de bartender=bartending school
servicios: clases de baloncesto=basketball lessons=clínica de baloncesto=basketball clinic, clases de volleyball=volleyball lessons=clínica de voleibol=clases de voleibol
servicios: clases de tenis=tennis lessons=academia de tenis=tennis coach, clases de batería=drum lessons=clases de percusión=percussion lessons
servicios: clases de cuatro=cuatro lessons=maestro de cuatro=clases de cuatro puertorriqueño, clases de violín=violin lessons=maestra de violín
servicios: clases de actuación=acting classes=clases de teatro=drama classes=modelaje=modeling classes, curso de bienes raíces=real estate course=licencia de bienes raíces=curso de corredor
servicios: clases de manejo de drone=drone course=curso de drone=drone license, veterinario de animales grandes=large animal vet=veterinario de caballos=veterinario de finca=equine vet
servicios: inseminación artificial=artificial insemination=inseminador, cuido de gatos=cat sitting=cat sitter=hospedaje de gatos, fotografía de mascotas=pet photography=fotos de mascotas
servicios: keratina=keratin treatment=alisado de pelo=cirugía capilar=alisado brasileño=botox capilar
servicios: tinte de pelo=hair color=highlights de pelo=balayage=color de pelo=mechas de pelo=hair dye=tinte de cabello
servicios: gypsum board=tablero de yeso=pladur=sheetrock=wallboard=panel de yeso~yipsum~gipso~jipson~chirroc~shitrock
`
