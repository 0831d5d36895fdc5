// Names of tools, machines, power and water, and of what grows and lives on a farm. The format is that of synonyms.ts.
export const TOOLS = `
cisterna|hogar-jardin|tanque cisterna,tanque de reserva,drones de agua|depósito de agua,tanque plástico|water storage tank|sisterna,zisterna,cirsterna
bomba-agua|hogar-jardin|bomba de agua,bomba de cisterna,bomba sumergible|motobomba,hidroneumático|water pump,well pump|vomba de agua
dron|hogar-jardin|dron plástico,drones,barril|tambor,bidón|drum,barrel|
calentador|hogar-jardin|calentador de agua,calentador eléctrico,calentador de tanque,calentador de gas|calefón,calentador de paso|electric water heater,solar water heater|calentadores,carentador
planta-electrica|hogar-jardin|plantas eléctricas,generador portátil,generador inverter|generador eléctrico,electrógeno|power generator,portable generator|planta electrika,jeneradol,generadol
power-station|hogar-jardin,electronicos|power station,estación de energía,ecoflow,jackery,bluetti|central eléctrica portátil|portable power station,solar generator|pawer station
bateria-solar|hogar-jardin,electronicos|batería solar,baterías solares,batería de litio,batería de ciclo profundo,banco de baterías|batería marina,acumulador solar|deep cycle battery,lithium battery,lifepo4|vateria solar
inversor|hogar-jardin,electronicos|inversor,inverter solar,inversor híbrido|convertidor de corriente|solar inverter,power inverter|inberter,invertel
placas-solares|hogar-jardin,electronicos|placa solar,sistema solar,paneles,panel solar|módulo fotovoltaico,energía solar|solar panel,solar system,solar kit|placa solal
controlador-carga|hogar-jardin|controlador de carga,charge controller,mppt|regulador solar|solar charge controller|
+apagon|hogar-jardin,electronicos|apagón,planta eléctrica,generador,power station,inversor,batería de respaldo,powerbank,power bank,abanico recargable,linterna,lámpara recargable,estufa de gas,batería de litio,batería marina,placa solar,placas solares,ecoflow,jackery,quinqué,tanque de gas,bombilla recargable|cuando se va la luz,se va la luz,se fue la luz,va la luz,sin luz,apagones,corte de luz|blackout,power outage,generator,flashlight|
linterna|hogar-jardin|linterna,linternas,foco de mano,lámpara recargable|quinqué,farol|flashlight,lantern|
extension|hogar-jardin|extensión,extensión eléctrica,cable eléctrico|alargador,regleta|extension cord,power strip|
breaker|hogar-jardin|breaker,caja de breakers,panel eléctrico,base de contador|interruptor,tablero eléctrico|breaker panel,breaker box|
transfer|hogar-jardin|transfer switch,interlock|transferencia|generator plug|
tanque-gas|hogar-jardin|cilindro,cilindros de gas,tanquecito de gas|tanque de propano|propane,gas cylinder|silindro de gas
motosierra|hogar-jardin|motosierra,sierra de cadena|sierra eléctrica|chainsaw,chain saw|motosiera,motocierra,motosierras
trimmer|hogar-jardin|trimer,trimmers|desmalezadora,cortabordes|weed whacker,weedeater,brush cutter|trimel,trimmel,trimer
maquina-grama|hogar-jardin|máquina de grama,cortadora de grama,maquina de cortar yerba,máquina de yerba,rider|podadora,podadora de césped,tractor de grama|mower,lawnmower,lawn tractor,push mower|podadera
blower|hogar-jardin|blower,soplador,sopladora de hojas|soplahojas|leaf blower|bloguer
manguera|hogar-jardin|manguera,mangueras|goma de agua|garden hose,hose|mangera
maquina-presion|hogar-jardin|máquina de presión,máquina de lavar a presión,lavadora a presión|hidrojet|power washer,pressure cleaner|makina de presion
carretilla|hogar-jardin|carretilla,carrucha,carretillas|carretilla de mano|wheelbarrow,hand truck,dolly|carretiya
+herramientas-patio|hogar-jardin|herramientas de patio,machete,azada,asada,rastrillo,trimmer,tijeras de podar,carretilla,manguera,bomba de fumigar,motosierra,cortagrama,blower|herramientas de jardín,herramientas de jardinería,herramienta de patio|garden tools,lawn tools|
bomba-fumigar|hogar-jardin|bomba de fumigar,fumigadora,bomba de mochila|asperjadora,aspersora|sprayer,backpack sprayer|
rototiller|hogar-jardin|rototiller,tiller,mini tiller|motocultor,cultivador|rotary tiller,cultivator|
tractor|hogar-jardin,vehiculos,negocios|tractor,tractor agrícola|tractor de finca|kubota,john deere,mahindra|trator
maquinaria|vehiculos,negocios|maquinaria,excavadora,digger,bobcat,back hoe,backhoe,retroexcavadora,loader|pala mecánica,montacargas|excavator,skid steer,forklift,bulldozer|
+herramientas|hogar-jardin,negocios|taladro,sierra,caja de herramientas,llaves,cubos,ratchet,esmeril,compresor,lijadora,router,nivel,destornillador,gato hidráulico,impacto,pulidora,multímetro,alicates||wrench,socket set,impact driver,grinder,sander,toolbox,circular saw|herramienta,heramientas
+herramientas-mecanica|hogar-jardin,vehiculos|herramientas de mecánica,gato hidráulico,caja de herramientas,compresor,compresor de aire,burritos,llaves,cubos,ratchet,torque,impacto,scanner,elevador|herramientas de mecánico,herramientas de taller,herramienta de mecanica|mechanic tools,floor jack,jack stands,torque wrench,socket set,toolbox|
taladro|hogar-jardin|taladro,taladros|rotomartillo,atornillador|drill,cordless drill,impact driver|taladrro,taradro
compresor|hogar-jardin|compresor,compresor de aire|compresora|air compressor|conpresor,compresol,compresora de aire
soldadora|hogar-jardin|máquina de soldar,soldadora,planta de soldar|equipo de soldar|welder,welding machine,mig welder|makina de soldar
gato-hidraulico|vehiculos,hogar-jardin|gato hidráulico,gato de carro,burritos|gata hidráulica|floor jack,jack stand,car jack|gato idraulico
caja-herramientas|hogar-jardin|caja de herramientas,tool box,gabinete de herramientas|cofre de herramientas|toolbox,tool chest|
escalera|hogar-jardin|escalera de extensión,escaleras|escalera de tijera|extension ladder,step ladder|hescalera
mezcladora|hogar-jardin,negocios|mezcladora de cemento,mescladora de cemento,tumba|hormigonera,trompo|concrete mixer,cement mixer|
plantas|hogar-jardin,de-todo|matas,orquídeas,bromelias,cactus,suculentas,palmas,rosas,plantas ornamentales,matitas,palos de fruta,arbolitos|vivero,plantas de jardín|house plants,indoor plants,potted plants|
semillas|hogar-jardin,de-todo|semillas,semilla,matas,plántulas,para sembrar|simientes,almácigos|seeds,seedlings|semiyas
tierra|hogar-jardin,de-todo|tierra,tierra negra,relleno,abono orgánico|humus,sustrato|soil,topsoil,mulch,compost|
abono|hogar-jardin,de-todo|abono,fertilizante|estiércol|fertilizer,manure|avono
tiestos|hogar-jardin|tiestos,tiesto|macetas,potes|flower pots,planters|
alimento-animales|mascotas|alimento,comida de perro,comida de gato,alimento de gallina|pienso,croquetas|dog food,cat food,feed,pet food|
huevos|de-todo,mascotas|huevos,huevos del país,huevos frescos|huevos criollos|eggs,fresh eggs|huebos,uevos,guevos
huevos-fertiles|mascotas|huevos fértiles,huevos para incubar|huevos incubables|hatching eggs|huebos fertiles
abejas|mascotas,de-todo|colmenas,abejas,cajas de abejas,apiario||beehive,bees,hives|avejas
+animales-de-finca|mascotas,negocios|animales de finca,gallina,gallinas,gayinas,pollitos,pollos,cabro,cabra,cabritos,cerdo,cerditos,lechón,lechones,novilla,becerro,vaca,toro,ganado,conejo,conejos,caballo,yegua,ovejas,patos,pavos,gansos|animales de granja,animales de corral,aves de corral|farm animals,livestock,poultry|
despulpadora|negocios,de-todo|despulpadora,despulpadora de café,molino de café|trilladora|coffee pulper|
generador|hogar-jardin|generador,generadores,planta eléctrica,plantas eléctricas,planta de luz|generador eléctrico,grupo electrógeno|generator,generators|jenerador,generadol
palos-frutales|hogar-jardin,de-todo|palos de fruta,palo de aguacate,palo de mangó,palos frutales|árboles frutales|fruit trees|
paja|mascotas|paja,viruta,aserrín|cama para animales|straw,wood shavings|
sierra|hogar-jardin|sierra,<serrucho||saw|siera
gallinas|mascotas,negocios|gallina,gallinas,ponedoras,<gallinas ponedoras|gallinas de postura|hens,laying hens,chickens|gayina,gayinas,gallynas
ganado|mascotas,negocios|ganado,<vaca,<novilla,<becerro,<toro,<toretes|reses|cattle|ganao
`
