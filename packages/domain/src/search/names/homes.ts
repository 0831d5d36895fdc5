// Names of homes, land, business places, and of running a business. The format is that of synonyms.ts.
export const HOMES = `
casa|bienes-raices|casas,casita,casa terrera,cabaña,bungalow,town house,townhouse,walk-up|chalet,inmueble,propiedad|homes,single family,townhome|caasa
propiedad|bienes-raices|propiedad,propiedades,<casa,<apartamento,<finca,<solar,<townhouse|inmueble|property,real estate|
apartamento|bienes-raices|aptos,apartamentos,apartamentito,penthouse,ph|depto,departamentos|apartments,apt for rent|apartamentos,apartameno,apratamento,apartmento
cuarto|bienes-raices|habitaciones,hospedajes,cuarto amueblado,room,rooms,cuarto para estudiante|habitación individual,pieza|bedroom for rent,student room|cuartto,avitacion,ospedaje
hospedaje|bienes-raices|hospedaje,hospedajes,residencia de estudiantes,cuarto para estudiante,cuarto para estudiantes,pupilaje|residencia estudiantil|student housing,dorm room,boarding|ospedaje
roommate|bienes-raices|roommate,roommates,roomate,room mate,compañero de cuarto,compañera de cuarto,compartir apartamento,se comparte,para compartir|compañero de piso,compartido|shared apartment,shared room|rumeit,roomate,rommate,roomates,rumate
estudio|bienes-raices|estudio,studio,bajos,anexo,apartamento estudio|mono ambiente|efficiency,studio apartment,in-law suite|
bajos|bienes-raices|bajos,altos,los bajos,los altos|planta baja|ground floor,second floor|
terreno|bienes-raices|terreno,terrenos,lote,lotes,<solar,<solares,<cuerda de terreno,parcela,remanente|predio rústico|land,lot,acreage,vacant lot|tereno,terenos,zolar
solar|bienes-raices|solar llano,solares residenciales|terrenos,lotes|vacant land|
finca|bienes-raices|fincas,finquita,<cuerdas,cdas|rancho,terreno rural|farmland,acreage|finka,fincaz
cuerda|bienes-raices|cuerdas de terreno,cuerda de terreno|||cuelda
local-comercial|bienes-raices,negocios|local,locales,edificio comercial,espacio comercial,salón comercial,almacén,oficina,oficinas|bodega,depósito,nave industrial|warehouse,office space,retail space,commercial property|locar
nave|bienes-raices,negocios|almacén,warehouse,nave|bodega,galpón|storage unit,warehouse space|
negocio|negocios|negocio,negocios,negocio en marcha,llave de negocio,traspaso de negocio,se vende negocio,franquicia|comercio|business for sale,turnkey business,franchise|negosio,negozio
+equipo-restaurante|negocios|equipo de restaurante,estufa industrial,freidora,nevera comercial,freezer comercial,mesa de vapor,plancha,hielera industrial,máquina de hielo,batidora industrial,vitrina,mesa de acero,horno industrial,slicer|equipo de cafetería,equipo de cocina comercial|restaurant equipment,commercial fridge,deep fryer,steam table,ice machine|
vitrina|negocios|vitrina,góndolas,góndola,exhibidor,mostrador|aparador|display case,showcase,shelving|bitrina
caja-registradora|negocios|caja registradora,punto de venta,pos|registradora|cash register,pos system|
+equipo-salon|negocios,servicios|equipo de salón,sillas de barbero,sillón de barbería,lavacabezas,secador de salón,estación de belleza,silla de salón|equipo de belleza,mobiliario de peluquería|salon equipment,barber chair,salon chair|
silla-barbero|negocios|silla de barbero,sillón de barbería,silla de salón|butaca de peluquería|barber chair,salon chair|
maquina-vending|negocios|vending,máquina expendedora,máquina de dulces|expendedora|vending machine|
sublimacion|negocios|sublimación,máquina de sublimar,heat press,plotter,máquina de camisetas|prensa de calor,serigrafía|heat press,screen printing,embroidery machine|
estacionamiento|bienes-raices|parking mensual,espacio de parking,garage|estacionamientos|parking space,parking spot|estacionamyento
marquesina|bienes-raices|marquesinas,marquesina doble,garaje|garage|garages|
amueblado|bienes-raices|amueblados,amuebladas,full amueblado,equipada|amoblada|fully furnished|amueblao,amueblada
seccion8|bienes-raices|plan 8,sección ocho,acepta sección 8,vivienda|voucher|section eight,hud|sexion 8,secsion 8
alquiler|bienes-raices|alquileres,rentas,rentar casa,alquiler mensual,se alquilan,alquilan,alquila,rentan,>alquilando|arrendar,arriendo|for lease,renting|alkilo,halquilo,alqilo,rrento,alquiller
vacacional|bienes-raices|alquiler por noche,por noche,cabaña por noche,estadía,fin de semana,escapada,villas,chalet|casa vacacional,hospedaje turístico|nightly rental,beach house,getaway|bacacional
playa|bienes-raices|frente a la playa,cerca de la playa,vista al mar,frente al mar,oceanfront|costa|beachfront,ocean view,beach|
campo|bienes-raices|campo,montaña,en la montaña,barrio|rural|countryside,mountain|
panteon|bienes-raices|panteones,fosa,tumba,lote en cementerio|cementerio,nichos|cemetery plot,grave|pantion
placas-en-casa|bienes-raices|con placas,placas solares saldas,cisterna y placas|con energía solar|solar equipped|
reposeida|bienes-raices|reposeida,hud,embargo,del banco|remate,subasta|hud home,auction|
`
