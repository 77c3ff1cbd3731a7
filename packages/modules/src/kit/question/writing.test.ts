import { expect, it } from 'vitest'
import { lengthOf } from './WritingBox.tsx'

it('counts a text by what a reader sees, without spaces and line ends', () => {
  expect(lengthOf('𠊎愛 轉屋下。\n')).toBe(6)
})
