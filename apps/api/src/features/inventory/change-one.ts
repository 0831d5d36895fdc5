// What each change of many ads does with one of them.
import { DomainError } from '@wepa/domain/error'
import type { ManyAction } from '@wepa/domain/inventory/inventory'
import { changedPrice, type PriceChange } from '@wepa/domain/inventory/price-change'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { Owned } from '../listings/authorize-owner.ts'
import { changeStatus } from '../listings/change-status.ts'
import { putState } from '../listings/changes/put-state.ts'
import { setPrice } from '../listings/changes/set-price.ts'
import { renew } from '../listings/expiry/renew-listing.ts'
import { applySaleStatus } from '../sales/apply-sale-status.ts'

type Tx = InTransaction<MemberContext>
type Ad = Owned<ListingDetail>
type Change = { action: ManyAction; price?: PriceChange | undefined }

/** False where the ad was so already. @throws DomainError why this ad cannot be changed so */
export async function changeOne(tx: Tx, ad: Ad, { action, price }: Change): Promise<boolean> {
  switch (action) {
    case 'renew':
      await renew(tx, ad)
      return true
    case 'pause':
    case 'remove':
      return switchOff(tx, ad)
    case 'resume':
      return resume(tx, ad)
    case 'sold':
      return setStatus(tx, ad, 'sold')
    case 'price':
      return reprice(tx, ad, price)
  }
}

async function switchOff(tx: Tx, ad: Ad): Promise<boolean> {
  if (!(ad.returnsActive ?? ad.isActive)) return false
  await putState(tx, ad, { status: ad.status, isActive: false })
  return true
}

async function resume(tx: Tx, ad: Ad): Promise<boolean> {
  if (ad.isHidden) throw new DomainError('listing_hidden')
  if (ad.status === 'sold') return setStatus(tx, ad, 'active')
  if (ad.isActive) return false
  await putState(tx, ad, { status: ad.status, isActive: true })
  return true
}

async function setStatus(tx: Tx, ad: Ad, status: 'active' | 'sold'): Promise<boolean> {
  if (ad.status === status) return false
  await changeStatus(tx, { id: ad.id, status })
  await applySaleStatus(tx, ad, { status })
  return true
}

async function reprice(tx: Tx, ad: Ad, change: PriceChange | undefined): Promise<boolean> {
  const next = change && changedPrice(ad.price, change)
  if (next === undefined) {
    const message = ad.price
      ? `El precio «${ad.price}» no se puede cambiar así: edítalo en su anuncio.`
      : 'No tiene precio que cambiar.'
    throw new DomainError('validation', { message })
  }
  await setPrice(tx, ad, next)
  return true
}
