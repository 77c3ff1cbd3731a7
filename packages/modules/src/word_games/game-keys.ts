/** Keys of twelve cards by their places, as they lie on a keyboard; of fewer cards the digits. */
export const LETTER_KEYS = [...'qwerasdfzxcv']
export const DIGIT_KEYS = [...'1234567890-=']
