import type { CallBody } from '@hakka/contract/calls'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { cities, schools } from '../../db/tables/place.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'

/**
 * Saves the profile. A school brings its city along.
 * @throws AppError `validation` for a city or school that there is none of
 */
export async function updateAccount(
  { db }: Services,
  userId: number,
  body: CallBody<'PUT /api/my/account'>,
): Promise<void> {
  const { name, email_2, city_id, school_id, grade_no } = body
  const [school] = school_id ? await db.select().from(schools).where(eq(schools.id, school_id)) : []
  if (school_id && !school) throw new AppError('validation', { errors: { school_id: ['找不到這所學校'] } })
  const [city] = city_id ? await db.select().from(cities).where(eq(cities.id, city_id)) : []
  if (city_id && !city) throw new AppError('validation', { errors: { city_id: ['請選擇縣市'] } })
  if (school?.cityId && city_id && school.cityId !== city_id)
    throw new AppError('validation', { errors: { school_id: ['這所學校不在所選的縣市'] } })
  await db
    .update(users)
    .set({
      name,
      // What a client does not send stays as it is.
      ...(email_2 === undefined ? {} : { email2: email_2 }),
      ...(city_id === undefined ? {} : { cityId: city_id }),
      ...(school_id === undefined ? {} : { schoolId: school_id }),
      ...(school?.cityId ? { cityId: school.cityId } : {}),
      ...(grade_no === undefined ? {} : { gradeNo: grade_no }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}
