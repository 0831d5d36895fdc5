// More single things with their other names, in the format of things.ts: electronics.
export const ELECTRONICS_THINGS = `
electronicos: dvr=nvr=grabador de cámaras=xvr, kit de cámaras=security camera kit=sistema de cámaras=kit de cámaras de seguridad=camera system
electronicos: cámara wifi=wifi camera=cámara inalámbrica=ip camera=cámara ip, alarma de casa=home alarm=alarma residencial=burglar alarm=sistema de alarma=alarm system
electronicos: intercom=intercomunicador=portero eléctrico=door phone=citófono=interfon~intercon, brazo de portón=gate arm=motor de portón de brazo=swing gate opener=brazo eléctrico de portón
electronicos: motor de garaje=garage door opener=abridor de garaje=motor de puerta de garaje=opener de garaje
electronicos: beeper de portón=garage remote=control de garaje=garage door remote=beeper de garaje=clicker de portón, gps tracker=localizador gps=tracker de carro=rastreador
electronicos: detector de humo=smoke detector=smoke alarm=alarma de humo=detector de incendio, bocinas de carro=car speakers=coaxiales=bocinas 6x9
electronicos: cajón de bajos=subwoofer box=caja de bajos=cajón de woofer=caja de woofer=cajón de subwoofer=speaker box
electronicos: cables de planta=amp wiring kit=kit de cables de amplificador=amp kit=cables de amplificador, voceteo=muro de bocinas=tumba cocos~boceteo~vozeteo~voseteo
electronicos: talanquera=barrier gate=barrera vehicular=brazo de acceso=parking barrier, detector de monóxido=carbon monoxide detector=detector de gas=co detector
electronicos: cámara espía=spy camera=cámara oculta=hidden camera=mini cámara, capacitor de audio=car audio capacitor=capacitador de audio
electronicos: celular prepago=prepaid phone=teléfono prepagado=celular prepagado=teléfono prepago
electronicos: celular de tapita=flip phone=teléfono de tapita=celular de teclas=teléfono de teclas=celular básico=basic phone=celular de botones, chip de celular=esim=sim
electronicos: batería de celular=phone battery=pila de celular, cargador inalámbrico=wireless charger=charging pad=base de carga inalámbrica
electronicos: cargador de carro=car charger=cargador para carro=usb car charger, soporte de celular=phone holder=phone mount=base de celular=agarradera de celular=porta celular=phone stand
electronicos: popsocket=pop socket=agarre de celular, palo de selfie=selfie stick=bastón de selfie, cable tipo c=usb c cable=type c cable=cable usb c=cargador tipo c
electronicos: audífonos gamer=gaming headset=headset gamer=headset de juego=audífonos de gamer
electronicos: correa de apple watch=apple watch band=correa de reloj=watch band=banda de apple watch=manilla de reloj, mini pc=computadora mini=mini computadora=mini computer
electronicos: docking station=usb hub=base de laptop=hub usb=usb c hub=dock de laptop, enfriador de laptop=laptop cooler=cooling pad=laptop cooling pad=cooler de laptop
electronicos: bulto de laptop=laptop bag=maletín de laptop=bolso de laptop=laptop sleeve=laptop backpack, maletín=briefcase=portafolio=attaché
electronicos: pantalla de laptop=laptop screen=laptop lcd=display de laptop, batería de laptop=laptop battery=pila de laptop, mousepad=mouse pad=pad de mouse=alfombrilla de mouse
electronicos: monitor curvo=curved monitor=ultrawide, monitor gamer=gaming monitor, brazo de monitor=monitor arm=monitor mount=soporte de monitor=base de monitor
electronicos: case de pc=computer case=pc case=gabinete de pc=chasis de computadora=torre de pc vacía, disipador=cpu cooler=enfriamiento líquido=liquid cooler=aio cooler=water cooler de pc
electronicos: disco duro externo=external hard drive=disco externo=external drive=portable hard drive, tarjeta de memoria=memory card=sd card=tarjeta sd=micro sd=microsd=memoria sd
electronicos: switch de red=network switch=ethernet switch=switch ethernet, access point=punto de acceso=wifi access point, capturadora=capture card=video capture
electronicos: interfaz de audio=audio interface=tarjeta de sonido=interface de audio=interfase de audio=sound card, impresora de fotos=photo printer=printer de fotos
electronicos: tv box=android tv box=cajita de tv=android box=caja de tv=tvbox=streaming box, apple tv=appletv=caja de apple tv, parabólica=satellite dish=plato de satélite=plato de dish
electronicos: dvd player=tocador de dvd=reproductor de dvd=lector de dvd~diviri, dvd portátil=portable dvd player=dvd de carro=dvd player portátil
electronicos: cd player=tocador de cd=reproductor de cd=discman=lector de cd, walkman=tocador de casete=cassette player=tocacintas
electronicos: cassette deck=tape deck=deck de cassette=casetera=grabadora de cassette, cds=discos compactos=compact discs, discos de 45=45 rpm=45s=discos de 45 rpm=singles de vinilo
electronicos: discos de pasta=78 rpm=discos de 78=shellac records, películas vhs=vhs tapes=cintas vhs=vhs movies=videocasetes=cintas de vhs
electronicos: receiver=receptor de audio=receptor estéreo~recibidor de audio~resiver, bocinas de torre=tower speakers=bocinas de piso=floor speakers
electronicos: bocina amplificada=powered speaker=bocina activa=active speaker=pa speaker, bocina con luces=party speaker=bocina de fiesta=bocina de karaoke=bocina karaoke
electronicos: monitores de estudio=studio monitors=monitor de audio=bocinas de estudio=studio speakers
electronicos: micrófono de condensador=condenser mic=micrófono de estudio=studio mic=micrófono de podcast=podcast mic, micrófono de solapa=lapel mic=micrófono de corbata=lavalier
electronicos: stand de micrófono=mic stand=microphone stand=base de micrófono=pedestal de micrófono, stand de bocina=speaker stand=base de bocina=pedestal de bocina=trípode de bocina
electronicos: crossover de sonido=audio crossover=crossover digital=dsp de sonido=procesador de sonido=speaker processor, bola de disco=disco ball=bola de espejos=mirror ball=disco light
electronicos: máquina de burbujas=bubble machine=máquina de pompas=bubble maker, máquina de espuma=foam machine=cañón de espuma=foam cannon de fiesta=fiesta de espuma
electronicos: aguja de tocadiscos=turntable needle=cartucho de tocadiscos=phono cartridge, victrola=gramophone=gramófono=fonógrafo=phonograph=vitrola~bitrola
electronicos: radio de onda corta=shortwave radio=radioaficionado=ham radio=radio aficionado=radio de onda corta antiguo, radio reloj=clock radio=reloj radio=radio despertador digital
electronicos: grabadora de voz=voice recorder=grabadora digital=digital recorder, cable de bocina=speaker wire=speaker cable=cable para bocina
electronicos: cable xlr=xlr cable=cable de micrófono=snake de audio=audio snake, enchufe inteligente=smart plug=smart outlet, bombilla inteligente=smart bulb=smart light=bombilla wifi
electronicos: termostato=thermostat, ps1=playstation 1=play 1=psx=play station 1=ps one, ps2=playstation 2=play 2=play station 2=ps 2, ps3=playstation 3=play station 3=ps 3
electronicos: psp=playstation portable=play portátil, ps vita=psvita=playstation vita, playstation portal=ps portal=play portal, xbox 360=x box 360=xbox360=equis box 360
electronicos: xbox original=xbox clásico=original xbox=xbox viejo, nintendo clásico=nes=nintendo viejo=nintendo entertainment system=nintendo antiguo
electronicos: super nintendo=snes=super nes=supernintendo=super nintendo clásico, nintendo 64=n64=nintendo64, gamecube=game cube=nintendo game cube, wii u=nintendo wii u=wiiu
electronicos: nintendo ds=ds lite=dsi, 3ds=nintendo three ds, game boy=gameboy color=game boy color=gameboy clásico, game boy advance=gba=gameboy advance=game boy advance sp
electronicos: nintendo switch 2=switch 2=suich 2, sega genesis=sega mega drive=consola sega~sega genecis, dreamcast=dream cast, atari, steam deck=steamdeck=steam dek
electronicos: consola retro=retro console=mini consola=consola de juegos retro=game stick=retro game console, arcade=arcade1up=máquina de jueguitos
electronicos: guía de juego=racing wheel=volante gamer=guía de ps5=guía de ps4=volante de juego=guía de simulador
electronicos: simulador de carro=racing simulator=sim rig=cockpit de simulador=sim racing=racing cockpit, guitarra de guitar hero=guitar hero=rock band guitar=guitarra de rock band
electronicos: batería de rock band=rock band drums=drums de rock band, cargador de controles=controller charger=base de carga de controles=charging station=dock de controles
electronicos: palanca de juego=joystick=palanca de mando, juegos de nintendo ds=ds games=juegos de ds, juegos de n64=n64 games=juegos de nintendo 64=cartuchos de n64
electronicos: juegos de ps2=ps2 games=juegos de play 2, juegos de ps3=ps3 games=juegos de play 3, juegos de wii=wii games=juegos de nintendo wii
electronicos: control de switch=pro controller=joy cons=control de nintendo switch, cámara instantánea=polaroid=instant camera~polaroy
electronicos: cámara de rollo=film camera=35mm camera=cámara 35mm=cámara análoga=analog camera=cámara de película, cámara sin espejo=mirrorless
electronicos: cámara profesional=dslr camera=cámara réflex=cámara dslr=reflex camera, cámara compacta=point and shoot=camarita digital=digicam=cámara de bolsillo
electronicos: cámara desechable=disposable camera=cámara de usar y botar, cámara 360=360 camera=cámara de 360 grados
electronicos: fondo fotográfico=photo backdrop=telón fotográfico=fondo de fotos=photography backdrop, luces de estudio=studio lights=softbox=kit de iluminación=luces de fotografía=photo lights
electronicos: bulto de cámara=camera bag=mochila de cámara=camera backpack=estuche de cámara, batería de cámara=camera battery=pila de cámara
electronicos: cámara de monte=trail camera=cámara de cacería=trail cam=game camera, proyector de diapositivas=slide projector=proyector de slides=carousel projector
electronicos: proyector antiguo=film projector=proyector de cine=proyector 8mm=movie projector, teleprompter=telepromter=apuntador electrónico
electronicos: mini proyector=mini projector=proyector portátil=portable projector, reloj de gps para correr=running watch=reloj de correr=reloj deportivo=sports watch
electronicos: teclado gamer=gaming keyboard=teclado rgb, mouse gamer=gaming mouse=ratón gamer, bocinas de computadora=computer speakers=bocinas de pc=bocinitas de computadora
electronicos: central telefónica=pbx=teléfonos de oficina=office phones, beeper=pager=bíper, bluray player=blu ray player=reproductor de bluray=tocador de bluray
electronicos: green screen=pantalla verde=greenscreen, mouse inalámbrico=wireless mouse=ratón inalámbrico=mouse bluetooth
electronicos: abanico de mano eléctrico=handheld fan=abanico personal=mini abanico=mini fan, xbox one=xboxone=x box one~xbos one, xbox series x=xbox x series
electronicos: switch lite=nintendo switch lite=suich lite, switch oled=nintendo switch oled=suich oled, xbox series s=xbox s series
`
