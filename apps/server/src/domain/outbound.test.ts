import { expect, test } from 'vitest'
import { checkOutbound, OutboundError } from './outbound.ts'

const trusted = [new URL('http://127.0.0.1:4000')]

test.each([
  'http://93.184.216.34/',
  'https://127.0.0.1/',
  'https://127.0.0.1:4000/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://localhost/',
  'file:///etc/passwd',
])('%s is not asked', async (url) => {
  await expect(checkOutbound(new URL(url), trusted)).rejects.toThrow(OutboundError)
})

test.each(['https://93.184.216.34/', 'http://127.0.0.1:4000/token'])('%s is asked', async (url) => {
  await expect(checkOutbound(new URL(url), trusted)).resolves.toBeUndefined()
})
