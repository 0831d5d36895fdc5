import type { Goods } from './goods.ts'

/** Negocios. */
export const BUSINESS_GOODS: readonly Goods[] = [
  {
    motif: 'foodTruck',
    low: 18000,
    high: 58000,
    names:
      'Food truck completo con permisos|Food truck de 16 pies en acero|Guagua de comida lista para trabajar|Food truck con planta y extractor',
    details:
      'Plancha, freidora y nevera.|Permisos de Salud al día.|Planta Honda incluida.|Motor en buenas condiciones.|Se enseña trabajando.|Incluye clientela de actividades.|Se considera financiamiento privado.',
    tags: 'food truck',
  },
  {
    motif: 'cart',
    low: 350,
    high: 4500,
    names:
      'Carrito de piraguas completo|Carrito de hot dog en acero|Carrito de frappés con sombrilla|Kiosko móvil para ferias',
    details:
      'Con sombrilla y botellas.|Ruedas nuevas.|Para fiestas patronales.|Se remolca fácil.|Hielera profunda.|Se paga solo en un verano.',
    facts: 'Con permisos de Salud.|Permisos al día.',
  },
  {
    motif: 'showcase',
    low: 380,
    high: 2600,
    names:
      'Vitrina refrigerada para repostería|Nevera de cristal de una puerta|Nevera True de dos puertas|Vitrina caliente para frituras|Nevera de refrescos para colmado',
    details:
      'Enfría a 36 grados.|Cristales sin rajaduras.|Luces LED.|Cierre de panadería.|Compresor nuevo.|Voltaje 110.',
  },
  {
    motif: 'espresso',
    low: 900,
    high: 5200,
    names:
      'Máquina de espresso de dos grupos|Máquina de café La Pavoni|Espresso y molino para cafetería',
    details:
      'Con molino.|Mantenimiento al día.|Presión perfecta.|220 voltios.|Se incluye adiestramiento.|Ideal para coffee shop.',
  },
  {
    motif: 'barberChair',
    low: 180,
    high: 850,
    names:
      'Silla de barbero hidráulica|Dos sillas de salón con espejo|Silla Belmont restaurada|Estación completa de barbería',
    details:
      'Bomba buena.|Piel sin rotos.|Se reclina.|Cierre de local.|Base cromada.|Incluye estación con gavetas.',
  },
  {
    motif: 'register',
    low: 120,
    high: 950,
    names:
      'Caja registradora con scanner|Sistema POS Clover|Caja registradora Sharp|Punto de venta para colmado con IVU',
    details:
      'Programada con IVU.|Gaveta y printer.|Manual en español.|Fácil de usar.|Para cualquier negocio.|Con rollos de papel.',
  },
  {
    motif: 'rack',
    low: 40,
    high: 480,
    names:
      'Inventario de boutique completo|Racks de ropa y maniquíes|Lote de ropa americana para revender',
    details:
      'Más de 200 piezas.|Tallas surtidas.|Marcas de tienda.|Se liquida por cierre.|Ganchos incluidos.|Precio por todo.',
  },
  {
    motif: 'sewing',
    low: 90,
    high: 780,
    names: 'Máquina de coser industrial Juki|Máquina de bordar Brother|Singer de mesa para taller',
    details:
      'Cose mahón y vinil.|Motor silencioso.|Con mesa.|Recién aceitada.|Bobinas y agujas incluidas.|Programa de letras.',
  },
  {
    motif: 'pallet',
    low: 180,
    high: 1500,
    names:
      'Paleta de mercancía variada|Lote de cajas de liquidación|Mercancía de Amazon por paleta|Inventario de ferretería',
    details:
      'Manifiesto disponible.|Para revender en pulguero.|Todo nuevo o devolución.|Se carga con finger.|Mínimo dos paletas.|Factura disponible.',
  },
  {
    motif: 'storefront',
    low: 15000,
    high: 120000,
    plain: true,
    names:
      'Traspaso de cafetería en la plaza|Se vende colmado establecido|Llave de salón de belleza|Traspaso de pizzería con equipo|Gomera en operación',
    details:
      'Doce años operando.|Clientela fija.|Renta módica.|Incluye equipo e inventario.|Permisos al día.|Dueño se retira.|Estados financieros con cita.',
    tags: 'traspaso',
  },
]
