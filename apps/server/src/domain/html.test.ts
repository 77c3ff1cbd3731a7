import { expect, it } from 'vitest'
import { sanitizeHtml } from './html.ts'

it('keeps the sizes of the editor as classes, and no other class or style', () => {
  expect(sanitizeHtml('<p><span class="fs-24">大</span></p>')).toBe('<p><span class="fs-24">大</span></p>')
  expect(sanitizeHtml('<span class="fs-24 dialog fs-25" style="font-size:99px">大</span>')).toBe(
    '<span class="fs-24">大</span>',
  )
  expect(sanitizeHtml('<p class="fs-24">大</p>')).toBe('<p>大</p>')
})

it('keeps Hakka with its reading', () => {
  const html = '<span lang="hak" data-pinyin="ngaiˇ">𠊎</span>'
  expect(sanitizeHtml(html)).toBe(html)
})
