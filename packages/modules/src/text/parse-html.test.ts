import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHtml, textOf } from './parse-html.ts'

describe('the text of a text module', () => {
  it('is read with its elements, attributes and entities', () => {
    expect(
      parseHtml('<p>說 <span lang="hak" data-pinyin="ngai11">𠊎</span> &amp; &#x4F60;<br>好</p>'),
    ).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: [
          '說 ',
          { tag: 'span', attributes: { lang: 'hak', 'data-pinyin': 'ngai11' }, children: ['𠊎'] },
          ' & 你',
          { tag: 'br', attributes: {}, children: [] },
          '好',
        ],
      },
    ])
  })
  it('leaves out code and comments', () => {
    expect(
      parseHtml('一<script>alert("二")</script><!-- 三 --><style>p{}</style>四').map(textOf).join(''),
    ).toBe('一四')
  })
  it('reads anything without failing, and invents nothing', () => {
    const unit = fc.constantFrom('<', '>', '/', 'p', ' ', '"', '=', '&', ';', '字')
    fc.assert(
      fc.property(fc.string({ unit }), (html) => {
        expect(html).toContain(parseHtml(html).map(textOf).join('').slice(0, 1))
      }),
    )
  })
})
