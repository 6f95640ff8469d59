/**
 * Irregular English forms: dictionary form, then its irregular past, participle, plural or other forms.
 * Source: written for this project. License: MIT, as the project.
 */
const FORMS = `
be am is are was were been being 'm 're art wast wert
have has had having hath hast 've
do does did done doing doth dost
say says said saying saith
go goes went gone going goeth
make made making
know knew known
think thought
take took taken taking
see saw seen seeing
come came coming
give gave given giving
find found
tell told
become became
leave left leaving
feel felt
put putting
bring brought
begin began begun
keep kept
hold held
write wrote written writing
stand stood
hear heard
let letting
mean meant
set setting
meet met
run ran running
pay paid
sit sat
speak spoke spoken spake
lie lay lain lying
lay laid laid laying
lead led
read
grow grew grown
lose lost losing
fall fell fallen
send sent
build built
understand understood
draw drew drawn
break broke broken
spend spent
cut
rise rose risen rising arose
arise arisen
drive drove driven driving
buy bought
wear wore worn
choose chose chosen choosing
seek sought
throw threw thrown
catch caught
deal dealt
win won
forget forgot forgotten
shake shook shaken shaking
teach taught
ride rode ridden riding
sing sang sung
sink sank sunk sunken
swim swam swum
ring rang rung
spring sprang sprung
drink drank drunk
shrink shrank shrunk
sting stung
swing swung
cling clung
fling flung
wring wrung
string strung
strike struck stricken striking
stick stuck
dig dug
hang hung
spin spun
steal stole stolen
freeze froze frozen freezing
wake woke woken waking
awake awoke awoken
bear bore borne bearing
tear tore torn
swear swore sworn
shine shone shining
fight fought
light lit
bite bit bitten biting
hide hid hidden hiding
slide slid sliding
bleed bled
feed fed
breed bred
flee fled fleeing
fly flew flown flies
blow blew blown
dwell dwelt
sleep slept
sweep swept
weep wept
creep crept
leap leapt
kneel knelt
dream dreamt
burn burnt
learn learnt
smell smelt
spell spelt
spill spilt
spoil spoilt
bend bent
lend lent
sell sold
shoot shot
shut
hit
hurt
eat ate eaten
beat beaten
sew sewn
show shown
sow sown
grind ground
bind bound
wind wound
spread
tread trod trodden
forgive forgave forgiven forgiving
forbid forbade forbidden
forsake forsook forsaken
undergo underwent undergone
withdraw withdrew withdrawn
withhold withheld
overcome overcame
mistake mistook mistaken
slay slew slain
smite smote smitten
strive strove striven striving
thrive throve thriven thriving
weave wove woven weaving
cleave clove cloven
spit spat
slit
split
get got gotten getting
can could
will would shall should 'll
may might
child children
man men
woman women
foot feet
tooth teeth
goose geese
mouse mice
ox oxen
person people
wife wives
wife wife's
life lives
knife knives
leaf leaves
loaf loaves
half halves
calf calves
shelf shelves
self selves
thief thieves
wolf wolves
elf elves
hoof hooves
die died dies dying
tie tied ties tying
lie lied lies
good better best
bad worse worst
far farther farthest further furthest
gentleman gentlemen
create created creating creates
believe believed believing
please pleased pleasing
live lived living
love loved loving
use used using uses
move moved moving
hope hoped hoping
cause caused causing
pause paused pausing
raise raised raising
praise praised praising
cease ceased ceasing
increase increased increasing
lose losing
suppose supposed supposing
close closed closing
advise advised advising
promise promised promising
practise practised practising
realize realized realizing
excite excited exciting
invite invited inviting
unite united uniting
delight delighted delighting
tire tired tiring
desire desired desiring
admire admired admiring
inquire inquired inquiring
require required requiring
retire retired retiring
stare stared staring
care cared caring
dare dared daring
scare scared scaring
share shared sharing
prepare prepared preparing
declare declared declaring
appear appeared appearing
explore explored exploring
ignore ignored ignoring
adore adored adoring
implore implored imploring
restore restored restoring
murmur murmured murmuring
mutter muttered muttering
wonder wondered wondering
answer answered answering
whisper whispered whispering
remember remembered remembering
consider considered considering
gather gathered gathering
enter entered entering
offer offered offering
suffer suffered suffering
discover discovered discovering
tremble trembled trembling
struggle struggled struggling
handle handled handling
settle settled settling
trouble troubled troubling
visit visited visiting
wait waited waiting
listen listened listening
happen happened happening
open opened opening
reason reasoned reasoning
travel travelled traveled travelling traveling
change changed changing
judge judged judging
manage managed managing
rage raged raging
imagine imagined imagining
examine examined examining
determine determined determining
combine combined combining
decline declined declining
continue continued continuing
argue argued arguing
exclaim exclaimed exclaiming
force forced forcing
glance glanced glancing
dance danced dancing
notice noticed noticing
face faced facing
place placed placing
reply replied replying replies
taste tasted tasting
waste wasted wasting
haste hasted
breathe breathed breathing breathes
bathe bathed bathing
soothe soothed soothing
loathe loathed loathing
clothe clothed clothing
serve served serving
curse cursed cursing
nurse nursed nursing
rehearse rehearsed rehearsing
sense sensed sensing
horse horses
house houses
`

let forms: Map<string, string> | undefined

/** Irregular form to dictionary form, decoded on first use. The first entry that names a form wins. */
export function irregularForms(): ReadonlyMap<string, string> {
  if (forms) return forms
  forms = new Map()
  for (const line of FORMS.trim().split('\n')) {
    const [lemma = '', ...others] = line.split(' ')
    for (const form of others) if (!forms.has(form)) forms.set(form, lemma)
  }
  return forms
}
