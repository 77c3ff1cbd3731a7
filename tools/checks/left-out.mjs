import { spawnSync } from 'node:child_process'

/** What this machine can't check, a line for each. */
export function leftOut(results) {
  const tested = results.some(({ step }) => step.id === 'unit')
  if (!tested || spawnSync('redis-server', ['--version']).status === 0) return []
  return ['這台機器沒有 redis-server（Debian：apt install redis-server）：略過以 Redis 計次的測試。']
}
