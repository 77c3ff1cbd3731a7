import { expect, test } from 'vitest'
import { networkOf, shortAddress } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:0db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  [undefined, 'unknown', 'unknown'],
  ['a"x', 'unknown', 'unknown'],
  ['9'.repeat(9000), 'unknown', 'unknown'],
])('%s is counted as %s and logged as %s', (address, network, short) => {
  expect(networkOf(address)).toBe(network)
  expect(shortAddress(address)).toBe(short)
})
