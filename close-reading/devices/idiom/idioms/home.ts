/**
 * Idioms of food, the house, clothes and everyday things. Written for this project (MIT).
 * One idiom a line: pattern | plain meaning | scene words. The notation is explained in ../idioms.ts.
 */
export const homeIdioms = `
piece of cake|something very easy|plate fork slice icing eat ate tea birthday knife candle oven sugar baker crumb party napkin
have~ # cake and eat it|to enjoy two things that do not go together
eat~ # cake and have it|to enjoy two things that do not go together
icing on the cake|something extra that makes a good thing better|baker oven sugar spread knife
sell~ like hot cakes|to be sold very quickly
flat as a pancake|completely flat
easy as pie|very easy
humble pie|admitting that one was wrong
upper crust|people of high rank|bread pie oven
my cup of tea|what I like|milk sugar saucer drank sip spill kettle cold pour
not # cup of tea|not what someone likes|milk sugar saucer kettle
all the tea in China|any price
cup runneth over|have more happiness than can be held
in # cups|drunk|tea
spill~ the beans|to tell a secret|pan floor pot pantry cook bowl plate sack bag sweep farmer kitchen can jar tin soup
full of beans|full of energy|pot sack bowl can jar plate pan tin soup
not worth a hill of beans|worth nothing
hill of beans|something worth nothing|garden hoe
bean counter|someone who cares only for money
cool as a cucumber|very calm
peas in a pod|very much alike|shell garden bowl
hot potato|a matter that nobody wants to deal with|oven butter salt plate eat fork
drop~ * like a hot potato|to leave someone or something suddenly
couch potato|a lazy person who watches television
small potatoes|something not important|sack boil cook
carrot and stick|reward and punishment
dangle~ a carrot|to offer a reward|donkey horse rabbit
in a pickle|in trouble|jar vinegar cucumber onion brine
in a pretty/fine pickle|in trouble
jam tomorrow|a promise that is not kept
money for jam|money earned very easily
in a stew|worried and upset|carrot meat pot onion cook beef
sour grapes|acting as if one does not want what one cannot have|vine fox taste pick
apple of discord|a cause of quarrel
bad/rotten apple|one person who spoils a group|barrel orchard cider bin
upset~ the applecart|to spoil a plan|wheel market
in apple-pie order|very tidy
an apple a day keeps the doctor away|eating fruit keeps one healthy
the apple doesn't fall far from the tree|children are like their parents
apples and oranges|two things that cannot be compared|fruit bowl basket eat market
go~ bananas|to become wild or angry
second/two bites? at the cherry|another chance
bite of the cherry|a chance
life is just a bowl of cherries|life is pleasant
play~ gooseberry|to be with two lovers who want to be alone
peach of a|a very fine
plum job|a very good job
not give~ a fig|to not care at all
care a fig|care at all
not worth a fig|worth nothing
tough/hard nut to crack|a hard problem or person|squirrel walnut hammer shell
in a nutshell|in very few words|squirrel walnut
drive~ * nuts|to annoy someone very much
big cheese|an important person|plate wheel mouse
chalk and cheese|quite different
earn~ # bread|to work for a living
bread and circuses|food and fun to keep people quiet
breadwinner|the one who earns money for a family
which side # bread is buttered|who can help one most
best thing since sliced bread|a very good new thing
greatest thing since sliced bread|a very good new thing
half a loaf is better than|a little is better than nothing
use # loaf|think
like a knife through butter|very easily
walk~ on eggshells|to be very careful not to upset someone
all # eggs in one basket|everything risked on one plan
teach~ # grandmother to suck eggs|to tell someone what they know already
can't make an omelette/omelet without breaking eggs|something good may cost something
curate's egg|something partly good and partly bad
chicken and egg|a question of which came first|
as sure as eggs is eggs|quite certainly
take~ * with a grain/pinch of salt|to not quite believe
with a grain/pinch of salt|without quite believing it|soup pot dough cook spoon
rub~ salt in # wounds|to make a hurt worse
salt in/into the wound|something that makes a hurt worse|ham meat smoke brine
worth # salt|good at one's work
pepper and salt|black mixed with white|
cut~ the mustard|to be good enough
sugar-coat|to make something bad seem better
sugar~ the pill|to make something bad easier to accept
bitter pill to swallow|something unpleasant one must accept
bitter pill|something unpleasant one must accept|doctor bottle dose water
taste of # own medicine|bad treatment like one's own treatment of others
dose/taste of # own medicine|bad treatment like one's own treatment of others
milk of human kindness|natural kindness
cry~ over spilt/spilled milk|to be sorry for what cannot be changed
over spilt/spilled milk|for what cannot be changed|cat floor mop
milk and water|weak|
milksop|a weak and cowardly man
cream of the crop|the best of all
crème de la crème|the very best people
one man's meat is another man's poison|people like different things
dead meat|someone in great trouble|butcher
easy meat|someone easily tricked
bring~ home the bacon|to earn money for the family|butcher shop breakfast
save~ # bacon|to save someone from trouble
gravy train|a way of earning money easily
from pillar to post|from one place to another, without rest
pea soup|very thick (of fog)|bowl spoon pot
proof of the pudding|the test of a thing is in using it
proof of the pudding is in the eating|a thing is tested by using it
hand~ * on a plate/platter|to give without effort by the other|
too many cooks spoil the broth|too many helpers spoil the work
cook~ the books|to write false accounts
recipe for disaster|something sure to end badly
half-baked|not well thought out|oven dough bread
boiling point|the point where someone becomes very angry|water kettle
bring~ * to the boil|to make something reach its crisis|pan kettle water milk stove pot
let~ off steam|to get rid of anger or energy|engine valve locomotive boiler kettle
blow~ off steam|to get rid of anger or energy|engine boiler whistle
run~ out of steam|to lose one's energy|engine boiler locomotive
under # own steam|without help|engine ship
a watched pot never boils|waiting makes time seem long
watched pot|something waited for
pot call~ the kettle black|blaming another for one's own fault
go~ to pot|to become worse|
keep~ the pot boiling|to keep things going|stove soup
take~ pot luck|to take whatever there is
potluck|whatever there is
flash in the pan|a success that does not last|bacon oil
jump~ out of the frying pan|to leave one trouble for a worse one
if you can't stand the heat|leave if the work is too hard for you
everything but the kitchen sink|almost everything
bite~ off more than * can/could chew|to try to do more than one is able to
bitten off more than * could/can chew|tried to do more than one is able to
bit off more than * could/can chew|tried to do more than one was able to
more than * can/could chew|more than one is able to do|meat steak
chew~ the fat|to talk in a friendly way
food for thought|something to think about
eat~ # words|to admit that what one said was wrong
eat~ # hat|(said when sure that something is not so)|goat cow donkey horse
I'll eat my hat|I am sure it is not so
swallow~ # pride|to do something although one feels ashamed
swallow~ # words|to take back what one said|
hard to swallow|hard to believe or accept|throat pill
sip of # own medicine|bad treatment like one's own
drown~ # sorrows|to drink alcohol to forget sadness
Dutch courage|courage that comes from drinking
go~ Dutch|to share the cost
take~ French leave|to go without asking
it's all Greek to|it is impossible to understand for
Greek to me|impossible for me to understand
when in Rome|do as the people around you do
Rome wasn't built in a day|great things take time
Rome was not built in a day|great things take time
all roads lead to Rome|many ways reach the same end
fiddle~ while Rome burns|to do nothing useful in a time of danger
meet~ # Waterloo|to be finally defeated
Trojan horse|a gift that hides a danger
Achilles heel|the one weak point
Achilles' heel|the one weak point
Pandora's box|something that lets out many troubles
sword of Damocles|a danger that may come at any time
Midas touch|a gift for making money
Herculean task|a very hard task
labor/labour of Hercules|a very hard task
cross~ the Rubicon|to take a step that cannot be undone
good Samaritan|someone who helps a stranger
doubting Thomas|someone who will not believe without proof
patience of Job|very great patience
Job's comforter|someone who makes one feel worse
rob~ Peter to pay Paul|to pay one debt by making another
Tom, Dick and/or Harry|just anyone
Jack of all trades|someone who can do many kinds of work
before you can say Jack Robinson|very quickly
before one/you could say Jack Robinson|very quickly
Johnny-come-lately|someone newly arrived
keep~ up with the Joneses|to try to have what the neighbors have
Hobson's choice|no real choice at all
Murphy's law|what can go wrong will go wrong
Davy Jones's locker|the bottom of the sea
Davy Jones' locker|the bottom of the sea
happy as Larry|very happy
for Pete's sake|(a sign of annoyance)
for heaven's/goodness sake|(a sign of annoyance or pleading)
Old Nick|the devil
peeping Tom|someone who watches people in secret
life of Riley|an easy, pleasant life
old as Methuselah|very old
forty winks|a short sleep
hit~ the roof|to become very angry|ball hail rain branch kite stone tile
go~ through the roof|to become very angry; or rise very high|
hit~ the ceiling|to become very angry|ball kite cork balloon
raise~ the roof|to make a great noise|carpenter barn beam
roof over # head|a place to live|
from the rooftops/housetops|for everyone to hear
bring~ the house down|to get great applause|
bring~ down the house|to get great applause|
out of house and home|so that nothing is left
house of cards|a plan that can fail at any time|table deck build built ace
put~ # house in order|to arrange one's affairs|broom dust
set~ # house in order|to arrange one's affairs|broom
safe as houses|quite safe
home truth|an unpleasant fact about oneself
home truths|unpleasant facts about oneself
nothing to write home about|not very good
make~ # self at home|to behave as in one's own home
a home from home|a place as pleasant as home
home and dry|safe and successful|rain wet clothes
till the cows|for a very long time
there's no place like home|home is the best place
an Englishman's home is his castle|people may do as they like at home
keep~ the home fires burning|to keep the home going
show~ * the door|to make someone leave|
shut~ the door in # face|to refuse to deal with someone|
behind closed doors|in secret|
at death's door|very near to dying
dead as a doornail|quite dead
dead as a door-nail|quite dead
deaf as a post|not able to hear at all
by/through the back door|in a secret way|came went kitchen ran
window dressing|something done only to look good
go~ out of the window|to be lost or forgotten|jump climb bird
window on the world|a way to learn about other people
window of opportunity|a short time when something can be done
eyes are the windows of the soul|the eyes show the feelings
drive~ * up the wall|to annoy someone very much|car cart truck
writing on the wall|a sign that something bad will happen|chalk paint scribble pencil
handwriting on the wall|a sign that something bad will happen|chalk paint
see the writing on the wall|see the sign of coming trouble
like talking to a brick wall|useless because nobody listens
like a ton of bricks|with great force
drop~ a brick|to say something embarrassing|mason wall toe foot
a few bricks short|stupid
hit~ a brick wall|to be unable to go further|car
on the fence|not able to choose a side|bird crow paint boy cat hung wire rail sat leaned field post vine hen leaning
mend~ fences|to make peace after a quarrel|cow farm hammer wire post
under the carpet/rug|hidden, as something wrong|key dust crumb floor letter
pull~ the rug from/out from under|to take away someone's help suddenly
on the carpet|being scolded|sat lay fell dog stain toy spill kneel floor knelt red pattern
roll~ out the red carpet|to give a special welcome
red carpet|a special welcome|stairs floor wool
red-letter day|a very important and happy day
red tape|too many official rules|ribbon tie box parcel scissors
cut~ through the red tape|to avoid too many official rules
paint~ the town red|to go out and enjoy oneself wildly
see~ red|to become very angry suddenly|traffic light flag rose
black and blue|covered with bruises|ink dress paint
black and white|too simple, all good or all bad|photograph film picture cow cat dog dress cattle squares stripes
black mark|something held against someone|ink chalk paper
pitch black|completely dark
black books|disfavor
in # black books|in disfavor|shelf
black deed|an evil act
paint~ * black|to say that someone is bad|brush fence
not as black as * is/are painted|not as bad as people say
swear black is white|say anything to win
white lie|a small lie told to be kind
white as a sheet|very pale from fear
white as a ghost|very pale from fear
white feather|a sign of cowardice|bird wing goose hat
white knight|someone who comes to rescue
raise~ the white flag|to give up
wave~ the white flag|to give up
green with envy|wishing very much for what another has
green light|permission to begin|traffic lamp signal lighthouse railway
give~ * the green light|to allow something to begin|
green horn|someone without experience
greenhorn|someone without experience
in the pink|in very good health|dress
tickled pink|very pleased
yellow streak|cowardice
feel~ blue|to feel sad|paint silk
have~ the blues|to feel sad
out of the blue sky|suddenly
true blue|loyal
scream~ blue murder|to scream very loudly
cry~ blue murder|to scream very loudly
till * is/are blue in the face|for a long time without success
show~ # true colors/colours|to show what one is really like
true colors/colours|what someone is really like|paint
sail~ under false colors/colours|to pretend to be what one is not
off color/colour|ill
golden opportunity|a very good chance
golden rule|the most important rule
good as gold|very well-behaved
all that glitters is not gold|not all that looks good is good
strike~ gold|to find something very good|miner mine shovel pick
gold mine|a source of great riches|miner shovel dig tunnel
fool's gold|something that only looks valuable|rock stream miner
streets paved with gold|a place where one can be rich
cross~ # palm with silver|to pay money
speech is silver, silence is golden|saying nothing is often best
silence is golden|it is good to say nothing
wet blanket|someone who spoils others' fun|rain wash line fire dry hung bed horse dripping wrapped
blanket of snow|snow that covers everything
get~ out of bed on the wrong side|to be in a bad mood all day
wrong side of the bed|a bad mood from the morning
you have made your bed|you must accept what you have done
make~ # bed and * lie in/on it|to accept the results of one's acts
as you make your bed|you must accept what you do
strange bedfellows|people one would not expect together
pillow talk|talk between lovers
burn~ a hole in # pocket|to be spent quickly (of money)|match coal pipe cigar
out of pocket|having lost money
line~ # pockets|to get money dishonestly|tailor silk
deep pockets|much money|coat hands trousers apron
money to burn|more money than is needed
roll~ up # sleeves|to get ready for hard work|arm wash shirt elbow
laugh~ up # sleeve|to laugh in secret
laugh~ in # sleeve|to laugh in secret
up # sleeve|kept secret for later use|arm card handkerchief wind mouse ran push
at the drop of a hat|at once, without thinking|
pass~ the hat around/round|to collect money from people|
hats off to|I admire|
take~ # hat off to|to admire|bowed lady
talk~ through # hat|to talk nonsense
keep~ * under # hat|to keep secret|hair
throw~ # hat in/into the ring|to join a contest
wear~ many hats|to have many kinds of work|
mad as a hatter|quite mad
hang~ up # hat|to stop working|peg hook hall
cap in hand|humbly, asking for something|stood bowed boy
hat in hand|humbly, asking for something|stood bowed
if the cap fits|take it to yourself if it is true of you
set~ # cap at|to try to make a man marry her
to cap it all|as the last and worst thing
thinking cap|careful thought
put~ on # thinking cap|to think carefully
tighten~ # belt|to spend less|buckle trousers waist sword
below the belt|not fair|boxer stomach wound sword
hit~ below the belt|to act unfairly
give~ * the shirt off # back|to be very generous
shirt off # back|everything one has
stuffed shirt|a proud and dull person
hot under the collar|angry or embarrassed|sun shirt starch
apron strings|dependence on one's mother|tied knot kitchen
wear~ the trousers/breeches/pants|to be the one in charge|boy tailor new
caught with # trousers/pants down|caught unprepared
by the seat of # pants|by feeling and not by plan
put~ # self in # shoes|to imagine being in someone's place
if I were in your shoes|if I were you
step~ into # shoes|to take someone's place|
where the shoe pinches|where the trouble is
shake~ in # shoes/boots|to be very frightened
quake~ in # shoes/boots|to be very frightened
on a shoestring|with very little money|
waiting for the other shoe to drop|waiting for the next bad thing
goody two-shoes|someone too well-behaved
too big for # boots|too proud|foot feet cobbler
give~ * the boot|to send someone away from a job
get~ the boot|to be sent away from a job|
hang~ up # boots|to stop working or playing
heart sank into # boots|felt suddenly very afraid
lick~ # boots|to flatter someone powerful|dog
bet # boots|be quite sure
tough as old boots|very strong
pull~ # self up by # bootstraps|to succeed without help
knock~ # socks off|to surprise and please someone
put a sock in it|be quiet
gloves are off|the fight is now serious|
take~ the gloves off|to fight without mercy|
throw~ down the gauntlet|to invite someone to fight|
pick~ up the gauntlet|to accept a fight|
take~ up the gauntlet|to accept a fight
throw~ down the glove|to invite someone to fight
run~ the gauntlet|to go through danger or blame|
fit~ like a glove|to fit perfectly
hand and glove|working closely together
iron hand in a velvet glove|hardness hidden by a soft manner
cut~ # coat according to # cloth|to spend only what one has
turn~ # coat|to change sides|
turncoat|someone who changes sides
ride~ on # coattails|to succeed through another
cloak-and-dagger|very secret
under the cloak of|hidden by|
cut from the same cloth|very much alike|tailor
made out of whole cloth|completely untrue
whole cloth|something completely untrue|tailor sew cut
pins and needles|a prickling feeling; or a nervous state|sew thread
hear~ a pin drop|to be in complete silence
neat as a new pin|very tidy
not care a pin|not care at all
not worth a pin|worth nothing
pin~ # hopes on|to rely completely on
pin money|a little money to spend
stitch in time|a small repair made early|
in stitches|laughing very hard|wound sew doctor cut needle knit embroider
without a stitch on|with no clothes on
hang~ by a thread|to be in great danger|spider button needle bead
lose~ the thread|to stop understanding|needle sew
pick~ up the thread/threads|to continue after a pause|needle sew
spin~ a yarn|to tell a long story|wheel wool spindle
spin~ yarns|to tell long stories|wheel wool spindle
dyed in the wool|fixed in one's opinions|
wool-gathering|daydreaming
woolgathering|daydreaming
all wool and a yard wide|real and good
cotton~ on to|to begin to understand
wrap~ * in cotton wool|to protect too much|
bright as a button|very clever
on the button|exactly|
end of # tether|the point where no strength or patience is left|goat horse cow
at the end of # rope|with no strength or patience left|swing knot well climb bucket hung cow dangle
give~ * enough rope|to let someone harm himself or herself
learn~ the ropes|to learn how something is done|sailor mast sail circus rigging
know~ the ropes|to know how something is done|sailor mast rigging
show~ * the ropes|to show someone how something is done|sailor mast rigging
walk~ a tightrope|to act with great care between two dangers|circus acrobat
tie~ the knot|to get married|rope string lace ribbon shoe scarf bow sail
Gordian knot|a very hard problem
cut~ the Gordian knot|to solve a problem with one bold act
pull~ @ strings|to use secret influence to get something|harp puppet violin fiddle apron guitar kite marionette tight purse bow balloon lute
pull~ strings|to use secret influence to get something|harp puppet violin fiddle guitar kite marionette
strings were pulled|secret influence was used|puppet harp
no strings attached|with no conditions|puppet kite balloon
with no strings|with no conditions|puppet kite violin
have~ * on a string|to control someone|kite key bead
harp~ on|to keep talking about|
harp~ on the same string|to keep talking about the same thing
play~ second fiddle|to be less important than another|orchestra bow concert musician
fit as a fiddle|very healthy
on the fiddle|cheating|
fiddlesticks|nonsense
blow~ # own trumpet/horn|to praise oneself|band
beat~ the drum for|to support loudly
march~ to the beat of a different drum/drummer|to act in one's own way
sound~ the alarm|to warn people of danger|
ring~ hollow|to sound untrue
with bells on|eagerly|horse sleigh
saved by the bell|saved at the last moment|
clear as a bell|very easy to hear
sound as a bell|in perfect health
he who pays the piper calls the tune|who pays may decide
pays the piper|pays, and so may decide
call~ the tune|to be the one who decides|band fiddler dance
dance~ to # tune|to do what someone wants|fiddle band
change~ # tune|to change what one says|piano bird fiddle band
sing~ a different tune|to change what one says|
to the tune of|to the amount of|sing sang song fiddle dance play waltz whistle band
for a song|very cheaply|asked sing guitar piano
go~ for a song|to be sold very cheaply
make~ a song and dance about|to make too much fuss about
song and dance|too much fuss|stage perform music
all that jazz|and things of that kind
strike~ a chord|to make someone feel or remember something|piano harp guitar organ
strike~ the right/wrong note|to do what is (not) fitting|piano
strike~ a false note|to do something not fitting|piano
touch~ a chord|to make someone feel something|piano
on a high note|in a good way (of an end)|sing soprano
pull~ out all the stops|to do all that one can|organ organist
fine-tune|to make small improvements|
spick and span|very clean and tidy
clean as a whistle|very clean
blow~ the whistle on|to report something wrong|referee train
bells and whistles|extra things that are not needed
make~ a clean sweep|to get rid of or win everything|broom
clean sweep|winning or removing everything|broom
a new broom sweeps clean|a new leader makes changes
new broom|a new leader who makes changes|sweep dust kitchen floor
come~ clean|to tell the truth|wash soap scrub stain
clean slate|a new start|chalk school sponge
wipe~ the slate clean|to forget past faults|chalk school sponge
take~ * to the cleaners|to take all of someone's money|
wash~ # dirty linen in public|to talk of private troubles before others
dirty linen|private troubles|wash soap basket laundry bed
air~ # dirty laundry|to talk of private troubles before others
come~ out in the wash|to end well at last|stain
hung out to dry|left without help|wash clothes line sun
throw~ in the towel|to give up|laundry wash bath basket washing linen soap clothes hamper
throw~ in the sponge|to give up|bath bucket
throw~ the baby out with the bathwater|to lose something good while getting rid of the bad
baby out with the bath water|something good lost with the bad
leave~ * holding the baby|to leave someone with a hard duty|nurse
left holding the bag|left with the blame|
babe in the wood|someone innocent
sleep~ like a baby|to sleep very well
sleep~ like a log|to sleep very deeply
sleep~ like a top|to sleep very deeply
sleep~ on it|to wait a night before deciding|mattress pillow straw bed
sleep a wink|sleep at all
wink of sleep|sleep at all
get~ a wink|to sleep a little
easy as falling off a log|very easy
pull~ the plug on|to stop something|bath sink
bottle~ up|to hide (feelings)|jam medicine
hit~ the bottle|to drink too much alcohol|stone bullet
throw~ in # lot with|to join
cast~ # lot with|to join
through a glass darkly|not clearly
glass is half full|seeing the good side
wake-up call|a warning|
mirror image|the same but turned around
put~ # cards on the table|to tell one's plans openly
cards on the table|one's plans told openly|deal ace
turn~ the tables on|to change so that the weak one is strong
turn~ the tables|to change so that the weak one is strong|furniture carpenter
tables were turned|the weak one became strong|
drink~ * under the table|to drink more than another
fall~ between two stools|to fail by trying two things
edge of # seat|very excited about what will happen|sat perched
back-seat driver|someone who gives advice not asked for
ride~ shotgun|to sit beside the driver|
not the sharpest knife in the drawer|not clever
skeleton in the closet/cupboard|a hidden shameful fact|doctor bone museum costume science
skeletons in # closet/cupboard|hidden shameful facts
skeleton in # closet/cupboard|a hidden shameful fact
cupboard love|love shown only to get something
back to the drawing board|starting again after a failure
back to square one|starting again from the beginning
square peg in a round hole|someone in the wrong place
square meal|a full and good meal
fair and square|in an honest way
pick~ holes in|to find faults in|
hole-and-corner|secret
need~ * like a hole in the head|to not need at all
hole in the wall|a small dark place|mouse brick plaster peer hammer
ace in the hole|a hidden advantage
cut~ corners|to do something badly to save time or money|scissors card paper cards round square cloth fabric board
cut~ a corner|to do something badly to save time or money|street road scissors
around/round the corner|very soon|street shop house lane came went building peer peered wall disappeared walked turned ran
drive~ * into a corner|to leave someone no way out|cat rat sheep
back~ * into a corner|to leave someone no way out|
paint~ # self into a corner|to leave oneself no way out|brush floor
from the four corners of the earth|from everywhere
nook and cranny|every small place
go~ down the drain|to be wasted or lost|water sink rain
pour~ money down the drain|to waste money
throw~ the book at|to punish as hard as possible|cat boy wall
open book|someone with no secrets|table desk lap read page
read~ * like a book|to know what someone thinks
in # good/bad books|in (or out of) favor|
in # bad books|out of favor
judge~ a book by its cover|to judge by looks
turn~ the page|to begin anew|book finger read
bring~ * to book|to make someone answer for a wrong
on the same page|in agreement|book print picture read poem
between the lines|in what is not said openly|enemy army soldier page pencil wrote trench
chapter and verse|the exact source
the oldest trick in the book|a very old trick
p's and q's|polite behavior
dot~ # i's|to be careful about every detail
cross~ # t's|to be careful about every detail
to a T|perfectly
to a tee|perfectly
from A to Z|from beginning to end
from cover to cover|from beginning to end
put~ pen to paper|to begin to write
the pen is mightier than the sword|writing has more power than fighting
blot~ # copybook|to spoil one's good name|ink
blot on the landscape|something ugly that spoils a view
carte blanche|full freedom to act
not worth the paper|worth nothing|
paper~ over the cracks|to hide faults|wall paste
return~ to the fold|to come back to one's group|sheep
post haste|very fast
push~ the envelope|to go beyond the usual limits
signed, sealed and delivered|finished
sealed with a kiss|closed lovingly
stamp of approval|a sign that something is accepted
`
