import type { PackPreview } from '@hakka/contract/lesson-pack'
import { FORM_CARD } from '../../../app/desk/form-card.ts'

/** Why nothing of a pack is taken in: file by file. */
export function PackProblems({ preview: { problem_count, problems } }: { preview: PackPreview }) {
  return (
    <section className={FORM_CARD} aria-labelledby="pack-problems">
      <h2 id="pack-problems" className="text-18 font-bold">
        這個教材包不能匯入
      </h2>
      <p role="alert" className="text-wrong-deep">
        有 {problem_count} 個地方不對，什麼都沒有匯入。
      </p>
      <ol className="grid max-h-120 list-none gap-4 overflow-y-auto">
        {filesOf(problems).map(({ file, lesson, found }) => (
          <li key={file} className="grid gap-1.5">
            <h3 className="font-bold break-words">
              {lesson || file}
              {lesson && <span className="text-14 font-normal text-muted"> {file}</span>}
            </h3>
            <ul className="grid list-disc gap-1 pl-6">
              {found.map(({ place, reason }) => (
                <li key={`${place} ${reason}`} className="break-words">
                  {place && <span className="text-muted">{place}：</span>}
                  {reason}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {problem_count > problems.length && (
        <p className="text-muted">還有 {problem_count - problems.length} 個，改好上面的再檢查一次。</p>
      )}
    </section>
  )
}

type Problem = PackPreview['problems'][number]

/** The problems of each file, each told once. */
function filesOf(problems: readonly Problem[]) {
  const files = new Map<string, { file: string; lesson: string; found: Map<string, Problem> }>()
  for (const own of problems) {
    const { file, lesson, place, reason } = own
    const known = files.get(file) ?? { file, lesson, found: new Map() }
    known.found.set(`${place} ${reason}`, own)
    files.set(file, known)
  }
  return [...files.values()].map(({ found, ...rest }) => ({ ...rest, found: [...found.values()] }))
}
