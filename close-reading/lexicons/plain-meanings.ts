/**
 * Words that students meet in stories, poems, speeches and articles, and the terms for talking about them, with one
 * plain meaning each: dictionary form | meaning. They stand beside word-meanings.ts for a reader who asks about a
 * word; no detector uses them. The meaning is the usual one; a word can mean something else in one place.
 * Source: written for this project. License: MIT, as the project.
 */
const MEANINGS = `
alliteration|the same first sound in words that stand close together
allusion|words that point to a known story, person or event without explaining it
ambiguity|more than one possible meaning
anaphora|the same words at the beginning of several lines or sentences
antagonist|the person or force that stands against the main character
antithesis|two opposite ideas set side by side
apostrophe|the sign ’; or words spoken to someone absent or to a thing
archetype|a kind of person or story that comes back again and again
argument|a claim with the reasons for it; or a quarrel
assonance|the same vowel sound in words that stand close together
ballad|a poem or song that tells a story
caesura|a pause in the middle of a line of a poem
cadence|the rise and fall of sounds in speech
character|a person in a story; or what a person is like
characterization|how a writer shows what a person is like
chapter|one of the main parts of a book
claim|something said to be true
cliche|words used so often that they are no longer fresh
climax|the most tense or important point of a story
comedy|a play or story meant to make people laugh, with a good end
conflict|a struggle between people, or inside one person
connotation|the feelings and ideas that a word brings with it
consonance|the same consonant sound in words that stand close together
context|the words and facts around something that help to explain it
couplet|two lines of a poem that belong together and often rhyme
denotation|what a word means in the dictionary
dialect|the way people of one place or group speak
dialogue|the words that people say to each other
diction|a writer's choice of words
drama|a play; or strong events and feelings
elegy|a sad poem about someone who has died
ellipsis|three dots that show something is left out or not finished
emphasis|extra force on a word so that it is noticed
enjambment|a sentence of a poem that goes on past the end of the line
epic|a long poem about heroes
epigraph|a short quotation at the beginning of a text
epithet|words added to a name to describe it
essay|a short text in which a writer explains one subject
ethos|the writer's reasons for being trusted
euphemism|mild words for something unpleasant
evidence|facts or words that show something is true
exposition|the part of a story that tells what one needs to know first
fable|a short story with a lesson, often about animals
fiction|stories that a writer made up
figurative|meaning something other than what the words say exactly
flashback|a part of a story that goes back to an earlier time
foil|a character who shows another one more clearly by being different
foreshadow|give a sign of what will happen later
genre|a kind of text, such as a fairy tale or a report
hyperbole|saying much more than is true, to make it strong
iamb|two syllables, the second one said more strongly
idiom|a group of words with a meaning that its single words do not give
imagery|words that make one see, hear, smell, taste or feel something
imply|mean something without saying it
infer|work out something that is not said, from what is said
irony|words that mean something different from what they say; or an event opposite to what was expected
juxtaposition|two things set side by side so that one compares them
literal|meaning exactly what the words say
logos|reasons and facts that support a claim
metaphor|a comparison that says one thing is another
meter|the regular beat of a poem
metre|the regular beat of a poem
monologue|a long speech by one person
mood|the feeling that a text gives its reader
motif|a thing or idea that comes back several times in a text
narrate|tell a story
narrator|the voice that tells a story
novel|a long made-up story in a book
objective|telling facts without the writer's own feelings
ode|a poem that speaks to or praises a person or thing
onomatopoeia|a word that sounds like what it names
oxymoron|two opposite words used together
parable|a short story that teaches a lesson
paradox|words that seem impossible but hold some truth
parallelism|sentences or parts of sentences built in the same way
paraphrase|say the same thing in other words
parody|a funny copy of the way someone writes
pathos|an effect that makes one feel pity
personification|giving a thing or an animal the actions of a person
perspective|the way one person sees things
persuade|make someone agree or do something by giving reasons
phrase|a small group of words that belong together
plot|what happens in a story, in order
poetry|poems
prologue|a part before the beginning of a story or play
prose|ordinary writing that is not a poem
protagonist|the main character of a story
pun|a joke with a word that has two meanings
quatrain|four lines of a poem that belong together
quotation|words copied exactly from a text
refrain|lines that come back in a song or poem; or keep oneself from doing
repetition|the use of the same words more than once
resolution|the part of a story where the trouble ends; or a firm decision
rhetoric|the art of speaking or writing to move people
rhyme|the same sound at the ends of words
rhythm|a pattern of strong and weak beats
sarcasm|words that say the opposite of what is meant, to hurt or mock
satire|writing that mocks people or habits to show what is wrong with them
setting|the time and place of a story
simile|a comparison with “like” or “as”
soliloquy|a speech in a play by someone who is alone
sonnet|a poem of 14 lines
speaker|the voice that speaks in a poem
stanza|a group of lines in a poem
stereotype|a too simple idea about a whole group of people
subjective|coming from someone's own feelings and views
summary|a short text with the main points
suspense|the strained wait to know what will happen
symbol|a thing that stands for an idea
symbolize|stand for an idea
syntax|the order of words in a sentence
theme|the main idea that a text is about
thesis|the main claim of a text
tone|the attitude that a writer or speaker shows
tragedy|a play or story with a very sad end
turn|a place in a poem where thought or feeling changes; or move round
understatement|saying less than is true
verse|poetry; or a part of a poem or song
voice|the sound of someone speaking; or the way a writer sounds
accompany|go along with
accomplishment|something done well and finished
account|a telling of what happened; or a record of money
accumulate|gather more and more
acknowledge|agree that something is true
adjust|change a little so that it fits
administration|the people who run a government or an office
admirable|very good and worth respect
affect|change or move someone or something
agreed|of the same mind
alter|change
ammunition|bullets and shells for guns
ancient|very old
anew|once more, from the beginning
announce|tell everyone
anvil|an iron block on which hot metal is hammered
anxiety|worry
applaud|clap to show that one liked something
approach|come near
arbor|a shaded place under trees or climbing plants
arctic|of the icy land around the North Pole
arrest|stop and hold, as the police do
artery|a tube that carries blood from the heart
assist|help
assistance|help
assume|think something is true without proof
assure|tell someone firmly that something is true
athlete|a person who is good at a sport
atmosphere|the air around the earth; or the feeling of a place
attentive|listening or watching with care
banner|a large flag
barge|a wide, flat boat
basis|what something rests on
batter|hit again and again
beheld|saw
beware|be careful of
blade|the cutting part of a knife or sword; or a leaf of grass
blast|a strong wind or an explosion
bloom|open as a flower does
boundary|a line where one place ends and another begins
brag|talk too proudly about oneself
breathless|hardly able to breathe
brief|short
brigade|a large group of soldiers
brighten|become lighter or happier
brim|the upper edge of a cup
bruise|a dark mark where the skin was hit
calculate|work out with numbers
catastrophe|a sudden, terrible event
celebrate|do something happy because of a special event
cement|a gray powder that becomes hard as stone with water
challenge|a hard task; or ask someone to fight or compete
chancellor|a high officer of a state or court
chill|cold that makes one shiver
clasp|hold tightly
cling|hold on tightly
cohort|a group of Roman soldiers; any group
collide|hit each other while moving
command|an order; or give an order
commit|do something wrong; or promise firmly
commotion|noise and moving about
companion|a person who goes along with another
complete|whole; finished
complexion|the color of the skin of the face
compose|write music or a poem; or make up
compound|made of two or more parts
concentrate|think of one thing only
concept|an idea
concern|worry; or be about
conclude|end; or decide after thinking
condition|the state in which something is
congress|the people chosen to make the laws of a country
consider|think about with care
constant|going on all the time
contain|have inside
contemplate|look at or think about for a long time
contented|happy with what one has
contentedly|in a happy and satisfied way
continue|go on
continuous|going on without a stop
contrast|a clear difference
contribute|give a part
convulsive|shaking suddenly and strongly
courtyard|an open place with walls around it
create|make
creature|a living being
creak|make a high, dry sound, as an old door does
cuirass|armor for the chest
damp|a little wet
darken|become dark
dash|run fast; or throw hard
dawn|the time when the sun comes up
decay|slowly rot
decline|become less; or say no politely
definite|clear and certain
delicate|fine and easily broken
delight|great joy
depression|great sadness that lasts; or a low place
descend|go down
desperate|without hope, and ready to try anything
destiny|what must happen to someone
destruction|the act of breaking completely
detect|notice something hidden
disappear|go out of sight
discover|find for the first time
disgust|a strong feeling of not wanting to be near something
dishonor|shame
dismally|in a dark and sad way
dispute|a disagreement
dissolve|mix into water until it cannot be seen
distance|how far something is
distant|far away
distort|twist out of shape
disturb|break the peace of
dogma|a belief that may not be doubted
domain|land that belongs to someone
dread|great fear
dreariness|a dull and sad state
drizzle|fine, light rain
droop|hang down
dull|not bright or sharp; not interesting
dun|dull gray-brown
dwindle|become slowly smaller
echo|a sound that comes back
effect|what is caused by something
effort|hard work to do something
elderly|old
embrace|put one's arms around
emotion|a feeling
endless|without an end
enemy|a person who is against another
engage|take part in; or hire
envelop|cover on all sides
essential|needed above all
excess|more than is right
existence|being alive or being real
explore|go through a place to learn about it
expression|a look on the face that shows a feeling; or words
extinguish|put out a fire or a light
fade|slowly lose color or strength
faint|weak and hard to see or hear; or fall down without sense
familiar|well known
fantastic|strange, as if imagined
fascinate|hold all of someone's interest
fearful|afraid; or causing fear
fiery|like fire
fierce|wild and strong
fleet|a group of ships; or fast
flicker|shine with a light that moves and almost goes out
flock|a group of birds or sheep
foam|white bubbles on water
foreign|of another country
fortunate|lucky
fortunately|by good luck
fragrance|a sweet smell
frantic|wild with fear or hurry
frequent|happening often
frequently|often
frown|draw the brows together in anger or thought
funeral|the meeting at which a dead person is buried
furious|very angry
furnace|a closed place for a very hot fire
gable|the three-sided top of a wall under a roof
gallop|run as fast as a horse can
gasp|breathe in suddenly
gaze|look for a long time
generation|all people born at about the same time
generous|glad to give
gilt|covered with a thin layer of gold
glance|look quickly
gleam|shine softly
glimpse|a very short look
glory|great honor; or great beauty
gloom|darkness; or sadness
gloomy|dark; or sad
grasp|take hold of; or understand
grin|a wide smile
groom|a person who looks after horses; or a man on his wedding day
grumble|complain in a low voice
grief|great sadness, most of all after a death
guidance|help that shows the way
harbor|a safe place for ships; or keep inside
hardship|something that makes life hard
harmless|causing no hurt
harsh|rough; not kind
hasten|hurry
haunt|come back again and again, as a ghost does
hazard|a danger
hedge|a row of bushes that makes a wall
hideous|very ugly
honor|great respect
honorable|honest and worth respect
horizon|the line where the sky meets the earth
horrid|very unpleasant
horror|very great fear and disgust
hover|stay in the air over one place
human|of people; a person
humble|not proud; low in rank
hush|become quiet
idol|a figure that is prayed to
image|a picture
imagination|the power to see in the mind what is not there
imagine|see in the mind
immediate|happening at once
immediately|at once
immobile|not moving
immortal|living for ever
impatient|not willing to wait
impatiently|in a way that shows one does not want to wait
impossible|not able to be or be done
inadequate|not enough
inanimate|not alive
inarticulate|not able to say it in words
infuse|fill with
inhabitant|a person who lives in a place
injure|hurt
instant|a very short time
instrument|a tool; or a thing that makes music
intention|a plan to do something
interlace|cross over and under each other
intoxicate|make drunk; or fill with wild joy
invite|ask someone to come
isolate|set apart from others
jealous|unhappy because another person has what one wants
jostle|push against in a crowd
lance|a long spear
landscape|all the land one can see from a place
lapse|slip away; a time that passes
lassitude|tiredness without wish to do anything
laurel|a bush whose leaves were worn by winners
league|about 3 miles; or a group that works together
lease|the use of a thing for a set time
leap|jump
lifeless|dead, or as if dead
linger|stay longer than needed
lonely|sad because one is alone
loyal|staying true to a person or group
lull|make calm; or a quiet time
lurk|wait hidden
lustrous|shining
mankind|all people
melancholy|deep, quiet sadness
melody|a tune
mercy|kindness to someone one could punish
mighty|very strong
mild|gentle
mire|deep mud
miserable|very unhappy
misery|great unhappiness
modern|of the present time
momentary|lasting a very short time
monster|a frightening creature that is not real; a cruel person
moral|about right and wrong; the lesson of a story
morrow|the next day (an old word)
mortal|sure to die one day; a human being
motion|a movement
mourner|a person who is sad at a funeral
murmur|speak or sound softly
muscle|a part of the body that makes it move
mutter|speak in a low voice that is hard to hear
mystery|something that cannot be explained
naked|without clothes or cover
napping|sleeping lightly for a short time
nation|a country and its people
native|born in a place
nature|plants, animals and land; or what someone is like
nearly|almost
noble|good and brave; or of high birth
numb|not able to feel
nod|move the head down and up; or let it fall in sleep
objection|a reason for being against something
oblige|force; or do a kindness for
observe|watch; or notice
occasion|a time when something happens
occur|happen
odd|strange
oppose|be against
oppressive|heavy and hard to bear
oppressively|in a way that is heavy and hard to bear
original|first; or new
outcome|what comes at the end
overhear|hear words meant for someone else
pale|with little color
panic|sudden fear that stops clear thinking
parapet|a low wall at an edge
passion|a very strong feeling
pause|a short stop
peculiar|strange; or belonging to one alone
pedestal|the block on which a statue stands
peer|look closely; or an equal
perfume|a sweet smell
permanent|lasting for ever
permit|let someone do something
persist|go on in spite of trouble
personal|of one person; private
pitiful|making one feel pity
plank|a long, flat piece of wood
pleasant|nice
plead|ask with strong feeling
plunge|fall or jump down quickly
ponder|think about slowly and with care
poet|a person who writes poems
poplar|a tall, thin tree
position|the place or way in which something stands
possession|something that one owns
prejudice|an opinion formed before knowing the facts
pretend|act as if something were true
prevent|keep from happening
pride|the good feeling about what one has or does; or too high a view of oneself
principle|a rule that one lives by
proportion|the size of one part beside another
propose|suggest; or ask someone to marry
purest|cleanest; with nothing mixed in
purpose|what something is for
quarrel|an angry argument
quiver|shake a little
rank|a place in an order; or growing too thickly, with a bad smell
rap|knock quickly and lightly
rapping|knocking quickly and lightly
ravel|become untwisted
raven|a large black bird
realm|a kingdom
recall|remember
regret|be sorry about
regretfully|in a way that shows one is sorry
release|let go
relief|the good feeling when something bad ends
relentless|not stopping or becoming weaker
remark|say; something said
remarkable|unusual and worth notice
remote|far away
reply|answer
resent|feel angry about something unfair
resist|hold out against
restore|bring back as it was
retire|stop working; or go to bed
reveal|show what was hidden
reveller|a person at a noisy party
revolution|the overthrow of a government; or a full turn
rip|tear
route|the way from one place to another
routine|things done each day in the same way
rustle|make a soft, dry sound, as leaves do
sacrifice|give up something for something greater
scent|a smell
scheme|a plan
scorn|the feeling that someone is not worth respect
scramble|climb or move quickly with hands and feet
sculptor|a person who makes figures of stone or metal
secure|safe; or make safe
sedge|a plant like grass that grows in wet places
seize|take suddenly and hold
sensation|a feeling in the body
sensitive|feeling things quickly and strongly
sentiment|a feeling
sentry|a soldier who keeps watch
shade|a place out of the sun; a ghost
shatter|break into many pieces
sheen|a soft shine
shiver|shake with cold or fear
shrink|become smaller; or draw back
shrivel|become dry and small
shuffle|walk without lifting the feet
sicken|become or make ill
significance|meaning; importance
singular|only one; or unusual
singularly|in an unusual way
sinister|seeming evil
slack|loose
slender|thin
snatch|take quickly
sneer|smile in a way that shows scorn
sniff|breathe in through the nose so that it is heard
snicker|laugh in a low, unkind way
soar|fly high
society|people living together with their laws and habits
solemn|very serious
soot|black powder from smoke
soundless|without a sound
spare|let live or leave unhurt; or extra
spirit|the part of a person that thinks and feels; or a ghost
spite|the wish to hurt someone
splendid|very fine
split|break apart along a line
spoil|make bad
stale|no longer fresh
startle|surprise and frighten suddenly
steadily|without stopping or changing
stern|serious and strict
sternest|most serious and strict
stiff|hard to bend
stir|move a little
stride|walk with long steps
strife|fighting
struggle|try hard against something
stubborn|not willing to change one's mind
stumble|almost fall while walking
stupid|without good sense
submit|give in; or hand in
succeed|reach what one wanted; or come after
suffer|feel pain
sufficient|enough
sullen|silent and in a bad temper
surf|waves that break on the shore
surrender|give up a fight
surround|be on all sides of
survive|stay alive
suspect|think that something may be true
sway|move slowly from side to side
swift|fast
swiftness|speed
symmetry|two halves that are alike
sympathy|sharing in another person's sorrow
tapping|light knocking
temper|how easily someone becomes angry; a mood
temperate|mild; not too hot and not too cold
temple|a building for prayer; or the side of the head
tender|gentle; or soft
terror|very great fear
thorough|complete and careful
threaten|say that one will do harm
tide|the rise and fall of the sea
timid|easily frightened
toil|hard work
toll|ring slowly, as a bell for the dead
torment|great pain
torture|very great pain done to someone
tract|a large piece of land
translate|say in another language
traveller|a person on a journey
tread|step; walk on
treasure|a thing of great worth
tremble|shake with fear or cold
triumph|a great victory
trunkless|without the main part of the body
twilight|the weak light after the sun has set
twirl|turn round quickly
tyger|tiger (an old spelling)
unbearable|too hard to bear
uncertain|not sure
unconscious|not awake and not aware
uneasy|a little worried
unite|join together
unnerve|take away someone's courage
unusual|not common
upturn|turn up
vanish|go out of sight suddenly
vast|very large
veil|a thin cloth that hides the face
vicious|cruel and ready to hurt
vision|the power to see; or a picture in the mind
visitor|a person who comes to see someone
volley|many shots at the same time
volume|a book; or how loud a sound is
waddle|walk with short steps, moving from side to side
wail|a long, sad cry
wander|walk without a fixed aim
ward|a person in the care of another; or part of a hospital
weary|very tired
whirlwind|a wind that turns round and round
whisper|speak very softly
whimper|cry in a low, weak voice
widow|a woman whose husband has died
wilderness|wild land where nobody lives
wither|become dry and die
wretched|very unhappy
wrinkle|a line in the skin or in cloth
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
