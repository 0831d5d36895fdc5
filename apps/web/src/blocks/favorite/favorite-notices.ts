/** What is said when a heart was tapped. */
export const favoriteNotices = {
  signIn: {
    title: 'Inicia sesión',
    description: 'Debes iniciar sesión para guardar favoritos',
    action: 'Entrar',
  },
  saved: { title: 'Agregado a favoritos' },
  notSaved: {
    title: 'Error',
    description: 'No se pudo actualizar favoritos. Inicia sesión para continuar.',
  },
} as const
