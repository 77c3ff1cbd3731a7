import { defineStudyKind } from '#kit/study/define.ts'
import { type PictureBook, pictureBook, readingFile } from './content.ts'

export default defineStudyKind<PictureBook>({
  id: 'reading',
  name: '閱讀',
  version: 1,
  layout: { of: 'itself', parts: ['book', 'pages'] },
  file: readingFile,
  item: pictureBook,
  face: ({ book }) => {
    const [title] = Object.values(book.titles)
    return {
      uid: book.uid,
      no: book.no,
      levelNo: book.level_id,
      title: { hakka: title?.text ?? '', pinyin: title?.pinyin ?? '', chinese: book.chinese_title },
    }
  },
})
