import { Vocabulary } from '#kit/Vocabulary.tsx'

export default Vocabulary
