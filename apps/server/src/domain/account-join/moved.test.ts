import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { GOES_OVER } from './moved.ts'

const server = testServer()

describe('whatever belongs to a user', () => {
  /** Why rows of these stay with the class account, and go with it. */
  const STAYS: Record<string, string> = {
    'account_joins.from_id': 'what is undone by',
    'account_joins.to_id': 'an own account is no class account',
    'api_tokens.user_id': 'opens the account that is shut',
    'assignment_hand_ins.returned_by': 'a teacher’s',
    'assignments.made_by': 'a teacher’s',
    'audit_rows.user_id': 'says under which account it was done',
    'child_codes.child_id': 'is shown for half an hour',
    'competitions.made_by': 'a teacher’s',
    'child_links.parent_id': 'a pupil is nobody’s parent',
    'class_accounts.user_id': 'says that it is one',
    'class_members.consent_by': 'a teacher’s',
    'class_teachers.user_id': 'a teacher’s',
    'game_bests.user_id': 'is reckoned anew',
    'game_plays.user_id': 'is closed',
    'game_results.reviewed_by': 'the desk’s',
    'lesson_authors.user_id': 'the desk’s',
    'lesson_comments.user_id': 'the desk’s',
    'lesson_fetches.user_id': 'the desk’s',
    'lesson_reviews.answered_by': 'the desk’s',
    'lesson_reviews.asked_by': 'the desk’s',
    'lesson_versions.published_by': 'the desk’s',
    'lessons.created_by': 'the desk’s',
    'module_editors.user_id': 'the desk’s',
    'lessons.edited_by': 'the desk’s',
    'login_places.user_id': 'where the class account is known',
    'mail_tokens.user_id': 'void',
    'mails.user_id': 'what was sent to it',
    'module_versions.saved_by': 'the desk’s',
    'pack_imports.user_id': 'the desk’s',
    'kept_readings.user_id': 'the desk’s',
    'planned_publications.user_id': 'the desk’s',
    'recording_takes.user_id': 'the desk’s',
    'lesson_takes.user_id': 'the desk’s',
    'revisions.user_id': 'the desk’s',
    'room_keys.user_id': 'a teacher’s',
    'rooms.owner_id': 'a teacher’s',
    'sessions.user_id': 'over',
    'stepped_plays.user_id': 'is closed',
    'study_cursors.user_id': 'the later of both',
    'study_days.user_id': 'is added up',
    'study_imports.user_id': 'the desk’s',
    'study_imports.undone_by': 'the desk’s',
    'user_identities.user_id': 'a class account with one is her own already',
    'user_roles.user_id': 'a pupil has none',
  }

  test('goes over with a join, or stays for a reason', async () => {
    const { rows } = await server().services.db.execute<{ name: string }>(sql`
      select key.conrelid::regclass || '.' || attribute.attname as name
      from pg_constraint as key
      join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
      where key.contype = 'f' and key.confrelid = 'users'::regclass`)
    const decided = new Set([
      ...GOES_OVER.map(({ table, owner }) => `${table}.${owner}`),
      ...Object.keys(STAYS),
    ])
    const open = rows
      .map(({ name }) => name)
      .filter((name) => !decided.has(name) && !name.endsWith('.deleted_by'))
    expect(open).toEqual([])
  })
})
