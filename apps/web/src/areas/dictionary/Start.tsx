import type { DictionaryExamples as Examples } from '@hakka/contract/dictionary'
import { Link } from 'react-router'
import { listPath } from '../../app/dictionary/word-path.ts'

const WAYS = [
  {
    title: '用客語漢字',
    note: '字的寫法不必一樣，「𠊎」打成「厓」也查得到。',
    way: 'hakka',
    lang: 'hak-Hant-TW',
  },
  {
    title: '用華語',
    note: '不知道客語怎麼說，就打華語的意思。',
    way: 'chinese',
    lang: undefined,
  },
  {
    title: '用拼音',
    note: '聲調可以打調號、數字，也可以不打。',
    way: 'pinyin',
    lang: 'hak-Latn-TW',
  },
  {
    title: '用詞裡的一個字',
    note: '關鍵字在詞的哪裡都可以，所有含有它的詞都會列出來。',
    way: 'part',
    lang: 'hak-Hant-TW',
  },
] as const

/** How words are found, with examples to press. */
export function WaysToSearch({ examples, dialectId }: { examples: Examples; dialectId: number }) {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="font-reading text-26 text-brand">
        四種查法
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4 xl:gap-6">
        {WAYS.map(({ title, note, way, lang }) => (
          <li key={title} className="flex flex-col gap-2 rounded-card border border-line bg-white p-5">
            <h3 className="text-20 leading-snug font-bold">{title}</h3>
            <p className="flex-1 text-17 leading-relaxed text-muted">{note}</p>
            <p className="flex flex-wrap items-center gap-2">
              {examples[way].length > 0 && <span className="text-16">例如</span>}
              {examples[way].map((example) => (
                <Link
                  key={example}
                  to={listPath('keyword', example, dialectId)}
                  lang={lang}
                  className="inline-flex min-h-12 items-center rounded-button bg-lighten px-4 font-bold text-darken no-underline hover:shadow-[inset_0_0_0_2px_var(--color-light)]"
                >
                  {example}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dictionary's categories with how many words each has. */
export function CategoryGrid({
  categories,
  current,
  dialectId,
}: {
  categories: readonly { name: string; count: number }[]
  current: string
  dialectId: number
}) {
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="font-reading text-26 text-brand">
        依分類瀏覽
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-3 lg:grid-cols-4 xl:grid-cols-6">
        {categories.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={listPath('category', name, dialectId)}
              aria-current={name === current ? 'true' : undefined}
              className="flex min-h-14 items-center justify-between gap-2 rounded-option border border-line bg-white px-4 py-2 leading-snug text-ink no-underline hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-note aria-[current]:font-bold"
            >
              {name}
              <span className="flex-none text-16 text-muted tabular-nums">
                {count.toLocaleString('zh-TW')}
                <span className="sr-only">個詞</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
