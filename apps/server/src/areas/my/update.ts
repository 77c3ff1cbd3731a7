import type { CallBody } from '@hakka/contract/calls'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { cities, schools } from '../../db/tables/place.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults, Given } from '../../http/route.ts'

const schoolOf = async ({ db }: Pick<Services, 'db'>, id: number | null | undefined) =>
  id ? (await db.select().from(schools).where(eq(schools.id, id)))[0] : undefined

/** A city or school that there is none of, and a school of another city. */
export async function accountFaults({
  body: { city_id, school_id },
  services,
}: Given<'PUT /api/my/account'>): Promise<Faults> {
  const school = await schoolOf(services, school_id)
  const [city] = city_id ? await services.db.select().from(cities).where(eq(cities.id, city_id)) : []
  const elsewhere = city && school?.cityId && school.cityId !== city.id
  return {
    city_id: city_id && !city ? ['請選擇縣市'] : [],
    school_id: school_id && !school ? ['找不到這所學校'] : elsewhere ? ['這所學校不在所選的縣市'] : [],
  }
}

/** Saves the profile. A school brings its city along. */
export async function updateAccount(
  services: Services,
  userId: number,
  body: CallBody<'PUT /api/my/account'>,
): Promise<void> {
  const { name, email_2, city_id, school_id, grade_no, class_no } = body
  const school = await schoolOf(services, school_id)
  await services.db
    .update(users)
    .set({
      name,
      // What a client does not send stays as it is.
      ...(email_2 === undefined ? {} : { email2: email_2 }),
      ...(city_id === undefined ? {} : { cityId: city_id }),
      ...(school_id === undefined ? {} : { schoolId: school_id }),
      ...(school?.cityId ? { cityId: school.cityId } : {}),
      ...(grade_no === undefined ? {} : { gradeNo: grade_no }),
      ...(class_no === undefined ? {} : { classNo: class_no }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}
