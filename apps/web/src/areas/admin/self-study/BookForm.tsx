import { BOOK_TYPES, BOOKS, DIALECTS, dialectName, LEVELS } from '@hakka/contract/constants'
import type { DeskBook } from '@hakka/contract/reading'
import { api } from '../../../app/api.ts'
import { CompareAll } from '../../../app/desk/CompareAll.tsx'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SoundField } from '../../../app/desk/SoundField.tsx'
import { ChipField } from '../../../app/forms/ChipField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { bookLines, withReadings } from './book-lines.ts'
import {
  BOOK_LABELS,
  BOOK_SHOW,
  type BookValues,
  bookBody,
  bookField,
  bookValues,
  newBook,
  newPage,
  type PageEntry,
  type TitleValues,
  withDialects,
} from './book-values.ts'
import { isWrongEntry } from './entry-field.ts'
import { ItemHead } from './ItemHead.tsx'
import { PageFields } from './PageFields.tsx'
import type { Rights } from './SaidFields.tsx'
import { useNewItem } from './use-new-item.ts'

const TITLE_MAX = 50
const FACT_MAX = 100

/** A picture book: what it is called in each dialect, where it comes from, and its pages. */
export function BookForm({
  book,
  year,
  rights,
  onReverted,
}: {
  /** None: a new one. */
  book: DeskBook | null
  /** This year: a new one begins with it. */
  year: number
  rights: Rights
  onReverted(): void
}) {
  const form = useNewItem<BookValues, DeskBook>({
    item: book,
    initial: book ? keptOf(book) : { values: newBook(year) },
    labels: BOOK_LABELS,
    show: BOOK_SHOW,
    nameOf: bookField,
    send: (values, asked) =>
      api('POST /api/self_study/reading/book', { body: { ...bookBody(values), ...asked } }),
    addressOf: (id) => `/admin/self_study/reading/book/edit?id=${id}`,
    load: async ({ id }) => keptOf((await api('GET /api/self_study/reading/edit', { query: { id } })).data),
  })
  const { titles, pages } = form.values
  const dialects = titles.map(({ dialect }) => dialect)
  const locked = !rights.texts
  const putPages = (next: PageEntry[]) => form.set('pages', next)
  const title = ({ dialect }: TitleValues, key: 'text' | 'pinyin') => {
    const name = `titles.${dialect}.${key}`
    return {
      name,
      errors: form.errors[name],
      onValue(value: string) {
        form.touch(name)
        form.set(
          'titles',
          titles.map((own) => (own.dialect === dialect ? { ...own, [key]: value } : own)),
        )
      },
    }
  }
  return (
    <>
      {book && (
        <ItemHead
          kind="reading"
          item={{ id: book.id, title: book.chinese_title, version: form.base.version ?? 1 }}
          what="這本繪本"
          canDelete={rights.texts}
          form={form}
          onReverted={onReverted}
          back="/admin/self_study/reading"
        />
      )}
      <DeskForm form={form} saveLabel={book ? undefined : '新增繪本'}>
        <div className="grid gap-5">
          {!book && (
            <p className="rounded-card bg-note p-4">
              {`書名、封面和至少 ${BOOKS.pages_min} 頁都齊了，才能存到網站上。還沒寫完也不會不見：寫到哪裡都留在這台裝置上，下次打開這一頁可以接著寫。`}
            </p>
          )}
          <section className={FORM_CARD} aria-labelledby="titles">
            <h2 id="titles" className="text-18 font-bold">
              書名
            </h2>
            <TextField
              {...form.field('chinese_title')}
              label={BOOK_LABELS.chinese_title}
              required
              max={TITLE_MAX}
              disabled={locked}
            />
            {!locked && (
              <ChipField
                name="titles"
                label="腔調"
                hint="每一頁都要有這裡選的每一種腔調"
                options={DIALECTS}
                value={dialects}
                errors={form.errors.titles}
                onValue={(chosen) => {
                  const next = withDialects(form.values, chosen)
                  form.set('titles', next.titles)
                  form.set('pages', next.pages)
                }}
              />
            )}
            {titles.map((own) => (
              <div key={own.dialect} className="grid gap-5 lg:grid-cols-2">
                <TextField
                  {...title(own, 'text')}
                  value={own.text}
                  label={`${dialectName(own.dialect)}書名`}
                  required
                  max={TITLE_MAX}
                  disabled={locked}
                  lang="hak"
                />
                <ReadingField
                  {...title(own, 'pinyin')}
                  value={own.pinyin}
                  label={`${dialectName(own.dialect)}書名的拼音`}
                  required
                  text={own.text}
                  dialectId={own.dialect}
                  disabled={locked}
                />
              </div>
            ))}
          </section>
          <section className={FORM_CARD} aria-labelledby="facts">
            <h2 id="facts" className="text-18 font-bold">
              這本書
            </h2>
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              <SelectField
                {...form.field('level_id')}
                label={BOOK_LABELS.level_id}
                disabled={locked}
                options={LEVELS.map(({ no, name }) => ({ value: Number(no), label: name }))}
              />
              <SelectField
                {...form.field('type_id')}
                label={BOOK_LABELS.type_id}
                disabled={locked}
                options={BOOK_TYPES.map(({ id, name }) => ({ value: Number(id), label: name }))}
              />
              <TextField
                {...form.field('published_year')}
                label={BOOK_LABELS.published_year}
                required
                disabled={locked}
                inputMode="numeric"
              />
              <TextField
                {...form.field('author')}
                label={BOOK_LABELS.author}
                required
                max={TITLE_MAX}
                disabled={locked}
              />
              <TextField
                {...form.field('origin')}
                label={BOOK_LABELS.origin}
                max={FACT_MAX}
                disabled={locked}
              />
              <TextField
                {...form.field('keyword')}
                label={BOOK_LABELS.keyword}
                hint="學生搜尋時也找得到，用空格隔開"
                max={FACT_MAX}
                disabled={locked}
              />
            </div>
            <div className="grid gap-5 lg:grid-cols-2">
              <PicturesField
                {...form.field('cover')}
                label={BOOK_LABELS.cover}
                max={1}
                required
                disabled={locked}
              />
              <SoundField {...form.field('music')} label={BOOK_LABELS.music} disabled={!rights.sounds} />
            </div>
          </section>
          <section className={FORM_CARD} aria-labelledby="pages">
            <div data-field="pages" tabIndex={-1}>
              <h2 id="pages" className="text-18 font-bold">
                內頁
              </h2>
              <p className="text-muted">
                至少 {BOOKS.pages_min} 頁，一頁一種腔調 1 到 {BOOKS.page_sentences} 句。
              </p>
            </div>
            {!locked &&
              titles.map((own) => (
                <CompareAll
                  key={own.dialect}
                  label={`${dialectName(own.dialect)}和辭典核對`}
                  lines={bookLines(own, pages)}
                  dialectId={own.dialect}
                  onTake={(readings) => {
                    const next = withReadings(form.values, own.dialect, readings)
                    form.set('titles', next.titles)
                    putPages(next.pages)
                  }}
                />
              ))}
            <EntryList
              items={pages}
              what="內頁"
              max={BOOKS.pages_max}
              back="「先前的版本」"
              fixed={locked}
              nameOf={(page) => pageName(page, pages.indexOf(page), dialects)}
              noteOf={(page) => pageNote(page, dialects)}
              pictureOf={({ picture }) => picture[0]?.url}
              isWrong={({ id }) => isWrongEntry(form, 'pages', id)}
              create={(id) => newPage(id, dialects)}
              onItems={putPages}
            >
              {(page) => (
                <PageFields
                  form={form}
                  page={page}
                  onPage={(next) => putPages(replaced(pages, next))}
                  dialects={dialects}
                  rights={rights}
                />
              )}
            </EntryList>
          </section>
        </div>
      </DeskForm>
    </>
  )
}

const keptOf = (book: DeskBook) => ({ values: bookValues(book), version: book.version })

const pageName = ({ sentences }: PageEntry, at: number, [first]: readonly number[]) => {
  const said = sentences.filter(({ dialect }) => dialect === first)
  const text = said.map((own) => own['hakka_sentence.text']).join('')
  return `第 ${at + 1} 頁${text && `：${text}`}`
}

/** How much of it sounds. */
function pageNote({ sentences }: PageEntry, dialects: readonly number[]): string {
  const shown = sentences.filter(({ dialect }) => dialects.includes(dialect))
  const sounds = shown.filter((own) => own['hakka_sentence.audio'] !== '').length
  return `${shown.length} 句，${sounds} 個聲音`
}
