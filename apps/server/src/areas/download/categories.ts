import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { downloadCategories } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'

type Row = typeof downloadCategories.$inferSelect
export type Category = Omit<Row, 'updatedAt'>

/** The assessments: their files have a table and a page of their own. */
export const ASSESSMENT_CATEGORY = 6

export const TARGETS = [
  'teacher_book',
  'student_book',
  'supplement',
  'lesson_plan',
  'classroom_term',
  'assessment',
] as const

const category = (
  id: number,
  title: string,
  description: string,
  selectors: { level: boolean; dialect: boolean },
): Category => ({
  id,
  title,
  description,
  enableLevelSelector: selectors.level,
  enableDialectSelector: selectors.dialect,
  version: 1,
})

const both = { level: true, dialect: true }

/** What every site has from the first start on. A row of the table is there once an editor has changed one. */
const GIVEN: readonly Category[] = [
  category(1, '教師手冊', '每個單元的教學流程、教學提示和課文拼音，給老師備課。', both),
  category(2, '學生課本', '和課程專區同一份課文，可以印出來帶在身邊。', both),
  category(3, '補充教材', '圖卡、學習單等，上課可以直接印。', { level: true, dialect: false }),
  category(4, '教案', '一節課怎麼安排，看看示例，再寫自己的。', { level: true, dialect: false }),
  category(5, '課室用語', '上課會講到的客語，一張表貼在教室裡。', {
    level: false,
    dialect: true,
  }),
  category(6, '學習評量', '每一課的評量手冊，教師版有答案。', both),
]

/** All categories, as edited. */
export async function categoriesOf(db: NodePgDatabase | Transaction): Promise<Category[]> {
  const rows = await db.select().from(downloadCategories)
  return GIVEN.map((given) => rows.find((row) => row.id === given.id) ?? given)
}

/** Makes sure of the category's row: items refer to it. */
export async function keepCategory(transaction: Transaction, id: number): Promise<void> {
  const given = GIVEN.find((own) => own.id === id)
  if (given) await transaction.insert(downloadCategories).values(given).onConflictDoNothing()
}

export const presentCategory = (own: Category) => ({
  id: own.id,
  title: own.title,
  description: own.description,
  enable_dialect_selector: own.enableDialectSelector,
  enable_level_selector: own.enableLevelSelector,
})
