/** An exercise as the editor of its library writes it. */
export interface H5pExercise {
  /** Of its file. */
  name: string
  title: string
  /** Machine name and version. */
  library: string
  content: object
}

const image = {
  path: 'images/file-5f6a1b2c3d4e5.png',
  mime: 'image/png',
  copyright: { license: 'U' },
  width: 64,
  height: 48,
}
const audio = [{ path: 'audios/files-6a1b2c3d4e5f6.mp3', mime: 'audio/mpeg', copyright: { license: 'U' } }]

const behaviour = { enableRetry: true, enableSolutionsButton: true, enableCheckButton: true }
const overallFeedback = [{ from: 0, to: 100, feedback: '做得好' }]

const answer = (text: string, correct: boolean, chosenFeedback = '') => ({
  correct,
  tipsAndFeedback: { tip: '', chosenFeedback, notChosenFeedback: '' },
  text: `<div>${text}</div>\n`,
})

const multiChoice = {
  media: {
    disableImageZooming: false,
    type: {
      library: 'H5P.Image 1.1',
      params: { contentName: 'Image', file: image, alt: '爺爺' },
      subContentId: '6b2f2a8e-3f2c-4d6f-9a53-0d9c5b8a7e11',
      metadata: { contentType: 'Image', license: 'U', title: '爺爺' },
    },
  },
  answers: [
    answer('阿公', true, '<div>對，「阿公」是爺爺。</div>\n'),
    answer('阿婆', false, '<div>「阿婆」是奶奶。</div>\n'),
    answer('阿姆', false),
  ],
  overallFeedback,
  behaviour: { ...behaviour, type: 'auto', singlePoint: false, randomAnswers: true },
  UI: { checkAnswerButton: '檢查', showSolutionButton: '看答案', tryAgainButton: '再試一次' },
  question: '<p>「爺爺」的客語<strong>怎麼說</strong>？</p>\n',
}

const dragText = {
  taskDescription: '<p>把詞放進空格。</p>\n',
  textField: '阿公*食飯*。\n阿婆愛*看書:書是紙做的*，也愛*唱山歌\\+對了\\-再想想*。',
  distractors: '*洗面*\n*睡目*',
  overallFeedback,
  behaviour: { ...behaviour, instantFeedback: false },
  checkAnswer: '檢查',
}

const blanks = {
  text: '<p>填填看。</p>\n',
  questions: ['<p>阿公的太太是*阿婆/阿媽:家人*。</p>\n', '<p>爸爸的爸爸是*阿公*。</p>\n'],
  overallFeedback,
  behaviour: { ...behaviour, caseSensitive: false, autoCheck: false },
  media: { disableImageZooming: false },
}

const dialogcards = {
  title: '<p>家裡的人</p>\n',
  mode: 'normal',
  description: '<p>翻翻看。</p>\n',
  dialogs: [
    {
      text: '<p style="text-align:center;">阿公</p>\n',
      answer: '<p>爺爺</p>\n',
      image,
      imageAltText: '爺爺',
      audio,
      tips: {},
    },
    { text: '<p>阿婆</p>\n', answer: '<p>奶奶 &amp; 外婆</p>\n', tips: { front: '', back: '' } },
  ],
  behaviour: { scaleTextNotCard: false, randomCards: false, disableBackwardsNavigation: false },
  answer: '翻面',
}

const memoryGame = {
  cards: [
    { image, imageAlt: '<p>爺爺</p>', audio, matchImage: image, matchAlt: '阿公', description: '' },
    { image, imageAlt: '奶奶', description: '<p>阿婆</p>\n' },
  ],
  behaviour: { useGrid: true, allowRetry: true },
  lookNFeel: { themeColor: '#909090' },
  l10n: { cardTurns: '翻牌次數' },
}

const flashcards = {
  description: '這是誰？',
  cards: [
    { text: '爺爺', answer: '阿公', image, imageAltText: '', tip: '' },
    { text: '奶奶', answer: '阿婆', tip: '' },
  ],
  caseSensitive: false,
  checkAnswerText: '檢查',
}

const inner = (library: string, params: object, title: string) => ({
  library,
  params,
  subContentId: '0f5b4e58-3c0e-4f0c-8f0b-6a4f5a0c1d2e',
  metadata: { contentType: library.split(' ')[0], license: 'U', title },
})

export const EXERCISES: readonly H5pExercise[] = [
  { name: 'multi-choice', title: '誰是爺爺', library: 'H5P.MultiChoice 1.16', content: multiChoice },
  { name: 'drag-text', title: '放進空格', library: 'H5P.DragText 1.10', content: dragText },
  { name: 'blanks', title: '填填看', library: 'H5P.Blanks 1.14', content: blanks },
  { name: 'dialog-cards', title: '家裡的人', library: 'H5P.Dialogcards 1.9', content: dialogcards },
  { name: 'memory-game', title: '翻牌', library: 'H5P.MemoryGame 1.3', content: memoryGame },
  { name: 'flashcards', title: '這是誰', library: 'H5P.Flashcards 1.7', content: flashcards },
  {
    name: 'question-set',
    title: '總複習',
    library: 'H5P.QuestionSet 1.20',
    content: {
      introPage: { showIntroPage: false },
      progressType: 'dots',
      questions: [
        inner('H5P.MultiChoice 1.16', multiChoice, '第一題'),
        inner('H5P.MultiChoice 1.16', multiChoice, '第二題'),
        inner('H5P.DragText 1.10', dragText, '第三題'),
        inner('H5P.TrueFalse 1.8', { question: '<p>阿公是爺爺。</p>', correct: 'true' }, '是非題'),
      ],
    },
  },
  {
    name: 'interactive-video',
    title: '看影片',
    library: 'H5P.InteractiveVideo 1.27',
    content: { interactiveVideo: { video: { files: [] }, assets: { interactions: [] } } },
  },
]
