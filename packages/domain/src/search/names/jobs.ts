// Names of jobs and of those who do them. The format is that of synonyms.ts.
export const JOBS = `
empleo|empleos|empleos,se busca empleado,se buscan,se necesita,se necesitan,se solicitan,vacantes,oportunidad de empleo,ayudante,contratando,solicitamos,buscamos personal,trabajos,>trabajar|ofertas de empleo,oferta de empleo|jobs,help wanted,we are hiring,employment|enpleos,travajos,trabaho,enpleado
parttime|empleos|part-time,parttime,fines de semana,medio turno,por horas,tiempo parcial|jornada parcial|half time,weekends|part taim,partain,part timing
fulltime|empleos|full-time,fulltime,a tiempo completo,turno completo|jornada completa||fultime
desde-casa|empleos|desde casa,remoto,trabajo remoto,desde la casa|teletrabajo|remote,work from home|
mesero|empleos|meseros,meseras,saloneros|camareros|waitress,waiters,servers|meseras,mezera
cocinero|empleos|cocinero,cocinera,cocineros,chef,ayudante de cocina,línea|cocinera de fonda|cook,line cook,kitchen helper|cosinero,cosinera,cocinerra
bartender|empleos|bartender,barista|cantinero|bartenders,barista|
friegaplatos|empleos|friegaplatos,dishwasher,lavaplatos|lavador de platos|dishwasher|
panadero|empleos|panadero,repostera,repostero,panadería|pastelero|baker,pastry|panaderro
cajero|empleos|cajeros,cajeras|cajera de tienda|cashiers|cagera,cajerra
vendedor|empleos|vendedor,vendedora,vendedores,ventas,representante de ventas|agente de ventas,promotor|sales,salesperson,sales rep|bendedor
tienda|empleos|dependiente,empleado de tienda,tienda,stock|asociado de ventas|retail,store associate,stocker|
almacen|empleos|empleado de almacén,almacén,operario|almacenista|warehouse worker,picker|
fabrica|empleos|operario,operador,fábrica,producción|obrero de fábrica|factory,machine operator,manufacturing|
chofer|empleos|choferes,conductores,repartidor,repartidora,delivery|camioneros,mensajero|drivers,delivery driver,truck driver|choferez,chofel
guardia|empleos|guardias,oficial de seguridad,seguridad|vigilancia|security officer,security guards|guardiaz
secretaria|empleos|recepcionista,asistente,oficinista,data entry,administrativa|auxiliar administrativo|office assistant,secretary,front desk|secretaria,resepcionista
limpieza-empleo|empleos|empleada de limpieza,conserje,mantenimiento,camarera de hotel|personal de limpieza|janitor,housekeeper,cleaner|consergue
+construccion|empleos,servicios|ayudante de construcción,obreros,ayudante,peones|ayudantes|laborer,construction helper|
plomero-empleo|empleos|ayudante de plomero|aprendiz de plomero|plumber helper|
mecanico-empleo|empleos|ayudante de mecánico,se busca mecánico,mecánico con experiencia|auxiliar de mecánica|mechanic helper|
electricista-empleo|empleos|ayudante de electricista,ayudante de perito|aprendiz de electricista|electrician helper|
enfermera|empleos,servicios|enfermera,enfermero,enfermeros,lpn|auxiliar de enfermería|nurse,rn,cna|emfermera
maestro-empleo|empleos|maestra,maestro,asistente de maestra|docente|teacher,teacher assistant|
callcenter|empleos|call center,servicio al cliente,representante de servicio|teleoperador|customer service,call center agent|colcenter
agricola|empleos|recogedores de café,recogedor,cosecha,finca,obrero agrícola,jornaleros|trabajador agrícola|farm worker,harvest|
costurera-empleo|empleos|costurera,se solicita costurera,costureras|operaria de costura|seamstress,sewing operator|
barbero-empleo|empleos|se busca barbero,estilista,alquiler de silla|estilista|barber wanted,stylist|
soldador-empleo|empleos|soldadores,se busca soldador|soldador con experiencia|welders|
lavacarros|empleos|car wash,lavador de carros|lavacoches|car washer|
dealer|empleos|dealer,vendedor de autos|vendedor de carros|car sales|
niñera-empleo|empleos,servicios|niñera,nanny,que cuide,cuidar niños,cuidar bebé,persona que cuide,cuidado de niños,cuidando niños|cuidadora de niños|nanny wanted,babysitter needed|
cuidador-empleo|empleos,servicios|cuidadora de envejecientes,cuidar envejeciente,persona para cuidar,cuidando ancianos,cuidando envejecientes|cuidador|caregiver wanted,home attendant|
gruero|empleos|operador de grúa,operador de digger|operador de maquinaria|heavy equipment operator|
`
