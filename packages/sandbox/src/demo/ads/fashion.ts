import type { Goods } from './goods.ts'

/** Moda. */
export const FASHION: readonly Goods[] = [
  {
    motif: 'dress',
    low: 15,
    high: 70,
    names:
      'Traje de playa talla M|Traje floreado largo|Traje negro de cóctel talla 6|Traje casual de lino|Traje de maternidad talla L|Traje rojo para Navidad',
    details:
      'Tela fresca para este calor.|Se usó en una boda.|Talla exacta, no estira.|Lavado y planchado.|Largo a la rodilla.|Con bolsillos.|Me quedó chiquito.',
    facts: 'Talla S.|Talla M.|Talla L.',
  },
  {
    motif: 'dress',
    options: { variant: 'gown' },
    low: 90,
    high: 480,
    names:
      'Traje de novia talla 8 con velo|Traje de quinceañero azul cielo|Traje de gala para prom|Traje de novia sencillo de playa',
    details:
      'Se usó una sola vez.|Limpiado en laundry.|Ajustable con cordón.|Incluye crinolina.|Comprado en Plaza.|Alquiler también disponible.',
    tags: 'boda|gala',
  },
  {
    motif: 'shirt',
    options: { variant: 'guayabera' },
    low: 18,
    high: 65,
    names: 'Guayabera de lino blanca|Guayaberas de hombre talla L|Guayabera azul manga larga',
    details:
      'Cien por ciento lino.|Para bodas o bautizos.|Botones completos.|Hecha en Puerto Rico.|Solo se planchó.',
    facts: 'De hombre, talla M.|De hombre, talla XL.',
  },
  {
    motif: 'shirt',
    options: { variant: 'polo' },
    low: 6,
    high: 35,
    names: 'Lote de polos Ralph Lauren|Uniforme escolar polo talla 10|Polos de trabajo variados',
    details: 'Tallas M y L.|Sin manchas.|El emblema se puede quitar.|Se venden en lote.|Lavados.',
  },
  {
    motif: 'shirt',
    options: { variant: 'tee' },
    low: 8,
    high: 40,
    names:
      'Camisetas de Bad Bunny del tour|T-shirts de Roberto Clemente 21|Camisa de los Criollos de Caguas|Camiseta de la bandera de PR',
    details:
      'Original, no copia.|Algodón suave.|Estampado intacto.|Edición limitada.|Se agotaron en la tienda.',
    facts: 'Talla M.|Talla L.|Talla XL.|Talla L de hombre.',
  },
  {
    motif: 'jeans',
    low: 10,
    high: 55,
    names:
      'Mahones Levis 501 talla 32|Mahón de mujer talla 8|Mahones cortos de nena|Lote de mahones de hombre',
    details:
      'Sin rotos, bueno sin los que no van.|Corte recto.|Estiran.|Talla grande me queda.|Buen azul, no desteñido.|Tres por ese precio.',
  },
  {
    motif: 'sneakers',
    low: 35,
    high: 220,
    names:
      'Tenis Jordan 1 size 10|Tenis Nike Air Max 9.5|New Balance 550 talla 8|Tenis Adidas Samba|Tenis de baloncesto Kyrie|Tenis Puma de nene|Yeezy 350 con caja',
    details:
      'Originales, con caja y recibo.|Suela con vida.|Plantilla limpia.|Size americano.|Se usaron para una foto.|Legit check bienvenido.|Cordones extra.',
    tags: 'tenis',
  },
  {
    motif: 'heels',
    low: 12,
    high: 90,
    names:
      'Zapatos de taco Steve Madden 7.5|Sandalias de plataforma|Tacos dorados para gala|Chancletas de piel hechas a mano',
    details:
      'Taco de 3 pulgadas.|Bien cómodos.|Tapitas nuevas.|Bailé una noche con ellos.|Número 7 y medio.|Combinan con todo.',
  },
  {
    motif: 'bag',
    low: 25,
    high: 320,
    names:
      'Cartera Michael Kors original|Cartera Coach en piel|Bolso Kate Spade|Cartera Tory Burch roja|Cartera artesanal en cuero',
    details:
      'Con dust bag.|Zipper bueno.|Interior limpio.|Comprada en The Mall.|Correa ajustable.|Autenticidad garantizada.',
    facts: 'De mujer.',
  },
  {
    motif: 'bag',
    options: { variant: 'backpack' },
    low: 12,
    high: 80,
    names:
      'Bulto Jansport para la escuela|Bulto de laptop North Face|Bulto de bebé con cambiador|Bulto con ruedas de nena',
    details:
      'Muchos bolsillos.|Cremalleras buenas.|Impermeable.|Para el semestre que viene.|Le cabe laptop de 15.|Lavado.',
  },
  {
    motif: 'jewel',
    options: { variant: 'watch' },
    low: 40,
    high: 320,
    names:
      'Reloj Citizen Eco-Drive|Reloj Invicta de hombre|Reloj Casio Edifice|Apple Watch Series 7',
    details:
      'Batería nueva.|Correa extra.|Sin rayazos en el cristal.|A prueba de agua.|Con caja.|Marca la hora perfecto.',
    facts: 'De hombre.|De mujer.|Unisex.',
  },
  {
    motif: 'jewel',
    options: { variant: 'chain' },
    low: 60,
    high: 780,
    names: 'Cadena de oro 14k con dije|Guillo y cadena en plata 925|Cadena de nombre en oro',
    details:
      'Pesa 8 gramos.|Se puede verificar en joyería.|Broche firme.|20 pulgadas.|Oro garantizado.|Con su cajita.',
  },
  {
    motif: 'jewel',
    options: { variant: 'ring' },
    low: 90,
    high: 950,
    names: 'Sortija de compromiso 14k|Sortija de graduación UPR|Aro de matrimonio de hombre',
    details:
      'Size 7.|Con certificado.|Piedra de medio quilate.|Se puede achicar.|Montura firme.|Oro blanco.',
  },
  {
    motif: 'jewel',
    options: { variant: 'earrings' },
    low: 8,
    high: 45,
    names: 'Pantallas hechas a mano|Pantallas argollas de plata|Pantallas de coquí en resina',
    details:
      'No dan alergia.|Hechas por mí.|Livianitas.|Varios colores.|Envío por correo certificado.|Para regalo.',
    tags: 'artesanía',
  },
  {
    motif: 'glasses',
    low: 18,
    high: 130,
    names:
      'Gafas Ray-Ban Wayfarer|Espejuelos de sol Oakley|Gafas Costa para pescar|Montura de espejuelos nueva',
    details:
      'Polarizadas.|Con estuche.|Lentes sin rayazos.|Protección UV.|Unisex.|Originales con serie.',
  },
]
