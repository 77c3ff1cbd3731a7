import { tinyManifest } from './tiny-pack.ts'

/** The smallest picture that the reader takes. */
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([4, 0, 0, 0]),
  Buffer.from('WEBP'),
  Buffer.alloc(4),
])

type Line = readonly [role: string, text: string, pinyin: string]

const tinyCategory = { uid: 'listening-l1-c1', level_no: 1, no: 1, name: '吃飯' }

const ROLES = [
  { id: 'mother', name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽', face: 'mother' },
  { id: 'boy', name: '老弟', pinyin: 'lo31 tai24', chinese: '弟弟', face: 'boy' },
]

/** A dialogue of two, in 四縣 unless another dialect is named. */
export const tinyDialogue = (no: number, lines: readonly Line[], dialect = 1) => ({
  uid: `listening-l1-c1-n${no}-d${dialect}`,
  no,
  title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '吃飽了嗎' },
  roles: ROLES,
  sentences: lines.map(([role, text, pinyin], at) => ({
    no: at + 1,
    role,
    hakka: {
      text,
      pinyin,
      ...(no === 1 && at === 0 ? { audio: { url: 'audio/a.mp3', synthetic: true } } : {}),
    },
    chinese: { text: '華語' },
  })),
})

export const LINES: readonly Line[] = [
  ['mother', '大家來食飯！', 'tai55 ga24 loi11 siid5 fan55'],
  ['boy', '這係麼个？', 'lia31 he55 ma31 ge55'],
  ['mother', '這係雞卵湯。', 'lia31 he55 gie24 lon31 tong24'],
  ['boy', '食飽了！', 'siid5 bau31 le24'],
]

const OTHER_LINES: readonly Line[] = [
  ['mother', '你愛食麼个？', 'ngi11 oi55 siid5 ma31 ge55'],
  ['boy', '𠊎愛食魚仔。', 'ngai11 oi55 siid5 ng11 e31'],
  ['mother', '𠊎愛啉茶。', 'ngai11 oi55 lim24 ca11'],
  ['boy', '阿姊會唱歌。', 'a24 ji31 voi55 cong55 go24'],
]

const sentence = (text: string, pinyin: string) => ({ hakka: { text, pinyin }, chinese: { text: '華語' } })

/** A file of each kind in 四縣, by path. */
export const tinyStudy = {
  'listening/l1-c1-d1.json': {
    kind: 'listening',
    version: 1,
    dialect_id: 1,
    category: tinyCategory,
    dialogues: [tinyDialogue(1, LINES), tinyDialogue(2, OTHER_LINES)],
  },
  'speaking/l1-c1-d1.json': {
    kind: 'speaking',
    version: 1,
    dialect_id: 1,
    category: { uid: 'speaking-l1-c1', level_no: 1, no: 1, name: '家人' },
    subcategories: [
      {
        uid: 'speaking-l1-c1-s1',
        no: 1,
        name: '爺爺',
        sentences: [
          {
            uid: 'speaking-l1-c1-s1-n1-d1',
            no: 1,
            ...sentence('佢係𠊎阿公。', 'gi11 he55 ngai11 a24 gung24'),
          },
        ],
      },
      {
        uid: 'speaking-l1-c1-s2',
        no: 2,
        name: '妹妹',
        sentences: [
          {
            uid: 'speaking-l1-c1-s2-n3-d1',
            no: 3,
            ...sentence('老妹去學校。', 'lo31 moi55 hi55 hog5 gau31'),
            words: [{ text: '學校', pinyin: 'hog5 gau31', chinese: '學校' }],
          },
        ],
      },
    ],
  },
  'reading/b1.json': {
    kind: 'reading',
    version: 1,
    book: {
      uid: 'reading-b1',
      no: 1,
      level_id: 1,
      type_id: 3,
      chinese_title: '這是什麼',
      titles: {
        1: { text: '這係麼个', pinyin: 'lia31 he55 ma31 ge55' },
        2: { text: '這係麼个', pinyin: 'lia24 he11 ma24 gai11' },
      },
      author: '編輯室',
      origin: '自己寫的',
      keyword: '食物',
      published_year: 2026,
      cover: { url: 'pictures/0.webp' },
    },
    pages: Array.from({ length: 8 }, (_, at) => ({
      no: at + 1,
      picture: { url: 'pictures/0.webp' },
      sentences: {
        1: [sentence('這係書。', 'lia31 he55 su24')],
        2: [sentence('這係書。', 'lia24 he11 shu53')],
      },
    })),
  },
  'writing/c1-n1-d1.json': {
    kind: 'writing',
    version: 1,
    dialect_id: 1,
    category: { uid: 'writing-c1', no: 1, name: '寫作' },
    set: {
      uid: 'writing-c1-n1-d1',
      no: 1,
      level_no: 1,
      title: { hakka: '𠊎愛食', pinyin: 'ngai11 oi55 siid5', chinese: '我要吃' },
      words: [
        { text: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' },
        { text: '啉茶', pinyin: 'lim24 ca11', chinese: '喝茶' },
      ],
      questions: [
        {
          kind: 'cloze',
          hakka: { text: '𠊎愛①，毋愛②。', pinyin: 'ngai11 oi55 siid5 fan55 m11 oi55 lim24 ca11' },
          chinese: { text: '我要吃飯，不要喝茶。' },
          answers: [['食飯'], ['啉茶']],
        },
        {
          kind: 'article',
          prompt: { hakka: '你愛食麼个？', pinyin: 'ngi11 oi55 siid5 ma31 ge55', chinese: '你要吃什麼？' },
          hints: ['先寫要吃什麼。'],
          example: { hakka: '𠊎愛食飯。', pinyin: 'ngai11 oi55 siid5 fan55', chinese: '我要吃飯。' },
        },
      ],
    },
  },
  'classroom_term/c1-d1.json': {
    kind: 'classroom_term',
    version: 1,
    dialect_id: 1,
    category: { uid: 'classroom-term-c1', no: 1, title: '上課' },
    subcategories: [
      {
        uid: 'classroom-term-c1-s1',
        no: 1,
        title: '開始',
        terms: [{ uid: 'classroom-term-c1-s1-n1-d1', no: 1, ...sentence('請坐！', 'qiang31 co24') }],
      },
    ],
  },
}

/** Changes for `tinyPack`: a pack of self-study alone. */
export const studyPack = (files: Record<string, unknown> = tinyStudy, id = 'tiny-study') => ({
  'lessons/a.json': undefined,
  'pack.json': {
    ...tinyManifest,
    version: 2,
    id,
    lessons: [],
    self_study: Object.keys(files).toSorted(),
  },
  ...('reading/b1.json' in files ? { 'pictures/0.webp': WEBP } : {}),
  ...('listening/l1-c1-d1.json' in files ? {} : { 'audio/a.mp3': undefined }),
  ...files,
})
