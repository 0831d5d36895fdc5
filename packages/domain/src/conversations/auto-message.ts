/** The `messageType` of what a business answers by itself while it is closed. */
export const AUTO_TYPE = 'auto'
