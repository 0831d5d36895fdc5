// What ads of clothes, shoes, bags and jewellery say.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { brandOf } from '../text/names.ts'
import { firstNamed, kindIn } from '../text/patterns.ts'
import { wearSizeOf } from './sizes.ts'

type Wear = NonNullable<AttributeValues['wearKind']>

const WEAR: Readonly<Record<Wear, string>> = {
  calzado:
    'zapatos?|zapatillas?|tenis|tennis|sneakers|botas?|botines|sandalias?|chanclas?|chancletas?|tacos|tacones|jordans?|crocs|cleats|mocasines|air force|shoes|yeezys?|slides|air max',
  cartera:
    'carteras?|bultos?|bolsos?|mochilas?|backpacks?|wallets?|purse|totes?|handbag|billeteras?|clutch|maletas?',
  prendas:
    'prendas?|cadenas?|relojes|reloj|sortijas?|anillos?|pantallas|aretes|pulseras?|brazaletes?|collar(?:es)?|guillo|rosario|oro 14|watch',
  ropa: 'ropa|ropita|trajes?|vestidos?|camisas?|camisetas?|t-?shirts?|polos?|pantalon(?:es)?|mahon(?:es)?|jeans|faldas?|blusas?|abrigos?|chaquetas?|hoodies?|jacket|uniformes?|gowns?|leggings|trajes? de bano|bikini|scrubs|guayaberas?|sueters?|sweaters?|pijamas?|disfraz|mamelucos?|jersey|chaleco|mahones|onesies?|conjuntos?|sets? de ropa|traje de novia|toga',
  accesorio:
    'gafas|lentes|espejuelos|gorras?|sombreros?|correas?|corbatas?|cinturon(?:es)?|fitted|panuelos?|bufandas?|gorros?',
}

export function readWear(text: AdText): AttributeValues {
  const { all } = text
  const wearKind = kindIn(text, WEAR)
  const forWhom = whomOf(all)
  return { wearKind, brand: brandOf(text), size: wearSizeOf(text, { wearKind, forWhom }), forWhom }
}

function whomOf(all: string): AttributeValues['forWhom'] {
  return firstNamed(all, {
    mujer: "mujer(?:es)?|damas?|women'?s?|femenin[oa]s?|ladies|woman",
    hombre: "hombres?|caballeros?|men'?s?|masculin[oa]s?|varon(?! bebe)",
    nina: 'ninas?|nenas?|girls?',
    nino: 'ninos?|nenes?|boys?',
    bebe: 'bebes?|baby|babies|recien nacid[oa]s?|newborn',
    unisex: 'unisex',
  })
}
