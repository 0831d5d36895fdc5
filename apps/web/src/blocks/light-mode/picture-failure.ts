/** Said when a tapped picture did not come, with the program and without. */
export const pictureFailure = {
  title: 'No pudimos traer la foto',
  description: 'Revisa tu conexión y tócala otra vez.',
} as const
