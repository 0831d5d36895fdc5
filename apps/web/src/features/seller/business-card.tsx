import type { PublicBusiness } from '@wepa/domain/people/user'
import { telLink } from '@wepa/domain/text/phone'
import {
  BadgeCheck,
  Clock,
  FileCheck,
  Globe,
  type LucideIcon,
  MapPin,
  Phone,
  Store,
} from 'lucide-react'
import type { ReactNode } from 'react'

interface BusinessCardProps {
  business: PublicBusiness
  /** Whose it is, where the business has no name. */
  name: string
}

const link = 'font-medium text-caribe underline underline-offset-4 wrap-anywhere'

/** What a business says of itself; that it is verified says Wepa. */
export function BusinessCard({ business, name }: BusinessCardProps) {
  const { category, description, address, phone, website, hours, license } = business
  const call = phone && telLink(phone)
  return (
    <section
      aria-labelledby="seller-business"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <div className="grid grid-cols-1 gap-1">
        <h2 id="seller-business" className="flex items-start gap-2 text-h3 font-bold wrap-anywhere">
          <Store
            aria-hidden="true"
            size={22}
            strokeWidth={1.75}
            className="mt-1 flex-none text-caribe"
          />
          {business.name ?? name}
        </h2>
        {category && <p className="text-body text-muted">{category}</p>}
        {business.isVerified && (
          <p className="mt-1 inline-flex w-fit items-center gap-1.5 rounded-full bg-palma-soft px-3 py-0.5 text-body font-semibold text-on-palma-soft">
            <BadgeCheck aria-hidden="true" size={18} strokeWidth={1.75} />
            Negocio verificado
          </p>
        )}
      </div>
      {description && <p className="text-body wrap-anywhere whitespace-pre-line">{description}</p>}
      <dl className="grid grid-cols-1 gap-3">
        {address && (
          <Fact label="Dirección" icon={MapPin}>
            {address}
          </Fact>
        )}
        {hours && (
          <Fact label="Horario" icon={Clock}>
            {hours}
          </Fact>
        )}
        {phone && (
          <Fact label="Teléfono" icon={Phone}>
            {call ? (
              <a href={call} className={link}>
                {phone}
              </a>
            ) : (
              phone
            )}
          </Fact>
        )}
        {website && (
          <Fact label="Página web" icon={Globe}>
            {/* Not ours to vouch for, and written by who gains from it. */}
            <a href={website} rel="nofollow ugc noopener" target="_blank" className={link}>
              {website.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
            </a>
          </Fact>
        )}
        {license && (
          <Fact label="Registro" icon={FileCheck}>
            Licencia {license}
          </Fact>
        )}
      </dl>
    </section>
  )
}

interface FactProps {
  label: string
  icon: LucideIcon
  children: ReactNode
}

function Fact({ label, icon: Icon, children }: FactProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="contents">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 text-muted" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="text-body wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
