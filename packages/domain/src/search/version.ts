/**
 * The version of the search language. Saved searches hold what their words were read as; a higher
 * number has all of them read anew. The test beside this file tells when it must rise.
 */
export const SEARCH_VERSION = 5
