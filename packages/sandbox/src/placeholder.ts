export const sandboxName = 'wepa-sandbox'
