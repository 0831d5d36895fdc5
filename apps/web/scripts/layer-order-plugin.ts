import type { Plugin } from 'vite'

const order = '@layer theme,base,components,utilities;'

/**
 * Says the order of the layers before anything else: the first layer that is named would otherwise be the weakest,
 * and which style sheet comes first depends on how the code was cut into files.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'wepa-layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = order + file.source
      }
    },
  }
}
