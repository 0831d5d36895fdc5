// What people of Puerto Rico know by name and somebody may dress up as; and hosts that say nothing of where they lead.

/**
 * How much of a host must be a name before the host passes for it. `anywhere`: within a word, for no other word has it;
 * `part`: a word of its own; `with_bait`: a whole label, or beside any bait ('wepa-app'); `with_hard_bait`: an
 * ordinary word, which says nothing without what only a trap or the firm itself says ('popular-login').
 */
export type Reach = 'anywhere' | 'part' | 'with_bait' | 'with_hard_bait'

/** `hosts` are its own addresses and all below them, some with the beginning of a path. */
type KnownSite = {
  name: string
  hosts: readonly string[]
  words: Readonly<Record<string, Reach>>
}

export const knownSites: readonly KnownSite[] = [
  // Its own host is not known here: whoever asks names it.
  { name: 'Wepa', hosts: [], words: { wepa: 'with_bait' } },
  {
    name: 'ATH Móvil',
    hosts: ['athmovil.com'],
    words: { athmovil: 'anywhere', movilath: 'anywhere', ath: 'with_hard_bait' },
  },
  { name: 'Evertec', hosts: ['evertec.com', 'evertecinc.com'], words: { evertec: 'anywhere' } },
  {
    name: 'Banco Popular',
    hosts: ['popular.com', 'bppr.com', 'bancopopular.com', 'popularbank.com', 'popularauto.com'],
    words: { bancopopular: 'anywhere', bppr: 'part', popular: 'with_hard_bait' },
  },
  {
    name: 'FirstBank',
    hosts: ['1firstbank.com', 'firstbankpr.com'],
    words: { firstbankpr: 'anywhere', firstbank: 'with_hard_bait' },
  },
  {
    name: 'Oriental',
    hosts: ['orientalbank.com', 'oriental.com', 'orientalonline.com'],
    words: { orientalbank: 'anywhere', bancooriental: 'anywhere', oriental: 'with_hard_bait' },
  },
  { name: 'Zelle', hosts: ['zellepay.com', 'zelle.com'], words: { zelle: 'part' } },
  {
    name: 'PayPal',
    hosts: ['paypal.com', 'paypal.me', 'paypalobjects.com'],
    words: { paypal: 'anywhere', paipal: 'part', paypol: 'part' },
  },
  { name: 'Venmo', hosts: ['venmo.com'], words: { venmo: 'anywhere' } },
  { name: 'Cash App', hosts: ['cash.app'], words: { cashapp: 'part' } },
  {
    name: 'USPS',
    hosts: ['usps.com', 'usps.gov'],
    words: { usps: 'part', upsp: 'with_hard_bait', uspc: 'with_hard_bait', uspostal: 'with_bait' },
  },
  {
    name: 'FedEx',
    hosts: ['fedex.com'],
    words: { fedex: 'anywhere', fedx: 'with_bait', feddex: 'part' },
  },
  { name: 'UPS', hosts: ['ups.com', 'theupsstore.com'], words: { ups: 'with_hard_bait' } },
  { name: 'DHL', hosts: ['dhl.com', 'dhl.de'], words: { dhl: 'part' } },
  {
    name: 'Hacienda',
    hosts: ['hacienda.pr.gov'],
    words: { hacienda: 'with_hard_bait', surihacienda: 'anywhere' },
  },
  { name: 'el Gobierno de Puerto Rico', hosts: ['pr.gov', 'gobierno.pr'], words: {} },
  { name: 'FEMA', hosts: ['fema.gov'], words: { fema: 'with_bait' } },
  { name: 'AutoExpreso', hosts: ['autoexpreso.com'], words: { autoexpreso: 'anywhere' } },
  {
    name: 'WhatsApp',
    hosts: ['whatsapp.com', 'wa.me', 'whatsapp.net'],
    words: { whatsapp: 'anywhere' },
  },
  {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me', 'messenger.com', 'facebookmail.com'],
    words: { facebook: 'anywhere' },
  },
  {
    name: 'Instagram',
    hosts: ['instagram.com', 'ig.me', 'instagr.am'],
    words: { instagram: 'anywhere' },
  },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], words: { youtube: 'part' } },
  {
    name: 'Google Maps',
    hosts: ['maps.app.goo.gl', 'goo.gl/maps', 'maps.google.com', 'google.com/maps'],
    words: {},
  },
  { name: 'Google', hosts: ['google.com', 'google.com.pr'], words: {} },
  { name: 'Waze', hosts: ['waze.com'], words: {} },
]

/** They lead to wherever somebody wanted. */
export const shorteners: readonly string[] = [
  ...['bit.ly', 'bitly.com', 'j.mp', 'tinyurl.com', 't.co', 'goo.gl', 'ow.ly', 'is.gd', 'v.gd'],
  ...['buff.ly', 'cutt.ly', 'rebrand.ly', 'rb.gy', 'shorturl.at', 't.ly', 'tiny.cc', 's.id'],
  ...['bl.ink', 'lnkd.in', 'adf.ly', 'qrco.de', 'soo.gd', 'clck.ru', 'u.to', 'x.gd', 'urlz.fr'],
  ...['acortar.link', 'surl.li', 'shorte.st', 'dub.sh', 'tr.ee', 'wa.link', 'amzn.to', 'n9.cl'],
  ...['google.com/url', 'google.com/amp', 'youtube.com/redirect'],
  ...['l.facebook.com', 'lm.facebook.com', 'l.instagram.com'],
]

/** Below a known name, but anybody writes there. */
export const pagesOfAnybody: readonly string[] = [
  ...['sites.google.com', 'docs.google.com', 'drive.google.com', 'forms.google.com'],
  ...['script.google.com', 'groups.google.com'],
]

/** What traps say beside a name, and shops hardly do. */
export const hardBait: readonly string[] = [
  ...['pago', 'pagos', 'pagar', 'pay', 'payment', 'payments', 'cobro', 'cobros', 'cobrar'],
  ...['recibe', 'recibir', 'recibo', 'reembolso', 'refund', 'reintegro', 'planilla', 'suri'],
  ...['envio', 'envios', 'entrega', 'entregas', 'delivery', 'redelivery', 'track', 'tracking'],
  ...['rastreo', 'paquete', 'paquetes', 'package', 'parcel', 'aduana', 'customs', 'seguro'],
  ...['secure', 'security', 'seguridad', 'verif', 'verifica', 'verificar', 'verificacion'],
  ...['verify', 'confirma', 'confirmar', 'confirm', 'login', 'signin', 'acceso', 'cuenta'],
  ...['cuentas', 'account', 'accounts', 'soporte', 'banco', 'mibanco', 'bank', 'banking'],
  ...['tarjeta', 'dinero', 'money', 'claim', 'update', 'actualiza', 'actualizar', 'alerta'],
  ...['validar', 'wallet', 'transfer', 'transferencia', 'deposito', 'desbloqueo', 'multa'],
]

/** What a shop may say as well. */
export const softBait: readonly string[] = [
  ...['app', 'movil', 'mobile', 'online', 'web', 'info', 'id', 'link', 'portal', 'my', 'mi'],
  ...['business', 'negocio', 'negocios', 'servicio', 'servicios', 'service', 'support', 'ayuda'],
  ...['help', 'cliente', 'clientes', 'oficial', 'official', 'orden', 'ordenes', 'order', 'venta'],
  ...['ventas', 'compra', 'compras', 'market', 'marketplace', 'protegido', 'protegida', 'card'],
  ...['premio', 'bono', 'alert', 'segura', 'cash', 'pr', 'puertorico', 'usa', 'us', 'gov', 'www'],
]
