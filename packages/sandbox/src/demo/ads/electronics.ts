import type { Goods } from './goods.ts'

/** Electrónicos. */
export const ELECTRONICS: readonly Goods[] = [
  {
    motif: 'phone',
    low: 260,
    high: 820,
    names:
      'iPhone 13 128GB desbloqueado|iPhone 14 Pro 256GB|iPhone 12 mini unlocked|iPhone 15 128GB negro|iPhone 11 64GB|iPhone XR rojo 64GB|iPhone SE 2022',
    details:
      'Batería en 87%.|Desbloqueado para Claro, Liberty o T-Mobile.|IMEI limpio, sin deuda.|Incluye case y screen protector.|Tiene Face ID funcionando.|No iCloud, listo para activar.|Con su cargador original.|Pantalla sin rajaduras.',
    facts: 'De 128 GB.|Memoria de 64 GB.|De 256 GB, desbloqueado.',
    tags: 'celular|desbloqueado',
  },
  {
    motif: 'phone',
    low: 110,
    high: 640,
    names:
      'Samsung Galaxy S23 Ultra|Samsung S22 factory unlocked|Samsung A54 desbloqueado|Motorola Edge 2024|Google Pixel 8 de 128GB|Celular Samsung Galaxy S21 FE|Samsung Z Flip 5|Cel Motorola G Power',
    details:
      'Desbloqueado para todas las compañías.|Sin deuda, IMEI limpio.|La cámara tira fotos brutales.|Dura el día entero la batería.|Con cargador rápido.|Cristal protector puesto.|Dual SIM.|Pantalla perfecta.|Reset de fábrica hecho.',
    facts: 'De 128 GB.|Memoria de 256 GB.|De 128 GB, con garantía de la tienda.',
    tags: 'celular|desbloqueado',
  },
  {
    motif: 'laptop',
    low: 220,
    high: 950,
    names:
      'Laptop HP 15 pulgadas i5|Laptop Dell Inspiron 16GB RAM|MacBook Air M1 256GB|MacBook Pro 2019 13"|Lenovo ThinkPad T480|Laptop Asus para gaming RTX 3050|Chromebook Acer para la escuela|laptop HP touchscreen|Microsoft Surface Laptop 3|Laptop Acer Nitro 5',
    details:
      'Disco SSD, prende en segundos.|Windows 11 con Office.|Buena para universidad o trabajar remoto.|La batería aguanta 5 horas.|Teclado en español.|Incluye cargador y bulto.|Corre Zoom y Teams sin problema.|Tiene lector de huella.|Formateada y lista para usarse.',
    facts:
      'Con 8 GB de RAM y SSD de 256 GB.|SSD de 512 GB.|Pantalla de 14 pulgadas y SSD de 256 GB.',
  },
  {
    motif: 'tablet',
    low: 90,
    high: 480,
    names:
      'iPad 9na generación 64GB|iPad Air con Apple Pencil|Tablet Samsung Galaxy Tab A8|Amazon Fire HD 10|iPad mini 6|Tableta Lenovo para nenes',
    details:
      'Con cover y protector.|Perfecta para los nenes o leer.|Tiene pencil incluido.|WiFi solamente.|Pantalla perfecta, sin rayazos.|Carga rápido.|Sin cuenta de iCloud.',
    facts: 'De 64 GB.|De 128 GB.',
  },
  {
    motif: 'television',
    low: 130,
    high: 520,
    names:
      'Televisor Samsung 55" 4K|TV LG 65 pulgadas smart|Smart TV TCL Roku 43"|Televisor Hisense 50|Pantalla Samsung QLED 65|TV Vizio 32 para cuarto|Televisor Sony Bravia 55|TV LG OLED 48"|Smart TV Onn de 40 pulgadas|Tele Sharp 60"',
    details:
      'Con su control original.|Tiene Netflix, YouTube y Disney Plus.|Se ve brutal para los juegos de pelota.|Incluye base de pared.|Tres entradas HDMI.|Nunca ha estado en la marquesina.|Con regulador de voltaje de regalo.|Se puede ver prendido.',
    tags: 'tv|smart tv',
  },
  {
    motif: 'console',
    low: 130,
    high: 480,
    names:
      'PlayStation 5 con dos controles|PS5 Slim digital|PS4 Slim 1TB con juegos|Xbox Series S|Xbox Series X|Xbox One S con Kinect|PS4 Pro con FIFA y 2K|Combo PS5 con headset',
    details:
      'Incluye 3 juegos.|Controles sin drift.|Nunca se ha abierto.|Con todos sus cables.|Los nenes pasaron a PC.|Se prueba al momento.|Cuenta limpia, lista para usarse.|Le doy el stand para cargar controles.',
    facts: 'Disco de 1 TB.|De 500 GB.',
    tags: 'consola|videojuegos',
  },
  {
    motif: 'console',
    options: { variant: 'handheld' },
    low: 140,
    high: 310,
    names:
      'Nintendo Switch OLED blanca|Nintendo Switch con Mario Kart|Switch Lite turquesa|Consola Nintendo Switch V2 completa',
    details:
      'Con dock y dos joy-con.|Memoria de 128GB.|Sin drift.|Incluye case para llevar.|Viene con Zelda y Smash.|Protector de cristal puesto.|Perfecta para viajes.',
  },
  {
    motif: 'desktop',
    low: 250,
    high: 1100,
    names:
      'PC gaming Ryzen 5 con RTX 3060|Computadora Dell OptiPlex completa|Setup de gaming completo|Computadora HP con monitor 24|iMac 2017 de 21 pulgadas|Compu de escritorio para estudiantes',
    details:
      'Corre Fortnite y Warzone a 120 fps.|Incluye teclado y mouse.|Monitor Full HD.|Memoria RAM de 16GB.|SSD de 500GB.|Luces RGB.|WiFi y Bluetooth.|Con Windows activado.|Se ve prendida aquí en casa.',
  },
  {
    motif: 'headphones',
    low: 25,
    high: 240,
    names:
      'AirPods Max color plata|Audífonos Sony WH-1000XM4|Beats Studio 3|Headphones Bose QC45|Audífonos JBL inalámbricos|Headset HyperX para gaming',
    details:
      'Cancelan el ruido brutal.|Batería de 30 horas.|Con su estuche.|Se conectan a dos equipos.|Almohadillas nuevas.|Buenos para el gym o el avión.|Micrófono claro.',
  },
  {
    motif: 'speaker',
    low: 40,
    high: 480,
    names:
      'Bocina JBL Charge 5|Bocina JBL Flip 6 azul|Bocina Bose SoundLink|Bocina Sony recargable|JBL Xtreme 3 con correa',
    details:
      'Suena durísimo.|A prueba de agua, buena para la playa.|La batería dura 12 horas.|Bluetooth y auxiliar.|Se conecta con otra igual.|Con su cargador.',
  },
  {
    motif: 'speaker',
    options: { variant: 'party' },
    low: 150,
    high: 600,
    names:
      'Bocina JBL PartyBox 110|Bocina de karaoke con dos micrófonos|Bajo amplificado de 15 pulgadas|Bocinas Mackie para DJ|Bocina Ion con luces',
    details:
      'Ideal para parrandas.|Tiene luces y Bluetooth.|Incluye micrófono.|Se oye hasta la otra calle.|Ruedas para moverla.|Se usó en dos actividades.|Con trípode.',
  },
  {
    motif: 'camera',
    low: 180,
    high: 900,
    names:
      'Cámara Canon Rebel T7|Nikon D3500 con lente|Sony A6000 mirrorless|Canon EOS M50 para vlogs|GoPro Hero 10 con accesorios|Cámara Fujifilm X-T20',
    details:
      'Con lente 18-55.|Bulto y dos baterías.|Pocos disparos.|Memoria de 64GB incluida.|Graba en 4K.|Buena para empezar en fotografía.|Con trípode de regalo.',
  },
  {
    motif: 'printer',
    low: 35,
    high: 260,
    names:
      'Printer HP DeskJet inalámbrica|Impresora Epson EcoTank|Printer Brother láser|Impresora Canon Pixma con tinta|Printer HP LaserJet para oficina',
    details:
      'Imprime, copia y escanea.|Tinta nueva.|Se conecta por WiFi al celular.|Buena para la escuela.|Económica en tinta.|Con cable y manual.|Imprime por los dos lados.',
  },
]
