// Makes and models in a query: 'toyota' is also found as 'corolla', a model says what it is.
import { MAKES } from '../names/makes.ts'
import { keyOf } from '../tokens.ts'
import { all, any, inCategories, phrase, type WordQuery } from '../words/word-query.ts'

const VEHICLES = 2

const MODELS_OF = new Map<string, WordQuery>(
  MAKES.map(({ name, models }): [string, WordQuery] => {
    const all_ = [...models.values()].flat().map(keyOf).flatMap(spellingsOf)
    const named = any(all_.map((model) => phrase(model.split(' '), 0.8, 'title')))
    return [keyOf(name), all([named, inCategories([VEHICLES])])]
  }),
)

/** 'corola': one letter for two is the usual slip of a model. */
export function spellingsOf(model: string): string[] {
  return [...new Set([model, model.replace(/([lnrts])\1/, '$1')])]
}

const MODELS = new Set(
  MAKES.flatMap(({ models }) => [...models.values()].flat().map((model) => keyOf(model))),
)

/** The ads that name a model of this make (folded) and not the make; nothing for what is no make. */
export function modelsOfMake(key: string): WordQuery | undefined {
  return MODELS_OF.get(key)
}

/** True for the folded name of a vehicle's make. */
export function isMake(key: string): boolean {
  return MODELS_OF.has(key)
}

/** Models that are words of other things, too. */
const WORDS = new Set(
  `charger,golf,element,pilot,soul,escape,edge,flex,transit,spark,sonic,volt,bolt,express,blazer,captiva,compass,liberty,
commander,patriot,reno,legend,general,scrambler,monster,rebel,shadow,elite,recon,warrior,passport,insight,prelude,march,note,
kicks,leaf,quest,titan,frontier,optima,escort,maverick,eclipse,avenger,stratus,caliber,journey,nitro,dakota,sierra,canyon,
terrain,atlas,focus,fusion,magnum,swift,beetle,fiesta,reno,ninja,vulcan,mule,razor,outlaw,raptor,grizzly,banshee,blaster,
viking,zuma,rhino,cooper,supra,matrix,venture,express,colorado,avalanche,traverse,equinox,ascent,legacy,navigator,discovery,
defender,century,encore,enclave,venue,palisade,genesis,stinger,excel,accent,versa,armada,murano,element,odyssey,civic,element,
integra,clarity,fit,rogue,juke,kona,niro,rio,forte,forza,raider,colt,mirage,galant,ranger,explorer,flex,territory,lobo`
    .replaceAll('\n', '')
    .split(',')
    .filter(
      (word) =>
        !/^(civic|accent|murano|odyssey|equinox|explorer|mirage|integra|versa|supra)$/.test(word),
    ),
)

/** True for the folded name of a model that is no other word: 'corolla' says vehicle by itself. */
export function isPlainModel(key: string): boolean {
  return MODELS.has(key) && /^[a-z]{4,}$/.test(key) && !WORDS.has(key)
}

/** True for the folded name of a model; many are plain words, so it counts beside a make or among vehicles. */
export function isModel(key: string): boolean {
  return MODELS.has(key)
}

/** What each make's models are asked by. */
export function listModels(): readonly WordQuery[] {
  return [...MODELS_OF.values()]
}
