/** More tests than these can't be a matter of chance: they are not tried again. */
const TRIED = 12
/** As many may pass at their second try and the run still be green. */
const ALLOWED = 3

/** The steps whose only fault is tests that failed, few enough to try them once more. */
export function worthTrying(results) {
  const red = results.filter(({ ok }) => !ok)
  const tests = red.flatMap(({ counts }) => counts?.red ?? [])
  const known = ({ step, reason, counts }) =>
    step.again && !reason && counts && !counts.broken && counts.red.length > 0
  return tests.length <= TRIED ? red.filter(known) : []
}

/**
 * A step's result after its failed tests were run once more.
 * @param again counts of the second run: what failed in it is red, what was red and did not is `second`
 */
export function afterSecondTry(result, again) {
  if (!again || again.broken) return result
  const { counts } = result
  const green = new Set(again.green)
  const second = counts.red.filter(({ name }) => green.has(name))
  const newlyRed = again.red.filter(({ name }) => !counts.red.some((test) => test.name === name))
  const red = [...counts.red.filter(({ name }) => !green.has(name)), ...newlyRed]
  const total = counts.passed + counts.failed
  return {
    ...result,
    ok: red.length === 0,
    counts: { ...counts, red, second, failed: red.length, passed: total - red.length },
  }
}

/** All that passed at the second try only; more than `ALLOWED` of them make the run red. */
export const secondOnly = (results) =>
  results.flatMap(({ step, counts }) => (counts?.second ?? []).map((test) => ({ step, ...test })))

/** Passed and failed over all steps: tests where a step counts them, else the step itself. */
export function sum(results) {
  let passed = 0
  let failed = 0
  for (const { ok, counts } of results) {
    passed += counts?.passed ?? (ok ? 1 : 0)
    failed += counts ? Math.max(counts.failed, ok ? 0 : 1) : ok ? 0 : 1
  }
  const second = secondOnly(results).length
  return second > ALLOWED ? { passed: passed - second, failed: failed + second } : { passed, failed }
}
