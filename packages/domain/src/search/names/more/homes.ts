// More single things with their other names, in the format of things.ts: homes and land.
export const HOMES_THINGS = `
bienes-raices: casa de dos plantas=two story house=casa de dos niveles=casa de dos pisos=casa de altos y bajos, casa de hormigón=concrete house=casa de cemento=casa en cemento=casa de concreto
bienes-raices: casa de huéspedes=guest house=guesthouse=casita de huéspedes
bienes-raices: casa para remodelar=fixer upper=casa para arreglar=casa para reparar=handyman special=casa para rehabilitar=casa a reparar
bienes-raices: casa nueva=new construction=nueva construcción=casa a estrenar=construcción nueva, casa prefabricada=prefab home=casa modular=modular home=prefabricated house=casa prefab
bienes-raices: tiny house=tiny home=mini casa=casa tiny, casa contenedor=container home=casa de vagón=container house=casa en contenedor=casa vagón
bienes-raices: mansión=residencia de lujo=luxury home=casa de lujo=casona, triplex=three family house, fourplex=cuádruplex=four plex=quadplex
bienes-raices: apartamento garden=garden apartment=apto garden=apartamento con patio, apartamento loft=loft apartment=industrial loft=apto loft, domo=geodesic dome=glamping
bienes-raices: edificio de apartamentos=apartment building=multi unit building=complejo de apartamentos
bienes-raices: égida=senior housing=apartamentos para envejecientes=senior apartments=vivienda para envejecientes~ejida, vaquería=dairy farm=finca lechera=lechería~baqueria
bienes-raices: finca ganadera=cattle ranch=finca de ganado=cattle farm, frente al río=riverfront=colinda con río=river front, vista panorámica=panoramic view=vista espectacular
bienes-raices: escrituras=property deed=con titularidad, coworking=co-working=oficina compartida=shared office=executive suite
bienes-raices: cocina comercial=commercial kitchen=ghost kitchen=cocina fantasma=cocina compartida=kitchen rental, centro comercial=shopping center=strip mall=shopping mall
bienes-raices: mini almacén=self storage=mini storage=mini warehouse=almacenaje=minialmacén=almacenamiento privado, yarda industrial=industrial yard=terreno para camiones=yarda de equipo
bienes-raices: espacio de bote=boat slip=slip de marina=espacio en marina=slip para bote=boat storage, gasolinera=gas station=puesto de gasolina=estación de gasolina=garaje de gasolina
bienes-raices: parador=country inn=hotelito=posada=bed and breakfast, hostal=hostel, entrada independiente=private entrance=entrada privada=entrada aparte=separate entrance
bienes-raices: agua y luz incluida=utilities included=utilidades incluidas=luz y agua incluidas=agua y luz incluidos=todo incluido en renta
bienes-raices: pet friendly=se aceptan mascotas=acepta mascotas=mascotas permitidas=pets allowed=permiten mascotas=aceptan perros
bienes-raices: alquiler con opción a compra=rent to own=opción a compra=lease option=lease to own=renta con opción a compra
bienes-raices: financiado por el dueño=owner financing=dueño financia=seller financing=financiamiento del dueño, por dueño=by owner=fsbo=directo con dueño=sin corredor=dueño directo
bienes-raices: subarriendo=sublease=sublet=subalquiler, mes a mes=month to month=contrato mes a mes, azotea=rooftop=terraza en el techo, sótano=basement=semisótano
bienes-raices: herencia en venta=inherited property=sucesión=propiedad de herederos=propiedad heredada, casa abandonada=abandoned house=estructura abandonada=casa en ruinas
bienes-raices: casa adosada=row house=casa en hilera, solar con infraestructura=lot with utilities=solar con agua y luz=solar con facilidades, solar de esquina=corner lot=solar esquina
bienes-raices: frente al lago=lakefront=lake front=vista al lago, usufructo=usufruct=derecho de uso, sin escrituras=no deed=terreno sin título=sin titularidad, oficina virtual=virtual office
bienes-raices: consultorio dental=dental office=oficina dental=clínica dental, se buscan inquilinos=tenants wanted=inquilino responsable
bienes-raices: elevador de edificio=building elevator=con elevador=con ascensor, venta corta=short sale, reverse mortgage=hipoteca inversa=hipoteca revertida
bienes-raices: casa terrera=one story house=casa de una planta=casa de un piso=casa de un nivel=single story house~casa terera
`
