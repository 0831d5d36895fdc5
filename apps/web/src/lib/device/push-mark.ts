/** Where this browser keeps when the server was last told of its push subscription: the mark that there is one. */
export const pushMark = 'wepa.push'
