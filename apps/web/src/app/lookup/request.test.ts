import { expect, it } from 'vitest'
import { openLookup, serveLookup } from './request.ts'

it('what is asked for before the panel’s code is there is served when it comes, once', () => {
  openLookup('食飯')
  const served: (string | undefined)[] = []
  const stop = serveLookup((text) => served.push(text))
  openLookup()
  stop()
  openLookup('蟲')
  expect(served).toEqual(['食飯', undefined])
  serveLookup((text) => served.push(text))()
  expect(served).toEqual(['食飯', undefined, '蟲'])
})
