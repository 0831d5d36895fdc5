// Addresses written for the tests of links: ordinary ones, of which none may be taken for a trap, and look-alikes by
// what they pass for.

/** As people of Puerto Rico send them to each other. Whose they are plays no part: the names are what is tried. */
export const ordinaryLinks = readList(`
  https://www.elnuevodia.com/noticias/ https://www.primerahora.com https://www.noticel.com
  https://www.metro.pr https://www.elvocero.com https://wapa.tv https://www.telemundopr.com
  https://www.clasificadosonline.com/UDMotorSales.asp https://www.carspr.com
  https://caribbeancars.pr https://www.edmunds.com https://www.carfax.com/vehicle/1
  https://www.autotrader.com https://www.kbb.com https://www.toyotapr.com
  https://www.bellahonda.com https://ebay.us/m/x https://www.mayaguezpr.gov
  https://www.sanjuan.pr https://ponce.gob.pr https://caguas.gov.pr https://www.bayamonpr.org
  https://municipiodecarolina.com https://guaynabocity.gov.pr https://peñuelas.pr
  https://xn--mayagez-r2a.com https://isabela.com.pr https://aguadilla.city
  https://www.amazon.com/dp/B0 https://www.walmart.com https://www.homedepot.com
  https://pitusa.com https://www.costco.com https://www.marshallspr.com https://www.ikea.pr
  https://www.econo.com.pr https://supermax.com https://www.plazalasamericas.com
  https://www.claropr.com https://libertypr.com https://lumapr.com https://www.acueductospr.com
  https://www.upr.edu https://wepa.upr.edu https://athletic.com https://www.athleta.com
  https://athletics-pr.org https://4th-street-pay.com https://bath-payments.com
  https://mathpay.com https://pathmobile.com https://ath.com https://wepay.com https://wepack.co
  https://sweepaway.com https://wepair-online.com https://tienda.example/wepa-seguro
  https://musica.example/?q=wepa.pagos https://wepafest.com https://popularmechanics.com
  https://elpopular.com https://most-popular-cars.com https://popular.club
  https://oriental-market.com https://orientalrugs.com https://cocina-oriental.pr
  https://oriental.com.co https://haciendasanpedro.com https://hacienda-negron.com
  https://hacienda-online.com https://start-ups.com.pr https://pop-ups-online.com
  https://follow-ups.io https://cups-delivery.com https://campuspsychology.org
  https://cuspstudio.com https://usp.br https://federer.com https://gazelle.com
  https://www.zellers.ca https://grizzelle.com https://selle-royal.com https://papal.com
  https://paypay.ne.jp https://racebook.com https://instant-gram.com https://youtubers.com
  https://dhi.com https://ferna.com https://depa-pr.com https://nepa.com
  https://www.firstbank.com https://efirstbank.com https://firsttech.com https://coopera.com
  https://m-me-gusta.com https://пример.рф https://例え.jp https://münchen.de https://r2d2.com
  https://sites.google.com/view/x https://forms.gle/abc https://docs.google.com/forms/d/1
  https://localhost:5173 https://tienda.example:8443/a https://zillow.com https://realtor.com
`)

/** By the name that people have for whose it is. */
export const knownLinks = readNamed(`
ATH Móvil:
  https://athmovil.com https://www.athmovil.com/business https://portal.athmovil.com
Evertec:
  https://evertecinc.com https://www.evertec.com
Banco Popular:
  https://www.popular.com https://www.bppr.com https://www.popularbank.com
FirstBank:
  https://www.1firstbank.com https://firstbankpr.com
Oriental:
  https://orientalbank.com https://oriental.com https://www.orientalonline.com
USPS:
  https://tools.usps.com/go/TrackConfirmAction https://usps.com.
FedEx:
  https://www.fedex.com/fedextrack
UPS:
  https://www.ups.com/track https://www.theupsstore.com
DHL:
  https://www.dhl.com/pr-es
Hacienda:
  https://hacienda.pr.gov https://suri.hacienda.pr.gov/_/
el Gobierno de Puerto Rico:
  https://pr.gov https://cesco.dtop.pr.gov
Google Maps:
  https://maps.app.goo.gl/x https://goo.gl/maps/x https://www.google.com/maps/place/x
  https://maps.google.com/?q=18.4,-66.1 https://www.google.com/maps?q=1
Google:
  https://www.google.com/search?q=x https://www.google.com.pr https://google.com/mapsx
YouTube:
  https://www.youtube.com/watch?v=x https://youtu.be/x https://m.youtube.com
Facebook:
  https://www.facebook.com/marketplace https://fb.com/x https://m.facebook.com
Instagram:
  https://www.instagram.com/x
WhatsApp:
  https://wa.me/17875550123 https://chat.whatsapp.com/x https://api.whatsapp.com/send
PayPal:
  https://www.paypal.com https://paypal.me/x
Zelle:
  https://www.zellepay.com https://enroll.zellepay.com
Venmo:
  https://venmo.com/u/x
Cash App:
  https://cash.app/$x
`)

export const hidingLinks = readList(`
  https://bit.ly/3xPago https://tinyurl.com/abc9 https://t.co/x https://cutt.ly/x
  https://www.shorturl.at/x https://goo.gl/x https://goo.gl/mapsx
  https://l.facebook.com/l.php?u=x https://www.google.com/url?q=https://otro.example
  https://www.youtube.com/redirect?q=x
`)

/** By what they pass for, told from our own host `wepa.pr`; - for something they do not say. */
export const lookAlikeLinks = readNamed(`
Wepa:
  https://wepa-seguro.com https://wepa.pago-seguro.example https://wepa.com
  https://wepapagos.site https://miwepa.online https://w3pa.pr https://vvepa.pr https://wepaa.pr
  https://pagos-wepa.example https://wepa.pr.entrega.example https://wepa-pr.com
  https://wepa.pr@otro.example/entra https://wepа.pr https://wẹpa.pr https://wepa.net
  https://soporte.wepa-ayuda.info
ATH Móvil:
  https://athmovil-pagos.com https://athm0vil.com https://arthmovil.com https://ath-movil.net
  https://pago-ath.example/x1 https://ath-reembolso.example https://athmóvil.com
  https://athmobil.com https://atmovil.com https://athmovii.com https://athrnovil.com
  https://www.athmovil.com.verifica.info https://recibeathmovil.site https://аthmovil.com
  https://xn--thmovil-1fg.com https://ahtmovil.com https://athmovil.com:443@otro.example
  https://athmovil.pr https://ath.wallet-pr.com https://ATHMOVIL-PR.COM https://ath%6dovil.net
  https://ａｔｈｍｏｖｉｌ.net https://athmovil。pagos。net
Evertec:
  https://evertec-pagos.com https://evertek.com https://evert3c.com
Banco Popular:
  https://popular-login.com https://mibancopopular.info https://bancopopular-pr.com
  https://p0pular.com https://popular.com.cuenta.example https://bppr-alerta.com
  https://popular.bank https://banco-popular.net https://www-popular-com.net https://popuiar.com
FirstBank:
  https://firstbank-verifica.com https://firstbankpr-online.com https://first-bank-login.com
Oriental:
  https://oriental-banking.com https://0riental.com https://orientalbank-pr.com
USPS:
  https://usps.track-pr.info https://uspss.com https://usps-entrega.example https://usp5.com
  https://my-usps.com https://uspstracking.top https://usps.com-redelivery.top
  https://upsp-paquete.com
FedEx:
  https://fedex-ventas.example https://fedx-pr.example/f https://trackfedex.info
  https://feddex.com
UPS:
  https://ups-tracking.com https://ups.entrega-pr.com https://upspaquete.info
DHL:
  https://dhl-aduana.com https://dhl.paquete.example
Zelle:
  https://zelle-recibir.example https://zelle.pagos.info https://ze11e.com https://zellee.com
PayPal:
  https://paypa1.com https://paypal-cobro.com https://payppal.com https://xn--pypal-4ve.com
  https://рaypal.com https://paypol.com https://paypai.com
Venmo:
  https://venmo-pagos.com
Cash App:
  https://cashapp-bono.com https://cash-app.net
Hacienda:
  https://hacienda-reintegro.com https://hacienda.pr.gov.planilla.example
  https://suri-hacienda.com
el Gobierno de Puerto Rico:
  https://www.pr.gov.multas.example https://cesco-pr-gov.com
FEMA:
  https://fema-ayuda.com https://fema.info https://f3ma.com
AutoExpreso:
  https://autoexpreso-multas.com https://autoexpresso.com
WhatsApp:
  https://whatsapp-verificacion.com https://whatsap.com https://watsapp.com
Facebook:
  https://facebook-marketplace.pagos.info https://faceb00k.com https://facebok.com
Instagram:
  https://lnstagram.com https://instagram-ayuda.com
-:
  http://192.168.0.14/pago http://3232235777/x http://0x7f000001 http://[2001:db8::1]/
  https://soporte@otro.example https://bаnco.example https://сasa-pr.com
`)

function readList(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Pairs of an address and the name above it. */
function readNamed(text: string): [link: string, name: string][] {
  let name = ''
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith(' ')) return readList(line).map((link): [string, string] => [link, name])
      name = line.slice(0, -1)
      return []
    })
}
