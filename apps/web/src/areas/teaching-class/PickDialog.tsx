import type { AssignmentPick } from '@hakka/contract/assignment'
import type { CallAnswer } from '@hakka/contract/calls'
import { dialectName } from '@hakka/contract/constants'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../app/api.ts'
import AssignDialog from '../../app/assignment/AssignDialog.tsx'
import { AssignmentTitle } from '../../app/assignment/AssignmentTitle.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'

type Picks = CallAnswer<'GET /api/my/teaching-class/assignment/picks'>['data']

/** What a class is given: the lessons that come next, what it was given lately, or any other; then how. */
export function PickDialog({
  classId,
  open,
  onClose,
  onGiven,
}: {
  classId: number
  open: boolean
  onClose(): void
  onGiven(): void
}) {
  const { alert, send } = useSending()
  const [picks, setPicks] = useState<Picks>()
  const [picked, setPicked] = useState<AssignmentPick>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded anew each time it opens
  useEffect(() => {
    if (!open) return
    void send(async () => {
      const query = { class_id: classId }
      setPicks((await api('GET /api/my/teaching-class/assignment/picks', { query })).data)
    })
  }, [open, classId])
  const source = picked && {
    of: picked.of,
    id: picked.id,
    ...(picked.dialect_id === null ? {} : { dialect_id: picked.dialect_id }),
  }
  return (
    <>
      <Dialog
        open={open && !picked}
        onClose={() => {
          if (!picked) onClose()
        }}
        kind="wide"
        title="派哪一課？"
        footer={
          <Link to="/lesson/menu" className={buttonClass({ kind: 'ghost' })}>
            <Search aria-hidden="true" />
            從全部課程找
          </Link>
        }
      >
        {alert && <FormAlert>{alert}</FormAlert>}
        {!picks && !alert && <Loading />}
        {picks && (
          <div className="grid gap-5">
            <PickList title="接下去教" picks={picks.next} first label="選這課" onPick={setPicked} />
            <PickList title="最近派過" picks={picks.recent} label="再派" onPick={setPicked} />
          </div>
        )}
      </Dialog>
      {source && (
        <AssignDialog
          source={source}
          classId={classId}
          open={open}
          onClose={() => {
            setPicked(undefined)
            onClose()
          }}
          onGiven={onGiven}
          other={() => setPicked(undefined)}
        />
      )}
    </>
  )
}

function PickList({
  title,
  picks,
  first = false,
  label,
  onPick,
}: {
  title: string
  picks: readonly AssignmentPick[]
  /** The first of them is the one that is proposed. */
  first?: boolean
  label: string
  onPick(pick: AssignmentPick): void
}) {
  if (picks.length === 0) return null
  return (
    <section className="grid gap-2.5">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid gap-2.5">
        {picks.map((pick, at) => (
          <li
            key={`${pick.of} ${pick.id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line p-3"
          >
            {pick.picture && (
              <Picture
                src={pick.picture}
                alt=""
                width={64}
                height={64}
                className="size-16 flex-none rounded-xl"
              />
            )}
            <span className="grid min-w-0 flex-1 basis-40">
              <span className="text-16 text-muted">
                {[pick.place, pick.dialect_id === null ? '' : dialectName(pick.dialect_id)]
                  .filter(Boolean)
                  .join('．')}
              </span>
              <AssignmentTitle of={pick} />
            </span>
            <Button
              kind={first && at === 0 ? 'brand' : 'ghost'}
              className="max-sm:w-full"
              aria-label={`${label}：${pick.title}`}
              onClick={() => onPick(pick)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
