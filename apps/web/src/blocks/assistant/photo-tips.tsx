/** What helps when the assistant could not make out a photo. */
export function PhotoTips() {
  return (
    <div className="text-body">
      <p className="font-semibold">Para que se reconozca mejor:</p>
      <ul className="mt-1 list-disc pl-5 text-muted">
        <li>Toma la foto de día o con buena luz.</li>
        <li>Acércate hasta que el artículo llene casi toda la foto.</li>
        <li>Un solo artículo, con el fondo despejado.</li>
        <li>Deja que se lean la marca y el modelo.</li>
      </ul>
    </div>
  )
}
