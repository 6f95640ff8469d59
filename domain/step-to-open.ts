/**
 * Which of the five steps answers a question best, from 1 to 5, and so is open first. The clues of step 2 are
 * shown beside the steps, so it is never that one.
 */
export function stepToOpen(question: string): 1 | 3 | 4 | 5 {
  if (/\bhow (?:do|can|should) (?:i|we|you) (?:find|tell|know|see)\b/iu.test(question)) return 5
  if (/\b(?:mean|means|meaning|theme|message|symbol\w*|why|purpose|point)\b/iu.test(question)) return 4
  if (/\b(?:what happen\w*|summar\w*|retell|about|plot)\b/iu.test(question)) return 1
  return 3
}
