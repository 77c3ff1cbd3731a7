import type { HostView, OwnView, PupilView, RoomNote, RoomStage, ShownView } from '@hakka/contract/room-views'

// A room as its server would tell of it: what the views of boards and phones are tried with.

const module = (id: number, type: string, name: string, kind: RoomStage['kind'], total: number) => ({
  id,
  version_id: id,
  code: `B${id}`,
  type,
  type_name: name,
  name,
  title: '',
  kind,
  total,
})

export const INFO = {
  id: 7,
  title: '七年三班 · 𠊎个故鄉',
  code: '482917305',
  classId: null,
  address: 'hakka.example/join',
  joinUrl: 'https://hakka.example/join?code=482917305',
  modules: [
    module(1, 'slido_postit', '便利貼', 'post-it', 2),
    module(2, 'slido_word_cloud', '文字雲', 'word-cloud', 2),
    module(3, 'ranking_bar', '排名長條圖', 'ranking', 1),
  ],
  moduleId: 1,
}

export const NAMES = [
  '阿明',
  '怡君',
  '承恩',
  '子晴',
  '詠晴',
  '宥廷',
  '品妍',
  '柏翰',
  '小安',
  '冠宇',
  '采潔',
  '昱辰',
  '宜蓁',
  '家豪',
  '雅婷',
  '俊傑',
  '佳穎',
  '志偉',
  '語彤',
  '彥廷',
  '思妤',
  '書豪',
  '亭妤',
]

const head = { version_id: 1, question: 0, total: 2 }

const stage = (
  own: Partial<RoomStage> & Pick<RoomStage, 'key' | 'kind' | 'module_id' | 'code' | 'name'>,
): RoomStage => ({
  ...head,
  title: own.name,
  level_no: 4,
  dialect_id: 1,
  font: null,
  asked: null,
  options: [],
  said: null,
  exercise: null,
  ...own,
})

const asked = (text: string, pinyin?: string): RoomStage['asked'] => ({
  text,
  ...(pinyin === undefined ? { lang: 'zh' as const } : { pinyin }),
  images: [],
  background_url: null,
})

export const WALL_STAGE = stage({
  key: 'm1.q0',
  kind: 'post-it',
  module_id: 1,
  code: 'B1',
  name: '便利貼',
  asked: asked('你个故鄉有麼个？', 'ngi11 ge55 gu55 hiong24 iu24 ma31 ge55'),
})
export const SAY_STAGE = stage({
  key: 'm5.q0',
  kind: 'speaking',
  module_id: 5,
  code: 'A2',
  name: '課文',
  asked: asked('你个故鄉有麼个？', 'ngi11 ge55 gu55 hiong24 iu24 ma31 ge55'),
  said: { sound: null, chinese: '你的故鄉有什麼？', own: false },
})
export const CLOUD_STAGE = stage({
  key: 'm2.q0',
  kind: 'word-cloud',
  module_id: 2,
  code: 'B2',
  name: '文字雲',
  asked: asked('說到故鄉，你會想到什麼？用客語寫三個語詞。'),
})
export const RANK_STAGE = stage({
  key: 'm3.q0',
  kind: 'ranking',
  module_id: 3,
  code: 'B3',
  name: '排名長條圖',
  total: 1,
  asked: asked('外國朋友來你家玩，你最想先帶他去哪裡？'),
  options: [
    { id: 1, text: '茶園', pinyin: 'ca11 ien11' },
    { id: 2, text: '山頂', pinyin: 'san24 dang31' },
    { id: 3, text: '祠堂', pinyin: 'cii11 tong11' },
    { id: 4, text: '市場', pinyin: 'sii55 cong11' },
    { id: 5, text: '學校', pinyin: 'hog5 gau31' },
  ],
})

const NOTES: readonly [string, string, RoomNote['colour'], number | null][] = [
  ['阿公个茶園', 'a24 gung24 ge55 ca11 ien11', 'yellow', 1],
  ['滿山桐花', 'man24 san24 tung11 fa24', 'green', 1],
  ['屋下有水井', 'vug2 ha24 iu24 sui31 jiang31', 'blue', 1],
  ['河壩', 'ho11 ba55', 'yellow', 1],
  ['山頂有廟', 'san24 dang31 iu24 meu55', 'green', 1],
  ['阿婆打粢粑', 'a24 po11 da31 qi11 ba24', 'pink', 2],
  ['蘿蔔粄', 'lo11 ped5 ban31', 'yellow', 2],
  ['柑仔當甜', 'gam24 e31 dong24 tiam11', 'blue', 2],
  ['擂茶', 'lui11 ca11', 'pink', 2],
  ['阿婆會唱山歌', 'a24 po11 voi55 cong55 san24 go24', 'yellow', 3],
  ['𠊎屋下人當多', 'ngai11 vug2 ha24 ngin11 dong24 do24', 'blue', null],
  ['伯公', 'bag2 gung24', 'yellow', null],
]

export function wall(count = NOTES.length): Extract<ShownView, { kind: 'post-it' }> {
  return {
    kind: 'post-it',
    groups: [
      { id: 1, name: '風景' },
      { id: 2, name: '好吃的' },
      { id: 3, name: '人和事' },
    ],
    notes: Array.from({ length: count }, (_, at): RoomNote => {
      const [text = '', pinyin = '', colour = 'yellow', group = null] = NOTES[at % NOTES.length] ?? []
      return {
        id: 100 + at,
        text,
        pinyin,
        colour,
        by: NAMES[at % NAMES.length] ?? null,
        group,
        pinned: at === 5,
        hidden: at === 3,
        at: 0,
      }
    }).map((note) => (note.hidden ? { ...note, text: '', pinyin: null, by: null } : note)),
    focus: null,
    waiting: 2,
  }
}

const WORDS: readonly [string, string, number][] = [
  ['茶園', 'ca11 ien11', 11],
  ['桐花', 'tung11 fa24', 8],
  ['阿公', 'a24 gung24', 6],
  ['屋下', 'vug2 ha24', 5],
  ['粢粑', 'qi11 ba24', 5],
  ['山頂', 'san24 dang31', 4],
  ['歡喜', 'fon24 hi31', 3],
  ['祠堂', 'cii11 tong11', 3],
  ['河壩', 'ho11 ba55', 2],
  ['山歌', 'san24 go24', 2],
  ['阿婆', 'a24 po11', 2],
  ['學校', 'hog5 gau31', 1],
  ['水井', 'sui31 jiang31', 1],
  ['蘿蔔粄', 'lo11 ped5 ban31', 1],
  ['市場', 'sii55 cong11', 1],
  ['擂茶', 'lui11 ca11', 1],
  ['廟', 'meu55', 1],
]

export const cloud = (picked: string | null = null): Extract<ShownView, { kind: 'word-cloud' }> => ({
  kind: 'word-cloud',
  words: WORDS.map(([text, pinyin, count]) => ({ word: text, text, pinyin, count, also: [] })),
  written: 63,
  picked,
  picked_by: picked ? ['阿明', '怡君', '承恩'] : [],
  waiting: 0,
})

/** `open` bars stand open, from the last place up. */
export function ranking(open = 5): Extract<ShownView, { kind: 'ranking' }> {
  const points = [94, 78, 71, 58, 44]
  const firsts = [11, 6, 3, 2, 1]
  return {
    kind: 'ranking',
    added: [],
    open: open === 5 ? null : open,
    bars: points.map((own, at) =>
      at < 5 - open
        ? { id: at + 1, points: null, firsts: null, place: null }
        : { id: at + 1, points: own, firsts: firsts[at] ?? 0, place: at + 1 },
    ),
  }
}

/** A practice's question with three answers. */
export const CHOICE_STAGE = stage({
  key: 'm4.q0',
  kind: 'module',
  module_id: 4,
  code: 'A6',
  name: '練習：認識家人',
  exercise: {
    type: 'practice',
    content: {
      questions: [
        {
          question: { text: '圖裡的姊姊，客語怎麼叫？', lang: 'zh' },
          options: [
            { id: 1, text: '阿哥', pinyin: 'a24 go24' },
            { id: 2, text: '阿姊', pinyin: 'a24 ji31' },
            { id: 3, text: '老妹', pinyin: 'lo31 moi55' },
          ],
          choose: 1,
        },
      ],
    },
    words: [],
  },
})

/** Before the reveal, or after it: sixteen were right, three and two were not. */
export function quiz(revealed: boolean): Extract<ShownView, { kind: 'module' }> {
  const face = (text: string, pinyin: string) => [{ text, pinyin }]
  const answers = [
    { given: face('阿姊', 'a24 ji31'), count: 16, right: true },
    { given: face('老妹', 'lo31 moi55'), count: 3, right: false },
    { given: face('阿哥', 'a24 go24'), count: 2, right: false },
  ]
  const asked = { text: '圖裡的姊姊，客語怎麼叫？', lang: 'zh' as const }
  const part = { asked, right: face('阿姊', 'a24 ji31'), answers, right_count: 16 }
  return {
    kind: 'module',
    revealed,
    counts: true,
    right: revealed ? 16 : null,
    parts: revealed ? [part] : [],
    podium: null,
  }
}

const rules = { locked: false, approve: true, names: true, frozen: false, closed: false }

export function hostView(shown: ShownView, own: RoomStage | null, change: Partial<HostView> = {}): HostView {
  return {
    audience: 'host',
    seq: 10,
    phase: own ? 'open' : 'lobby',
    rules,
    timer: null,
    now: 1_000_000,
    stage: own && headOf(own),
    members: 23,
    present: 23,
    answered: 21,
    shown,
    people: NAMES.map((name, at) => ({
      no: at + 1,
      name,
      way: 'own',
      state: 'in',
      present: at !== 4,
      answered: at > 2,
    })),
    waiting: [
      {
        id: 301,
        text: '𠊎个學校當靚',
        pinyin: 'ngai11 ge55 hog5 gau31 dong24 jiang24',
        by: '志偉',
        member: 18,
        flags: [],
      },
      { id: 302, text: '哈哈哈哈哈哈哈', pinyin: null, by: '俊傑', member: 16, flags: ['repeated'] },
    ],
    authors: {},
    hidden: [{ id: 103, text: '河壩', by: '子晴' }],
    writers: { 茶園: ['阿明', '怡君'] },
    given: [],
    words: [],
    sound_board: 'board-one',
    ...change,
  }
}

const headOf = ({ key, kind, module_id, version_id, question, total }: RoomStage) => ({
  key,
  kind,
  module_id,
  version_id,
  question,
  total,
})

export function pupilView(own: RoomStage | null, change: Partial<PupilView> = {}): PupilView {
  return {
    audience: 'pupil',
    seq: 10,
    phase: own ? 'open' : 'lobby',
    rules,
    timer: null,
    now: 1_000_000,
    stage: own && headOf(own),
    members: 23,
    present: 23,
    answered: 3,
    shown: null,
    ...change,
  }
}

export const ownView = (change: Partial<OwnView> = {}): OwnView => ({
  seq: 10,
  member: { no: 9, name: '小安', state: 'in' },
  notes: [],
  words: [],
  order: [],
  answer: null,
  answered: false,
  verdict: null,
  said: null,
  given: [],
  ...change,
})
