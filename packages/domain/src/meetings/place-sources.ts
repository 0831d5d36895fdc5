// Where each public place can be checked. A place is listed only when its source says that it exists.

/** The link of an English Wikipedia article: 'Moca, Puerto Rico'. */
export function wikipediaArticle(title: string): string {
  return `https://en.wikipedia.org/wiki/${encodeURI(title.replaceAll(' ', '_'))}`
}

const EL_NUEVO_DIA = 'https://www.elnuevodia.com'
const METRO = 'https://www.metro.pr/pr/noticias'
const PUERTO_RICO_BY_GPS = 'https://www.puertoricobygps.com'

/** By the place's id, or by a name of its own where several places share it. */
export const PLACE_SOURCES: Readonly<Record<string, string>> = {
  // Several places each.
  'mall-association': `${EL_NUEVO_DIA}/negocios/empresas-comercios/notas/plaza-las-americas-figura-entre-los-centros-comerciales-que-no-abriran-este-domingo/`,
  'mall-hours-2022': `${EL_NUEVO_DIA}/negocios/empresas-comercios/notas/conoce-los-centros-comerciales-que-abriran-hoy-miercoles/`,
  'mall-hours-2023': `${EL_NUEVO_DIA}/negocios/empresas-comercios/notas/te-recordamos-los-horarios-de-los-principales-centros-comerciales-en-estos-dias-navidenos/`,
  'police-areas-2020':
    'https://www.primerahora.com/noticias/policia-tribunales/notas/reportan-danos-en-16-cuarteles-y-cinco-comandancias-por-los-sismos/',

  // Police stations.
  'bayamon-police': `${METRO}/2019/05/01/reportan-amenaza-bomba-estacion-tren-urbano-bayamon.html`,
  'cabo-rojo-police':
    'https://www.aafaf.pr.gov/aafafinthenews/destinan-sobre-120-millones-para-reconstruccion-de-cuarteles-de-la-policia',
  'caguas-police': `${METRO}/2017/11/12/denuncian-policias-caguas-trabajan-cuartel-provisional-sin-luz-sin-paredes.html`,
  'humacao-police': 'https://waloradio.com/?p=137317',
  'juncos-police':
    'https://www.victoria840.com/cierran-cuartel-municipal-de-juncos-pos-casos-positivos-a-covid-19/',
  'mayaguez-police': 'https://lacallerevista.com/tag/jani-clean',
  'ponce-police': 'https://www.liquisearch.com/ponce_puerto_rico/municipal_services/police',
  'rio-grande-police':
    'https://presenciapr.com/representante-explora-posible-reubicacion-del-cuartel-estatal-de-rio-grande',
  'san-juan-police': wikipediaArticle('Puerto Rico Police'),

  // Plazas.
  'aguada-plaza': wikipediaArticle('Aguada barrio-pueblo'),
  'aguadilla-plaza': wikipediaArticle('Aguadilla barrio-pueblo'),
  'aguas-buenas-plaza': wikipediaArticle('Aguas Buenas barrio-pueblo'),
  'anasco-plaza': 'https://aquiestapr.com/falsedades-sobre-la-plaza-de-recreo-de-anasco/',
  'arecibo-plaza': wikipediaArticle('Arecibo barrio-pueblo'),
  'barranquitas-plaza': wikipediaArticle('Barranquitas barrio-pueblo'),
  'cabo-rojo-plaza':
    'https://www.puertoricoheadlinenews.com/fema-approves-funds-to-repair-13-public-spaces-on-the-island-government/',
  'caguas-plaza': `${PUERTO_RICO_BY_GPS}/caguas-puerto-rico-seven-smiles-and-a-frown/`,
  'carolina-plaza': 'https://www.davisarquitectos.com/recrplazarecreo',
  'cayey-plaza': `${PUERTO_RICO_BY_GPS}/cayey-puerto-rico-food-nature-and-art/`,
  'coamo-plaza': `${PUERTO_RICO_BY_GPS}/coamo-the-town-with-healing-waters-and-a-legendary-race/`,
  'culebra-plaza': wikipediaArticle('Culebra barrio-pueblo'),
  'fajardo-plaza': 'https://puertoricoplus.com/es?0fdbd6a1_page=3',
  'florida-plaza': `${EL_NUEVO_DIA}/english/news/story/relaxing-tourism-proposal-in-puerto-ricos-youngest-municipality/`,
  'guayama-plaza': wikipediaArticle('Guayama barrio-pueblo'),
  'guayanilla-plaza': 'https://iaudioguia.com/audioguia/puerto-rico/sur/guayanilla/plaza-publica',
  'guaynabo-plaza':
    'https://primerahora.com/entretenimiento/ph-mas-coge-calle/notas/guaynabo-sorprende-por-su-oferta-turistica',
  'juana-diaz-plaza':
    'https://www.periodicolaperla.com/gente/no-cesa-la-musica-y-la-fiesta-en-juana-diaz',
  'las-marias-plaza': wikipediaArticle('Las Marías barrio-pueblo'),
  'mayaguez-plaza': wikipediaArticle('Pueblos in Puerto Rico'),
  'naguabo-plaza': 'https://eyboricua.com/?p=32308',
  'patillas-plaza': wikipediaArticle('Patillas barrio-pueblo'),
  'ponce-plaza': 'https://www.discoverpuertorico.com/profile/plaza-las-delicias/8064',
  'sabana-grande-plaza':
    'https://noticel.com/ahora/20200702/fema-asigna-fondos-para-reparacion-de-plazas-publicas',
  'san-juan-plaza': 'https://www.afar.com/places/plaza-de-armas-san-juan',
  'santa-isabel-plaza':
    'https://newsismybusiness.com/fema-allocates-651k-to-repair-public-squares-in-3-towns/',
  'vega-baja-plaza': 'https://diariovegabajeno.com/2014/08/28/valor-anadido',
  'vieques-plaza': wikipediaArticle('Isabel II barrio-pueblo'),
  'yabucoa-plaza': wikipediaArticle('Yabucoa barrio-pueblo'),
  'yauco-plaza':
    'https://www.periodicolaperla.com/actualidad/yauco-dedica-cuatro-dias-de-fiestas-a-la-reapertura-de-su-plaza',

  // Malls.
  'centro-del-sur-mall': wikipediaArticle('Centro del Sur Mall'),
  'las-catalinas-mall': wikipediaArticle('Las Catalinas Mall'),
  'mayaguez-mall': wikipediaArticle('Mayagüez Mall'),
  'outlet-66-mall': `${EL_NUEVO_DIA}/negocios/empresas/nota/plazalasamericasoperaramananamartesensuhorarioregular-2519510/`,
  'plaza-carolina': wikipediaArticle('Plaza Carolina'),
  'plaza-centro-mall': wikipediaArticle('Plaza Centro Mall'),
  'plaza-del-caribe': wikipediaArticle('Plaza del Caribe'),
  'plaza-del-norte': wikipediaArticle('Plaza del Norte'),
  'plaza-del-sol': wikipediaArticle('Plaza del Sol (Puerto Rico)'),
  'plaza-rio-hondo': wikipediaArticle('Plaza Rio Hondo'),
}
