// Makes of vehicles and their models, so that who asks for a make finds the ads that only name the model, and who
// asks for a kind finds both.

/** What a model is: a car, an SUV, a pickup, a van, a motorcycle, a four track, a side by side, a scooter, a boat. */
const KINDS = {
  c: 'carro',
  s: 'guagua',
  p: 'pickup',
  v: 'van',
  m: 'motora',
  q: 'fourtrack',
  u: 'utv',
  r: 'scooter',
  j: 'jetski',
} as const
export type VehicleKind = (typeof KINDS)[keyof typeof KINDS]

// make: kind/model,model kind/model …
const TABLE = `
toyota: c/corolla,camry,yaris,echo,tercel,celica,matrix,prius,avalon,supra,starlet,paseo,mr2,86,solara,mirai s/rav4,4runner,highlander,sequoia,land cruiser,fj cruiser,venza,c-hr,chr,corolla cross,bz4x p/tacoma,tundra,hilux,t100 v/sienna,previa
honda: c/civic,accord,fit,insight,crx,del sol,integra,prelude,s2000,clarity s/cr-v,crv,hr-v,hrv,pilot,passport,element,crosstour p/ridgeline v/odyssey m/cbr,cbr600,cbr1000,grom,shadow,rebel,crf,xr,navi q/rancher,foreman,recon,rubicon,trx r/metropolitan,ruckus,elite
nissan: c/sentra,altima,maxima,versa,tiida,leaf,240sx,350z,370z,gtr,skyline,march,note s/rogue,pathfinder,murano,armada,xterra,juke,kicks,x-trail,xtrail p/frontier,titan,navara v/quest,nv200
hyundai: c/accent,elantra,sonata,veloster,genesis,azera,ioniq,tiburon,excel s/tucson,santa fe,kona,venue,palisade,santa cruz v/entourage
kia: c/rio,forte,optima,k5,soul,cerato,spectra,sephia,stinger,cadenza s/sportage,sorento,seltos,telluride,niro,ev6 v/sedona,carnival
mazda: c/mazda 3,mazda3,mazda 6,mazda6,mazda 2,mazda2,protege,miata,mx5,rx7,rx8,626,323 s/cx-3,cx3,cx-5,cx5,cx-7,cx7,cx-9,cx9,cx-30,cx30,tribute p/b2200,b2300 v/mazda 5,mpv
mitsubishi: c/mirage,lancer,eclipse,galant,evo,colt s/outlander,montero,endeavor,asx,eclipse cross p/l200,mighty max,raider
ford: c/focus,fiesta,fusion,mustang,taurus,crown victoria,escort,five hundred s/explorer,escape,edge,expedition,ecosport,bronco,flex,territory p/f-150,f150,f-250,f250,f350,f-350,ranger,maverick,lobo v/transit,econoline,e150,e250,e350,windstar
chevrolet: c/cruze,malibu,spark,aveo,sonic,impala,camaro,corvette,cavalier,cobalt,volt,bolt s/equinox,traverse,tahoe,suburban,trax,trailblazer,blazer,captiva p/silverado,colorado,s10,s-10,avalanche,c10 v/express,astro,venture
gmc: s/terrain,acadia,yukon,envoy p/sierra,canyon,sonoma v/savana
dodge: c/charger,challenger,dart,avenger,neon,caliber,stratus,magnum s/durango,journey,nitro p/dakota,ram 1500 v/caravan,grand caravan
ram: p/ram 1500,ram 2500,1500,2500 v/promaster
jeep: s/wrangler,cherokee,grand cherokee,compass,patriot,renegade,liberty,commander,cj5,cj7,willys p/gladiator
chrysler: c/300,200,sebring,pt cruiser v/town and country,pacifica,voyager
subaru: c/impreza,wrx,legacy,brz s/forester,outback,crosstrek,ascent
suzuki: c/swift,aerio,esteem,forenza,reno,sx4 s/vitara,grand vitara,samurai,sidekick,xl7,jimny m/gsxr,gsx-r,hayabusa,boulevard,drz q/king quad,ozark,ltz,quadsport r/burgman
volkswagen: c/jetta,golf,passat,beetle,gti,gli,bug,vocho s/tiguan,atlas,touareg,taos
bmw: c/328i,320i,325i,330i,335i,528i,535i,m3,m4,m5,z4 s/x1,x3,x5,x6
mercedes: c/c250,c300,e350,e320,cla,cla250,s550,slk,c230 s/glk,glc,gle,ml350,gla,g wagon v/sprinter,metris
audi: c/a3,a4,a5,a6,tt,s4 s/q3,q5,q7
lexus: c/is250,is300,is350,es300,es350,gs300,ct200h,ls400 s/rx300,rx330,rx350,gx470,gx460,nx200,lx470
acura: c/tl,tsx,ilx,tlx,rsx,legend,cl s/mdx,rdx
infiniti: c/g35,g37,q50,i30,q60 s/fx35,qx4,qx56,qx60,qx80
volvo: c/s40,s60,v70 s/xc60,xc90
fiat: c/fiat 500,500l,abarth
mini: c/mini cooper,cooper,clubman s/countryman
tesla: c/model 3,model s s/model y,model x
scion: c/tc,xb,xa,frs,iq
isuzu: s/rodeo,trooper p/dmax
daihatsu: c/charade s/terios,rocky
cadillac: c/cts,ats,deville s/escalade,srx,xt5
buick: c/verano,lacrosse,century s/encore,enclave
lincoln: c/mkz,town car s/navigator,mkx
land rover: s/range rover,discovery,defender,freelander,evoque
porsche: c/911,boxster,panamera s/cayenne,macan
yamaha: m/r1,r3,r6,r7,mt07,mt09,mt03,v star,vstar,xt250,yz,ybr,fz6,virago,tw200 q/raptor,grizzly,banshee,blaster,warrior,kodiak,yfz450 u/rhino,viking,yxz r/zuma,vino j/waverunner
kawasaki: m/ninja,zx6,zx10,zx14,vulcan,klr,klx,z400,versys q/brute force,kfx,bayou u/mule,teryx,krx j/stx,ultra jet
harley davidson: m/sportster,softail,street glide,road king,fat boy,electra glide,dyna,iron 883
ktm: m/duke,exc
ducati: m/monster,panigale
polaris: q/sportsman,outlaw,scrambler u/rzr,razor,ranger 800,general,slingshot
can am: q/outlander 650,renegade 800,ds450 u/maverick x3,commander 1000,defender hd m/spyder,ryker
sea doo: j/spark,gtx,rxp,gti se
cfmoto: q/cforce u/zforce,uforce
kymco: r/agility,like 150,super 8 q/mxu
`

export type Make = { name: string; models: ReadonlyMap<VehicleKind, readonly string[]> }

/** All makes as people write them; models in lower case. */
export const MAKES: readonly Make[] = TABLE.trim().split('\n').map(readMake)

function readMake(line: string): Make {
  const [name = '', kinds = ''] = line.split(': ')
  const models = new Map<VehicleKind, readonly string[]>()
  // A list of models may hold spaces; a kind begins where a letter and a stroke stand.
  for (const match of kinds.matchAll(/(?:^| )([cspvmqurj])\/(.*?)(?= [cspvmqurj]\/|$)/g)) {
    const kind = kindOf(match[1])
    if (kind) models.set(kind, (match[2] ?? '').split(','))
  }
  return { name, models }
}

function kindOf(letter: string | undefined): VehicleKind | undefined {
  return Object.entries(KINDS).find(([each]) => each === letter)?.[1]
}
