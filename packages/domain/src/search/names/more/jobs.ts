// More single things with their other names, in the format of things.ts: jobs.
export const JOBS_THINGS = `
empleos: albañil=bricklayer=maestro de bloques~alvanil, varillero=rebar worker=armador de varillas=ironworker, empañetador=plasterer, instalador de gypsum=drywall installer=gypsero=drywaller
empleos: gerente de proyecto=project manager=gerente de construcción=construction manager, bracero=day laborer=trabajador por día=jornalero de construcción
empleos: instalador de internet=cable installer=instalador de cable=técnico de telecomunicaciones=fiber technician, tecnólogo médico=medical technologist=med tech=tecnóloga médica
empleos: flebotomista=phlebotomist=flebotomía~flevotomista, tecnólogo radiológico=radiology technician=x ray tech=tecnólogo de rayos x=radiologic technologist
empleos: asistente médico=medical assistant=asistente médica, facturador médico=facturación médica=medical billing=biller=facturadora médica
empleos: secretaria médica=medical secretary=secretaria de oficina médica=recepcionista médica, médico generalista=general practitioner=doctor generalista=médico primario
empleos: dentista=dentist=odontólogo=odontóloga, higienista dental=dental hygienist, terapista ocupacional=occupational therapist=terapeuta ocupacional
empleos: terapista aba=rbt=aba therapist=registered behavior technician, trabajador social=social worker=trabajadora social=manejador de casos=case manager, consejero=counselor=consejera
empleos: paramédico=paramedic=técnico de emergencias médicas=paramédica, técnico de farmacia=pharmacy technician=auxiliar de farmacia=pharmacy tech
empleos: técnico de laboratorio=lab technician=laboratorista=asistente de laboratorio, asistente de veterinario=vet assistant=técnico veterinario=vet tech=asistente veterinaria
empleos: químico licenciado=chemist=analista químico=químico de laboratorio, maestra de preescolar=preschool teacher=maestra preescolar=head start=maestra de head start
empleos: maestro de educación especial=special education teacher=maestra de educación especial=educación especial
empleos: asistente de educación especial=asistente t1=asistente de servicios al estudiante, empleada de comedor escolar=lunch lady=comedores escolares=empleado de comedor
empleos: guía turístico=tour guide=guía de turismo=guía de tours~guia turistica, valet parking=estacionador=parking attendant
empleos: recepcionista de hotel=hotel front desk=front desk agent=agente de recepción, ayudante de mesero=busboy=bus boy=busser, hostess=anfitriona=host de restaurante~jostes~hostes
empleos: sushero=sushi chef=sushi man=sushiman, decoradora de bizcochos=cake decorator=decorador de bizcochos
empleos: empleado de fast food=fast food worker=crew member=empleado de comida rápida=team member, gerente de restaurante=restaurant manager=manager de restaurante
empleos: líder de turno=shift leader=gerente de turno=shift manager=shift supervisor, empleado de supermercado=supermarket worker=grocery clerk=gondolero=empleado de colmado
empleos: chofer de vehículo pesado=chofer de tractor trailer=camionero cdl=chofer cdl=chofer licencia pesada=chofer categoría 8, chofer de ruta=route driver=vendedor de ruta=route sales=rutero
empleos: ayudante de camión=truck helper=driver helper=ayudante de chofer=helper de camión, conductor de uber=uber driver=chofer de uber=lyft driver=rideshare driver
empleos: repartidor de comida=food delivery driver=doordash=uber eats=dasher, chofer de grúa=gruero=tow truck driver=operador de plataforma
empleos: despachador=dispatcher=despachadora=oficial de despacho, operador de montacargas=forklift driver=operador de forklift=operador de finger
empleos: chofer de guagua escolar=school bus driver=chofer escolar, chofer de guagua=bus driver=chofer de autobús, pintor de carros=auto painter=pintor automotriz=pintor de autos
empleos: técnico automotriz=auto technician=mecánico automotriz=automotive technician, detailer=detallador de autos, asesor de servicio=service advisor=service writer
empleos: vendedor de piezas=auto parts clerk=counter de piezas=parts counter=dependiente de piezas, mecánico industrial=industrial mechanic=maintenance mechanic=mecánico de mantenimiento
empleos: técnico de mantenimiento=maintenance technician=empleado de mantenimiento=maintenance worker, operador de producción=production operator=operario de producción=production worker
empleos: operador de farmacéutica=pharma operator=manufacturing operator=operador de manufactura, inspector de calidad=quality inspector=quality control=control de calidad=qc inspector
empleos: machinist=operador de cnc=operador de torno=maquinista industrial, ensamblador=assembler=ensambladora=assembly worker, desarrollador web=web developer=programador web
empleos: técnico de sistemas=it technician=it support=soporte técnico de computadoras=help desk, diseñador gráfico=graphic designer=diseñadora gráfica, camarógrafo=cameraman=camarógrafa
empleos: cajero de banco=pagador receptor=teller, agente de seguros=insurance agent=vendedor de seguros=productor de seguros, telemercadeo=telemarketing=telemarketer
empleos: recursos humanos=human resources=oficial de recursos humanos=hr generalist, asistente ejecutivo=executive assistant=asistente ejecutiva
empleos: asistente personal=personal assistant=asistente privada, paralegal=legal assistant=asistente legal=secretaria legal, oficial de compras=purchasing agent=comprador corporativo
empleos: empleada con dormida=live in maid=empleada interna=live-in nanny=interna con dormida=empleada doméstica interna
empleos: cuidadora nocturna=night caregiver=cuidador nocturno=cuidadora de noche, sereno=night watchman=vigilante nocturno=guardián nocturno
empleos: guardia armado=armed guard=guardia con arma=armed security, peón de finca=farm hand=trabajador de finca=obrero de finca=empleado de finca=farmhand
empleos: cosmetóloga=cosmetologist=aesthetician=cosmetólogo, audiciones=auditions=casting de actores=extras de cine=se buscan actores, trabajo de verano=summer job=empleo de verano
empleos: turno de noche=night shift=turno nocturno=overnight shift=trabajo nocturno=tercer turno, sin experiencia=no experience=no requiere experiencia=entry level=no experience needed
empleos: temporero=temporary job=temp job=seasonal job=por temporada, bilingüe=bilingual=inglés y español, pago diario=daily pay=paga diaria=cobra diario
empleos: looking for work=en busca de empleo=job wanted, trabajo en estados unidos=jobs in usa=empleo en estados unidos=trabajos en usa, feria de empleo=job fair
empleos: ayudante de pintor=painter helper=ayudante de pintura, ayudante de soldador=welder helper=aprendiz de soldador
empleos: ayudante de refrigeración=hvac helper=ayudante de técnico de aires=aprendiz de refrigeración, inspector de obra=construction inspector=inspector de construcción, estimador=estimator
empleos: ingeniero civil=civil engineer, ingeniero eléctrico=electrical engineer=ingeniero electricista, ingeniero mecánico=mechanical engineer
empleos: ingeniero industrial=industrial engineer=ingeniero de procesos=process engineer, instalador de ventanas=window installer=instalador de puertas y ventanas, optómetra=optometrist
empleos: óptico licenciado=optician, terapista respiratorio=respiratory therapist=cuidado respiratorio, técnico de diálisis=dialysis technician=técnico dialisis
empleos: director de escuela=school principal=directora de escuela, profesor universitario=college professor=profesora universitaria, botones de hotel=bellhop=bellman=bell boy
empleos: empleado de laundry=laundry attendant=empleado de lavandería=lavandero, pizzero=pizza maker=pizzaiolo, parrillero=grill cook=asador de restaurante=grillero, sandwichero=sandwich maker
empleos: empleado de gasolinera=gas station attendant=despachador de gasolina=empleado de puesto de gasolina, empleado de ferretería=hardware store clerk=dependiente de ferretería
empleos: food runner=runner de comida=food server, técnico de gomas=tire technician=tire tech, electromecánico industrial=industrial electromechanic=técnico electromecánico
empleos: periodista=journalist=reportero=reportera, sonidista=sound engineer=técnico de sonido=sound technician, auditor=auditora
empleos: oficial de préstamos=loan officer=oficial hipotecario=mortgage officer, agente de cobros=collections agent=oficial de cobros=bill collector=cobrador
empleos: inventarista=inventory clerk=tomador de inventario=encargado de inventario, representante de ventas médicas=medical sales rep=visitador a médicos=visitador médico
empleos: caballericero=stable hand=groom de caballos=palafrenero, podador de árboles=tree climber, bailarinas de salsa=dancers=bailarines profesionales
empleos: encuestador=survey taker=entrevistador=encuestadora, turno de día=day shift=primer turno=turno diurno, pago semanal=weekly pay=paga semanal
empleos: a comisión=commission only=por comisión=commission based, empleado de almacén=warehouse associate=warehouse employee=almacenero
`
