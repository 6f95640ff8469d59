const ENGLISH =
  /\b(?:the|is|are|was|does|do|did|what|who|why|how|when|where|which|this|that|it|in|of|and|to|he|she|they|i|you)\b/gu
const OTHER = new Set(
  'es|del|un|la|de|du|et|que|qué|cuál|cómo|quién|por|el|los|las|una|est|quel|quelle|pourquoi|le|les|des|dans|ist|der|das|wie|warum|und|ein|eine|che|cosa|perché|il|della|qual|como|quem|não'.split(
    '|',
  ),
)

/** Whether a question is in another language: other letters, or little words of one and none of English. */
export function isForeign(asked: string): boolean {
  const letters = asked.match(/\p{L}/gu)?.length ?? 0
  if ((asked.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters) return true
  const other = asked.match(/\p{L}+/gu)?.filter((word) => OTHER.has(word)).length ?? 0
  return other > 1 && other > (asked.match(ENGLISH)?.length ?? 0)
}
