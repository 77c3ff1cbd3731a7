import { emailField } from '@hakka/contract/account-fields'
import { PASSWORD_LENGTH } from '@hakka/contract/constants'
import { type Appointed, appointAdministrator } from '../domain/administrators/appoint.ts'
import { AppError } from '../kernel/app-error.ts'
import { runCommand, UsageError } from './command.ts'
import { withServices } from './with-services.ts'

const USAGE = `用法：
  npm run admin -- 電子郵件    把這個電子郵件的帳號設為系統管理員（沒有就建立），印出設定密碼的一次性連結；
                               管理員忘記密碼時也用它。網站開著也可以執行`

const say = (line: string) => process.stdout.write(`${line}\n`)

const SENTENCES: Record<Appointed['outcome'], (who: string) => string> = {
  made: (who) => `已建立系統管理員 ${who}。`,
  promoted: (who) => `已把 ${who} 設為系統管理員，原來的登入都已登出。`,
  already: (who) => `${who} 已經是系統管理員，原來的登入都已登出。`,
}

await runCommand(
  async ([given, ...rest]) => {
    if (given === undefined) throw new UsageError(USAGE)
    if (given.startsWith('-')) throw new UsageError(`沒有「${given}」這個選項。\n${USAGE}`)
    if (rest.length > 0) throw new UsageError(`一次只能設定一個電子郵件。\n${USAGE}`)
    const email = emailField.safeParse(given)
    if (!email.success) throw new UsageError(`「${given}」：${email.error.issues[0]?.message}。\n${USAGE}`)
    await withServices(async (services) => {
      const { name, outcome, link } = await appointAdministrator(services, email.data)
      say(SENTENCES[outcome](outcome === 'made' ? email.data : `${name}（${email.data}）`))
      say(
        `請在 30 分鐘內打開這個連結，設定至少 ${PASSWORD_LENGTH.staff_min} 個字元的密碼。連結只能用一次：\n\n  ${link}\n`,
      )
      if (!services.env.origin) say('沒有設定 ORIGIN：從別台電腦打開時，請把網址的開頭換成網站的網址。')
    })
  },
  (error) => (error instanceof AppError ? `${error.message}。` : undefined),
)
