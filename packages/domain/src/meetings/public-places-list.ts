// The public places themselves; PLACE_SOURCES tells where each can be checked. A police station that its source calls closed,
// flooded or moved for a while is not listed.

/** By id: [municipality's slug, name, direction, name of the source where it is not the id]. */
export type PlaceRows = Readonly<
  Record<string, readonly [slug: string, name: string, where?: string, source?: string]>
>

export const POLICE: PlaceRows = {
  'aguadilla-police': [
    'aguadilla',
    'Comandancia de la Policía de Aguadilla',
    '',
    'police-areas-2020',
  ],
  'arecibo-police': ['arecibo', 'Comandancia de la Policía de Arecibo', '', 'police-areas-2020'],
  'bayamon-police': ['bayamon', 'Precinto de la Policía de Bayamón Norte'],
  'cabo-rojo-police': ['cabo-rojo', 'Cuartel de la Policía de Cabo Rojo'],
  'caguas-police': ['caguas', 'Comandancia de la Policía de Caguas'],
  'guayama-police': ['guayama', 'Comandancia de la Policía de Guayama', '', 'police-areas-2020'],
  'humacao-police': ['humacao', 'Comandancia de la Policía de Humacao'],
  'juncos-police': ['juncos', 'Cuartel de la Policía de Juncos'],
  'mayaguez-police': [
    'mayaguez',
    'Comandancia de la Policía de Mayagüez',
    'Avenida Ramón Arbona, antes Corazones',
  ],
  'ponce-police': ['ponce', 'Comandancia de la Policía de Ponce', 'Urbanización Los Caobos'],
  'rio-grande-police': ['rio-grande', 'Cuartel de la Policía de Río Grande'],
  'san-juan-police': [
    'san-juan',
    'Cuartel General de la Policía',
    'Avenida F. D. Roosevelt 601, Hato Rey',
  ],
}

/** Plazas with a proper name or a direction of their own. */
export const PLAZAS: PlaceRows = {
  'aguada-plaza': [
    'aguada',
    'Plaza de Recreo de Aguada',
    'Frente a la parroquia San Francisco de Asís',
  ],
  'aguadilla-plaza': ['aguadilla', 'Plaza de Recreo de Aguadilla', 'Barrio Pueblo'],
  'aguas-buenas-plaza': [
    'aguas-buenas',
    'Plaza de Recreo de Aguas Buenas',
    'Frente a la parroquia Los Tres Santos Reyes',
  ],
  'anasco-plaza': ['anasco', 'Plaza de Recreo de Añasco', 'Calle 18 de Octubre'],
  'arecibo-plaza': ['arecibo', 'Plaza de Recreo de Arecibo', 'Barrio Pueblo'],
  'barranquitas-plaza': [
    'barranquitas',
    'Plaza de Recreo Monseñor Miguel Mendoza',
    'Frente a la parroquia San Antonio de Padua',
  ],
  'cabo-rojo-plaza': [
    'cabo-rojo',
    'Plaza de Recreo Ramón Emeterio Betances',
    'Junto a la iglesia San Miguel Arcángel',
  ],
  'caguas-plaza': ['caguas', 'Plaza Santiago R. Palmer', 'Barrio Pueblo'],
  'carolina-plaza': [
    'carolina',
    'Plaza de Recreo de Carolina',
    'Entre las calles Ignacio Arzuaga y Dr. Barbosa',
  ],
  'cayey-plaza': [
    'cayey',
    'Plaza Ramón Frade',
    'Junto a la parroquia Nuestra Señora de la Asunción',
  ],
  'coamo-plaza': ['coamo', 'Plaza Luis Muñoz Rivera', 'Barrio Pueblo'],
  'culebra-plaza': ['culebra', 'Plaza de Recreo de Culebra', 'Pueblo (Dewey)'],
  'fajardo-plaza': ['fajardo', 'Plaza Pública de Fajardo', 'Junto a la catedral Santiago Apóstol'],
  'florida-plaza': ['florida', 'Plaza Pública Manuel Frías Morales'],
  'guayama-plaza': ['guayama', 'Plaza Colón', 'Barrio Pueblo'],
  'guayanilla-plaza': ['guayanilla', 'Plaza Pública de Guayanilla', 'Barrio Pueblo'],
  'guaynabo-plaza': [
    'guaynabo',
    'Plaza de Recreo de Guaynabo',
    'Junto a la parroquia San Pedro Mártir',
  ],
  'juana-diaz-plaza': ['juana-diaz', 'Plaza Pública Román Baldorioty de Castro', 'Barrio Pueblo'],
  'las-marias-plaza': [
    'las-marias',
    'Plaza de Recreo de Las Marías',
    'Frente a la parroquia Inmaculado Corazón de María',
  ],
  'mayaguez-plaza': ['mayaguez', 'Plaza Colón', 'Junto a la alcaldía y la catedral'],
  'naguabo-plaza': ['naguabo', 'Plaza de Recreo de Naguabo', 'Barrio Pueblo'],
  'patillas-plaza': [
    'patillas',
    'Plaza de Recreo de Patillas',
    'Frente a la parroquia Inmaculado Corazón de María',
  ],
  'ponce-plaza': ['ponce', 'Plaza Las Delicias', 'Junto al Parque de Bombas y la catedral'],
  'sabana-grande-plaza': ['sabana-grande', 'Plaza Pública José A. Busigó', 'Barrio Pueblo'],
  'san-juan-plaza': ['san-juan', 'Plaza de Armas', 'Viejo San Juan'],
  'santa-isabel-plaza': ['santa-isabel', 'Plaza Pública Los Fundadores', 'Barrio Pueblo'],
  'vega-baja-plaza': ['vega-baja', 'Plaza Pública José F. Náter', 'Barrio Pueblo'],
  'vieques-plaza': ['vieques', 'Plaza de Recreo de Vieques', 'Isabel Segunda'],
  'yabucoa-plaza': [
    'yabucoa',
    'Plaza de Recreo de Yabucoa',
    'Frente a la parroquia Santos Ángeles Custodios',
  ],
  'yauco-plaza': ['yauco', 'Plaza Fernando de Pacheco y Matos', 'Barrio Pueblo'],
}

/**
 * Municipalities whose main plaza has no sourced proper name: it is named after them, and lies in the barrio Pueblo, with the
 * town hall and the church.
 */
export const PLAZAS_OF_PUEBLOS =
  'Adjuntas,Aibonito,Arroyo,Barceloneta,Bayamón,Camuy,Canóvanas,Cataño,Ceiba,Ciales,Cidra,Comerío,Corozal,Dorado,Guánica,Gurabo,Hatillo,Hormigueros,Humacao,Isabela,Jayuya,Juncos,Lajas,Lares,Las Piedras,Loíza,Luquillo,Manatí,Maricao,Maunabo,Moca,Morovis,Naranjito,Orocovis,Peñuelas,Quebradillas,Rincón,Río Grande,Salinas,San Germán,San Lorenzo,San Sebastián,Toa Alta,Toa Baja,Trujillo Alto,Utuado,Vega Alta,Villalba'

export const MALLS: PlaceRows = {
  'aguadilla-mall': ['aguadilla', 'Aguadilla Mall', '', 'mall-hours-2022'],
  'anasco-plaza-mall': ['anasco', 'Añasco Plaza', '', 'mall-association'],
  'canton-mall': ['bayamon', 'El Cantón Mall', '', 'mall-association'],
  'centrico-guayama': ['guayama', 'Céntrico', '', 'mall-association'],
  'centro-del-sur-mall': ['ponce', 'Centro del Sur Mall', 'PR-163 y PR-1'],
  'centro-gran-caribe': ['vega-alta', 'Centro Gran Caribe', '', 'mall-association'],
  'juncos-plaza-mall': ['juncos', 'Juncos Plaza', '', 'mall-hours-2022'],
  'las-catalinas-mall': ['caguas', 'Las Catalinas Mall', 'Avenida Betances 400'],
  'mall-of-san-juan': ['san-juan', 'The Mall of San Juan', '', 'mall-hours-2023'],
  'mayaguez-mall': ['mayaguez', 'Mayagüez Mall', 'Avenida Hostos 975'],
  'outlet-66-mall': ['canovanas', 'The Outlet 66 Mall'],
  'outlets-at-montehiedra': ['san-juan', 'The Outlets at Montehiedra', '', 'mall-association'],
  'plaza-caparra': ['guaynabo', 'Plaza Caparra', '', 'mall-hours-2022'],
  'plaza-carolina': ['carolina', 'Plaza Carolina', 'Avenida 65 de Infantería (PR-3)'],
  'plaza-centro-mall': ['caguas', 'Plaza Centro Mall', 'PR-30 y avenida Rafael Cordero'],
  'plaza-del-caribe': ['ponce', 'Plaza del Caribe', 'PR-2 y PR-12'],
  'plaza-del-norte': ['hatillo', 'Plaza del Norte', 'Calle Truncado 506'],
  'plaza-del-sol': ['bayamon', 'Plaza del Sol', 'Avenida West Main 725'],
  'plaza-juana-diaz': ['juana-diaz', 'Plaza Juana Díaz', '', 'mall-association'],
  'plaza-las-americas': ['san-juan', 'Plaza Las Américas', 'Hato Rey', 'mall-hours-2023'],
  'plaza-las-vegas': ['vega-baja', 'Plaza Las Vegas', '', 'mall-hours-2022'],
  'plaza-palma-real': ['humacao', 'Plaza Palma Real', '', 'plaza-centro-mall'],
  'plaza-penuelas': ['penuelas', 'Plaza Peñuelas', '', 'mall-association'],
  'plaza-rio-hondo': ['bayamon', 'Plaza Río Hondo', 'Avenida Río Hondo 60'],
  'prados-del-sur': ['santa-isabel', 'Plaza Prados del Sur', '', 'mall-association'],
  'premium-outlets': ['barceloneta', 'Puerto Rico Premium Outlets', '', 'mall-hours-2022'],
  'san-patricio-plaza': ['guaynabo', 'San Patricio Plaza', '', 'mall-hours-2023'],
}
