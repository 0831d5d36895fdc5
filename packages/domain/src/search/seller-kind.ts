// Who sells, as a search can ask: an account on the business plan is a business, all others are private people.

export const SELLER_KINDS = ['particular', 'negocio'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]

export const SELLER_KIND_LABELS: Record<SellerKind, string> = {
  particular: 'Particulares',
  negocio: 'Negocios',
}

/** What a text asks for; nothing for any other text. */
export function readSellerKind(text: unknown): SellerKind | undefined {
  return SELLER_KINDS.find((kind) => kind === text)
}
