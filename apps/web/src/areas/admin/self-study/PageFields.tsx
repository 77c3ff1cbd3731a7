import { BOOKS, dialectName } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { replaced } from '../../../app/desk/entries/order.ts'
import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import { newPageSentence, type PageEntry, type PageSentence } from './book-values.ts'
import { entryField, type Judged } from './entry-field.ts'
import { type Rights, SaidFields } from './SaidFields.tsx'

/** A page of a book: its picture, and what it says in each dialect. */
export function PageFields({
  form,
  page,
  onPage,
  dialects,
  rights,
}: {
  form: Judged
  page: PageEntry
  onPage(page: PageEntry): void
  dialects: readonly number[]
  rights: Rights
}) {
  const field = entryField(form, 'pages', page, onPage)
  const putSentences = (sentences: PageSentence[]) => onPage({ ...page, sentences })
  return (
    <div className="grid gap-6">
      <PicturesField {...field('picture')} label="圖片" max={1} required disabled={!rights.texts} />
      {dialects.map((dialect) => {
        const own = page.sentences.filter((sentence) => sentence.dialect === dialect)
        return (
          <section
            key={dialect}
            aria-label={dialectName(dialect)}
            className="grid gap-5 border-t border-line pt-4"
          >
            <h3 className="font-bold">{dialectName(dialect)}</h3>
            {own.map((sentence, at) => (
              <fieldset
                key={sentence.id}
                aria-label={`${dialectName(dialect)}第 ${at + 1} 句`}
                className="grid min-w-0 gap-3"
              >
                <SaidFields
                  field={entryField(form, `pages.${page.id}`, sentence, (next) =>
                    putSentences(replaced(page.sentences, next)),
                  )}
                  dialectId={dialect}
                  rights={rights}
                />
                {rights.texts && own.length > 1 && (
                  <Button
                    kind="plain"
                    className="justify-self-start text-wrong-deep"
                    icon={<Trash2 size={20} aria-hidden="true" />}
                    onClick={() => putSentences(page.sentences.filter(({ id }) => id !== sentence.id))}
                  >
                    移除第 {at + 1} 句
                  </Button>
                )}
              </fieldset>
            ))}
            {rights.texts && own.length < BOOKS.page_sentences && (
              <Button
                kind="ghost"
                className="justify-self-start"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => putSentences([...page.sentences, newPageSentence(newId(), dialect)])}
              >
                再加一句{dialectName(dialect)}
              </Button>
            )}
          </section>
        )
      })}
    </div>
  )
}
