import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { RequestTimes } from './request-times.ts'

test('answers are counted by route, method, status and time, as Prometheus reads them', async () => {
  const registry = new Registry()
  const times = new RequestTimes(registry)
  for (const seconds of [0.001, 0.002, 0.3, 99]) times.observe('GET', '/api/home', 200, seconds)
  times.observe('POST', '/api/home', 422, 0.02)
  const text = await registry.metrics()
  const value = (name: string, labels: string) =>
    new RegExp(`^http_request_duration_seconds_${name}\\{${labels}\\} (.+)$`, 'm').exec(text)?.[1]
  const home = 'method="GET",route="/api/home",status="200"'
  expect(text).toContain('# TYPE http_request_duration_seconds histogram')
  expect(value('bucket', `${home},le="0.002"`)).toBe('2')
  expect(value('bucket', `${home},le="0.1"`)).toBe('2')
  expect(value('bucket', `${home},le="0.5"`)).toBe('3')
  expect(value('bucket', `${home},le="\\+Inf"`)).toBe('4')
  expect(value('count', home)).toBe('4')
  expect(Number(value('sum', home))).toBeCloseTo(99.303)
  expect(value('count', 'method="POST",route="/api/home",status="422"')).toBe('1')
})
