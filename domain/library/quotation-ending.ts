/** Marks at the end of words that our notes quote. */
export const ENDING = /[.,;:!?]+$/u
