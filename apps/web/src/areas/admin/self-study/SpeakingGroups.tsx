import { ApiError } from '@hakka/contract/api-error'
import { SPEAKING_GROUPS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import { withLogin } from '../../../app/session/with-login.ts'

const NAME_MAX = 20
const UP_TO = SPEAKING_GROUPS.up_to
const FIELDS = [
  { name: 'first', label: `編號 ${UP_TO} 以前` },
  { name: 'second', label: `編號 ${UP_TO + 1} 以後` },
] as const

interface Groups {
  first: string
  second: string
  version: number
}

/** What learners read over the two groups of 饒平腔, to be named anew. */
export function SpeakingGroups({ groups }: { groups: Groups }) {
  const [naming, setNaming] = useState(false)
  return (
    <section aria-labelledby="speaking-groups" className={FORM_CARD}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="speaking-groups" className="text-20 font-bold">
          饒平腔的分組
        </h2>
        <Button kind="plain" icon={<Pencil aria-hidden="true" />} onClick={() => setNaming(true)}>
          改名稱
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {FIELDS.map(({ name, label }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd lang="zh-Hant-TW">{groups[name]}</dd>
          </div>
        ))}
      </dl>
      {naming && <GroupsDialog groups={groups} onClose={() => setNaming(false)} />}
    </section>
  )
}

function GroupsDialog({ groups, onClose }: { groups: Groups; onClose(): void }) {
  const [names, setNames] = useState({ first: groups.first, second: groups.second })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { revalidate } = useRevalidator()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title="饒平腔的分組"
      confirm="儲存"
      onConfirm={async () => {
        setErrors({})
        try {
          await withLogin(() =>
            api('PUT /api/self_study/speaking/groups', { body: { ...names, version: groups.version } }),
          )
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors)
          throw error
        }
        toast({ type: 'success', body: '分組名稱已儲存' })
        await revalidate()
      }}
    >
      <div className="grid gap-5">
        {FIELDS.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            required
            max={NAME_MAX}
            value={names[name]}
            onValue={(text) => setNames((before) => ({ ...before, [name]: text }))}
            errors={errors[name]}
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}
