import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  questions: { label: '題目', one: '題', count: '題' },
  'questions.question': { label: '題目', flat: true },
  'questions.question.text': { label: '題目', hint: '要學生填的地方寫成 ＿＿' },
  'questions.chinese': { label: '整句的華語', hint: '答對以後才會看到' },
  'questions.reactable_options': { label: '選項', one: '選項' },
  'questions.reactable_options.chinese': { label: '華語意思' },
  'questions.reactable_options.analysis.text': { label: '選錯時的說明', long: true },
})
