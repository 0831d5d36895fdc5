// Columns and conditions that several sections of the export share.
export const listingTitle =
  '(select title from listings where listings.id = listing_id) as listing_title'
export const yourSide = `case buyer_id when me then 'buyer' else 'seller' end as your_side`
export const isMineAsBuyerOrSeller = 'buyer_id = me or seller_id = me'
