import { become } from './launcher/become.mjs'
import { build } from './launcher/build.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run kills`: ends server and database by SIGKILL 200 times, in turns, while pupils write, and counts what was
// acknowledged and what of it is lost; then 50 times each in the middle of games and at their results, and while an
// editor saves, publishes and imports; then the server alone 100 times while live rooms are in full play, with bad
// networks and hostile phones after that. `npm run kills -- 40 10 10 20` for other numbers, 0 for none of a kind.
try {
  const [kills = 200, rounds = 50, edits = 50, rooms = 100] = process.argv.slice(2).map(Number)
  const numbers = [kills, rounds, edits, rooms]
  if (!numbers.every((own) => own >= 0) || numbers.every((own) => own < 1))
    throw new Failure('用法：npm run kills [-- 次數 [遊戲的回合數 [編輯的回合數 [房間的次數]]]]')
  const steps = numberedSteps(3)
  await steps.run('相依套件', install)
  await steps.run('網頁與伺服器', build)
  steps.say(`強制終止 ${kills} 次，遊戲 ${rounds} 回合，編輯 ${edits} 回合，房間 ${rooms} 次`)
  const specs = [
    ...(kills > 0 ? ['durability/kill.spec'] : []),
    ...(rounds > 0 ? ['play-kill.spec'] : []),
    ...(edits > 0 ? ['authoring-kill.spec'] : []),
    ...(rooms > 0 ? ['durability/rooms/'] : []),
  ]
  const args = ['test', '-c', 'e2e/kills.config.ts', ...specs, '--reporter=list']
  become(
    ['node_modules/@playwright/test/cli.js', ...args],
    projectEnv({
      E2E_KILLS: String(Math.round(kills)),
      E2E_PLAY_ROUNDS: String(Math.round(rounds)),
      E2E_ROOM_ROUNDS: String(Math.round(rooms)),
      E2E_AUTHORING_ROUNDS: String(Math.round(edits)),
    }),
  )
} catch (error) {
  report(error)
}
