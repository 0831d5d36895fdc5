/** What is said when somebody tapped 'Seguir'. */
export const followNotices = {
  signIn: (name: string) => ({
    title: 'Inicia sesión',
    description: `Entra o crea tu cuenta, y sigues a ${name}.`,
    action: 'Entrar',
  }),
  followed: (name: string) => ({
    title: `Ahora sigues a ${name}`,
    description: 'Te avisamos de sus anuncios nuevos, como mucho una vez al día.',
  }),
  unfollowed: (name: string) => ({ title: `Ya no sigues a ${name}` }),
  refused: (reason: string | undefined) => ({
    title: 'No se pudo guardar',
    description: reason ?? 'Inténtalo otra vez.',
  }),
}
