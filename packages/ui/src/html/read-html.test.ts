import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPTH_MAX, textOf } from './html-node.ts'
import { readHtml } from './read-html.ts'

describe('HTML that was stored', () => {
  it('is read with its elements, attributes and entities', () => {
    expect(
      readHtml('<p>說 <span lang="hak" data-pinyin="ngai11">𠊎</span> &amp; &#x4F60;<br>好</p>'),
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
      readHtml('一<script>alert("二")</script><!-- 三 --><style>p{}</style>四').map(textOf).join(''),
    ).toBe('一四')
  })
  it('gets the rows of a table their body, as a browser does', () => {
    const [table] = readHtml('<table><tr><td>一</td></tr></table>')
    expect(table).toMatchObject({ tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr' }] }] })
  })
  it('reads anything without failing, and invents nothing', () => {
    const unit = fc.constantFrom('<', '>', '/', 'p', ' ', '"', '=', '&', ';', '字')
    fc.assert(
      fc.property(fc.string({ unit }), (html) => {
        expect(html).toContain(readHtml(html).map(textOf).join('').slice(0, 1))
      }),
    )
  })
  it('reads the largest text, and the deepest one down to where nobody reads', () => {
    const words = '<p><b>字</b></p>'.repeat(6_000)
    expect(readHtml(words).map(textOf).join('')).toHaveLength(6_000)
    const deep = `${'<blockquote>'.repeat(8_000)}字`
    let [node] = readHtml(deep)
    let depth = 0
    while (typeof node === 'object') {
      node = node.children[0]
      depth++
    }
    expect(depth).toBe(DEPTH_MAX)
  })
})
