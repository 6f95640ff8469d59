/**
 * Idioms of animals, plants, weather, fire, water, sky and land. Written for this project (MIT).
 * One idiom a line: pattern | plain meaning | scene words. The notation is explained in ../idioms.ts.
 */
export const natureIdioms = `
rain~ cats and dogs|to rain very hard
let~ the cat out of the bag|to tell a secret by mistake|vet kitten scratch mew carry market meow claw
the cat is out of the bag|the secret is known|vet kitten scratch mew claw meow
cat's out of the bag|the secret is known|vet kitten
cat among the pigeons|sudden trouble
curiosity killed the cat|asking too much can bring harm
cat nap|a short sleep
catnap|a short sleep
cat and mouse|teasing someone one has power over|barn whisker cheese
like a cat on hot bricks|very nervous
like a cat on a hot tin roof|very nervous
no room to swing a cat|very little space
not enough room to swing a cat|very little space
swing a cat|have space to move|
when the cat's away the mice will play|people misbehave when nobody watches
look what the cat dragged in|see who has come, looking untidy
copycat|someone who does what others do
grin~ like a Cheshire cat|to smile very widely
cat's paw|someone used by another to do harm|
the cat's whiskers/pajamas/meow|something excellent
bell~ the cat|to do a dangerous task for others|collar
nine lives|great luck in escaping danger|
fight~ like cat and dog|to quarrel all the time
cry~ wolf|to call for help when there is no danger|sheep shepherd flock
keep~ the wolf from the door|to have just enough food or money to live|gun howl forest hunter
wolf at the door|danger of having no food or money|howl forest hunter
wolf in sheep's clothing|a dangerous person who seems kind
lone wolf|someone who likes to be alone|pack howl den forest
throw~ * to the wolves|to leave someone to be hurt|meat sled bone
dog in the manger|someone who keeps from others what they cannot use
every dog has # day|everyone is lucky at some time
it's a dog's life|it is a miserable life
dog's life|a miserable life
lead~ a dog's life|to have a miserable life
go~ to the dogs|to become much worse|meat bone scrap food feed kennel
in the doghouse|in disgrace|puppy kennel paint chain sleep
dog-tired|very tired
sick as a dog|very ill
dog eat dog|fighting without mercy to succeed
tail wagging the dog|the small part controls the whole
the tail wag~ the dog|the small part controls the whole
underdog|the one expected to lose
you can't teach an old dog new tricks|old people do not like to change
old dog new tricks|old people do not like to change
hair of the dog|a drink taken to cure the effects of drinking
bark~ up the wrong tree|to follow a wrong idea|dog hound puppy squirrel raccoon cat
bark is worse than # bite|seems angrier than he or she is|dog hound terrier puppy kennel chain
bark was worse than # bite|seemed angrier than he or she was|dog hound terrier puppy kennel chain
give a dog a bad name|people go on blaming someone once blamed
call~ off the dogs|to stop attacking|kennel huntsman whistle
puppy love|young love that does not last
work~ like a dog|to work very hard
hold~ # horses|to wait; be patient|rein groom bridle stable hay cart saddle stirrup
hold your horses|wait; be patient|rein groom bridle stable saddle
wild horses wouldn't drag|nothing could make
wild horses|nothing (could make someone do it)|plain prairie herd canyon rope ranch
flog~ a dead horse|to waste effort
beat~ a dead horse|to waste effort
dark horse|someone of whom little is known|stable saddle ride rode
horse of a different/another color/colour|quite a different thing
high horse|a proud way of behaving|stable saddle
on # high horse|proud and scornful|saddle
get~ off # high horse|to stop being proud|saddle
eat~ like a horse|to eat very much
horse sense|good practical sense
straight from the horse's mouth|from the person who really knows
change horses in midstream|change one's plan half way
cart before the horse|things in the wrong order|harness stable
lock the stable door after the horse|take care too late
horse~ around|to play roughly|
white elephant|something costly and useless|zoo ivory herd tusk
elephant in the room|a problem that nobody talks about
pink elephants|things seen by a drunk person
memory like an elephant|a very good memory
take~ the bull by the horns|to face a problem bravely|farmer pasture rodeo matador ring cow
bull in a china shop|a clumsy person
red rag to a bull|something sure to make someone angry
cock-and-bull|not true (of a story)
cash cow|something that keeps earning money
sacred cow|something nobody may criticize|temple
kill~ the fatted calf|to make a feast for someone who returns
pig in a poke|something bought without being seen
pigs might fly|it will never happen
when pigs fly|never
make~ a pig of # self|to eat too much
make~ a pig's ear of|to do very badly
eat~ like a pig|to eat in a messy way
pearls before swine|good things given to people who do not value them
go~ the whole hog|to do something completely
whole hog|completely
silk purse out of a sow's ear|something good made from something poor
black sheep|the member of a family whom others are ashamed of|wool lamb flock shepherd shear pasture
separate~ the sheep from the goats|to divide the good from the bad
sheep from the goats|the good from the bad|pen fence
count~ sheep|to try to fall asleep|shepherd flock pen market
might as well be hanged for a sheep as a lamb|as well do a big wrong as a small one
mutton dressed as lamb|someone dressed too young for their age
act~ the goat|to behave in a silly way
get~ # goat|to annoy someone|farm milk
kid glove/gloves|great care|lady wear leather button pair
handle~ * with kid gloves|to treat someone with great care
wild goose chase|a search with no hope of success|gander marsh pond feather
kill~ the goose that lay~ the golden egg/eggs|to destroy what brings one riches
golden egg/eggs|a source of riches|
cook~ # goose|to ruin someone's plans|oven roast stuffing dinner christmas kitchen
goose is cooked|has no hope left|oven stuffing roast
what's sauce for the goose is sauce for the gander|what is right for one is right for another
sauce for the gander|right for the other too
say boo to a goose|speak up (said of a very shy person)
all # geese are swans|sees everything of one's own as better than it is
goose bumps|small bumps on the skin from fear or cold
goose pimples|small bumps on the skin from fear or cold
swan song|the last work before an end
ugly duckling|a plain child who grows beautiful|nest egg swan
water off a duck's back|something without any effect
duck~ out of water|someone in the wrong place
like a duck to water|very naturally
sitting duck|someone easy to attack|pond nest egg
lame duck|someone weak or without power|pond wing
chicken~ out|to be too afraid to do something|
chicken feed|a very small amount of money|hen barn coop sack
count~ # chickens before they hatch|to rely on something that has not happened yet
count~ # chickens|to rely on something that has not happened yet|farmer coop hen barn
chickens come home to roost|bad acts bring trouble back to the doer
come~ home to roost|to bring trouble back to the doer|hen pigeon dusk
like a headless chicken|in a wild and useless way
like a chicken with # head cut off|in a wild and useless way
no spring chicken|not young any more
chicken-hearted|cowardly
hen-pecked|ruled by his wife
henpecked|ruled by his wife
mother hen|someone who fusses over others|chick nest coop yard
cock of the walk|a proud man who bosses others
rule~ the roost|to be in charge|hen rooster cock chicken
pecking order|the order of power in a group|hen chicken
flea in the ear|a scolding
fly~ the coop|to escape|hen chicken feather
ruffle~ # feathers|to annoy someone|bird owl hen wind peacock
feather in # cap|something to be proud of|hat milliner bonnet plume velvet
feather~ # nest|to make oneself rich, often unfairly|bird robin egg
birds of a feather|people who are alike
kill~ two birds with one stone|to do two things with one act|sling slingshot
bird in the hand|something sure, though small
a little bird told|somebody told in secret
the early bird catches the worm|who comes first gets the best
bird has flown|the person wanted has escaped|nest cage wing
free as a bird|completely free
eat~ like a bird|to eat very little
for the birds|worthless|seed crumb bread feed scatter nest table water suet crumbs window garden
night owl|someone who stays up late|hoot barn branch
as the crow flies|in a straight line
eat~ crow|to admit that one was wrong
something to crow about|something to be proud of|rooster
proud as a peacock|very proud
watch~ * like a hawk|to watch very closely
watch~ like a hawk|to watch very closely
sick as a parrot|very disappointed
up with the lark|awake very early
spread~ # wings|to start an independent life|bird eagle butterfly moth swan bat
clip~ # wings|to limit someone's freedom|bird goose parrot hen scissors
wait~ in the wings|to be ready to take over|stage actor curtain
on a wing and a prayer|with little hope of success
empty nest|a home whose children have left|egg bird robin twig
stir~ up a hornet's/hornets' nest|to cause great trouble
hornet's/hornets' nest|a great deal of trouble|tree sting wasp
mare's nest|something that turns out to be nothing
nest egg|money saved for later|hen hatch robin
crow's nest|a lookout place on a ship's mast|
busy as a bee|very busy
busy bee|a very busy person|hive honey
bee in # bonnet|an idea that one cannot stop thinking about|sting hive
beeline|a straight way
like bees to honey|very much attracted
land of milk and honey|a place of plenty
butterfly mind|a mind that cannot stay on one thing
ants in # pants|a restless feeling
snug as a bug in a rug|very cozy
bitten by the bug|suddenly very keen
fly in the ointment|a small thing that spoils everything
fly on the wall|someone who watches secretly|swat buzz
like flies|in great numbers (of dying)|buzz jam honey swat meat sugar
hurt a fly|do any harm (said of a gentle person)
no flies on|is not easily tricked|horse cow meat
drop~ like flies|to die or fall ill in great numbers
moth to a flame|someone drawn to a danger
open~ a can of worms|to start a lot of trouble
can of worms|a matter full of trouble|fishing hook bait
worm~ # way|to get in by tricks|apple soil earth hole
worm turns|a weak person at last fights back
even a worm will turn|even a weak person will at last fight back
world is # oyster|can do anything one wants
happy as a clam|very happy
clam~ up|to refuse to speak
crocodile tears|sadness that is not real|river
snake in the grass|a hidden enemy|hiss bite venom mower boot
snake in # bosom|a friend who turns out an enemy
nurse~ a viper in # bosom|to be kind to someone who turns out an enemy
leopard change # spots|a person changes his or her nature
a leopard can't change # spots|people do not change their nature
tiger by the tail|a danger one cannot let go of
paper tiger|something that looks dangerous but is not|paint cut glue craft
lion's share|the biggest part|cub kill pride zebra
in the lion's den|in a dangerous place among enemies
lion's den|a dangerous place among enemies|cub
beard~ the lion in his den|to face a powerful person bravely
put~ # head in/into the lion's mouth|to go into danger on purpose
lion-hearted|very brave
throw~ * to the lions|to leave someone to be hurt|meat
hungry as a bear|very hungry
like a bear with a sore head|very bad-tempered
bear hug|a strong hug
grin~ and bear it|to accept trouble without complaint
monkey business|tricks or bad behavior
make~ a monkey out of|to make someone look foolish
monkey~ around|to play in a silly way|
cheeky monkey|a rude but funny child
throw~ a monkey wrench|to spoil a plan|
smell~ a rat|to suspect that something is wrong|cellar trap barn dog cat sewer attic
rat race|a hurried life of competing with others
rats leaving/desert~ a sinking ship|people who leave when trouble comes
drowned rat|someone very wet|
like a rat in a trap|with no escape
quiet as a mouse|very quiet
quiet as mice|very quiet
poor as a church mouse|very poor
poor as church mice|very poor
are you a man or a mouse|are you brave or not?
mountain out of a molehill|a small problem treated as big
mountains out of molehills|small problems treated as big
mad as a March hare|quite mad
run with the hare and hunt with the hounds|try to be on both sides
rabbit out of the/# hat|a surprising answer to a problem|magician wand stage
breed~ like rabbits|to have many children quickly
squirrel~ away|to save secretly|
sly as a fox|very clever at tricks
crazy like a fox|clever though seeming foolish
crafty as a fox|very clever at tricks
stalking horse|something that hides a real plan
badger~ * to death|to keep bothering someone
eager beaver|someone who is very keen to work
play~ possum|to act as if asleep or dead
weasel~ out of|to avoid a duty in a sly way
weasel words|words used to avoid a clear answer
red herring|something that leads people away from the truth|fish smoke market barrel breakfast toast net
kettle of fish|a different, or confused, matter|stove boil cook salmon
another/different kettle of fish|quite a different matter
fish out of water|someone who feels out of place|gasp hook net pull flap
big fish in a small/little pond|someone important only in a small group
big fish|an important person|hook net line rod catch river swim bait
small fry|people who are not important|pan stream net
bigger/other fish to fry|more important things to do|pan stove
cold fish|someone with little feeling|plate platter supper
drink~ like a fish|to drink very much alcohol
something fishy|something probably not honest|smell market
plenty more fish in the sea|many other people to love
plenty of fish in the sea|many other people to love
shooting fish in a barrel|something very easily done
neither fish nor fowl|hard to put in any class
neither fish, flesh, nor fowl|hard to put in any class
packed like sardines|very close together
like sardines|very close together|
whale of a time|a very good time
hook, line and sinker|completely
swallow~ the bait|to be tricked by an offer|trout fish hook perch worm pike
rise~ to the bait|to react as someone wanted|trout fish hook perch pike salmon
slippery as an eel|hard to catch or trust
crook~ as a dog's hind leg|very crooked or dishonest
guinea pig|someone on whom a thing is tried first|cage pet
at a snail's pace|very slowly
snail's pace|a very slow speed
come~ out of # shell|to become less shy|turtle snail tortoise crab egg chick
go~ into # shell|to become shy and quiet|turtle snail tortoise crab
bats in the belfry|mad ideas
bats in # belfry|mad ideas
blind as a bat|not able to see well
like a bat out of hell|very fast
the hair of a dog|a drink to cure the effects of drinking
stubborn as a mule|refusing to change
donkey's years|a very long time
make~ an ass of # self|to behave in a foolish way
the straw that broke the camel's back|the last small trouble that was too much
straw that breaks the camel's back|the last small trouble that was too much
last straw|the last small trouble that is too much|hay barn bale basket weave lemonade cup horse bed donkey
clutch~ at straws|to try anything when there is little hope
grasp~ at straws|to try anything when there is little hope
catch~ at a straw|to try anything when there is little hope
straw in the wind|a small sign of what may come
draw~ the short straw|to be the one chosen for a bad task
man of straw|a weak person, or a false argument
make~ bricks without straw|to work without what is needed
needle in a haystack|something almost impossible to find
hit~ the hay|to go to bed|barn fork cart loft pitchfork hard bale
hit~ the sack|to go to bed|stick fist flour grain punch
make~ hay while the sun shines|to use a good chance while it lasts
make~ hay|to use a good chance|barn meadow scythe farmer field
go~ haywire|to go wrong in a wild way
turn~ over a new leaf|to begin to behave better|book page album atlas notebook magazine map oak branch caterpillar
take~ a leaf out of # book|to copy what someone does well
take~ a leaf from # book|to copy what someone does well
shake~ like a leaf|to tremble with fear
beat~ around/about the bush|to avoid saying something plainly|bird stick hunter rabbit pheasant hedge dog
bird in the bush|something not sure to be had
beating the bushes|looking everywhere|bird hunter rabbit pheasant
see the wood/forest for the trees|see the whole and not just the details
not out of the woods|not yet safe from trouble
out of the wood/woods|safe from trouble|deer path hunter fox bear wolf ran walked came rode village trees road
babe/babes in the wood/woods|someone innocent in a dangerous place
money doesn't grow on trees|money is not easily got
root of the matter|the true cause
root and branch|completely
root of all evil|the cause of all that is bad
get~ to the root of|to find the true cause
put~ down roots|to settle in a place|seed plant soil bulb
in the bud|when only starting|frost rose gardener bush flower spring
bed of roses|an easy and pleasant life|garden plant gardener prune bloom thorn grew
come~ up smelling of roses|to end well after trouble
come~ up roses|to turn out well
see~ * through rose-colored/rose-coloured/rose-tinted glasses/spectacles|to see only the good side
rose-colored/rose-coloured/rose-tinted glasses/spectacles|a view that sees only the good side
no rose without a thorn|every good thing has a bad side
path of roses|an easy life
primrose path|an easy life that leads to ruin
stop and smell the roses|take time to enjoy life
fresh as a daisy|full of life and not tired
push~ up daisies|to be dead and buried
pushing up the daisies|dead and buried
oops-a-daisy|a word said when a child falls
gild~ the lily|to decorate what is already beautiful
paint the lily|decorate what is already beautiful
shrinking violet|a very shy person
wall flower|someone who is not asked to dance
wallflower|someone who is not asked to dance
grasp~ the nettle|to face a hard task bravely|sting hand
the grass is always greener|other people's lives always look better
grass is greener on the other side|other people's lives look better
let~ the grass grow under # feet|to waste time
grass roots|ordinary people|soil lawn dig
snake in grass|a hidden enemy
sow~ # wild oats|to live wildly when young
wild oats|wild acts of the young|field horse barn meadow
separate~ the wheat from the chaff|to divide the good from the useless
wheat from the chaff|the good from the useless|barn mill thresh
sow~ the seeds of|to start something that will grow
go~ to seed|to become untidy and weak|lettuce garden dandelion cabbage onion thistle plant
run~ to seed|to become untidy and weak|lettuce garden cabbage
reap~ what * sow~|to get the results of one's acts|farmer field corn
as you sow, so shall you reap|your acts bring their own results
reap~ the whirlwind|to suffer for one's bad acts
sow~ the wind|to start trouble
bear~ fruit|to bring good results|tree orchard apple vine pear plum
forbidden fruit|something wanted because it is not allowed
low-hanging fruit|the things most easily done|orchard tree
fruit of # labor/labour/labors/labours|the result of hard work
fruits of # labor/labour/labors/labours|the result of hard work
on the grapevine|as a rumor|
through the grapevine|as a rumor|garden fence
hear~ * through the grapevine|to hear something as a rumor
heard it through the grapevine|heard it as a rumor
turn~ up like a bad penny|to come back when nobody wants it
thick as thieves|very close friends
green around the gills|looking sick
under the weather|ill or sad|
fair-weather friend/friends|someone who is a friend only in good times
weather~ the storm|to live through a hard time|ship sailor harbor captain roof boat barn mast anchor
ride~ out the storm|to live through a hard time|ship harbor captain boat anchor sail
calm before the storm|a quiet time before trouble|wave sail thunder
lull before the storm|a quiet time before trouble|wave sail thunder
storm in a teacup|much anger about a small matter
tempest in a teapot|much anger about a small matter
tempest in a teacup|much anger about a small matter
take~ * by storm|to be very successful suddenly|fort castle army wall soldier city enemy troops town
port in a storm|any help in trouble|ship harbor captain
any port in a storm|any help in trouble
perfect storm|many bad things at once|ship wave
storm brewing|trouble coming|sky cloud sea horizon
trouble brewing|trouble about to come
trouble was brewing|trouble was about to come
every cloud has a silver lining|there is some good in every trouble
silver lining|some good in a trouble|coat cloak sew cape satin silk
cloud on the horizon|a sign of trouble to come|sail sky ship sun
under a cloud|suspected of having done wrong|rain sky sun moon
cloud nine|great happiness
castles in the air|dreams that will not come true
castle in the air|a dream that will not come true
castles in Spain|dreams that will not come true
pie in the sky|a promise that will not come true
out of the blue|suddenly, when nobody expected it|sea water paint dress wave depths sky
out of a clear blue sky|suddenly, when nobody expected it
bolt from the blue|a sudden surprise
bolt out of the blue|a sudden surprise
once in a blue moon|very seldom
blue moon|a very long time|
promise~ * the moon|to promise what cannot be given
cry~ for the moon|to want what cannot be had
ask~ for the moon|to want what cannot be had
reach~ for the moon/stars|to try for something very high|telescope
many moons ago|a long time ago
moonstruck|a little mad, or in love
thank~ # lucky stars|to be very grateful for good luck
born under a lucky star|always lucky
see~ stars|to be dazed by a blow on the head|telescope night sky bright twinkle shine sail
star-crossed|unlucky (of lovers)
starry-eyed|full of dreams that may not come true
stars in # eyes|dreams of success
sky is the limit|there is no limit
the sky's the limit|there is no limit
sky-high|very high
praise~ * to the skies|to praise very much
place in the sun|a good position in life|cat chair towel garden
nothing new under the sun|everything has been done before
everything under the sun|all things that there are
chase~ rainbows|to want what cannot be had
pot of gold at the end of the rainbow|riches that cannot be had
right as rain|quite well
rain or shine|whatever happens
take~ a rain check|to ask to do something later
rain check|a promise to do something later
save~ * for a rainy day|to keep money for a time of need
for a rainy day|for a time of need|umbrella puddle indoor game puzzle
rain~ on # parade|to spoil someone's plans|umbrella
never rains but it pours|troubles come all at once
steal~ # thunder|to take the praise that belongs to another
thunderstruck|extremely surprised
black as thunder|looking very angry
lightning never strikes twice|bad luck does not come twice in the same way
quick as lightning|very quickly
like greased lightning|very quickly
which way the wind blow~|what people are likely to think or do|sail kite vane flag smoke
how/see the wind blow~|what is likely to happen|sail kite vane
the wind is blowing|(how) things are likely to go|sail kite vane tree leaf window hair sea cold trees
throw~ caution to the wind/winds|to take a risk without care
cast~ caution to the winds|to take a risk without care
wind out of # sails|loss of one's sureness|boat mast
three sheets to the wind|drunk|sail mast
sail~ close to the wind|to do something nearly wrong|mast boat sea helm
wind of change|a sign of something new
winds of change|signs of something new
ill wind|a bad event|
it's an ill wind|even bad events bring good to someone
second wind|new strength after being tired|
whistle~ in the wind|to try in vain
gone with the wind|lost for ever
snowed under|having far too much work|roof car drift cabin road
snowball effect|a growing faster and faster
pure as the driven snow|completely innocent
break~ the ice|to make people feel friendlier at a first meeting|pond river lake axe skate frozen hammer bucket stick hoe pail trough ship
ice was broken|people began to feel friendlier|pond river lake skate frozen trough
cut~ no ice|to have no effect on someone|saw pond
on thin ice|in a risky position|pond lake crack frozen river duck boots
tip of the iceberg|a small part of a big problem|ship penguin captain
keep~ * on ice|to keep for later|fish meat drink milk bottle
put~ * on ice|to delay|fish meat drink milk bottle ankle swelling
cold as ice|without any feeling or warmth|
melt~ # heart|to make someone feel kind
fuel to the fire/flames|something that makes a bad thing worse|stove oven log coal furnace
pour~ oil on the flames/fire|to make a bad thing worse|lamp stove
out of the frying pan into the fire|from one trouble to a worse one
out of the frying pan and into the fire|from one trouble to a worse one
from the frying pan into the fire|from one trouble to a worse one
play~ with fire|to do something dangerous|match hearth poker stove candle burn child
there's no smoke without fire|a rumor always has some truth
no smoke without fire|some truth behind a rumor|chimney stove grate
where there's smoke there's fire|a rumor always has some truth
smoke screen|something that hides a plan
set~ the world on fire|to be very successful
fight~ fire with fire|to use the enemy's own way against them|forest
hang~ fire|to delay|gun
baptism of fire|a hard first experience
through fire and water|through every danger
like a house on fire|very quickly and well
like wildfire|very fast
burn~ with * curiosity|to want very much to know
burning with curiosity|wanting very much to know
burning question|a question that must be answered soon
fire in # belly|a strong wish to succeed
old flame|a person loved in the past|candle lamp
fan~ the flames|to make a bad feeling stronger|bellows hearth
shoot~ down in flames|to destroy (an idea)|plane
burn~ # bridges|to make it impossible to go back|army river soldier
burn~ # boats|to make it impossible to go back|army beach soldier
candle at both ends|too much work and too little sleep
burn~ the midnight oil|to work late into the night
not hold~ a candle to|to be much less good than
can't/cannot/couldn't hold a candle to|is much less good than
hold~ a candle to|to be nearly as good as|lock letter face picture door wall
game is not worth the candle|the result is not worth the effort
rise~ from the ashes|to be born again after being destroyed
sackcloth and ashes|a show of great sorrow
rake~ over the coals|to scold someone
haul~ * over the coals|to scold someone
drag~ * over the coals|to scold someone
coals to Newcastle|something brought where there is plenty
heap~ coals of fire on # head|to make someone sorry by being kind
blow~ hot and cold|to keep changing one's mind
in hot water|in trouble|bath soap wash tub kettle tea soak towel cloth basin bottle laundry dishes
get~ into hot water|to get into trouble|bath soap tub
pour~ cold water on|to discourage (a plan)|steps dog flames fire
throw~ cold water on|to discourage (a plan)|fire steps cat face
cold water on # plan/plans/idea/hopes|discouragement
water under the bridge|something past that no longer matters|boat river stream flow
a lot of water has flowed under the bridge|much time has passed
much water has flowed under the bridge|much time has passed
of the first water|of the best kind
hold~ water|to be true when tested|bucket jug pail pitcher leak cup basin bowl vessel
still waters run deep|quiet people may feel or know very much
blood, sweat and tears|great effort and suffering
like a fish out of water|out of place
keep~ above water|to manage, but only just|swim drown
muddy~ the waters|to make a matter less clear|stick pond river
fish in troubled waters|gain from others' trouble
oil on troubled waters|something that makes angry people calm
like oil and water|not able to be friends
you can lead/take a horse to water|one can offer but not force
drop in the bucket|a very small part of what is needed|pail well rope cow splash water milk
drop in the ocean|a very small part of what is needed|
a drop in the sea|a very small part of what is needed
kick~ the bucket|to die|milk pail cow water stable over mop barn boot straw goat accidentally mule spill
rain~ buckets|to rain very hard
come~ down in buckets|to rain very hard
in the same boat|in the same hard position|row oar sail fish harbor river crossed paddle lake
rock~ the boat|to cause trouble in a settled group|oar paddle wave row canoe lake water fish cradle sit sat sea seasick
miss~ the boat|to lose a chance|ferry dock harbor pier island sail
float~ # boat|to please someone|
ships that pass in the night|people who meet once and not again
when # ship come~ in|when someone becomes rich|harbor dock
ship-shape|tidy
shipshape|tidy
run~ a tight ship|to manage strictly|captain sailor
abandon~ ship|to leave something that is failing|captain lifeboat
plain sailing|easy
smooth sailing|easy
turn~ the tide|to change the course of things|moon
tide has turned|things have changed|beach moon boat harbor water
tide turn~|things change|beach moon boat harbor
go~ against the tide|to do the opposite of others|boat
swim~ against the tide/stream/current|to do the opposite of others|river salmon fish bank shore
go~ with the flow|to do as others do|
crest of the wave|a time of great success|surf boat ship
in at the deep end|made to start with the hardest part|pool dive
up the creek|in trouble|boat canoe fish
up the creek without a paddle|in trouble with no help
sell~ * down the river|to betray someone|raft boat
cross that bridge when|deal with that problem when
cross~ * bridge~ when * come~ to it|to deal with a problem only when it comes
moving mountains|doing something almost impossible
move mountains|do something almost impossible
move~ heaven and earth|to do all that one can
heaven and earth|everything possible|created god
old as the hills|very old
downhill all the way|easier from here; or always worse|sled bicycle
uphill battle|a very hard struggle|
uphill struggle|a very hard struggle
between a rock and a hard place|with only two bad choices
between the devil and the deep blue sea|with only two bad choices
between Scylla and Charybdis|between two dangers
rock bottom|the lowest point|sea lake well river
solid as a rock|completely safe and sure
steady as a rock|not shaking at all
stick in the mud|someone who refuses anything new|boots wheel wagon cart pole
clear as mud|not clear at all
drag~ # name through the mud|to say bad things about someone in public
name is mud|is in disgrace
sling~ mud|to say bad things about someone|pig children
mud-slinging|saying bad things about one another
no stone unturned|nothing left untried|slug worm gardener rake beetle insect bug
stone's throw|a short distance
rolling stone|someone who never settles|hill
a rolling stone gathers no moss|someone who never settles gains little
set/carved/written in stone|fixed and not to be changed|mason chisel church
people who live in glass houses|people with faults should not blame others
those who live in glass houses|people with faults should not blame others
throw~ the first stone|to be the first to blame
cast~ the first stone|to be the first to blame
sink~ like a stone|to sink at once; to fail|water pond river lake
drive~ a hard bargain|to be hard in making a deal
salt of the earth|a good and honest person
down to earth|practical and honest|fell rain bird leaf fall spade came plane parachute
come~ back to earth|to stop dreaming|rocket
what on earth|a strong way to ask “what”
how on earth|a strong way to ask “how”
why on earth|a strong way to ask “why”
who on earth|a strong way to ask “who”
where on earth|a strong way to ask “where”
run~ * to earth|to find after a long search|fox hound
the ends of the earth|the farthest places
gain~ ground|to become stronger or nearer|
break~ new ground|to do something never done before|plow spade farmer
stand~ # ground|to refuse to give way|
hold~ # ground|to refuse to give way|
cut~ the ground from under # feet|to destroy someone's argument
lose~ ground|to become weaker|
fall~ on stony ground|to be ignored|seed
suit~ * down to the ground|to fit someone's wishes exactly
thin on the ground|few|snow
worship~ the ground * walk~ on|to love someone very deeply
get~ * off the ground|to start successfully|plane balloon kite bird
dull as ditchwater/dishwater|very boring
common as dirt|very common
treat~ * like dirt|to treat someone very badly
dirt cheap|very cheap
dust has settled|the trouble has become calm|road horse broom
let the dust settle|wait until the trouble has become calm|road broom
bite~ the dust|to fall dead or be defeated|
lick~ the dust|to be defeated
shake~ the dust off # feet|to leave for ever in anger
throw~ dust in # eyes|to trick someone|wind
gather~ dust|to be left unused|shelf broom
kick~ up dust|to cause trouble|horse road
raise~ the dust|to cause trouble
dry as dust|very boring
quicksand|a dangerous position
bury~ # head|to refuse to see a problem|pillow hands arms lap book shoulder
sands of time|time as it passes
high and dry|without help|boat tide ship beach
light at the end of the tunnel|hope after a long hard time|train
see~ the light|to understand at last|window lamp lantern candle shine sun dark lighthouse tunnel
see~ the light of day|to be born or made known
bring~ * to light|to make something known|
come~ to light|to become known|
in the cold light of day|when one thinks calmly later
throw~ light on|to make clearer|lamp lantern candle window wall
shed~ light on|to make clearer|lamp lantern candle window moon
light under a bushel|hidden abilities
light~ dawn~|to understand at last|hill east sky
keep~ * in the dark|to not tell someone|cellar closet cupboard jar potato
leap in the dark|an act whose result is unknown
shot in the dark|a guess|gun pistol rifle bang hear heard
whistle~ in the dark|to act brave when afraid
in broad daylight|in the day, when all can see|
scare~ the living daylights out of|to frighten very much
living daylights|(with “scare” or “beat”) very much
as different as night and day|quite different
darkest hour is just before the dawn|things get better after the worst
afraid of # own shadow|very easily frightened|
cast~ a shadow over|to make less happy|moon lamp sun tree wall hill
shadow of a doubt|any doubt at all
shadow of # former self|much weaker than before
`
