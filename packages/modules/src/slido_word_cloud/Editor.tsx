import { BackgroundField } from '#kit/editor/BackgroundField.tsx'
import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf(
  {
    questions: { label: '題目', one: '題', count: '題' },
    'questions.text': { label: '題目' },
    'questions.images': { label: '圖片', one: '圖片', count: '張' },
    'questions.background_image': { label: '背景圖' },
    youth_data: { hidden: true },
  },
  { 'questions.background_image': BackgroundField },
)
