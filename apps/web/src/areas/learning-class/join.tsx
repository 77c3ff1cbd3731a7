import { ApiError } from '@hakka/contract/api-error'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Link, useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import { teacherNames } from '../../app/school-class/teacher-name.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/join.ts'

export const meta = () => pageMeta('加入班級')

export const headers = () => ({ 'Cache-Control': 'no-store' })

const LIST = '/my/learning-class'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const query = { id: searchParams.get('id') ?? '', key: searchParams.get('key') ?? '' }
  try {
    const { data } = await ask('GET /api/my/learning-class/invitation', { query })
    return { key: query.key, invitation: data, refused: null }
  } catch (error) {
    // A link that is broken or old, or a class that takes nobody, says so on this page.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422))
      return {
        key: '',
        invitation: null,
        refused: error.status === 404 || query.key === '' ? '無效連結' : error.message,
      }
    return orPage(Promise.reject(error))
  }
}

/** Where a pupil arrives by the QR code or the link of her teacher. */
export default function JoinClass({ loaderData: { invitation, key, refused } }: Route.ComponentProps) {
  const sending = useSending()
  const navigate = useNavigate()
  if (!invitation)
    return (
      <EmptyState
        title={refused ?? '無效連結'}
        action={
          <Link to={LIST} className={buttonClass({ kind: 'brand' })}>
            輸入班級代碼
          </Link>
        }
      >
        請老師再給你一次連結或 QR Code。
      </EmptyState>
    )
  const { id, name, school_name, teachers, joined } = invitation
  async function join(): Promise<void> {
    await sending.send(async () => {
      const { message } = await api('POST /api/my/learning-class/join', { body: { id, key } })
      toast({ type: 'success', body: message })
      await navigate(LIST)
    })
  }
  return (
    <Card as="section" className="mx-auto grid max-w-140 gap-4 p-5 text-center md:p-8">
      <h2 translate="no" className="font-typed text-32 leading-snug text-brand">
        {name}
      </h2>
      <p className="text-muted">{[school_name, teacherNames(teachers)].filter(Boolean).join('．')}</p>
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      {joined ? (
        <Link to={LIST} className={buttonClass({ kind: 'brand', size: 'l' })}>
          你已經在這一班，去看我的班級
        </Link>
      ) : (
        <>
          <p>加入以後，這個班級的老師看得到你在班上做的作業和學習情形。</p>
          <Button kind="brand" size="l" busy={sending.busy} onClick={() => void join()}>
            加入這個班級
          </Button>
        </>
      )}
    </Card>
  )
}
