import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import type { AnswersProps } from '#kit/view.ts'
import type { WindowsContent } from './content.ts'
import { questsIn } from './play.ts'
import type { WindowsDeal, WindowsVerdict } from './rules.ts'
import { LEVELS } from './ui.ts'

/** The words of both levels, and how many windows each took. */
export default function WindowsAnswers({
  dialectId,
  content,
  deal,
  verdict,
}: AnswersProps<WindowsContent, WindowsDeal, WindowsVerdict>) {
  return (
    <>
      {deal.levels.map((cards, level) => {
        const { flips = 0, misses = 0 } = verdict.levels[level] ?? {}
        const words = questsIn(cards).flatMap((quest) => content.quests.find(({ no }) => no === quest) ?? [])
        return (
          <section key={LEVELS[level]} className="windows-answers known">
            <h2 className="answers-title">{`${LEVELS[level]}的 ${words.length} 個詞`}</h2>
            <p className="text-muted">{`開了 ${flips} 次窗，開錯 ${misses} 次。`}</p>
            <ul>
              {words.map(({ no, question_text: hakka, chinese_text: chinese, audio }) => (
                <li key={no}>
                  <span className="windows-hakka">
                    <span lang="hak-Hant-TW">{hakka.text}</span>
                    <PinyinLine pinyin={hakka.pinyin} dialectId={dialectId} />
                  </span>
                  <span className="windows-chinese">{chinese}</span>
                  {audio && <SoundButton sound={audio} says={hakka.text} iconOnly />}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
