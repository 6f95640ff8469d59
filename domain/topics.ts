/** The four topics of the blog, each with a page of its own. */
export const topics = ['reading-comprehension', 'tone-analysis', 'special-education', 'ai-tools'] as const
export type Topic = (typeof topics)[number]

export const topicNames: Record<Topic, string> = {
  'reading-comprehension': 'Reading comprehension',
  'tone-analysis': 'Tone analysis',
  'special-education': 'Special education',
  'ai-tools': 'AI tools',
}

export const topicDescriptions: Record<Topic, string> = {
  'reading-comprehension':
    'How to find out what a text says, step by step, and how to show where it says it.',
  'tone-analysis': 'How to tell from the words what a speaker feels, and how to name it.',
  'special-education': 'How to teach and support readers who find tone and feelings hard to see.',
  'ai-tools': 'How to use an AI tool for reading, and how to check what it says against the text.',
}

export function isTopic(value: unknown): value is Topic {
  return topics.some((topic) => topic === value)
}
