const SLOWER = 1.5
const FASTER = 0.65

/** Whether something was said clearly slower or faster than the model; both in seconds. */
export function pace(own: number, model: number): 'slower' | 'faster' | undefined {
  if (own > model * SLOWER) return 'slower'
  return own < model * FASTER ? 'faster' : undefined
}
