import { useQueryClient } from '@tanstack/react-query'
import type { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import { useEffect, useState } from 'react'
import { isFromDevice } from '../../lib/device/device-marks.ts'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { findKeptAds } from './find-kept-ads.ts'

/** An ad in its column, or why it is not there; `isKept`: as the device has kept it. */
export type Column = {
  id: number
  ad?: Listing | ListingDetail | undefined
  state: 'shown' | 'coming' | 'gone' | 'unreached'
  isKept: boolean
}

/** The ads to compare; without network those that the device has, also from lists. */
export function useComparedAds(ids: readonly number[], missing: readonly number[]): Column[] {
  const [one, two, three, four] = ids
  // One hook for each place: `useQueries` would make every first load larger.
  const queries = [useAd(one), useAd(two), useAd(three), useAd(four)]
  const unreached = ids.filter((_, at) => {
    const { data, error } = queries[at] ?? {}
    return !data && error && readFailure(error).isUnreached
  })
  const kept = useKeptAds(unreached)
  return ids.map((id, at): Column => {
    const { data, error, isPending } = queries[at] ?? {}
    const ad = data ?? kept.get(id)
    if (ad) return { id, ad, state: 'shown', isKept: ad !== data || isFromDevice(data) }
    if (unreached.includes(id)) return { id, state: 'unreached', isKept: false }
    const isComing = isPending && !error && !missing.includes(id)
    return { id, state: isComing ? 'coming' : 'gone', isKept: false }
  })
}

function useAd(id: number | undefined) {
  return trpc.listings.get.useQuery({ id: id ?? 0 }, { enabled: id !== undefined })
}

function useKeptAds(ids: readonly number[]): ReadonlyMap<number, Listing> {
  const [kept, setKept] = useState<ReadonlyMap<number, Listing>>(new Map())
  const client = useQueryClient()
  const asked = ids.join(',')
  useEffect(() => {
    if (asked === '') return
    let isShown = true
    findKeptAds(client, asked.split(',').map(Number)).then(
      (found) => {
        if (isShown) setKept(found)
      },
      // The device has no database: the columns say that the network is away.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [client, asked])
  return kept
}
