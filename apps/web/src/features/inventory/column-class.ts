/** Columns for which a phone has no room, and those that want a desk. */
export const wide = 'hidden px-3 py-3 text-left font-medium md:table-cell'
export const widest = 'hidden px-3 py-3 text-left font-medium lg:table-cell'
