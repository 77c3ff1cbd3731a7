import type { ChildWeek } from '@hakka/contract/child'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { givenName } from './given-name.ts'

/** What a parent can do with it this very evening: a question, and the answer to it. */
export function Tonight({ name, words }: { name: string; words: ChildWeek['words'] }) {
  const given = givenName(name)
  return (
    <section
      aria-labelledby="tonight"
      className="flex items-end justify-between gap-6 rounded-card border border-[#f2d398] bg-[#fffbef] p-5 md:p-7"
    >
      <div className="min-w-0 flex-1">
        <p className="text-muted">
          {words.length > 0 ? '今晚可以問問' : '今晚可以陪陪'}
          <span translate="no">{given}</span>
        </p>
        <h2 id="tonight" className="mb-4 text-26 leading-snug font-bold">
          {words.length > 0
            ? `「${words.map(({ chinese }) => chinese).join('、')}，客語怎麼說？」`
            : '「我們一起打開第一課，好嗎？」'}
        </h2>
        {words.length === 0 && <p>孩子上過課以後，這裡會有當天可以問的詞。</p>}
        <ul className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {words.map(({ text, pinyin, chinese, dialect_id, sound }) => (
            <li
              key={text}
              className="grid content-start justify-items-center gap-2 rounded-option border border-line bg-white px-3 py-4 text-center last:odd:col-span-2 sm:min-w-36 sm:px-4"
            >
              <span>{chinese}</span>
              <Ruby text={text} pinyin={pinyin} dialectId={dialect_id} size="title" />
              {sound && <WordSound sound={sound} says={text} iconOnly />}
            </li>
          ))}
        </ul>
      </div>
      <span className="max-md:hidden">
        <Bird pose="wing-up" width={150} />
      </span>
    </section>
  )
}
