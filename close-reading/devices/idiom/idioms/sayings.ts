/**
 * Sayings, idioms of time and number, of doing and speaking, and set phrases of older books.
 * Written for this project (MIT).
 * One idiom a line: pattern | plain meaning | scene words. The notation is explained in ../idioms.ts.
 */
export const sayingIdioms = `
actions speak louder than words|what people do shows more than what they say
better late than never|it is better to do it late than not at all
better safe than sorry|it is better to be careful
easier said than done|hard to do, though not hard to say
least said, soonest mended|saying little makes a quarrel end sooner
blessing in disguise|something bad that turns out to be good
blessings in disguise|bad things that turn out to be good
count # blessings|be grateful for what one has
practice makes perfect|doing something often makes one good at it
where there's a will there's a way|if one really wants to, one can
where there is a will there is a way|if one really wants to, one can
slow and steady wins the race|steady work succeeds
haste makes waste|hurry leads to mistakes
more haste, less speed|hurry leads to mistakes
look before you leap|think before you act
he who hesitates is lost|waiting too long brings failure
honesty is the best policy|it is best to tell the truth
two wrongs don't/do not make a right|doing wrong because another did is not right
when the going gets tough|when things become hard
in the eye of the beholder|decided by the person who looks
beggars can't be choosers|who has nothing must take what is offered
beggars should not be choosers|who has nothing must take what is offered
charity begins at home|help your own family first
clothes make the man|people judge by clothes
cleanliness is next to godliness|being clean is very good
familiarity breeds contempt|knowing someone well may lead to less respect
fortune favors/favours the brave/bold|brave people are often lucky
great minds think alike|clever people have the same ideas
ignorance is bliss|not knowing can be pleasant
imitation is the sincerest form of flattery|copying shows admiration
knowledge is power|knowing things makes one strong
laughter is the best medicine|laughing helps one feel better
like father, like son|sons are like their fathers
like father like son|sons are like their fathers
live and let live|accept others as they are
live and learn|one learns from mistakes
love is blind|people in love do not see faults
necessity is the mother of invention|need makes people find new ways
no news is good news|hearing nothing means nothing bad happened
no pain, no gain|effort is needed to succeed
no man is an island|nobody can live without others
nothing ventured, nothing gained|without risk there is no gain
once bitten, twice shy|a bad experience makes one careful
out of sight, out of mind|what is not seen is soon forgotten
patience is a virtue|it is good to be able to wait
pride comes/goes before a fall|too much pride ends in failure
pride goeth before|too much pride ends in failure
seeing is believing|one believes what one sees
spare the rod and spoil the child|children not punished become bad
the devil finds work for idle hands|people with nothing to do get into trouble
the end justifies the means|a good aim makes any act right
the more the merrier|more people make it more fun
the spirit is willing|one wants to, but is too weak
spirit is willing but the flesh is weak|one wants to, but is too weak
there are two sides to every story|each person sees a thing in a different way
there is no time like the present|do it now
there's no time like the present|do it now
there's safety in numbers|a group is safer
third time lucky|the third try may succeed
third time's the charm|the third try may succeed
time and tide wait for no man|time does not stop for anyone
time flies|time seems to pass quickly
time flew|time seemed to pass quickly
time heals all wounds|sadness becomes less with time
time will tell|we will know later
truth will out|the truth becomes known in the end
truth is stranger than fiction|real things can be very strange
two's company, three's a crowd|a third person is not wanted
variety is the spice of life|change makes life interesting
spice of life|what makes life interesting
what goes around comes around|people get back what they do
what goes up must come down|success does not last
all's fair in love and war|in love and war people use any way to win
all's well that ends well|a good end makes up for trouble
all is well that ends well|a good end makes up for trouble
all good things must come to an end|nothing pleasant lasts
a friend in need is a friend indeed|a true friend helps in trouble
a friend in need|a friend who helps in trouble
picture is worth a thousand words|a picture can say more than words
hope springs eternal|people always go on hoping
hope~ for the best|to hope that all will be well
hope~ against hope|to hope when there is little reason
if at first you don't succeed|keep trying
if the shoe fits|take it to yourself if it is true of you
in the land of the blind|among the weak a little skill is much
it takes two to tango|both people share the blame
it takes all sorts|people are different
let~ bygones be bygones|to forgive what is past
misery loves company|sad people like others to be sad too
one good turn deserves another|kindness should be paid back
one man's trash is another man's treasure|people value different things
one swallow does not make a summer|one sign is not proof
one swallow doesn't make a summer|one sign is not proof
strike a happy medium|find a good middle way
silence gives consent|saying nothing means agreeing
still tongue makes a wise head|saying little is wise
opportunity knocks|a good chance comes
opportunity only knocks once|a good chance comes only once
sticks and stones may break|words cannot hurt as blows do
talk of the devil|the person we speak of has come
speak of the devil|the person we speak of has come
better the devil you know|a known trouble is better than an unknown one
devil's advocate|someone who argues the other side to test an idea
devil take the hindmost|everyone looks after himself only
devil may care|careless and cheerful
the devil to pay|great trouble to come
go~ to the devil|to be ruined; go away
needs must when the devil drives|one must do what cannot be avoided
sell~ # soul to the devil|to do evil for gain
raise~ the devil|to make great trouble
devil is in the details|small things cause the trouble
idle hands are the devil's|people with nothing to do get into trouble
all hell broke/breaks loose|everything became wild and noisy
hell to pay|great trouble to come
hell for leather|as fast as possible
give~ * hell|to scold or trouble very much
through hell and high water|through every trouble
seventh heaven|a state of great happiness
in the seventh heaven|extremely happy
manna from heaven|help that comes when not expected
match made in heaven|two people who suit each other very well
stink~ to high heaven|to smell or seem very bad
for heaven's sake|(a sign of annoyance or pleading)
angel of mercy|someone who brings help
guardian angel|someone who protects another|
fools rush in where angels fear to tread|foolish people do what wise people avoid
holier-than-thou|acting as if better than others
practice~ what * preach~|to do what one tells others to do
preach~ to the choir|to tell people what they believe already
preach~ to the converted|to tell people what they believe already
in the lap of the gods|not in anyone's power
lap of luxury|great comfort
land of plenty|a rich place
promised land|a place of hoped-for happiness
out of the mouths of babes|children sometimes say wise things
labor/labour of love|work done for pleasure, not for pay
fall~ head over heels|to fall in love completely
fall~ for * hook|to believe completely
no love lost|dislike between people
for love or money|in any way
all is fair in love and war|in love and war people use any way to win
carry~ a torch for|to love someone who does not love back
pop~ the question|to ask someone to marry one
ask~ for # hand|to ask to marry someone
tie~ to # apron|to be too dependent
better half|a husband or wife
hen-party|a party for women
for better or worse|whatever happens
for better or for worse|whatever happens
birthday suit|no clothes at all
nick of time|the last possible moment
in no time|very quickly
in less than no time|very quickly
once upon a time|a long time ago (in a story)
time immemorial|longer than anyone remembers
behind the times|old-fashioned
kill~ time|to do something while waiting
pass~ the time of day|to greet and talk a little
make~ up for lost time|to work faster after a delay
bide~ # time|to wait for a good chance
pressed for time|in a hurry
against the clock|in a hurry|
turn~ back the clock|to return to the past|hour hand
like clockwork|exactly as planned|toy
go~ like clockwork|to happen exactly as planned
beat~ the clock|to finish before the time ends
test of time|staying good for a long time
have~ no time for|to dislike
give~ * a hard time|to make things hard for someone
about time|(said when something is late)
long time no see|we have not met for long
in the long run|after a long time; in the end
in the short run|for the near future
rainy day|a time of need|umbrella puddle indoor
day in and day out|every day for a long time
day in, day out|every day for a long time
have~ seen better days|to be old and worn
salad days|the time when one was young
dog days|the hottest days of summer
halcyon days|a happy and peaceful time
make~ # day|to make someone very happy
that'll be the day|that will never happen
days are numbered|will not live or last long
carpe diem|use the present time well
tomorrow is another day|things may be better later
here today, gone tomorrow|lasting a very short time
here today and gone tomorrow|lasting a very short time
month of Sundays|a very long time
Sunday best|one's best clothes
when hell freezes over|never
wee hours|very early in the morning, after midnight
crack of dawn|very early in the morning
witching hour|midnight
zero hour|the time when something must begin
finest hour|the time of greatest success
moment of truth|the time when something is tested
in a split second|very quickly
two shakes of a lamb's tail|a very short time
in two shakes|very quickly
in a jiffy|very quickly
in a trice|very quickly
at one fell swoop|all at once
in one fell swoop|all at once
by fits and starts|stopping and starting again
in fits and starts|stopping and starting again
by leaps and bounds|very quickly
in leaps and bounds|very quickly
full tilt|as fast as possible
full steam ahead|with all possible speed|ship engine train
full speed ahead|with all possible speed|ship engine
like the clappers|very fast
sixes and sevens|disorder
six of one and half a dozen of the other|both are the same
six feet under|dead and buried
second to none|the best
on second thought/thoughts|after thinking again
first come, first served|who comes first gets it first
back to front|the wrong way round
one in a million|very rare and good
one for the books|a surprising thing
one too many|too much to drink|
look~ out for number one|to think only of oneself
wits' end|the point of not knowing what to do
wit's end|the point of not knowing what to do
out of # wits|extremely (frightened)
have~ # wits about|to be able to think quickly
live~ by # wits|to live by being clever
in two minds|not able to decide
put~ two and two|to guess the truth from what one knows
four-square|firmly
take~ five|to rest for a short time|
deep-six|to get rid of
to the nines|very finely (dressed)
nine times out of ten|almost always
nine days' wonder|something exciting for a short time
whole nine yards|everything
nineteen to the dozen|very fast (of talking)
baker's dozen|thirteen|
catch-22|a problem with no way out
a hundred to one|very likely
thanks a million|thank you very much
dozen times|many times|
at first blush|at first look
at a pinch|if really necessary
at all hazards|in spite of every danger
at arms' length|not close
at cross purposes|misunderstanding each other
at the top of # voice/lungs|as loudly as possible
beck and call|ready to obey at once
bag and baggage|with everything one owns
bare-faced lie|an open lie
barefaced lie|an open lie
be-all and end-all|the most important thing
beat~ * hollow|to defeat completely
beat~ * black and blue|to hit until bruised
beat~ # breast|to show sorrow or guilt
beat~ the living daylights|to hit very hard
bed and board|a place to sleep and food
bent out of shape|annoyed|wire
beside # self|not able to control one's feelings
best of both worlds|the good sides of two things
get~ the better of|to defeat
have~ the best of it|to win
beyond the pale|not acceptable
bird-brained|stupid
champ~ at the bit|to be impatient to start|horse pony bridle mare rein
chomp~ at the bit|to be impatient to start|horse
take~ the bit between # teeth|to act without being stopped|horse
draw~ in # horns|to become more careful or spend less|snail
horns of a dilemma|a choice between two bad things
lock~ horns|to fight or argue|stag deer bull buck ram
toot~ # own horn|to praise oneself
sow~ the seed|to start something|farmer field wheat corn
blaze~ a trail|to be the first to do something|
bleed~ * white|to take all someone's money
blind alley|a way that leads nowhere|street house
blind leading the blind|people without knowledge leading others
bored stiff|very bored
bored to tears|very bored
born yesterday|easily tricked
borrowed time|time longer than expected
bowl~ * over|to surprise very much|pin ball
break~ the mold/mould|to do something in a new way|clay jelly
break~ # word|to not keep a promise
keep~ # word|to do what one promised
was as good as # word|did what was promised
go~ back on # word|to break a promise
take~ # word for it|to believe someone
have~ words|to quarrel|
have~ a word with|to speak with shortly
in a manner of speaking|in one way of saying it
mum's the word|keep it a secret
keep~ mum|to say nothing
man of # word|someone who keeps promises
man of few words|someone who says little
mince~ words|to speak softly to avoid offense
mince~ # words|to speak softly to avoid offense
not mince matters|to speak plainly
weigh~ # words|to choose words carefully
put~ in a good word for|to say something good about
war of words|an argument
words fail~|cannot say how one feels
at a loss for words|not knowing what to say
have~ the last word|to say the final thing
take~ * down a peg or two|to make someone less proud
down a peg|less proud|
bring~ up the rear|to come last
build~ up # hopes|to make someone hope
bundle of joy|a new baby
bundle of laughs|something funny
burst~ at the seams|to be very full|dress coat trousers sew
burst~ # bubble|to destroy someone's happy idea|soap
busman's holiday|a holiday spent doing one's work
by a whisker|by a very small amount
by the same token|for the same reason
call~ * to account|to ask someone to explain a wrong
call~ * on the carpet|to scold
carrot-top|a person with red hair
carry~ the world before|to be very successful
cast~ a pall over|to make sad
cast~ aspersions|to say bad things about
cast~ # net wide|to search in many places|fish
cast in the same mold/mould|very alike
catch~ * napping|to find someone not ready
catch~ * off guard|to surprise someone not ready
catch~ * in the act|to see someone doing wrong
get~ # drift|to understand what someone means
caught in the act|seen doing wrong
caught in the crossfire|harmed by others' quarrel
chew~ the cud|to think slowly|cow goat
chip~ in|to give money or help|
chip off the old block|someone very like a parent
chip off the block|someone very like a parent|wood marble
clear~ the air|to end bad feelings by talking|window storm rain smoke
clip on the ear|a blow
close call|a narrow escape
close shave|a narrow escape|razor barber beard
narrow escape|an escape, but only just
narrow squeak|an escape, but only just
come~ full circle|to return to where it began
come~ out of the woodwork|to appear suddenly
come~ to grief|to end badly
come~ to grips with|to begin to deal with
come~ to # senses|to begin to think clearly again
come~ to terms with|to accept
come~ to the point|to say the important thing
come~ to a pretty pass|to become bad
come~ up in the world|to become richer
go~ down in the world|to become poorer
common touch|being able to talk with ordinary people
conspicuous by # absence|noticed because not there
cook~ up a story|to invent a story
couldn't care less|does not care at all
could not care less|does not care at all
course of true love never did run smooth|love always has trouble
crack of doom|the end of the world
crack~ the whip|to use power over others|horse mule
crack~ a smile|to smile a little
crocodile tear|sadness that is not real
cross~ paths|to meet by chance
paths~ cross~|to meet by chance
cross~ # path|to meet someone by chance|cat black
flash~ across # mind|to come suddenly into one's thoughts
flash~ through # mind|to come suddenly into one's thoughts
cross~ the great divide|to die
cross as two sticks|very annoyed
crux of the matter|the most important part
cry~ sour grapes|to act as if one did not want it
cry~ quits|to agree to stop
crying shame|a great pity
far cry from|very different from
a far cry|very different
in full cry|chasing eagerly
curry~ favor/favour|to try to be liked by flattering
cut~ a fine/sorry/poor figure|to look (fine or poor)
cut~ a dash|to look splendid
to make a long story short|to come quickly to the point
long~ story short|to come quickly to the point
cut and dried|already decided
cut~ and run|to leave quickly
cut and thrust|lively argument
cut~ both ways|to have good and bad effects|
cut~ dead|to act as if one did not see someone
cut~ * dead|to act as if one did not see someone
cut~ * down to size|to make less proud
cut~ it fine|to leave very little time
cut~ off in # prime|to die young
cut~ # losses|to stop before losing more
to the quick|deeply (hurt)|nail finger bit
cut~ to the chase|to come to the point
cutting edge|the newest stage|knife sword axe
darken~ # door/doors|to come to someone's house
daylight robbery|a very unfair price
dead and gone|dead
dead letter|a law no longer used|postman
dead of night|the middle of the night
dead set against|completely against
die is cast|nothing can be changed now
die~ hard|to change very slowly|
old habits die hard|habits change very slowly
diamond in the rough|a good person with rough manners
rough diamond|a good person with rough manners
dog's chance|any chance at all
do~ the honors/honours|to act as host
do~ or die|to make the greatest effort
do as you would be done by|treat others as you wish to be treated
done to a turn|perfectly cooked
dot~ the i's and cross the t's|to be careful about every detail
on the dot|exactly at the right time|
down and out|with no money or home
in the dumps|sad
in the doldrums|sad and without energy|ship
down on # luck|unlucky and poor
drag~ through the mire|to shame
drag~ * kicking and screaming|to make someone do something against their will
draw~ a veil over|to not speak of
dream come true|something long wished for
beyond # wildest dreams|far better than hoped
in # wildest dreams|in any hope
pipe dream|a hope that cannot come true
drive~ a wedge between|to make people stop being friends|wood log axe
what are you driving at|what do you mean
drop~ a line|to write a short letter|fish hook
drop~ # guard|to stop being careful
drunk as a lord|very drunk
drunk as a skunk|very drunk
easy come, easy go|what is easily got is easily lost
end~ in tears|to end badly
give * an inch and|give a little and more is taken
give * an inch and * will take a mile/ell|one who is given a little takes more
within an inch of|very near to
every which way|in all directions
everything comes to him who waits|waiting brings good
exception that proves the rule|something unusual that shows what is usual
eye-catching|striking
face value|what it seems to be|coin
fair to middling|not bad
fall~ between the cracks|to be forgotten|floor coin
fall~ by the wayside|to fail to continue
fall~ from grace|to lose people's respect
fall~ into # lap|to come without effort|apple cat book
fall~ into place|to become clear or well arranged
fall~ into the trap|to be tricked|bear wolf tiger
fall~ off the wagon|to begin to drink again|
fall~ on hard times|to become poor
fall~ over backwards|to try very hard to help|chair
bend~ over backwards|to try very hard to help
lean~ over backwards|to try very hard to help
fall~ over # self|to be very eager
fall~ through the cracks|to be forgotten|floor
far be it from me|I do not wish to
feel~ small|to feel ashamed
feel~ in # bones|to be sure without proof
feel~ like # self|to feel well
feel~ out of place|to feel that one does not fit in
feel~ the pulse|to find out what people think|doctor wrist
feel~ sorry for # self|to pity oneself
fight~ like cats and dogs|to quarrel fiercely
fill~ the bill|to be just what is needed
find~ # match|to meet an equal|
meet~ # match|to meet an equal
fine kettle of fish|a bad state of things
fine-tooth comb|great care in searching|
fish~ for compliments|to try to make people praise one
fit to be tied|very angry
fit to burst|with great energy
fly~ blind|to act without knowing|plane
fly~ high|to be very successful|bird kite plane
fly~ into a rage/passion/temper|to become suddenly very angry
in a towering rage|extremely angry
fly~ by night|not to be trusted|
flying visit|a short visit
flying start|a very good beginning
foaming mad|very angry
fond of the sound of # own voice|talks too much
make~ a fool of|to make look silly
nobody's fool|clever and not easily tricked
no fool like an old fool|old people's mistakes are the worst
foot-loose and fancy-free|free to do as one likes
footloose and fancy-free|free to do as one likes
for crying out loud|(a sign of annoyance)
for good and all|for ever
for what it is worth|though it may not be important
free rein|freedom to act|horse
give~ free rein to|to let go freely
keep~ a tight rein on|to control strictly|horse
friends in high places|powerful friends
from bad to worse|to an even worse state
from hand to mouth|with just enough to live
from the word go|from the very beginning
full of hot air|full of empty talk|balloon
full of # self|too proud
full of the joys of spring|very happy
pull~ # self together|to control one's feelings
get~ a rise out of|to make someone angry on purpose
get~ a word in|to manage to speak
get~ cracking|to begin quickly
get~ hold of the wrong end of the stick|to understand quite wrongly
wrong end of the stick|a quite wrong idea
get~ in on the act|to take part for gain
get~ into # head|to begin to believe
take~ it into # head|to decide suddenly
get~ into the spirit|to begin to enjoy
get~ it through # head|to understand
get~ it off # chest|to tell what troubles one
get~ lost in the shuffle|to be forgotten
get~ # act together|to become well organized
get~ # just deserts|to get the punishment one deserves
just deserts|the punishment one deserves
get~ # own back|to hurt someone back
get~ # own way|to make others do as one likes
have~ # own way|to do as one likes
get~ on the right side of|to be liked by
get~ out of # depth|to be in trouble|swim
get~ the hang of|to learn how to do
get~ the wrong end|to misunderstand
get~ to first base|to succeed in the first step
get~ to the bottom of|to find the real cause|well stairs hill sea page jar
get~ to grips with|to begin to deal with
get~ up # nose|to annoy
get~ up steam|to prepare for effort|engine ship
get~ what * deserve~|to be punished fairly
gift of the gab|the ability to talk well
gift of gab|the ability to talk well
gird~ up # loins|to prepare for hard work
gird~ # loins|to prepare for hard work
give~ * a piece of # mind|to tell someone angrily what one thinks
piece of # mind|an angry scolding
give~ * a dose of|to treat in the same way
give~ * # due|to be fair to someone
give~ * the benefit of the doubt|to believe someone without proof
benefit of the doubt|belief given without proof
give~ * the creeps|to make someone feel fear or disgust
give~ * the runaround|to avoid answering
give~ * the third degree|to question very hard
give~ * what for|to punish
give~ as good as * get~|to fight back equally
give~ # self away|to show a secret by mistake
give~ # self airs|to act as if very important
give~ the lie to|to show to be false
glutton for punishment|someone who seems to like hard things
against the grain|against one's nature|wood plane saw
go~ along for the ride|to join without much interest|
go~ a long way|to have much effect|walk
go~ ape|to become wild
go~ belly up|to fail|fish
go~ by the book|to follow the rules
like a lead balloon|very badly (of a joke or idea)
go~ down swinging|to fight to the end
go~ easy on|to be gentle with
go~ in one ear|to be heard and forgotten
go~ it alone|to do without help
go~ off at a tangent|to change the subject suddenly
off on a tangent|away from the subject
go~ off at half cock|to act too early
off the deep end|into anger or madness|pool
go~ on and on|to talk too long|road
go~ out of # way|to make a special effort
go~ round in circles|to get nowhere
run~ around/round in circles|to be busy without result|dog
go~ the extra mile|to do more than is asked
go~ the whole way|to do completely
go~ through the motions|to act without real feeling
go~ to any lengths|to do anything possible
go~ to great lengths|to make a great effort
go~ to ground|to hide|fox
go~ to hell|(a very rude way to say go away)
go~ to pieces|to lose control of one's feelings|ship vase boat
rack and ruin|a ruined state
go~ to town|to do something with great energy|market horse shop train
go~ under the knife|to have an operation
go~ up in the world|to become richer
a goner|someone sure to die
good-for-nothing|useless and lazy
greasy spoon|a cheap place to eat
grease~ # palm|to give money for an unfair favor
grease~ the wheels|to make things go well
Greek gift|a gift given to harm
grim reaper|death
grow~ like a weed|to grow very fast
hail-fellow-well-met|too friendly
hale and hearty|healthy and strong
half a mind to|almost decided to
hammer~ * home|to make fully understood
hand~ it to|to admit that someone did well
hang~ by a hair|to be in great danger
hang~ in the balance|to be not yet decided
hang in there|keep trying
hang~ on # every word|to listen with great attention
hang~ on every word|to listen with great attention
hang~ out with|to spend time with
happy-go-lucky|cheerful and without worry
happy as the day is long|very happy
hard act to follow|someone hard to equal
no hard feelings|no anger or dislike
hard-boiled|without soft feelings|egg
hard put to it|finding it very hard
hat trick|three successes
hate~ like poison|to hate very much
have~ a bone to pick|to have something to complain about|dog soup
have~ a brush with|to meet briefly (something bad)
have~ a crush on|to be in love with for a short time
have~ a field day|to enjoy a great chance
have~ a fit|to become very angry|doctor faint epileptic
have~ a go at|to try or to attack
have~ a good mind to|to be nearly decided to
have~ a hunch|to feel without proof
soft spot for|a fondness for
have~ a say in|to have the right to decide
have~ a thing about|to feel strongly about
have~ a way with|to be good at dealing with
have~ all # marbles|to be sane
lose~ # marbles|to go mad|boys game pocket bag
have~ bigger fish to fry|to have more important things to do
have~ clean hands|to be innocent
have~ designs on|to plan to get
have~ it coming|to deserve what happens
have~ it in for|to wish to harm
have~ it out with|to settle a quarrel with
ups and downs|good times and bad times
have~ the last laugh|to succeed in the end
last laugh|success in the end
he who laughs last laughs longest|who wins in the end is the real winner
have~ too much on|to be too busy|
hear~ from the grapevine|to hear as a rumor
hell or high water|any trouble
hell on earth|a terrible place or time
hum~ and haw|to avoid answering
neither here nor there|not important
here goes|I am going to try
high-flown|too grand
high jinks|lively fun
high-strung|very nervous
in high spirits|very cheerful
high as a kite|very excited or drunk
hit and miss|sometimes good and sometimes bad
hit-or-miss|sometimes good and sometimes bad
hit~ it off|to like each other at once
hit~ on an idea|to have an idea
hit~ the jackpot|to have great luck
hit~ the spot|to be just what is wanted|
hit~ the ground running|to start with energy
hit~ * where it hurts|to harm in the weakest place
hitch~ # wagon to a star|to aim very high
hobnob~ with|to be friendly with (important people)
hold~ all the aces|to have every advantage
hold~ at bay|to keep from coming close|dog hound stag
keep~ * at bay|to keep from coming close
hold~ court|to be the center of attention|king judge queen
hold~ no brief for|to not support
hold~ # own|to not be beaten|
hold~ out the olive branch|to offer peace
olive branch|an offer of peace|dove tree
hold~ sway|to have power
hold~ the floor|to talk for long
hold~ the purse strings|to control the money
hook or crook|any way possible
hot and bothered|upset|sun
hot on the trail|close behind
hot pursuit|a close chase
hot-blooded|easily moved to strong feeling
how do you like them apples|(said in triumph)
hue and cry|a loud public complaint
ill at ease|uncomfortable and nervous
ill-gotten gains|money got by wrong
in a bad way|very ill or in trouble
in a bind|in trouble
in a cleft stick|in a hard place
in a fix|in trouble
in a funk|in fear or sadness
in a rut|in a dull way of life|wheel cart road
in a scrape|in trouble
in a tight spot|in trouble
in a world of # own|not noticing others
in all conscience|to be fair
in at the death|there at the end|
in clover|in great comfort|bee cow sheep field rabbit red
dribs and drabs|small amounts
high dudgeon|great offense
in # element|doing what one likes and does well
in # good graces|liked by
in # own right|by one's own ability
in # own backyard|near one's own home|
in # right mind|sane
in over # head|in too hard a matter|water swim
in one's birthday suit|naked
in someone's good books|liked by someone
in the ascendant|growing in power
in the family way|going to have a baby
in the first flush of|at the beginning of
in the groove|doing very well|
heat of the moment|a time of being too angry to think
in the lion's mouth|in danger
in the loop|kept informed
middle of nowhere|a place far from any town
in the pipeline|being prepared
in the same vein|in the same way
in the thick of|in the busiest part of
cold comfort|little comfort
iron fist|harsh rule
itching palm|a love of money
itchy palm|a love of money
ivory towers|places away from real life
jaundiced eye|a bitter view
jog~ # memory|to help someone remember
join~ forces|to work together
join the club|I am in the same bad position
jockey~ for position|to try to get the best place
judge and jury|the one who decides all
jump in the lake|go away
jump~ the queue|to go before one's turn
jump~ on * like|to attack in words
just the ticket|exactly what is needed
just what the doctor ordered|exactly what is needed
kangaroo court|an unfair trial
keep~ a civil tongue|to be polite
keep~ a civil tongue in # head|to be polite
keep~ a low profile|to avoid being noticed
low profile|a way of not being noticed
keep~ body and soul|to stay alive
keep~ # counsel|to keep one's thoughts secret
keep~ # ear to|to pay attention
lose~ # temper|to become angry
out of temper|annoyed
keep~ # end up|to do one's part well
keep~ tabs on|to watch closely
keep~ * on # toes|to keep someone alert
keep~ * posted|to give someone the latest news
kick in the pants|a push to act
kill or cure|either very good or very bad
kill~ * with kindness|to harm by being too kind
make~ a killing|to earn much money quickly
kith and kin|friends and family
kiss~ and make up|to become friends again
kiss~ * goodbye|to accept that it is lost|cheek mother lips
knit~ # brow/brows|to frown
knock~ on wood|to touch wood for luck|
knock~ wood|to touch wood for luck
touch~ wood|to hope that luck lasts
knock~ * down with a feather|to surprise very much
knocked me down with a feather|surprised me very much
knock~ the stuffing out of|to make weak or discouraged
knock~ # heads together|to force people to stop quarreling
knock~ it off|stop it
know~ a thing or two|to have much experience
know~ * inside out|to know completely
know~ # stuff|to know much about something
know~ # own mind|to be sure what one wants
know~ the score|to know the facts
know~ the time of day|to be alert
know~ what's what|to understand how things are
know~ where * stand|to know one's position
know~ which way to turn|to know what to do
lady of leisure|a woman who need not work
last but not least|last, but just as important
last gasp|the final moment
at # last gasp|about to die or end
on # last gasp|about to die
last hurrah|a final effort
laugh~ out of court|to refuse with scorn
laughing stock|someone everyone laughs at
laughingstock|someone everyone laughs at
no laughing matter|something serious
laugh~ * to scorn|to laugh at cruelly
law of the jungle|the strong always win
lay~ * at # door|to blame someone for
lay~ down the law|to give orders in a proud way
lay~ down # life|to die for others
lead~ * a dance|to cause someone much trouble
lead~ * a merry dance|to cause someone much trouble
lead~ * up the garden path|to trick someone
up/down the garden path|into being tricked|flower gate walk house rose bloom cat came
leave~ much to be desired|to be not good enough
leaves much to be desired|is not good enough
leave~ * to # own devices|to let someone do as they like
left to # own devices|allowed to do as one likes
leave~ well enough alone|to not try to make better
let~ well alone|to not try to make better
left, right and center/centre|everywhere
lesser of two evils|the less bad of two bad things
let~ * off lightly|to punish only a little
let~ nature take its course|to let things happen
let~ # self go|to stop being careful of oneself
let~ sleeping dogs lie?|to leave a quiet trouble alone
let~ the side down|to disappoint one's group
level best|the best one can
do~ # level best|to do the best one can
lick and a promise|a quick and careless wash
lick~ # wounds|to recover from a defeat|dog wolf cat lion
lie of the land|how things are|
lay of the land|how things are|
take~ * lying down|to accept without protest
lift~ the lid off|to make secrets known
light~ a fire under|to make someone hurry
like a charm|perfectly (of working)|
work~ like a charm|to succeed perfectly
lamb/lambs to the slaughter|innocent people going into danger
like a thief in the night|secretly and suddenly
like a trooper|very much (of swearing)
like crazy|very much
like nobody's business|very much
like two drops of water|very much alike
limp as a rag|very tired
live~ beyond # means|to spend more than one earns
live~ it up|to enjoy oneself wildly
live~ on air|to eat almost nothing
live~ on borrowed time|to live longer than expected
load off # mind|a great relief
lone wolves|people who like to be alone
long-winded|talking too long
look~ a sight|to look very untidy
look~ alive|to hurry
look~ askance|to look with distrust
look~ as if butter wouldn't melt|to seem very innocent
look~ down # nose at|to treat others as less good
look~ high and low|to search everywhere
look~ like a drowned rat|to look very wet
look~ like the cat that|to look very pleased
look~ on the bright side|to see the good in a bad thing
bright side|the good part of a bad thing
look~ the other way|to act as if one had not seen|
look~ * up and down|to look at someone carefully|street
loose tongue|a habit of telling secrets
lord~ it over|to act as if better than others
lose~ # bearings|to be lost
lose~ # cool|to become angry
lose~ # grip|to lose control|rope ledge handle
lose~ # heart to|to fall in love with
out of # mind|mad
out of # senses|mad
take~ leave of # senses|to go mad
lose~ # touch|to be no longer good at
lose~ # tongue|to be unable to speak
lose~ sleep over|to worry about
lost for words|not knowing what to say
lost in translation|changed in being said another way
love-hate relationship|both love and hate
low blow|an unfair attack
luck of the draw|chance
luck of the devil|very good luck
luck of the Irish|very good luck
lucky break|a piece of good luck
lucky dog|a lucky person
push~ # luck|to take too much risk
try~ # luck|to take a chance
stroke of luck|a piece of good luck
lull~ * into a false sense of security|to make someone feel safe when they are not
lump sum|all the money at once
make~ a bee-line|to go straight
make~ a clean breast|to confess everything
make~ a go of|to succeed in
make~ a hash of|to do very badly
make~ a mess of|to do badly
make~ a name for # self|to become well known
make~ a virtue of necessity|to do gladly what one must do
make~ fun of|to laugh at unkindly
poke~ fun at|to laugh at unkindly
make~ sport of|to laugh at unkindly
make~ head or tail|to understand
make~ head nor tail|to understand
make~ mincemeat of|to defeat completely
much ado about nothing|a fuss about something small
make~ or break|to bring success or ruin
make~ # flesh crawl|to make someone feel disgust
make~ # mark|to become successful|pen ink chalk
make~ # peace with|to end a quarrel with
make~ # way in the world|to succeed in life
make~ it snappy|be quick
make~ the best of it|to accept bad things cheerfully
make~ the best of a bad job/bargain|to accept bad things cheerfully
make~ the feathers/fur fly|to cause a fight
fur fly~|a fight begins
make~ the grade|to be good enough
make~ the most of|to use as well as one can
man in the street|an ordinary person
man about town|a fashionable man
man of the world|a man with much experience
marriage of convenience|a marriage not for love
method in # madness|a reason behind strange acts
method to # madness|a reason behind strange acts
mend~ # ways|to begin to behave better
miss is as good as a mile|failing by a little is still failing
stand~ out a mile|to be very easy to notice
more power to # elbow|I wish success
move~ with the times|to change as the world changes
nail-biting|very exciting
never say die|do not give up
never in # born days|never
no great shakes|not very good
no two ways about it|it is certain
no bed of roses|not an easy life
no picnic|not easy or pleasant
not a patch on|not nearly as good as
not to be sneezed/sniffed at|good enough to be wanted
not up to scratch|not good enough
not worth a straw|worth nothing
not care a straw|not care at all
not care two straws|not care at all
nothing to sneeze at|something important
nurse~ a grudge|to go on being angry
bear~ a grudge|to go on being angry
bear~ the brunt|to suffer the worst part
bear~ # cross|to suffer a hardship
cross to bear|a hardship to suffer
against all odds|although it seemed impossible
off the cuff|without preparation
off the record|not to be told to others
off # rocker|mad
old wives' tale|a belief that is not true
old wife's tale|a belief that is not true
on a roll|having success after success
on a silver platter|without any effort
on tenterhooks|anxious, waiting for news
on the sly|in secret
on the cheap|at a low price
on the double|very quickly
on the mend|getting better
on the same wavelength|thinking in the same way
on the skids|getting worse
on the tip of|almost said
on the up and up|honest
on top of the world|very happy|mountain
once bitten|a bad experience makes one careful
once in a lifetime|very rare
open secret|a secret that everyone knows
open sesame|a way to get in
open~ the floodgates|to let in a great amount
other things being equal|if nothing else changes
out for the count|deeply asleep
out like a light|asleep very quickly
left out in the cold|not included|snow dog
out of harm's way|safe
out of # element|in an unfamiliar place
out of # hair|no longer annoying
out of the question|impossible
out on the town|enjoying oneself in the town
paddle~ # own canoe|to manage without help
patch~ up a quarrel|to end a quarrel
pave~ the way for|to make possible
paved the way|made possible|stone brick
pay~ # last respects|to honor a dead person
pick~ a fight|to try to start a fight
pick~ of the bunch|the best one
pick~ up the pieces|to make things normal after trouble|vase glass plate
pick~ up the bill/tab|to pay for everyone
pipe down|be quiet
put that in # pipe and smoke it|accept it, though you dislike it
pit~ # wits against|to compete with
a pig in the middle|someone caught between two others
plain as day|very clear
plain as the nose|very clear
play~ with edged tools|to do something dangerous
pluck~ up courage|to make oneself be brave
screw~ up # courage|to make oneself be brave
screw # courage to the sticking|be brave
pocket~ # pride|to do something although ashamed
point of no return|the point after which one can't go back
poetic justice|a fitting reward or punishment
point blank|directly|gun pistol shot fire range
in point of fact|really
stretch~ a point|to allow more than usual
strain~ a point|to allow more than usual
pop~ the cork|to begin to celebrate
pot of gold|great riches|leprechaun
pour~ out # soul|to tell all one's feelings
powers that be|the people in charge
pride and joy|the thing someone is most proud of
pull~ a fast one|to trick
pull~ the other one|I do not believe you
pull~ the strings|to control secretly|puppet
pull~ up short|to stop suddenly|horse
push comes to shove|when there is no other way
put~ a bold front on|to hide fear
put~ a damper on|to make less happy
put~ all # cards|to tell one's plans
put~ down in black and white|to write down
put~ * at # ease|to make someone feel calm
put~ * in # place|to make someone less proud
put~ * in the picture|to tell someone the facts
put~ * in the shade|to be much better than|hat chair pot bench
put~ * on the spot|to ask someone a hard question
put~ * on a pedestal|to admire too much|statue vase
put~ * out of # misery|to end someone's suffering
put~ * through # paces|to test what someone can do
put~ * to rights|to set in order
put~ on airs|to act as if very important
airs and graces|an acting as if very fine
put~ # mind to|to try hard to do
put~ out feelers|to find out carefully
put~ paid to|to end
put~ the lid on|to end|pot pan box jar kettle
put~ the cat among|to make trouble
put~ the finishing touches|to complete
quake~ in # boots|to be very frightened
race against time|a hurry to finish in time
rant~ and rave|to shout angrily
rap~ * on the knuckles|to scold mildly|ruler
raw deal|unfair treatment
read~ * the riot act|to scold angrily
red as a beet/beetroot/lobster|very red from shame
rest~ on # laurels|to be too pleased with past success
rest~ on # oars|to stop working|boat row
rhyme or reason|sense
ride~ for a fall|to act so that one will fail
ride~ high|to be successful
ride~ roughshod over|to treat without care
right-hand man|the most useful helper
rise~ and shine|get up
rise~ to the occasion|to do well when it is needed
rise~ with the lark|to get up very early
rock of ages|something safe
rough and ready|simple but good enough
rough and tumble|noisy fighting or playing
rough~ it|to live without comfort
rough edges|small faults
rub~ * the wrong way|to annoy|cat fur
rub~ it in|to keep reminding someone of a mistake|ointment cream oil lotion
ruffled feathers|hurt feelings
run~ amok/amuck|to be wild and out of control
run~ circles/rings around/round|to be much better than
run~ counter to|to be against
run~ in the blood/family|to be common to a family
run~ in the family|to be common to a family
run~ into the ground|to use until useless
run~ the show|to be in charge
run~ to earth|to find at last|fox
salt~ away|to save
same old story|the same thing again
saving grace|the one good point
scot-free|without punishment
scrape~ an acquaintance|to make a friend with effort
scream~ # head off|to scream very loudly
sea legs|being used to a ship
see~ daylight|to begin to understand
see~ how the land lies|to find out how things are
see~ the last of|to be done with
with half an eye|very easily (of seeing)
send~ * about # business|to send away rudely
send~ * flying|to knock over
send~ * packing|to send someone away rudely
shiver~ down # spine|fear or excitement
chill~ down # spine|fear or excitement
spine-chilling|very frightening
set~ a thief to catch a thief|a bad person knows the tricks
set~ * by the ears|to make people quarrel
set~ # mind at rest|to stop someone worrying
set~ # sights on|to aim at|gun rifle
set~ the record straight|to correct a mistake
set~ the pace|to decide how fast
set in # ways|not willing to change
shake~ a stick at|to count|dog
more than you can shake a stick at|very many
shame~ the devil|to tell the truth
shilly-shally|to be unable to decide
shoot~ the breeze|to talk about nothing important
shoot~ the messenger|to blame the bringer of bad news
short and sweet|pleasantly short
short end of the stick|an unfair share
short shrift|little attention or pity
show~ # mettle|to show courage
put~ * on # mettle|to make someone try hard
sick and tired|very annoyed
sight unseen|without looking first
sitting pretty|in a good position
sixth sense|knowing without seeing or hearing
skin and bones|very thin
sleight of hand|a clever trick
slip~ # memory/mind|to be forgotten
slip of a girl|a small thin girl
slip of a boy|a small thin boy
slap on the wrist|a mild punishment
sling~ mud at|to say bad things about
slow on the uptake|slow to understand
quick on the uptake|quick to understand
smell~ of the lamp|to seem written with much labor
smooth-tongued|able to persuade with nice words
snake oil|useless medicine
snap~ out of it|to stop being sad
so far so good|until now all is well
soft soap|flattery
soft touch|someone easily persuaded
something is rotten in the state|something is very wrong
something up # sleeve|a secret plan
sore point|something that makes one upset
sour note|something unpleasant
spare~ no expense|to pay whatever it costs
speak~ volumes|to show very much
speak~ the same language|to understand each other
spick|very clean
spirit~ * away|to take away secretly
spitting image|someone who looks just like another
splitting headache|a very bad headache
spoil~ for a fight|to want to fight
split~ the difference|to agree on the middle
spring~ a leak|to begin to leak|
stab in the back|harm from a trusted person|knife
stab in the dark|a guess
stand~ * in good stead|to be useful to
stand~ in # light|to hinder
stand~ on ceremony|to be very formal
stand~ # in good stead|to be useful
stands to reason|is clear
stand~ up and be counted|to show one's opinion
stark raving mad|quite mad
stay~ the course|to go on to the end
steer~ clear of|to keep away from
step in the right direction|something that helps
stew~ in # juice|to suffer from one's acts
stick~ at nothing|to do anything, even wrong
stick~ to # ribs|to fill one (of food)
stick~ to # word|to keep a promise
sticky end|a bad death
come~ to a sticky end|to die badly
stir~ # blood|to excite
stop~ at nothing|to do anything, even wrong
straight and narrow|an honest way of life
strait and narrow|an honest way of life
stretch~ the truth|to say something not quite true
strike~ it rich|to become rich suddenly
strike~ a blow for|to do something to help
strike~ oil|to be lucky
strike~ terror|to make afraid
string~ * along|to trick for a long time
strings to # bow|other plans
sure thing|something certain
sweat~ it out|to wait in worry
sweat~ like a pig|to sweat very much
sweep~ the board|to win everything
sweet nothings|loving words
sweetness and light|pleasant behavior
swim~ with the tide|to do as others do
take~ a dim view of|to disapprove of
take~ a fancy to|to begin to like
take~ a hand in|to help in
take~ a hike|go away
take~ a load off|to sit down
take~ a running jump|go away
take~ a shine to|to begin to like
take~ a turn for the better/worse|to become better (or worse)
take~ * for a ride|to trick|horse car pony carriage cart bus boat
take~ * for granted|to think one will always have it
take~ * in good part|to not be offended
take~ in vain|to use without respect
take~ it easy|to relax
take~ it hard|to be very upset
take~ it out on|to be unkind because one is upset
take~ it or leave it|accept or refuse
take~ no prisoners|to show no mercy
take~ # medicine|to accept punishment|bottle spoon doctor dose
take~ * to task|to scold
take~ the edge off|to make less strong|knife blade
take~ the heat off|to make less pressure
take~ the lid off|to make known|pot pan jar box
take~ the rough with the smooth|to accept good and bad
take~ the shine off|to make less good
take~ things as they come|to not worry
take~ to the cleaners|to take all the money of
take~ to the road|to begin to travel
take~ to the woods|to run away|
take~ * to pieces|to criticize strongly; to pull apart|clock engine
take~ up the cudgels|to begin to defend
talk~ a blue streak|to talk very fast and much
talk~ in riddles|to speak so that nobody understands
talk~ of the town|what everyone speaks about
talk~ shop|to talk about one's work
talk~ the hind leg/legs off a donkey|to talk too much
talk~ turkey|to speak plainly about business
tall story|a story hard to believe
tall tale|a story hard to believe
tar~ and feather|to punish by shaming
tarred with the same brush|having the same faults
tear~ a strip off|to scold
tear~ # heart|to make very sad
tell it to the marines|I do not believe it
tell~ tales out of school|to tell secrets
tell~ * where to get off|to scold
tell-tale|someone who tells on others
tempt~ fate|to take a foolish risk
tempt~ providence|to take a foolish risk
that's the way the cookie crumbles|that is how things happen
that's the way the ball bounces|that is how things happen
thank~ # stars|to be grateful for luck
there are no flies|is not easily tricked
thick and fast|quickly and in great number
thick and thin|good times and bad times
thick-headed|stupid
thin edge of the wedge|a small start of something bad
thin end of the wedge|a small start of something bad
throw~ a tantrum|to have a fit of anger
throw~ a wet blanket|to spoil others' fun|fire
throw~ * off balance|to confuse|
off the scent|misled|dog hound fox
throw~ in # hand|to give up
throw~ in # teeth|to blame someone openly
throw~ * in # teeth|to blame someone openly for
throw~ in # face|to blame someone openly|water glass snow
throw~ # self at|to try to win love
throw~ mud|to say bad things about
thumb~ a lift/ride|to ask for a ride
tickle~ # fancy|to please someone
tide~ * over|to help through a hard time
tight spot|a hard position
tight squeeze|a narrow place
till death us do part|for all of life
till doomsday|for ever
kingdom come|heaven or the far future
time hangs heavy|time passes slowly
time on # hands|nothing to do
tip~ the scale/scales|to make the difference
tit for tat|harm done in return for harm
to all intents and purposes|in almost every way
to the backbone|completely
to the last man|all without exception
to the letter|exactly as told|wrote write stamp read envelope
to the manner born|as if used to it from birth
Tom Thumb|a tiny person
tongue-lashing|a scolding
too clever by half|so clever that it annoys
too hot to handle|too dangerous to deal with|pan pot iron kettle
too hot to hold|too dangerous for|
top of the morning|good morning
top of the tree|the highest position|climb bird nest
top~ the bill|to be the main act
top brass|the leaders
topsy-turvy|in disorder
tough cookie|a strong person
tough luck|bad luck
tower of Babel|a confusion of voices
tread~ water|to make no progress|swim lake pool
tricks of the trade|clever ways of doing a job
true to # colors|loyal
turn~ * adrift|to send away without help
turn~ * inside out|to change completely|pocket glove coat shirt
turn~ a hair|to show any feeling
turn~ # nose up|to refuse with scorn
turn~ heads|to be noticed for beauty
turn~ on # heel|to turn round suddenly
turn~ over in # mind|to think about carefully
turn~ * over in # mind|to think about carefully
turn~ tail|to run away
turn~ the air blue|to swear very much
turn~ the scale/scales|to make the difference
turn~ to dust|to be destroyed
twist~ in the wind|to be left in doubt
two bricks short|stupid
two-edged|with good and bad effects|sword
ugly customer|a dangerous person
ugly as sin|very ugly
under lock and key|locked up
under the rose|in secret
under # very nose|very close
up a blind alley|in a useless direction
up against it|in great trouble
up for grabs|free for anyone to get
up to no good|doing something wrong
up to snuff|good enough
up to the minute|very new
up to # tricks|behaving badly
up to the eyes|very busy with
up with the sun|awake very early
upper story|the brain|window house stairs
vale of tears|the world with its troubles
into thin air|completely (of vanishing)
out of thin air|from nothing
velvet glove|a gentle manner|wear lady hand
vicious circle|one trouble causing another in turn
villain of the piece|the one to blame
wag~ # chin|to talk
wait~ on * hand|to serve completely
waiting game|delay in order to win
walk~ all over|to treat very badly|floor carpet mud
walk~ of life|a kind of work or position
walk~ on air|to be very happy
walk~ the plank|to be forced to leave|pirate ship
walk~ before * run|to learn the first steps first
learn to walk before|learn the first steps first
walking encyclopedia/dictionary|someone who knows very much
warm as toast|pleasantly warm
warm~ the heart|to make happy
warts and all|with all the faults
washed up|no longer successful|shore beach dish plate sea tide
washed out|very tired|bridge road rain flood shirt bank
waste not, want not|using all means never lacking
watch~ # back|to be careful
watch~ # step|to be careful|stair stone ice rung
watch~ paint dry|to do something very boring
watery grave|death by drowning
way of the world|how people usually behave
weak as a kitten|very weak
weak as water|very weak
weak link|the weakest part|chain
chain is only as strong as # weakest link|one weak part spoils the whole
wear~ * down|to make someone give in|shoe heel stone
wear~ # welcome out|to stay too long
wear~ out # welcome|to stay too long
outstay~ # welcome|to stay too long
overstay~ # welcome|to stay too long
wear~ thin|to become less|coat sole cloth sleeve carpet shoe
patience~ wear~ thin|to become less patient
weep~ buckets|to cry very much
weigh~ on # mind|to worry someone
what in the world|a strong way to ask “what”
what makes # tick|what makes someone act so|clock watch
what on God's earth|a strong way to ask “what”
what the eye doesn't see|what one does not know does not hurt
wheel of fortune|luck, which changes
where the land lies|how things are
wheeling and dealing|making clever business plans
whet~ # appetite|to make someone want more
while~ away the time|to pass the time
whip~ * into shape|to make good enough
whip~ into a frenzy|to make very excited
whistle~ past the graveyard|to act brave when afraid
white elephants|costly and useless things|zoo
white-hot|extremely hot or angry|iron
will-o'-the-wisp|something one can never reach
wind~ * round # finger|to make someone do what one wants|string wool
window-shopping|looking without buying
wipe~ * off the map|to destroy completely
wipe~ the floor with|to defeat completely|mop cloth rag
wipe~ the smile off|to make someone stop being pleased
wise guy|someone who thinks he is clever
wise after the event|understanding too late
wishful thinking|believing what one wishes
with all # might|as hard as possible
with all # heart|with deep feeling
might and main|all one's strength
within a stone's throw|very near
without a hitch|without any trouble
woe betide|trouble will come to
woe is me|I am very unhappy
wolf~ * down|to eat very fast
wonders never cease|(said in surprise)
wooden spoon|the last prize|pot stir bowl soup
word to the wise|a hint
words of one syllable|very plain words
work~ wonders|to have a very good effect
work~ # socks off|to work very hard
work~ # tail off|to work very hard
work~ like a horse|to work very hard
work~ like a beaver|to work very hard
world of good|very much good
world of difference|very great difference
world and # wife|everyone
world apart|completely different
worlds apart|completely different
all the world to|more important than anything to
mean~ the world to|to be more important than anything to
not the end of the world|not so bad
not for the world|not for anything
think~ the world of|to like or admire very much
worm~ # way into|to get into by tricks
worst comes to the worst|if things go as badly as possible
wreak~ havoc|to cause great harm
year in, year out|every year for a long time
year in and year out|every year for a long time
young blood|young people with new ideas
cut the air with a knife|feel the tension
you could have knocked|was very surprised
your guess is as good as mine|I do not know either
zip it|stop talking
skeleton at the feast|something that spoils a happy time
elephant's memory|a very good memory
flavor of the month|what is liked just now
get~ the short end|to be treated unfairly
out of the mouth|said
food for worms|dead and buried
eat~ dirt|to accept insults
draw~ # last breath|to die
breathe~ # last|to die
meet~ # maker|to die
go~ to # long home|to die
gone to # rest|dead
join~ the choir invisible|to die
gather~ to # fathers|to die
pay~ the debt of nature|to die
cross~ the bar|to die
fall~ asleep in the Lord|to die
lay~ * to rest|to bury
in # second childhood|old and foolish
second childhood|old age
ripe old age|a great age
feast or famine|too much or too little
to the four winds|in all directions
bricks and mortar|buildings
in the nature of things|as is natural
stuff and nonsense|nonsense
fiddle-de-dee|nonsense
tell that to the marines|I do not believe it
upon my soul|truly, I promise
upon my honor/honour|truly, I promise
bless my soul|(said in surprise)
hang it all|(said when annoyed)
make~ love to|to speak words of love to (in old books)
pay~ # addresses to|to try to win the love of
at a venture|by chance
beg~ the question|to take for granted what should be proved
take~ umbrage|to be offended
give~ the sack|to dismiss
cut~ # acquaintance|to refuse to know someone
in a brown study|deep in thought
brown study|deep thought
blue devils|low spirits
in the blue devils|in low spirits
on # beam ends|without money
fingers' ends|perfect knowledge
rule~ the waves|to have power at sea
old Scratch|the devil
in a pet|in a bad mood|
bread buttered on both sides|a very comfortable life
wheels of justice|the slow work of the law
eat, drink, and be merry|enjoy life now
sour as vinegar|very bad-tempered
eye of the storm|the quiet middle of trouble|hurricane
land flowing with milk|a rich place
cup of sorrow|great sadness
drain~ the cup|to suffer to the end|tea
clay in the hands|someone easily led
out on a limb|in a risky position without help|tree climb branch bird nest sat cat squirrel oak owl
add~ insult to injury|to make a bad thing worse by an unkind act
throw~ * under the bus|to betray someone to save oneself
kick~ the can down the road|to put off dealing with a problem|boy tin boys
cold turkey|stopping a habit all at once|sandwich plate slice leftover dinner
make~ a splash|to attract much attention|water pool puddle lake river
low man on the totem pole|the least important person
shape up or ship out|behave better or leave
wrap~ # head around|to understand something hard|scarf towel bandage
cost~ a fortune|to be very expensive
small fortune|a lot of money
raise~ @ eyebrow/eyebrows|to show or cause surprise
raise~ eyebrows|to cause surprise
kit and caboodle|everything
scratch~ the surface|to deal with only a small part|knife nail paint table cat
hit~ a snag|to meet a problem|boat river sock
one-trick pony|someone with only one skill|circus
spread~ * too thin|to try to do too many things|butter jam
thin as a rake|very thin
wake~ up on the wrong side|to be in a bad mood from the morning
got up on the wrong side|was in a bad mood from the morning
let the chips fall where they may|accept whatever happens
throw~ a fit|to become very angry
jump~ to the conclusion|to decide too quickly
bend~ the rules|to not keep strictly to the rules
bring~ to the table|to offer|dish plate soup bread tray
sleep tight|sleep well
hold~ # fire|to wait before acting|gun soldier
elephant never forgets|a person remembers well
cold-blooded|without any feeling or pity|snake lizard frog reptile fish
cold-hearted|without kindness
warm-hearted|kind
kind-hearted|kind
bite~ # nails|to be very nervous
whole ball of wax|everything
hold~ a grudge|to stay angry with someone
all ears and eyes|watching and listening closely
weigh~ a ton|to be very heavy|elephant stone
not the brightest bulb|not clever
tighten~ the purse strings|to spend less
quit while * ahead|stop before luck changes
rub~ elbows|to meet and mix|
split second|a very short time
stick~ to # story|to keep saying the same thing
tug of war|a hard struggle between two sides|rope
go~ with a bang|to be a success
wear~ # out # welcome|to stay too long
whistle-stop|very short
world on # shoulders|very great worry
weight of the world on # shoulders|very great worry
zip # lips|say nothing
learn~ # lesson|to become wiser from a bad experience|school teacher read
teach~ * a lesson|to punish someone so that they learn|school teacher pupils class
lesson to be learned|something to learn from a bad experience
turn~ # world upside down|to change someone's life completely
walk~ in # shoes|to know what another person's life is like
blow~ # mind|to surprise very much
blow~ # cover|to show who someone really is
get~ a taste of|to experience a little|soup cake
have~ # hands tied|to be not free to act|rope prisoner
hit~ close to home|to be painfully true
nose in a book|reading all the time
bookworm|someone who reads very much
chase~ # own tail|to be busy without result|dog puppy cat
climb~ the walls|to be very bored or worried|ivy
crash~ and burn|to fail completely|plane car
cross~ that bridge|to deal with that problem|river road town
dodge~ the question|to avoid answering
fifteen minutes of fame|a short time of being famous
flip~ # lid|to become very angry|pot box
get~ ahead of # self|to act too early
get~ a foot in|to get a first chance
in the driver seat|in control|car
just a hop, skip|very near
last thing on # mind|something one is not thinking of
make~ a beeline|to go straight
paint~ a picture|to describe clearly|brush easel artist canvas
play~ cat and mouse|to tease someone one has power over
quick as a wink|very quickly
reach~ for the stars|to try for something very high
rose-colored|seeing only the good side|dress silk petal
run~ on empty|to go on with no strength left|car
seal~ the deal|to make an agreement final
set~ the stage|to prepare|actor theater
shake~ things up|to make big changes
sleep~ with one eye open|to stay alert
spark~ fly~|strong feelings show|forge anvil fire hammer smith
stand~ in # shoes|to be in another's place
steal~ the spotlight|to get the most attention
stop and smell the flowers|take time to enjoy life
take~ a stab at|to try|knife sword
take~ it from the top|to start again
take~ the high road|to act in a better way
throw~ * a bone|to give someone a small favor|dog puppy
throw~ shade|to speak scornfully|tree
tie~ # tongue|to make someone unable to speak
two steps ahead|better prepared
up to # chin in|very busy with|water
walk~ the line|to behave well
wash~ # mouth out|to punish for bad words
water under bridge|something past that no longer matters
off to a flying start|beginning very well
have~ * in the palm|to control someone
bring~ tears to # eyes|to make someone want to cry|onion smoke wind
on top of the moon|very happy
music in # ears|very pleasant news
drag~ # heels|to be slow on purpose
heart in # throat|great fear
heart of ice|no kindness
heart~ turn~ to stone|to lose all pity
make~ # heart sing|to make someone happy
heart sang|felt very happy
heart~ swell~|to feel proud or happy
heart was breaking|was very sad
iron~ out the wrinkles|to solve small problems|shirt
weight off # mind|a great relief
walk~ on sunshine|to be very happy
cloud of suspicion|a feeling that someone is guilty
bubbl~ over with|to be full of (a happy feeling)|pot kettle
explode~ with anger|to become suddenly very angry
bottle~ up # feelings|to hide one's feelings
over the moon|very happy|cow rocket cloud fly jump flew shadow shine rose light clouds
pass~ away|to die|storm hour time cloud pain
could eat a horse|be very hungry
eat a horse|eat very much (said when very hungry)|wolf lion meat
on # best behavior/behaviour|behaving as well as possible
talk~ # ear off|to talk far too much
bump on a log|someone who sits and does nothing|frog tree bark
keep~ # eye on the ball|to keep one's attention on what matters|bat pitcher catch player tennis racket kick flew flies swing
make~ up # mind~|to decide
make~ # mind~ up|to decide
over # dead body|never, if it can be stopped
heart of lead|great sadness
see~ the forest for the trees|to see the whole and not just the details
bring~ * to # senses|to make someone think clearly again
make~ # ears burn|to make someone feel talked about
keep~ the peace|to prevent quarrels|soldier
mind over matter|the will is stronger than the body
in the limelight|getting much attention|stage actor
ring~ a bell|to sound familiar|door rope church porch servant school supper dinner widow butler
turn~ the corner|to begin to get better|street road house lane hall he she car walked carriage saw alley
gain~ the upper hand|to become the stronger one
upper hand|the stronger position
under # wing|protected by someone|hen duck duckling goose chick bird tuck egg head feather swan owl gosling
square one|the very beginning|board chess
long face|a sad look|horse oval chin
on # toes|ready and alert|stood stand tall reach shelf dance ballet peer tiptoe
up in the air|not yet decided|bird kite balloon threw ball flew sky hat smoke tossed shot rose feet dust high heels throw jump jumped toss spring
on the ball|quick to notice and act|eye seal balance sat foot dancer stood
in deep water|in serious trouble|swim boat drown fish wade ship
tall order|something very hard to do
early bird|someone who gets up or comes early|nest branch sing
top dog|the most powerful person|kennel
mixed blessing|something both good and bad
old hat|not new or interesting any more|wear brim attic head felt straw feather coat peg wore shabby
heavy heart|sadness
fit of anger|a sudden burst of anger
hang~ # head|to show shame|
second thoughts|a change of mind
gut feeling|a feeling without a reason
sit~ tight|to wait without moving
once and for all|finally
under fire|being attacked or blamed|gun soldier trench battle bullet shell regiment enemy rifle troops
have~ a heart of|to be (kind or hard) by nature|
fall~ in love|to begin to love
love at first sight|love from the first look
lost in thought|thinking so much that one notices nothing
on the shelf|not wanted any more|book jar clock plate stood box cup candle doll put bottle dust lay books
get~ a grip on|to control
lay~ an egg|to fail completely|hen duck goose bird robin chicken nest
bad apple|one person who spoils a group|barrel orchard cider bin tree
give~ up the fight|to stop trying|soldier
keep~ * in stitches|to make someone laugh very hard
to the bitter end|until the very end
bated breath|a state of fear or hope while waiting
with flying colors/colours|with great success|flag ship
take~ # breath away|to surprise someone with beauty|wind cold
turn~ the other cheek|to not hurt someone back
turn~ a deaf ear|to refuse to listen
set~ tongues wagging|to make people gossip
make~ eyes at|to look at someone in a loving way
in the driver's seat|in control|car coach truck
not worth the candle|not worth the effort
sick to death of|very tired of
no sooner said than done|done at once
upset~ the apple cart|to spoil a plan|wheel market street
right up # street|suited to someone|lived walked
stone be~ left unturned|everything was tried|slug worm gardener
till/until the cows come home|for a very long time|milk barn meadow pasture dusk
get~ away with murder|to do wrong and not be punished
steal~ the scene|to get all attention
have~ butterflies|to feel nervous|net garden jar
vanish~ into thin air|to disappear completely
get~ carried away|to become too excited
lose~ # mind|to go mad
take~ # for granted|to think one will always have it
take~ for granted|to think that something is so without asking
kick~ back|to relax
the early bird|someone who comes first|nest sang branch
read~ # mind|to know what someone thinks
good old days|the past, thought of as better
`
