import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StoredHtml } from './StoredHtml.tsx'

const drawn = (html: string) => renderToStaticMarkup(<StoredHtml html={html} />)

it.each([
  '<p class="ta-center">中<br/><strong>大</strong></p>',
  '<h2 class="ta-right">右</h2><ol><li><p>一</p></li></ol>',
  '<p><span class="fs-24 tc-red">紅</span><sub>二</sub></p>',
  '<img src="/files/a.png" alt="海報" width="640" height="360" loading="lazy" class="ta-center"/>',
  '<table><tbody><tr><th colSpan="2" scope="col">頭</th></tr><tr><td rowSpan="2">身</td></tr></tbody></table>',
  '<p><a href="https://example.org/" title="站">外</a><a href="mailto:a@example.org">信</a><a href="/faq">內</a></p>',
])('what an editor may write stands as it was written: %s', (html) => {
  expect(drawn(html.replaceAll('colSpan', 'colspan').replaceAll('rowSpan', 'rowspan'))).toBe(html)
})

it('Hakka is said to be Hakka, its reading left to the style sheet', () => {
  expect(drawn('<span lang="hak" data-pinyin="ngaiˇ">𠊎</span>')).toBe(
    '<span lang="hak-Hant-TW" data-pinyin="ngaiˇ">𠊎</span>',
  )
})

it('nothing else reaches the page, whatever was stored', () => {
  expect(
    drawn(
      '<p onclick="x()" style="color:red" class="dialog fs-24" id="a">一<a href="javascript:x()">二</a>' +
        '<a href="//evil.test">三</a><iframe src="/"></iframe><script>x()</script><blink>四</blink></p>',
    ),
  ).toBe('<p class="fs-24">一二三四</p>')
})

it('blanks between the parts of a table are no text', () => {
  expect(drawn('<table>\n<tbody>\n<tr>\n<td> 一 </td>\n</tr></tbody></table>')).toBe(
    '<table><tbody><tr><td> 一 </td></tr></tbody></table>',
  )
})
