import { ROOM } from '@hakka/contract/constants/room'
import type { CloudWord } from '@hakka/contract/room-views'
import { foldHakka } from '@hakka/hakka/fold'
import { defineKind, type Facts, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { type Flag, refuse } from '#kit/move.ts'

interface Written {
  id: number
  by: number
  text: string
  pinyin: string | null
  /** The same for all spellings of one word. */
  word: string
  state: 'up' | 'waiting' | 'refused'
  flags: readonly Flag[]
}

interface Cloud {
  written: readonly Written[]
  /** Words that the teacher has let up, or not: whoever writes them again need not wait. */
  known: Readonly<Record<string, boolean>>
  hidden: readonly string[]
  picked: string | null
}

export default defineKind<Cloud, 'cloud'>({
  id: 'word-cloud',
  prefix: 'cloud',
  fresh: () => ({ written: [], known: {}, hidden: [], picked: null }),

  reduce(cloud, { seq, by, move }, { rules }) {
    if (move.do === 'cloud.word') {
      const word = foldHakka(move.text)
      const own = cloud.written.filter((one) => one.by === by)
      if (word === '') return refuse('empty')
      if (own.some((one) => one.word === word)) return refuse('twice')
      if (own.length >= ROOM.wordsEach || cloud.written.length >= ROOM.notesMax) return refuse('full')
      const { text, pinyin = null, flags } = move
      const state = stateOf(cloud.known[word], rules.approve)
      return { ...cloud, written: [...cloud.written, { id: seq, by, text, pinyin, word, state, flags }] }
    }
    if (move.do === 'cloud.pick' && move.word === null) return { ...cloud, picked: null }
    const word = foldHakka(move.word ?? '')
    if (!cloud.written.some((one) => one.word === word)) return refuse('gone')
    switch (move.do) {
      case 'cloud.approve':
        return {
          ...cloud,
          known: { ...cloud.known, [word]: move.up },
          written: cloud.written.map((one) =>
            one.word === word && one.state !== 'up' ? { ...one, state: move.up ? 'up' : 'refused' } : one,
          ),
        }
      case 'cloud.hide': {
        const others = cloud.hidden.filter((own) => own !== word)
        return { ...cloud, hidden: move.hidden ? [...others, word] : others }
      }
      case 'cloud.pick':
        return { ...cloud, picked: word }
    }
  },

  *answeredBy({ written }) {
    for (const { by } of written) yield by
  },

  shown(cloud, facts) {
    const up = onBoard(cloud, facts)
    const picked = up.some(({ word }) => word === cloud.picked) ? cloud.picked : null
    const by = facts.rules.names ? up.filter(({ word }) => word === picked) : []
    return {
      kind: 'word-cloud',
      words: wordsOf(up),
      written: up.length,
      picked,
      picked_by: by.map((one) => facts.nameOf(one.by)),
      waiting: waitingOf(cloud, facts).length,
    }
  },

  onPhones: () => null,

  host(cloud, facts) {
    const writers: Record<string, string[]> = {}
    for (const { word, by } of onBoard(cloud, facts))
      writers[word] = [...(writers[word] ?? []), facts.nameOf(by)]
    const hidden = cloud.written.filter(({ word }) => cloud.hidden.includes(word))
    return {
      ...NOTHING_ASIDE,
      writers,
      waiting: waitingOf(cloud, facts).map(({ id, text, pinyin, by, flags }) => ({
        id,
        text,
        pinyin,
        by: facts.nameOf(by),
        member: by,
        flags: [...flags],
      })),
      hidden: hidden.map(({ id, text, by }) => ({ id, text, by: facts.nameOf(by) })),
    }
  },

  own(cloud, member) {
    const own = cloud.written.filter(({ by }) => by === member)
    return {
      ...NOTHING_OWN,
      answered: own.length > 0,
      words: own.map(({ id, text, word, state }) => ({
        id,
        text,
        state: state === 'up' && cloud.hidden.includes(word) ? 'hidden' : state,
      })),
    }
  },

  results: ({ written, hidden }, { nameOf }) =>
    written.map(({ by, text, word, state }) => ({
      by: nameOf(by),
      text,
      order: [],
      group: '',
      right: null,
      state: state === 'up' && hidden.includes(word) ? 'hidden' : state,
      at: null,
    })),
})

function stateOf(known: boolean | undefined, waits: boolean): Written['state'] {
  if (known === false) return 'refused'
  return waits && known !== true ? 'waiting' : 'up'
}

const onBoard = ({ written, hidden }: Cloud, { frozenAt, isOut }: Facts): Written[] =>
  written.filter(
    ({ id, by, state, word }) =>
      state === 'up' && !isOut(by) && !hidden.includes(word) && (frozenAt === null || id <= frozenAt),
  )

const waitingOf = ({ written }: Cloud, { isOut }: Facts): Written[] =>
  written.filter(({ state, by }) => state === 'waiting' && !isOut(by))

/** One entry a word, however it is spelled: as most have spelled it, the first of equals. */
function wordsOf(written: readonly Written[]): CloudWord[] {
  const byWord = new Map<string, Map<string, number>>()
  const pinyins = new Map<string, string>()
  for (const { word, text, pinyin } of written) {
    const spellings = byWord.get(word) ?? new Map<string, number>()
    byWord.set(word, spellings.set(text, (spellings.get(text) ?? 0) + 1))
    if (pinyin !== null && !pinyins.has(word)) pinyins.set(word, pinyin)
  }
  const words = [...byWord].map(([word, spellings]): CloudWord => {
    const [first, ...others] = [...spellings].sort((a, b) => b[1] - a[1]).map(([text]) => text)
    const count = [...spellings.values()].reduce((sum, own) => sum + own, 0)
    return { word, text: first ?? word, pinyin: pinyins.get(word) ?? null, count, also: others }
  })
  return words.sort((a, b) => b.count - a.count)
}
