import { tierOf } from './rules.ts'

/** The tiers of a rank among so many: its own, and how far the next better one is. */
export function standing(
  rank: number,
  players: number,
): { tier: number; next: { tier: number; by: number } | null } {
  const among = Math.max(rank, players)
  const tier = tierOf(rank, among)
  if (tier === 0) return { tier, next: null }
  // Ranks of one tier stand together: the last one that is better is found by halving.
  let better = 1
  let own = rank
  while (own - better > 1) {
    const middle = Math.floor((better + own) / 2)
    if (tierOf(middle, among) < tier) better = middle
    else own = middle
  }
  return { tier, next: { tier: tierOf(better, among), by: rank - better } }
}
