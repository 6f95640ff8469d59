/**
 * Words that students meet in stories, poems, speeches and articles, and the terms for talking about them, with one
 * plain meaning each: dictionary form | meaning. They stand beside word-meanings.ts for a reader who asks about a
 * word; no detector uses them. The meaning is the usual one; a word can mean something else in one place.
 * Source: written for this project. License: MIT, as the project.
 */
const MEANINGS = `
aberrant|unlike what is usual
abrupt|sudden; short and not friendly
abstain|choose not to do something
abstract|about ideas, not things; a short summary
accolade|high praise
accompany|go along with
accomplishment|something done well and finished
account|a telling of what happened; or a record of money
accumulate|gather more and more
acerbic|sharp and bitter in what is said
acknowledge|agree that something is true
acrid|sharp and bitter in smell
acumen|skill in judging things
adamant|sure and not giving way
adept|very skilled
adjust|change a little so that it fits
administration|the people who run a government or an office
admirable|very good and worth respect
adorable|very sweet to look at
adverse|bad or harmful for someone
aesthetic|about beauty
affect|change or move someone or something
agreed|of the same mind
alacrity|quick and glad readiness
alleviate|make less bad
alliteration|the same first sound in words that stand close together
allusion|words that point to a known story, person or event without explaining it
alter|change
altruistic|helping others without thinking of oneself
ambiguity|more than one possible meaning
ambiguous|with more than one possible meaning
ambivalent|with two opposite feelings at once
ameliorate|make better
amicable|friendly
ammunition|bullets and shells for guns
ample|more than enough
analogous|alike in some way
anaphora|the same words at the beginning of several lines or sentences
ancient|very old
anew|once more, from the beginning
animosity|strong dislike
announce|tell everyone
anomaly|something unlike the rest
antagonist|the person or force that stands against the main character
antagonize|make angry
antithesis|two opposite ideas set side by side
anvil|an iron block on which hot metal is hammered
anxiety|worry
apathetic|not caring at all
apathy|not caring at all
apostrophe|the sign ’; or words spoken to someone absent or to a thing
appease|make calm by giving what is wanted
applaud|clap to show that one liked something
apprehensive|worried about what is coming
approach|come near
apt|fitting well; likely
arbor|a shaded place under trees or climbing plants
archetype|a kind of person or story that comes back again and again
arctic|of the icy land around the North Pole
argument|a claim with the reasons for it; or a quarrel
arid|very dry
arrest|stop and hold, as the police do
artery|a tube that carries blood from the heart
articulate|able to say things clearly; say clearly
assistance|help
assist|help
assonance|the same vowel sound in words that stand close together
assume|think something is true without proof
assure|tell someone firmly that something is true
astute|quick to see what others miss
athlete|a person who is good at a sport
atmosphere|the air around the earth; or the feeling of a place
attentive|listening or watching with care
authentic|real, not copied
avid|very eager
ballad|a poem or song that tells a story
banal|ordinary and dull
banner|a large flag
barge|a wide, flat boat
bashful|shy
basis|what something rests on
batter|hit again and again
befuddled|confused
beheld|saw
belligerent|ready to fight
beware|be careful of
biased|favoring one side unfairly
blade|the cutting part of a knife or sword; or a leaf of grass
bland|without much taste or interest
blast|a strong wind or an explosion
blatant|plain to see and not hidden
bloom|open as a flower does
blunt|not sharp; saying things without softening them
boundary|a line where one place ends and another begins
brag|talk too proudly about oneself
breathless|hardly able to breathe
brevity|shortness
brief|short
brigade|a large group of soldiers
brighten|become lighter or happier
brim|the upper edge of a cup
brisk|quick and full of energy
bruise|a dark mark where the skin was hit
brusque|short and a little rude
buoyant|able to float; cheerful
cadence|the rise and fall of sounds in speech
caesura|a pause in the middle of a line of a poem
cajole|win someone over with nice words
calculate|work out with numbers
callous|not caring about others’ pain
candor|honesty
cantankerous|bad-tempered
capitulate|give up
castigate|scold hard
catastrophe|a sudden, terrible event
caustic|able to burn; hurtful in what is said
cautious|careful
celebrate|do something happy because of a special event
cement|a gray powder that becomes hard as stone with water
chagrin|shame and annoyance
challenge|a hard task; or ask someone to fight or compete
chancellor|a high officer of a state or court
chapter|one of the main parts of a book
characterization|how a writer shows what a person is like
character|a person in a story; or what a person is like
charisma|charm that makes people follow
chastise|scold or punish
chill|cold that makes one shiver
claim|something said to be true
clasp|hold tightly
cliche|words used so often that they are no longer fresh
climax|the most tense or important point of a story
cling|hold on tightly
coax|win over gently and patiently
coerce|force by threats
cogent|clear and easy to believe
coherent|fitting together and clear
cohort|a group of Roman soldiers; any group
collide|hit each other while moving
comedy|a play or story meant to make people laugh, with a good end
command|an order; or give an order
commit|do something wrong; or promise firmly
commotion|noise and moving about
companion|a person who goes along with another
complacent|too pleased with how things are
complete|whole; finished
complexion|the color of the skin of the face
compliant|doing as told
comply|do as told
compose|write music or a poem; or make up
compound|made of two or more parts
concede|admit; give up
concentrate|think of one thing only
concept|an idea
concern|worry; or be about
concise|short and clear
conclude|end; or decide after thinking
condescending|acting as if others are less clever
condition|the state in which something is
condone|let something wrong pass
conflict|a struggle between people, or inside one person
congress|the people chosen to make the laws of a country
connotation|the feelings and ideas that a word brings with it
consider|think about with care
consonance|the same consonant sound in words that stand close together
constant|going on all the time
contain|have inside
contemplate|look at or think about for a long time
contentedly|in a happy and satisfied way
contented|happy with what one has
context|the words and facts around something that help to explain it
continue|go on
continuous|going on without a stop
contrast|a clear difference
contribute|give a part
contrite|sorry for a wrong
convulsive|shaking suddenly and strongly
copious|very many or very much
corroborate|show to be true with more proof
couplet|two lines of a poem that belong together and often rhyme
courtyard|an open place with walls around it
covert|hidden
cower|bend down in fear
creak|make a high, dry sound, as an old door does
create|make
creature|a living being
cryptic|with a hidden meaning
cuirass|armor for the chest
cumbersome|heavy and hard to handle
cynical|believing that people think only of themselves
dainty|small and pretty
damp|a little wet
darken|become dark
dash|run fast; or throw hard
daunting|hard enough to frighten
dawdle|move slowly and waste time
dawn|the time when the sun comes up
debris|broken bits that are left
decay|slowly rot
decline|become less; or say no politely
decrepit|old and falling apart
defiant|openly not obeying
deficient|not having enough
definite|clear and certain
deft|quick and skilled with the hands
dejected|sad and without hope
delicate|fine and easily broken
delight|great joy
denotation|what a word means in the dictionary
deplete|use up
depression|great sadness that lasts; or a low place
descend|go down
desperate|without hope, and ready to try anything
destiny|what must happen to someone
destruction|the act of breaking completely
detect|notice something hidden
deteriorate|get worse
detrimental|harmful
devious|not honest, hiding what one wants
dialect|the way people of one place or group speak
dialogue|the words that people say to each other
diction|a writer's choice of words
disappear|go out of sight
discover|find for the first time
discreet|careful not to draw notice
disgust|a strong feeling of not wanting to be near something
disheveled|untidy
dishonor|shame
dismally|in a dark and sad way
disparage|speak of as worth little
dispel|make go away
dispute|a disagreement
dissent|not agreeing, and saying so
dissolve|mix into water until it cannot be seen
distance|how far something is
distant|far away
distort|twist out of shape
disturb|break the peace of
diverse|of many kinds
dogged|not giving up
dogma|a belief that may not be doubted
domain|land that belongs to someone
dormant|asleep or not active
dour|stern and gloomy
drama|a play; or strong events and feelings
dread|great fear
dreariness|a dull and sad state
drizzle|fine, light rain
droop|hang down
dull|not bright or sharp; not interesting
dun|dull gray-brown
duplicity|saying one thing and doing another
dwindle|become slowly smaller
eccentric|odd in a harmless way
echo|a sound that comes back
eclectic|taken from many different kinds
effect|what is caused by something
effort|hard work to do something
elated|very happy
elderly|old
elegy|a sad poem about someone who has died
elicit|bring out
ellipsis|three dots that show something is left out or not finished
elusive|hard to catch or find
emaciated|very thin from hunger
embellish|make prettier; add things that are not true
embrace|put one's arms around
emotion|a feeling
empathy|feeling what another feels
emphasis|extra force on a word so that it is noticed
emulate|try to be like
endless|without an end
enemy|a person who is against another
engage|take part in; or hire
enigmatic|hard to understand
enigma|a riddle or a person hard to understand
enjambment|a sentence of a poem that goes on past the end of the line
envelop|cover on all sides
epic|a long poem about heroes
epigraph|a short quotation at the beginning of a text
epithet|words added to a name to describe it
equanimity|staying calm
erratic|not regular
esoteric|known to only a few
essay|a short text in which a writer explains one subject
essential|needed above all
ethos|the writer's reasons for being trusted
euphemism|mild words for something unpleasant
evasive|not giving a straight answer
evidence|facts or words that show something is true
exacerbate|make worse
exasperated|very annoyed and out of patience
excess|more than is right
exemplary|good enough to copy
existence|being alive or being real
exonerate|free from blame
expedite|make faster
explicit|said clearly
explore|go through a place to learn about it
exposition|the part of a story that tells what one needs to know first
expression|a look on the face that shows a feeling; or words
extinguish|put out a fire or a light
exuberant|full of joy and energy
fable|a short story with a lesson, often about animals
fade|slowly lose color or strength
faint|weak and hard to see or hear; or fall down without sense
fallacy|a false idea
familiar|well known
famished|very hungry
fantastic|strange, as if imagined
fascinate|hold all of someone's interest
fearful|afraid; or causing fear
feeble|weak
fiction|stories that a writer made up
fierce|wild and strong
fiery|like fire
figurative|meaning something other than what the words say exactly
flabbergasted|very surprised
flashback|a part of a story that goes back to an earlier time
fleet|a group of ships; or fast
flicker|shine with a light that moves and almost goes out
flippant|joking about what is serious
flock|a group of birds or sheep
flourish|grow well; a fancy movement
foam|white bubbles on water
foil|a character who shows another one more clearly by being different
foolhardy|brave in a foolish way
foreign|of another country
foreshadow|give a sign of what will happen later
fortunately|by good luck
fortunate|lucky
fragrance|a sweet smell
frantic|wild with fear or hurry
frequently|often
frequent|happening often
frown|draw the brows together in anger or thought
funeral|the meeting at which a dead person is buried
furious|very angry
furnace|a closed place for a very hot fire
futile|no use
gable|the three-sided top of a wall under a roof
gallop|run as fast as a horse can
gasp|breathe in suddenly
gaze|look for a long time
generation|all people born at about the same time
generous|glad to give
genre|a kind of text, such as a fairy tale or a report
gilt|covered with a thin layer of gold
glance|look quickly
gleam|shine softly
glib|easy with words, but not honest
glimpse|a very short look
gloat|enjoy another’s bad luck or one’s own win too openly
gloomy|dark; or sad
gloom|darkness; or sadness
glory|great honor; or great beauty
glum|sad and quiet
gracious|kind and polite
grandiose|too big and showy
grasp|take hold of; or understand
gregarious|fond of company
grief|great sadness, most of all after a death
grin|a wide smile
groom|a person who looks after horses; or a man on his wedding day
grudging|giving, but not gladly
grueling|very tiring
grumble|complain in a low voice
guidance|help that shows the way
gullible|easy to fool
hackneyed|used far too often
harbor|a safe place for ships; or keep inside
hardship|something that makes life hard
harmless|causing no hurt
harsh|rough; not kind
hasten|hurry
haunt|come back again and again, as a ghost does
haven|a safe place
hazard|a danger
hectic|very busy
hedge|a row of bushes that makes a wall
hesitant|not sure whether to act
hideous|very ugly
hinder|make harder or slower
honorable|honest and worth respect
honor|great respect
horizon|the line where the sky meets the earth
horrid|very unpleasant
horror|very great fear and disgust
hover|stay in the air over one place
humane|kind
human|of people; a person
humble|not proud; low in rank
humdrum|dull and ordinary
hush|become quiet
hyperbole|saying much more than is true, to make it strong
hypocrite|a person who does not do as he or she says
iamb|two syllables, the second one said more strongly
idiom|a group of words with a meaning that its single words do not give
idol|a figure that is prayed to
imagery|words that make one see, hear, smell, taste or feel something
image|a picture
imagination|the power to see in the mind what is not there
imagine|see in the mind
immaculate|perfectly clean
immediately|at once
immediate|happening at once
immobile|not moving
immortal|living for ever
impassive|showing no feeling
impatiently|in a way that shows one does not want to wait
impatient|not willing to wait
impeccable|without a fault
imperturbable|not easily upset
implicit|meant, but not said
imply|mean something without saying it
impossible|not able to be or be done
impromptu|not planned
inadequate|not enough
inane|silly
inanimate|not alive
inarticulate|not able to say it in words
incite|stir up
incongruous|not fitting with the rest
inept|without skill
infer|work out something that is not said, from what is said
infuse|fill with
ingenuous|simple and trusting
inhabitant|a person who lives in a place
inhibit|hold back
injure|hurt
innate|there from birth
innocuous|not harmful
inquisitive|wanting to know
insatiable|never having enough
instant|a very short time
instrument|a tool; or a thing that makes music
intention|a plan to do something
interlace|cross over and under each other
intoxicate|make drunk; or fill with wild joy
introverted|quiet and happy alone
invigorate|give new energy
invite|ask someone to come
irate|very angry
irony|words that mean something different from what they say; or an event opposite to what was expected
isolate|set apart from others
jaded|tired of something after too much of it
jealous|unhappy because another person has what one wants
jostle|push against in a crowd
jubilant|very happy about a success
judicious|wise in choosing
juxtaposition|two things set side by side so that one compares them
laconic|using very few words
lance|a long spear
landscape|all the land one can see from a place
lapse|slip away; a time that passes
lassitude|tiredness without wish to do anything
laurel|a bush whose leaves were worn by winners
league|about 3 miles; or a group that works together
leap|jump
lease|the use of a thing for a set time
lenient|not strict
lethargic|without energy
lifeless|dead, or as if dead
linger|stay longer than needed
literal|meaning exactly what the words say
logos|reasons and facts that support a claim
lonely|sad because one is alone
loquacious|talking a lot
loyal|staying true to a person or group
lucid|clear
lucrative|bringing much money
lugubrious|very sad, almost too sad to be taken seriously
lull|make calm; or a quiet time
lurk|wait hidden
lustrous|shining
malicious|wishing to harm
malleable|easy to shape or change
mankind|all people
meander|go along slowly with many turns
mediate|help two sides agree
mediocre|not very good
melancholy|deep, quiet sadness
melody|a tune
menacing|looking dangerous
mercurial|changing mood quickly
mercy|kindness to someone one could punish
metaphor|a comparison that says one thing is another
meter|the regular beat of a poem
meticulous|very careful about details
metre|the regular beat of a poem
mighty|very strong
mild|gentle
mire|deep mud
miserable|very unhappy
misery|great unhappiness
miser|a person who hates to spend money
mitigate|make less bad
modern|of the present time
mollify|make less angry
momentary|lasting a very short time
monologue|a long speech by one person
monster|a frightening creature that is not real; a cruel person
mood|the feeling that a text gives its reader
moot|no longer important; open to argument
moral|about right and wrong; the lesson of a story
morbid|thinking too much of death
morose|gloomy and silent
morrow|the next day (an old word)
mortal|sure to die one day; a human being
motif|a thing or idea that comes back several times in a text
motion|a movement
mourner|a person who is sad at a funeral
munificent|very generous
murmur|speak or sound softly
muscle|a part of the body that makes it move
mutter|speak in a low voice that is hard to hear
mystery|something that cannot be explained
naive|trusting too easily
naked|without clothes or cover
napping|sleeping lightly for a short time
narrate|tell a story
narrator|the voice that tells a story
nation|a country and its people
native|born in a place
nature|plants, animals and land; or what someone is like
nearly|almost
nebulous|not clear
nefarious|evil
negligible|too small to matter
nimble|quick and light
noble|good and brave; or of high birth
nod|move the head down and up; or let it fall in sleep
notorious|known for something bad
novel|a long made-up story in a book
novice|a beginner
nuance|a small difference
numb|not able to feel
nurture|care for and help grow
objection|a reason for being against something
objective|telling facts without the writer's own feelings
oblige|force; or do a kindness for
oblivious|not noticing
observe|watch; or notice
obsolete|no longer used
obtuse|slow to understand
occasion|a time when something happens
occur|happen
odd|strange
ode|a poem that speaks to or praises a person or thing
officious|too eager to give orders or help
onomatopoeia|a word that sounds like what it names
oppose|be against
oppressively|in a way that is heavy and hard to bear
oppressive|heavy and hard to bear
original|first; or new
ornate|with much decoration
ostracize|shut out of a group
outcome|what comes at the end
overhear|hear words meant for someone else
oxymoron|two opposite words used together
pale|with little color
panic|sudden fear that stops clear thinking
parable|a short story that teaches a lesson
paradox|words that seem impossible but hold some truth
parallelism|sentences or parts of sentences built in the same way
parapet|a low wall at an edge
paraphrase|say the same thing in other words
pariah|a person whom nobody wants near
parody|a funny copy of the way someone writes
parsimonious|not willing to spend
passion|a very strong feeling
pathos|an effect that makes one feel pity
patronizing|kind in a way that looks down on someone
paucity|too little of something
pause|a short stop
peculiar|strange; or belonging to one alone
pedestal|the block on which a statue stands
peer|look closely; or an equal
peevish|easily annoyed
perceptive|quick to notice
perfume|a sweet smell
perfunctory|done without care or interest
permanent|lasting for ever
permit|let someone do something
perplexed|confused
persist|go on in spite of trouble
personal|of one person; private
personification|giving a thing or an animal the actions of a person
perspective|the way one person sees things
persuade|make someone agree or do something by giving reasons
pertinacious|not letting go
pessimistic|expecting bad things
philanthropist|a person who gives money to help others
phlegmatic|calm and slow to be moved
phrase|a small group of words that belong together
pithy|short and full of meaning
pitiful|making one feel pity
placate|make less angry
plank|a long, flat piece of wood
plausible|easy to believe
plead|ask with strong feeling
pleasant|nice
plight|a hard situation
plot|what happens in a story, in order
plucky|brave, when it is not expected
plunge|fall or jump down quickly
poetry|poems
poet|a person who writes poems
poignant|sad in a way that goes deep
pompous|acting too important
ponder|think about slowly and with care
poplar|a tall, thin tree
position|the place or way in which something stands
possession|something that one owns
pragmatic|thinking of what works
precocious|clever early for one’s age
prejudice|an opinion formed before knowing the facts
pretend|act as if something were true
pretentious|trying to seem more important than it is
prevent|keep from happening
pride|the good feeling about what one has or does; or too high a view of oneself
principle|a rule that one lives by
prodigal|wasting money
profuse|very many or very much
prolific|making very much
prologue|a part before the beginning of a story or play
proportion|the size of one part beside another
propose|suggest; or ask someone to marry
prose|ordinary writing that is not a poem
protagonist|the main character of a story
provoke|make angry; bring about
pugnacious|quick to fight
pungent|strong in smell or taste
pun|a joke with a word that has two meanings
purest|cleanest; with nothing mixed in
purpose|what something is for
quandary|a hard choice
quarrelsome|quick to quarrel
quarrel|an angry argument
quatrain|four lines of a poem that belong together
querulous|always complaining
quiver|shake a little
quixotic|full of high aims that cannot work
quotation|words copied exactly from a text
rambunctious|wild and noisy
rancor|lasting anger
rank|a place in an order; or growing too thickly, with a bad smell
rapping|knocking quickly and lightly
rapport|a good understanding between people
rap|knock quickly and lightly
ravel|become untwisted
ravenous|very hungry
raven|a large black bird
raze|tear down to the ground
realm|a kingdom
recalcitrant|not willing to obey
recall|remember
reclusive|living apart from others
redundant|not needed, because it is there already
refrain|lines that come back in a song or poem; or keep oneself from doing
refute|show to be false
regretfully|in a way that shows one is sorry
regret|be sorry about
release|let go
relentless|not stopping or becoming weaker
relic|something left from the past
relief|the good feeling when something bad ends
remarkable|unusual and worth notice
remark|say; something said
reminisce|talk or think about the past
remote|far away
repetition|the use of the same words more than once
reply|answer
reprimand|scold officially
repudiate|say that one has nothing to do with it
resent|feel angry about something unfair
resilient|able to get up again after a blow
resist|hold out against
resolution|the part of a story where the trouble ends; or a firm decision
restore|bring back as it was
reticent|not willing to say much
retire|stop working; or go to bed
reveal|show what was hidden
reveller|a person at a noisy party
revolution|the overthrow of a government; or a full turn
rhetoric|the art of speaking or writing to move people
rhyme|the same sound at the ends of words
rhythm|a pattern of strong and weak beats
rip|tear
route|the way from one place to another
routine|things done each day in the same way
rudimentary|very simple
rustle|make a soft, dry sound, as leaves do
ruthless|without pity
sacrifice|give up something for something greater
sagacious|wise
sarcasm|words that say the opposite of what is meant, to hurt or mock
sardonic|mocking in a bitter way
satire|writing that mocks people or habits to show what is wrong with them
scanty|hardly enough
scent|a smell
scheme|a plan
scorn|the feeling that someone is not worth respect
scramble|climb or move quickly with hands and feet
scrupulous|very careful to do right
sculptor|a person who makes figures of stone or metal
secure|safe; or make safe
sedge|a plant like grass that grows in wet places
seize|take suddenly and hold
sensation|a feeling in the body
sensitive|feeling things quickly and strongly
sentiment|a feeling
sentry|a soldier who keeps watch
setting|the time and place of a story
shade|a place out of the sun; a ghost
shatter|break into many pieces
sheen|a soft shine
shiver|shake with cold or fear
shrink|become smaller; or draw back
shrivel|become dry and small
shuffle|walk without lifting the feet
sicken|become or make ill
significance|meaning; importance
simile|a comparison with “like” or “as”
singularly|in an unusual way
singular|only one; or unusual
sinister|seeming evil
skeptical|not easily believing
slack|loose
slender|thin
slovenly|untidy
sluggish|slow
snatch|take quickly
sneer|smile in a way that shows scorn
snicker|laugh in a low, unkind way
sniff|breathe in through the nose so that it is heard
soar|fly high
society|people living together with their laws and habits
solemn|very serious
solicitous|showing care and worry
soliloquy|a speech in a play by someone who is alone
sonnet|a poem of 14 lines
soot|black powder from smoke
soundless|without a sound
spare|let live or leave unhurt; or extra
speaker|the voice that speaks in a poem
spirit|the part of a person that thinks and feels; or a ghost
spite|the wish to hurt someone
splendid|very fine
split|break apart along a line
spoil|make bad
spontaneous|not planned
sporadic|now and then
spurious|false
stagnant|not moving, and stale
stale|no longer fresh
stanza|a group of lines in a poem
startle|surprise and frighten suddenly
staunch|loyal and firm
steadfast|not changing or giving way
steadily|without stopping or changing
stereotype|a too simple idea about a whole group of people
sternest|most serious and strict
stern|serious and strict
stiff|hard to bend
stir|move a little
stoical|bearing pain without complaint
stoic|bearing pain without complaint
strenuous|needing much effort
strident|loud and sharp
stride|walk with long steps
strife|fighting
stringent|strict
struggle|try hard against something
stubborn|not willing to change one's mind
stumble|almost fall while walking
stupid|without good sense
subjective|coming from someone's own feelings and views
submit|give in; or hand in
succeed|reach what one wanted; or come after
succinct|short and clear
suffer|feel pain
sufficient|enough
sullen|silent and in a bad temper
summary|a short text with the main points
supercilious|looking down on others
superficial|only on the surface
surf|waves that break on the shore
surly|rude and bad-tempered
surrender|give up a fight
surreptitious|done in secret
surround|be on all sides of
survive|stay alive
suspect|think that something may be true
suspense|the strained wait to know what will happen
sway|move slowly from side to side
swiftness|speed
swift|fast
sycophant|a person who flatters to gain something
symbolize|stand for an idea
symbol|a thing that stands for an idea
symmetry|two halves that are alike
sympathy|sharing in another person's sorrow
syntax|the order of words in a sentence
tangible|able to be touched
tapping|light knocking
temperate|mild; not too hot and not too cold
temper|how easily someone becomes angry; a mood
temple|a building for prayer; or the side of the head
tender|gentle; or soft
tentative|not sure, only a try
tepid|a little warm; not eager
terror|very great fear
terse|short in words
theme|the main idea that a text is about
thesis|the main claim of a text
thorough|complete and careful
threaten|say that one will do harm
tide|the rise and fall of the sea
timid|easily frightened
tirade|a long angry speech
toil|hard work
toll|ring slowly, as a bell for the dead
tone|the attitude that a writer or speaker shows
torment|great pain
torture|very great pain done to someone
tract|a large piece of land
tragedy|a play or story with a very sad end
translate|say in another language
traveller|a person on a journey
tread|step; walk on
treasure|a thing of great worth
tremble|shake with fear or cold
trite|said too often to mean much
triumph|a great victory
trunkless|without the main part of the body
turbulent|wild and not calm
turn|a place in a poem where thought or feeling changes; or move round
twilight|the weak light after the sun has set
twirl|turn round quickly
tyger|tiger (an old spelling)
unbearable|too hard to bear
uncanny|strange in a frightening way
uncertain|not sure
unconscious|not awake and not aware
understatement|saying less than is true
uneasy|a little worried
unite|join together
unkempt|untidy
unnerve|take away someone's courage
unruly|hard to control
unscathed|not hurt
unusual|not common
unwieldy|hard to move or handle
upturn|turn up
urbane|polite and at ease
vacillate|go back and forth between two choices
vanish|go out of sight suddenly
vapid|dull and empty
vast|very large
veil|a thin cloth that hides the face
verbose|using too many words
verse|poetry; or a part of a poem or song
viable|able to work
vicarious|felt through another person
vicious|cruel and ready to hurt
vindictive|wanting revenge
vision|the power to see; or a picture in the mind
visitor|a person who comes to see someone
vivacious|full of life
voice|the sound of someone speaking; or the way a writer sounds
volatile|likely to change suddenly
volley|many shots at the same time
volume|a book; or how loud a sound is
voracious|wanting or eating very much
vulnerable|easy to hurt
waddle|walk with short steps, moving from side to side
wail|a long, sad cry
wander|walk without a fixed aim
ward|a person in the care of another; or part of a hospital
wary|careful, because of danger
weary|very tired
whimper|cry in a low, weak voice
whirlwind|a wind that turns round and round
whisper|speak very softly
widow|a woman whose husband has died
wilderness|wild land where nobody lives
wily|clever at tricking
wither|become dry and die
wretched|very unhappy
wrinkle|a line in the skin or in cloth
wry|funny in a dry, slightly bitter way
yearn|want very much
`

let meanings: Map<string, string> | undefined

/** Plain meaning of a word or a term by its dictionary form; undefined when the list has none. */
export function plainMeaningOf(lemma: string): string | undefined {
  meanings ??= new Map(
    MEANINGS.trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )
  return meanings.get(lemma)
}
