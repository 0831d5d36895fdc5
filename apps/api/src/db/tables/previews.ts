/** Row of `previews`: a drawn picture in the image store under `name`; `listingId` is null for a category's. */
export type PreviewsTable = { name: string; listingId: number | null; madeAt: Date }
