import type { H5pPreview } from '@hakka/contract/lesson-h5p'
import { CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'

/** Kinds of exercises that teachers know by these names. */
const KINDS: Readonly<Record<string, string>> = {
  'H5P.TrueFalse': '是非題',
  'H5P.InteractiveVideo': '互動影片',
  'H5P.CoursePresentation': '簡報',
  'H5P.MarkTheWords': '標出文字',
  'H5P.DragQuestion': '圖上拖放',
  'H5P.SortParagraphs': '段落排序',
  'H5P.Essay': '短文',
  'H5P.Timeline': '時間軸',
  'H5P.ImageHotspots': '圖片熱點',
  'H5P.Crossword': '填字遊戲',
  'H5P.Summary': '摘要',
  'H5P.AdvancedText': '文字',
  'H5P.Image': '圖片',
  'H5P.Audio': '聲音',
  'H5P.Video': '影片',
}

const UNITS: Readonly<Record<string, string>> = { kid_vocabulary: '個詞', word_matching: '對' }

/** What an H5P file becomes, and what of it is left out. */
export function H5pFound({
  found: { title, modules, left, refused, lost_files },
  lessonId,
  children,
}: {
  found: H5pPreview
  lessonId: number
  /** What can be done now. */
  children: ReactNode
}) {
  const isTaken = modules.some(({ id }) => id !== null)
  if (refused !== '')
    return (
      <section className={FORM_CARD}>
        <p role="alert" className="text-wrong-deep">
          沒有匯入：{refused}。
        </p>
      </section>
    )
  return (
    <section className={FORM_CARD} aria-labelledby="h5p-found">
      <h2 id="h5p-found" className="text-18 font-bold">
        {title || '這個檔案'}
      </h2>
      <p role="status" className="-mt-3 text-muted">
        {modules.length === 0
          ? '裡面沒有可以變成本站模組的內容'
          : isTaken
            ? `放進去了 ${modules.length} 個模組，都是草稿`
            : `可以變成 ${modules.length} 個模組`}
        {modules.length > 0 && left.length > 0 && `，${left.length} 個沒有匯入`}。
        {lost_files > 0 && `有 ${lost_files} 個圖片或聲音的格式不能用，請再補上。`}
      </p>
      {modules.length > 0 && (
        <ul className="grid rounded-option border border-line">
          {modules.map(({ id, type, type_name, title: own, count }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one name and type are told apart by their place alone
              key={at}
              className="flex items-center gap-3 border-line px-3.5 py-2.5 [&+&]:border-t"
            >
              <CircleCheck size={22} className="shrink-0 text-correct" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <b className="font-medium">{type_name}</b>
                {own && `：${own}`}
                <span className="block text-muted">
                  {count} {UNITS[type] ?? '題'}
                </span>
              </span>
              {id !== null && (
                <Link
                  to={`/admin/lesson/module?lesson_id=${lessonId}&module_id=${id}`}
                  className={ROW_ACTION}
                  aria-label={`打開${type_name}${own && `：${own}`}`}
                >
                  打開
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <div>
          <h3 className="mb-2 font-bold">沒有匯入的</h3>
          <ul className="grid rounded-option border border-line">
            {left.map(({ title: own, library, reason }, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                className="flex items-start gap-3 border-line px-3.5 py-2.5 [&+&]:border-t"
              >
                <CircleMinus size={22} className="mt-1 shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  {own}
                  <span className="block text-muted">
                    {KINDS[library] ?? '別的類型'}：{reason}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </section>
  )
}
