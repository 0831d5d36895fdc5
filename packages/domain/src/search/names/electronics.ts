// Names of phones, computers, sound, pictures and games. The format is that of synonyms.ts.
export const ELECTRONICS = `
celular|electronicos|celulares,teléfono,teléfonos,cel barato,<iphone,<galaxy,<motorola,<moto g,<pixel,<samsung a15,<samsung a14,<samsung s22,<samsung s23,<oneplus,<xiaomi|móviles,teléfono celular|cellphone,smartphones,android phone|telefono celula,seluar,cecular,celulares
telefono-fijo|electronicos|teléfono de casa,teléfono inalámbrico|teléfono fijo|landline,cordless phone|
iphone|electronicos|iphones|iphone apple||iphon,hiphone,ayfon,iphome
samsung-galaxy|electronicos|galaxy,samsung galaxy,samsung|teléfono samsung|galaxy phone|sansung,samsum,samsumg,galaxi
desbloqueado|electronicos|desbloqueados,todas las compañías,factory unlock|para todas las compañías,desbloqueada|carrier unlocked|desbloquiado
cover-celular|electronicos|cover,covers,case de celular,cristal templado,mica|funda,carcasa,protector de pantalla|phone case,screen protector|
cargador|electronicos|cargadores,cable usb,cargador de iphone,cargador de laptop|adaptador|usb charger,charging cable,power adapter|cargadol
powerbank|electronicos|power bank,powerbank,batería portátil|cargador portátil|portable charger|pawerbank,powerbanc
computadora|electronicos|computadoras,computadora de escritorio,torre,pc gamer,computadora gamer,all in one|ordenadores,equipo de cómputo|gaming computer,desktop computer,imac|computadola
laptop|electronicos|laptops,lapto,laptop gamer,<thinkpad,<inspiron,<pavilion,<surface,<ideapad|computadora portátil|gaming laptop,notebooks|laptó,labtop,lapto,laptos
chromebook|electronicos|chromebook|||cromebook
macbook|electronicos|macbook,mac,macbook pro,macbook air|portátil apple|apple laptop|macbuk
tablet|electronicos|tablets,ipads,ipad|tableta electrónica|galaxy tab,fire tablet|tabletz,tablette,aipad
monitor|electronicos|monitor,monitores,pantalla de computadora|pantalla de pc|computer monitor,display|
router|electronicos|router,módem,wifi|enrutador,repetidor|modem,mesh wifi,wifi extender|rauter
impresora|electronicos,negocios|impresoras,impresora láser,printer láser|multifuncional|laser printer,inkjet|empresora,inpresora
tinta|electronicos|tinta,toner|cartuchos|ink,ink cartridge|
proyector|electronicos|proyector|video proyector|projector|proyectol
televisor|electronicos|televisores,teles,smart,roku tv|televisiones|smart tvs,oled tv,flat screen|televicion,televisol,telebision,televisorr
bocina|electronicos|bocinas bluetooth,bocina bluetooth,partybox,sound bar,barra de sonido,soundbar|altavoces,bafle|speakers,bluetooth speaker,jbl speaker|vocinas,bosinas,bocinaz
audifonos|electronicos|audífono,airpods,earbuds,headset,audífonos bluetooth|auricular,manos libres|wireless earbuds,headphone|audifinos,haudifonos,odifonos
mixer-audio|electronicos,deportes-ocio|consola de sonido,mixer de audio,equipo de sonido,equipo de dj,controlador dj|mezcladora de audio|audio mixer,dj controller,pa system,amplifier|
radio|electronicos|radio,radio portátil,componente,boombox|minicomponente|stereo,radio am fm|
reloj-inteligente|electronicos,moda|reloj inteligente,smartwatch,apple watch,galaxy watch,fitbit|reloj digital|smart watch,garmin|smartguatch
timbre|electronicos|timbre con cámara,ring|videoportero|doorbell,video doorbell|
+f-consolas|electronicos|consola de juegos,ps5,ps4,ps3,playstation,xbox,nintendo,nintendo switch,wii,play station|consola de videojuegos|game console,video game console,switch,gameboy|consola de jueguito
playstation|electronicos|play station,ps,playstation 5,playstation 4,play 5,play 4,play 3|||play stations,pley,playstacion
ps5|electronicos|play 5,ps5,playstation 5,play station 5,ps 5|||
ps4|electronicos|play 4,ps4,playstation 4,play station 4,ps 4|||
nintendo|electronicos|nintendo switch,switch,wii,gameboy||switch lite,switch oled|nintendo suich,suich
xbox|electronicos|xbox,xbox one,xbox series s,xbox series x|||exbox,x box,eksbox
videojuegos|electronicos|videojuegos,juegos de play,juegos de ps5,juegos de ps4,juegos de xbox,juegos de nintendo,juegos de switch|video juegos,juegos de video|video games,ps4 games,switch games|jueguitos
control-juego|electronicos|control de ps5,control de ps4,control de xbox,control de play,joycon|mando de consola|dualsense,dualshock,xbox controller|
vr|electronicos|visor de realidad virtual|realidad virtual|oculus,meta quest,vr headset|
antena|electronicos|antena,antena de tv|antena digital|tv antenna,starlink|
consola-video|electronicos|<playstation,<ps5,<ps4,<xbox,<nintendo,<wii,game console|videoconsola,consola de videojuegos|gaming console,video game console|
amplificador|electronicos,deportes-ocio|amplificador,amplificador de guitarra,planta de sonido|ampli|amplifier,amp,guitar amp|
camara-foto|electronicos|cámara,cámaras|cámara digital,cámara fotográfica|camera,dslr|
`
