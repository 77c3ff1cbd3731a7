import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { BookOpenText, TextSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Questions } from '#kit/question/Questions.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import { Article } from './Article.tsx'
import type { ArticleReviewContent } from './content.ts'
import { shownArticleReview } from './public.ts'
import { markArticleReview } from './score.ts'
import { ui } from './ui.ts'
import { useClue } from './use-clue.tsx'

/**
 * An article with its questions beside it, or below where the page is narrow. Where the exercise has the screen to
 * itself, a narrow one has the article a tap away.
 */
export default function ArticleReviewView(
  props: ExerciseProps<ArticleReviewContent, ReturnType<typeof shownArticleReview>>,
) {
  const { shown, content, mark } = useExercise(props, shownArticleReview, markArticleReview)
  const { announce, reading, oneScreen } = useHost()
  const { sentences, questions } = shown
  const article = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState(false)
  const sheetArticle = useRef<HTMLDivElement>(null)
  const { clue, show, back } = useClue(sheet ? sheetArticle : article)
  // Larger text needs the whole width.
  const beside = reading.size === 1 && !reading.projector
  const list = (
    <section aria-label={ui.questions} className="fits">
      <Questions
        questions={questions}
        explained={content?.questions}
        mark={mark}
        opened={0}
        moduleKey={props.moduleKey}
        clueOf={(index) => {
          const no = content?.questions[index]?.sentence_no
          return no === undefined ? null : (
            <Button
              icon={<TextSearch size={22} aria-hidden="true" />}
              onClick={(event) => {
                if (oneScreen && !article.current?.checkVisibility()) setSheet(true)
                show({ sentence: no - 1, question: index }, event.currentTarget)
                announce(ui.shown(no))
              }}
            >
              {ui.clue(no)}
            </Button>
          )
        }}
      />
    </section>
  )
  if (oneScreen) {
    const close = () => {
      setSheet(false)
      back()
    }
    return (
      <div
        className={cx('fits fits-grid grid grid-cols-1 gap-2 md:gap-3', beside && 'lg:grid-cols-2 lg:gap-6')}
      >
        <div className={cx('article-pane', beside ? 'max-lg:hidden' : 'hidden')}>
          <Article sentences={sentences} clue={sheet ? undefined : clue} container={article} onBack={back} />
        </div>
        <Button
          kind="soft"
          className={cx('justify-self-start', beside && 'lg:hidden')}
          icon={<BookOpenText size={22} aria-hidden="true" />}
          onClick={() => setSheet(true)}
        >
          {ui.openArticle}
        </Button>
        {list}
        <Dialog open={sheet} onClose={close} title={ui.article} hideTitle kind="sheet">
          <Article sentences={sentences} clue={clue} container={sheetArticle} onBack={close} />
        </Dialog>
      </div>
    )
  }
  return (
    <div className="@container grid gap-4">
      <p className="text-17 text-muted">{ui.read}</p>
      <div className={cx('grid gap-6', beside && '@min-[56rem]:grid-cols-2 @min-[56rem]:items-start')}>
        <div className={cx(beside && '@min-[56rem]:sticky @min-[56rem]:top-4')}>
          <Article sentences={sentences} clue={clue} container={article} onBack={back} />
        </div>
        {list}
      </div>
    </div>
  )
}
