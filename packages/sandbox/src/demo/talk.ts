// How buyers and sellers write to each other, and what they say of one another afterwards.
import { words } from './ads/draft.ts'

export const FIRST_WORDS = words(
  'Saludos, ¿todavía lo tiene disponible?|Hola, me interesa. ¿Cuál es el último precio?|Buenas tardes, ¿está disponible?|¿Acepta ATH Móvil?|Hola, ¿en qué parte de {town} está?|Buenas, ¿lo puedo ver mañana?|Hola, vi su anuncio. ¿Es negociable?|¿Tiene más fotos?|Bendiciones, ¿cuánto es lo menos?|Hola, ¿lo apartaría con un depósito?|¿Sigue a la venta?|Buenas noches, ¿hace entrega?',
)

export const SELLER_ANSWERS = words(
  'Sí, disponible.|Saludos, sí todavía está.|Lo menos sería un 10% menos, está en buen precio.|Claro, ATH Móvil o efectivo.|Estoy en {town}, cerca de la plaza.|Sí, se puede ver después de las 5.|Ahora mismo no puedo entregar, pero nos encontramos a mitad.|Sí, puedo bajarle un poquito si viene hoy.|Con gusto, le paso más fotos ahorita.|Está tal como en las fotos.|Hay otra persona que viene mañana, pero el primero que llegue.',
)

export const BUYER_TURNS = words(
  'Perfecto, gracias.|¿Y el sábado por la mañana estaría bien?|Ok, déjeme hablar con mi esposo y le escribo.|¿Funciona todo bien?|Vengo de {town}, ¿me lo guarda?|Dale, nos vemos mañana.|¿Me puede enviar la dirección?|Le puedo dar algo menos en efectivo.|Brutal, voy pa allá.|¿Cuánto tiempo de uso tiene?|Ok gracias, lo pienso.',
)

export const SELLER_TURNS = words(
  'Sí, a las 10 está bien.|Todo trabaja, lo puede probar aquí.|Le guardo hasta las 6.|Le escribo la dirección cuando venga de camino.|Ese precio no puedo, disculpe.|Está bien, trato hecho.|Nos vemos.|Tiene como dos años nada más.|No hay problema, me avisa.|Traiga ayuda para cargarlo.|A la orden.',
)

/** By stars, from one to five. */
export const SELLER_COMMENTS: readonly string[][] = [
  words('No llegó al encuentro y no avisó.|No era lo que decía el anuncio.'),
  words('Tardó días en contestar.|Tenía más detalles de lo que decía.'),
  words(
    'Todo bien, aunque llegó tarde.|El artículo estaba bien, el trato regular.|Cumplió, pero el precio cambió un poco.',
  ),
  words(
    'Buen trato y puntual.|Todo como en las fotos.|Contestó rápido, recomendado.|Vendedor serio.',
  ),
  words(
    'Excelente persona, súper honesto.|Todo nítido, lo recomiendo cien por ciento.|Me esperó hasta tarde, bien amable.|Trato perfecto y el artículo mejor que en fotos.|Serio y puntual. Volvería a comprarle.|Me ayudó hasta a cargarlo.|Brutal servicio.',
  ),
]

export const BUYER_COMMENTS: readonly string[][] = [
  words('Me dejó plantado.'),
  words('Regateó hasta el último momento.'),
  words('Cambió la hora dos veces, pero pagó.|Todo bien al final.'),
  words('Comprador serio, pagó completo.|Puntual y respetuoso.|Buena comunicación.'),
  words(
    'Pagó por ATH Móvil al momento, excelente.|Llegó a la hora y sin regateo.|Comprador de primera.|Súper amable, recomendado.|Así da gusto vender.',
  ),
]
