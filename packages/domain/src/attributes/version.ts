/** Of the rules that read attributes out of texts: raised with them, so that the ads of before are read anew. */
export const READER_VERSION = 1
