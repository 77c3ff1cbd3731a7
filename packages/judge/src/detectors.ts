import type { Detector } from './model.ts'

/** How sure a detector is that all is well, 0 to 1; an unknown figure counts as an ordinary one. */
export function sureness(detector: Detector | undefined, figures: Readonly<Record<string, number>>): number {
  if (!detector) return 0.5
  const sum = detector.terms.reduce((total, { figure, mean, deviation, weight }) => {
    const value = figures[figure] ?? mean
    // Beyond four deviations nothing was seen when it was calibrated.
    const standard = Math.max(-4, Math.min(4, (value - mean) / deviation))
    return total + weight * standard
  }, detector.bias)
  return 1 / (1 + Math.exp(-sum))
}
