import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'

/** A link with words among the actions of a row, lower than the buttons of a page. */
export const ROW_ACTION = `${buttonClass({ kind: 'ghost' })} !min-h-10 !px-3.5 !text-16 whitespace-nowrap`

/** @param title of the row, which the link's name says */
export const EditLink = ({ to, title }: { to: string; title: string }) => (
  <Link to={to} className={ROW_ACTION} aria-label={`編輯「${title}」`}>
    <Pencil aria-hidden="true" />
    編輯
  </Link>
)

export const DeleteButton = ({ title, onClick }: { title: string; onClick(): void }) => (
  <Button
    kind="ghost"
    className="!min-h-10 !w-10 !px-0 !text-16 text-wrong-deep"
    aria-label={`刪除「${title}」`}
    title="刪除"
    icon={<Trash2 aria-hidden="true" />}
    onClick={onClick}
  />
)

export const RevisionsRowButton = ({ title, onClick }: { title: string; onClick(): void }) => (
  <Button
    kind="ghost"
    className="!min-h-10 !w-10 !px-0 !text-16"
    aria-label={`「${title}」先前的版本`}
    title="先前的版本"
    icon={<History aria-hidden="true" />}
    onClick={onClick}
  />
)
