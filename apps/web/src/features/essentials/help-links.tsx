const links = [
  {
    name: 'Manejo de Emergencias (NMEAD)',
    address: 'manejodeemergencias.pr.gov',
    text: 'Avisos, refugios y qué hacer',
  },
  { name: 'LUMA', address: 'lumapr.com', text: 'Reporta averías y mira dónde no hay luz' },
  { name: 'DACO', address: 'daco.pr.gov', text: 'Denuncia precios abusivos y fraudes' },
  {
    name: 'Servicio Nacional de Meteorología',
    address: 'weather.gov/sju',
    text: 'El pronóstico para Puerto Rico',
  },
] as const

/** Who helps outside of Wepa, with addresses that can be typed; and what the usual frauds look like. */
export function HelpLinks() {
  return (
    <>
      <section aria-labelledby="storm-help" className="mt-8">
        <h2 id="storm-help" className="text-h3 font-bold">
          Quién ayuda
        </h2>
        <p className="mt-1 text-body">
          En una emergencia llama al{' '}
          <a href="tel:911" className="font-semibold text-caribe underline underline-offset-4">
            911
          </a>
          .
        </p>
        <ul className="mt-1">
          {links.map(({ name, address, text }) => (
            <li key={address} className="py-2 text-body wrap-anywhere">
              <span className="font-semibold">{name}.</span> {text}:{' '}
              <a
                href={`https://www.${address}`}
                className="inline-block py-1 text-caribe underline underline-offset-4"
              >
                {address}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="storm-frauds" className="mt-6">
        <h2 id="storm-frauds" className="text-h3 font-bold">
          Cuídate de los fraudes
        </h2>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-body">
          <li>FEMA no cobra por solicitar ni por recibir ayuda, y no la tramita por Wepa.</li>
          <li>No des depósito por una planta que no has visto encendida.</li>
          <li>Dona a organizaciones que conoces, no a un número que te llega por mensaje.</li>
          <li>A quien repara se le paga por etapas, nunca todo por adelantado.</li>
        </ul>
      </section>
    </>
  )
}
