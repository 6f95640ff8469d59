/**
 * Idioms that name parts of the body. Written for this project (MIT).
 * One idiom a line: pattern | plain meaning | scene words. The notation is explained in ../idioms.ts.
 */
export const bodyIdioms = `
pay~ an arm and a leg|to pay a very high price
give~ # right arm|to want something very much
chance~ # arm|to take a risk
twist~ # arm|to press someone until they agree|hurt wrist pain wrestle fight
keep~ * at arm's length|to not let someone come close as a friend
up in arms|angry and ready to fight|soldier rifle army enemy weapon
babe in arms|someone who knows nothing of the world|mother nurse cradle
long arm of the law|the police, who can reach people anywhere
armed to the teeth|carrying very many weapons
back/backs to/against the wall|in a hard place with no way out|stood lean lay sat plaster chair
back up against the wall|in a hard place with no way out|stood lean lay sat plaster chair
stab~ * in the back|to harm someone who trusted you|knife dagger blood sword wound
turn~ # back on|to stop helping or caring for someone|fire window door audience room chair crowd
turn~ # backs on|to stop helping or caring for someone|fire window door audience room chair crowd
get~ # back up|to become angry and refuse to move|cat
pat~ * on the back|to praise someone|cough choke hand
pat on the back|praise for something done well|cough choke hand
put~ # back into|to work as hard as possible
put~ # back up|to make someone annoyed|cat
break~ the back of|to finish the hardest part|horse mule ship
scratch~ # back|to do a favor for someone|itch nail cat claw
you scratch my back|do me a favor, and I will do one for you
like the back of # hand|very well, in every detail
off the back of a lorry|probably stolen
carry~ * on # back|to bear a heavy load alone|sack pack child basket horse donkey hill
eat~ # heart out|to be very sad with wanting something
bad blood between|anger between people that has lasted long
blood~ run~ cold|to feel great fear
blood~ freeze~|to feel great fear|snow ice winter
blood~ boil~|to be very angry
make~ # blood boil|to make someone very angry
blood~ turn~ to ice|to feel great fear
blood is thicker than water|family ties are the strongest
in cold blood|on purpose and without any feeling
flesh and blood|a real person; or someone's own family|wound bone tear meat
sweat~ blood|to work extremely hard
blood out of a stone|something that nobody can get
blood from a stone|something that nobody can get
blood on # hands|guilt for someone's death|wound wash cut knife butcher
blue blood|birth into a noble family
out for blood|wanting to hurt someone
red-blooded|strong and full of life
taste of blood|a first success that makes one want more|mouth lip tongue wolf bite
make~ no bones about|to say something openly
bone of contention|something people keep arguing about
bone to pick with|something to complain about to someone
chilled/frozen to the bone|very cold
feel~ it in # bones|to be sure of something without knowing why|ache cold rheumatism
skin and bone/bones|very thin
bag of bones|a very thin person or animal|dog bury skeleton
work~ # fingers to the bone|to work very hard
bare bones|only the most basic parts|skeleton dog grave
rack~ # brain/brains|to think very hard
pick~ # brain/brains|to ask someone for what they know
beat~ # brains out|to try very hard to think
brain wave|a sudden clever idea|doctor machine
brain drain|clever people leaving for another place
blow~ # brains out|to shoot oneself in the head
tear~ # hair out|to be very worried or upset|blood bald root
hair~ stand~ on end|to be very frightened
make~ # hair curl|to shock someone|comb iron
keep~ # hair on|to stay calm|wig
split~ hairs|to argue about very small differences
by a hair's breadth|by a very small amount
within a hair's breadth|very nearly
hair's breadth|a very small distance
hair-raising|very frightening
get~ in # hair|to annoy someone|gum wind snow straw comb
hide nor hair|no sign at all of someone
bad hair day|a day when everything goes wrong
face~ the music|to accept the trouble one has earned|conductor orchestra band dancer stage singer
face like thunder|a very angry look
keep~ a straight face|to not laugh
straight face|a serious look, without a laugh
lose~ face|to lose the respect of others
save~ face|to keep the respect of others
loss of face|being shamed before others
poker face|a look that shows no feeling
two-faced|not honest; saying different things to different people
slap in the face|an insult|hand cheek struck palm
fly~ in the face of|to go openly against something|bird bat fly
egg on # face|shame at looking foolish|breakfast spoon napkin
face~ up to|to accept something hard
put~ a brave face on|to hide that one is sad or afraid
put~ on a brave face|to hide that one is sad or afraid
put~ a good/bold face on|to act as if things were well
on the face of it|as it seems at first|cliff clock watch rock
blue in the face|worn out from trying, without success|choke cold drown
laugh~ in # face|to show open scorn for someone
laugh~ on the other side of # face|to be sorry after being glad
face~ fall~|to look suddenly sad
written all over # face|easy to see from someone's look
plain as the nose on # face|very easy to see
cut~ off # nose to spite # face|to harm oneself in order to harm another
full in the face|directly, without turning away
cheek by jowl|very close together
tongue in cheek|as a joke, though it sounds serious
with # tongue in # cheek|as a joke, though it sounds serious
keep~ # chin/chins up|to stay brave and hopeful|water swim swimming razor barber photographer collar
chin up|stay brave and hopeful|water swim razor barber doctor photographer
take~ it on the chin|to bear something bad bravely|fist boxer punch
off # chest|told, so that it no longer troubles one|coat blanket lifted
cold shoulder|a way of showing that one does not want to be friends|mutton meat bone ham beef plate ice
give~ * the cold shoulder|to be unfriendly to someone on purpose|mutton meat plate
turn~ a cold shoulder|to be unfriendly to someone on purpose
shoulder to cry on|someone who listens to one's troubles
chip on # shoulder|a feeling of anger about being treated badly|wood paint plate
rub~ shoulders/elbows with|to meet and mix with people|bath ointment oil
put~ # shoulder/shoulders to the wheel|to start to work hard|cart mud wagon
head and shoulders above|much better than the others|crowd tall stood wall water
straight from the shoulder|said plainly and honestly|punch fist hit
old head on young shoulders|a young person who is wise
weight off # shoulders|relief from a worry|sack bag load coat
weight of the world|very great worry or duty
elbow grease|hard work with the hands
elbow room|enough space|table bench
up to # elbows in|very busy with|dough water mud flour suds
fall~ on deaf ears|to not be listened to
all ears|listening with great attention|rabbit donkey mule corn
prick~ up # ears|to start to listen closely|dog horse rabbit fox pony cat donkey
in one ear and out the other|heard but at once forgotten
wet behind the ears|young and without experience|wash towel soap bath
lend~ *? an ear|to listen
lend me your ears|listen to me
play~ * by ear|to decide as one goes along|piano tune music violin song fiddle
play~ it by ear|to decide as one goes along|piano tune music violin song fiddle
out on # ear|made to leave
send~ * off with a flea in # ear|to scold someone and send them away
flea in # ear|a sharp scolding
walls have ears|someone may be listening in secret
ears~ burn~|to feel that others are talking about one|fire frost cold blush frostbite sun
ear to the ground|paying attention to news|hoof tremble knelt lay horse
up to # eyes in|having far too much of|mud water snow
up to # neck in|deep in trouble or work|mud water river snow sand swim
up to the/# eyeballs|having far too much|water
head over ears|completely|snow water river fell
over head and ears|completely|snow water river fell
music to # ears|news that one is very glad to hear|violin piano song
smile~ from ear to ear|to smile very widely
grin~ from ear to ear|to smile very widely
from ear to ear|very wide (of a smile)|cut throat wound scar knife
thick ear|a blow on the head
bend~ # ear|to talk to someone for too long
box~ # ears|to hit someone on the side of the head
by the ears|quarreling|rabbit pulled donkey held hung lift
not believe # ears|to be very surprised at what one hears
not believe # eyes|to be very surprised at what one sees
couldn't believe # eyes|was very surprised at what was seen
couldn't believe # ears|was very surprised at what was heard
could hardly/scarcely believe # eyes/ears|was very surprised
apple of # eye|the person someone loves most
see~ eye to eye|to agree|chart level height tall mirror
eye to eye with|in agreement with|chart level height tall
keep~ an eye on|to watch or look after
keep~ an eye out for|to watch carefully for
keep~ a close/sharp/careful/watchful eye on|to watch very carefully
keep~ one eye on|to watch a little while doing something else
keep~ # eyes peeled/skinned/open|to watch very carefully|sleep wide soap doctor wind
with # eyes open/shut|knowing (or not knowing) the danger|sleep slept bed water dream doze
eye for an eye|harm done in return for the same harm
turn~ a blind eye|to act as if one had not seen
in the blink of an eye|very quickly
twinkling of an eye|a very short time
before you could bat an eye|very quickly
bat~ an eye/eyelid/eyelash|to show any surprise
pull~ the wool over # eyes|to trick someone
meets the eye|can be seen at first
sight for sore eyes|someone or something one is very glad to see
feast~ # eyes on|to look at something with delight
easy on the eye|pleasant to look at
cast~ sheep's eyes|to look at someone in a foolish loving way
eyes in the back of # head|a way of noticing everything
eyes bigger than # stomach|wanting more food than one can eat
eyes were bigger than # stomach|wanted more food than one could eat
cry~ # eyes out|to cry for a long time
not a dry eye|everyone was crying
in # mind's eye|in imagination
mind's eye|imagination
in the public eye|known to everyone
private eye|a detective
bird's-eye view|a view from high above
one in the eye for|an annoying defeat for someone
eye-opener|something that surprises and teaches
hit~ * between the eyes|to surprise someone very much|ball fist stone bullet arrow
scales~ fall~ from # eyes|to suddenly see the truth
green-eyed monster|jealousy
eagle eye|very good sight|nest bird wing
evil eye|a look meant to do harm
keep~ # fingers crossed|to hope for good luck
fingers crossed|hoping for good luck|knitting
cross~ # fingers|to hope for good luck
lift~ a finger|to do even a little to help|lips pointed
lay~ a finger on|to touch or hurt|lip map page key string
put~ # finger on|to find exactly what something is|map page key lips string button
slip~ through # fingers|to be lost or missed|sand rope soap water fish coin glass
finger in every pie|a part in everything that goes on
have~ a finger in the pie|to take part in something
around/round # little finger|fully under someone's control|string thread bandage ribbon ring
snap~ # fingers at|to show that one does not care|dog waiter
burn~ # fingers|to lose or suffer by taking a risk|stove candle fire match pan toast hot
sticky fingers|a habit of stealing|jam honey syrup candy glue cake
all fingers and thumbs|clumsy with the hands
all thumbs|clumsy with the hands
green thumb|a gift for making plants grow|paint ink
green fingers|a gift for making plants grow|paint ink
rule of thumb|a rough and useful rule
under # thumb|fully controlled by someone|insect bug button press pen
stick~ out like a sore thumb|to be easy to notice because it does not fit
twiddle~ # thumbs|to have nothing to do
finger of suspicion|the belief that someone is guilty
point~ the finger at|to blame|map
point~ a/# finger at|to blame|map trembling star window
finger on the pulse|a good knowledge of what is happening|doctor nurse wrist
at # fingertips|ready to be used at once|blood cold numb tingle
to # fingertips|completely
from head to toe/foot|over the whole body|snow
cold feet|sudden fear that stops someone from acting|snow boots stove slipper sock blanket bed fire water warm ice bath wet hot stockings fireplace
put~ # foot down|to refuse firmly|step ladder stair mud stirrup ground pedal snow gently careful
put~ # foot in it|to say something embarrassing by mistake|puddle hole boot mud stirrup shoe
foot in # mouth|something embarrassing said by mistake|baby
best foot forward|trying as hard as one can
set~ foot in/on|to enter
start~ off on the right/wrong foot|to start well or badly|march drill dance
on the wrong foot|in a bad way (of a start)|march drill dance shoe boot
foot in the door|a first chance|slam shut pinched
shoot~ # in the foot|to hurt oneself by a foolish act|gun rifle doctor hunting
one foot in the grave|very old or ill
land~ on # feet|to come out of trouble well|cat jump leap fell
fall~ on # feet|to be lucky|cat jump leap
stand~ on # own two? feet|to take care of oneself|ill bed crutches cast weak baby
find~ # feet|to become sure of oneself|ice dark slippery blanket
sweep~ * off # feet|to make someone fall in love suddenly|wave current flood tide wind broom water river
swept off # feet|suddenly in love|wave current flood tide wind water river
think~ on # feet|to think and answer quickly
drag~ # feet/heels|to be slow on purpose|dust limp shoes gravel snow tired slippers
dead on # feet|very tired
rush~ off # feet|to be very busy
run~ off # feet|to be very busy|horse
itchy feet|a wish to travel|rash wool sock
two left feet|clumsiness in dancing
feet of clay|a hidden weakness in someone admired|statue potter idol
feet on the ground|a sensible way of thinking|horse chair swing ladder bicycle
bound hand and foot|not free to act|rope cord prisoner
the shoe is on the other foot|now the positions are reversed
the boot is on the other foot|now the positions are reversed
my foot!|a rude way to say that one does not believe it|
follow~ in # footsteps|to do what someone did before|snow sand path mud track
on the heels of|very soon after|boots shoes blister
hot on # heels|very close behind
hard on # heels|very close behind
cool~ # heels|to be kept waiting|water stream bath
kick~ # heels|to be kept waiting|horse colt grass air
kick~ up # heels|to have fun|horse colt grass
dig~ # heels in|to refuse to move or change|sand horse pony snow rope
dig~ in # heels|to refuse to move or change|sand horse pony snow rope
show~ a clean pair of heels|to run away fast
take~ to # heels|to run away
head over heels in love|completely in love
head over heels|completely (often: in love)|fell tumble hill stairs rolled roll tumbled rolling down bank slope
down at heel|poor and untidy|
bring~ * to heel|to make someone obey|dog hound leash whistle
under the heel of|ruled harshly by
set~ * back on # heels|to surprise someone very much
toe~ the line|to obey the rules|race runner start whistle
dip~ # toe in|to try something carefully|pool water lake stream
turn~ up # toes|to die
from top to toe|over the whole body
lose~ # head|to stop thinking calmly|guillotine axe block scaffold king queen doll statue
keep~ # head|to stay calm|low pillow down ducked
head in the clouds|daydreams instead of attention|mountain peak tower
head in the sand|a refusal to see a problem|beach crab
go~ over # head|to be too hard for someone to understand|ball stone wave bird arrow
go~ to # head|to make someone too proud or dizzy|hand blood
hit~ the nail on the head|to say exactly what is right|hammer wood plank carpenter board
head and tail of|sense (of something confusing)
make~ heads or tails of|to understand
off the top of # head|without thinking long|hat scalp
soft in the head|foolish
touched in the head|a little mad
not right in the head|a little mad
good head on # shoulders|good sense
have~ a head for|to be good at
have~ # head screwed on|to be sensible
heads will roll|people will be punished|guillotine
snap~ # head off|to answer someone angrily|turtle flower doll
run~ # head against a wall|to keep trying with no success
head against a brick wall|in effort with no success
put~ # heads together|to think about a problem together
two heads are better than one|two people solve a problem better than one
head is spinning|feeling confused|
rear~ its ugly head|to appear (of something bad)
turn~ * on its head|to change something completely|doll bottle clown box
stand~ * on its head|to change something completely|doll bottle
heads turn~|people look because something is striking
come~ to a head|to reach the point where something must be done|boil
bring~ * to a head|to make something reach its crisis
bring~ # down on # head|to cause trouble for oneself
on # own head be it|you will be to blame
big-headed|too proud of oneself
swelled head|too much pride|bump
hot-headed|quick to get angry
hothead|someone quick to get angry
laugh~ # head off|to laugh very hard
shout~ # head off|to shout very loudly
talk~ # head off|to talk far too much
neither rhyme nor reason|no sense at all
break~ # heart|to make someone very sad
broken heart|very deep sadness|surgeon locket
heartbroken|very deeply sad
heart of gold|great kindness|locket jewel pendant chain
heart of stone|no kindness or pity|statue carve
heart was in # mouth|was very frightened
heart in # mouth|great fear
heart in # boots|great sadness or fear
heart~ sink~|to feel suddenly sad or afraid
heart~ leap~|to feel sudden joy or fear
heart~ stand~ still|to feel sudden fear
heart~ miss~ a beat|to feel sudden fear or joy|doctor
heart~ skip~ a beat|to feel sudden fear or joy|doctor
heart~ go~ out to|to feel deep pity for
heart~ bleed~|to feel deep pity|wound surgeon
heart is in the right place|means well
heart in the right place|a kind intention
heart was set on|wanted very much
set~ # heart on|to want something very much
have~ # heart set on|to want something very much
lose~ heart|to stop hoping
take~ heart|to become more hopeful
take~ * to heart|to be deeply affected by something
learn~ * by heart|to learn so that one can say it without looking
know~ * by heart|to be able to say something without looking
by heart|from memory, word for word
have~ the heart to|to be hard enough to do something unkind
pour~ out # heart|to tell all one's feelings
open~ # heart|to tell one's true feelings|surgeon
heart on # sleeve|feelings shown openly
to # heart's content|as much as one likes
heart's content|as much as one likes
from the bottom of # heart|with deep and true feeling
at the bottom of # heart|in one's deepest feelings
heart of hearts|one's deepest feelings
heart and soul|with all one's strength and feeling
heart to heart|open and honest (of a talk)
after # own heart|just the kind that one likes
change of heart|a change in how one feels|surgeon
with a heavy heart|sadly
with a light heart|in a happy way
steal~ # heart|to make someone love one
win~ # heart|to make someone love one
cross my heart|I promise that it is true
cry~ # heart out|to cry for a long time
sing~ # heart out|to sing as well as one can
faint of heart|easily frightened
tug~ at # heartstrings|to make someone feel pity or love
heartstrings|deep feelings of love or pity
cockles of # heart|one's warmest feelings
absence makes the heart grow fonder|being apart makes people love each other more
young at heart|still feeling young
cold hands, warm heart|someone who seems cold may be kind
home is where the heart is|home is where the loved people are
sick at heart|very sad
heart-rending|very sad
lend~ *? a hand|to help
lend~ *? a helping hand|to help
give~ *? a hand with|to help
give~ * a hand|to help someone|shook shake puppet
bear~ a hand|to help (an old phrase)
hand in glove|working closely together, often in secret
hand to mouth|with only just enough to live on|spoon child
hand over fist|very fast (of making money)|rope mast climb
hands down|without any effort (of winning)|table
win~ hands down|to win without any effort
hands are tied|not free to act|rope cord prisoner wrist
hands were tied|was not free to act|rope cord prisoner wrist behind bound
have~ # hands full|to be very busy|berries apples flowers parcels bundles basket
wash~ # hands of|to refuse to have anything more to do with|soap basin blood towel dirt mud
red-handed|while doing something wrong
heavy-handed|too rough or strict
high-handed|using power without asking others
with a high hand|in a proud and forceful way
light-fingered|in the habit of stealing
single-handed|alone, without help
even-handed|fair
open-handed|generous
underhand|secret and not honest|throw pitch serve ball
empty-handed|with nothing gained
with one hand tied behind # back|very easily
hand that feeds|someone who has been kind
out of hand|out of control
in good hands|cared for by someone able
in the palm of # hand|fully under control|coin bird stone lay held seed
eat~ out of # hand|to do all that someone wants|horse bird deer sugar pony pigeon squirrel
have~ the upper hand|to be the stronger one
have~ the whip hand|to have control over others
force~ # hand|to make someone act before they are ready|palm
tip~ # hand|to let others know one's plans
play~ into # hands|to help an enemy by mistake
hand-me-down|used before by someone else
dirty~ # hands|to do something wrong or low|mud soil grease ink
get~ # hands dirty|to do hard or low work|mud soil grease ink
hand on heart|honestly
many hands make light work|work is quick when many people help
one hand washes the other|people help those who help them
left hand doesn't know what the right hand|parts of a group act without telling each other
take~ the law into # own hands|to punish someone oneself
shake~ hands on|to agree firmly on
knuckle~ down|to start working hard
knuckle~ under|to give in
rap over/on/across the knuckles|a mild punishment|ruler teacher stick
rap~ * over/on/across the knuckles|to scold someone mildly|ruler stick
white-knuckle|very frightening
joined at the hip|always together
shoot~ from the hip|to speak before thinking|gun cowboy pistol holster
knee-high to a grasshopper|very young and small
bee's knees|something excellent
bring~ * to # knees|to defeat someone completely|blow pain prayer stumble
on bended knee|begging humbly|ring propose
weak at/in the knees|faint from strong feeling|ill fever
knock-kneed|weak with fear
pull~ # leg|to joke by telling something untrue|trap chair frog mud crab boots vet joint splint
leg-pull|a joke by telling something untrue
a leg to stand on|any proof or excuse|table stool chair crutch
on # last legs|close to the end|table chair
break a leg|good luck (said to an actor)|doctor ice ladder fall horse fell cast splint stairs
tail between # legs|shame after a defeat|dog puppy wolf cur hound fox
stretch~ # legs|to go for a walk|bed cat yoga floor
shake a leg|hurry|
pull~ # socks up|to try harder|shoes knee
best leg forward|trying as hard as one can
give~ * a leg up|to help someone to rise|horse saddle wall fence
leg up|help to rise|horse saddle wall fence dog
cost~ *? a leg|to be very expensive
stiff upper lip|a way of hiding feelings in trouble|mustache shave swollen dentist
keep~ a stiff upper lip|to hide one's feelings in trouble
lips are sealed|will keep a secret
seal~ # lips|to make someone keep a secret
lip service|agreement in words but not in acts
curl~ # lip|to show scorn|dog wolf
bite~ # lip|to stop oneself from speaking or crying|blood
hang~ on # lips|to listen with great attention
read my lips|listen closely to me|deaf
button~ # lip|to stop talking
zip~ # lip|to stop talking
down in the mouth|sad
all mouth and no trousers|full of talk but not of acts
big mouth|someone who tells secrets|fish frog river hippo
mouth~ water~|to make one want to eat
word of mouth|people telling one another
put~ words in/into # mouth|to say that someone said what they did not
take~ the words out of # mouth|to say what another was about to say
put~ # money where # mouth is|to show by acts that one means it
bad taste in # mouth|a bad feeling left behind|medicine milk soup
foam~ at the mouth|to be very angry|dog horse mad
froth~ at the mouth|to be very angry|dog horse mad
from the horse's mouth|from the person who really knows|bit bridle teeth
look~ a gift horse in the mouth|to find fault with a gift
silver spoon in # mouth|a birth into riches
butter wouldn't melt in # mouth|seems very innocent but is not
word in edgeways/edgewise|any chance to speak
millstone around/round # neck|a heavy duty or trouble
albatross around/round # neck|a trouble that does not go away
neck and neck|exactly level in a contest|
stick~ # neck out|to take a risk|turtle swan goose window tortoise
stick~ out # neck|to take a risk|turtle swan goose tortoise
save~ # neck|to save someone from harm
risk~ # neck|to put one's life in danger
break~ # neck|to die or be hurt in a fall; or to hurry wildly|
at breakneck speed|dangerously fast
breakneck|dangerously fast
pain in the neck|an annoying person or thing|doctor stiff pillow fever ache
breathe~ down # neck|to watch someone too closely|horse wind dog cold
get~ it in the neck|to be punished|arrow bullet
neck of the woods|an area
dead from the neck up|stupid
talk~ through the back of # neck|to talk nonsense
hard-nosed|practical and not soft
lead~ * by the nose|to make someone do all one wants|bull pig horse ring
led by the nose|made to do all that another wants|bull pig horse ring
pay~ through the nose|to pay far too much
poke~ # nose into|to ask about what is not one's business|bag basket hole dog hay bush mouse
stick~ # nose into/in|to ask about what is not one's business|bag basket hole dog flower bush
put~ # nose into|to ask about what is not one's business|bag basket hole dog
keep~ # nose out of|to stay away from what is not one's business|
nose out of joint|hurt pride|doctor fist
put~ # nose out of joint|to hurt someone's pride
put~ out of joint|to hurt someone's pride|doctor shoulder
turn~ up # nose|to refuse with scorn|mirror
look~ down # nose|to treat others as less good|spectacles glasses
thumb~ # nose|to show that one does not respect something
under # nose|very close, where one should see it|mustache smell held handkerchief
right under # nose|very close, where one should see it
cut~ off # nose|to harm oneself out of anger|sword statue
follow~ # nose|to go straight on|dog hound scent smell
keep~ # nose clean|to stay out of trouble|handkerchief
nose to the grindstone|working hard without stopping
no skin off # nose|it does not matter to me|sunburn
by a nose|by a very small amount|horse
win~ by a nose|to win by a very small amount
see~ beyond the end of # nose|to think about more than what is near
plain as a pikestaff|very easy to see
brown-nose|to flatter someone for gain
nosey/nosy parker|someone who asks too much
skin of # teeth|only just
under # skin|deep in one's feelings|splinter tick needle fat vein muscle bone
jump~ out of # skin|to be very startled|snake
nearly jumped out of # skin|was very startled
thick-skinned|not easily hurt by words|fruit orange elephant lemon
thin-skinned|easily hurt by words|fruit orange grape
thick skin|a nature not easily hurt by words|fruit orange elephant rhinoceros
save~ # skin|to save someone from harm
make~ # skin crawl|to make someone feel disgust or fear
make~ # flesh creep|to make someone feel disgust or fear
flesh~ creep~|to feel disgust or fear
skin~ crawl~|to feel disgust or fear|lice ant insect
beauty is only skin deep|a beautiful face says nothing about the person
beauty is but skin deep|a beautiful face says nothing about the person
pound of flesh|what is owed by law, asked for without mercy
press~ the flesh|to shake many hands
thorn in # flesh/side|someone or something that keeps troubling one|rose bush bramble hedge
go~ the way of all flesh|to die
no sweat|it is not hard
sweat of # brow|hard work
butterflies in # stomach|a nervous feeling
butterflies in # tummy|a nervous feeling
turn~ # stomach|to make someone feel sick|bad food sea ship meat milk
knot in # stomach|a feeling of worry|ate
pit of # stomach|the place where one feels fear|ate
can't stomach|cannot bear
could not stomach|could not bear
hate~ # guts|to hate someone very much
have~ the guts to|to be brave enough to
spill~ # guts|to tell everything
split~ # sides|to laugh very hard
side-splitting|very funny
bust~ a gut|to try very hard
vent~ # spleen|to show one's anger
lily-livered|cowardly
white-livered|cowardly
bite~ # tongue|to stop oneself from speaking|blood chew tooth hurt
hold~ # tongue|to say nothing|doctor spoon thermometer fingers
tongue-tied|too shy to speak
tip of # tongue|the place of a word almost remembered|taste salt drop snowflake burn sugar
slip of the tongue|a small mistake in speaking
sharp tongue|a habit of saying unkind things|cat lizard
forked tongue|lies|snake serpent lizard
cat got # tongue|why are you not speaking?
loosen~ # tongue|to make someone talk
find~ # tongue|to be able to speak again
tongues wag~|people gossip|dog
rough side of # tongue|a scolding
long in the tooth|old|shark walrus wolf fang
sweet tooth|a love of sweet food
tooth and nail|with all one's strength
by the teeth|only just|dog held
in the teeth of|straight against|dog wolf comb saw shark gear
lie~ through # teeth|to tell clear lies
teeth on edge|in an annoyed state
gnash~ # teeth|to show great anger
weeping and gnashing of teeth|great sorrow and anger
cut~ # teeth on|to get one's first experience with|baby
sink~ # teeth into|to start something with energy|apple meat neck bread steak flesh dog cake bite
get~ # teeth into|to start something with energy|apple meat bread steak
kick in the teeth|a cruel disappointment|horse boot
like pulling teeth|very hard and slow
fed up to the back teeth|very annoyed
give~ # eye teeth|to want something very much
dressed to kill|in very fine clothes|
lump in # throat|a feeling of wanting to cry|doctor swallow
stick~ in # throat|to be hard to say or accept|bone fish crumb bread
jump~ down # throat|to answer someone angrily
ram~ * down # throat|to force someone to accept something
cut~ # own throat|to harm oneself by one's own act|razor knife blood
cutthroat|very fierce (of a contest)|pirate razor knife
frog in # throat|a rough voice
get~ # breath back|to rest until one can breathe easily
save~ # breath|to not speak because it is useless|swim dive run
waste~ # breath|to speak without any use|run swim
save # breath to cool # porridge|say nothing, it is useless
breath of fresh air|something new and pleasant|window balcony outside garden walk
lifeblood|what something needs to live|vein
nerves of steel|great courage
bundle of nerves|a very nervous person
get~ on # nerves|to annoy someone
touch~ a raw nerve|to say something that hurts|dentist tooth
lose~ # nerve|to become too afraid
have~ the nerve to|to be rude enough to
strain~ every nerve|to try as hard as one can
body and soul|completely|
over my dead body|I will never allow it
not a mean/cruel bone in # body|no meanness at all
by the scruff of # neck|roughly|cat kitten puppy dog collar cub
put~ # life in # hands|to trust someone with one's life
take~ # life in # hands|to risk one's life
`
