export function ErrorScreen() {
  return (
    <section>
      <h1>Oops! Algo salió mal</h1>
      <p>Ha ocurrido un error inesperado. Por favor, recarga la página e intenta de nuevo.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Recargar Página
      </button>
    </section>
  )
}
