import type { Competition } from '@hakka/contract/competition'
import { AGREE } from '@hakka/contract/constants/competition'
import { CODE_LENGTH } from '@hakka/contract/constants/school-class'
import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { differing } from '../../app/desk/same.ts'
import { DraftOffer } from '../../app/drafts/DraftOffer.tsx'
import { useDraft } from '../../app/drafts/use-draft.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { useFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { missingPage } from '../../app/throw-page.ts'
import type { Route } from './+types/form.ts'
import { BasicsStep } from './BasicsStep.tsx'
import {
  type CompetitionValues,
  type Errors,
  faultsOf,
  newCompetition,
  stepOfErrors,
  valuesOf,
} from './form-values.ts'
import { orSay } from './or-say.ts'
import { Steps } from './Steps.tsx'
import { type AwayClass, TeamsStep } from './TeamsStep.tsx'
import { VictoryStep } from './VictoryStep.tsx'
import './competition.css'
import './form.css'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.own ? '編輯競賽' : '新增競賽')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const asked = searchParams.get('id')
  const copied = searchParams.get('copy')
  const id = asked ?? copied
  const loaded = await orFailed(
    Promise.all([
      ask('GET /api/my/teaching-class/list'),
      ask('GET /api/my/teaching-class/competitions'),
      id === null ? null : ask('GET /api/my/teaching-class/competition', { query: { id } }),
    ]),
  )
  if (!loaded) return null
  const [{ data: list }, { data }, one] = loaded
  const found = one?.data.competition
  if (asked !== null && found) return { own: found, base: valuesOf(found), classes: list.school_classes }
  const classes = list.school_classes.filter((one) => one.status === 1 && one.archived_at === null)
  const chosen = classes.find(({ id }) => String(id) === searchParams.get('class_id'))
  if (!chosen) missingPage()
  const base = newCompetition(data.now, chosen.id)
  if (!found) return { own: null, base, classes }
  const { begin_at, end_at, away_team_code, ...like } = valuesOf(found)
  return { own: null, base: { ...base, ...like, home_team_id: chosen.id }, classes }
}

const LIST = '/my/teaching-class/competitions'
const FAILED = '送出表單失敗，請稍後再試'

export default function CompetitionForm({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaderData)
    return (
      <ErrorState title="取得競賽表單資料失敗，請稍後再試" retry={() => void revalidate()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    )
  const { own, base, classes } = loaderData
  return <Fields key={own?.id ?? 'new'} own={own} base={base} classes={classes} />
}

function Fields({
  own,
  base,
  classes,
}: {
  own: Competition | null
  base: CompetitionValues
  classes: readonly SchoolClass[]
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sending = useSending()
  const lookup = useSending()
  const looking = useRef<{ code: string; found: Promise<boolean> }>(undefined)
  const formKey = useFormKey()
  const steps = useRef<HTMLOListElement>(null)
  const [step, setStep] = useState(1)
  const [values, setValues] = useState(base)
  const [faults, setFaults] = useState<Errors>({})
  const [saved, setSaved] = useState(false)
  const [away, setAway] = useState<AwayClass | undefined>(
    own
      ? {
          name: own.away_team.name,
          school_name: own.away_team.school.name,
          teachers: own.away_team.teachers,
          student_count: own.away_team.student_count,
        }
      : undefined,
  )
  const draft = useDraft({
    base: { values: base },
    values,
    isDirty: () => !saved && differing(values, base).length > 0,
    onRestore: (kept) => setValues((before) => ({ ...before, ...kept })),
  })
  const errors = { ...sending.errors, ...lookup.errors, ...faults }
  const wrong = stepOfErrors(sending.errors)
  // What the server refuses stands in the step of its field.
  useEffect(() => {
    if (wrong !== undefined) setStep(wrong)
  }, [wrong])

  /** Whose code it is; asked once for each. @returns whether it is anybody's */
  const look = (code: string): Promise<boolean> => {
    if (looking.current?.code !== code) {
      const found = lookup.send(async () => {
        const query = { code }
        const { data } = await orSay(FAILED, () =>
          api('GET /api/my/teaching-class/competition/away-class', { query }),
        )
        // Somebody may have typed on meanwhile.
        if (looking.current?.code === code) setAway(data)
      })
      looking.current = { code, found }
    }
    return looking.current.found
  }
  /** To another step, from its head on: the button that was pressed stood at the foot of the one before. */
  function turn(to: number): void {
    setStep(to)
    requestAnimationFrame(() => steps.current?.querySelector<HTMLElement>('[aria-current]')?.focus())
  }
  const set = <K extends keyof CompetitionValues>(name: K, value: CompetitionValues[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _, ...rest }) => rest)
    if (name !== 'away_team_code') return
    setAway(undefined)
    looking.current = undefined
    if (String(value).trim().length === CODE_LENGTH) void look(String(value))
  }
  async function next(): Promise<void> {
    const found = faultsOf(step, values)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (step === 2 && !own && !away && !(await look(values.away_team_code))) return
    turn(step + 1)
  }
  async function send(): Promise<void> {
    if (step < 3) return next()
    const body = {
      ...values,
      begin_at: values.begin_at ?? '',
      end_at: values.end_at ?? '',
      ...(own ? { competition_id: own.id } : { form_key: formKey }),
    }
    const done = await sending.send(async () => {
      const { message } = await orSay(FAILED, () => api('POST /api/my/teaching-class/competition', { body }))
      toast({ type: 'success', body: message })
    })
    if (!done) return
    setSaved(true)
    if (own) await revalidate()
    else await navigate(LIST)
  }
  useEffect(() => {
    // Saved, and typed into again: what is typed now would be lost.
    if (saved) setSaved(differing(values, base).length > 0)
  }, [saved, values, base])
  const isAccepted = own?.away_team.agree_status === AGREE.accepted
  const parts = { values, errors, set, isMade: own !== null, isAccepted }
  const alert = Object.keys(errors).length > 0 ? '請檢查輸入內容' : (sending.alert ?? lookup.alert)
  return (
    <section aria-labelledby="competition-form">
      <h2 id="competition-form" className="mb-4 text-26 font-bold">
        {own ? '編輯競賽' : '新增競賽'}
      </h2>
      <DraftOffer
        draft={draft}
        onDone={() => document.querySelector<HTMLElement>('.competition-form input')?.focus()}
      />
      <Steps ref={steps} step={step} />
      <Card className="competition-form">
        <SendForm sending={{ ...sending, errors, alert }} onSend={send}>
          {step === 1 && <BasicsStep {...parts} />}
          {step === 2 && <TeamsStep {...parts} classes={classes} away={away} />}
          {step === 3 && (
            <VictoryStep
              {...parts}
              homeName={classes.find(({ id }) => id === values.home_team_id)?.name ?? ''}
              away={away}
            />
          )}
          <div className="competition-foot">
            {step === 1 ? (
              <Link to={LIST} className={buttonClass({ kind: 'ghost' })}>
                取消
              </Link>
            ) : (
              <Button kind="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={() => turn(step - 1)}>
                上一步
              </Button>
            )}
            {step < 3 ? (
              <Button
                type="submit"
                kind="brand"
                busy={sending.busy}
                iconEnd={<ArrowRight aria-hidden="true" />}
              >
                下一步：{step === 1 ? '選擇隊伍' : '勝利條件'}
              </Button>
            ) : (
              <Button type="submit" kind="brand" busy={sending.busy} icon={<Send aria-hidden="true" />}>
                {own ? '儲存' : '送出邀請'}
              </Button>
            )}
          </div>
        </SendForm>
      </Card>
    </section>
  )
}
