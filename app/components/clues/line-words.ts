/** The words about a feeling line: its title, what its points say, and what is shown where it differs. */
export type LineWords = { title: string; felt: string; shown: string }

/** A line about a person or an animal; any other says of itself what rises and falls ("How loud the joy is"). */
const aboutMore = /^(?:How|What|The tone)\b|,|\b(?:and|behind|in|of|that|toward)\b/u

/** "Maya’s feeling", "what Maya feels", "what Maya shows"; for a line that has a title of its own, that title. */
export function lineWords(whose: string): LineWords {
  const name = whose.slice(0, 1).toUpperCase() + whose.slice(1)
  if (aboutMore.test(name)) return { title: name, felt: 'felt', shown: 'shown' }
  const ending = /^The .*s$/u.test(name) ? '' : 's'
  return { title: `${name}’${ending} feeling`, felt: `what ${whose} feels`, shown: `what ${whose} shows` }
}
