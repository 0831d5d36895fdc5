// The analysis of a seller's ads, for plans above Free. Real metrics, or the fixed texts marked as a reference.
import {
  type SellerComparison,
  type SellerTip,
  waitingText,
} from '@wepa/domain/insights/seller-comparison'
import { formatMoney } from '@wepa/domain/prices/price'
import { Sparkles } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ComparisonTable } from './comparison-table.tsx'

/** The texts that stand where fewer than 30 comparable ads give no real metric; shown with 'referencia'. */
const reference = {
  ctr: '2.1',
  responseDays: '2.3',
  slowResponseDays: '5.1',
} as const

export function PremiumCard({ userId }: { userId: number }) {
  const { data, isError } = trpc.users.sellerComparison.useQuery({ id: userId }, { staleTime: 0 })
  return (
    <section
      aria-labelledby="premium-analysis"
      aria-busy={!data && !isError}
      className="min-w-0 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id="premium-analysis" className="mb-3 flex items-center gap-2 text-h3">
        <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} className="text-caribe" />
        Análisis de tus anuncios
      </h2>
      {data ? (
        <Analysis comparison={data} />
      ) : isError ? (
        <p className="text-body text-muted">No pudimos cargar el análisis. Recarga la página.</p>
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}

function Analysis({ comparison }: { comparison: SellerComparison }) {
  const { own, others, basis, tips } = comparison
  const waiting = (minutes: number | null) => (minutes === null ? '—' : waitingText(minutes))
  const isReference = others === null
  return (
    <>
      <ComparisonTable
        isReference={isReference}
        rows={[
          {
            label: 'Clics por cada 100 vistas (CTR)',
            own: `${own.ctr}%`,
            others: `${others?.ctr ?? reference.ctr}%`,
          },
          {
            label: 'Mensajes por cada 100 vistas (conversión)',
            own: `${own.conversion}%`,
            others: others ? `${others.conversion}%` : '—',
          },
          {
            label: 'Tiempo de respuesta',
            own: waiting(own.answerMinutes),
            others: others
              ? waiting(others.answerMinutes)
              : `${reference.responseDays} frente a ${reference.slowResponseDays} días`,
          },
        ]}
      />
      <p className="mt-2 text-small text-muted">
        {isReference
          ? 'Los valores de referencia son fijos. Cuando haya 30 anuncios comparables verás los de Wepa.'
          : `Comparado con ${basis.toLocaleString('es-PR')} anuncios de otras personas en tus categorías.`}
      </p>
      {tips.length > 0 && (
        <>
          <h3 className="mt-4 text-body font-semibold">Qué puedes hacer</h3>
          <ul className="mt-1 list-disc pl-5 text-body">
            {tips.map((tip) => (
              <li key={keyOf(tip)}>{wordsFor(tip, comparison)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function wordsFor(tip: SellerTip, { own, others }: SellerComparison): string {
  switch (tip.kind) {
    case 'waiting':
      return tip.conversations === 1
        ? 'Una persona espera tu respuesta hace más de un día.'
        : `${tip.conversations} personas esperan tu respuesta hace más de un día.`
    case 'answer':
      return `Contestas en ${waitingText(own.answerMinutes ?? 0)}${
        others?.answerMinutes ? `; los demás, en ${waitingText(others.answerMinutes)}` : ''
      }. Quien contesta primero suele vender.`
    case 'price':
      return `«${tip.title}» pide más que tres de cada cuatro de ${tip.basis} anuncios parecidos (${formatMoney(tip.high)}).`
    case 'photos':
      return tip.photos === 0
        ? `«${tip.title}» no tiene fotos: añade al menos tres.`
        : `«${tip.title}» tiene ${tip.photos === 1 ? '1 foto' : `${tip.photos} fotos`}: añade más, de todos los lados.`
  }
}

function keyOf(tip: SellerTip): string {
  return 'listingId' in tip ? `${tip.kind} ${tip.listingId}` : tip.kind
}
