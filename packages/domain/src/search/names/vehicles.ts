// Names of what drives and floats, and of its parts. The format is that of synonyms.ts.
export const VEHICLES = `
carro|vehiculos|sedán,autos|coches|sedan,coupe,hatchback|karros,carrro,caros
pickup|vehiculos|pick up,pickups,guagua pick up|troca|pickup truck,trucks|picop,pikap,pikops,piqap
van|vehiculos|van,minivan,mini van,guagua de carga,van de carga,panel|furgón,furgoneta|cargo van,passenger van|
jeep|vehiculos|jeep,jeepeta,jeepe|todoterreno|suv|yip,jip,yeep
camion|vehiculos,negocios|camiones,camioncito,tumba,truck de arrastre,cabezote,troce|volqueta,volteo|dump truck,semi truck,tractor trailer|kamion,trok
autobus|vehiculos,negocios|guagua escolar,guagua de pasajeros,autobús,school bus|microbús,ómnibus|shuttle|
motora|vehiculos|motoras,motorita,motor de calle,dirt bike,pit bike|motocross,moto|motorcycles,dirtbike,sport bike|motoora,motoraz
scooter|vehiculos,deportes-ocio|scooters,scooter eléctrica,scooter eléctrico,patineta eléctrica,monopatín|patinete|electric scooter,e-scooter|escuter,eskuter,scuter,escooter
fourtrack|vehiculos,deportes-ocio|four tracks,fortrack,4 track,fourtrax|cuatri|four wheelers,quads|fortrak,fortrac,foltrak,forttrack,fourtrak,four trak
carrito-golf|vehiculos,deportes-ocio|carrito de golf,golf cart,carro de golf|carro de golfito|golf car,club car|
bicicleta-electrica|deportes-ocio,vehiculos|bicicleta eléctrica,bici eléctrica|ciclo eléctrico|ebike,e-bike,electric bike|
motor-bote|vehiculos|motor fuera de borda,motor de bote,outboard|fueraborda|>outboard motor,>outboard engine,>boat motor|
kayak|deportes-ocio,vehiculos|kayak,kayaks||kayaking|cayak,kayac,kallak
canoa|deportes-ocio,vehiculos|canoa,canoas|piragua|canoe|
paddle|deportes-ocio|paddle board,paddleboard,sup|tabla de remo|stand up paddle|
rv|vehiculos|casa rodante,camper,rv|caravana,autocaravana|motorhome,travel trailer|
arrastre|vehiculos,negocios|carretones,carretón de tirar,trailer de carga,plataforma de carga|tráilers|trailers,flatbed,enclosed trailer|treiler,arraste,treyler
food-truck|negocios,vehiculos|food truck,foodtruck,food trailer,guagua de comida,carrito de comida|camión de comida|food cart,concession trailer|fut trok
gomas|vehiculos|gomas usadas,gomas nuevas,set de gomas|cubiertas|used tires,wheels and tires|gomaz
aros|vehiculos|aro,aros con gomas,aros de lujo|rin,rines de lujo|rims and tires,wheel|
piezas|vehiculos|pieza de carro,piezas de carro,para piezas,piezas usadas,<transmisión,<alternador,<radiador,<focos,<tapalodos,<bumper,<bómper,<starter,<motor,<puertas,<asientos,<compuerta,<bonete,<junker,<aros,<amortiguadores,<cristal,<frenos,<catalítico|autopartes,repuesto|car parts,spare parts|pieza de caro,piesas de carro
transmision|vehiculos|transmisión,transmisiones,caja de cambios|caja de velocidades|transmission,gearbox|trasmision,transmicion
motor-carro|vehiculos|motor,motor de carro,máquina de carro|bloque de motor|engine,engine block|
radiador|vehiculos|radiador|condensador|radiator|radiadol
bateria-carro|vehiculos|batería de auto,batería de camión|acumulador de carro|auto battery|bateria de caro,vateria de carro
frenos|vehiculos|frenos,pads,discos de freno|pastillas de freno,balatas|brakes,brake pads|
amortiguadores|vehiculos|shocks,amortiguadores,struts,coilovers,springs|suspensión|shock absorbers,suspension,lift kit|
bumper|vehiculos|bompers,bumpers,parrilla de carro|parachoque|bumpers,front bumper|
cristal|vehiculos|cristal,cristales,windshield|parabrisas,vidrio|windshields,auto glass|
asientos|vehiculos|asientos,asientos de piel|butacas de carro|car seats leather,bucket seats|
tapete|vehiculos|alfombras de carro,floor mats|tapetes|weathertech|
radio-carro|vehiculos,electronicos|radio pantalla,radio android,planta de carro,amplificador de carro|autorradio|car radio,car audio,car amplifier|
muffler|vehiculos|muffler,escape,catalítico|mofle,silenciador|exhaust,catalytic converter|mufle
rack-carro|vehiculos,deportes-ocio|rack de carro,roof rack,rack de bicicletas,bike rack|portabicicletas,parrilla de techo|hitch rack,bicycle rack|
bola-arrastre|vehiculos|hitch,bola de arrastre|enganche|tow hitch|
winche|vehiculos|winche,winch|cabrestante|winch|
aceite|vehiculos|aceite,aceite de motor|lubricante|motor oil,engine oil|
scanner|vehiculos|scanner,escáner de carro|lector de códigos|obd2,code reader|
casco|vehiculos,deportes-ocio|casco,cascos|yelmo|helmet|
estandar|vehiculos|cambios manuales,transmisión manual,transmisión estándar,de cambio|mecánico de cambios|5 speed,6 speed,manual trans|standar,estander
automatico|vehiculos|auto trans,transmisión automática,automatica|cambios automáticos||automatiko
chocado|vehiculos|chocados,dañado,dañao,dañados,no corre,para arreglar|averiado,golpeado|non running,damaged,broken|danao,chocao
grua|vehiculos,servicios|servicio de grúa,grúas,>remolque,>remolcar|asistencia en carretera,remolques|roadside assistance,tow|
suv|vehiculos|suv,suvs,<guagua,<jeep|todoterreno,crossover|suvs|
rines|vehiculos|<aros,rims|rines,rines de lujo|rims,wheels|
alternador|vehiculos|alternador|generador de carro|alternator|
bote|vehiculos,deportes-ocio|botes,lanchas||boats|
`
