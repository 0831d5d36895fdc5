/** Signs that stand for whole numbers around 0 in `weights.gen.ts`, the least first: an odd count, none of which needs escaping. */
export const SIGNS =
  ' !#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~'
