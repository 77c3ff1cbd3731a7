import { ApiError } from '@hakka/contract/api-error'
import { BOUNDS } from '@hakka/contract/constants'
import type { WritingSet } from '@hakka/contract/writing'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { graphemeCount } from '@hakka/ui/grapheme-count.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { Check, Keyboard, Lightbulb, Save } from 'lucide-react'
import { useRef, useState } from 'react'
import { quietApi } from '../../app/api.ts'
import { useReading } from '../../app/container/reading.ts'
import { GraphemeCount } from '../../app/forms/GraphemeCount.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { PinyinField } from '../../app/pinyin/PinyinField.tsx'
import { useVisitor } from '../../app/visitor.ts'
import { SaveOverlay, type SaveState } from './SaveOverlay.tsx'
import { useCompositionDraft } from './use-composition-draft.ts'

type Article = Extract<WritingSet['questions'][number], { kind: 'article' }>

/** A text to be written: the prompt, the paper, help with characters, an example on demand; the draft stays here until it is saved. */
export default function ArticleForm({
  article,
  set,
  dialectId,
  categoryNo,
  no,
}: {
  article: Article
  set: WritingSet
  dialectId: number
  categoryNo: number
  /** Its number among the questions of its set. */
  no: number
}) {
  const userId = useVisitor().user?.id ?? null
  const { own, write, kept } = useCompositionDraft(userId, `${set.id}.${no}`, {
    title: set.title.hakka,
    text: '',
  })
  const [saving, setSaving] = useState<SaveState>()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [example, setExample] = useState(false)
  const [helper, setHelper] = useState(false)
  const [typed, setTyped] = useState('')
  const paper = useRef<HTMLTextAreaElement>(null)
  const empty = own.text.trim() === ''
  const tooLong = graphemeCount(own.text) > BOUNDS.composition

  function insert(word: string): void {
    const { selectionStart: from, selectionEnd: to } = paper.current ?? {
      selectionStart: own.text.length,
      selectionEnd: own.text.length,
    }
    write({ text: own.text.slice(0, from) + word + own.text.slice(to) })
    setTyped('')
    requestAnimationFrame(() => paper.current?.setSelectionRange(from + word.length, from + word.length))
  }
  async function save(): Promise<void> {
    if (userId === null) return setSaving({ state: 'not-logged-in' })
    setSaving({ state: 'loading' })
    setErrors({})
    try {
      await quietApi('POST /api/self_study/writing/create_composition', {
        body: {
          dialect_id: dialectId,
          no: set.no,
          title: own.title,
          composition_text: own.text,
          category_id: categoryNo,
          level_no: set.level_no,
        },
      })
      setSaving({ state: 'success' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return setSaving({ state: 'not-logged-in' })
      const refused = error instanceof ApiError && error.status === 422
      if (refused) setErrors(error.errors)
      setSaving({ state: 'failed', ...(refused ? { reason: error.message } : {}) })
    }
  }
  const headingId = `write-${set.id}-${no}`
  return (
    <section aria-labelledby={headingId} className="@container">
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <Card className="grid gap-4 p-4 md:p-8">
          <p className="text-16 text-muted">
            第 {no} 題，共 {set.questions.length} 題　寫短文
          </p>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h3 id={headingId} className="grid gap-1">
              <Text {...article.prompt} dialectId={dialectId} size="sentence" />
              <span className="text-16 font-normal text-muted">{article.prompt.chinese}</span>
            </h3>
            <Button
              kind="outline"
              aria-expanded={example}
              icon={<Lightbulb aria-hidden="true" />}
              onClick={() => setExample(!example)}
            >
              {example ? '收起範文' : '看範文'}
            </Button>
          </div>
          {example && (
            <div className="grid animate-enter gap-2 rounded-option bg-lighten p-4">
              <p className="text-16 font-bold">範文</p>
              <Text {...article.example} dialectId={dialectId} size="line" />
              <p className="text-16 text-muted">{article.example.chinese}</p>
            </div>
          )}
          <TextField
            name="title"
            label="標題"
            lang="hak-Hant-TW"
            value={own.title}
            max={BOUNDS.title}
            errors={errors.title}
            onValue={(title) => write({ title })}
          />
          <div className="grid gap-2">
            <label htmlFor={`${headingId}-text`} className="font-medium">
              內容
            </label>
            <textarea
              ref={paper}
              id={`${headingId}-text`}
              lang="hak-Hant-TW"
              aria-describedby={`${headingId}-note`}
              aria-invalid={errors.composition_text ? true : undefined}
              placeholder="用客語寫寫看。不會打的字，可以用下面的拼音幫手。"
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              className="field-sizing-content min-h-60 w-full resize-y rounded-option border-[1.5px] border-control bg-white px-4 py-3 text-22 leading-[1.8] placeholder:text-18 placeholder:text-muted"
              value={own.text}
              onChange={(event) => write({ text: event.target.value })}
            />
            <p
              id={`${headingId}-note`}
              className="flex flex-wrap items-center justify-between gap-x-4 text-16 text-muted"
            >
              <GraphemeCount text={own.text} max={BOUNDS.composition} />
              {own.text !== '' && (
                <span className="inline-flex items-center gap-1">
                  {kept && <Check size={18} aria-hidden="true" />}
                  {kept ? '草稿存在這台裝置' : '這台裝置存不下草稿，離開前請先儲存'}
                </span>
              )}
            </p>
            {errors.composition_text?.map((message) => (
              <p key={message} className="text-wrong">
                {message}
              </p>
            ))}
          </div>
          {helper && (
            <div className="grid animate-enter gap-2 rounded-option bg-pool p-4">
              <PinyinField
                name="word"
                label="拼音幫手：打拼音，挑一個詞放進短文"
                value={typed}
                onValue={setTyped}
                dialectId={dialectId}
                placeholder="例如 tungˇ faˊ"
                onPick={insert}
              />
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 max-md:*:flex-1 max-md:*:px-3">
            <Button
              kind="ghost"
              aria-expanded={helper}
              icon={<Keyboard aria-hidden="true" />}
              onClick={() => setHelper(!helper)}
            >
              {helper ? '收起拼音幫手' : '拼音幫手'}
            </Button>
            <Button
              kind="primary"
              size="l"
              icon={<Save aria-hidden="true" />}
              disabled={empty || tooLong}
              onClick={() => void save()}
            >
              儲存短文
            </Button>
          </div>
          <p className="text-16 text-muted md:text-right">存好後，在「我的寫作」看得到</p>
        </Card>
        {(article.picture_urls.length > 0 || article.hints.length > 0) && (
          <aside
            aria-label="寫作提示"
            className="grid gap-4 rounded-card border border-line bg-white p-4 md:p-5"
          >
            {article.picture_urls.length > 0 && (
              <div className="grid gap-3">
                <h4 className="font-bold">看圖想一想</h4>
                <ul className="grid grid-cols-2 gap-3 @3xl:grid-cols-1">
                  {article.picture_urls.map((url) => (
                    <li key={url}>
                      <img src={url} alt="" loading="lazy" className="w-full rounded-option" />
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {article.hints.length > 0 && (
              <div className="grid gap-1">
                <h4 className="font-bold">可以寫這些</h4>
                <ul className="grid divide-y divide-line">
                  {article.hints.map((hint) => (
                    <li key={hint} className="py-2">
                      {hint}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </aside>
        )}
      </div>
      <SaveOverlay saving={saving} onClose={() => setSaving(undefined)} />
    </section>
  )
}

/** Hakka as this reader wants it. */
function Text({
  hakka,
  pinyin,
  dialectId,
  size,
}: {
  hakka: string
  pinyin: string
  dialectId: number
  size: 'sentence' | 'line'
}) {
  const { pinyin: marks } = useReading()
  return <Ruby text={hakka} pinyin={pinyin} dialectId={dialectId} marks={marks} size={size} />
}
