import { Link } from '@tanstack/react-router'
import type { InventoryItem } from '@wepa/domain/inventory/inventory-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import { formatNumber } from '@wepa/domain/text/number'
import { PaidPlaceMark } from '../../blocks/listing-card/listing-badges.tsx'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { runningTime } from '../../blocks/own-listing/running-time.ts'
import { StatusBadge } from '../../blocks/own-listing/status-badge.tsx'
import { useStorms } from '../../blocks/storms/use-storms.ts'
import { useNow } from '../../lib/head/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { wide, widest } from './column-class.ts'
import { ReferenceField } from './reference-field.tsx'
import { RowMenu } from './row-menu.tsx'

interface InventoryRowProps {
  item: InventoryItem
  isChosen: boolean
  onChoose: () => void
}

/** One ad of the table. */
export function InventoryRow({ item, isChosen, onChoose }: InventoryRowProps) {
  const { listing, reference } = item
  const time = runningTime(listing, new Date(useNow()), useStorms())
  return (
    <tr className={classNames('border-t border-line', isChosen && 'bg-caribe-soft')}>
      <td className="p-0 align-middle">
        <label className="grid size-[48px] cursor-pointer place-items-center">
          <span className="sr-only">{`Elegir: ${listing.title}`}</span>
          <input
            type="checkbox"
            className="size-[20px] accent-caribe"
            checked={isChosen}
            onChange={onChoose}
          />
        </label>
      </td>
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-[56px] flex-none overflow-hidden rounded-field">
            <ListingPicture listing={listing} isEager={false} className="rounded-field" />
          </div>
          <div className="min-w-0 flex-1 basis-32">
            <Link
              to="/edit-listing/$id"
              params={{ id: listing.id }}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline md:min-h-0"
            >
              {listing.title}
            </Link>
            <p className="text-small text-muted">{detailsOf(item)}</p>
            <div className="mt-1 flex flex-wrap items-center gap-2 md:hidden">
              <StatusBadge listing={listing} />
              <span className="figures font-semibold">{displayPrice(listing.price)}</span>
            </div>
            <PaidPlaceMark listing={listing} />
          </div>
        </div>
      </th>
      <td className={wide}>
        <ReferenceField id={listing.id} title={listing.title} reference={reference} />
      </td>
      <td className={`${wide} figures text-right`}>{displayPrice(listing.price)}</td>
      <td className={wide}>
        <StatusBadge listing={listing} />
      </td>
      <td className={`${widest} figures text-right`}>{formatNumber(listing.views)}</td>
      <td className={`${widest} figures text-right`}>{formatNumber(listing.messages)}</td>
      <td
        className={classNames(widest, 'text-small', time.isUrgent && 'font-semibold text-danger')}
      >
        {time.text}
      </td>
      <td className="p-0 text-right">
        <RowMenu listing={listing} />
      </td>
    </tr>
  )
}

function detailsOf({ listing, reference }: InventoryItem): string {
  const parts = [`#${listing.id}`, reference, listing.location]
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}
