import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useRef } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Lines, usePlaces } from '#kit/page/Links.tsx'
import { branchPath } from '#kit/page/link-path.ts'
import { Branch } from './Branch.tsx'
import type { ShownMindmap } from './public.ts'
import { firstTerms } from './terms.ts'
import { ui } from './ui.ts'

const ROOT = 'root'

/**
 * The image in the middle and its branches to both sides, the side wider that has more to say; on a narrow page the image
 * above and a trunk.
 */
export function MindMap({ content, box }: { content: ShownMindmap; box(index: number): ReactNode }) {
  const { image, topic, questions } = content
  const board = useRef<HTMLDivElement>(null)
  const places = usePlaces(board)
  const from = firstTerms(content)
  const root = places.get(ROOT)
  const half = Math.ceil(questions.length / 2)
  const branches = keyed(questions, (question) => question.title?.text ?? '')
  const branch = ({ key, item: question, index }: (typeof branches)[number]) => (
    <Branch
      key={key}
      question={question}
      index={index}
      from={from[index] ?? 0}
      box={box}
      className="ml-12 @min-[48rem]:ml-0"
    />
  )
  const side = 'relative grid content-center gap-3 @min-[48rem]:row-start-1'
  return (
    <section aria-label={ui.map} className="@container">
      <div
        ref={board}
        className="relative grid gap-3 @min-[48rem]:grid-cols-[auto_auto_auto] @min-[48rem]:justify-center @min-[48rem]:gap-x-8"
      >
        <Lines>
          {branches.map(({ key, index }) => {
            const place = places.get(`branch ${index}`)
            return (
              root &&
              place && (
                <path
                  key={key}
                  d={branchPath(root, place)}
                  className="stroke-light"
                  strokeWidth={6}
                  strokeLinecap="round"
                />
              )
            )
          })}
        </Lines>
        <div
          data-node={ROOT}
          className="relative flex items-center gap-4 justify-self-start rounded-card border-3 border-primary bg-lighten p-3 @min-[48rem]:col-start-2 @min-[48rem]:row-start-1 @min-[48rem]:grid @min-[48rem]:justify-items-center @min-[48rem]:self-center @min-[48rem]:justify-self-center"
        >
          {image && (
            <Picture
              src={image.url}
              alt=""
              width={160}
              height={160}
              className="size-20 @min-[48rem]:size-28"
              eager
            />
          )}
          {topic && (
            <p className="text-22 leading-normal font-bold">
              <EitherText value={topic} size="sentence" />
            </p>
          )}
        </div>
        <ul className={cx(side, '@min-[48rem]:col-start-1')}>{branches.slice(0, half).map(branch)}</ul>
        <ul className={cx(side, '@min-[48rem]:col-start-3')}>{branches.slice(half).map(branch)}</ul>
      </div>
    </section>
  )
}
