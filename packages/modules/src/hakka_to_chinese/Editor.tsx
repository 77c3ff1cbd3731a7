import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  questions: { label: '題目', one: '題', count: '題' },
  'questions.hakka_question_text': { label: '客語句子', long: true },
  'questions.chinese_question_text': { label: '華語翻譯', long: true },
  'questions.sound': { label: '聲音' },
})
