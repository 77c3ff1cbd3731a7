import { PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import type { StudyMenu } from '@hakka/contract/self-study'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { Message } from '../shell/Message.tsx'
import { PageBanner } from '../shell/PageBanner.tsx'
import { levelMark, practiceMenuUrl, practiceWay } from './way.ts'

/** A level that has nothing of the part yet. */
export function EmptyLevel({ type, menu }: { type: PracticeType; menu: StudyMenu }) {
  const levelNo = menu.level_no ?? 1
  const name = PRACTICE_NAMES[type]
  return (
    <div data-level={levelNo}>
      <PageBanner title={name} level={levelNo} crumbs={practiceWay(type, levelNo, menu.dialect_id).crumbs} />
      <Message
        picture="state-coming-soon"
        title={`${levelMark(levelNo)}的${name}正在準備`}
        action={
          <Link to={practiceMenuUrl(type)} className={buttonClass({ kind: 'brand' })}>
            選別的級別
          </Link>
        }
      >
        這個級別還沒有{name}的主題，先看看別的級別。
      </Message>
    </div>
  )
}
