// Names of what people wear, and of what babies, children, the old and the sick need. The format is that of synonyms.ts.
export const PEOPLE = `
ropa|moda|ropa,ropita,piezas de ropa,outfit|vestimenta,indumentaria|clothes,clothing,apparel|rropa
ropa-bebe|moda,hogar-jardin|ropa de bebé,ropita de bebé,ropita,mamelucos,onesies|ropa infantil|baby clothes,infant clothes,newborn clothes|ropa de bebe
recien-nacido|moda,hogar-jardin|recién nacido,recién nacida,0 a 3 meses,0 a 6 meses,infante|neonato|newborn,0-3 months|resien nacido
nena|moda,hogar-jardin|nena,nenas,niña|chica|girl,girls|
nene|moda,hogar-jardin|nene,nenes,niño|chico|boy,boys|
bebe|hogar-jardin,moda|bebé,bebés,bebito,bebita|infantes,lactante|baby,babies,infant|beve,bevé,vebe,bebes
+cosas-bebe|hogar-jardin|cosas de bebé,cuna,coche,coche de bebé,car seat,andador,silla de comer,moisés,corral,playpen,bañera de bebé,monitor de bebé,ropa de bebé,ropita,ropa de nena,ropa de nene,pampers,biberones,brincador,columpio de bebé,coche doble,cambiador,bassinet,trona|artículos de bebé,cosas para bebé,cosas de bebe|baby stuff,baby items,stroller,crib,high chair|
pampers|hogar-jardin,moda|pampers,pañales,diapers,wipes|toallitas húmedas|diaper,huggies,baby wipes|pamper,panpers,pañal
cuna|hogar-jardin|cunas,cuna convertible,cuna corral,playard,moisés,bassinet,corral de bebé|cuna de viaje,minicuna|baby crib,bassinet,cosleeper|kunas
silla-comer|hogar-jardin|silla de comer,silla alta,silla alta de comer,silla de bebé,trona|periquera,silla para comer|high chair,highchair,booster seat|siya de comer
andador|hogar-jardin|andador,andadores,walker|caminador|baby walker,jumper|handador
brincador|hogar-jardin|brincador,columpio de bebé,saltarín|bouncer de bebé|baby bouncer,baby swing,jumperoo|
coche-bebe|hogar-jardin|coche doble,coche sombrilla,cochecito,travel system,coche y car seat|carrito de bebé,carreola|strollers,jogger,baby stroller,double stroller|estroller,coche de beve
car-seat|hogar-jardin|asiento de carro,asiento de bebé,asiento protector,carseat|sillita de auto,silla de carro para bebé|booster seat,infant car seat|carseat,car seet,carsit
monitor-bebe|hogar-jardin|monitor de bebé|vigilabebés|baby monitor|
puerta-bebe|hogar-jardin|baby gate,portón de bebé,puerta de seguridad|barrera de seguridad|safety gate,stair gate|
sacaleche|hogar-jardin|sacaleche,extractor de leche|bomba de lactancia|breast pump|
juguetes|de-todo,hogar-jardin|<muñecas,<muñeca,<lego,<legos,<peluches,<carritos de juguete,<cocinita,<figuras de acción|<bloques|toy,<hot wheels,<dolls|juegetes,jugetes
carro-juguete|hogar-jardin,de-todo|carrito eléctrico,carro eléctrico de niño,power wheels|coche eléctrico infantil|ride on car,kids electric car|
triciclo|deportes-ocio,hogar-jardin|triciclo,correpasillos|velocípedo|tricycle,trike,balance bike|trisiclo
disfraz|moda|disfraz,disfraces|vestuario|costume,costumes|disfras
bulto-escolar|moda|bulto escolar,lonchera,efectos escolares|útiles escolares,mochila escolar|school supplies,lunch box,backpacks|bultoz
uniforme|moda|uniformes,polo escolar,falda de paletas,scrubs|uniformes médicos|uniforms,nursing uniform|hunniforme,uniforne
traje|moda|trajes|vestidos|dresses|trajes,bestido
quinceañera|moda,servicios|quinceañera,quinceañero,quinces,quince años|fiesta de quince|sweet sixteen,quince|quinseañera,kinceañera
novia|moda|traje de novia,vestido de novia|vestido nupcial|bridal gown,wedding gown|
gaban|moda|gabanes,gabán,tuxedo,esmoquin,traje de etiqueta|traje de caballero,smoking|tux,mens suit|
camisa|moda|camisas,t-shirts|playeras|shirts,tshirt|kamisa
mahones|moda|mahon,jeans,mahones de mujer,mahones de hombre|tejanos,pantalones vaqueros|denim,levis|maon,mahone,mahónes
falda|moda|falda,faldas|pollera|skirt|farda
abrigo|moda|abrigo,abrigos,jacket,jackets,chaqueta|chaquetón,campera|coat,coats,jackets|habrigo
traje-baño|moda|traje de baño,bikini,trunks|bañador,malla|swimsuit,swimwear|traje de vaño
tenis|moda,deportes-ocio|jordans,<jordan,<nike,<yeezy,<converse|zapatillas deportivas|sneaker,jordan 1,air force,nikes|tennys,tenix,tenniz
cartera|moda|<michael kors,<coach|bolsos|handbags,purses,tote bag|kartera
reloj|moda|reloj,relojes|reloj de pulsera|watch,watches,wristwatch|relog,reloh
gafas|moda|gafas de sol,espejuelos,ray ban|lentes de sol|sunglass,eyewear|gafaz
correa|moda|correa,correas|cinturón|belt|korrea
maleta|moda,de-todo|maleta,maletas,bulto de viaje|valija,equipaje|luggage,suitcase|
+prendas|moda|prendas,cadena,cadenas,guillo,sortija,pantallas,aretes,anillo,collar,pulsera,medalla,dije,reloj de oro,oro,plata,esclava|alhajas|gold chain,ring,necklace,earrings,gold,silver,pendant|prendaz,joyeria
cadena|moda|cadena,cadena de oro,cadenas,cadena de plata,gargantilla|collar|gold chain,necklace|cadema,kadena
pantallas-aretes|moda|pantallas de oro,aretes de oro,aretes,aritos,dormilonas,argollas|pendientes de oro,aros de oro|gold earrings,hoops,studs|
aretes|moda|aretes,<pantallas,dormilonas,aritos,argollas,pantallas de oro|zarcillos,pendientes|earrings,hoop earrings|haretes
sortija|moda|sortijas,aro de matrimonio,sortija de compromiso,aros de boda|anillos,alianza|rings,engagement ring,wedding band|
perfume|moda|perfume,perfumes,colonia|fragancia,loción|fragrance,cologne|perfum
maquillaje|moda|maquillaje,makeup,cosméticos|cosmética|make up,skincare|makillaje
peluca|moda|peluca,pelucas,extensiones de pelo|postizos|wig,lace front,hair extensions|
silla-ruedas|de-todo,hogar-jardin|silla de ruedas,sillón de ruedas,silla de rueda|silla ortopédica|wheelchair,transport chair|siya de ruedas,silla rueda
scooter-mayor|de-todo|scooter de impedido,scooter de movilidad|silla eléctrica|mobility scooter,power chair|
+equipo-medico|de-todo|equipo médico,silla de ruedas,andador,cama de posiciones,bastón,muletas,cómodo,tanque de oxígeno,concentrador de oxígeno,cpap,grúa de paciente,silla de baño|equipo para envejecientes,artículos ortopédicos|medical equipment,wheelchair,hospital bed,oxygen concentrator|
al-por-mayor|negocios,de-todo|al por mayor,para revender,lote,pacas,por docena,liquidación de inventario|mayoreo,reventa|wholesale,bulk,resale,liquidation,pallet|revender,rebender
lote|negocios,de-todo|lote de mercancía,lote para revender,mercancía|lote de artículos|lot,liquidation lot|
cochecito|hogar-jardin|stroller,cochecito,coche de bebé,coche doble,<coche|carriola,carreola|baby stroller,jogger,double stroller|estroler,estroller
vestido|moda|vestido,<traje,<trajes|vestidos|dress,gown|bestido,vestio
zapatillas|moda|sneakers,<tenis|zapatillas,zapatos deportivos|running shoes,trainers|
bolso-mujer|moda|<cartera,<carteras|bolso,bolsa de mujer|purse,handbag,handbags|
lentes|moda|<espejuelos,<gafas|lentes,anteojos|glasses,sunglasses|
+zapatos|moda|zapatos,tacos,tacas,botas,sandalias,plataformas,mocasines,tenis|calzado|shoes,heels,boots,pumps|sapatos,zapatoz,capatos
pantalon|moda|pantalón,pantalones||pants,trousers|pantalom
`
