/**
 * Runs steps, at most two at a time, those marked `alone` by themselves. A step waits for the steps of its `after`,
 * `sound` and `needs` that were chosen too; where one that it needs, or that has to be sound, failed, it fails unrun.
 * @param perform does one step and answers its result
 */
export async function runSteps(steps, perform) {
  const results = new Map()
  const running = new Map()
  const waiting = new Set(steps)

  const failedNeed = (step) =>
    [...(step.needs ?? []), ...(step.sound ?? [])].find((id) => results.get(id)?.ok === false)
  const isReady = (step) =>
    [...(step.after ?? []), ...(step.sound ?? []), ...(step.needs ?? [])].every(
      (id) => results.has(id) || !steps.some((s) => s.id === id),
    )
  const fits = (step) =>
    step.alone ? running.size === 0 : running.size < 2 && ![...running.keys()].some((other) => other.alone)

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (!isReady(step) || !fits(step)) continue
      waiting.delete(step)
      const missing = steps.find(({ id }) => id === failedNeed(step))
      const work = missing
        ? Promise.resolve({ ok: false, seconds: 0, reason: `「${missing.name}」失敗，無法執行` })
        : perform(step)
      running.set(
        step,
        work.then((result) => {
          running.delete(step)
          results.set(step.id, { step, ...result })
        }),
      )
    }
    await Promise.race(running.values())
  }
  return steps.map((step) => results.get(step.id))
}
