import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyImportChange } from '@hakka/contract/study-import-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Loading } from '@hakka/ui/Loading.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { Doubts } from '../Doubts.tsx'
import { MarkedValue } from '../MarkedValue.tsx'
import './import-changes.css'

type Changes = CallAnswer<'GET /api/admin/self_study/import/{id}/changes'>
type Part = StudyImportChange['parts'][number]

/** What an import does to each item, old beside new; those that change stand before those that are new. */
export function ImportChanges({ id, title }: { id: number; title: string }) {
  const [page, setPage] = useState(1)
  const [tries, setTries] = useState(0)
  const [changes, setChanges] = useState<Changes | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const turned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let gone = false
    api('GET /api/admin/self_study/import/{id}/changes', { params: { id }, query: { page } }).then(
      (answer) => {
        if (gone) return
        setChanges(answer)
        // A page that was turned is read from its beginning.
        if (turned.current) heading.current?.focus()
        turned.current = false
      },
      () => {
        if (!gone) setChanges('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [id, page, tries])
  if (changes === undefined) return <Loading text="讀取會改的內容…" />
  if (changes === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>讀不到會改的內容。</p>
        <Button
          kind="ghost"
          onClick={() => {
            setChanges(undefined)
            setTries(tries + 1)
          }}
        >
          再讀一次
        </Button>
      </div>
    )
  const pages = Math.ceil(changes.total / changes.page_size)
  const turn = (to: number) => {
    turned.current = true
    setPage(to)
  }
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-16 font-bold outline-none">
        {title}
        {pages > 1 && (
          <span className="font-normal text-muted">
            ，共 {changes.total} 項，第 {changes.page} / {pages} 頁
          </span>
        )}
      </h3>
      {!changes.has_dictionary && (
        <p className="text-muted">這個網站沒有匯入教育部辭典，只檢查拼音的寫法。</p>
      )}
      <ol className="grid list-none gap-3">
        {changes.data.map((change) => (
          <li key={change.place.join(' ')} className="import-change">
            <ItemChange change={change} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label="會改的內容，分頁" className="flex flex-wrap items-center gap-3">
          <Button
            kind="ghost"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={changes.page === 1}
            onClick={() => turn(changes.page - 1)}
          >
            上一頁
          </Button>
          <p className="tabular-nums">
            第 {changes.page} / {pages} 頁
          </p>
          <Button
            kind="ghost"
            iconEnd={<ChevronRight aria-hidden="true" />}
            disabled={changes.page === pages}
            onClick={() => turn(changes.page + 1)}
          >
            下一頁
          </Button>
        </nav>
      )}
    </section>
  )
}

function ItemChange({
  change: { is, title, place, parts, more, dialect_id },
}: {
  change: StudyImportChange
}) {
  return (
    <>
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {is === 'new' ? <Chip tone="right">新增</Chip> : <Chip tone="warning">修改</Chip>}
        <span lang="hak-Hant-TW" className="min-w-0 font-reading text-18 [overflow-wrap:anywhere]">
          {title}
        </span>
        <span className="min-w-0 font-normal text-muted [overflow-wrap:anywhere]">{place.join('　')}</span>
      </h4>
      {parts.length === 0 ? (
        <p className="text-muted">文字和聲音都一樣，只有順序或編號不同。</p>
      ) : (
        <table className="import-change-table" data-new={is === 'new' || undefined}>
          <thead>
            <tr>
              <th scope="col">哪裡</th>
              {is === 'changed' && <th scope="col">現在</th>}
              <th scope="col">匯入以後</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts may have the same name, and stay where they are
              <PartRows key={at} part={part} isNew={is === 'new'} dialectId={dialect_id} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="text-muted">還有 {more} 處，沒有列出來。</p>}
    </>
  )
}

/** A row of each cell that differs; one of a part that came, went or moved. */
function PartRows({ part, isNew, dialectId }: { part: Part; isNew: boolean; dialectId: number }) {
  if (part.is === 'changed') {
    const reading = part.cells.find(({ lang }) => lang === 'pinyin') ?? part.cells[0]
    return part.cells.map(({ column, lang, older, newer }) => (
      <tr key={column}>
        <th scope="row">
          {part.label}
          <span className="block font-normal text-muted">{column}</span>
        </th>
        <td data-label="現在">
          <MarkedValue lang={lang} text={older} other={newer} kind="del" />
        </td>
        <td data-label="匯入以後">
          <MarkedValue lang={lang} text={newer} other={older} kind="ins" />
          {column === reading?.column && <PartDoubts part={part} dialectId={dialectId} />}
        </td>
      </tr>
    ))
  }
  return (
    <tr>
      <th scope="row">
        {part.label}
        {!isNew && <span className="mt-1 block">{WHOLE[part.is]}</span>}
      </th>
      {!isNew && (
        <td data-label="現在">
          {part.is === 'moved' ? (
            part.from
          ) : part.is === 'gone' ? (
            <Whole part={part} side="older" />
          ) : (
            <span className="text-muted">沒有</span>
          )}
        </td>
      )}
      <td data-label="匯入以後">
        {part.is === 'gone' ? <span className="text-muted">沒有</span> : <Whole part={part} side="newer" />}
        <PartDoubts part={part} dialectId={dialectId} />
      </td>
    </tr>
  )
}

/** What the dictionary says otherwise: it stops nobody, and may be found right. */
function PartDoubts({ part: { said, compared }, dialectId }: { part: Part; dialectId: number }) {
  const [line, setLine] = useState(compared)
  if (!said || !line) return null
  return (
    <div className="mt-1 grid gap-1">
      <Doubts
        line={line}
        said={said}
        dialectId={said.dialect_id ?? dialectId}
        onKept={(kept) => setLine({ ...line, kept })}
      />
    </div>
  )
}

const WHOLE = {
  new: <Chip tone="right">新增</Chip>,
  gone: <Chip tone="wrong">拿掉</Chip>,
  moved: <Chip>換位置</Chip>,
}

/** A part that came, went or moved as a whole: what it says, shows and lets hear. */
function Whole({ part: { cells }, side }: { part: Part; side: 'older' | 'newer' }) {
  const isSynthetic = cells.some((own) => own.column === '合成語音' && own[side] === '是')
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {cells.map((cell) =>
        cell.column === '合成語音' || cell[side] === '' ? null : (
          <li key={cell.column} className={cx('min-w-0', cell.column === '角色' && 'text-muted')}>
            <MarkedValue
              lang={cell.lang}
              text={cell[side]}
              other={cell[side]}
              kind={side === 'older' ? 'del' : 'ins'}
              isSynthetic={cell.column === '聲音' && isSynthetic}
            />
          </li>
        ),
      )}
    </ul>
  )
}
