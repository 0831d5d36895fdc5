// More single things with their other names, in the format of things.ts: all sorts.
export const ANYTHING_THINGS = `
de-todo: tren de juguete=toy train=train set=trencito=tren de pilas, tren eléctrico=model train=tren a escala, bebé reborn=reborn doll=muñeca reborn=reborn baby=bebita reborn~rebor
de-todo: muñeca de porcelana=porcelain doll, muñeca de trapo=rag doll=cloth doll=muñeca de tela, casa de barbie=barbie house=barbie dreamhouse=casita de barbie=mansión de barbie
de-todo: coche de muñeca=doll stroller=cochecito de muñeca=cuna de muñeca, bloques grandes=mega blocks=mega bloks=bloques de bebé, plastilina=play doh=playdough=masilla de jugar~pleido
de-todo: juguetes montessori=montessori toys=juguetes de madera=wooden toys=materiales montessori=juguetes educativos, beyblade~beiblei
de-todo: helicóptero de control remoto=rc helicopter=helicóptero rc=remote control helicopter, bote de control remoto=rc boat=bote rc=botecito de control
de-todo: avión de control remoto=rc plane=avión rc=rc airplane, carro rc de gasolina=nitro rc=carro nitro=rc de gasolina
de-todo: carros a escala=diecast=die cast cars=model cars=carritos de colección=carros en miniatura, muñecos de lucha=wrestling figures=wwe figures=muñecos de wwe=luchadores de juguete
de-todo: muñecos de star wars=star wars figures=figuras de star wars, dinosaurios de juguete=toy dinosaurs=muñecos de dinosaurio
de-todo: pistola de bolitas de gel=gel blaster=orbeez gun=pistola de gel=pistola de orbeez, banco de herramientas de juguete=toy workbench=herramientas de juguete=toy tool bench
de-todo: caja registradora de juguete=toy cash register=supermercado de juguete, mesa de agua=water table=mesa de arena=sand and water table=mesa de arena y agua
de-todo: sube y baja=seesaw=subibaja=teeter totter, jungle gym=monkey bars=gimnasio de patio=playset de patio=wooden playset=parque de madera
de-todo: chorrera de agua=slip n slide=chorrera inflable=inflatable slide, piscina de bolas=ball pit=piscina de bolitas=alberca de bolas
de-todo: piscinita de niños=kiddie pool=piscina de nenes=piscinita plástica=wading pool, castillo inflable de niños=kids bouncer=mini bounce house=brinca brinca inflable=inflable de brincar
de-todo: yoyo=yo-yo, canicas=bolitas de cristal=bolas de cristal de jugar=toy marbles, cubo rubik=rubiks cube=cubo de rubik=cubo mágico, monopolio=monopoly, parchís=parcheesi=ludo
de-todo: briscas=barajas españolas=spanish cards, bingo, fichas de póker=poker chips=set de póker=poker set, mesa de póker=poker table=mesa de juego de cartas=card table, ruleta=roulette
de-todo: tarjetas educativas=flash cards=flashcards=tarjetas didácticas, caballete de niños=kids easel=pizarra de niños=pizarra de nene=magna doodle
de-todo: carpa de niños=teepee=kids tent=casita de tela=tipi de niños=play tent=caseta de nenes
de-todo: motorita eléctrica de nene=kids electric motorcycle=motora de batería de nene=motora eléctrica de niño=power wheels motorcycle=motorita de batería
de-todo: four track eléctrico de niño=kids electric atv=four track de batería=power wheels atv, jeep de batería=power wheels jeep=jeep eléctrico de niño=jeep montable=jeep de nene
de-todo: carrito de pedales=pedal car=carro de pedales=pedal go kart, scooter de niño=kick scooter=patineta de manubrio=scooter de nene=scooter de pie~escuter de nene
de-todo: pogo stick=palo de brincar, coche de batería montable=ride on toy=montable de batería=carro montable, marionetas=puppets=títeres
de-todo: set de magia=magic set=magic kit=juego de magia=trucos de magia, set de doctor de juguete=doctor kit toy=maletín de doctor=toy doctor set
de-todo: álbum de postalitas=sticker album=álbum panini=álbum del mundial=panini album, tarjetas de pelota=baseball cards=barajas de pelota=tarjetas de béisbol=postalitas
de-todo: tarjetas deportivas=sports cards=barajas deportivas=tarjetas de deportes, tarjetas de baloncesto=basketball cards=barajas de baloncesto=postalitas de baloncesto=nba cards
de-todo: cartas yugioh=yu gi oh=cartas de yugioh=yugioh cards~yugi o, cartas magic=magic the gathering=mtg cards=cartas de magic=magic cards
de-todo: cartas one piece=one piece cards=cartas de one piece=one piece tcg, cartas de pokémon=pokemon cards=pokemon tcg=barajas de pokemon
de-todo: monedas de plata=silver coins=silver dollars=dólares de plata, moneda de oro=gold coin, lingote de plata=silver bar=barra de plata=silver bullion=onza de plata
de-todo: riles de hacienda=hacienda tokens=vellones de hacienda=fichas de hacienda, sellos de correo antiguos=postage stamps=estampillas=colección de sellos=stamp collection=filatelia
de-todo: colección de monedas=coin collection=monedas antiguas=old coins=monedas viejas, postales antiguas=vintage postcards=postales viejas=old postcards=tarjetas postales antiguas
de-todo: fotos antiguas=old photos=fotos viejas=vintage photos=retratos antiguos, afiches=posters=carteles~poster de pared, cartel de cine=movie poster=póster de película
de-todo: letrero antiguo=vintage sign=letrero de metal=tin sign=letrero vintage, botellas antiguas=antique bottles=botellas viejas=old bottles=vintage bottles
de-todo: colección de coca cola=coca cola collectibles=cosas de coca cola=coca cola vintage, encendedores=lighters=yesqueros
de-todo: teléfono antiguo=rotary phone=teléfono de disco=antique phone=teléfono viejo=teléfono de rosca, radio antiguo=antique radio=radio de tubos=tube radio=radio viejo=vintage radio
de-todo: cámara antigua=vintage camera=cámara vieja=antique camera, reloj antiguo=antique clock=reloj de cuerda=vintage clock=reloj de pared antiguo
de-todo: máquina de coser antigua=antique sewing machine=máquina de pedal=singer antigua=máquina de coser de pedal=treadle sewing machine=vintage sewing machine
de-todo: plancha antigua=antique iron=plancha de hierro antigua=plancha de carbón=flat iron antiguo, molino de café antiguo=antique coffee grinder=molino antiguo=molino de pared
de-todo: baúl antiguo=antique trunk=baúl viejo=baúl de madera antiguo=steamer trunk, ropero antiguo=antique armoire=ropero de caoba=chiforobe antiguo=antique wardrobe
de-todo: máquina registradora antigua=antique cash register=caja registradora antigua, bomba de gasolina antigua=vintage gas pump=antique gas pump
de-todo: pilón antiguo=antique mortar=pilón de café=pilón de madera antiguo, cubiertos de plata=sterling silver flatware=silverware de plata=plata sterling=sterling silverware, espada=sword
de-todo: medallas militares=military medals=military insignia=condecoraciones, objetos militares=militaria=military surplus=antigüedades militares=army surplus
de-todo: autógrafo=autograph=firma original, jersey firmado=signed jersey=camiseta autografiada=jersey autografiado=camisa firmada
de-todo: bola firmada=signed baseball=bola autografiada=autographed baseball=autographed ball, cemí=figura taína=taíno figure
de-todo: cuarzos=crystals and stones=piedras energéticas=quartz crystals=geodas=healing crystals, fósiles=fossils, caracoles de mar=seashells=conchas de mar=conch shell=caracol de carrucho
de-todo: reyes de palo=carved three kings=tres reyes tallados=reyes magos de madera=reyes magos tallados=wooden three kings
de-todo: tallas de madera=wood carving=figura tallada=madera tallada=tallas en madera, óleo sobre lienzo=oil painting=pintura al óleo=cuadro al óleo=óleo original=oil on canvas
de-todo: acuarela original=watercolor painting=pintura en acuarela=acuarela enmarcada, litografía=lithograph, grabado en papel=linocut=etching=linóleo=xilografía=woodcut=linograbado
de-todo: cartel serigráfico=silkscreen poster=serigraph poster=cartel puertorriqueño, escultura=sculpture, alfarería=pottery=piezas de cerámica=cerámica hecha a mano
de-todo: retrato al óleo=portrait painting=retrato pintado=custom portrait, mundillo=bobbin lace=encaje de bolillos~mundiyo, telar de mundillo=mundillo loom=cojín de mundillo=caja de mundillo
de-todo: telar=loom, máquina de tejer=knitting machine, agujas de tejer=knitting needles=crochet hooks=agujas de crochet=agujetas de tejer
de-todo: hilo de tejer=yarn=lana de tejer=estambre=madejas=hilo de crochet, hilos de coser=sewing thread=conos de hilo=thread spools=carretes de hilo
de-todo: zíperes=zippers=cremalleras=cierres de ropa, botones de ropa=sewing buttons=botones de camisa=buttons for sewing, patrones de costura=sewing patterns=moldes de costura
de-todo: maniquí de costura=dress form=maniquí de modista=busto de costura=maniquí de costurera, encaje=lace trim=lace fabric
de-todo: cintas de lazo=ribbon=rollos de cinta=cinta decorativa=cinta de tela, foami=craft foam=goma eva~fomi~foamy~fomy, canutillos=mostacilla=abalorios=cuentas de collar=jewelry beads
de-todo: moldes de silicón=silicone molds=moldes de resina=resin molds=moldes de silicona, kit de velas=candle making kit=moldes de velas=candle making supplies=materiales para velas
de-todo: cera de soya=soy wax=cera para velas=candle wax, vinil textil=heat transfer vinyl=htv=vinil de planchar=vinil adhesivo=adhesive vinyl=vinil de cricut
de-todo: tazas de sublimación=sublimation mugs=tazas de sublimar=sublimation blanks=blanks de sublimación, scrapbook=scrapbooking=libro de recortes, sellos de goma=rubber stamps=craft stamps
de-todo: torno de alfarero=pottery wheel=torno de cerámica, horno de cerámica=kiln=horno de barro cerámico, lienzos=canvas para pintar=blank canvas=canvas de pintar=canvas en blanco
de-todo: pinceles=art brushes=paint brushes for art, pinturas de óleo=oil paints=tubos de óleo=oil paint set, materiales de arte=art supplies=art kit
de-todo: bastidor de bordar=embroidery hoop=aro de bordar=tambor de bordar, pirograbador=wood burning tool=pirógrafo=wood burning kit, macramé
de-todo: muñecos tejidos=amigurumi=muñecos en crochet=crochet dolls, globos de helio=helium balloons=bouquet de globos=arreglo de globos=balloon bouquet
de-todo: arco de globos=balloon arch=balloon garland=guirnalda de globos=arco de bombas, backdrop de fiesta=backdrop stand=panel decorativo de fiesta=base de backdrop=fondo de fiesta~bakdrop
de-todo: cilindros decorativos=cylinder pedestals=pedestales de fiesta=plinths=pedestales decorativos
de-todo: letras gigantes=marquee letters=letras con luces=letras iluminadas=números gigantes=marquee numbers=letras de luces
de-todo: forros de silla=chair covers=cubre sillas=fundas de silla=lazos de silla
de-todo: mesas y sillas plegables=folding tables and chairs=sillas y mesas plegadizas=mesas y sillas de fiesta=mesas y sillas plásticas, tanque de helio=helium tank=cilindro de helio
de-todo: platos desechables=disposable plates=vajilla desechable=paper plates=platos plásticos, bolsitas de dulces=goody bags=bolsitas de cumpleaños=party bags=bolsitas de fiesta=goodie bags
de-todo: topper de bizcocho=cake topper=figura de bizcocho=adorno de bizcocho, caja de sobres=card box=caja de dinero de boda=wedding card box=wishing well
de-todo: libro de firmas=guest book=libro de invitados=guestbook, alfombra roja=red carpet=pasarela de alfombra, carrito de dulces=candy cart=carrito de snacks=snack cart=carrito de postres
de-todo: capias=corsage=boutonniere=ramillete, última muñeca=quinceañera doll=muñeca de quinceañera=last doll=muñeca de quince
de-todo: corona de quinceañera=quinceañera tiara=tiara de quince=corona de quince=quinceanera crown, ramo de novia=bridal bouquet=bouquet de novia=wedding bouquet
de-todo: tocado de novia=bridal headpiece=bridal hair piece=fascinator, decoraciones de cumpleaños=birthday decorations=adornos de cumpleaños=birthday decor
de-todo: decoraciones de boda=wedding decor=wedding decorations=adornos de boda, libretas=cuadernos=spiral notebooks=composition notebooks, crayolas=crayons
de-todo: calculadora gráfica=graphing calculator=ti-84=calculadora ti=calculadora de gráficas, microscopio=microscope, pupitre=school desk=student desk=mesa escolar
de-todo: libros de cuentos=children's books=cuentos infantiles=libros de niños=story books=libros infantiles=kids books, libros de cocina=cookbooks=recetarios
de-todo: libros de medicina=medical books=medical textbooks, libros de derecho=law books=libros de leyes=law school books=libros de reválida
de-todo: libros universitarios=college textbooks=libros de universidad=college books, libros antiguos=rare books=libros viejos=old books=antique books, libros de colorear=coloring books
de-todo: libros cristianos=christian books=libros de religión=religious books, libros de repaso=study guides=test prep books=review books
de-todo: libros de homeschool=homeschool books=currículo homeschool=homeschool curriculum=materiales homeschool, diccionario=dictionary, anuario=yearbook
de-todo: materiales de maestra=teacher supplies=cosas de maestra=materiales de salón=classroom supplies=materiales de maestro
de-todo: tablero de proyecto=science fair board=tri fold board=tablero de exposición=poster board, himnario=hymnal=libro de coritos, sillas de iglesia=church chairs=sillas para iglesia
de-todo: cruz de pared=wall crucifix=crucifijo de pared=wall cross=cristo de pared, estatua de la virgen=virgin mary statue=imagen de la virgen=virgen en yeso
de-todo: elevador de silla de ruedas=wheelchair lift=lift de silla de ruedas=wheelchair carrier=rack de silla de ruedas=lift de impedido
de-todo: rampa de silla de ruedas=wheelchair ramp=rampa de impedido=rampa portátil=portable ramp
de-todo: silla salvaescaleras=stair lift=chair lift=elevador de escalera=stairlift=silla de subir escaleras
de-todo: butaca lift=butaca eléctrica=silla que ayuda a levantarse=power lift recliner=butaca que levanta=reclinable eléctrico
de-todo: silla de ruedas eléctrica=electric wheelchair=silla de ruedas motorizada=power wheelchair=motorized wheelchair=silla de ruedas de batería
de-todo: silla de ruedas liviana=lightweight wheelchair=silla de traslado=silla de transporte
de-todo: colchón antiescaras=alternating pressure mattress=colchón para encamado=colchón de presión alterna=colchón de aire de paciente=bed sore mattress=colchón de úlceras
de-todo: mesa de paciente=overbed table=mesa de cama de hospital=hospital table=mesa de hospital=bedside table de paciente
de-todo: tanque de oxígeno=oxygen tank=cilindro de oxígeno=tanquecito de oxígeno=bala de oxígeno, concentrador portátil=portable oxygen concentrator=concentrador de oxígeno portátil
de-todo: mascarilla de cpap=cpap mask=máscara de cpap=cpap supplies=piezas de cpap, oxímetro=oximeter=medidor de oxígeno~oximetro de dedo, estetoscopio=stethoscope~estetocopio
de-todo: máquina tens=tens unit=tens machine=electroestimulador=máquina de terapia eléctrica, faja de espalda=back brace=faja lumbar=corsé lumbar=lumbar brace=faja ortopédica
de-todo: rodillera ortopédica=knee brace=brace de rodilla=soporte de rodilla, scooter de rodilla=knee scooter=knee walker=patineta de rodilla=caminador de rodilla
de-todo: bota ortopédica=walking boot=bota de fractura=cam boot=bota de caminar=medical boot, collarín=neck brace=cervical collar=collar cervical, cabestrillo=arm sling=sling de brazo
de-todo: muñequera=wrist brace=soporte de muñeca, prótesis=prosthesis=prosthetic leg
de-todo: andador con ruedas=rollator walker=andador con asiento=andador de cuatro ruedas=walker con ruedas=walker con asiento
de-todo: bastón de cuatro patas=quad cane=bastón de cuatro puntos=bastón de 4 patas, orinal de paciente=portable urinal=orinal de hombre=urinal de cama=urinal de paciente
de-todo: cuña de paciente=bedpan=bed pan=cuña de cama, pads de cama=underpads=chucks=pads desechables=protectores de cama=bed pads=pads de incontinencia
de-todo: suplemento nutricional=nutritional shake=bebida nutricional=nutritional drink, tiras de glucosa=test strips=tirillas de azúcar=tiras de azúcar=tirillas de glucosa=glucose strips
de-todo: sensor de glucosa=glucose sensor=cgm=monitor continuo de glucosa, guantes desechables=disposable gloves=guantes médicos=exam gloves, desfibrilador=defibrillator=aed=defibrilador
de-todo: lámpara infrarroja=infrared lamp=red light therapy=luz roja de terapia, baño de parafina=paraffin bath=máquina de parafina=paraffin wax machine
de-todo: pedales de ejercicio=pedal exerciser=pedal de terapia=bicicleta de terapia=mini pedal, pastillero=pill organizer=pillbox=organizador de pastillas=pill box
de-todo: lupa=magnifying glass=magnifier, máquina de succión=suction machine=succionador=aspirador de secreciones=suction pump
de-todo: bomba de alimentación=feeding pump=máquina de alimentación=feeding tube pump, palo de suero=iv pole=pole de suero=atril de suero=iv stand
de-todo: almohada ortopédica=orthopedic pillow=almohada cervical=neck pillow=memory foam pillow
de-todo: cojín ortopédico=seat cushion=cojín de asiento=cojín de gel=donut cushion=cojín de silla de ruedas, cama de terapia=massage bed
de-todo: taquillas de concierto=boletos de concierto=taquillas para concierto, taquillas de bad bunny=bad bunny tickets=boletos de bad bunny=entradas de bad bunny
de-todo: taquillas de pelota=baseball tickets=boletos de pelota=boletos de béisbol=taquillas de béisbol=taquillas del clásico
de-todo: taquillas de baloncesto=basketball tickets=boletos de baloncesto=taquillas bsn=boletos del bsn
de-todo: taquillas de teatro=theater tickets=boletos de teatro=entradas de teatro=taquillas de obra, taquillas de disney=disney tickets=boletos de disney=pases de disney=taquillas de parque
de-todo: crucero=cruise, membresía de gym=gym membership=pase de gym=membresía de gimnasio, noches de hotel=hotel stay=voucher de hotel=estadía de hotel=hotel voucher=certificado de hotel
de-todo: certificado de regalo=gift certificate=vale de regalo, libros de enfermería=nursing books=nursing textbooks, lápices de colores=colored pencils
de-todo: guantes de nitrilo=nitrile gloves=guantes de látex=latex gloves
`
