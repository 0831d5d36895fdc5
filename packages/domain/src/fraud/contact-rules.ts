// What strangers ask for that no sale needs: codes, personal data, other places to talk.
import type { FraudRule } from './rule.ts'
import { app, ask, code, codeCame, has, money, near, pays } from './words.ts'

const secret =
  'seguro social|(?:tu|su) social|clave de (?:ath|tu banco|el banco)|social security|ssn|cvv|numer(?:o|ito)s? (?:de (?:la |tu |su )?tarjeta|de (?:atras|seguridad))|(?:tu|su|la) tarjeta de (?:debito|credito)|(?:16|dieciseis) (?:numeros|de la tarjeta)|expiracion|contrasena|password|usuario|user|(?:numero de cuenta,? (?:y )?(?:la )?ruta|clave de (?:internet|la app|banca)|cuenta y ruta|ruta y (?:la )?cuenta|numero de ruta)|selfie|(?:foto|copia) de (?:tu|su|la|una) (?:licencia|id|identificacion|tarjeta|pasaporte)|licencia por (?:los dos lados|ambos lados|delante)|(?:tu|su) (?:id|identificacion) y'
const link =
  '(?:https?:\\/\\/|www\\.)\\S+|[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{1,40}){0,4}\\.(?:com|net|org|example|co|me|ly|info|site|online|shop|link|app|xyz|click|top)(?:\\/\\S*)?|(?:este|el|un|al|ese) (?:link|enlace|formulario|boton)|correo con un|esta pagina'
const firm = '[a-z0-9-]{0,20}(?:wepa|athm|ath|zelle|paypal|fedx|fedex|reembols|usps|dhl|correo)'
const lure =
  '(?:pago|paga|pay|cobr|recib|reembols|envio|deliver|seguro|verifi|confirm|orden|soporte|track)'

export const contactRules: readonly FraudRule[] = [
  {
    id: 'code_request',
    name: 'Te piden un código',
    why: 'Ese código abre tu WhatsApp, tu correo o tu cuenta de banco; nadie lo necesita para comprar o vender.',
    advice: 'No se lo des a nadie, aunque diga que es para comprobar que eres real.',
    signs: [
      [has(code), has(ask), has(codeCame)],
      [
        near('(?:te|le) (?:lleg|entr|sal|ca)\\w+', 'texto|mensaje|sms|numeros?|codigo', 20),
        has(ask),
        has(
          'numeros?|codigo|leer\\w*|dice|dictas?|(?:foto|captura|screen ?shot) del? (?:ese )?(?:texto|mensaje)',
        ),
      ],
      [
        has('(?:te|le) (?:llego|entro|salio|llegaron)'),
        has('(?:6|seis|4|cuatro) (?:numeros|digitos)'),
      ],
    ],
    unless:
      /\b(?:codigo|clave|pin) (?:postal|(?:de|del|al|pal|en el) (?:la |el )?(?:porton|edificio|color|error|radio|candado|garaje|puerta|pintura|acceso|area|barra|producto|tarjeta|tablilla|gate|wifi|location|mapa))|\bzip\b|te bajo el codigo|\bdescuento\b|(?:el|un) pin de donde/,
  },
  {
    id: 'personal_data',
    name: 'Te piden datos que no hacen falta',
    why: 'Con tu Seguro Social, tu licencia o tu tarjeta pueden sacar dinero o préstamos a tu nombre.',
    advice: 'No mandes documentos ni números por mensaje; un pago no los necesita.',
    signs: [
      [
        has(secret),
        has(
          ask,
          '(?:con|pon|ponga|llena|escribe) (?:la solicitud con )?(?:tu|su)',
          'responde\\w*|necesito',
        ),
      ],
    ],
    unless:
      /no (?:hace|hacen) falta|traspaso|contrasena (?:del|de) (?:la )?(?:wifi|router|red|netflix)|licencia del (?:carro|vehiculo|auto)/,
  },
  {
    id: 'fake_support',
    name: 'Dice que escribe de parte de Wepa',
    why: 'Wepa no escribe por mensajes para verificar cuentas ni para cobrar.',
    advice: 'No contestes ni pagues nada; repórtalo.',
    signs: [
      [
        /\b(?:soporte|equipo|departamento|area|administracion|administrador\w*|seguridad|servicio al cliente|team|agente|oficina|staff)(?: (?:de|del|en) [a-z]+| [a-z]+)? ?(?:de |en )?wepa\b|\b(?:soy|somos|trabajo|escrib\w+|llam\w+) (?:de|desde|en|con|para) wepa\b|\bwepa (?:pagos|soporte|support|seguridad|team|seguro|verificacion|admin\w*)\b/,
        has(
          money,
          pays,
          'account|code|limited|locked|cuenta|anuncio|perfil|contrasena|clave|comision|multa|codigo|datos|verifi\\w*|suspen\\w*|bloque\\w*|elimin\\w*|report\\w*',
        ),
      ],
      [
        /\b(?:tu|su) cuenta (?:en|de) wepa\b/,
        has('suspen\\w*|bloque\\w*|elimin\\w*|cerrad[oa]|infraccion|verific\\w+|clic|multa'),
      ],
      [/^wepa ?:/, has('contrasena|clave|codigo|pague?|deposit\\w+|datos|ganad[oa]|premio')],
    ],
  },
  {
    id: 'fake_page',
    name: 'Un enlace para cobrar o confirmar',
    why: 'Esas páginas copian a ATH Móvil, al correo o a Wepa para quedarse con tu tarjeta o tu cuenta.',
    advice: 'No lo abras ni pongas datos; para cobrar basta tu propia aplicación.',
    signs: [
      [
        has(link),
        has(
          money,
          pays,
          app,
          'tarjeta|cuenta|cobrar|recib\\w+|orden|envio (?:seguro|protegido)|datos|acredit\\w+|paquete',
        ),
        has(
          'pague|entra|entre|pon|ponga|llen[ae]\\w*|abr[ea]|abrir|registr\\w+|confirm\\w+|verifi\\w+|us[ae]|dale|debe|tienes? que|necesito|escog\\w+|vincul\\w+|(?:para|pa) (?:que te llegue|recibir|cobrar)|clic\\w*|haz|accede|ingres\\w+',
        ),
      ],
      // An address that dresses up as somebody one would pay by.
      [new RegExp(`(?:^|[^a-z0-9@])${firm}[a-z0-9]{0,20}[.-][a-z0-9.-]{0,40}${lure}`)],
      [
        new RegExp(
          `(?:^|[^a-z0-9@])[a-z0-9.-]{0,40}${lure}[a-z0-9]{0,20}[.-]${firm}[a-z0-9-]{0,20}\\.[a-z]`,
        ),
      ],
      [/\bwepa\.[a-z0-9-]{0,30}(?:pago|pay|seguro|envio)/],
    ],
    unless:
      /(?:youtube\.com|youtu\.be|maps\.app\.goo\.gl|goo\.gl\/maps|google\.com|amazon\.com|carfax\.com|instagram\.com|facebook\.com|ikea\.com)\/|del anuncio/,
  },
  {
    id: 'abroad',
    name: 'Está lejos y no puede verte',
    why: 'La historia del militar, la plataforma o el viaje sirve para que pagues o envíes sin ver a nadie.',
    advice: 'Trata solo con quien pueda enseñarlo, o venir a verlo, aquí.',
    signs: [
      [
        has(
          'militar|ejercito|army|marines?|navy|guardia nacional|sargento|soldado|destacad[oa] en|traslad\\w+ a|voluntari[oa]|aduana|haiti|almacen de|desplega\\w+|desplegaron|deployed|base militar|mision|misioner[oa]|plataforma|altamar|alta mar|petroler[oa]|crucero|en un barco|barco mercante|overseas|kuwait|irak|afganistan|fuera (?:del pais|de la isla|de puerto rico)|(?:estoy|mude|vivo|trabajo) (?:en|a) (?:inglaterra|espana|alemania|europa|texas|africa|canada|el extranjero)',
        ),
        has(
          '(?:te |se |lo |la )?(?:envi|mand)\\w+|se despacha|agencia|agente|representante|transportadora|no puedo|no bajo|cant|paypal|ebay|escrow|por internet|online|compania de envios?|llaves|shipping|pagame|gana\\w* pagar',
        ),
      ],
      [/\bescrow\b|\bebay (?:motors|la|lo)\b|\bla tiene ebay\b/],
    ],
    unless:
      /\bven (?:cuando|a ver)|pued(?:es?|en) (?:pasar|verl)|\bte l[oa] ensen\w+|te abre|regres[oa]|retirado|la ensena|lo ensena|compre alla/,
  },
  {
    id: 'off_site',
    name: 'Quiere hablar fuera de Wepa enseguida',
    why: 'Quien no pregunta por el anuncio y te lleva a otro sitio suele querer que no quede nada escrito aquí.',
    advice: 'Sigue por aquí hasta que se conozcan; así la conversación queda guardada.',
    isFirstOnly: true,
    signs: [
      [
        /\b(?:whatsapp|telegram|signal|text ?me|texteame|correo|e-?mail|mail|gmail|hotmail|outlook|yahoo|(?:dame|enviame|mandame|pasame|deja) (?:tu|su) (?:numero|telefono|celular)|call me|(?:insta|instagram|ig)(?= o)|comunique?(?:se|ate|arse)|contact(?:ame|eme|ate|me|o directo)|escrib(?:eme|ame|ir) (?:al?|por)|add me|(?:your|cell|phone) number)\b|wa\.me|t\.me/,
      ],
      // Hardly a word but a number that is not of here.
      [/^.{0,40}(?<!\d)\+?1?[ (-]*(?!787|939)[2-9]\d{2}[ )-]+\d{3}[ -]?\d{4}/],
    ],
  },
]
