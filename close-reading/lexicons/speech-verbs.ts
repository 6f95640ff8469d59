/**
 * Verbs that can tag direct speech, with what they say about how it was said, put literally.
 * One verb a line: dictionary form | past form (when not made with -ed) | meaning. An empty meaning: a plain verb.
 * Source: written for this project. License: MIT, as the project.
 */
const VERBS = `
say|said|
tell|told|
ask|asked|
answer|answered|
reply|replied|
remark|remarked|
observe|observed|
add|added|said more after a first remark
continue|continued|went on speaking
go on|went on|went on speaking
begin|began|started to speak
resume|resumed|started to speak again after a stop
return|returned|answered; here it does not mean came back
rejoin|rejoined|answered, sometimes sharply
respond|responded|answered
retort|retorted|answered quickly and sharply
inquire|inquired|asked
enquire|enquired|asked
question|questioned|asked, perhaps because of doubt
query|queried|asked, perhaps because of doubt
demand|demanded|asked in a firm or angry way, expecting an answer
exclaim|exclaimed|said suddenly and strongly, because of surprise or another strong feeling
cry|cried|said loudly and with strong feeling; here it does not mean wept
call|called|said in a loud voice so that someone far away could hear
shout|shouted|said very loudly
yell|yelled|said very loudly, often because of anger or excitement
scream|screamed|said in a very loud, high voice, because of fear, pain or anger
shriek|shrieked|said in a very loud, high voice, because of fear or excitement
screech|screeched|said in a loud, high, unpleasant voice
bellow|bellowed|said in a very loud, deep voice
roar|roared|said in a very loud, deep voice, often because of anger
thunder|thundered|said very loudly and angrily, like thunder
howl|howled|said in a long, loud cry of pain, anger or sadness
bawl|bawled|shouted roughly
holler|hollered|shouted
whoop|whooped|shouted with joy or excitement
whisper|whispered|said very quietly, with breath and almost no voice
murmur|murmured|said in a low, soft voice that is hard to hear
mutter|muttered|said in a low, unclear voice, often because of annoyance
mumble|mumbled|said in an unclear way, with the mouth nearly closed
breathe|breathed|said very softly, as if only breathing the words
sigh|sighed|said while breathing out slowly, because of sadness, tiredness or relief
groan|groaned|said in a low, long sound of pain or unhappiness
moan|moaned|said in a long, low, unhappy sound
grumble|grumbled|complained in a low voice
growl|growled|said in a low, rough, angry voice
snarl|snarled|said in a rough, very angry voice, like an angry dog
snap|snapped|said quickly and angrily; here it does not mean broke
bark|barked|said in a short, loud, sharp way, like a dog's bark
hiss|hissed|said in a sharp whisper
spit|spat|said with anger and dislike
sneer|sneered|said in a way that shows no respect
scoff|scoffed|said in a way that shows the idea seems foolish to the speaker
jeer|jeered|said loudly and rudely, to make fun of someone
mock|mocked|said to make fun of someone
taunt|taunted|said to hurt or anger someone
tease|teased|said to make fun of someone, in a friendly or an unkind way
joke|joked|said to make others laugh; not meant seriously
jest|jested|said as a joke
quip|quipped|made a short, clever joke
laugh|laughed|said while laughing
chuckle|chuckled|said while laughing quietly
giggle|giggled|said while laughing in a light, high, silly way
smile|smiled|said while smiling
grin|grinned|said while smiling widely
beam|beamed|said while smiling with great happiness
sob|sobbed|said while crying hard
weep|wept|said while crying
wail|wailed|said in a long, high, very sad voice
whimper|whimpered|said in a weak voice, close to crying, because of fear or pain
whine|whined|complained in a long, high voice
blubber|blubbered|said while crying noisily
sniff|sniffed|said while drawing air in through the nose, often to show dislike
ask again|asked again|asked one more time
snort|snorted|said while pushing air out through the nose, to show anger or disbelief
gasp|gasped|said while breathing in suddenly, because of shock or pain
pant|panted|said while breathing fast, because of running or excitement
choke|choked|said with difficulty, because a strong feeling made the throat tight
croak|croaked|said in a deep, rough voice, as if the throat were dry
rasp|rasped|said in a rough, unpleasant voice
wheeze|wheezed|said while breathing with difficulty
stammer|stammered|said with stops and repeated sounds, because of fear or nervousness
stutter|stuttered|said with stops and repeated sounds
falter|faltered|said in an unsteady voice, because of doubt or strong feeling
hesitate|hesitated|spoke slowly and with stops, not being sure
quaver|quavered|said in a shaking voice, because of fear or age
tremble|trembled|said in a shaking voice
squeak|squeaked|said in a very high, short sound
squeal|squealed|said in a long, very high voice
pipe|piped|said in a high, thin voice
chirp|chirped|said in a high, cheerful voice
coo|cooed|said in a soft, loving voice
purr|purred|said in a low, pleased voice, like a cat
drawl|drawled|said slowly, with long sounds
sing|sang|said in a voice like singing
chant|chanted|said again and again in one rhythm
recite|recited|said from memory
read|read|said aloud from something written
quote|quoted|said in someone else's words
repeat|repeated|said again
echo|echoed|said again what someone else said
stress|stressed|said with extra force because it is important
insist|insisted|said firmly and would not accept no
assert|asserted|said firmly as a fact
declare|declared|said clearly and firmly
announce|announced|said so that everyone would know
proclaim|proclaimed|said publicly and with importance
state|stated|said clearly as a fact
affirm|affirmed|said firmly that something is true
aver|averred|said firmly that something is true
maintain|maintained|kept saying that something is true
claim|claimed|said that something is true, perhaps without proof
swear|swore|promised strongly, or used bad language
vow|vowed|made a serious promise
promise|promised|said that one would surely do something
assure|assured|said something to take away doubt or worry
warn|warned|said that something bad could happen
threaten|threatened|said that one would do harm
order|ordered|said what someone must do
command|commanded|said with authority what someone must do
direct|directed|said what someone must do
instruct|instructed|said how something must be done
urge|urged|tried hard to make someone do something
beg|begged|asked with great need
plead|pleaded|asked with strong feeling and great need
implore|implored|asked with very strong feeling and great need
entreat|entreated|asked with great feeling
beseech|besought|asked with very strong feeling
pray|prayed|asked God, or asked with great need
request|requested|asked politely
suggest|suggested|said as an idea for others to think about
propose|proposed|offered as a plan
offer|offered|said as a help or an idea
advise|advised|said what would be best to do
hint|hinted|said without saying it directly
explain|explained|made clear why or how
reason|reasoned|said while thinking the matter through
argue|argued|gave reasons for or against
protest|protested|said strongly that one does not agree
object|objected|said that one does not agree
complain|complained|said that one is not happy about something
contradict|contradicted|said that the opposite is true
interrupt|interrupted|spoke before the other person had finished
interpose|interposed|spoke between what others were saying
interject|interjected|said suddenly, between what others were saying
put in|put in|added while others were talking
break in|broke in|spoke before the other person had finished
burst out|burst out|said suddenly, because of a strong feeling
blurt|blurted|said suddenly without thinking
ejaculate|ejaculated|said suddenly and shortly
agree|agreed|said that one thinks the same
assent|assented|said yes
admit|admitted|said that something is true, though one did not want to
confess|confessed|told something one had kept secret or is sorry for
concede|conceded|said that the other is right, though one did not want to
acknowledge|acknowledged|said that something is true
deny|denied|said that something is not true
refuse|refused|said no to doing something
decline|declined|said no politely
apologize|apologized|said sorry
thank|thanked|said thanks
greet|greeted|said hello
welcome|welcomed|said a friendly hello
comfort|comforted|said something to make a sad person feel better
console|consoled|said something to make a sad person feel better
soothe|soothed|said something to make someone calm
reassure|reassured|said something to take away worry
encourage|encouraged|said something to give hope or courage
coax|coaxed|asked gently and kindly, to make someone agree
persuade|persuaded|gave reasons so that someone would agree
scold|scolded|told someone angrily that they did wrong
chide|chided|told someone, not very angrily, that they did wrong
reprove|reproved|told someone that they did wrong
rebuke|rebuked|told someone sharply that they did wrong
reproach|reproached|told someone with sadness or anger that they did wrong
accuse|accused|said that someone did something wrong
upbraid|upbraided|spoke angrily to someone about a fault
boast|boasted|spoke with too much pride about oneself
brag|bragged|spoke with too much pride about oneself
crow|crowed|spoke proudly about having won
gloat|gloated|spoke with pleasure about another's bad luck
marvel|marveled|said with wonder
muse|mused|said while thinking, as if to oneself
ponder|pondered|said while thinking slowly
reflect|reflected|said or thought carefully
think|thought|said in one's own mind, not aloud
wonder|wondered|asked oneself
conclude|concluded|said as the end of one's thinking
decide|decided|said after making up one's mind
guess|guessed|said without being sure
speculate|speculated|said without knowing, as a guess
correct|corrected|said what is right in place of what was wrong
counter|countered|answered with an opposite point
challenge|challenged|asked someone to prove or defend something
cite|cited|named as a proof
comment|commented|said as an opinion
mention|mentioned|said briefly
note|noted|said after noticing
report|reported|told what happened
relate|related|told as a story
recount|recounted|told as a story
reveal|revealed|told something that was hidden
confide|confided|told as a secret
utter|uttered|said aloud
pronounce|pronounced|said clearly or as a judgment
articulate|articulated|said with clear sounds
speak|spoke|
pursue|pursued|went on with the same subject
proceed|proceeded|went on speaking
persist|persisted|kept saying it
finish|finished|said as the last part
end|ended|said as the last part
soliloquize|soliloquized|spoke to oneself
soliloquise|soliloquised|spoke to oneself
apologise|apologised|said sorry
sympathize|sympathized|said that one shares someone's sadness
volunteer|volunteered|said without being asked
venture|ventured|said carefully, not sure how others would take it
grunt|grunted|said in a short, low sound, often without interest
gulp|gulped|said while swallowing, because of fear or surprise
hoot|hooted|said with loud laughter or to make fun of someone
drone|droned|said in a low, boring voice that goes on and on
babble|babbled|said fast and in a way that is hard to understand
jabber|jabbered|said fast and in a way that is hard to understand
chatter|chattered|talked fast about unimportant things
gush|gushed|said with too much praise or feeling
enthuse|enthused|said with great interest
trill|trilled|said in a high voice, like a bird
lisp|lisped|said with a soft "th" sound in place of "s"
prompt|prompted|said something to help or push someone to speak
press|pressed|asked again, not letting go
pipe up|piped up|began to speak suddenly, in a high voice
speak up|spoke up|began to speak so that others heard
cut in|cut in|spoke before the other person had finished
snicker|snickered|said while laughing quietly and unkindly
snigger|sniggered|said while laughing quietly and unkindly
simper|simpered|said with a silly, false smile
rave|raved|said wildly, as if out of one's mind
rage|raged|said with very great anger
storm|stormed|said with loud anger
fume|fumed|said with anger held inside
rumble|rumbled|said in a very deep voice
boom|boomed|said in a very loud, deep voice
lament|lamented|said with great sadness
mourn|mourned|said with great sadness
bleat|bleated|said in a weak, complaining voice
nod|nodded|said yes while moving the head down and up
shrug|shrugged|said while raising the shoulders, to show not knowing or not caring
frown|frowned|said with a troubled or angry look
quoth|quoth|said (an old word)
chortle|chortled|said while laughing happily through the nose and throat
cackle|cackled|said with a loud, harsh laugh
splutter|spluttered|said in quick, broken bursts, because of anger or surprise
sputter|sputtered|said in quick, broken bursts, because of anger or surprise
`

/** A verb of speech: its dictionary form, and literally how the words were said ('' for a plain verb). */
export type SpeechVerb = { lemma: string; past: string; manner: string }

let verbs: Map<string, SpeechVerb> | undefined

/** Every form of each verb of speech; forms of two words ("went on") keep their space. */
export function speechVerbs(): ReadonlyMap<string, SpeechVerb> {
  if (verbs) return verbs
  verbs = new Map()
  for (const line of VERBS.trim().split('\n')) {
    const [lemma = '', past = '', manner = ''] = line.split('|')
    for (const form of [past, lemma, thirdPerson(lemma), ingForm(lemma)]) {
      if (!verbs.has(form)) verbs.set(form, { lemma, past, manner })
    }
  }
  return verbs
}

function thirdPerson(lemma: string): string {
  const [verb = '', particle] = lemma.split(' ')
  const form = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:ss|sh|ch|x|go)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`
  return particle ? `${form} ${particle}` : form
}

function ingForm(lemma: string): string {
  const [verb = '', particle] = lemma.split(' ')
  const stem = /[^aeiouy][aeiou][gnpt]$/.test(verb) && verb.length < 5 ? verb + verb.slice(-1) : verb
  const form = verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${stem}ing`
  return particle ? `${form} ${particle}` : form
}
