/** A conversation that is open looks for news this often, in ms. */
export const pace = { staleTime: 0, refetchInterval: 20_000, refetchOnWindowFocus: true } as const
