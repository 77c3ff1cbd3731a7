import { beforeAll, expect, test } from 'vitest'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let headers: Record<string, string> = {}

beforeAll(async () => {
  headers = await session(server(), await user(server(), { roles: ['news_editor'] }))
})

/** Stores and reads back as a visitor does. */
async function roundTrip(fields: { title?: string; content?: string }) {
  const stored = await server().app.inject({
    method: 'POST',
    url: '/api/news/store',
    headers,
    payload: {
      title: '消息',
      content: '<p>內容</p>',
      category_id: 1,
      is_published: 1,
      publish_date: '2020-01-01',
      ...fields,
    },
  })
  const { data } = stored.json()
  return (await server().app.inject(`/api/news/detail?id=${data.id}`)).json().data
}

/** What runs in one browser or another when it stands in a page. */
const ATTACKS = [
  '<script>attack()</script>',
  '<img src=x onerror=attack()>',
  '<img src="javascript:attack()">',
  '<img src="data:image/svg+xml,<svg onload=attack()>">',
  '<svg onload=attack()><a xlink:href="javascript:attack()">x</a></svg>',
  '<math><mi xlink:href="javascript:attack()">x</mi></math>',
  '<a href="javascript:attack()">x</a>',
  '<a href=" java\nscript:attack()">x</a>',
  '<a href="&#106;avascript:attack()">x</a>',
  '<a href="data:text/html,<script>attack()</script>">x</a>',
  '<a href="vbscript:attack()">x</a>',
  '<a href="//evil.example" target="_blank" onclick="attack()">x</a>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<object data="javascript:attack()"></object><embed src="javascript:attack()">',
  '<form action="javascript:attack()"><button formaction="javascript:attack()">x</button></form>',
  '<p style="background:url(javascript:attack())">x</p>',
  '<style>@import "//evil.example/a.css"</style><link rel=stylesheet href="//evil.example">',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=javascript:attack()">',
  '<video src=x onerror=attack()></video><audio src=x onerror=attack()></audio>',
  '<details open ontoggle=attack()>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=attack()>"></noscript>',
  '<template><script>attack()</script></template>',
  '<!--><img src=x onerror=attack()>-->',
  '<p id="__proto__" name="cookie" class="x" data-bind="attack()">x</p>',
  '<<script>attack()//<</script>',
  '<table background="javascript:attack()"><tr><td background="x" onclick="attack()">x</td></tr></table>',
  '<textarea><img src=x onerror=attack()></textarea><title><img src=x onerror=attack()></title>',
  '<xmp><img src=x onerror=attack()></xmp><plaintext><img src=x onerror=attack()>',
]

const DANGEROUS =
  /<(?!\/?(?:p|br|b|strong|i|em|u|s|h[2-4]|[uo]l|li|blockquote|a|span|img|table|t(?:head|body|r|h|d)|hr|su[bp])\b)|<[^>]*\s(?:on\w+|style|srcdoc|formaction|action|background|name|id)\s*=|<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript|\/\/)/i

/** As a browser reads an address: entities are signs, and breaks inside of it are nothing. */
const asRead = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replace(/[\n\t]/g, '')

test.each(ATTACKS)('of %s nothing that runs is stored', async (attack) => {
  const { content } = await roundTrip({ content: `<p>前</p>${attack}<p>後</p>` })
  expect(asRead(attack)).toMatch(DANGEROUS)
  expect(content).toContain('<p>前</p>')
  expect(asRead(content)).not.toMatch(DANGEROUS)
})

test.each(ATTACKS.map((attack) => attack.slice(0, 100)))('a title stays the text %s', async (attack) => {
  const { title } = await roundTrip({ title: attack })
  expect(title).toBe(attack.trim().replace(/\s+/g, ' '))
})

test('what an editor writes stays: headings, lists, tables, links, pictures, Hakka', async () => {
  const content =
    '<h2>時間</h2><p><strong>今晚</strong>，<span lang="hak" data-pinyin="ngai11">𠊎</span></p><ul><li>一</li></ul>' +
    '<table><tbody><tr><th>腔調</th><td colspan="2">四縣腔</td></tr></tbody></table>' +
    '<p><a href="https://example.tw/">連結</a> <a href="/faq">常見問題</a></p><p><img src="/files/a.webp" alt="海報" width="640" height="480" /></p>'
  expect((await roundTrip({ content })).content).toBe(content)
})

test('the excerpt is text: blocks parted, signs as they were, at most 120 characters', async () => {
  const { excerpt } = await roundTrip({
    content: '<h2>A &amp; B</h2><p>1 &lt; 2<br>三</p><ul><li>四</li></ul>',
  })
  expect(excerpt).toBe('A & B 1 < 2 三 四')
  const table = '<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>'
  expect((await roundTrip({ content: `<p>前</p>${table}<p>後</p>` })).excerpt).toBe('前 後')
  expect((await roundTrip({ content: table })).excerpt).toBe('甲 乙')
  const long = await roundTrip({ content: `<p>${'𠊎'.repeat(300)}</p>` })
  expect(long.excerpt).toBe(`${'𠊎'.repeat(119)}…`)
})
