// More single things with their other names, in the format of things.ts: clothes, shoes, beauty.
export const FASHION_THINGS = `
moda: crop top=top corto=croptop=blusa corta=blusa crop, bodysuit=body de mujer=bodi, camisilla=tank top=camiseta sin mangas=muscle shirt=wife beater
moda: camisa de vestir=dress shirt=camisa de botones=button down=button up shirt, camisa manga larga=long sleeve shirt=camisa de manga larga=manga larga
moda: camisa hawaiana=hawaiian shirt=camisa de flores=aloha shirt, conjunto de dos piezas=two piece set=set de dos piezas=conjunto de mujer=matching set=conjunto de falda y blusa
moda: conjunto deportivo=tracksuit=jogging suit=sweat suit=chándal=track suit=sweatsuit, kimono de mujer=kimono cardigan=kimono de playa, chal=shawl=chalina=estola=mantilla
moda: cárdigan=suéter abierto~cardigan de lana, chaqueta de cuero=leather jacket=jacket de cuero=jacket de piel=chaqueta de piel
moda: jacket de mahón=denim jacket=chaqueta de mahón=jean jacket=jacket de jean=chaqueta de mezclilla
moda: abrigo de invierno=winter coat=puffer jacket=bubble coat=coat de invierno=winter jacket=bubble jacket
moda: ropa de invierno=winter clothes=ropa de frío=ropa para frío=ropa de nieve=winter clothing=snow clothes, ropa térmica=thermals=long johns=ropa interior térmica
moda: gorro de invierno=beanie=gorro de lana=gorrito=winter hat, visera=visor hat, falda pantalón=skort=falda short, minifalda=mini skirt=falda corta=mini falda
moda: falda larga=maxi skirt=long skirt=saya larga=falda maxi, pantalón cargo=cargo pants=pantalones de bolsillos, pantalón de vestir=dress pants=slacks=trousers de vestir
moda: palazzo=pantalón ancho=wide leg pants~palaso, capri, salida de baño=cover up=pareo=sarong=beach cover up=salida de playa=cover up de playa
moda: traje de baño de hombre=swim trunks=board shorts=boardshorts=trunks de hombre=pantalón de playa, traje de baño de niña=girls swimsuit=bikini de nena=trusa de nena
moda: traje de cóctel=cocktail dress=vestido de cóctel=vestido de coctail=traje de cocktail
moda: traje de gala=evening gown=traje de noche=vestido de noche=vestido de gala=formal dress=traje largo de fiesta=vestido de fiesta
moda: traje de prom=prom dress=traje de senior prom=vestido de prom=prom gown=traje para prom
moda: traje de quinceañera=quinceanera dress=vestido de quinceañera=traje de quince=sweet sixteen dress=traje de sweet sixteen=vestido de quince=quince dress=traje de sweet 16=traje de quince años~traje de quinciañera~traje de kinceañera
moda: traje de dama de honor=bridesmaid dress=traje de dama=vestido de dama de honor=bridesmaid dresses
moda: traje de flower girl=flower girl dress=traje de pajecito=vestido de flower girl=traje de niña de flores, traje de madrina=mother of the bride dress=vestido de madrina
moda: traje de graduación=graduation dress=vestido de graduación=traje para graduación
moda: traje de maternidad=maternity dress=traje de embarazada=vestido de maternidad=vestido de embarazada=traje de sesión de maternidad
moda: traje casual=casual dress=sundress=vestido casual=vestido de diario=summer dress=traje playero, traje de presentación=pageant dress=traje de certamen=pageant gown=traje de reinado
moda: crinolina=petticoat=enagua=hoop skirt=armador de traje=miriñaque, ropa interior=underwear=ropa íntima=undergarments, lencería=lingerie=babydoll=negligé, corset=corsé=bustier
moda: pantimedias=pantyhose=stockings=medias nylon=medias de nilón=panty medias=tights
moda: medias de compresión=compression socks=compression stockings=medias de presión=medias para várices=medias de várices
moda: camisa de agua=rash guard=rashguard=camisa uv=licra de surf=uv shirt~rashgard, ropa plus size=plus size clothing=tallas plus=tallas grandes=ropa de talla grande=plus size=ropa plus
moda: lote de ropa=clothing lot=bolsa de ropa=bulto lleno de ropa=bundle de ropa=clothes bundle=caja de ropa, paca de ropa=clothing bale=ropa por libra=used clothing bale
moda: ropa de marca=designer clothes=name brand clothes=ropa de diseñador=branded clothes, ropa de iglesia=church dress=traje de iglesia=traje de domingo=sunday dress
moda: ropa cristiana=faldas cristianas=modest clothing=ropa modesta, bata de laboratorio=lab coat=bata blanca=bata médica=bata de médico
moda: uniforme de enfermera=nurse scrubs=scrubs de enfermera=scrub set=uniforme de hospital~escrubs~escrobs, uniforme de chef=chef coat=chaqueta de chef=chef jacket=uniforme de cocina
moda: zapatos antideslizantes=non slip shoes=zapatos de cocina=slip resistant shoes=zapatos de trabajo
moda: uniforme militar=military uniform=ropa militar=army uniform=uniforme del army=camouflage uniform=ropa de camuflaje
moda: uniforme de cheerleader=cheerleader uniform=uniforme de porrista=traje de porrista, uniforme de scout=boy scout uniform=uniforme de niña escucha=uniforme de boy scouts=girl scout uniform
moda: uniforme de baloncesto=basketball jersey=jersey de baloncesto=basketball uniform=camiseta de baloncesto, uniforme de voleibol=volleyball uniform=uniforme de volibol
moda: jersey de pelota=baseball jersey=camisa de pelota=jersey de béisbol=camiseta de pelota, jersey de fútbol=soccer jersey=camiseta de fútbol=camisa de soccer=jersey de soccer
moda: leotardo=leotard, tutú=falda de ballet=ballet skirt, falda de bomba=bomba skirt=traje de bomba=falda de bomba y plena=traje de bomba y plena=falda de plena
moda: traje de flamenco=flamenco dress=falda de flamenco=flamenco skirt=traje flamenco, vestuario de baile=dance costume=traje de baile=dance outfit=vestuarios de danza
moda: traje de vejigante=vejigante costume=disfraz de vejigante=ropa de vejigante~bejigante
moda: traje de santa=santa suit=disfraz de santa=santa claus costume=traje de santa claus=traje de santa clos~traje de santaclos
moda: traje de reyes magos=three kings costume=disfraz de reyes magos=ropa de reyes magos, disfraz de princesa=princess costume=traje de princesa=princess dress
moda: disfraz de halloween=halloween costume=disfraces de halloween~disfraz de jalowin, cosplay
moda: zapatos escolares=school shoes=zapatos de escuela=zapatos de colegio=zapatos negros de escuela=zapatos de uniforme
moda: pantalón de uniforme=uniform pants=pantalón escolar=pantalón de escuela=school pants, lazos de pelo=hair bows=moñas=lazos de nena=moñitos=lacitos=bows de nena
moda: diadema=headband=banda de pelo=hairband=felpa de pelo, pinches de pelo=hair clips=pinzas de pelo=hebillas de pelo=barrettes=ganchitos de pelo
moda: botas de hiking=hiking boots=botas de montaña=hiking shoes=botas de caminata, zapatos de agua=water shoes=aqua socks=zapatos de playa=zapatos de río=aqua shoes
moda: tacos corridos=wedges=tacas corridas=zapatos de cuña=tacones corridos, plataformas de zapato=platform shoes=tacos de plataforma=platform heels=zapatos de plataforma
moda: zapatos flats=baletas=ballet flats=ballerinas=zapatos bajitos=zapatillas bajitas, pantuflas=slippers=chinelas=chancletas de casa, alpargatas=espadrilles=espadrillas, zuecos=clogs
moda: zapatos ortopédicos=orthopedic shoes=zapatos de diabético=diabetic shoes=zapatos para diabéticos, zapatos de tap=tap shoes=zapatos de claqué
moda: zapatos de flamenco=flamenco shoes=zapatos de tacón flamenco, zapatos de salsa=salsa shoes=latin dance shoes=zapatos de baile latino
moda: plantillas de zapato=insoles=shoe inserts=plantillas ortopédicas, tenis de baloncesto=basketball shoes=basketball sneakers=tenis de jugar baloncesto
moda: tenis de nene=kids sneakers=tenis de niño=tenis de nena=boys sneakers=girls sneakers, tenis de enfermera=nursing shoes=zapatos de enfermera=nurse shoes
moda: botas largas=knee high boots=botas altas=botas hasta la rodilla, zapatos de hombre=mens shoes=zapatos de caballero=zapatos de varón, zapatos de mujer=womens shoes=zapatos de dama
moda: zapatos de nene=kids shoes=zapatos de niño=zapatos de nena=boys shoes=girls shoes=zapatos de niña
moda: clutch de fiesta=clutch bag=cartera de mano=cartera de fiesta=evening bag=cartera de noche=clutch purse, crossbody=cartera cruzada=bandolera=bolso cruzado
moda: cartera de marca=designer bag=designer purse=designer handbag=cartera de diseñador, bulto de gym=gym bag=bulto deportivo=duffle bag=duffel=bulto de gimnasio~dofel bag
moda: bulto con ruedas=rolling backpack=bulto de ruedas=mochila con ruedas=bulto de rueditas=mochila de ruedas, estuche de lápices=pencil case=cartuchera=lapicera=pencil pouch
moda: monedero=coin purse=change purse, llavero=keychain=key chain, monturas de espejuelos=eyeglass frames=aros de espejuelos=frames de espejuelos=glasses frames
moda: espejuelos de leer=reading glasses=gafas de leer=lentes de leer=espejuelos de lectura, lentes de contacto=contact lenses=contactos de color=lentillas
moda: gemelos de camisa=cufflinks=yuntas de camisa=mancuernillas=cuff links=yugos de camisa, tirantes=suspenders=tirantas, bow tie=corbatín=lacito de gabán=bowtie=lazo de gabán
moda: tobillera=anklet=cadena de tobillo=pulsera de tobillo=ankle bracelet=guillo de tobillo, cadena cubana=cuban link=cuban chain=cuban link chain=eslabón cubano=cadena eslabón cubano
moda: cadena con nombre=name necklace=cadena de nombre=nameplate necklace=nombre en oro=placa con nombre, azabache=jet bracelet~asabache
moda: guillo de bebé=baby bracelet=pulsera de bebé=esclava de bebé=guillito, guillo de oro=gold bracelet=pulsera de oro=brazalete de oro=gold bangle=pulso de oro
moda: anillo de graduación=class ring=sortija de graduación=sortija de clase=graduation ring=anillo de escuela superior, reloj de bolsillo=pocket watch=leontina=reloj de cadena
moda: reloj de mujer=womens watch=reloj de dama=ladies watch, reloj de hombre=mens watch=reloj de caballero, prendedor=brooch=broche=pin de solapa
moda: pantallas de ombligo=belly ring=piercing de ombligo=belly button ring=arete de ombligo, pantallas de nariz=nose ring=arete de nariz=nose piercing
moda: collar de perlas=pearl necklace=cadena de perlas, oro viejo=scrap gold=oro roto=oro partido=broken gold=pedazos de oro, grillz=dientes de oro=gold grill=gold teeth~grilz
moda: bisutería=costume jewelry=prendas de fantasía=fashion jewelry=fantasía fina, juego de prendas=jewelry set=set de prendas=juego de joyería
moda: sortija de diamante=diamond ring=anillo de diamante=sortija de brillantes=anillo con diamantes, rosario de oro=gold rosary=cadena de rosario
moda: crucifijo=crucifix=cruz de cuello=cross necklace=cruz de oro=cadena con cruz=gold cross, juego de aros=wedding set=bridal set=set de aros=trio set
moda: cepillo secador=hot air brush=dryer brush=cepillo eléctrico de pelo=blow dryer brush=hair dryer brush=cepillo blower, rolos de pelo=hair rollers=curlers=rollers de pelo=rulos
moda: rolos calientes=hot rollers=rolos eléctricos=hair setter, epiladora=epilator=depiladora=máquina de depilar
moda: productos de pelo=hair products=productos de cabello=champú y acondicionador=hair care products, pestañas postizas=false lashes=fake eyelashes=pestañas de tira=lash strips=strip lashes
moda: bandejas de pestañas=lash trays=materiales de pestañas=lash supplies, extractor de polvo de uñas=aspiradora de uñas=dust collector de uñas
moda: microagujas=dermapen=microneedling pen=derma pen, brochas de maquillaje=makeup brushes=set de brochas=brochas de maquillar=make up brushes
moda: paleta de sombras=eyeshadow palette=sombras de ojos=paletas de maquillaje, pintalabios=lipstick=labial
moda: cosmetiquera=makeup bag=bulto de maquillaje=estuche de maquillaje=cosmetic bag=toiletry bag, maleta de maquillaje=makeup case=makeup train case=caja de maquillaje=train case
moda: coqueta con luces=makeup vanity=vanity con luces=tocador con luces=vanity de maquillaje=coqueta de maquillaje=vanity desk=mesa de maquillaje
moda: silla de maquillaje=makeup chair=silla de maquillista=makeup artist chair, secador de uñas=nail dryer=secadora de uñas, protector solar=sunscreen=sunblock=bloqueador solar=crema de sol
moda: body splash=body mist=splash de cuerpo=body spray=colonia de cuerpo, perfume árabe=arabian perfume=arab perfume=perfume arabe original=dubai perfume
moda: decants=muestras de perfume=perfume samples, sérum, set de regalo=gift set=estuche de regalo, masajeador=massager=máquina de masajes, pistola de masaje=massage gun=pistola masajeadora
moda: masajeador de pies=foot massager=foot spa=máquina de pies=spa de pies, tijeras de pelo=hair scissors=hair shears=tijeras de barbero=barber scissors
moda: base de peluca=wig stand=cabeza de peluca=wig head, cabello humano=human hair=pelo humano=human hair bundles=bundles de pelo=pelo natural
moda: trenzas postizas=braiding hair=pelo de trenzas=kanekalon=crochet braids, gorra fitted=fitted cap=fitted hat=gorra new era
`
