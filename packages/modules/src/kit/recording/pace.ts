const SLOWER = 1.5
const FASTER = 0.65

/** Whether something was said clearly slower or faster than the model, or much like it; both in seconds. */
export function pace(own: number, model: number): 'slower' | 'faster' | 'alike' {
  if (own > model * SLOWER) return 'slower'
  return own < model * FASTER ? 'faster' : 'alike'
}
