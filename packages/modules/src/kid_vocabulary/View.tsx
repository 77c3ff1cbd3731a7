import { Vocabulary } from '#kit/word/Vocabulary.tsx'

export default Vocabulary
