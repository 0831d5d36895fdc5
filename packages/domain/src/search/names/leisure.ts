// Names of sport, music, games, books, collecting, pets and food. The format is that of synonyms.ts.
export const LEISURE = `
bicicleta|deportes-ocio|bicis,bicicletas,bici de montaña,bicicleta de nene,bicicleta de nena,bicicleta híbrida|bicicleta de ruta,bicicleta plegable|bikes,road bike,mtb,hybrid bike|bicicletta,bisicletas,vicicletas,visicleta,bicicletaz
piezas-bicicleta|deportes-ocio|piezas de bicicleta,goma de bicicleta,tubo de bicicleta,rack de bicicletas|portabicicletas|bike parts,bike rack|
+ejercicio|deportes-ocio|equipo de ejercicio,máquina de ejercicio,máquina de hacer ejercicios,trotadora,caminadora,pesas,mancuernas,elíptica,bicicleta estacionaria,banco de pesas,multigym,remadora|aparatos de gimnasio,equipo de gimnasio,máquinas de gimnasio,bicicleta fija|exercise equipment,treadmill,elliptical,stationary bike,home gym,weights,peloton,bowflex|
pesas|deportes-ocio|banco de pesas,barra de pesas,banco de ejercicio,kettlebell,pesa|mancuerna,barra olímpica|weight bench,dumbbell,barbell,weight plates|
trotadora|deportes-ocio|máquina de correr,máquina de caminar,caminadora|banda caminadora|treadmills|trotadoora,caminadora eletrica
eliptica|deportes-ocio|elíptica|elíptico|elliptical|eliptika
bicicleta-estacionaria|deportes-ocio|bicicleta estacionaria,bicicleta de spinning|bicicleta fija,bicicleta estática|stationary bike,exercise bike,spin bike|
pesca|deportes-ocio|caña de pescar,cañas de pescar,carrete,caña,equipo de pesca,atarraya|vara de pescar|fishing rod,fishing pole,fishing reel|cana de pescar
surf|deportes-ocio|tabla de surfing,tabla de surfear,skimboard|tabla de bodyboard|surf board,longboard surf|tabla de surfin
acampar|deportes-ocio|caseta de campaña,caseta,casetas,acampar,sleeping bag,equipo de acampar|carpa de campaña,saco de dormir,bolsa de dormir|camping,camping gear,camping tent|
futbolito|deportes-ocio|futbolito,máquina de juegos,maquinita|futbolín|foosball,arcade machine,pinball|
+instrumentos|deportes-ocio|guitarra,cuatro,güiro,congas,piano,teclado,trompeta,saxofón,violín,bajo,batería musical,bongó|instrumentos musicales|musical instruments,piano,trumpet,violin|instrumento
libros|de-todo|<novelas,<enciclopedia,<cuentos,libros escolares|libro de texto|textbook|libroz
antiguedades|de-todo,hogar-jardin|antigüedades,antiguo,antigua|reliquias,vintage|antique,antiques,vintage|antiguedadez
manualidades|de-todo|manualidades,crochet,tejidos,artesanías|artesanía|crafts,handmade,cricut|
perro|mascotas|perros,perritos,cachorros,cachorritos,perritas,<chihuahua,<pitbull,<pit bull,<husky,<yorkie,<yorkshire,<pastor alemán,<pastor belga,<bulldog,<bulldog francés,<frenchie,<poodle,<shih tzu,<golden,<labrador,<rottweiler,<doberman,<sato,<satitos,<satito,<maltés,<pomeranian,<beagle,<dachshund,<salchicha,<schnauzer,<cocker,<boxer,<malinois,<american bully,<bully|perro de raza|puppies,german shepherd,french bulldog,rescue dog|perro,perrtio,cachoro,chiguagua
sato|mascotas|satitos,satos,sata,perrito sato,cachorros satos|mestizos|mixed puppy,rescue dog|satitoz
gato|mascotas|gatos,gatitas,gatitos,<siamés,<persa,<maine coon|felino|kittens,cats,siamese|gatito,gatyto
+ave|mascotas|cotorro,cotorras,cockatiel,lovebird,agapornis,periquitos,pericos,palomas,cacatúa,finches,gallos|aves,pájaros,pajaritos,loros|birds,parakeet,macaw,doves,lovebirds|kotorra
jaula|mascotas|jaulas,kennel de perro,crate,jaula de perro,jaula de pájaros,pajarera|transportadora,perrera|bird cage,dog crate,dog kennel|jaulaz
veterinario|mascotas,servicios|veterinario,vacunas de perro|veterinaria|vet,veterinarian|beterinario
adiestrador|mascotas,servicios|adiestrador,adiestramiento,entrenador de perros|adiestramiento canino|dog trainer,dog training|adiestramyento
adopcion|mascotas|se regalan,buscan hogar,buscan casa,para adoptar|adoptar,dar en adopción|free to good home|adopsion,hadopcion
grooming|mascotas,servicios|groomer,recorte de perros,bañar perros|estética canina|dog groomer,mobile grooming|grummer
+comida|de-todo,servicios|comida,pasteles,lechón,lechón asado,arroz,alcapurrias,bacalaítos,pastelillos,empanadillas,lasaña,almuerzos,pernil|comida criolla,platos preparados,comida casera|food,meals,lunch,home cooked|
+comida-navidad|de-todo,servicios|comida de navidad,pasteles,pasteles de masa,lechón asado,lechón a la vara,coquito,arroz con dulce,arroz con gandules,pernil,morcillas,tembleque,pitorro|cena navideña|christmas food|
pasteles-navidad|de-todo,servicios|pasteles,pasteles de masa,pasteles de yuca|hallacas|pasteles puertorriqueños|pastelez
lechon|de-todo,servicios,mascotas|lechón asado,lechón a la vara,lechón,pernil|cochinillo,lechón al horno|roast pork,roasted pig|lechom asado
+frituras|de-todo|frituras,alcapurrias,bacalaítos,empanadillas,pastelillos,sorullos,piononos|fritos|fritters|
+postres|servicios,de-todo|postres,postre,bizcocho,bizcochos,flan,tembleque,arroz con dulce,cupcakes,quesitos,pastelillos de guayaba,cheesecake,limbers,brownies,galletas,donas,mantecaditos,dulces,tres leches,mesa de dulces,besitos de coco|reposterías,repostería,dulces típicos|desserts,sweets,cakes,cookies,pastries|postrez
bizcocho|servicios,de-todo|bizcochitos,bizcocho de cumpleaños,bizcocho de boda,repostería,repostera,cupcakes|pasteles de cumpleaños,tortas,bizcochería|cakes,cupcakes,birthday cake|viscocho,biscochos,vizcochos,bizcochoz
limbers|de-todo|limbers,limber,mantecado,piraguas|helados,paletas|ice cream,popsicles|linbers
miel|de-todo|miel,miel de abeja,miel pura|miel cruda|honey|miell
cafe|de-todo|café,café molido,café en grano,café del país|café tostado|coffee beans,ground coffee|kafe
queso|de-todo|queso,queso del país,queso de hoja|queso fresco|cheese|kezo
+frutas|de-todo|frutas,chinas,china,aguacate,aguacates,mangó,mango,parcha,piña,guineos,papaya,quenepas,acerolas,limones,toronjas,cocos,coco,guanábana,fresas|frutas frescas,naranjas|fruit,fruits,avocado,oranges,mangoes,pineapple|fruta
aguacate|de-todo|aguacate,aguacates|palta|avocado,avocados|aguakate,awacate
taquillas|deportes-ocio,de-todo|taquilla,boleto,concierto,bad bunny,choliseo|entrada de concierto|concert tickets,ticket|takilla
vapor|de-todo|vape,hookah,pipa|cachimba|vape,hookah|
santos|de-todo|santos,rosario,imágenes religiosas|religioso|religious items,rosary|
cajas|de-todo|cajas de mudanza,cajas vacías,cajas de cartón|embalaje|moving boxes,boxes|
madera-quemar|de-todo|leña,carbón|madera para quemar|firewood,charcoal|
+viandas|de-todo|viandas,plátanos,guineos verdes,yautía,ñame,malanga,yuca,batata,panapén,pana|tubérculos,verduras|root vegetables|biandas,viandaz
+pescado|de-todo|mariscos,pescado,chillo,langosta,pulpo,carrucho,juey,jueyes,camarones|pescado fresco|seafood,fresh fish|
+colecciones|de-todo|coleccionables,monedas,sellos,barajas,pokemon,funko|colección,numismática|collectibles,coins,stamps,trading cards|colexion
guitarra|deportes-ocio|guitarra,guitarras||guitar,guitars|gitarra,guitara
+beisbol|deportes-ocio|equipo de pelota,bate,guante de pelota|béisbol|baseball|
surf|deportes-ocio|<longboard,<shortboard,<funboard,<softtop,<soft top,<foamie,<wavestorm,<tablón||surfboards|tabla de sulf
quillas|deportes-ocio|quillas|aletas de tabla|fins,surf fins|
leash|deportes-ocio|leash,leash de surf|amarre de tabla|surf leash|
`
