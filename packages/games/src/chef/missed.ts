import type { ChefDeal, ChefVerdict } from './rules.ts'

type Guests = { guests: readonly Pick<ChefVerdict['guests'][number], 'order' | 'right'>[] }

/** Whoever got something else comes again, then those who were still waiting. */
export function missed({ orders, strip }: ChefDeal, { guests }: Guests): ChefDeal | null {
  const again = guests.filter(({ right }) => !right).flatMap(({ order }) => orders[order] ?? [])
  return again.length > 0 ? { strip, orders: [...again, ...orders.slice(guests.length)] } : null
}
