import { editorOf } from '#kit/editor/editor-of.tsx'
import { HoverField } from '#kit/editor/HoverField.tsx'

export default editorOf(
  {
    words: { label: '語詞', one: '語詞' },
    'words.text': {
      flat: true,
      order: ['hakka', 'chinese', 'hakka_hover', 'image', 'audio'],
    },
    'words.text.chinese': { label: '華語', required: true },
    'words.text.hakka_hover': { required: true },
    'words.text.image': { label: '圖片' },
    'words.text.audio': { label: '語詞的聲音' },
    'words.sentence': { label: '例句' },
    'words.sentence.hakka': { label: '客語例句', required: true, long: true },
    'words.sentence.chinese': { label: '例句的華語', required: true },
    'words.sentence.image': { label: '例句的圖' },
    'words.sentence.audio': { label: '例句的聲音' },
  },
  { 'words.text.hakka_hover': HoverField },
)
