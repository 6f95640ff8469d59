/**
 * Adverbs of how something was said: adverb | literal meaning.
 * An adverb in -ly that is not here is explained as "in a ... way".
 * Source: written for this project. License: MIT, as the project.
 */
const MANNERS = `
abruptly|suddenly and without being polite
absently|while thinking of something else
again|one more time
airily|as if it did not matter
aloud|so that others could hear
angrily|with anger
anxiously|with worry
apologetically|as if saying sorry
ardently|with strong feeling
bitterly|with anger and hurt
blandly|calmly and without showing feeling
bluntly|directly, without trying to be gentle
boldly|without fear
breathlessly|as if out of breath
briefly|in few words
brightly|in a happy voice
briskly|quickly, as if busy
brusquely|quickly and not very politely
calmly|without excitement or anger
carelessly|as if it did not matter
cautiously|with care, because there could be trouble
cheerfully|in a happy way
civilly|politely, but not warmly
coldly|without friendly feeling
complacently|as if very pleased with oneself
contemptuously|as if the other person deserves no respect
contentedly|in a calm and happy way
coolly|calmly, and not in a friendly way
crossly|with some anger
curtly|in few words, not politely
decidedly|without any doubt
defiantly|as if refusing to obey
deliberately|slowly and on purpose
desperately|as if there were almost no hope
disdainfully|as if the other person were not good enough
distantly|not in a friendly way
doggedly|without giving up
doubtfully|without being sure
dreamily|as if in a dream
drily|in a plain voice, with a hidden joke
dryly|in a plain voice, with a hidden joke
dully|without interest or feeling
eagerly|with great interest; wanting something very much
earnestly|in a serious way, meaning every word
emphatically|with force, to show it is important
evasively|without giving a clear answer
faintly|in a weak voice
feebly|in a weak voice
fervently|with strong feeling
fiercely|with great force or anger
firmly|in a way that will not change
flatly|without feeling, and not to be argued with
frankly|honestly, without hiding anything
gaily|in a happy way
gently|in a soft and kind way
gloomily|in a sad way, without hope
gravely|in a very serious way
gruffly|in a low, rough voice
grumpily|with a bad temper
haltingly|with many stops
happily|with happiness
harshly|in an unkind, rough way
hastily|too quickly
haughtily|as if better than others
hoarsely|in a rough voice, as with a sore throat
hopefully|with hope
hotly|with anger
huskily|in a low, rough voice, often because of strong feeling
impatiently|as if unable to wait; a little angry
imploringly|as if begging
impressively|so that others take it as important
indifferently|as if it did not matter
indignantly|with anger because something seems unfair
innocently|as if knowing nothing bad
ironically|meaning the opposite of the words
irritably|with a quick, small anger
jokingly|not meaning it seriously
jovially|in a friendly, happy way
joyfully|with joy
kindly|in a kind way
languidly|slowly, as if tired
lazily|as if without energy
lightly|as if it were not serious
loftily|as if better than others
loudly|in a loud voice
low|in a quiet voice
meditatively|as if thinking deeply
meekly|quietly, ready to obey
mildly|in a calm, gentle way
miserably|with great unhappiness
mockingly|to make fun of someone
moodily|with a bad temper or sadness
mournfully|with deep sadness
nervously|with worry or fear
obstinately|refusing to change one's mind
passionately|with very strong feeling
patiently|calmly, without hurrying anyone
pathetically|so that others feel sorry
peevishly|in an annoyed way, about small things
pettishly|in an annoyed, childish way
piteously|so that others feel sorry
placidly|in a calm way
plaintively|in a sad voice, as if complaining
playfully|as in a game; not seriously
pleasantly|in a friendly way
pointedly|so that someone knows it is meant for them
politely|with good manners
proudly|with pride
quaveringly|in a shaking voice
quickly|fast
quietly|in a low voice
rapidly|fast
reassuringly|to take away worry
regretfully|with sadness about something
reluctantly|not really wanting to
reproachfully|to show that the other did wrong and it hurts
resentfully|with hidden anger at something unfair
resignedly|accepting something one does not like
resolutely|with a mind made up
respectfully|with respect
roughly|not gently
rudely|without good manners
ruefully|with sadness or regret, and a small smile
sadly|with sadness
sarcastically|saying the opposite of what is meant, to hurt or make fun
savagely|with great anger
scornfully|as if the other person deserves no respect
sententiously|as if teaching a lesson about right and wrong
seriously|not joking
severely|in a very strict way
shakily|in a shaking voice
sharply|in a quick, angry or strict way
sheepishly|as if feeling foolish
shortly|in few words, not in a friendly way
shrewdly|as if understanding more than others
shrilly|in a high, loud voice
shyly|with fear of being noticed
slowly|at a slow speed
slyly|as if having a secret
smoothly|in an easy, pleasant way that may hide something
softly|in a quiet, gentle voice
solemnly|in a very serious way
soothingly|to make someone calm
sorrowfully|with deep sadness
steadily|without shaking or stopping
sternly|in a strict way
stiffly|not in a relaxed or friendly way
stoutly|firmly and bravely
stubbornly|refusing to change one's mind
sturdily|firmly and bravely
submissively|ready to obey
suddenly|without any warning
sulkily|angry and silent, like a hurt child
sullenly|angry and unwilling to speak
suspiciously|as if not trusting someone
sweetly|in a pleasant, kind voice
sympathetically|sharing the other person's sadness
tartly|in a sharp, not very kind way
tearfully|crying or close to crying
tenderly|with love and care
tersely|in very few words
testily|with a quick, small anger
thickly|in an unclear voice
thoughtfully|while thinking
timidly|with little courage
together|at the same time
tranquilly|in a calm way
tremulously|in a shaking voice
triumphantly|as one who has won
uncertainly|without being sure
uneasily|with some worry
unhappily|with sadness
urgently|as if there is no time to lose
vaguely|not clearly
vehemently|with great force
viciously|wanting to hurt
violently|with great force
warmly|with friendly feeling, or with some anger
weakly|in a weak voice
wearily|as if very tired
wildly|without control
wistfully|with sad wishing for something
wonderingly|with wonder
wryly|with a small, bitter joke
`

let manners: Map<string, string> | undefined

/** The literal meaning of an adverb of manner; undefined for another word. */
export function mannerMeaning(adverb: string): string | undefined {
  manners ??= new Map(
    MANNERS.trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )
  const known = manners.get(adverb)
  if (known !== undefined || adverb.length < 6 || !adverb.endsWith('ly') || NOT_MANNER.has(adverb))
    return known
  const stem = adverb.endsWith('ily') ? `${adverb.slice(0, -3)}y` : adverb.slice(0, -2)
  return /^[aeiou]/.test(stem) ? `in an ${stem} way` : `in a ${stem} way`
}

const NOT_MANNER = new Set(
  'presently immediately directly really nearly hardly finally instantly family reply apply supply certainly probably merely scarcely only early italy emily afterly simply barely recently lately'.split(
    ' ',
  ),
)
