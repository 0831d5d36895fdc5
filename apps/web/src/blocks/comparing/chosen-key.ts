/** Where a tab keeps the ads that were chosen to stand side by side; missing while there are none. */
export const chosenKey = 'wepa.compared'
