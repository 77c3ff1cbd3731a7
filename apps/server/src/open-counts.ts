import type { Env } from './kernel/env.ts'
import type { Log } from './kernel/log.ts'
import { type Counts, memoryCounts } from './ports/counts.ts'
import { redisCounts } from './ports/counts-redis.ts'

/** Where limits count: in Redis where the site has one, else in this process. */
export function openCounts({ redisUrl }: Pick<Env, 'redisUrl'>, secret: string, log: Log): Counts {
  if (redisUrl === undefined) return memoryCounts()
  return redisCounts({
    url: redisUrl,
    secret,
    onLost: ({ message }) => log.warn({ message }, 'Redis is gone: each process counts for itself'),
    onBack: () => log.info({}, 'Redis counts again'),
  })
}
