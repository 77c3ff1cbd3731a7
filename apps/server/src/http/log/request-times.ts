import type { Registry } from 'prom-client'

const NAME = 'http_request_duration_seconds'
/** Upper bounds in seconds. */
const BUCKETS = [0.002, 0.01, 0.05, 0.1, 0.5, 1, 3, 10]

interface Series {
  labels: { method: string; route: string; status: number }
  /** How many took at most the bucket's bound and more than the one before it; the last took longer than all. */
  counts: number[]
  sum: number
}

/**
 * The histogram of answers by route. Of our own, because a library's looks its labels up by a text built anew for
 * each answer, which costs a tenth of a small one.
 */
export class RequestTimes {
  readonly #series = new Map<string, Map<string, Map<number, Series>>>()

  constructor(registry: Registry) {
    const metric = { name: NAME, help: 'Time from request to answer, by route', type: 'histogram' }
    const get = async () => ({ ...metric, values: this.#values() })
    // What a registry asks of a metric is this and no more; its types know the library's own classes only.
    registry.registerMetric({ ...metric, get } as unknown as Parameters<Registry['registerMetric']>[0])
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(method, route, status)
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    const at = bucket < 0 ? BUCKETS.length : bucket
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.sum += seconds
  }

  #seriesOf(method: string, route: string, status: number): Series {
    const byMethod = held(this.#series, route, () => new Map<string, Map<number, Series>>())
    const byStatus = held(byMethod, method, () => new Map<number, Series>())
    return held(byStatus, status, () => ({
      labels: { method, route, status },
      counts: new Array<number>(BUCKETS.length + 1).fill(0),
      sum: 0,
    }))
  }

  #values() {
    const all = [...this.#series.values()].flatMap((byMethod) =>
      [...byMethod.values()].flatMap((byStatus) => [...byStatus.values()]),
    )
    return all.flatMap(({ labels, counts, sum }) => {
      let total = 0
      const buckets = counts.map((count, at) => {
        total += count
        return {
          metricName: `${NAME}_bucket`,
          labels: { ...labels, le: BUCKETS[at] ?? '+Inf' },
          value: total,
        }
      })
      return [
        ...buckets,
        { metricName: `${NAME}_sum`, labels, value: sum },
        { metricName: `${NAME}_count`, labels, value: total },
      ]
    })
  }
}

function held<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
