import { cx } from '@hakka/ui/cx.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour } from '#kit/in-place/list.ts'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields, WrittenFields } from '#kit/in-place/ThingFields.tsx'
import { Tick } from '#kit/in-place/Tick.tsx'
import { nameOf } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { type Board, useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { useWide } from '#kit/in-place/use-wide.tsx'
import { areaId, type Region, regionsOf } from './board.ts'
import { CircleMap } from './CircleMap.tsx'
import {
  addCircle,
  addWord,
  CIRCLES_LEAST,
  CIRCLES_MOST,
  circleSpot,
  doubleWord,
  hasRoom,
  moveCircle,
  moveWord,
  pathOfWord,
  readVenn,
  regionNextTo,
  regionOf,
  removeCircle,
  removeWord,
  setTitle,
  setWord,
  spotOfVenn,
  twice,
  type VennBoard,
  type VennWord,
  WORDS_MOST,
  wordSpot,
  wordsIn,
  writeVenn,
} from './circles-edit.ts'
import { ui } from './editor-ui.ts'
import { CircleSpot, type VennActs, WordSpot } from './VennSpots.tsx'

/** In pixels: from which width on the regions lie on the circles (`CircleMap`). */
const DRAWN = 672

/** Words in two or three circles, put where they belong on the drawing itself. */
export default function VennEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readVenn, write: writeVenn, spotAt: spotOfVenn })
  const { model, spots, change, faultsAt } = board
  const regions = regionsOf(model.circles)
  const { box, wide } = useWide(DRAWN)
  const doubles = twice(model)
  const titleOf = (at: number) => nameOf(model.circles[at]?.title, ui.unnamed(at + 1))
  const saidRegion = (region: readonly number[]) =>
    region.length === 1
      ? ui.only(titleOf(region[0] ?? 0))
      : region.length === 3
        ? ui.all
        : ui.both(region.map(titleOf))

  const wordOf = (key: number) => model.words.find((own) => own.key === key)
  const nameOfWord = (key: number) => nameOf(wordOf(key)?.value, ui.newWord)
  function put(key: number, region: Region | undefined, at?: number): void {
    if (!region) return
    const next = moveWord(model, key, region, at)
    change(next, {
      says: next === model ? boardUi.full(WORDS_MOST) : boardUi.moved(nameOfWord(key), saidRegion(region)),
    })
    spots.focus(wordSpot(key))
  }
  const drag = useSpotDrag((id, { target, at }) => {
    const word = model.words.find(({ key }) => wordSpot(key) === id)
    const region = regions.find((own) => areaId(own) === target)
    if (word) put(word.key, region, at)
  })
  function show(added: ReturnType<typeof addWord>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(wordSpot(added.key), true)
  }
  const acts = useLatest(
    (): VennActs => ({
      toggle: spots.toggle,
      grab: drag.grab,
      moveCircle(circle, step, far) {
        change(moveCircle(model, circle, step, far))
        spots.focus(circleSpot(circle))
      },
      removeCircle(circle) {
        const at = model.circles.findIndex(({ key }) => key === circle)
        const next = neighbour(model.circles, circle)
        change(removeCircle(model, circle), { says: ui.removedCircle(titleOf(at)) })
        spots.left(circleSpot(circle), next === undefined ? undefined : circleSpot(next))
      },
      moveWord(key, way, far) {
        const word = wordOf(key)
        const from = word && areaId(regionOf(model, word))
        const at = regions.findIndex((own) => areaId(own) === from)
        put(key, regions[regionNextTo(model.circles.length, at, way, far)])
      },
      removeWord(key) {
        const word = wordOf(key)
        const mates = word ? wordsIn(model, regionOf(model, word)) : []
        const next = neighbour(mates, key) ?? neighbour(model.words, key)
        change(removeWord(model, key), { says: boardUi.removed(nameOfWord(key)) })
        spots.left(wordSpot(key), next === undefined ? undefined : wordSpot(next))
      },
      doubleWord: (key) => show(doubleWord(model, key), boardUi.doubled(nameOfWord(key))),
      addBeside(key) {
        const word = wordOf(key)
        if (word) show(addWord(model, regionOf(model, word)))
      },
    }),
  )

  const openWord = model.words.find(({ key }) => wordSpot(key) === spots.open)
  const openCircle = model.circles.findIndex(({ key }) => circleSpot(key) === spots.open)
  const panel = openWord && (
    <SpotPanel
      title={nameOf(openWord.value, ui.newWord)}
      spots={spots}
      remove={() => acts().removeWord(openWord.key)}
      double={() => acts().doubleWord(openWord.key)}
    >
      <WordFields key={openWord.key} board={board} word={openWord} titleOf={titleOf} />
    </SpotPanel>
  )
  return (
    <EditBoard
      board={board}
      label={ui.board}
      how={ui.how}
      keys={ui.keys}
      add={{
        label: ui.addCircle,
        full: model.circles.length >= CIRCLES_MOST,
        run: () => {
          const added = addCircle(model)
          if (!added) return
          change(added.board)
          spots.show(circleSpot(added.key), true)
        },
      }}
    >
      <div ref={box} className="min-w-0">
        <CircleMap
          circles={model.circles.length}
          name={(at) => {
            const circle = model.circles[at]
            if (!circle) return null
            const spot = circleSpot(circle.key)
            return (
              <CircleSpot
                key={circle.key}
                circle={circle.key}
                title={circle.title}
                at={at}
                of={model.circles.length}
                removable={model.circles.length > CIRCLES_LEAST}
                open={spots.open === spot}
                faults={faultsAt(spot)}
                acts={acts}
              />
            )
          }}
        >
          {regions.map((region) => {
            const words = wordsIn(model, region)
            const id = areaId(region)
            return (
              <section
                key={id}
                data-drop={id}
                aria-label={saidRegion(region)}
                className={cx(
                  'grid min-w-0 content-start gap-2 rounded-option border-2 bg-white/70 p-2 transition-colors',
                  drag.carried && drag.over === id ? 'border-brand bg-note' : 'border-transparent',
                )}
              >
                <h3 className="text-16 leading-snug font-medium break-words">{saidRegion(region)}</h3>
                <div className="flex flex-wrap items-start gap-2">
                  {words.map((word, index) => (
                    <WordSpot
                      key={word.key}
                      word={word}
                      no={index + 1}
                      of={words.length}
                      twice={doubles.has(word.key)}
                      dragged={drag.carried === wordSpot(word.key)}
                      open={openWord === word}
                      faults={faultsAt(wordSpot(word.key))}
                      acts={acts}
                    />
                  ))}
                  <AddSpot
                    label={ui.addTo(saidRegion(region))}
                    {...(words.length === 0 && { text: ui.add })}
                    disabled={!hasRoom(model, region)}
                    onAdd={() => show(addWord(model, region))}
                  />
                </div>
                {!wide && words.some((own) => own === openWord) && panel}
              </section>
            )
          })}
        </CircleMap>
      </div>
      {wide && panel}
      {openCircle >= 0 && (
        <CirclePanel board={board} at={openCircle} onRemove={(key) => acts().removeCircle(key)} />
      )}
    </EditBoard>
  )
}

function WordFields({
  board: { model, now, change },
  word,
  titleOf,
}: {
  board: Board<VennBoard>
  word: VennWord
  titleOf(at: number): string
}) {
  const path = pathOfWord(model, word)
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="pb-1 font-medium">{ui.where}</legend>
        <div className="flex flex-wrap gap-x-5">
          {model.circles.map(({ key }, at) => {
            const lies = word.circles.includes(key)
            return (
              <Tick
                key={key}
                label={titleOf(at)}
                checked={lies}
                disabled={lies && word.circles.length === 1}
                onChange={(on) => {
                  const region = model.circles.flatMap((own, index) =>
                    (own.key === key ? on : word.circles.includes(own.key)) ? [index] : [],
                  )
                  change(moveWord(model, word.key, region))
                }}
              />
            )
          })}
        </div>
      </fieldset>
      <ThingFields
        path={path}
        now={() => now().words.find(({ key }) => key === word.key)?.value ?? word.value}
        onChange={(next) => change(setWord(now(), word.key, next), { run: `word ${word.key}` })}
      >
        <WrittenFields
          path={path}
          value={word.value}
          label={ui.word}
          extras={['chinese', 'picture', 'sound', 'analysis']}
        />
      </ThingFields>
    </>
  )
}

function CirclePanel({
  board: { model, now, change, spots },
  at,
  onRemove,
}: {
  board: Board<VennBoard>
  at: number
  onRemove(key: number): void
}) {
  const circle = model.circles[at]
  if (!circle) return null
  const path = `groups.${at}.title`
  return (
    <SpotPanel
      title={ui.circle(at + 1)}
      spots={spots}
      remove={model.circles.length > CIRCLES_LEAST ? () => onRemove(circle.key) : undefined}
    >
      <ThingFields
        key={circle.key}
        path={path}
        now={() => now().circles.find(({ key }) => key === circle.key)?.title ?? circle.title}
        onChange={(next) => change(setTitle(now(), circle.key, next), { run: `circle ${circle.key}` })}
      >
        <WrittenFields path={path} value={circle.title} label={ui.circleName} />
      </ThingFields>
    </SpotPanel>
  )
}
