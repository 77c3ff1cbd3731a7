import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STAFF_ROLES } from '@hakka/contract/constants'
import { PARENT_ROLE_ID } from '@hakka/contract/constants/child'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { apiTokens, sessions, userRoles, users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { hashPassword, verifyPassword } from '../../domain/account/passwords.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { TEACHER_ROLE_ID } from '../../domain/account/teacher.ts'
import type { StartNotes } from '../../domain/running/start-notes.ts'
import { hashOf } from '../../domain/secret/secrets.ts'

const STUDENT_ROLE_ID = 5

interface DemoAccount {
  username: string
  name: string
  /** What it would have registered as. */
  roleId: number | null
  roles: readonly Role[]
}

const ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin', name: '示範管理員', roleId: 1, roles: ['admin'] },
  {
    username: 'editor',
    name: '示範編輯',
    roleId: null,
    roles: ['lesson_editor', 'selfstudy_editor', 'content_editor', 'news_editor', 'feedback_handler'],
  },
  { username: 'teacher', name: '示範教師', roleId: TEACHER_ROLE_ID, roles: [] },
  { username: 'student', name: '示範學生', roleId: STUDENT_ROLE_ID, roles: [] },
  { username: 'parent', name: '示範家長', roleId: PARENT_ROLE_ID, roles: [] },
]

const FILE = 'demo-accounts.json'
const passwordsFile = z.record(z.string(), z.string())

/** What the terminal shows at each start. */
export interface DemoLogin {
  username: string
  name: string
  password: string
}

/**
 * Makes the demo accounts, or gives them back the passwords of this installation, which lie in the data folder for
 * its owner alone. A real account that already has one of the names is left as it is, and not listed.
 */
export async function openDemoAccounts(
  db: NodePgDatabase,
  dataDir: string,
  notes: StartNotes,
): Promise<DemoLogin[]> {
  const passwords = await keptPasswords(join(dataDir, FILE))
  const logins: DemoLogin[] = []
  for (const account of ACCOUNTS) {
    const password = passwords[account.username] ?? ''
    if (await openAccount(db, account, password, notes)) {
      logins.push({ username: account.username, name: account.name, password })
    }
  }
  return logins
}

/** Shuts out the demo accounts of an earlier start with `SEED=demo`; what they made stays. */
export async function closeDemoAccounts(db: NodePgDatabase): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.isDemo, true))
      .returning({ id: users.id })
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return
    await transaction.delete(sessions).where(inArray(sessions.userId, ids))
    await transaction.delete(apiTokens).where(inArray(apiTokens.userId, ids))
  })
}

async function openAccount(
  db: NodePgDatabase,
  account: DemoAccount,
  password: string,
  notes: StartNotes,
): Promise<boolean> {
  const { username, name, roleId, roles } = account
  const [known] = await db.select().from(users).where(eq(users.username, username))
  if (known && !known.isDemo) return false
  if (known) await giveNewRoles(db, known.id, roles)
  // To verify a password takes as long as reading the rest of a start's data.
  const note = `demo password of ${username}`
  const pair = (passwordHash: string | null) => hashOf(`${password} ${passwordHash}`)
  if (known && notes.get(note) === pair(known.passwordHash)) return true
  if (known && (await verifyPassword(password, known.passwordHash))) {
    notes.set(note, pair(known.passwordHash))
    return true
  }
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(users)
      .values({
        username,
        name,
        passwordHash,
        roleId,
        teacherConfirmedAt: roleId === TEACHER_ROLE_ID ? new Date() : null,
        isStudent: roleId === STUDENT_ROLE_ID,
        isDemo: true,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!row) await transaction.update(users).set({ passwordHash }).where(eq(users.username, username))
    else if (roles.length > 0)
      await transaction.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })))
  })
  return true
}

const rolesBefore = z.object({ roles: z.array(z.string()) }).catch({ roles: [] })

/** Roles that the account was not made with in an earlier release; what an administrator has taken away stays away. */
async function giveNewRoles(db: NodePgDatabase, userId: number, roles: readonly Role[]): Promise<void> {
  const deeds = await db
    .select({ before: auditRows.before })
    .from(auditRows)
    .where(and(eq(auditRows.action, 'user.roles'), eq(auditRows.subjectId, String(userId))))
  const had = new Set(deeds.flatMap(({ before }) => rolesBefore.parse(before).roles))
  const nameOf = (code: Role) => STAFF_ROLES.find((role) => role.code === code)?.name ?? code
  const rows = roles.filter((role) => !had.has(nameOf(role))).map((role) => ({ userId, role }))
  if (rows.length > 0) await db.insert(userRoles).values(rows).onConflictDoNothing()
}

async function keptPasswords(path: string): Promise<Record<string, string>> {
  const kept = await readFile(path, 'utf8').then(
    (text) => passwordsFile.parse(JSON.parse(text)),
    () => ({}),
  )
  const missing = ACCOUNTS.filter(({ username }) => !(username in kept))
  if (missing.length === 0) return kept
  const all = {
    ...kept,
    ...Object.fromEntries(missing.map(({ username }) => [username, readablePassword()])),
  }
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  return all
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length))

/** `tam-hok-sin-4821`: 42 bits, easy to read out and to type. */
function readablePassword(): string {
  const syllable = () => pick('bdfghjklmnprstvz') + pick('aeiou') + pick('kmnpst')
  return `${syllable()}-${syllable()}-${syllable()}-${randomInt(1000, 10_000)}`
}
