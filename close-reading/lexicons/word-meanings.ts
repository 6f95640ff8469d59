/**
 * Hard and old words of literature with one plain meaning each: dictionary form | meaning.
 * The meaning is the usual one in stories, poems and speeches; a word can mean something else in one place.
 * Source: written for this project. License: MIT, as the project.
 */
const MEANINGS = `
abandon|leave and not come back to
abash|make ashamed or shy
abate|become less strong
abhor|hate very much
abide|stay; or put up with
abject|as low or hopeless as can be
abode|home; place where someone lives
abroad|out of one's house or country
absurd|so unlike reason that it seems silly
abundance|a very large amount
abyss|a hole so deep that it seems to have no bottom
accord|agreement
accost|walk up to someone and speak first
accustom|make used to something
acquaintance|a person one knows a little
acquiesce|agree without arguing
acute|sharp or very strong
adieu|goodbye
admonish|warn or tell someone gently that they did wrong
adorn|make more beautiful with something added
adversity|a hard time with many troubles
aerial|in the air
affable|friendly and easy to talk to
afflict|make suffer
affliction|something that makes a person suffer
affront|an insult
aghast|filled with horror or shock
agitate|make nervous or shake
agitation|worry that shows in the body
agony|very great pain
agreeable|pleasant
aloof|keeping away from others, not friendly
amaze|surprise very much
ambition|a strong wish to succeed
amiable|friendly and pleasant
amid|in the middle of
amidst|in the middle of
anguish|very great sadness or pain
animate|give life to
anon|soon (an old word)
apparel|clothes
apparent|easy to see; or seeming to be so
apparition|a ghost
apprehend|understand; or fear; or catch
apprehension|fear about what may come
aperture|a small opening
ardent|full of strong feeling
ardor|very strong feeling
ardour|very strong feeling
arduous|hard and tiring
array|a large, ordered group; or fine clothes
arrogant|thinking oneself better than others
art|are (an old form, with thou)
ascend|go up
ascertain|find out for sure
aspect|how something looks; or one side of it
aspire|hope strongly to reach
assail|attack
assent|agree; agreement
assiduous|working hard and with care
astonish|surprise very much
astray|away from the right way
asunder|apart, into pieces
attire|clothes
audacious|very bold
audible|that can be heard
aught|anything (an old word)
august|great and worthy of respect
austere|very plain and strict
avail|help; be of use
avarice|too great a wish for money
avenge|punish someone for a wrong that was done
averse|not liking
avert|turn away; or prevent
awe|wonder mixed with a little fear
azure|bright blue
bade|told; or said (past of bid)
balm|something that soothes
bane|something that ruins or kills
banish|send away and not let come back
barren|where nothing grows
battlement|the top of a castle wall
beguile|trick; or charm
behold|look at; see
belie|show to be false
benevolent|kind and wanting to help
benign|gentle and kind; or, of an illness, not dangerous
bequeath|leave to someone after death
bereave|take a loved one away by death
bereft|having lost something dear
beseech|beg with strong feeling
beset|trouble from all sides
bestow|give
betide|happen to
betray|harm someone who trusts you
betwixt|between (an old word)
bewilder|confuse completely
bier|a stand on which a dead body is carried
blanch|turn white
bleak|cold, empty and without hope
blight|something that ruins growth or hope
bliss|perfect happiness
blithe|happy and without worry
boisterous|noisy and full of energy
boon|a gift or something very helpful
bosom|chest; or the place of one's feelings
bough|a large branch of a tree
boundless|without any limit
bower|a shady place under leaves
brandish|wave about, like a weapon
brazen|bold and without shame; or made of brass
breadth|how wide something is
brethren|brothers (an old word)
brink|the very edge
brood|think for a long time about something sad
brook|a small stream; or allow
brow|forehead
burden|a heavy load
calamity|a terrible event
candid|honest and open
capricious|changing one's mind for no reason
caress|touch gently and with love
carriage|a vehicle pulled by horses; or the way one holds one's body
casement|a window that opens like a door
cavern|a large cave
cease|stop
celestial|of the sky or of heaven
censure|strong blame
chafe|rub until sore; or be annoyed
chaise|a light carriage pulled by a horse
chamber|a room
chaste|pure
cherish|love and take care of
chide|scold gently
chivalry|brave and polite conduct, as of a knight
churl|a rude person
clad|dressed
clamor|loud, mixed noise
clamour|loud, mixed noise
clandestine|done in secret
cleave|split; or hold on to
clemency|mildness; mercy
colossal|very, very large
comely|good-looking
commence|begin
commend|praise
commodious|with plenty of room
commotion|noisy movement and confusion
compass|reach; or the space around; or a tool that shows north
compassion|pity, with the wish to help
compel|force
compliance|doing what was asked
composure|calm control of oneself
comprehend|understand
conceal|hide
conceit|too much pride; or a clever idea
condescend|act kindly, but as if better than the other person
confound|confuse; or surprise
conjecture|a guess
conjure|make appear as if by magic
consecrate|make holy
consolation|something that gives comfort
consort|a husband or wife; or spend time with
conspicuous|very easy to notice
constancy|staying true and not changing
consternation|shock and worry
consume|use up; or eat
contemplate|think about for a long time
contempt|the feeling that someone deserves no respect
contemptuous|showing that one has no respect
contend|fight; or argue
contrive|manage to do by a clever plan
converse|talk
convey|carry; or make known
convulse|shake violently
copse|a group of small trees
cordial|warm and friendly
corpse|a dead body
countenance|face; the look on a face
courteous|polite
covet|want what belongs to another
coy|shy, or acting shy
crag|a steep, rough rock
crave|want very strongly
creed|what a person or group believes
crest|the top
crimson|deep red
cumber|be a heavy load on
cunning|clever at tricking others
cur|a bad dog; or a bad person
curtail|cut short
damsel|a young woman (an old word)
dapple|marked with spots of color
dauntless|without fear
dearth|too little of something
decay|rot; slow loss of health or strength
decorous|proper and polite
decree|an official order
deem|think; judge to be
defer|put off until later; or give in to
deference|polite respect
deign|do something as if one were too important for it
delusion|a false belief
demeanor|the way a person acts and looks
demeanour|the way a person acts and looks
demure|quiet and modest
depart|leave
deplore|be very sorry about
derision|laughing at someone in an unkind way
descry|catch sight of
desolate|empty, lonely and sad
desolation|an empty, ruined or very lonely state
despair|complete loss of hope
despise|look down on; hate
despondent|without hope
destitute|so poor that one has nothing
detain|keep from leaving
detest|hate
devoid|without any
devour|eat fast and completely
dexterous|skillful with the hands
dignity|calm seriousness that earns respect
dilapidated|falling to pieces
diligent|working hard and carefully
dim|not bright
diminish|become or make less
dire|terrible
dirge|a sad song for the dead
disconsolate|too sad to be comforted
discern|see or notice with some effort
discourse|talk
disdain|the feeling that something is not good enough
dismal|dark and sad
dismay|worry and shock
disperse|scatter
disposition|a person's usual mood or nature
dissemble|hide one's real feelings
distress|great worry or pain
divers|several (an old word)
divine|of God; or wonderful
docile|easy to lead or teach
doleful|very sad
dominion|power to rule
doth|does (an old form)
downcast|sad; looking down
dread|great fear of what may come
dreary|dull, dark and sad
drowsy|sleepy
dubious|full of doubt
dwell|live in a place
dwindle|become smaller and smaller
earnest|serious; meaning what one says
earthly|of this world, not of heaven
ebb|flow away; become less
ecstasy|very great joy
edifice|a large building
efface|rub out
elate|make very happy and proud
elegy|a poem that mourns someone dead
eloquent|speaking well and with effect
elude|escape from
embark|go on board a ship; or begin
ember|a small piece of burning coal or wood
eminent|famous and respected
encounter|meet, often by chance
endeavor|try hard; a serious try
endeavour|try hard; a serious try
endow|give something valuable to
endure|suffer without giving up; or last
enmity|hate between enemies
ennui|tired boredom
enrapture|fill with great joy
ensue|come after, as a result
enterprise|a bold plan or piece of work
entice|tempt
entrails|the inside parts of a body
entreat|beg
entreaty|a serious request
ephemeral|lasting a very short time
epoch|a long period in history
ere|before (an old word)
err|make a mistake
essay|try (an old use); or a short piece of writing
eternal|lasting forever
ether|the clear upper sky
evade|avoid by being clever
evince|show clearly
exalt|raise high; or praise highly
exasperate|make very annoyed
exhort|urge strongly
exile|being forced to live away from home
expedient|a useful way to reach a goal
expire|come to an end; or die
exquisite|very beautiful and fine
extol|praise very highly
extraordinary|very unusual
exult|be very happy about a success
exultation|great joy over a success
fain|gladly (an old word)
falter|become unsteady; stop for a moment
famish|make very hungry
fancy|imagination; or imagine; or like
fastidious|very hard to please
fathom|understand; or six feet of depth in water
fatigue|great tiredness
feign|pretend
felicity|great happiness
fervent|with very strong feeling
fester|become worse, like a sore
fetter|a chain for the feet
fickle|often changing one's mind
fidelity|staying true to someone
fiend|an evil spirit or very cruel person
firmament|the sky
fitful|starting and stopping
fleeting|passing very quickly
flounder|move or struggle with difficulty
foe|an enemy
folly|a foolish act
forbear|hold oneself back
forbearance|patience and self-control
foreboding|a feeling that something bad will come
forego|do without
forfeit|lose as a punishment
forlorn|lonely and sad
formidable|causing fear or great respect
forsake|leave someone who needs you
forsooth|in truth (an old word, often mocking)
forthwith|at once
fortitude|courage in pain or trouble
frail|weak and easily broken
fray|a fight
frenzy|wild excitement
fret|worry
frivolous|not serious
frugal|careful not to waste money
furl|roll up
furrow|a long narrow cut in the ground; or a deep line in a face
furtive|done in secret so as not to be seen
gait|a way of walking
gale|a very strong wind
gallant|brave and polite
garb|clothes
garland|a ring of flowers
garment|a piece of clothing
gaunt|very thin, as from hunger
genial|warm and friendly
ghastly|causing horror; or pale like a ghost
gild|cover with gold
glade|an open place in a forest
gleam|shine softly
glean|gather bit by bit
glen|a narrow valley
glimmer|a weak, unsteady light
gloaming|evening twilight
gloom|darkness; or sadness
gorge|a narrow, deep valley
gossamer|very thin and light, like a spider's thread
grandeur|great size and beauty
gratify|please
grave|very serious; or a place where a dead person is buried
grieve|feel great sadness
grim|hard and without joy
grope|feel about with the hands, as in the dark
grotesque|strange and ugly
grove|a small group of trees
grudge|old anger against someone
guile|clever tricks
guise|an outward look that may hide the truth
habitation|a place to live
haggard|looking tired and worn
hallow|make holy
hamlet|a very small village
hapless|unlucky
harass|trouble again and again
harbinger|a sign of what is to come
hark|listen (an old word)
harrow|upset deeply; or a farm tool
hasten|hurry
hath|has (an old form)
haughty|proud and looking down on others
haunt|visit often, like a ghost
hearken|listen (an old word)
hearth|the floor of a fireplace; the center of a home
heath|open land with low bushes
heave|lift or rise with effort
heed|pay attention to
hence|from here; or for this reason
herald|someone or something that announces
hew|cut with an axe
hither|to this place (an old word)
hoary|white or gray with age
hover|stay in one place in the air
hue|color
humble|not proud; or of low rank
humility|not being proud
idle|doing nothing; or without purpose
ignoble|not honorable
ignominy|public shame
ill-favored|ugly
illuminate|light up
illustrious|famous and respected
immense|very large
imminent|about to happen
impart|give; tell
impede|get in the way of
impel|push to act
imperceptible|too small to notice
imperious|giving orders proudly
impertinent|rude to someone who should be respected
impetuous|acting fast without thinking
implacable|that cannot be made calm or friendly
implore|beg with strong feeling
impudent|rude and without shame
incessant|never stopping
inclination|a wish or liking for something
incline|be likely to; or bend
incredulous|not able to believe
indefatigable|never tired
indifference|not caring
indifferent|not caring either way
indignant|angry because something is unfair
indignation|anger because something is unfair
indolent|lazy
induce|bring someone to do something
indulge|let oneself or another have what is wished
inevitable|that cannot be avoided
inexorable|that cannot be stopped or changed by begging
infamous|known for something bad
infernal|of hell; terrible
infinite|without any end
infirmity|weakness of the body
ingenious|very clever
ingratitude|not being thankful
inhabit|live in
innumerable|too many to count
inquire|ask
inscrutable|impossible to understand
insinuate|say something bad in a hidden way
insolent|rude and proud
insufferable|too bad to bear
insurmountable|that cannot be overcome
intemperate|without self-control
interminable|seeming never to end
intolerable|too bad to bear
intrepid|without fear
intricate|with many small parts
inundate|flood
invincible|that cannot be beaten
ire|anger
irksome|annoying
jeer|laugh at rudely
jest|a joke; say as a joke
jocund|cheerful
jovial|cheerful and friendly
keen|sharp; or eager
kin|family
kindle|set on fire; or start a feeling
knave|a dishonest man (an old word)
knell|the sound of a bell for the dead
laborious|needing much hard work
lad|a boy
lament|cry or speak with great sadness
languid|weak and slow
languish|become weak; suffer
languor|tired, pleasant weakness
lass|a girl
latent|there, but hidden
laud|praise
lavish|giving or given in large amounts
legion|a very large number; or an army
lest|for fear that
liberal|generous
linger|stay longer than needed
listless|without energy or interest
lithe|bending easily
livid|very angry; or of a pale gray-blue color
loath|not willing
loathe|hate
loathsome|causing disgust
lofty|very high; or proud
loiter|stand about with nothing to do
loom|appear large and unclear
lull|make calm
luminous|giving light
lure|tempt
lurk|wait hidden
lustre|soft shine
luxuriant|growing thick and strong
magnanimous|generous to people who were unkind
magnitude|great size
maiden|a young woman who is not married
majestic|great and beautiful
malady|an illness
malevolent|wishing to do harm
malice|the wish to hurt
malignant|very harmful; wishing harm
manifest|clear to see; show clearly
manifold|of many kinds
mansion|a large, fine house
mar|spoil
marvel|wonder at; a wonderful thing
mead|a meadow (an old word); or a drink made with honey
meager|too little
meagre|too little
mean|poor or low (an old use); or unkind
meditate|think deeply
meditation|deep thought
meek|quiet and gentle; not fighting back
melancholy|a quiet, long sadness
menace|a threat
mercenary|acting only for money
mere|nothing more than
merit|good quality that earns praise
methinks|it seems to me (an old word)
mien|the way a person looks and acts
minstrel|a singer of long ago
mirth|laughter and fun
misgiving|a feeling of doubt or worry
mock|make fun of
molest|trouble or harm
monotonous|always the same, and so boring
moor|open, wild land; or tie up a boat
mortal|that must die; or causing death
mortify|make very ashamed
mourn|feel or show sadness for someone dead
multitude|a very large number
mundane|ordinary
muse|think quietly; or a goddess who helps poets
mute|silent
mutual|shared by both
myriad|a number too great to count
naught|nothing
nay|no (an old word)
nether|lower
nigh|near (an old word)
nocturnal|of the night
nonchalant|calm, as if not caring
notwithstanding|in spite of
novel|new; or a long story
noxious|harmful
nymph|a spirit of nature in old stories
oath|a serious promise; or a swear word
obdurate|not giving in
obedience|doing what one is told
obeisance|a bow that shows respect
oblige|force; or do a favor for
obliterate|wipe out completely
oblivion|being completely forgotten
obscure|hard to see or understand
obsequious|too eager to please
obstinate|refusing to change one's mind
odious|hateful
odor|a smell
odour|a smell
oft|often
ominous|seeming to say that something bad will come
opaque|that light cannot pass through
oppress|rule in a cruel way; or weigh down
oppressive|heavy and hard to bear
opulent|very rich
orb|a round thing, such as the sun or moon
ordain|order by law or fate
ostentatious|meant to show off
pacify|make calm
pallid|pale
pallor|a pale look
palpable|so clear that it can almost be touched
paltry|too small to matter
pang|a sudden sharp pain or feeling
parch|make very dry
parlor|a sitting room for guests
parlour|a sitting room for guests
partake|take part in; or eat some of
pathos|a quality that makes one feel pity
peculiar|strange; or belonging only to one
peer|look hard; or an equal
penetrate|go into or through
pensive|thinking quietly and a little sadly
penury|being very poor
peremptory|giving orders that allow no answer
peril|danger
perilous|dangerous
perish|die; be destroyed
pernicious|very harmful
perpetual|never ending
perplex|confuse
persevere|keep trying
perturb|worry
peruse|read with care
pervade|spread through every part
pestilence|a deadly disease that spreads
petulant|bad-tempered, like a child
phantom|a ghost
piety|respect for God
pine|long for something until ill; or a tree
pious|very religious
piteous|that makes one feel pity
placid|calm
plague|a deadly disease; or trouble again and again
plaintive|sounding sad
plead|beg
pomp|rich public show
ponder|think about carefully
ponderous|heavy and slow
portal|a large door or gate
portend|be a sign of
portentous|seeming to be a sign of something great or bad
posterity|all the people who will live later
precarious|not safe; likely to fall
precipice|a very steep cliff
precipitate|sudden; cause to happen suddenly
predicament|a difficult situation
presage|be a sign of
presently|soon; or now
presumptuous|too bold
prevail|win; or be most common
prodigious|very great
prodigy|a wonder; or a very gifted child
profane|not respecting what is holy
profound|very deep
prolong|make longer
propensity|a natural leaning toward something
propriety|proper behavior
prosaic|ordinary and dull
prostrate|lying flat, face down
prudent|careful and wise
purge|make clean by removing what is bad
pursue|follow in order to catch; or carry on
quaff|drink deeply
quaint|old and pleasantly strange
quake|shake
qualm|a feeling of doubt that one is doing right
quarrel|an angry argument
quarry|an animal that is hunted; or a place where stone is dug
queer|strange (in older books)
quell|bring to an end by force
quench|put out a fire; end thirst
quiver|shake slightly
quoth|said (an old word)
radiant|shining with light or joy
rapture|very great joy
ravage|destroy
rave|talk wildly
realm|a kingdom; or an area
rebuke|tell sharply that something was wrong
recede|move back
reckon|think; or count
recline|lie back
recoil|jump back in fear or disgust
recollect|remember
recompense|pay back; reward
reconcile|make friendly again
redress|put right a wrong
refrain|hold oneself back; or lines repeated in a poem
refuge|a safe place
relent|become less strict
relinquish|let go of
reluctant|not wanting to
remnant|a small part that is left
remorse|deep sorrow for a wrong one has done
remote|far away
rend|tear apart
render|give; or make
renown|fame
repent|be sorry for a wrong one has done
replenish|fill again
repose|rest
reproach|blame, with sadness or anger; tell someone they did wrong
repress|hold back
reprove|tell someone they did wrong
repugnance|strong dislike
repulse|drive back
repulsive|causing disgust
resentment|anger kept inside about something unfair
reside|live in a place
resign|give up
resolute|with one's mind firmly made up
resolve|decide firmly; a firm decision
resplendent|shining and splendid
restive|not willing to stay still
retort|answer quickly and sharply
reverberate|echo again and again
revere|respect deeply
reverence|deep respect
reverie|a daydream
revive|bring back to life
rogue|a dishonest person
rue|be sorry about; or regret
rueful|showing that one is sorry
ruddy|red and healthy
ruminate|think for a long time
rustic|of the country; plain
sage|a wise person; wise
sanguine|cheerful and full of hope
satiate|fill completely
saunter|walk slowly, for pleasure
savage|wild and cruel
scant|very little
scarcely|only just; almost not
scorn|the feeling that something deserves no respect
scoundrel|a bad, dishonest person
scourge|a cause of great suffering; or a whip
scruple|a doubt about whether something is right
scrutinize|look at very carefully
scrutiny|a very careful look
sear|burn the surface of
secluded|away from other people
sedate|calm and serious
semblance|an outward look
sepulchre|a tomb
serene|calm and peaceful
serpent|a snake
servile|too ready to obey
severe|very strict; or very bad
shaft|a ray of light; or an arrow; or a long pole
shan't|shall not
shew|show (an old spelling)
shrewd|clever at judging people and things
shroud|a cloth for a dead body; or cover
shun|keep away from
sinew|what joins muscle to bone; strength
singular|unusual; or only one
sinister|seeming evil
slacken|become looser or slower
slay|kill
slumber|sleep
smite|hit hard (an old word)
smother|keep air from; or hold down
snare|a trap
sneer|a smile or remark that shows no respect
sober|serious; or not drunk
sojourn|a stay in a place for a time
solace|comfort in sadness
solemn|very serious
solicit|ask for
solicitude|care and worry for someone
solitary|alone
solitude|being alone
somber|dark and sad
sombre|dark and sad
sordid|dirty and low
sovereign|a king or queen; having the highest power
spectacle|something to look at
specter|a ghost
spectre|a ghost
spurn|refuse with no respect
squalid|dirty because of being poor
squalor|dirt and great poverty
squander|waste
stagger|walk as if about to fall
staid|serious and old-fashioned
stalwart|strong and loyal
stately|grand and slow
stealthy|moving so as not to be noticed
steed|a horse (a word of poems)
sterile|where nothing can grow
stern|strict and hard
stoop|bend down
stout|strong; or fat
strand|a beach; or a single thread
strife|fighting
stupefy|make unable to think
suavity|smooth politeness
sublime|so great that it fills one with wonder
submissive|ready to obey
subside|become less
subtle|hard to notice
succor|help in need
sufferance|permission without real welcome
suffice|be enough
sulky|angry and silent
sullen|angry, silent and dark
summon|call to come
superfluous|more than is needed
superstition|belief in magic and luck
suppliant|a person who begs
supplicate|beg humbly
suppress|hold down
surcease|an end, a stop
surmise|guess
surmount|get over
surpass|be better than
sustain|keep going; or suffer
swarthy|with dark skin
swoon|faint
tacit|understood without being said
taciturn|saying very little
tarry|stay; be slow (an old word)
tedious|long and boring
temperance|self-control
tempest|a violent storm
tempestuous|stormy
temporal|of time, or of this world
tenacious|holding on firmly
tenant|a person who rents a house or land
tender|gentle and loving
tenement|a house with many poor families
thee|you (an old form)
thence|from there
thine|yours; your (an old form)
thither|to that place (an old word)
thou|you (an old form, for one person)
thrall|a slave; or the power that holds someone
threshold|the floor of a doorway; or a beginning
throng|a crowd
thy|your (an old form)
tidings|news (an old word)
timid|easily frightened
timorous|full of fear
tincture|a small amount that colors something
toil|hard work; work hard
torment|great pain; make suffer
torpid|slow, almost asleep
torrent|a fast, strong flow
tranquil|calm and peaceful
transcend|go beyond
transfix|make unable to move, from surprise or horror
transgress|break a law or rule
transient|lasting only a short time
transport|carry; or very strong joy (an old use)
traverse|cross
treacherous|not to be trusted; dangerous
treachery|harming someone who trusts you
tread|step; walk on
tremor|a slight shake
tremulous|shaking slightly
trepidation|fear about what may come
tribulation|great trouble
tribute|something given to show respect
trifle|something of little value; or a little
trivial|of little importance
truant|a child who stays away from school without leave
tryst|a secret meeting of lovers
tumult|loud noise and confusion
tumultuous|loud and wild
turbid|muddy
turmoil|great confusion
twain|two (an old word)
tyrant|a cruel ruler
ubiquitous|found everywhere
uncouth|rough and without manners
undaunted|not made afraid
unwonted|not usual
upbraid|scold
urchin|a poor, dirty child
usher|show someone the way in
usurp|take power without the right to it
utmost|the greatest possible
utter|complete; or say
vacant|empty
vagabond|a person with no home who goes from place to place
vague|not clear
vain|too proud of one's looks; or without success
vainly|without success
vale|a valley
valiant|brave
valor|great courage
valour|great courage
vanity|too much pride in oneself
vanquish|defeat completely
vehement|with great force
veil|a thin cloth over the face; or hide
venerable|old and respected
venerate|respect deeply
vengeance|harm done in return for harm
venom|poison; or great hate
venture|dare to go or do
verdant|green with plants
verge|the edge
verily|truly (an old word)
vermin|small harmful animals
vestige|a small trace that is left
vex|annoy
vexation|the feeling of being annoyed
vial|a small glass bottle
vicissitude|a change from good to bad fortune, or back
vigil|staying awake to watch
vigilant|watching carefully for danger
vigor|strength and energy
vigorous|strong and full of energy
vile|very bad
villain|a bad person
vindicate|prove right
visage|face
vivacity|being lively
vivid|very bright and clear
void|an empty space; empty
vouchsafe|give as a favor
vow|a serious promise
vulgar|without good manners; or common
wager|a bet
waistcoat|a vest
wail|cry in a long, high, sad voice
wan|pale and weak
wander|go about without a fixed way
wane|become smaller or weaker
wanton|without reason or self-control
warble|sing like a bird
ware|goods; or aware (an old use)
waver|become unsteady; be unsure
wax|grow (an old use); or what candles are made of
weal|well-being (an old word)
weary|very tired
weighty|heavy; or important
wend|go slowly
whence|from where
wherefore|why (an old word)
whim|a sudden wish
whither|to what place (an old word)
wholesome|good for health or character
wight|a person (an old word)
wile|a trick
wilt|will (an old form, with thou); or droop
wistful|sadly wishing for something
wither|dry up and die
woe|great sadness
woeful|very sad
wont|used to; a habit
wrath|great anger
wrathful|very angry
wreath|a ring of flowers or leaves
wreak|cause, as of harm
wrest|take away by force
wretch|a very unhappy, or a bad, person
wretched|very unhappy or poor
writhe|twist the body in pain
wroth|angry (an old word)
wrought|made (an old form of worked)
ye|you (an old form, for several people)
yearn|want something very strongly
yon|over there (an old word)
yonder|over there (an old word)
yore|long ago
zeal|great eagerness
zealous|full of eagerness
zenith|the highest point
zephyr|a soft wind
abolish|put an end to by law
adopt|take as one's own
advocate|speak in favor of
aggression|an attack without cause
allegiance|being loyal
alliance|an agreement to work together
amend|change to make better
assembly|a group that meets for a purpose
assert|say firmly that something is true
civic|of a city or its citizens
conscience|the inner sense of right and wrong
consent|agreement; agree
constitution|the basic laws of a country; or a person's health
controversy|a public argument
denounce|say publicly that something is wrong
deprive|take away from
dictator|a ruler with all the power
dominate|control
economy|how a place makes and uses its money and goods
emancipate|set free
enact|make into law
endanger|put in danger
equality|having the same rights
essential|that one cannot do without
eradicate|get rid of completely
evident|easy to see
exploit|use unfairly; or a brave act
foster|help to grow
grievance|a reason to complain
impartial|fair to both sides
inalienable|that cannot be taken away
infer|work out from clues
injustice|unfair treatment
institution|a large organization, or an old custom
integrity|honesty that does not bend
liberty|freedom
manufacture|make in a factory
obligation|something one must do
perpetuate|make last
petition|a written request signed by many
preserve|keep safe
proclaim|announce publicly
proclamation|an important public announcement
prohibit|not allow
prosper|do well
prosperity|being rich and doing well
province|a part of a country
ratify|agree to officially
rebellion|a fight against the people in power
reform|change to make better
republic|a country whose people choose their leaders
sacred|holy
segregate|keep groups of people apart
statute|a written law
subject|under the power of; or a topic
suffrage|the right to vote
supremacy|the highest power
tolerate|allow, though one does not like it
tyranny|cruel rule
unanimous|with everyone agreeing
universal|of everyone and everything
uphold|support
vital|needed for life; very important
`

let meanings: Map<string, string> | undefined

/** Plain meaning of a hard word by its dictionary form; undefined when the list has none. */
export function meaningOf(lemma: string): string | undefined {
  meanings ??= new Map(
    MEANINGS.trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )
  return meanings.get(lemma)
}
