// Names of things for the house: furniture, appliances, kitchen, bath, linen. The format is that of synonyms.ts.
export const HOUSE = `
nevera|hogar-jardin||||nebara,neveria,neberas,<neverita,<neberita,<mini fridge,<refri
neverita|hogar-jardin|neverita,nevera pequeña,nevera de oficina,nevera ejecutiva,<nevera,<neveras|minibar,frigobar|mini fridge,dorm fridge|neberita
freezer|hogar-jardin|frízer,freezer de cofre|nevera de carne,arcón|deep freezer|frizer,friser,freeser
estufa|hogar-jardin|estufa eléctrica,estufita|fogón|gas stove,electric stove|estuffa
horno|hogar-jardin|horno,hornito,toaster oven,horno empotrado|horno eléctrico|oven,wall oven|orno
hot-plate|hogar-jardin|hornilla,hornilla eléctrica|parrilla eléctrica|hot plate,burner|ornilla
lavadora|hogar-jardin|lavadora portátil|lavadora de ropa|top load,front load|lavadara,labarora
secadora|hogar-jardin|secadora de ropa,secadora de gas|secadora eléctrica|clothes dryer|secador de ropa
combo-lavado|hogar-jardin|combo lavadora secadora,torre de lavado,lavadora y secadora|centro de lavado|washer and dryer,washer dryer,stackable|
lavaplatos|hogar-jardin|lavaplatos,dishwasher,máquina de lavar platos|lavavajillas|dish washer|labaplatos,lava platos,disguacher
extractor|hogar-jardin|extractor,campana|extractor de grasa,campana de cocina|range hood,vent hood|estractor
+enseres|hogar-jardin|enseres,nevera,neveras,neverita,<nebera,<neberas,freezer,<frizer,estufa,lavadora,<labadora,secadora,microondas,lavaplatos,horno,combo lavadora|enseres eléctricos,electrodomésticos,línea blanca,enseres del hogar|appliances,fridge,washer,dryer,stove,dishwasher|enceres,henseres
+aparatos-cocina|hogar-jardin|aparatos de cocina,licuadora,batidora,tostadora,air fryer,cafetera,sandwichera,olla arrocera,procesador|electrodomésticos de cocina|small appliances,blender,mixer,toaster|
licuadora|hogar-jardin|licuadora,blender|batidora de vaso|nutribullet,ninja blender,vitamix|likuadora,licuadura
batidora|hogar-jardin|batidora,mixer,kitchenaid|batidora de pie|stand mixer,hand mixer|vatidora
tostadora|hogar-jardin|tostadora|tostador|toaster|tosstadora
cafetera|hogar-jardin|cafetera,greca,coladora,máquina de café|cafetera eléctrica,prensa francesa|coffee maker,keurig,nespresso,espresso machine|cafetiera
colador-cafe|hogar-jardin|greca|cafetera italiana,moka|moka pot|
plancha-ropa|hogar-jardin|plancha,plancha de ropa,plancha de vapor|vaporera,vaporizador de ropa|iron,steamer|
tabla-planchar|hogar-jardin|tabla de planchar,mesa de planchar|burro de planchar|ironing board|
plancha-comida|hogar-jardin|plancha de hacer sandwich,sandwichera|waflera,wafflera|griddle,panini press,waffle maker|sanguichera
arrocera|hogar-jardin|olla arrocera,arrocera|olla de arroz|rice cooker|arrosera
olla|hogar-jardin|ollas,juego de ollas,set de ollas,sartén,sartenes|batería de cocina,cacerolas|pots,pans,cookware|
vajilla|hogar-jardin|vajilla,platos,juego de platos|loza|dishes,dinnerware,plates|bajilla
vasos|hogar-jardin|vasos|cristalería|glasses|
filtro-agua|hogar-jardin|filtro de agua,purificador de agua,dispensador de agua|destilador,fuente de agua|water filter,water dispenser,water cooler|
aspiradora|hogar-jardin|aspiradora,vacuum|robot aspirador|vacuum cleaner,roomba,shop vac|aspiradoria,vacum,bacuum
mapo|hogar-jardin|mapo,escoba,cubo de mapo|trapeador,fregona|mop,broom|
abanico|hogar-jardin|abanico recargable,abanico de mesa,abanico de torre,abanico industrial|ventilador de techo|tower fan,fans|abaniko
aire-acondicionado|hogar-jardin|aire inverter,consola inverter,aire portátil,aire central|acondicionador de aire|air conditioner,window ac,portable ac|aire acondicionao,aire acondisionao
calefactor|hogar-jardin|calefactor|estufa de calor|space heater,heater|
sofa|hogar-jardin|juego de muebles,sofá seccional|sala|living room set,love seat|sofas,soffa
sofa-cama|hogar-jardin|sofá cama,futón,sofacama|sillón cama,diván|sofa bed,futon,sleeper sofa|sofa kama
butaca|hogar-jardin|butaca,butacas,butacón|poltrona|armchair,accent chair|vutaca
reclinable|hogar-jardin|butaca reclinable,silla reclinable|sillón reclinable|lift chair,recliners|reclinavle
sillon|hogar-jardin|sillones,mecedoras,balancín,sillón de mimbre|mecedor|rocker|sillones de balance
hamaca|hogar-jardin|hamaca,hamacas|columpio de jardín|hammock,swing|amaca
silla|hogar-jardin|silla,sillas,silla plegadiza|asiento|chair,chairs,folding chair|siya
silla-oficina|hogar-jardin|silla de oficina,silla de escritorio,silla ejecutiva|silla ergonómica|office chair,desk chair|
silla-gamer|hogar-jardin,electronicos|silla gamer,silla de gamer|silla de juego|gaming chair|siya gamer
taburete|hogar-jardin|banqueta,banquetas,stool,stools|taburete,banco alto|bar stool,barstool|
mesa|hogar-jardin|mesa,mesas,mesita|mesa plegable|table,tables|meza
mesa-centro|hogar-jardin|mesa de centro,mesita de sala,mesa de sala,coffee table|mesa ratona|end table,side table|
mesa-noche|hogar-jardin|mesa de noche,mesita de noche,mesitas|velador,buró,mesilla|nightstand,night stand|
consola-entrada|hogar-jardin|mesa de entrada,consola de entrada|recibidor|console table|
comedor|hogar-jardin|comedor,mesa de comedor|antecomedor|dining room,dinette set|
escritorio|hogar-jardin|escritorio,desk|mesa de computadora,mesa de estudio|computer desk,writing desk|escritoryo,ecritorio,esritorio
tablillero|hogar-jardin|tablillero,librero,tablillas,repisa,anaquel|estante,estantería,repisas|bookshelf,bookcase,shelf,shelves|tabliyero,livrero
mueble-tv|hogar-jardin|mueble de tv,mueble de televisor,centro de entretenimiento,mesa de tv|mueble para televisor,rack de tv|tv stand,entertainment center|
base-tv|hogar-jardin,electronicos|base de pared,base de tv,soporte de tv|soporte de pared|tv mount,wall mount|
cama|hogar-jardin|camita,frame de cama|base de cama,somier,catre|bed frame,headboard,platform bed,daybed|
juego-cuarto|hogar-jardin|juego de cuarto,set de cuarto,juego de dormitorio|dormitorio completo,recámara completa|bedroom set,bedroom furniture|guego de cuarto
colchon|hogar-jardin|matress,mattres|colchones|memory foam|matre,mattres,matres,colchom,matrez
litera|hogar-jardin|litera,camarote|cama nido|bunk bed,bunkbed,trundle|
cama-posiciones|hogar-jardin,de-todo|cama de posiciones,cama de hospital,cama eléctrica|cama ortopédica|hospital bed,adjustable bed|
gavetero|hogar-jardin|gaveteros,coqueta,tocador,armario,ropero|peinadora,chifonier,closet portátil|chest of drawers,dresser with mirror,armoire,vanity|gavetera,gabetera,gaveteiro
closet|hogar-jardin|closet,ropero,wardrobe|guardarropa,armario|closet organizer|
espejo|hogar-jardin|espejo,espejos|espejo de pared|mirror|spejo
lampara|hogar-jardin|lámpara,lámparas,lamparita|luminaria,candelabro|lamp,light fixture,chandelier,floor lamp|lanpara
cortinas|hogar-jardin|cortinas,cortina,screens,roller|persianas,visillos|curtains,blinds,drapes|kortinas
alfombra|hogar-jardin|alfombra,alfombras,carpeta|tapete,moqueta|rug,rugs,carpet,area rug|alfonbra,arfombra
sabanas|hogar-jardin|sábanas,sábana,<ropa de cama,<juego de cama|juego de sábanas|sheets,bedding|savanas
toallas|hogar-jardin|toallas,toalla|paños|towels|toayas
florero|hogar-jardin|florero,jarrón|búcaro|vase|
gabinetes|hogar-jardin|gabinetes de baño|mueble de cocina|vanity cabinet|gavinete
lavamanos|hogar-jardin|lavamanos,lavabo,lava manos|lavatorio,ovalín|bathroom sink,vanity sink|lababo,labamanos,lababos,lavavo,labavo
fregadero|hogar-jardin|fregadero|fregador,pileta|sink,kitchen sink|fregadera
inodoro|hogar-jardin|inodoro,taza de baño,toilet|sanitario,retrete,váter,excusado|toilet bowl|ynodoro,hinodoro,inodorro
bañera|hogar-jardin|bañera,jacuzzi,tina|hidromasaje|bathtub,hot tub|vañera
ducha|hogar-jardin|ducha,mampara,puerta de ducha|regadera,cabina de ducha|shower,shower door|
llave-agua|hogar-jardin|llave de agua,llave de fregadero,mezcladora,mescladora|grifo,grifería|faucet|
puerta|hogar-jardin|puerta,puertas,screen door|puerta de madera,puerta de aluminio|door,doors,french door|puelta
ventana|hogar-jardin|ventana,ventanas,ventanas de seguridad|celosías,ventanal|window,windows|bentana
losa|hogar-jardin|losas,loseta,losetas,losa|azulejos,baldosas,cerámica,porcelanato|tiles,floor tile|lozas
piso-laminado|hogar-jardin|piso laminado,piso de vinil,pisos|parquet,tarima|laminate flooring,vinyl plank|
pintura|hogar-jardin|pintura,paila de pintura|esmalte|paint|
sellador-techo|hogar-jardin|sellador de techo,silver coat,danosa,membrana|impermeabilizante|roof sealer,roof coating|seyador
zinc|hogar-jardin|zinc,planchas de zinc,galvalum|láminas,chapa|metal roofing|sinc
tubos|hogar-jardin|tubos,tubería,pvc|cañería|pipes,tubing|
muebles-patio|hogar-jardin|muebles de patio,juego de patio,muebles de terraza,set de terraza|muebles de jardín,muebles de exterior|patio furniture,patio set,outdoor furniture|
bbq|hogar-jardin|bbq,barbacoa,parrilla,grill|asador|barbecue,smoker,gas grill|barbikiu,barbeque
piscina|hogar-jardin|piscina,piscina inflable,piscina plástica|alberca,pileta|pool,swimming pool|picina,pisina
+muebles-sala|hogar-jardin|muebles de sala,sofá,juego de sala,butaca,butacas,butacón,sillón,sillones,seccional,love seat,loveseat,reclinable,mesa de centro,mueble de sala,futón|mueble de sala,set de sala,cosas de sala|living room furniture,sofa,couch,recliner,sectional|
+muebles|hogar-jardin|muebles,sofá,juego de sala,juego de comedor,juego de cuarto,butaca,sillón,sillones,mesa,silla,sillas,escritorio,gavetero,tablillero,librero,cama,futón,love seat,seccional|mobiliario|furniture,couch,dresser,desk|mueble,mubles
navidad|hogar-jardin|árbol de navidad,luces de navidad,adornos de navidad|decoración navideña,pesebre|christmas tree,christmas lights|
hielera|hogar-jardin,deportes-ocio|nevera de playa,neverita de playa,hielera,cooler|conservadora|ice chest,yeti|
maquina-coser|hogar-jardin|máquina de coser,maquina de cocer|máquina de costura|sewing machine|maquina de cozer
overlock|hogar-jardin|overlock,merrow|remalladora|serger|overlok,overloc,oberlock
bordadora|hogar-jardin|máquina de bordar|bordadora|embroidery machine|
telas|hogar-jardin,de-todo|telas,tela por yarda|tejidos,géneros|fabric,fabrics|
caja-fuerte|hogar-jardin|caja fuerte|caja de seguridad|safe,lockbox|
extintor|hogar-jardin,negocios|extintor|extinguidor|fire extinguisher|
estufa-otra|hogar-jardin|<estufa,stove|cocina de gas|range,gas range,cooktop|
lampara-led|hogar-jardin|luces led,luz led,tira led|focos led|led lights,string lights|
rocking|hogar-jardin|<mecedora,<sillón,rocking chair|silla mecedora|rocker|
climatizador|hogar-jardin|window unit,<aire acondicionado,<aire de ventana,<ac|climatizador|air conditioner,ac unit,ac units|
`
