const GLOSSES = new Map(
  (
    'serious=not joking|cheerful=happy and bright|rude=not polite|playful=full of fun|calm=quiet and not upset|gloomy=dark and sad|tense=as if something bad may come|humorous=funny|' +
    'teasing=making fun in a light way|sarcastic=saying the opposite of what is meant, to hurt or to joke|admiring=showing that someone is thought well of|' +
    'respectful=polite and careful|critical=pointing out faults|mocking=making fun of someone|thankful=glad for help|regretful=sorry about the past|' +
    'determined=not ready to give up|mysterious=hard to explain|formal=very proper|informal=relaxed, as with friends|ironic=saying one thing and meaning another|' +
    'satirical=making fun of a fault to show it|bitter=angry and hurt|nostalgic=missing the past|reflective=thinking slowly about something|' +
    'solemn=very serious|ominous=as if something bad is coming|mournful=full of grief|defiant=refusing to give in|resigned=having given up hope|' +
    'detached=showing no feeling|urgent=in need of quick action|skeptical=full of doubt|indignant=angry about something unfair|wistful=sad and longing|' +
    'hopeful=thinking that good things can come|loving=full of love|tender=gentle and loving|joyful=full of joy|scary=making someone afraid|warm=kind and friendly'
  )
    .split('|')
    .map((entry) => entry.split('='))
    .map(([word, gloss]) => [word ?? '', gloss ?? ''] as const),
)

/** A plain meaning for a tone word, or nothing when it needs none. */
export function toneGloss(word: string): string {
  return GLOSSES.get(word) ?? ''
}
