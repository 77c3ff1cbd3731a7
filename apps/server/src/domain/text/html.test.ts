import { expect, it } from 'vitest'
import { sanitizeHtml } from './html.ts'

it('keeps the sizes of the editor as classes, and no other class or style', () => {
  expect(sanitizeHtml('<p><span class="fs-24">大</span></p>')).toBe('<p><span class="fs-24">大</span></p>')
  expect(sanitizeHtml('<span class="fs-24 dialog fs-25" style="font-size:99px">大</span>')).toBe(
    '<span class="fs-24">大</span>',
  )
  expect(sanitizeHtml('<p class="fs-24">大</p>')).toBe('<p>大</p>')
})

it.each([
  '<p class="ta-center">中</p>',
  '<h2 class="ta-right">右</h2>',
  '<p><span class="fs-24 tc-red">大紅</span><span class="tc-blue">藍</span><span class="tc-green">綠</span></p>',
  '<img class="ta-center" src="/files/a.png" alt="海報" />',
])('keeps where a line stands and the three colours: %s', (html) => {
  expect(sanitizeHtml(html)).toBe(html)
})

it('keeps no other place or colour, nor one where it does not belong', () => {
  expect(sanitizeHtml('<p class="ta-justify tc-red" style="text-align:center">一</p>')).toBe('<p>一</p>')
  expect(sanitizeHtml('<span class="tc-white ta-center" style="color:#fff">二</span>')).toBe(
    '<span>二</span>',
  )
})

it('keeps Hakka with its reading', () => {
  const html = '<span lang="hak" data-pinyin="ngaiˇ">𠊎</span>'
  expect(sanitizeHtml(html)).toBe(html)
})
