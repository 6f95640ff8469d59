/**
 * Tones, each with the evidence that speaks for it.
 * Source: written for this project on its own bank of tone words. License: that of this repository.
 *
 * One tone a line: name, band it is used from | what it is, in plain words | evidence with its weight | words a
 * reader could use in its place. Evidence names are fields (semantic-fields.ts), families of feeling (`f-sadness`) and forms:
 * exclaim, question, long, short, first, second. A negative weight is evidence against. `needs=a,b` asks for at
 * least one of these; `only=possible` marks a tone that word lists alone can never make likely.
 */
export const toneRows = `
friendly elementary | sounding like someone who likes you | friend:2 f-love:1 chat:0.5 second:0.5 home:0.5 exclaim:0.3 anger:-1 grief:-1 death:-1 | companionable sociable conversational
warm elementary | showing care and affection | home:2 f-love:1 love:0.7 joy:0.5 quietness:0.3 anger:-1 death:-1 danger:-1 | affectionate loving tender warmhearted
kind elementary | wanting others to feel well | f-love:1.3 home:0.7 thanks:1 politeness:0.5 anger:-1 scorn:-1 death:-1 | considerate compassionate caring encouraging consoling
gentle elementary | soft and careful, with no force | quietness:1.5 home:1.3 nature:0.7 f-love:0.5 anger:-1 danger:-1 death:-1 | tender soft soothing peaceful calm affectionate
funny elementary | meant to make a reader laugh | laughter:2 play:0.5 silliness:0.5 exclaim:0.3 grief:-0.7 death:-1 | comical humorous amused
playful elementary | having fun with the subject or the words | play:2 silliness:1 laughter:0.7 joy:0.5 exclaim:0.3 grief:-0.7 death:-0.7 | whimsical lighthearted mischievous lively
silly elementary | full of nonsense on purpose | silliness:2 play:0.5 laughter:0.3 exclaim:0.3 death:-1 | nonsensical whimsical
cheerful elementary | happy and bright | joy:2 light:0.7 celebration:1 play:0.3 nature:0.3 first:0.2 f-joy:0.5 grief:-1 death:-1 | joyful happy celebratory exuberant lighthearted
serious elementary | treating the subject as important | resolve:0.7 reasoning:0.7 holy:0.6 death:0.5 fault:0.7 danger:0.5 long:0.5 play:-1 laughter:-1 joy:-0.5 | grave earnest somber sober
sad elementary | showing sorrow | grief:2 f-sadness:1.2 f-loneliness:0.7 death:0.4 joy:-0.7 play:-1 | sorrowful unhappy melancholy anguished
angry elementary | showing anger | anger:2 f-anger:1.5 exclaim:0.6 rudeness:1 joy:-0.5 needs=exclaim,second,first,rudeness | furious exasperated
excited elementary | full of energy and eager | excitement:1.8 exclaim:1 f-hope:0.7 joy:0.5 f-surprise:0.7 death:-1 grief:-0.7 | enthusiastic eager lively wondering
scary elementary | meant to make a reader afraid | fear:2 f-fear:1.3 darkness:0.5 omen:0.8 joy:-0.5 play:-1 home:-0.5 needs=omen,darkness,danger,death | frightening horrified fearful eerie creepy
proud elementary | pleased with what was done or who one is | f-pride:1.8 noble:1 celebration:1 first:0.4 fault:-0.5 f-shame:-0.7 | confident triumphant boastful
hopeful elementary | expecting good things | hopefulness:2 f-hope:1 joy:0.4 light:0.3 resolve:0.3 death:-0.7 grief:-0.5 fear:-0.3 | optimistic inspirational eager idealistic
polite elementary | using good manners | politeness:2 thanks:0.7 f-love:0.3 rudeness:-2 anger:-1 | courteous civil
rude elementary | with bad manners | rudeness:2 scorn:0.5 exclaim:0.4 politeness:-1 needs=rudeness | insulting disrespectful
honest elementary | saying plainly what is true | blunt:2 confiding:0.8 first:0.4 | sincere candid frank
mean elementary | wanting to hurt | rudeness:1.5 scorn:1 anger:0.5 f-disgust:0.7 joy:-0.5 needs=rudeness | cruel spiteful hostile
calm elementary | quiet, without strong feeling | quietness:1.8 f-calm:1 nature:0.5 sense:0.4 exclaim:-0.7 fear:-1 anger:-1 danger:-1 death:-0.7 | peaceful tranquil serene languid
dreamy elementary | like a pleasant dream | dreaminess:1.5 sense:1 nature:0.6 quietness:0.7 light:0.3 danger:-1 anger:-0.7 fault:-0.7 | languid sensuous imaginative luxurious
informative middle | giving facts and explaining them | explaining:1.5 measured:1 formality:0.7 exclaim:-0.7 grief:-0.7 love:-0.7 first:-0.5 | explanatory instructive objective factual
gloomy middle | dark and without hope | darkness:1.5 grief:0.8 decay:1 cold:0.7 death:0.4 f-sadness:0.7 weariness:0.5 light:-0.5 joy:-1 play:-1 | dark bleak melancholy somber despairing dreary
tense middle | strained, waiting for something bad | tension:1.5 danger:1 need:0.5 f-fear:0.7 short:0.5 quietness:-0.3 joy:-0.7 nature:-0.7 | anxious suspenseful dramatic nervous
humorous middle | finding the funny side | laughter:1.5 play:0.8 gentleirony:0.5 silliness:0.5 scorn:0.3 exclaim:0.2 death:-1 grief:-0.7 | witty amused funny comic
teasing middle | making fun in a friendly way | laughter:0.8 play:0.8 second:0.6 friend:0.5 scorn:0.3 gentleirony:0.5 death:-1 needs=second | joking bantering
sarcastic middle | saying the opposite of what is meant, to hurt | gentleirony:1 scorn:1 rudeness:0.7 exclaim:0.4 second:0.4 needs=second,exclaim only=possible | cutting biting
admiring middle | thinking highly of someone or something | praise:1.8 noble:1.2 f-love:0.3 f-surprise:0.3 light:0.2 scorn:-0.7 fault:-0.7 rudeness:-1 | reverent celebratory appreciative adoring loving
respectful middle | showing honor | noble:0.7 holy:0.7 praise:0.7 politeness:0.7 ceremony:0.5 scorn:-1 rudeness:-1 laughter:-0.5 needs=holy,noble,politeness | reverent deferential
critical middle | finding faults | fault:1.8 scorn:1 doubt:0.5 reasoning:0.4 love:-0.5 joy:-0.5 praise:-0.3 | disapproving faultfinding pessimistic
mocking middle | making fun in an unkind way | scorn:1.7 laughter:0.6 gentleirony:0.6 rudeness:0.5 grief:-0.5 only=possible | scornful derisive satirical
thankful middle | glad of what was given or done | thanks:2.5 joy:0.4 f-joy:0.3 | grateful appreciative
regretful middle | wishing it had been otherwise | regret:2 f-shame:0.8 past:0.5 grief:0.4 selfblame:0.7 | remorseful sorry rueful
determined middle | having decided not to give up | resolve:1.6 reasoning:0.5 boldness:0.8 f-hope:0.7 f-pride:0.3 doubt:-0.5 | resolute persuasive firm
mysterious middle | hiding something that a reader wants to know | omen:1.8 question:0.6 darkness:0.6 f-confusion:0.7 f-surprise:0.3 holy:0.2 chat:-0.5 measured:-0.5 formality:-0.5 | eerie puzzling wondering awed
formal middle | careful and official, not like everyday talk | formality:1.5 long:0.7 reasoning:0.4 ceremony:0.3 chat:-1 exclaim:-0.7 first:-0.5 | scholarly academic official objective
informal middle | like everyday talk | chat:1.4 exclaim:0.3 second:0.4 short:0.3 formality:-1 ceremony:-1 long:-0.4 | conversational casual colloquial
ironic high | saying one thing while meaning another | gentleirony:1.8 scorn:0.5 plainness:0.3 decay:0.2 formality:0.2 exclaim:-0.2 only=possible | witty sly double-edged
satirical high | making fun of people or customs to show their faults | scorn:1.3 gentleirony:1 fault:0.6 laughter:0.4 only=possible | mocking witty ironic
bitter high | angry and hurt at once | f-anger:0.9 anger:0.9 grief:0.7 scorn:0.6 fault:0.4 joy:-0.7 needs=exclaim,second,first,scorn | resentful rancorous
nostalgic high | looking back fondly | past:1.8 home:0.9 joy:0.3 nature:0.3 grief:0.2 danger:-0.7 doubt:-0.3 | longing homesick
reflective high | thinking quietly about something | weighing:1.5 past:0.6 doubt:0.4 first:0.4 question:0.3 quietness:0.3 exclaim:-0.7 danger:-0.5 | thoughtful meditative pensive contemplative
solemn high | deeply serious, as at an important event | holy:1.2 death:0.7 ceremony:0.8 noble:0.5 resolve:0.3 long:0.2 play:-1 laughter:-1 chat:-0.5 | grave somber dignified reverent serious
ominous high | as if something bad will happen | omen:1.3 fear:0.9 darkness:0.8 danger:0.6 death:0.5 f-fear:0.5 cold:0.3 joy:-0.7 praise:-0.3 laughter:-0.7 needs=omen,danger,death | foreboding dark menacing threatening
mournful high | grieving for something lost | grief:1.3 death:1 f-sadness:0.8 past:0.4 decay:0.3 memory-of-dead:0.7 joy:-0.5 play:-1 laughter:-1 needs=grief,f-sadness | melancholy sorrowful sad grieving elegiac
defiant high | refusing to give way | boldness:2 resolve:0.6 exclaim:0.4 f-pride:0.4 danger:0.2 giving-up:-1 | rebellious unyielding heroic
resigned high | accepting what can't be changed | giving-up:2 weariness:0.8 grief:0.3 exclaim:-0.5 boldness:-1 | weary accepting fatalistic
detached high | without showing any feeling | measured:1.2 plainness:0.6 formality:0.7 understated:0.4 exclaim:-1 grief:-1 joy:-1 love:-1 fear:-1 first:-0.5 | matter-of-fact impersonal objective
urgent high | pressing for quick action | need:1.6 resolve:0.5 exclaim:0.7 danger:0.5 tension:0.4 short:0.3 quietness:-1 dreaminess:-0.7 | dramatic pressing insistent
skeptical high | doubting what others say | doubt:1.5 fault:0.8 scorn:0.4 question:0.5 love:-0.5 joy:-0.5 | doubtful questioning distrustful
ambivalent high | feeling two opposite things at once | f-confusion:0.8 doubt:0.7 only=possible | bittersweet mixed torn
indignant high | angry about something unfair | anger:1.2 fault:0.8 exclaim:0.7 question:0.3 f-anger:0.7 f-disgust:0.4 needs=exclaim,second,first | outraged
sardonic college | mocking in a cold, bitter way | scorn:1 gentleirony:0.8 death:0.3 understated:0.3 only=possible | scornful cynical mocking
elegiac college | grieving for the dead in a poem or speech | memory-of-dead:1.8 death:0.7 grief:0.6 past:0.4 noble:0.3 exclaim:-0.4 laughter:-1 needs=grief,f-sadness,noble | mournful melancholy
understated college | saying less than is meant | understated:1.8 exclaim:-0.7 gentleirony:0.3 only=possible | restrained
deadpan college | funny while sounding serious | laughter:0.7 formality:0.5 gentleirony:0.7 understated:0.5 exclaim:-0.7 death:-0.7 only=possible | dry straight-faced
equivocal college | open to more than one meaning on purpose | doubt:1.2 weighing:0.4 only=possible | ambiguous evasive
didactic college | teaching how one should act | advice:1.5 reasoning:0.4 second:0.4 first:-0.2 needs=second | moralizing instructive preachy
irreverent college | joking about what others take seriously | profane:1.8 laughter:0.6 holy:0.3 only=possible | disrespectful
wistful college | sad and longing in a quiet way | past:0.9 regret:0.8 grief:0.7 f-hope:0.6 dreaminess:0.5 f-loneliness:0.5 danger:-0.7 exclaim:-0.3 needs=past,regret | longing bittersweet melancholy nostalgic
austere college | plain and severe | plainness:1.5 cold:0.6 decay:0.4 exclaim:-0.5 joy:-0.7 love:-0.5 | stark severe desolate
self-lacerating college | attacking oneself | selfblame:1.8 f-shame:1.2 first:0.6 grief:0.3 needs=selfblame | self-blaming remorseful
ceremonious college | formal, as at a ceremony | ceremony:1.6 politeness:0.5 holy:0.4 noble:0.4 chat:-1 | stately dignified formal
confiding college | as if telling a secret to a friend | confiding:1.8 first:0.5 second:0.4 chat:0.3 | intimate trusting
`
