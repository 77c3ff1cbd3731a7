import { dialectName, lessonName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link, useLocation } from 'react-router'
import { TopBar } from '../../app/container/TopBar.tsx'
import { useHash } from '../../app/container/use-hash.ts'
import { Message } from '../../app/shell/Message.tsx'
import { lessonUrl } from './address.ts'
import { LessonDialects } from './LessonDialects.tsx'
import { lessonWay } from './lesson-crumbs.ts'
import type { MissingLesson } from './load-lesson.ts'

/** The lesson is not there in this dialect: said plainly, with the nearest dialects that have it. */
export default function MissingDialect({ missing: { address, others } }: { missing: MissingLesson }) {
  const { search } = useLocation()
  const hash = useHash()
  const modNo = Number(new URLSearchParams(search).get('mod_no')) || undefined
  const { levelNo, crumbs, unitUrl } = lessonWay(address)
  const name = dialectName(address.dialect_id)
  return (
    <div data-level={levelNo}>
      <title>尚無此腔調的內容｜客語學堂</title>
      <TopBar back={{ to: unitUrl, label: '回到單元' }} crumbs={crumbs}>
        <LessonDialects address={address} have={others.map((own) => own.dialect_id)} modNo={modNo} />
      </TopBar>
      <h1 className="sr-only">
        {lessonName(address.no)}・{name}
      </h1>
      <Message
        picture="state-empty"
        title="尚無此腔調的內容"
        action={others.map(({ dialect_id }, index) => (
          <Link
            key={dialect_id}
            to={lessonUrl({ ...address, dialect_id }, { mod_no: modNo, hash })}
            className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
          >
            看{dialectName(dialect_id)}
          </Link>
        ))}
      >
        {lessonName(address.no)}還沒有{name}的教材。下面的腔調已經有這一課，最接近{name}的排在前面。
      </Message>
    </div>
  )
}
