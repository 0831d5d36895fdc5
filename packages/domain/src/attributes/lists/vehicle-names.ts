// Makes and models of vehicles that ads name and searches have no need of, and how names are printed.
// Collected for Wepa; add what people write and is not here.

/** In the words of the attribute `vehicleKind`. */
const KINDS = {
  c: 'carro',
  s: 'guagua',
  p: 'pickup',
  v: 'van',
  m: 'motora',
  q: 'four_track',
  j: 'bote',
  k: 'camion',
} as const
export type ModelKind = (typeof KINDS)[keyof typeof KINDS]

// make: kind/model,model kind/model …
const TABLE = `
toyota: c/prius c,prius v,prius prime,crown,cressida,corona,gr86,corolla im,yaris ia s/grand highlander,land cruiser prado,rush p/pickup 22r
honda: c/civic del sol s/prologue m/cb300,cb500,cb500x,cbr300,cbr500,cbr600rr,cbr1000rr,crf250,crf450,crf150,crf110,crf50,xr150,xr650,nc700,nc750,africa twin,gold wing,fury,monkey,super cub,pcx,forza,cg125,xr100 q/pioneer,talon,trx450,trx250,trx90,400ex,300ex,250ex
nissan: c/300zx,sunny,pulsar s/rogue sport p/d21,hardbody v/nv1500,nv2500,nv3500,urvan
hyundai: c/elantra gt,scoupe,ioniq 5,ioniq 6 s/veracruz v/h100,starex
kia: c/k3,k4,amanti,rondo,picanto s/ev9,borrego p/k2500,k2700
genesis: c/g70,g80,g90 s/gv70,gv80
mazda: c/mx-5,mx-6,mx-3,millenia,rx-7,rx-8,speed3 s/cx-50,cx-90 p/b4000
mitsubishi: c/diamante,mirage g4,3000gt s/montero sport,outlander sport,outlander phev k/fuso
ford: c/crown vic,thunderbird,probe,galaxie s/bronco sport,explorer sport trac,excursion p/f-100,f-150 lightning v/transit connect,e-150,e-250,e-350,aerostar k/f-450,f-550,f-650,e-450
chevrolet: c/monte carlo,caprice,nova,hhr,chevelle,bel air,chevette s/tracker,trail blazer p/el camino,cheyenne,luv,c1500,k1500 v/city express,uplander k/kodiak,c4500
gmc: s/jimmy p/c1500,s15 v/safari k/topkick
dodge: c/intrepid,viper,hornet p/ram 2500,ram 3500,ram v/ram van
ram: p/3500,ram 3500 v/promaster city
jeep: s/grand wagoneer,wagoneer p/comanche
chrysler: c/300c,300m,concorde,crossfire v/aspen
subaru: s/xv crosstrek,tribeca,solterra p/baja c/impreza wrx,wrx sti
suzuki: c/kizashi s/x-90 p/equator m/dr650,drz400,v-strom,sv650,katana,bandit,gs500 q/ltr450,ltz400,z400
volkswagen: c/escarabajo,volky,volkis,eos,rabbit,arteon,karmann ghia s/id.4 v/routan,combi,kombi
bmw: c/128i,228i,230i,318i,323i,330e,335d,340i,428i,430i,435i,530i,530e,540i,550i,640i,650i,740i,745i,750i,m2,i3,i8 s/x2,x7 m/r1200gs,r1250gs,s1000rr,f800gs,g310
mercedes: c/240d,190e,300d,c180,c200,c240,c280,c350,c43,c63,e300,e400,e500,s430,s500,cla45,clk,cls,a220,sl500 s/glc300,gle350,gla250,glb,glb250,gl450,gls,ml320,gls450
audi: c/a7,a8,s5,rs3 s/q8,e-tron
lexus: c/is200,is200t,rc350,gs350,es330,ls430,sc430,es250,ls460 s/rx400h,rx450h,ux200,ux250h,nx300,nx350,gx550,lx570,tx350
acura: c/integra s/zdx
infiniti: c/g20,m35,m37 s/ex35,fx37,fx45,jx35,qx30,qx50,qx55
volvo: c/s80,s90,240dl s/xc40,xc70
cadillac: c/ct4,ct5,xts,eldorado,brougham s/xt4,xt6,lyriq p/escalade ext
buick: c/regal,lesabre,park avenue,lucerne s/envision,rendezvous
lincoln: c/continental,mks,ls s/aviator,corsair,nautilus,mkc,mkt
land rover: s/range rover sport,range rover evoque,velar,lr2,lr3,lr4
porsche: c/944,924,cayman,taycan,carrera
tesla: p/cybertruck
jaguar: c/xf,xe,x-type,s-type,xj8 s/f-pace
pontiac: c/vibe,g5,g6,grand am,grand prix,firebird,trans am,sunfire s/aztek v/montana
mercury: c/grand marquis,cougar s/mariner,mountaineer
saturn: c/ion,aura,sl2 s/vue
hummer: s/h2,h3
datsun: c/1200,510,240z,260z,280z,280zx,b210,210 p/620,720
geo: c/metro,prizm s/tracker
daewoo: c/lanos,nubira
plymouth: c/neon,barracuda
peugeot: c/206,207,208
mg: c/mgb s/zs
jac: k/x200
isuzu: p/hombre k/npr,nqr,nrr,ftr
hino: k/155,195,268,338
freightliner: k/cascadia,columbia,m2
kenworth: k/t800,t680,w900
peterbilt: k/379,389
mack: k/granite,pinnacle
yamaha: m/mt-10,mt-07,mt-09,mt-03,fz-07,fz-09,fz1,fz8,fz16,xsr700,xsr900,tmax,xmax,nmax,bws,wr250,yz250,yz450,yz125,ttr,pw50,r15,bolt,raider,road star q/yfz450r,wolverine j/vx cruiser,vx deluxe,vx110,vx,fx cruiser,fx ho,gp1800,superjet,wave runner
kawasaki: m/kx,kx250,kx450,klx110,klx140,klx250,z650,z800,z900,z1000,zx-6r,zx-10r,zx-14r,ninja zx-6r,ninja zx-10r,eliminator,concours q/kfx450 j/ultra 310,stx-15f,ultra 250
harley davidson: m/heritage,night train,road glide,ultra classic,street bob,nightster,breakout
triumph: m/bonneville,street triple
royal enfield: m/classic,himalayan,meteor
indian: m/scout,chieftain
vespa: m/primavera
benelli: m/tnt
taotao:
italika:
sym:
husqvarna:
polaris: q/ace,ranger
can am: q/maverick,commander,defender,renegade,outlander
arctic cat:
hisun:
sea doo: j/gti,gtr,gts,rxt,rxp-x,wake,fish pro
boston whaler: j/montauk,outrage
bayliner:
sea ray:
grady white:
wellcraft:
robalo:
`

export type VehicleModel = { make: string; model: string; kind: ModelKind }

/** The makes of this list, those without models too. */
export const MORE_MAKES: readonly string[] = rows().map(([make]) => make)

export const MORE_MODELS: readonly VehicleModel[] = rows().flatMap(([make, kinds]) =>
  [...kinds.matchAll(/(?:^| )([a-z])\/(.*?)(?= [a-z]\/|$)/g)].flatMap(([, letter, models = '']) => {
    const kind = kindOf(letter)
    return kind ? models.split(',').map((model) => ({ make, model, kind })) : []
  }),
)

function rows(): [make: string, models: string][] {
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [make = '', models = ''] = line.split(':')
      return [make, models.trim()]
    })
}

function kindOf(letter: string | undefined): ModelKind | undefined {
  return Object.entries(KINDS).find(([each]) => each === letter)?.[1]
}

/** Makes as people write them, as patterns. */
export const WRITTEN_MAKES: Readonly<Record<string, string>> = {
  toyota: 'toyotas?|toyta|tollota|toyo',
  chevrolet: 'chevrolet|chevy|chevi|chevrolete|chebrolet',
  volkswagen: 'volkswagen|vw|volks|volkswagon|wolkswagen',
  mercedes: 'mercedes(?:[ -]benz)?|benz',
  mitsubishi: 'mitsubishi|mitsu|mitsubichi|mitsubushi',
  hyundai: 'hyundai|hiundai|hyunday|hundai|hunday',
  nissan: 'nissan|nisan|nizzan',
  'harley davidson': 'harley(?:[ -]davidson)?',
  'can am': 'can[ -]?am',
  'sea doo': 'sea[ -]?doo',
  mini: 'mini(?= cooper| countryman| clubman)',
  suzuki: 'suzuki|susuki|zuzuki',
  kawasaki: 'kawasaki|kawazaki|kawa',
  infiniti: 'infiniti|infinity',
  'land rover': 'land ?rover',
  isuzu: 'isuzu|izuzu',
  taotao: 'tao ?tao',
  'grady white': 'grady[ -]white',
  // Everyday words beside the names of makes.
  genesis: 'genesis(?= g\\d| gv)',
  indian: 'indian(?= scout| chief)',
  mercury: 'mercury(?= grand| cougar| mariner| mountaineer| sable)',
  triumph: 'triumph(?! \\d{2,3} ?hp)',
  geo: 'geo(?= metro| prizm| tracker)',
  mg: 'mg(?= zs| mgb|b)',
  mack: 'mack(?= \\w*\\d| granite| pinnacle| camion)|camion mack',
  jac: 'jac(?= x)',
  saturn: 'saturn',
}

export const PRINTED_MAKES: Readonly<Record<string, string>> = {
  gmc: 'GMC',
  bmw: 'BMW',
  ktm: 'KTM',
  mg: 'MG',
  jac: 'JAC',
  sym: 'SYM',
  cfmoto: 'CFMoto',
  taotao: 'TaoTao',
  'can am': 'Can-Am',
  'sea doo': 'Sea-Doo',
  'grady white': 'Grady-White',
  mercedes: 'Mercedes-Benz',
  'harley davidson': 'Harley-Davidson',
}

/** Models whose usual spelling no rule of capitals gives. */
export const PRINTED_MODELS: Readonly<Record<string, string>> = {
  crv: 'CR-V',
  hrv: 'HR-V',
  rav4: 'RAV4',
  chr: 'C-HR',
  'c-hr': 'C-HR',
  f150: 'F-150',
  f250: 'F-250',
  f350: 'F-350',
  e150: 'E-150',
  e250: 'E-250',
  e350: 'E-350',
  cx3: 'CX-3',
  cx5: 'CX-5',
  cx7: 'CX-7',
  cx9: 'CX-9',
  cx30: 'CX-30',
  'mazda 3': 'Mazda3',
  'mazda 6': 'Mazda6',
  'mazda 2': 'Mazda2',
  'mazda 5': 'Mazda5',
  '4runner': '4Runner',
  bz4x: 'bZ4X',
  xtrail: 'X-Trail',
  vocho: 'Beetle',
  bug: 'Beetle',
  escarabajo: 'Beetle',
  volky: 'Beetle',
  volkis: 'Beetle',
  's-10': 'S10',
  's-15': 'S15',
  gsxr: 'GSX-R',
  vstar: 'V Star',
  'v-strom': 'V-Strom',
  razor: 'RZR',
  gtr: 'GT-R',
  soul: 'Soul',
  rio: 'Rio',
  fit: 'Fit',
  ace: 'Ace',
  evo: 'Evo',
  eos: 'Eos',
  ion: 'Ion',
  vue: 'Vue',
  neon: 'Neon',
  'wrx sti': 'WRX STI',
  'fx ho': 'FX HO',
  'fiat 500': '500',
  'mini cooper': 'Cooper',
  'ram 1500': '1500',
  'ram 2500': '2500',
  'ram 3500': '3500',
  mx5: 'MX-5',
  'crown vic': 'Crown Victoria',
  'trail blazer': 'Trailblazer',
  'wave runner': 'WaveRunner',
  waverunner: 'WaveRunner',
  'id.4': 'ID.4',
  'e-tron': 'e-tron',
  mt07: 'MT-07',
  mt09: 'MT-09',
  mt03: 'MT-03',
  zx6: 'ZX-6',
  zx10: 'ZX-10',
  zx14: 'ZX-14',
}

/** Models that are also everyday words, other makes' names or bare numbers: they count beside their make alone. */
export const EVERYDAY_MODELS: ReadonlySet<string> = new Set(
  'fit,echo,soul,edge,escape,note,matrix,300,200,sierra,accent,focus,flex,86,626,323,dart,pilot,passport,element,navi,march,spark,bolt,volt,sonic,liberty,compass,patriot,commander,magnum,journey,nitro,blazer,colt,mirage,legacy,ascent,swift,beetle,golf,bug,atlas,legend,defender,discovery,monster,general,outlaw,scrambler,warrior,raptor,blaster,vino,duke,shadow,rebel,pioneer,mule,boulevard,ranger,maverick,express,voyager,century,encore,enclave,navigator,terrain,canyon,envoy,sable,frontier,titan,quest,rogue,leaf,juke,kicks,armada,venue,kona,excel,genesis,forte,rio,optima,stinger,carnival,cooper,countryman,lobo,ace,1500,2500,viking,rhino,razor,rocky,charger,challenger,insight,clarity,model 3,model s,model y,model x,f-150 lightning'.split(
    ',',
  ),
)
