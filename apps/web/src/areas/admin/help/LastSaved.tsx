import { Link } from 'react-router'
import { taipeiTime } from '../../../app/taipei-time.ts'

/** When the document was saved last, and where the site shows it. */
export const LastSaved = ({ at, to }: { at: string | null; to: string }) => (
  <>
    {at === null ? '還沒有儲存過' : `上次儲存：${taipeiTime(at)}`}
    ．整份內容一起儲存．
    <Link to={to} className="text-brand underline underline-offset-4">
      看網站上的頁面
    </Link>
  </>
)
