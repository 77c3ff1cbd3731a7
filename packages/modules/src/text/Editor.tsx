import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({ content: { label: '內容' } })
