import { editorOf } from '#kit/editor/editor-of.tsx'
import { SentenceChoice } from './SentenceChoice.tsx'

export default editorOf(
  {
    sentences: { label: '課文', one: '句', count: '句' },
    'sentences.hakka': { flat: true, label: '客語' },
    'sentences.chinese': { label: '華語' },
    questions: { label: '題目', one: '題', count: '題' },
    'questions.question': { label: '題目', flat: true },
    'questions.question.text': { label: '題目' },
    'questions.question.sound': { label: '題目的聲音' },
    'questions.question.sound.text': { label: '聲音裡說的話' },
    'questions.question.image': { label: '圖片' },
    'questions.reactable_options': { label: '選項', one: '選項' },
    'questions.reactable_options.chinese': { label: '華語意思' },
    'questions.reactable_options.analysis.text': { label: '選錯時的說明', long: true },
    'questions.analysis.text': { label: '答完的說明', long: true },
    'questions.sentence_no': { label: '答案在哪一句' },
  },
  { 'questions.sentence_no': SentenceChoice },
)
