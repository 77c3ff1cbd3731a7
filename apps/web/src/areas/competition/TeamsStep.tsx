import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { CircleCheck, Users } from 'lucide-react'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { teacherNames } from '../../app/school-class/teacher-name.ts'
import type { StepProps } from './BasicsStep.tsx'
import { FlagPick } from './FlagPick.tsx'

/** The class of a code, once it was looked up. */
export interface AwayClass {
  name: string
  school_name: string | null
  teachers: string[]
  student_count: number
}

const whole = (school: string | null, name: string) => [school, name].filter(Boolean).join(' ')

/** Both teams face to face: class and flag. */
export function TeamsStep({
  values,
  errors,
  set,
  isMade,
  isAccepted,
  classes,
  away,
}: StepProps & {
  classes: readonly SchoolClass[]
  away: AwayClass | undefined
}) {
  const home = classes.find(({ id }) => id === values.home_team_id)
  return (
    <div className="competition-duel">
      <section aria-labelledby="home-team">
        <h3 id="home-team">主隊</h3>
        <SelectField
          name="home_team_id"
          label="我的班級"
          value={values.home_team_id}
          disabled={isMade}
          errors={errors.home_team_id}
          onValue={(value) => set('home_team_id', value)}
          options={classes.map(({ id, name, student_count }) => ({
            value: id,
            label: `${name}（${student_count} 人）`,
            verbatim: true,
          }))}
        />
        {home && (
          <p className="competition-known" translate="no">
            <Users size={22} aria-hidden="true" />
            <span>
              <b>{whole(home.school_name, home.name)}</b>{' '}
              {teacherNames(home.teachers.map(({ name }) => name))}
            </span>
          </p>
        )}
        <FlagPick
          name="home_team_flag_id"
          label="主隊隊旗"
          value={values.home_team_flag_id}
          taken={values.away_team_flag_id}
          takenBy="客隊"
          errors={errors.home_team_flag_id}
          onValue={(flag) => set('home_team_flag_id', flag)}
        />
      </section>
      <span className="competition-against" aria-hidden="true">
        對
      </span>
      <section aria-labelledby="away-team">
        <h3 id="away-team">客隊</h3>
        <TextField
          name="away_team_code"
          label="對手的班級代碼"
          hint={isMade ? '送出後代碼不能改' : '向對方老師要，6 個英文字母和數字'}
          required
          readOnly={isMade}
          value={values.away_team_code}
          errors={errors.away_team_code}
          onValue={(value) => set('away_team_code', value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          className="font-mono text-22 font-bold tracking-wider uppercase"
        />
        {/* Always there: nothing moves away from under a finger when the answer comes. */}
        <p className="competition-known" data-found={away ? true : undefined} role="status">
          {away ? <CircleCheck size={22} aria-hidden="true" /> : <Users size={22} aria-hidden="true" />}
          {away ? (
            <span translate="no">
              <b>{whole(away.school_name, away.name)}</b> {teacherNames(away.teachers.slice(0, 1))}，
              {away.student_count} 人。
              {!isMade && '送出後代碼不能改。'}
            </span>
          ) : (
            <span>輸入代碼，這裡就會說是哪一班。送出後代碼不能改。</span>
          )}
        </p>
        <FlagPick
          name="away_team_flag_id"
          label="客隊隊旗"
          hint={isAccepted ? '對方接受了，隊旗由對方老師換' : '對方老師可以換'}
          value={values.away_team_flag_id}
          taken={values.home_team_flag_id}
          takenBy="主隊"
          flipped
          disabled={isAccepted}
          errors={errors.away_team_flag_id}
          onValue={(flag) => set('away_team_flag_id', flag)}
        />
      </section>
    </div>
  )
}
