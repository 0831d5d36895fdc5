/** Row of `new_listings`: an ad that came into the lists for the first time, for as long as it is new. */
export type NewListingsTable = { listingId: number; sellerId: number; listedAt: Date }

/** Row of `sellers_with_news`: a seller whose followers have yet to be told of new ads. */
export type SellersWithNewsTable = { sellerId: number; firstAt: Date; lastAt: Date }
