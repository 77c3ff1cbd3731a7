import { Readable } from 'node:stream'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { unbindIdentity } from '../../domain/account/identities.ts'
import { route } from '../../http/route.ts'
import { clearCookies, sessionSecretOf } from '../../http/session/cookies.ts'
import { mintToken } from '../../http/session/csrf.ts'
import { fromOf } from '../../http/session/from.ts'
import { AppError } from '../../kernel/app-error.ts'
import { devicesOf, endDevice, endOtherDevices, findDevice } from './devices.ts'
import { changeEmail, emailFaults } from './email.ts'
import { eraseAccount } from './erase.ts'
import { exportOf } from './export.ts'
import { changePassword, passwordChangeFaults } from './password.ts'
import { ownsDevice } from './policy.ts'
import { accountOf, userFields } from './profile.ts'
import { accountFaults, updateAccount } from './update.ts'

const OWN = { policy: 'login', personal: true } as const

/** What asks for the password, or reads everything that is kept of somebody. */
const TEN_A_MINUTE = { ...OWN, limit: { max: 10, per: 'user' } } as const

export const routes = [
  route('GET /api/my/account/json', OWN, async ({ actor, request, services }) => {
    const { userId, sessionId } = actor
    const secret = sessionId === null ? undefined : sessionSecretOf(request, services.env)
    const token = secret && mintToken(`session:${secret}`, services)
    return { userFields: await userFields(services, userId, token) }
  }),

  route('POST /api/unbind', OWN, async ({ actor, body, services }) => {
    const result = await unbindIdentity(services.db, actor, body.provider)
    if (result === 'unbound') return { message: '已解除綁定' }
    const message =
      result === 'last'
        ? '這是你唯一的登入方式。請先設定密碼，或綁定另一個帳號，再解除綁定'
        : '這個帳號沒有綁定'
    throw new AppError('validation', { message, errors: { provider: [message] } })
  }),

  route('GET /api/my/account', OWN, async ({ actor, services }) => ({
    data: await accountOf(services, actor),
  })),

  route(
    'PUT /api/my/account',
    OWN,
    async ({ actor, body, services }) => {
      await updateAccount(services, actor.userId, body)
      return { data: await accountOf(services, actor) }
    },
    accountFaults,
  ),

  route(
    'PUT /api/my/email',
    TEN_A_MINUTE,
    async ({ actor, body, services }) => {
      await changeEmail(services, actor.userId, body)
      return { message: `確認信已寄到 ${body.email}，按下信中的連結後才會更換` }
    },
    emailFaults,
  ),

  route(
    'PUT /api/my/password',
    TEN_A_MINUTE,
    async ({ actor, body, services }) => {
      await changePassword(services, actor, body)
      return { message: '密碼已更新，其他裝置已登出' }
    },
    passwordChangeFaults,
  ),

  route('GET /api/my/sessions', OWN, async ({ actor, services }) => ({
    data: await devicesOf(services, actor),
  })),

  route('DELETE /api/my/sessions', OWN, async ({ actor, services }) => {
    const ended = await endOtherDevices(services.db, actor)
    return { message: ended > 0 ? `已登出其他 ${ended} 台裝置` : '沒有其他登入中的裝置' }
  }),

  route(
    'DELETE /api/my/sessions/{id}',
    {
      ...OWN,
      resource: { find: findDevice, may: ownsDevice },
    },
    async ({ actor, resource, reply, services }) => {
      await endDevice(services, resource)
      if (resource.id === actor.sessionId) clearCookies(reply, services.env, 'session', 'visitor')
      return { message: '已登出這台裝置' }
    },
  ),

  route('GET /api/my/export', TEN_A_MINUTE, async ({ actor, services }) => {
    const zip = await exportOf(services, actor.userId)
    const day = services.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Taipei' })
    const name = encodeURIComponent(`${services.env.siteName}-我的資料-${day}.zip`)
    return new AnsweredFile({
      mediaType: 'application/zip',
      disposition: `attachment; filename="my-data-${day}.zip"; filename*=UTF-8''${name}`,
      size: zip.length,
      stream: ({ start, end } = { start: 0, end: zip.length - 1 }) =>
        Readable.from([zip.subarray(start, end + 1)]),
    })
  }),

  route('DELETE /api/my/account', TEN_A_MINUTE, async ({ actor, body, request, reply, services }) => {
    const { account, password } = body
    await eraseAccount(services, { ...actor, account, password, from: fromOf(request, services) })
    clearCookies(reply, services.env, 'session', 'visitor')
    return { message: '帳號已刪除' }
  }),
]
