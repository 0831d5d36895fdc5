// What people do for others: trades by their names and by the verbs with which people ask for them. Verbs only lead in
// (>), for 'pinta' is also what paint does. The format is that of synonyms.ts.
export const SERVICES = `
reparacion|servicios|reparación,reparaciones,reparo,arreglo,arreglos,se arreglan,se reparan,reparamos,arreglamos,técnico,técnico de enseres,mecánico de,>arregla,>arreglan,>arreglar,>arregle,>arreglen,>repara,>reparan,>reparar,>repare,>arreglando,>componer,>compone,>cambian,>cambia,>cambien|servicio técnico,compostura|repair,repairs,fix,fixing,technician,>fixes,>repairman|reparasion,reparacio,areglo,areglos,arreglao
instalacion|servicios|instalación,instalo,instalaciones,se instala,se instalan,instalamos,montaje,>instala,>instalan,>instalar,>instale,>instalen,>instalador,>montan,>monten,>ponen,>ponga,>pongan|instalador|installation,install,installer,>installs|instalasion,ystalo,instalaciom
mudanza|servicios|acarreos,acarreo,mudanzas,fletes,flete,mudanza local,botar escombros,>mueve,>mueva,>mueven,>mover,>muevan,>mudar,>mude,>mudarme,>muden,>cargar,>acarrear,>acarree,>transportar,>llevar muebles|mudanceros,transportes|moving service,hauling,truck with driver,>move,>moves|mudansas,mudansa,mudanza
escombros|servicios|escombros,botar basura,limpieza de escombros,acarreo de basura,recogido de escombros,>botar,>boten,>recoger escombros|retiro de escombros|junk removal,debris removal|escombroz
arboles|servicios|tala,poda,tala de árboles,poda de árboles,tala y poda,corte de árboles,tumbar palos,>tumbar,>tumbe,>tumban,>tumben,>podar,>poden,>cortar árbol,>cortar palo,>cortar un palo,>tumbar un palo,>palo que esta|arborista,desmonte|tree removal,tree service,tree cutting|tala de alboles,podar alboles
jardineria|servicios|corte de grama,corto grama,cortamos grama,limpieza de patios,limpieza de patio,jardinero,mantenimiento de áreas verdes,desyerbo,>cortar yerba,>corte la grama,>corte grama,>corten la grama,>corta grama,>cortan grama,>cortar la grama,>recorte de grama,>limpiar patio,>limpie el patio,>limpien el patio,>desyerbar|jardineros,corte de césped|lawn service,yard work,grass cutting,gardener,>cut grass,>cut my grass,>mow|corte de glama,gardinero,jardinerria
plomero|servicios|plomeros,plomería,destapes,destape de tuberías,liqueos,liqueo,filtraciones,>destapar,>destape,>destapen,>destapa,>liquea,>gotea|fontanería|plumbing,drain cleaning|plomeria,promeria,plomeroz
electricista|servicios|electricistas,electricidad,electromecánico,eléctrico,trabajos eléctricos,>perito|instalaciones eléctricas|electrical work,electrical services|electrisista,eletrisista
refrigeracion|servicios|reparación de aires,refrigeración,mantenimiento de aires,limpieza de aires,limpieza de consolas,limpieza de consola,técnico de neveras|aire acondicionado servicio|ac repair,ac cleaning,refrigeration|refrijeracion,refrijerasion
limpieza-aire|servicios|limpieza de consolas,limpieza de consola,limpieza de aires,limpieza de aire,lavado de aires,mantenimiento de consolas,mantenimiento de aires,>limpiar consola,>limpia consola,>limpie la consola,>limpian consolas,>lavar aire|limpieza de aire acondicionado|ac cleaning,mini split cleaning|
limpieza-cisterna|servicios|limpieza de cisternas,limpieza de cisterna,lavado de cisternas,lavado de cisterna,>limpiar cisterna,>lavar cisterna,>limpie la cisterna|limpieza de tanques|cistern cleaning|
limpieza|servicios|limpiezas,limpio casas,limpiamos,limpio,se limpian casas,limpieza profunda,>clean,>cleans,>cleaner,>limpiar,>limpie,>limpia,>limpian,>limpien,>limpiando|aseo de casas,servicio doméstico|house cleaning,deep cleaning,cleaning lady,housekeeping|limpiesas,linpieza
lavado-muebles|servicios|limpieza de muebles,lavado de muebles,limpieza de matress,lavado de alfombras,limpieza de sofá|tapicería limpieza|upholstery cleaning,carpet cleaning|
lavado-presion|servicios|lavado a presión,lavado de casas,lavado de techos,limpieza a presión|hidrolavado|pressure washing,power washing|labado a presion
lavado-carro|servicios,vehiculos|detailing,lavado de carros,car wash,pulido,brillo|pulido de autos|auto detailing,ceramic coating|
pintor|servicios|pintores,pinto casas,pintamos,pinto,pintura residencial,>pintar,>pinte,>pintan,>pinten|pintura de exteriores|house painter,house painting,>paint,>paints|pintorez
sellado-techo|servicios,hogar-jardin|reparación de techos,reparo techos,techos,techo,>sellar,>selle,>sellen,>sella,filtraciones de techo,impermeabilización de techos,ranchones|techador|roofer,roof repair,roofing|celado de techo,selado de techo,seyar techo
techo|servicios|techo,techos,sellado de techo,techador|tejado|roof,roofing|
+construccion|empleos,servicios|construcciones,construcción en general,remodelación,remodelaciones,empañetado,losas,gypsum,verjas,bloques,cemento,pañete,contratistas,>construir,>construye,>construyan,>remodelar,>remodele,>empañetar|reformas,albañilería,albañiles|construction,remodeling,drywall,tile installer|construsion,remodelasion
losas-servicio|servicios|instalación de losas,pongo losas,losero,instalo losas,>poner losas,>instalar losas,>pegar losas|azulejero|tile installer,tile work|
gypsum|servicios|gypsum board,gypsum,plafón|drywall,tablaroca|drywall|gipsun,gypson
handyman|servicios,empleos|handyman,hago de todo,todo tipo de trabajo,trabajos en general,mantenimiento de casas|mil usos|handy man,home repairs|jandiman,handyma
herrero|servicios|rejas,herrería,portones,verjas,soldadura,trabajos en hierro|forja|welding,iron works|erreria
ebanista|servicios|ebanistería,carpintero,carpintería,gabinetes a la medida,gabinetero|carpinteros|carpentry,custom cabinets|evanisteria,carpintelo
screens|servicios|screens,puertas y ventanas,ventanas,tormenteras,aluminio|ventanería|window installation,screen repair|
placas-servicio|servicios|instalo placas,instalación de placas solares,instalación de placas,técnico solar,sistemas solares,>instalar placas,>instale placas|instalador solar|solar installation,solar installer|
calentador-servicio|servicios|instalación de calentadores,se instalan calentadores,reparación de calentadores,instalo calentadores|instalador de calentadores|water heater installation|
cisterna-servicio|servicios|instalación de cisternas,instalo cisternas,limpieza de cisternas|instalación de tanques|cistern installation|
camaras-servicio|servicios|instalación de cámaras,instalo cámaras|instalación de cctv|camera installation|
pozo-septico|servicios|pozo séptico,vaciado de pozo,pozo muro|fosa séptica|septic tank,septic pumping|pozo setico,poso septico
fumigacion|servicios|fumigación,fumigador,exterminador,exterminación,control de plagas,>fumigar,>fumigue,>fumiguen,comején,polilla,cucarachas|desinsectación|exterminator,pest control|fumigasion,esterminador
cerrajero|servicios|cerrajero,cerrajería,llaves de carro,>abrir puerta|cerrajeros|locksmith|serrajero,cerragero
mecanico|servicios,vehiculos|mecánicos,mecánica,mecánica a domicilio,mecánico a domicilio,mecánico móvil,diagnóstico|mecánica automotriz,taller automotriz|mobile mechanic,auto mechanic,brake service|mecaniko,mecanica,mequanico,mekanico
transmision-servicio|servicios,vehiculos|mecánico de transmisiones,reparación de transmisiones,reparo transmisiones|transmisionista|transmission repair|
hojalateria|servicios,vehiculos|hojalateros,hojalatería,pintura de carros,pintura de autos|latonero,enderezado|paint and body,collision repair|ojalatero,hojalatelia
electromecanica|servicios,vehiculos|electromecánica,electromecánico de autos|electricista automotriz|auto electrician|
gomero|servicios,vehiculos|gomera móvil,montura de gomas,parcho,>parchar|llantera|mobile tire|
tintes|servicios,vehiculos|tintes,tintes de carro,tinte de cristales|polarizado|window tint|
transporte|servicios|transporte,transportación,viajes al aeropuerto,taxi,chofer privado,>que me lleve,>llevarme|traslado|ride,airport transfer,shuttle|trasporte,transportasion
mensajeria|servicios|mensajería,entregas,delivery,mandados|envíos,encomiendas|courier,delivery service|
cuido|servicios,empleos|cuido de bebés,cuido de niños,cuido de bebé,cuido niños,cuido,nanny,babysitter,niñeras,daycare,day care,centro de cuido,>cuide,>cuidar,>cuida,>cuiden,>cuidando,>cuidadora|niñero,guarderías|nanny,baby sitter,child care,childcare|kuido,cuydo de ninos
cuido-mayores|servicios,empleos|cuido de envejecientes,cuido de ancianos,cuidado de envejecientes,cuido de personas mayores,ama de llaves,cuidadora de ancianos,acompañante,enfermera|cuidadora,cuidador,cuidado de mayores|elderly care,caregiver,home health aide|
clases|servicios|clases,clase,curso,cursos,lecciones,taller de,maestro,maestra,enseño,se dan clases,>enseñe,>aprender|academia|lessons,classes,course|clasez,claces
tutorias|servicios|tutorías,tutor,tutora,tutoría,repaso,asignaciones,clases de matemáticas|profesor particular,clases particulares|tutoring,tutor,homework help|tutorias,tutol
idiomas|servicios|clases de inglés,inglés conversacional,clases de español|idiomas|english lessons,english classes|ingles
guiar|servicios|clases de guiar,escuela de conducir,clases de conducir,examen de guiar|autoescuela|driving lessons,driving school|clases de gillar
musica-clases|servicios|clases de guitarra,clases de piano,clases de música,clases de canto|maestro de música|music lessons,guitar lessons,piano lessons|
baile|servicios|clases de baile,clases de salsa,baile|academia de baile|dance lessons,salsa lessons|
entrenador|servicios|entrenador personal,entrenador,zumba,yoga|instructor de gimnasio|personal trainer,fitness coach|
belleza|servicios|salón de belleza,blower y plancha,uñas acrílicas,recortes,recorte,barbero a domicilio,trenzas,tinte de pelo,maquillista,pestañas,cejas,keratina,manicura,pedicura,>pelar,>recortar|estilista,peluquero,manicurista|hair stylist,hairdresser,haircut,braids,lashes,manicure|salon de velleza,unas
barbero|servicios|barbero,barbería,barbero a domicilio,recorte de varón|peluquero|barber,barbershop,haircut|balbero,varbero
unas|servicios|uñas,uñas acrílicas,manicura,manicure,pedicure,gelish|manicurista|nails,nail tech,acrylic nails|hunas
maquillista|servicios|maquillista,maquillaje para bodas,maquillaje y peinado|maquilladora|makeup artist|makillista
pestanas|servicios|pestañas,extensiones de pestañas,cejas,microblading|cejas|eyelashes,lash extensions,brows|
masaje|servicios|masajes,masaje,masajista,sobadora,sobo|terapeuta|massage,massage therapist|masage,masagista
costurera|servicios|costurera,costuras,costura,arreglos de ropa,ruedos,coso,modista,sastre,sastrería,ropa a la medida,a la medida,alteraciones,>entallar,>coger el ruedo,>coser,>coge ruedos,>ajustar|confección,confecciono|seamstress,tailor,alterations,sewing|costureria,costurrera
tapicero|servicios|tapicero,tapicería,retapizar,>tapizar,>tapice|tapizado|upholstery,upholsterer|tapisero
lavanderia|servicios|lavandería,lavo y plancho,planchado,lavado de ropa|lavado y planchado|laundry service,ironing|
catering|servicios|caterings,comida para actividades,comida para fiestas,banquetes,bufete,picadera|servicio de comida|catering service,party food|keterin
lechonera|servicios|lechón asado,aso lechones,>asar lechón|lechonería|pig roast|
+fiestas|servicios|alquiler de mesas y sillas,mesas y sillas,alquiler de sillas,alquiler de carpas,casita de brincar,casa de brincar,brinca brinca,decoraciones,decoración,globos,payaso,pintacaritas,piñatas,máquina de popcorn,animador,animación,hora loca,concurso,photo booth,cabina de fotos,inflables,manteles|decoración de fiestas,alquiler de inflables,recreadores|party rentals,table and chair rental,balloons,clown,party decoration|fiestaz
mesas-sillas|servicios|alquiler de mesas y sillas,mesas y sillas,sillas y mesas,alquiler de sillas,sillas y carpas,mesas y carpas|renta de mesas|chair rental,table rental|mesas y siyas
casa-brinco|servicios|brinca brinca,casita de brincar,casa de brincar,casitas de brincar,inflables,inflable de agua,slide inflable|brincolines,saltarín inflable|bounce houses,inflatable,water slide|casita de vrincar,brinca brica
decoracion-fiesta|servicios|decoración de fiestas,decoraciones,globos,backdrop,baby shower,mesa de dulces,centros de mesa|decoraciones para fiestas|party decorations,balloon decor|decorasion,desoracion
dj|servicios|dj,disc jockey,sonido,karaoke,música para fiestas,discoteca|sonido para eventos|dj service,sound system|dijei
musica-vivo|servicios|trío,conjunto,parranda,grupo musical,música en vivo,mariachi,trovador,pleneros,plena,bomba,saxofonista|orquesta|live music,live band|
payaso|servicios|payaso,payasita,personajes,pintacaritas,animador,mago|animación infantil|clown,face painting,magician|pallaso
fotografo|servicios|fotógrafo,fotografía,fotos,sesión de fotos,video,videógrafo|fotógrafa,fotografías|photographer,photography,videographer|fotografo,fotografa
salon-actividades|servicios,bienes-raices|salón de actividades,local para fiestas,salón de fiestas|salón de eventos|event hall,party venue|
floristeria|servicios|flores,floristería,arreglos florales|ramos|florist,flowers|
imprenta|servicios|imprenta,rótulos,banners,invitaciones,tarjetas de presentación,camisetas personalizadas,serigrafía,sublimación|impresos,letreros|printing,signs,custom shirts,business cards|
diseno|servicios|diseño gráfico,logos,páginas web,diseñador|diseñadora,marketing digital|graphic design,web design,logo design|
computadoras-servicio|servicios|reparación de computadoras,arreglo de computadoras,técnico de computadoras,formateo,reparo computadoras|soporte técnico|computer repair,laptop repair|
celulares-servicio|servicios|reparación de celulares,arreglo de celulares,arreglo celulares,cambio de pantalla,cambio de pantallas,reparo celulares,pantallas y baterías,pantallas de celular,>cambian pantalla,>cambiar pantalla,>pantalla rota,>cambia pantalla,>arreglan celulares|servicio de celulares|phone repair,screen repair,screen replacement|
enseres-servicio|servicios|reparación de enseres,reparación de neveras,reparación de lavadoras,técnico de enseres,técnico de lavadoras|reparación de electrodomésticos|appliance repair|
tv-servicio|servicios|reparación de televisores,técnico de tv|arreglo de televisores|tv repair|
planillas|servicios|planilla,contable,contabilidad,contadora,hacienda|contador público|tax preparation,bookkeeping,accounting|planiya
gestor|servicios,vehiculos|gestores,gestoría,marbetes,traspasos,licencias,multas|tramitador|dmv,title services|gestol
abogado|servicios|abogada,abogados,divorcios,herencias,declaratoria de herederos,notaría|asesoría legal|attorney,legal services|abogao
seguros|servicios|seguros,seguro de auto,plan médico,asegurador|corredor de seguros|insurance|
prestamos|servicios|préstamos,préstamo|financiamiento personal|loan,loans|prestamoz
corredor|servicios,bienes-raices|corredor de bienes raíces,realtor,corredora|agente inmobiliario|real estate agent,broker|
tasador|servicios,bienes-raices|tasador,tasación,agrimensor,mensura|perito tasador|appraiser,surveyor|
psicologo|servicios|psicólogo,psicóloga,terapia,terapista|consejería|therapist,counseling|sicologo
espiritista|servicios|lectura de cartas,tarot,lectura|vidente|tarot reading|
paseo-perros|servicios,mascotas|paseo perros,pet sitter,cuido de perros,cuido mascotas|paseador de perros|dog walker,dog sitter,pet sitting|
compro|*|compro,compramos,se compra,pago cash,pago efectivo,>compran,>compra|compradores|we buy,cash for,buying|conpro
tabla-surf-clases|servicios|clases de surf|escuela de surf|surf lessons|
tours|servicios|tours,excursiones,paseo en bote,charter|excursión|tour,boat trip|
`
