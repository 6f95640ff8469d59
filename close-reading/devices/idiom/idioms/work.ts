/**
 * Idioms of work, tools, travel, war, games, sport, money and trade. Written for this project (MIT).
 * One idiom a line: pattern | plain meaning | scene words. The notation is explained in ../idioms.ts.
 */
export const workIdioms = `
bury~ the hatchet|to make peace after a quarrel|tool barn spade shovel hole axe rust soil hammer garden knife
hatchet was buried|peace was made|tool barn spade hole
hatchet job|a cruel attack in words
an axe/ax to grind|a selfish reason|wheel stone blade
get~ the axe/ax|to be dismissed or stopped|wood shed tree chop
on the warpath|very angry and ready to fight|
at loggerheads|in strong disagreement
at daggers drawn|in open hatred
look~ daggers at|to look at with great anger
cross~ swords|to argue|fencing duel blade
double-edged sword|something with both good and bad effects|smith blade
sword of justice|punishment by law
fall~ on # sword|to take the blame and leave|
live by the sword|live by fighting
beat~ swords into plowshares/ploughshares|to turn from war to peace
put~ to the sword|to kill
knight in shining armor/armour|a man who comes to rescue a woman
chink in # armor/armour|a weak point|arrow blade
to the hilt|completely|sword knife dagger blade
go~ great guns|to do very well and fast
stick~ to # guns|to refuse to change one's mind|soldier cannon battle sailor gunner
jump~ the gun|to start too early|race runner fence soldier
smoking gun|a clear proof of guilt|hand pistol
sure as a gun|very sure
spike~ # guns|to spoil someone's plans|cannon battery
son of a gun|a rascal
under the gun|under pressure|
bring~ up the big guns|to use one's strongest argument|cannon fort
loose cannon|a person whose acts nobody can predict|deck ship
cannon fodder|soldiers treated as worthless
bite~ the bullet|to bear something hard bravely|surgeon dog wound tooth gun barrel
sweat~ bullets|to be very worried
dodge~ a bullet|to escape something bad|soldier gun sniper rifle
magic bullet|a perfect answer to a problem
shoot~ # bolt|to have used all one's strength|door crossbow
bolt upright|sitting very straight
straight as an arrow|completely honest|
straight arrow|an honest person
quick on the trigger|quick to act
quick on the draw|quick to act
lock, stock and/an barrel|completely
over a barrel|helpless before someone|roll jump fell trip lay
scrape~ the barrel|to use the last and worst things|
scrape~ the bottom of the barrel|to use the last and worst things|
barrel of laughs|something very funny
hoist with/by # own petard|hurt by one's own plan
powder keg|a danger about to break out|ship gun cannon soldier
keep~ # powder dry|to be ready for trouble|musket soldier
short fuse|a quick temper|lamp bomb dynamite
blow~ a fuse|to become very angry|lamp electric house lights
blow~ # top|to become very angry|volcano kettle whale
blow~ # stack|to become very angry|train ship
hit~ a raw nerve|to say something that hurts
drop~ a bombshell|to give shocking news|plane
bombshell|a shocking piece of news|trench soldier explode
up in smoke|destroyed or come to nothing|chimney fire paper barn
battle of wits|a contest of cleverness
battle royal|a great fight
half the battle|a large part of the work
losing battle|an effort that cannot succeed
fight~ a losing battle|to try what cannot succeed
fight~ shy of|to avoid
pitched battle|a fierce fight|
carry~ the day|to win
win~ the day|to win
save~ the day|to bring success when all seemed lost
seize the day|use the present time well
win~ # spurs|to show one's ability for the first time|
spur of the moment|without a plan
rank and file|ordinary members|soldier drill
close~ ranks|to stand together against others|soldier
pull~ rank|to use one's higher position
steal~ a march on|to gain an advantage in secret
beat~ a retreat|to go away quickly|drum
beat~ a hasty retreat|to go away quickly
over the top|too much|hill trench wall soldier climb pot jar fence pour glass hat
last-ditch|made as a last effort
in the last ditch|in the last effort
no man's land|a place that belongs to nobody|trench soldier
pass~ muster|to be good enough
hold~ the fort|to look after things while someone is away|soldier indian cannon enemy wall army attack general garrison
strike~ # colors/colours|to give in
come~ through with flying colors/colours|to succeed very well
fly~ off the handle|to lose one's temper suddenly|axe hammer hatchet wood head pan
dead as mutton|quite dead
tough nut|a hard person or problem|squirrel shell
hammer and tongs|with great energy|blacksmith forge
go~ at it hammer and tongs|to do or fight with great energy
between hammer and anvil|in trouble from two sides
strike while the iron is hot|act at the best moment|forge blacksmith anvil horseshoe smith
irons in the fire|plans going on at one time|forge blacksmith
iron~ out|to remove (small problems)|shirt sheet wrinkle dress linen crease
rule~ with a rod of iron|to rule very harshly
with an iron hand|very strictly
iron will|a very strong will
nail in # coffin|one more thing that brings the end|carpenter hammer
nail * in the coffin|something that brings the end|carpenter hammer
tough as nails|very strong and hard
hard as nails|without feeling
on the nail|at once (of paying)|hang coat hung picture hat
pay~ on the nail|to pay at once
fight tooth and claw|fight with all one's strength
hit~ the mark|to be exactly right|arrow target bow
wide of the mark|far from right|arrow target shot
beside the mark|not to the point
overshoot~ the mark|to go too far
miss~ the mark|to fail|arrow target bow
quick off the mark|fast to act|race runner
bull's-eye|exactly right|lantern target arrow dart ship
spanner in the works|something that spoils a plan
nuts and bolts|the basic practical facts|engine machine toolbox wrench
screw loose|slightly mad|chair door driver wheel
have~ a screw loose|to be slightly mad|chair machine
put~ the screws on|to force someone by threats
turn of the screw|one more thing that makes it worse
cog in the machine/wheel|a person with a small part
wheels within wheels|a matter with hidden causes
oil the wheels|make things go well|cart wagon
spin~ # wheels|to work without getting anywhere|car mud snow
reinvent~ the wheel|to make again what exists
set the wheels in motion|start something
fifth wheel|a person not needed|wagon
big wheel|an important person|mill water cart fair
asleep at the wheel|not paying attention|car driver
put~ a spoke in # wheel|to spoil someone's plan
put~ on the brakes|to slow something down|train car bicycle
change~ gear/gears|to change one's way|car bicycle
in high gear|very active|car
well-oiled machine|something that works smoothly|factory engine
built like a tank|very strong
call~ a spade a spade|to speak plainly
spade work|the hard first work
hard row to hoe|a hard task
long row to hoe|a hard task
plow/plough a lonely furrow|work alone
put~ # hand to the plow/plough|to begin a task
too old to cut the mustard|not good enough now
grist to the mill|something useful for one's purpose
grist for the mill|something useful for one's purpose
grist to # mill|something useful for one's purpose
run of the mill|ordinary
go~ through the mill|to have a hard time|grain wheat flour
millstone|a heavy trouble
pump~ * for information|to ask for facts again and again
tilt~ at windmills|to fight enemies that are not real
back to the grindstone|back to hard work
daily grind|dull work every day|coffee mill
build~ on sand|to plan without a safe base|beach castle
pillar of society|an important and respected person
pillar of strength|someone who gives others support
tower of strength|someone who gives others support
ivory tower|a place away from real life
lay~ it on thick|to praise or complain too much|butter paint jam plaster
lay~ it on with a trowel|to praise far too much
hit~ the road|to start a journey|rain stone ball hammer horse hoof wheel
hit~ the trail|to start a journey|
end of the road|the point where one can't go on|house lived village
middle of the road|not extreme|cart lay stood stopped horse walk rock stood dog car walked middle
road to ruin|a way of living that ends badly
the road to hell is paved with good intentions|good plans alone do nothing
one for the road|a last drink before leaving
rule of the road|the law for drivers
off the beaten track|far from where people go|
off the beaten path|far from where people go|
on the right track|thinking in the right way|train railway engine
on the wrong track|thinking in the wrong way|train railway engine dog
lose~ track of|to no longer know about|deer dog footprints
keep~ track of|to know what is happening to
cover~ # tracks|to hide what one has done|snow sand leaves
stop~ (dead)? in # tracks|to stop suddenly|
stop~ in # tracks|to stop suddenly|
one-track mind|a mind that thinks of only one thing
wrong side of the tracks|the poor part of a town
make~ tracks|to leave quickly|snow mud sand
train of thought|a line of ideas
end of the line|the point where one can't go on|train fish queue rope
draw~ the line at|to refuse to go further than
draw~ a line in the sand|to set a limit|stick beach
draw~ the line|to set a limit|pencil ruler paper chalk
put~ # neck on the line|to take a great risk
lay~ it on the line|to speak plainly
hard lines|bad luck|face mouth forehead
bottom line|the most important fact|page read form ledger sum
get~ a line on|to find out about
shoot~ a line|to boast
hook, line, and sinker|completely
let~ * off the hook|to free someone from blame or trouble|fish trout
by hook or by crook|in any way possible
sling~ # hook|to go away
ring~ true|to sound true
on the bandwagon|joining what is popular
get~ the show on the road|to begin
steal~ the show|to get the most praise|
show must go on|things must continue in spite of trouble
behind the scenes|in secret, where others can't see|stage theater actor curtain painter
make~ a scene|to show strong feelings in public|
take~ center/centre stage|to get most attention|actor singer
all the world's a stage|life is like a play
curtain call|the end of a show or career|actor
final curtain|the end|stage theater
ring~ down the curtain|to bring to an end|stage theater
play~ to the gallery|to act so as to please the crowd
play~ the fool|to act in a silly way|actor stage king
play~ the game|to be fair|board children cards chess ball field
play~ fair|to be honest
play~ it safe|to avoid risk
play~ for time|to delay on purpose
play~ hard to get|to act as if not interested
play~ hooky/truant|to stay away from school without leave
play~ the devil with|to harm
play~ havoc with|to cause great harm to
play~ a trick on|to fool
play~ # cards right|to use one's chances well|deck
play~ # last card|to use one's last chance|deck
play~ both ends against the middle|to use two enemies for one's own gain
child's play|something very easy|toy
fair play|honest behavior
foul play|a crime, often murder
fool's paradise|happiness that rests on a mistake
fool's errand|a useless task
play~ the waiting game|to delay in order to win
game is up|the trick has been found out
the game's up|the trick has been found out
give~ the game away|to show a secret plan
two can play at that game|another can do the same harm back
beat~ * at # own game|to win in the other's own way
ahead of the game|doing better than others|
fair game|someone whom it is right to attack|hunter deer duck pheasant season
name of the game|the most important thing
in the cards|likely to happen|table deck fortune shuffle
on the cards|likely to happen|picture name wrote print
have~ a card up # sleeve|to have a secret plan
play~ # trump card|to use one's best advantage
trump card|the best advantage|hearts spades deck partner
turn~ up trumps|to do well when not expected|deck dealer
hold~ all the cards|to have every advantage|deck dealer
stack~ the deck|to arrange things unfairly|shuffle
wild card|something nobody can predict|deck
strong suit|what one is good at|
long suit|what one is good at
call~ # bluff|to make someone prove a threat
ace in hand|an advantage
shuffle~ off this mortal coil|to die
mortal coil|life and its troubles
when the chips are down|when things are serious
the chips are down|things are serious|
bargaining chip|something used to get an agreement
cash~ in # chips|to die|
blue chip|very safe (of a business)
pass~ the buck|to make someone else take the blame
the buck stops here|I take the blame and the duty
penny for # thoughts|tell me what you are thinking
the penny dropped|someone understood at last|floor hand pocket
in for a penny, in for a pound|to finish what one has started
penny wise and pound foolish|saving small sums and wasting big ones
a pretty penny|much money
penny saved is a penny earned|saving is as good as earning
turn~ an honest penny|to earn money honestly
not a penny to # name|very poor
bad penny|an unwelcome person who keeps coming back
penny-pinching|spending as little as possible
pinch~ pennies|to spend as little as possible
worth a penny|worth anything
on a dime|very quickly (of turning)|
dime a dozen|very common|
drop~ a dime|to tell the police
put~ in # two cents|to give one's opinion|
two cents worth|an opinion
feel~ like a million dollars|to feel wonderful
look~ like a million dollars|to look wonderful
bet # bottom dollar|be quite sure
bottom dollar|the last money one has
sixty-four thousand dollar question|the most important question
money talks|rich people have power
money is no object|cost does not matter
throw~ good money after bad|to waste more money on a failure
give~ * a run for # money|to be a strong rival to
run for # money|strong competition
a fool and # money are soon parted|foolish people waste money
time is money|time is valuable
in the money|rich
made of money|very rich
rolling in money|very rich|
rolling in it|very rich|pig mud dog snow grass
filthy rich|very rich
rags to riches|from being poor to being rich
worth a king's ransom|worth very much
king's ransom|a very large sum of money
fit for a king|very good
fit for a queen|very good
cat may look at a king|a low person has some rights
on the breadline|very poor
feel~ the pinch|to have too little money|crab shoe toe
make~ ends meet|to have just enough money to live|rope belt string
make~ both ends meet|to have just enough money to live
loose ends|small matters not finished|rope thread knot hair ribbon sew
at a loose end|with nothing to do
at loose ends|with nothing to do
tie~ up loose ends|to finish small matters|rope thread
go~ for broke|to risk everything
flat broke|without any money
break~ the bank|to cost too much|river robber flood
laugh~ all the way to the bank|to make money easily
take~ * to the bank|to be sure of
pay~ * back in # own coin|to treat someone as they treated others
the other side of the coin|the opposite view|
two sides of the same coin|two parts of one thing
coin~ a phrase|to make up a new saying
sell~ * short|to value too low|stock market
sell~ # soul|to do anything, even wrong, to gain something
bill of goods|a false promise|
fit~ the bill|to be just what is needed
foot~ the bill|to pay for everything
clean bill of health|a statement that all is well
part and parcel|a necessary part
all in a day's work|a normal part of one's work
all in the day's work|a normal part of one's work
call~ it a day|to stop working for now
call~ it quits|to stop; to agree to be even
call~ it a night|to stop for the night
make~ short work of|to finish or defeat quickly
have~ # work cut out|to have a hard task
dirty work|unpleasant or dishonest work|mud
all work and no play makes Jack a dull boy|too much work makes people dull
all work and no play|too much work
a bad workman blames # tools|poor workers blame other things
lie~ down on the job|to be lazy at work
fall~ down on the job|to do one's work badly
do~ the trick|to succeed
do~ the donkey work|to do the dull part of work
lay~ off|to stop|
get~ the sack|to be dismissed from work|flour grain potato
give~ * the sack|to dismiss from work|flour grain potato
golden handshake|a large gift of money when leaving a job
burn~ out|to become too tired to work|fire candle lamp coal
burn~ # self out|to become too tired to work
dead-end job|a job with no future
get~ down to brass tacks|to begin to talk about what matters|
brass tacks|the facts that matter|hammer carpet chair
get~ down to business|to begin serious work
mind # own business|do not ask about others' matters
monkey wrench in the works|something that spoils a plan
like a well-oiled machine|very smoothly
firing on all cylinders|working very well
put~ the pedal to the metal|to go very fast
step~ on the gas|to hurry|stove car
drive~ * to distraction|to make someone very upset
round the bend|mad|river road horse car came train boat coach
off the rails|acting wrongly|train engine
jump~ through hoops|to do many hard things to please|circus dog lion tiger
jump~ to conclusions|to decide too quickly
leap~ to conclusions|to decide too quickly
foregone conclusion|a result that is sure from the start
jump~ for joy|to be very happy
hop, skip and/and a jump|a short distance
keep~ one jump ahead|to stay in front of others
ball is in # court|it is now someone's turn to act|tennis racket net player
ball's in # court|it is now someone's turn to act|tennis racket net
ball was in # court|it was someone's turn to act|tennis racket net
start~ the ball rolling|to begin something|hill
get~ the ball rolling|to begin something|hill bowling
set~ the ball rolling|to begin something|hill
keep~ the ball rolling|to make something continue|hill
have~ a ball|to enjoy oneself|dance duke prince
whole new ball game|a quite different situation
ballpark figure|a rough number
in the same ballpark|near in amount
out of left field|very unexpectedly|ball
in left field|very unusual|ball
cover~ all the bases|to deal with everything
hit~ a home run|to have a great success|bat pitcher
step~ up to the plate|to take on a duty|bat
right off the bat|at once
play~ hardball|to act without mercy|
throw~ * a curve ball|to surprise with a problem
hit~ it out of the park|to do extremely well
three strikes|a last chance|bat pitcher
off # game|not doing as well as usual
par for the course|just what one would expect|
below par|not as good as usual|
on a par with|equal to
move~ the goalposts|to change the rules unfairly
score~ an own goal|to harm oneself by mistake
get~ a kick out of|to enjoy very much
alive and kicking|active and well
kick~ up a fuss/row|to complain loudly
kick~ the habit|to stop a bad habit
kick~ * when * is/are down|to hurt someone already in trouble
level playing field|a fair chance for all
in the same league|as good as
out of # league|too good for someone
first past the post|the winner|
win~ by a mile|to win by very much
at the eleventh hour|at the last possible moment
eleventh hour|the last possible moment
dead heat|an equal finish in a race|
photo finish|a very close end
home stretch|the last part
on the home stretch|near the end
down to the wire|until the last moment
out of the running|with no chance to win
take~ it in # stride|to deal with calmly
hit~ # stride|to begin to do well|
make~ great strides|to improve quickly
throw~ * off # stride|to upset someone's steady way
long shot|something with little chance|rifle hunter gun
by a long shot|by far
call~ the shots|to be the one who decides|
big shot|an important person|
parting shot|a last unkind remark|
have~ a shot at|to try
cheap shot|an unfair attack
hedge~ # bets|to avoid choosing one side
all bets are off|what was agreed no longer holds
throw~ # weight around/about|to use power in an unpleasant way
pull~ # weight|to do one's fair share|rope
carry~ weight|to have influence|mule horse
worth # weight in|extremely useful or valuable
punch above # weight|do better than expected
pull~ # punches|to criticize less than one could|boxer
pull~ no punches|to speak without softening
pleased as Punch|very pleased
roll~ with the punches|to adapt to trouble|boxer
beat~ * to the punch|to do something before another|
throw~ * for a loop|to surprise and confuse
down for the count|defeated|boxer
go~ the distance|to continue to the end
come~ up to scratch|to be good enough
from scratch|from the very beginning
toe to toe|facing each other in a fight
square~ up to|to face bravely
in the driving seat|in control|car coach
behind the eight ball|in trouble
snooker~ * |to leave no way out
checkmate~|to defeat completely|chess king queen board
pawn in the game|someone used by others|chess
pull~ up stakes|to move to another place|tent
up~ the ante|to raise the risk
raise~ the stakes|to raise the risk|
get~ into the swing of|to get used to
what you lose on the swings|losses are balanced by gains
swings and roundabouts|gains and losses that balance
learn~ * the hard way|to learn by suffering
batten~ down the hatches|to get ready for trouble|ship deck storm sailor
on an even keel|steady and calm|ship boat
even keel|a steady and calm state|ship boat
give~ * a wide berth|to keep away from|ship boat reef
wide berth|plenty of distance|ship boat reef
three sheets in the wind|drunk
sail~ through|to succeed without effort|ship boat
trim~ # sails|to change one's plans to fit|boat mast
shiver my timbers|I am very surprised
shake a loose leg|hurry
show~ # colors/colours|to show what one really thinks|flag
by and large|in general
first-rate|very good
go~ by the board|to be lost or given up|mast
above board|honest and open
man overboard|someone has fallen into the sea
clear~ the decks|to get ready for action|ship
all hands on deck|everyone must help|ship captain
take~ the helm|to take control|ship boat
at the helm|in control|ship boat sailor wheel
run~ aground|to fail|ship boat
leave~ * in the lurch|to leave someone in trouble
left in the lurch|left in trouble
give~ * the slip|to escape from someone
touch and go|uncertain and risky
hand over hand|step by step|rope
hard and fast|fixed (of a rule)
nail~ * down|to make certain|board lid floor carpet
come~ a cropper|to fail badly; to fall|
bite~ off # nose|to answer angrily
go~ to the wall|to be defeated or ruined|
push~ * to the wall|to leave someone no way out
on its last legs|about to fail|table chair
pay~ through nose|to pay far too much
turn~ in # grave|to be very upset if still alive
turn~ over in # grave|to be upset if still alive
dig~ # own grave|to cause one's own ruin|spade shovel
silent as the grave|completely silent
final/last resting place|the place where someone is buried
cradle to the grave|all through life
someone~ walk~ over # grave|to feel a sudden shiver
walking over # grave|(said when one shivers)
dead men tell no tales|the dead cannot give away secrets
dead to the world|fast asleep
dead tired|very tired
dead on time|exactly on time
dead ringer|someone who looks just like another
ghost of a chance|any chance at all
give~ up the ghost|to die; to stop trying
pale as death|very pale
like grim death|very tightly
death warmed up/over|very ill
catch~ # death|to get a very bad cold
tickle~ to death|to please very much
bored to death|very bored
frighten~ to death|to frighten very much
scare~ * to death|to frighten very much
starved to death|died of hunger|
dice~ with death|to do something very dangerous
kiss of death|something that causes certain failure
matter of life and/or death|something extremely important
life and limb|life and safety
life and soul of the party|the liveliest person at a party
have~ the time of # life|to enjoy oneself very much
time of # life|a very enjoyable time|
for the life of|however hard (one tries)
not on # life|certainly not
larger than life|more striking than is usual|statue portrait
bring~ * to life|to make lively or real|
lead~ a charmed life|to be always lucky
charmed life|a life of good luck
new lease of/on life|a new chance to live well
get~ a life|do something more interesting
`
