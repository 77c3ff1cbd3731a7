import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id, updatedAt, version } from './columns.ts'
import { files, packs } from './content.ts'
import { deleted } from './deleted.ts'

const kind = () => text({ enum: ['listening', 'speaking', 'reading', 'writing', 'classroom_term'] }).notNull()

/** What the desk has settled of the place of something: a pack that comes again leaves it. */
const placed = () => ({
  /** From 1 among its neighbours, once an editor has put them in order; else they follow their numbers, which stay. */
  position: integer(),
  /** When it was brought elsewhere than where its pack has it. */
  movedAt: at('moved_at'),
  /** Of what was deleted: the theme, or the part of one, that it was deleted with and comes back with. */
  deletedWith: integer('deleted_with'),
})

/** What items are found in: themes, and within them, of some kinds, subcategories. The same in all dialects. */
export const studyCategories = pgTable(
  'study_categories',
  {
    id: id(),
    /** The name that packs know it by. */
    uid: text().notNull().unique(),
    packId: text('pack_id').references(() => packs.id),
    kind: kind(),
    parentId: integer('parent_id').references((): AnyPgColumn => studyCategories.id),
    /** None of a subcategory, and where a category holds items of several levels. */
    levelNo: smallint('level_no'),
    no: smallint().notNull(),
    ...placed(),
    /** In Mandarin. */
    name: text().notNull(),
    /** What is planned; shown where it is not empty. */
    releaseNote: text('release_note').notNull().default(''),
    /** As its author wrote it, addresses being those that are served. */
    content: json().notNull(),
    version: version(),
    withdrawnAt: at('withdrawn_at'),
    /** What the desk has deleted is withdrawn as well, and there again when something is in it. */
    ...deleted(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('study_categories_order').on(table.kind, table.levelNo, table.no).where(sql`withdrawn_at is null`),
    index('study_categories_parent').on(table.parentId),
    index('study_categories_pack').on(table.packId),
  ],
)

/**
 * What is learnt by oneself: a dialogue, a sentence to be said, a picture book, a set of writing exercises, a term of the
 * classroom. What is gone from its pack is withdrawn: what pupils did with it stays theirs, and it may come back.
 */
export const studyItems = pgTable(
  'study_items',
  {
    id: id(),
    uid: text().notNull().unique(),
    packId: text('pack_id').references(() => packs.id),
    /** The file inside its pack. */
    packPath: text('pack_path'),
    kind: kind(),
    /** The innermost one; none of a book. */
    categoryId: integer('category_id').references(() => studyCategories.id),
    /** None of a book, which has all of its dialects. */
    dialectId: smallint('dialect_id'),
    levelNo: smallint('level_no'),
    no: smallint().notNull(),
    ...placed(),
    title: text().notNull(),
    titlePinyin: text('title_pinyin').notNull(),
    titleChinese: text('title_chinese').notNull(),
    /** Schema version of `content`; the kind migrates older ones when they are read. */
    schemaVersion: smallint('schema_version').notNull(),
    /** As its author wrote it (`json`: keys keep their order), addresses being those that are served. */
    content: json().notNull(),
    version: version(),
    withdrawnAt: at('withdrawn_at'),
    /** What the desk has deleted is withdrawn as well, also when its pack comes again. Never purged. */
    ...deleted(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('study_items_place').on(table.categoryId, table.dialectId, table.no),
    index('study_items_kind').on(table.kind, table.dialectId),
    index('study_items_pack').on(table.packId),
  ],
)

/** What book search knows of a picture book, beside its item. */
export const studyBooks = pgTable(
  'study_books',
  {
    itemId: integer('item_id')
      .primaryKey()
      .references(() => studyItems.id, { onDelete: 'cascade' }),
    levelNo: smallint('level_no').notNull(),
    /** 1 from Taiwan, 2 from abroad, 3 written for this site. */
    typeNo: smallint('type_no').notNull(),
    publishedYear: smallint('published_year').notNull(),
    pageNum: smallint('page_num').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    /**
     * Folded. Six lines with the titles in the dialects, empty where the book has not the dialect, and a seventh with
     * the title in Mandarin, author, origin and keyword, apart by tabs.
     */
    names: text().notNull(),
  },
  (table) => [index('study_books_views').on(table.viewCount)],
)

/** Who has opened which book today: a reader counts once a day. Gone after two days. */
export const studyBookViews = pgTable(
  'study_book_views',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => studyItems.id, { onDelete: 'cascade' }),
    /** HMAC of the user or of the visitor's session. */
    reader: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: at('at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.reader, table.day] }),
    index('study_book_views_at').on(table.at),
  ],
)

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What pupils wrote: each text that was saved. */
export const compositions = pgTable(
  'compositions',
  {
    id: id(),
    userId: owner(),
    /** The set that it was written for, as long as there is one. */
    itemId: integer('item_id').references(() => studyItems.id, { onDelete: 'set null' }),
    dialectId: smallint('dialect_id').notNull(),
    levelNo: smallint('level_no'),
    categoryId: integer('category_id').references(() => studyCategories.id, { onDelete: 'set null' }),
    no: smallint().notNull(),
    title: text().notNull(),
    compositionText: text('composition_text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('compositions_user').on(table.userId, table.id.desc().nullsFirst())],
)

/** Recordings that pupils keep for themselves: gone after 30 days. */
export const keptRecordings = pgTable(
  'kept_recordings',
  {
    id: id(),
    userId: owner(),
    itemId: integer('item_id').references(() => studyItems.id, { onDelete: 'set null' }),
    /** What was to be said, as it was then. */
    title: text().notNull(),
    /** Key of its bytes among the private files. */
    key: text().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('kept_recordings_user').on(table.userId, table.id.desc().nullsFirst()),
    index('kept_recordings_at').on(table.createdAt),
  ],
)

/** What course search looks through of self-study: one row a dialogue, a book's dialect, a set, a subcategory's dialect. */
export const studySearch = pgTable(
  'study_search',
  {
    id: id(),
    packId: text('pack_id').references(() => packs.id),
    kind: kind(),
    categoryId: integer('category_id').references(() => studyCategories.id),
    itemId: integer('item_id').references(() => studyItems.id),
    dialectId: smallint('dialect_id').notNull(),
    levelNo: smallint('level_no'),
    title: text().notNull(),
    titlePinyin: text('title_pinyin').notNull(),
    titleChinese: text('title_chinese').notNull(),
    /** Path and query of its page. */
    url: text().notNull(),
    /** Folded title, its Chinese and its pinyin, apart by line breaks. */
    names: text().notNull(),
    /** Folded texts and their Chinese, then their pinyin, as `lesson_search` has them. */
    body: text().notNull(),
    grams: text().array().notNull(),
    /** Its sentences: text, pinyin, Chinese, sound. */
    texts: json().notNull(),
  },
  (table) => [
    index('study_search_grams').using('gin', table.grams).with({ fastupdate: false }),
    index('study_search_pack').on(table.packId),
    index('study_search_place').on(table.categoryId, table.dialectId),
  ],
)

/** What came of taking an import back. */
export interface Undone {
  /** Items that are as they were before it, and those that it had made and that are gone. */
  restored: number
  removed: number
  /** Those that somebody has changed since: they stay. */
  left: { id: number; title: string }[]
}

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Tables that editors bring in: checked first, written by a job then. Gone after two days. */
export const studyImports = pgTable(
  'study_imports',
  {
    id: id(),
    userId: owner(),
    kind: kind(),
    /** As the editor's machine calls it. */
    fileName: text('file_name').notNull(),
    itemsFile: bytea('items_file').notNull(),
    wordsFile: bytea('words_file'),
    state: text({
      enum: ['checked', 'waiting', 'running', 'done', 'refused', 'failed', 'undoing', 'undone'],
    }).notNull(),
    percent: smallint().notNull().default(0),
    /** A digest of what its editor was shown that it would do: it does that, or nothing. */
    shown: text(),
    made: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** What has come up since it was checked. */
    faults: json().notNull().default([]),
    /** Themes and subcategories that it made, by their ids. */
    madeThemes: json('made_themes').$type<number[]>().notNull().default([]),
    /** Who has it taken back. */
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
    /** What came of that, see `Undone`. */
    undone: json().$type<Undone>(),
    createdAt: createdAt(),
  },
  (table) => [index('study_imports_at').on(table.createdAt), index('study_imports_user').on(table.userId)],
)

/** What an import has written, so that it can be taken back. */
export const studyImportItems = pgTable(
  'study_import_items',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => studyImports.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => studyItems.id, { onDelete: 'cascade' }),
    /** That it had before, and where it stood; `null` of an item that the import made. */
    versionBefore: integer('version_before'),
    categoryBefore: integer('category_before'),
    /** That it has had since: whoever wrote it later has raised it. */
    versionAfter: integer('version_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.itemId] }),
    index('study_import_items_item').on(table.itemId),
  ],
)

/** What a table would do, or has done, to each item: its editor reads it before anything is written. */
export const studyImportChanges = pgTable(
  'study_import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => studyImports.id, { onDelete: 'cascade' }),
    /** From 1; those that change stand before those that are new. */
    no: integer().notNull(),
    /** `StudyImportChange` of the contract. */
    change: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.no] })],
)

/** A sentence as an editor has recorded it, until she puts it into its item. */
export const recordingTakes = pgTable(
  'recording_takes',
  {
    userId: owner(),
    itemId: integer('item_id')
      .notNull()
      .references(() => studyItems.id, { onDelete: 'cascade' }),
    /** Where in its item the sentence stands, as `partsOf` of `@hakka/modules` names it. */
    path: text().notNull(),
    /** What was said: a sentence that is written otherwise by now is another one. */
    text: text().notNull(),
    pinyin: text().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId, table.path] }),
    index('recording_takes_item').on(table.itemId),
    index('recording_takes_at').on(table.createdAt),
  ],
)

/** A sound that may not say any more what stands beside it, until somebody has heard it or replaced it. */
export const soundTexts = pgTable(
  'sound_texts',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => studyItems.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** What it says: what stood beside it when it came. */
    text: text().notNull(),
    pinyin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.url] })],
)

/** Where somebody left off: it follows the account to another device. */
export const studyPlaces = pgTable('study_places', {
  userId: owner().primaryKey(),
  /** The last place in each part of self-study, the latest first: `StudyPlace` of the contract. */
  parts: json().notNull().default([]),
  /** How far in which book, the latest first: `BookPlace` of the contract. */
  books: json().notNull().default([]),
  updatedAt: updatedAt(),
})

/** How a pupil wants her daily goal; no row: as everybody's. */
export const studyGoals = pgTable('study_goals', {
  userId: owner().primaryKey(),
  /** See `GOAL_KINDS`. */
  kind: text({ enum: ['either', 'areas', 'minutes', 'off'] }).notNull(),
  updatedAt: updatedAt(),
})
