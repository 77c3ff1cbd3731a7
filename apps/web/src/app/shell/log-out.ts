import { toast } from '@hakka/ui/toast.ts'

/** Logs out as `leave` does. It is asked for seldom, so what it takes comes with the tap. */
export const logOutNow = (): Promise<void> => go('leave')

/** Logs out for the next pupil as `changePupil` does. */
export const changePupilNow = (): Promise<void> => go('changePupil')

/** Who walks away from a shared tablet has to know where that did not get through. */
async function go(way: 'leave' | 'changePupil'): Promise<void> {
  try {
    await (await import('./leave.ts'))[way]()
  } catch {
    toast({
      type: 'error',
      title: '還沒有登出',
      body: '帳號還開著。',
      action: { label: '再試一次', run: () => void go(way) },
    })
  }
}
