import { dialectName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link, useSearchParams } from 'react-router'

/** Nothing fits: what to leave out, and whether another dialect has it. */
export function NoBooks({
  to,
  elsewhere,
  dialectId,
}: {
  to(change: Record<string, string | undefined>): string
  elsewhere: number
  dialectId: number
}) {
  const [params] = useSearchParams()
  return (
    <div className="flex flex-col items-center justify-center gap-4 px-4 py-10 text-center md:flex-row md:gap-10 md:text-left">
      <img src="/images/search-none.svg" alt="" width={240} height={180} className="h-auto w-60" />
      <div>
        <h3 className="text-26 leading-snug font-bold">無符合結果</h3>
        <p className="mt-1 text-muted">
          {elsewhere > 0
            ? `有 ${elsewhere} 本還沒有${dialectName(dialectId)}，換個腔調就看得到。`
            : '換一個詞，或把級別和種類放寬一點。'}
        </p>
        <p className="mt-4 flex flex-wrap justify-center gap-3 md:justify-start">
          <Link
            to={to({ keyword: undefined, level_no: undefined, type_id: undefined })}
            className={buttonClass({ kind: 'brand' })}
          >
            看全部的書
          </Link>
          {params.get('level_no') && (
            <Link to={to({ level_no: undefined })} className={buttonClass({ kind: 'ghost' })}>
              級別改成「不限」
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
