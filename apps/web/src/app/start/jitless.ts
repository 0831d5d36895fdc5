// zod probes whether it may compile code, which the content security policy reports as an attack. The setting
// is left where zod looks for it, so that screens without a form need not load zod to switch the probe off.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
