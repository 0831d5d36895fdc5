// Synonym groups that say how a thing is, not what it is.

export const ATTRIBUTES: ReadonlySet<string> = new Set(
  `amueblado,desbloqueado,estandar,automatico,4x4,hibrido,titulo-vehiculo,marbete,millaje,financiamiento,seccion8,fianza,
parttime,fulltime,desde-casa,playa,campo,chocado,nena,nene,bebe,recien-nacido,placas-en-casa,alquiler,vacacional,
marca-chevrolet,marca-mitsubishi,marca-volkswagen,marca-mercedes,marca-hyundai,quinceañera,novia,samsung-galaxy,compro`
    .replaceAll('\n', '')
    .split(','),
)
