import { ApiError } from '@hakka/contract/api-error'
import { LOGIN_PROVIDERS, type LoginProvider } from '@hakka/contract/constants'
import type { UserFields } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Check, Globe, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useBinding } from './use-binding.ts'

const ICONS = { edu: GraduationCap, google: Globe }

/** Accounts of other sites that open this one: bound in a window of their own, and let go again. */
export function Bindings({ fields }: { fields: UserFields }) {
  const { open, failure } = useBinding()
  const [asked, setAsked] = useState<LoginProvider>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const nameOf = (provider: LoginProvider | undefined) => {
    const own = LOGIN_PROVIDERS.find((one) => one.provider === provider)
    return own ? fields[own.field].name : ''
  }
  const unbind = async (provider: LoginProvider) => {
    setBusy(true)
    try {
      const { message } = await api('POST /api/unbind', { body: { provider } })
      toast({ type: 'success', body: message })
      await revalidate()
    } catch (error) {
      const body = error instanceof ApiError ? error.message : ''
      toast({ type: 'error', title: '解除綁定失敗', body })
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }
  return (
    <div className="grid gap-3">
      {failure && <FormAlert>綁定失敗：{failure}</FormAlert>}
      <ul className="grid gap-3">
        {LOGIN_PROVIDERS.map(({ provider, field }) => {
          const { name, linkAccount, linkUrl, account } = fields[field]
          const Icon = ICONS[provider]
          const bound = linkAccount === 'yes'
          return (
            <li
              key={provider}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-option border border-line p-4"
            >
              <Icon size={28} aria-hidden="true" className="flex-none text-brand" />
              <div className="min-w-0 flex-1 basis-28">
                <p className="font-medium">{name}</p>
                {bound && account && (
                  <p className="text-16 text-muted" translate="no">
                    {account}
                  </p>
                )}
              </div>
              {bound ? (
                <>
                  <Chip tone="right" icon={<Check size={18} aria-hidden="true" />}>
                    已綁定
                  </Chip>
                  <Button kind="ghost" aria-label={`解除綁定${name}`} onClick={() => setAsked(provider)}>
                    解除綁定
                  </Button>
                </>
              ) : linkUrl ? (
                <Button kind="outline" aria-label={`綁定${name}`} onClick={() => open(linkUrl)}>
                  綁定
                </Button>
              ) : (
                <Chip>尚未開放</Chip>
              )}
            </li>
          )
        })}
      </ul>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`解除綁定${nameOf(asked)}？`}
        footer={
          <>
            <Button kind="ghost" onClick={() => setAsked(undefined)}>
              取消
            </Button>
            <Button kind="brand" busy={busy} onClick={() => asked && void unbind(asked)}>
              解除綁定
            </Button>
          </>
        }
      >
        <p>解除以後，就不能再用{nameOf(asked)}登入這個帳號；學習紀錄不受影響，之後可以再綁定。</p>
      </Dialog>
    </div>
  )
}
