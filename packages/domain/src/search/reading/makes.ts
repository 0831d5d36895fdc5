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
  `armada,ascent,atlas,avalanche,avenger,banshee,beetle,blaster,blazer,bolt,caliber,canyon,captiva,century,charger,
clarity,colorado,colt,commander,compass,cooper,dakota,defender,discovery,eclipse,edge,element,elite,enclave,
encore,escape,escort,excel,express,fiesta,fit,flex,focus,forte,forza,frontier,fusion,galant,general,genesis,golf,
grizzly,insight,journey,juke,kicks,kona,leaf,legacy,legend,liberty,lobo,magnum,march,matrix,maverick,monster,
mule,navigator,ninja,niro,nitro,note,optima,outlaw,palisade,passport,patriot,pilot,prelude,quest,raider,ranger,
raptor,razor,rebel,recon,reno,rhino,rio,rogue,scrambler,shadow,sierra,sonic,soul,spark,stinger,stratus,swift,
terrain,territory,titan,transit,traverse,venture,venue,viking,volt,vulcan,warrior,zuma`
    .replaceAll('\n', '')
    .split(','),
)

/** True for the folded name of a model that is no other word: 'corolla' says vehicle by itself. */
export function isPlainModel(key: string): boolean {
  return MODELS.has(key) && /^[a-z]{4,}$/.test(key) && !WORDS.has(key)
}

/** True for the folded name of a model; many are plain words, so it counts beside a make or among vehicles. */
export function isModel(key: string): boolean {
  return MODELS.has(key)
}

const MODEL_WORDS = new Set([...MODELS].flatMap((model) => model.split(' ')))

/** True for a folded word of a model's name: 'grand' of the Grand Cherokee. */
export function isModelWord(key: string): boolean {
  return MODEL_WORDS.has(key)
}

/** What each make's models are asked by. */
export function listModels(): readonly WordQuery[] {
  return [...MODELS_OF.values()]
}
