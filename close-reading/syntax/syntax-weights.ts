/**
 * Weights of the tagger and the parser.
 * SPDX-License-Identifier: CC-BY-SA-4.0
 * Learnt from the training part of UD English EWT (Silveira et al. 2014), CC BY-SA 4.0; the word vectors are
 * GloVe (Pennington et al. 2014, PDDL 1.0), cut to fewer dimensions. This file alone is under CC BY-SA 4.0
 * (creativecommons.org/licenses/by-sa/4.0), not under the license of the rest.
 */
import type { StoredWeights } from './parser.ts'

const words = `
the to and of . in , you that is it for this was on with have be name not my he but as are they at so me if we
your from like his all just or had will what by one an would do her about she there no can out up - when " get
has him more who their good were them time some people been how which know now ) see very only love think (
well said than then too could any really go our other its ? even much because us did also way thanks here into
am back new great should still never over make after being going these first before right : want got why day
man down two those may take ! say work made thank where best need year most many little off same years lol
better old something thing life feel please look hope sure always though place last long oh such help bad find
through thought might ever world come every around again another while does give sorry someone use let own
pretty actually yeah both yes things game call nothing since keep happy put point few anything nice next came
home mean enough lot food must part getting used tell between having try person without guy away doing
probably house went left against already makes maybe number family money end service real seen $ found hard
looks believe night least read big once yet told far called done days upon post else three until took everyone
anyone face kind under second state live looking free each friend glad high pm change fun whole young head
bush / fact care mind trying play ' business wish almost men times small room less job wrong set remember hand
stop hate however friends saw wait week everything car today making show heard true wow ok able problem water
country open start different either hear deal ago yourself half myself leave school understand full girl soon
guys damn price miss says company fuck idea cool wanted during looked amazing question guess talk reason bit
side mr children ask close door group watch rather asked taking stay sometimes woman seems kids eyes office
power iraq government often women comment felt mother run poor black story saying together hair city dude past
quite hong states order sounds team top experience knew course street gave fine interesting white shit self
luck sad needs case pay possible worth definitely million al word hours dog behind outside beautiful awesome
agree town fucking himself sense buy light along line air eat months boy child haha lost red known become war
moment matter coming several check funny season front support others american phone means united china news
move dont market law tried happened early video talking exactly dead forward later hands morning favorite seem
gonna across rest large send sub gets enjoy easy area given among heart sent information date four above late
within wife road instead due amount dear death turn age general stuff especially system alone working near
answer perhaps stupid important short strong words cause month god hit dark hell sea return thinking & father
bring gone im feeling kong inside body control hey using weird worst perfect questions playing goes worse
living wonder president history absolutely imagine south book single likely space finally comes kid seemed
music taken sound north staff minutes walk five plan ones horse hot level joke kept comments human cannot note
literally win usually turned meeting fire huge based visit except kill list ; report cat public happen
terrible issue center ship shall enron john form below couple started recommend baby example although hour
sweet six cost national places green language middle anyway gas themselves health ah situation surprised share
whose clear itself excellent low began okay wonderful entire fight seeing clean future ready west blood
picture meet per military offer mine round following works games sort mrs problems whether unless chance oil
letter needed th wine cut expect lady building weeks running held bill certain honestly america nor fair
watching iran pick brought attached lead deep hold hotel whom born reddit special longer certainly son fan sex
party mom cold pass parents trade land message further difference giving review learn store county wants
attack save awful page peace girls hurt indeed killed international east safe loved add blue highly paper
island speak drive local earth lay shot die major account evening super appreciate herself crazy met
completely issues cute rate internet friendly knows meant loss interested friday society sign email nearly
services box simple test act view tax sir chinese spent charge fall ground pain lives mark stood received
brother dogs reading art indian quality movie sun step dumb table nest doctor earlier including op welcome
trust piece points afraid paid energy write voice garden died advice political agreement extremely notice fell
omg seriously court feet park horrible lose attention india shows police type study common third feels calling
takes daily animals july address subject dinner fit period moving wall article available social board fast
stand eye figure straight yesterday whatever legal stone quick response summer laugh forgot continue church
nature excited nobody trip army valley monday class force forget helpful quickly prices window process
customer position serious break passed listen gold strange warm mentioned sleep realize fear provide somewhere
married record became totally till floor gift personal september waiting opinion april posted link dad star
security follow wild worry train heavy sick afternoon obviously simply restaurant kinda mostly truth husband
sitting natural term tomorrow none community sister pet thread shop fake noticed arms value worked mouth
explain main stories goal western trouble ten station spend judge beginning laws march percentage mad grow
touch towards former june beat stopped rights tank glass master london title bed waste religion happens
according fans lots written leaving key program song bet putting boys college marriage liked members cake ball
canada minute considered credit river otherwise st drink cover spot member twice english toward truly contact
rock animal french brain moved dance bay watched proud sit etc file built shame plenty changes captain
currently expected ran honest choice winter circle doubt throw professional easily build feed source effort
bottom difficult sunday writing vote shut present edit gives drop corner similar original correct healthy
double draft interest dress snake hopefully extra fresh unfortunately tonight surprise broke cats include
global clearly murder taste search begin dry coast player hearing lucky alive sat missed media caught heat
played rich join curious texas spring led spoke thats normal lived population george learned dangerous bank
gotta gun sell slow weather eating countries owner tom bro relationship decided families development hoping
asking holy final anywhere site tv changed website hospital foot skin arm reach defense immediately century
qaeda rule bought recently discuss beyond chair receive section pleasant non older cry grew cage research
measure meat male fish players supposed lie fully lunch consider odd card walking busy press wood fellow
current size neck bird bear lord somehow accept recent steps copy deserve ahead opened manager basically
birthday action driving modern metal hung forever added legs remain iraqi reply faith groups soft hundred info
everybody base secret particular twenty club sight chapter result york pakistan willing dollars central hall
horses telling starting fat customers square ice color bus request net trees pull lovely allow risk leader
promise tall thursday allowed aware exact hang options birth quiet angry england catch handle sky bar wide
sonoma thoughts drug expensive project stock seven treat cheap tree youth online happiness folks filled
apparently fix bigger lines chicken policy federal yellow guard leaders movement alcohol contract choose cross
opportunity suit region keeping won impossible fixed duty village necessary americans nasa loves parts moon
returned rose nah dream character agreed bunch meal thousand hi stick king israel speed aunt task pizza
numbers desk claim wear daughter growing cash yours tho prove broken fly switch paul fax anymore cant slightly
ill sold beauty saturday thus cried furniture related lower pleasure species houston fantastic besides scene
stuck brown provided camp sucks wanna weekend tired hardly total soul ha smile suppose wedding pair benefit
behavior block walked access snow tea terror complete higher barely setting therefore windows regarding helped
missing decide ride field pop finding rough race neither apart golden wind protect jeff * allan wondering
bless serve january kitchen theme personally evidence style positive university reasonable anti november
attend mail sharing pure event hat education leg native flight separate focus rules weapons popular lack
suddenly travel august confused ended christmas perfectly areas closed nose beer actual losing plus anybody
range stranger dying stream capital reached effect success culture activities campaign followed fighting
option false plans enjoyed smart whenever bright cruise scared ya knowing comfortable proper houses gulf
congrats removed biggest showing reasons finish europe track everywhere mile episode thinks version somebody
coffee fault rude teacher intelligence october web regards sale roy rachel paying conversation generally
mistake row nine settlement crowd > youtube named female drawing fortune shopping silly gentleman attempt
buying wrote drunk cap magic hole facts results bathroom suck quarter considering medical involved knowledge
adults chief carry joy wednesday < likes respect standing spirit bottle seek manner shook truck practice
overall pictures dare religious background various direct assume ex loose path laid slowly reference ways uk
names football bowl officer driver gray tone argument compared band screen sara signed british smoke official
freedom direction northern ants mention private science evil loud design forth forces model billion plain film
eight indigenous laughed ideas treated tip useful events fingers income cabin meme posts caused heaven
financial rise plant storm anthrax detroit mental accident blame concern becoming escape ending lying ugly
planning larger hungry sentence guide yo entirely lake raised california industry sharp boat identity careful
shirt clothes rabbit silence huh damage bag department explained afterwards improve killing parties abuse
significant shower jump roll southern basis riding afghanistan empty mate count noise spread apartment career
series attacks purpose babies wise treatment acts peak apple particularly management elections thousands match
sand pale didnt re progress threw ability stars push shoot shoulder thin shops decent jobs properly surely
upset bin payment breakfast wake eh author salt # queen macau ass worried calm score counter upper arrived
measures average believed cheese addition san flat forgotten raise partner desire garbage tuesday mike appear
breath fog edge directly previous lonely de product successful temple disgusting apply hello gentle hug
officials ray victory cheers foreign suffer remove hide movies zawahiri gain dies smooth cameron nathan yep
possibly designed orders bread leaves administration danger december hero slave mountain specific weight
washington blow liberty taliban clothing avoid easier crap covered finished served dirty sales aid appeared
holiday lesson battle wearing created books regular increase computer costs signs companies ourselves
continued grand conference blind levels reader decision racist politics lies parent realized eggs david thick
saved understanding showed grown holding items largest silent artist vet mess posting heads create somewhat
threat powerful rent fancy narrow enter neighborhood smell rare helps meaning usual throughout seat wolf bud
spanish glow goals crime league checked sides calls machine tool desert trail finger burn forest fool fourth
quote suggest standard fairly sending cruel roof wore [ ] favor % despite agency economic application letting
glance host famous cup disappointed ugh cringe regret limited appearance february initial islands silk flag
orange function text update pool lawyer rain ladies behaviors bitter statement ridiculous employees location
offered included painful draw sheet badly shown safety hilarious understood google nail merely aside carried
rat pocket reality learning girlfriend border smaller shape executive broad museum ocean gay sweat factory
quit tough forced theory replied pulled answered downtown miles wet hidden mary technology ear auto russia
helping familiar students russian japan connection workers branch sudden role weapon bite lane plate nope sake
insurance dropped climate reports cousin pants chad korea ring fruit steal dating buddy humans concerned
confidence balance cases ends rooms e-mail stage efforts repair chris instant dick adrienne anger tiny silver
teach chose absolute cancer bare facebook wealth dollar bridge darkness mix constantly la cities claims
letters marry length brave fail royal coach programs drove pray valuable prepared opposite develop ordered
troops cia ships mouse route cell giant brick bell speech onto guns image trading habit drew elsewhere
sincerely beach ate expecting terms civil schedule pieces placed reviews pack grass begun airport wheel
margaret woods kick keeps responsible exist plays property reported ought eastern childhood thirty clock
excuse bent describe prefer degree talked happening appears eaten suicide rice defend chill creepy
congratulations delicious solution content corporate delivery approved tire destroy facing hire vs effective
active walls hill soil gate select chain teeth forty shock twitter traffic potential training unit loving
determined iron “ ” gentlemen jim fashion prince cook tonal karnes pink map eventually drinking opening rates
additional settle fill bother dust dancing replace actions nuclear territory streets distance atmosphere
crowded alice taught jerk boss insane toxic described budget picked equal milk nasty uncle florida trash drugs
illegal generation incredible discovered enemy newspaper click japanese wildlife plane refuse rip faces tears
speaking birds ancient wave pan kay amy harbor dish breast belt surgery student advantage arrive belong repeat
egg physical alright obvious sexual details crew hundreds committee tourist bob flesh peoples cooked talks
changing cares respond released skills require photo soldiers code package eager exciting partly cents tight
dull thrown em feelings younger via incredibly camera pressure intended products menu stands ii purchase
chemical nearby slipped ant sink load knife crying remains stable temper goods electricity hollow everyday
ignorant annoying idiot shooting organization fund membership prepare hurry tower label rid dislike scary
owners listening cars visited entered fallen condition turns vietnam unknown beside rising dubai wooden poison
pipe library farm wing crack kitty frame ireland accepted emergency canadian performance deck bomb cutting
tongue gotten answers views characters required solid shocked visa paris palace bodies jail pot baseball glory
crown yea split bloody tour individual medicine michael @ restaurants exit basket turkey winner wash kindness
wont nervous influence centre established france porn regardless dreams prize harm bench reward beating fuel
returning ticket engine lad sunset ton afford reminds stated mixed trained refused includes shed visitors inn
sail grab coat pat boot weak drag gross prevent director starts worker bedroom european seed hunt pen mud lap
rush blew chocolate lover cart remind goodness confirm interview teams discussion flowers senior asia
structure surface throat journey knee hanging insult ceiling shady depends videos failed marked ad doors
musharraf vince delight beneath egyptian mission wire steak counterparty print burst toy tin warwick brings
comic matters memory mass planet seconds effects complex cloth tale analysis exchange garage comfort inches
crash fort rape tend cent sleepy minister cure grave chosen proof release interests massive raw honor worn
stores nurse lazy asleep enjoying wars data standards doesnt spending admit assistance elder intend breeze
climb magazine fifth woke selfish loser handsome bringing shoes pleased systems operations richard devil
benefits compare earn fare jarndyce brook bump defeat breaking owned patient anxiety vacation attractive
protection presence earned aged shout neighbor branches dirt lock cooking slept random multiple awkward
disaster breaks dates sports experienced commercial forms status collection crop electric steel spin prison
button butt passing network pilot leading constitution keen demand peaceful discover candle fence farther
majority cast jealous ive wolves mere managed upstairs lip aim sandwich honey lit cream attitude frequently
boring nation pissed negative islamic fifty root recall citizen motive floating ours motion carol shadow
kingdom grade willow dine rear salad passage negro edith chip wholesalers minor neat kiss charged stayed
laughing zero basic appointment approval warming variety offers movements bid brass dozen scare flew navy
latest flow sometime glasses unhappy screw mount torn fried penny nap hurts arab kinds offices james
transaction flood greatest kitten shade stopping tail puppy sport independent minimum appreciated reaction
firm latter port daughters german strike unique asian equipment sum tear shaking brand gender prime hates nd
closer commission links transportation winning hay stepped fifteen material servant appropriate hotels
sunshine charm twelve saddle kidding pine cottage unusual kindly homes friendship beard painting weed puts imo
announced btw assuming delhi senate adventure noon humble sheep paint nowhere railway duck matthew daddy bang
exists fits swear anyways hugs troll applied id context stretched balls nations environment pre dominant
oldest formal slice object advance zone blanket cloud trick dried sunny dentist pint crush bone chances
distant nights experiences sri remained requested traditional eb inc sole pages log rode ease hare collar
cheek maintain knock stretch juice shine breathe lean purple hers flash boom joking suffering innocent waited
existed turning er accurate sources bombs violence theater wound chest poverty spelling bug deposit seal
passenger clip happily wrapped forehead diamond backwards liking chicago prior harder union informed
authorities democracy flying engineer cultural labels aboard et warn columbia motor oct mid freeze biting
blast bloom leather crossing warning production bold deer papa opinions pointing lets argue perspective
checking observed conflict concerns previously midnight currency gang punch sigh bull sword goodwill tibbets
pump awhile wins favourite disagree terrorist instructions recommended lips authority command ma velvet
elements charges jacket nerve spell producers steam ham cries haircut fond chin spider banned promised
difficulty powell lopez participants creek shore swept snap entertainment typical invite economy paste
throwing scratch spoil straw plot operating supreme voted pic activity australia listed continues grateful
height tells barn fought slip tap pitch goat slam robot explanation weekly pets therapy shoe violent tiger
strategy lift arts swing blank provides crossed fountain pace flower butter hopeful hint praise pa tag pit
pillow pig chick sing cheat impressed portion ruined uh supporters usa pakistani ltte suspect andaman
directions vessel poet supporting passengers inch | platform gordon radio grandma highway beast sensors tablet
jar carriage candy meadow foragers patrolling affected pounds buck addressed pricing sadly dealing towns
plants golf uncomfortable district driven failure ignore handful marketing mama shell loop fever owe jaw tame
fed vine fox hence originally justice pretend porch enclosed guest rob facilities tent oak prayer degrees
hated autumn hammer spoon bark swamp plug conditions associated skip injury grandmother studies trap cave
couch stole sadness growth bars delete expectations adorable memes username embarrassing custom acting refer
formed surrounding advanced terminal hook fur polite treasure castle goodbye parking governor idiots copies
genuinely tape pointed falling located document sour dig falls colored purse mighty isis item adult
differences blog mirror traveling eu engaged lights coal bible scream pup awake dr clever unable italian
lately bitch jihad officers trial laden hopes election estimated robert wilson chase guilty expression arrange
panel considerable bullet sisters clay dwarf ideal supper sugar wreck savage visitor victoria pett sailor pill
cops sha co faster impact serving graduate personality largely congress follows hid rocket un facility figured
notes stepping pin adding taxes profit jam bubble corn cheaper walnut mask tune faint depend brilliant
wholesome brief swift scheduled vast hunger territories sap laundry introduction shake pro marine kim waist
alike mice damp gallon daytime descent overhead yard begins developed africa assault approach specifically
sets carrying division temperature photos pie shining regard syria fyi moral strength decade establishment
handed jack flip remembered wrap speaker sees planned bears barrel pork crust jersey hut patch slap
relationships injured moments impressive contracts abroad ensure noted confirmed rapidly mystery monkey
orleans sin squeeze rail potato sofa foolish vampire responsibility checks award classic biological retired
deals comparison feeding disney launch beef requirements peter + channel karzai archibald immediate calendar
cargill values remote toe heel shy slide hes bulb stove epm wines clerk bat toilet gown pity string abandoned
destroyed bs drinks curiosity elected alternative finance rank overnight legit alarm flame funding creating
numerous attacked relatively dressed achieve decisions forgive beg rainbow finds arrow concept fbi ed surgeon
lanka capable sought occurred severe stir lone cozy hail grove dining lamp baking aloud frost grape rope
firing criminal closely shared types concerning lab opportunities identify hr unfair cough polish lick topic
ny useless wondered decline manage figures extreme decades purchased tennis deserves desperate welfare loan
bullshit angel mayor nightmare pound butterfly buildings hop admire popcorn junk soup soda grandfather toss
estate baker bow target reminder drama strain iso salon soldier peninsula agents uniform believes settled
logic thy produce attorney theories features coin cotton toast underwear gladly drawer wit sank catcher outfit
connect exposed agent terrifying liberal greater wishes fucked smoking raising challenge statements pushed
resolutions admitted parish heading express seeking possessed reliable waters sarah satisfactory eol avenue
mischief liver instance cod painter entrance roadside harness carpenter drill ages whistle shepherd tray rang
dusty princess steep napa pride dresser horseback babe fourteen orchard linen ferry elm gum colonial campfire
jo wicked basement yup af indianapolis becomes caring depression mobile plastic client lookout wanting
thankful stare pearl owl grandpa visible positions published documents thief critical sufficient rolled
consequences feature stem boxes staying lame grain anyhow lawn witch brush proposed juicy boast sites
francisco mill audit filed popped hopeless stairs bundle cleaner crab melt oven downstairs cigarette lamb dim
cheer careless ninety swimming ink housewife dug sidewalk dash alley circumstances arrest constant closing
consideration harry memories possibility arrested relate confusion universe exception flies austin providing
unlimited fascinating circles experts picking roast complain presented housing singer rocky ruin broadcast
leaf ho angels cape lightning peach creative shots chess hamster investment terrorists ca strip aspect
increased absent wagon discussed entering outstanding stamp dawn thanksgiving returns hunter swim tie fry
saint cork cord rub dump tub elf maid closet ashes bye citizens voting investigation convinced handled mode
normally worries shitty percent surrounded fist iranian dale scott vegetable delivered butcher ena pasture
spoken clair eighteen gracious sunlight haste envelope hood pile outward darn glue yell gallop dip cookies
stall lace chimney misty hurried shoulders denham gleam chatter yonder roar organ ivory cellar weary shone cow
drowsy harvester bart arise kowloon zheng heavily ban cards rural colors existence saving nonsense hits songs
stops republican tan industrial communication suggestions fold sickness paw ranch wax rubber bean barber bath
peep lion sunk whale ouch flop creep wink rust error extent referring deeply struck accidentally organizations
dealer carefully competitive phones transfer stronger reputation mountains chef apologies baghdad venture
chernobyl tigers oliver soap ben shares completed curve spike telephone backward sixteen perfume bacon dove
heater carpet rug canal gear cowboy lantern nod thee frown bee buzz lively belief visiting muscle candidate
democrats debate accounts disease limit drivers selling worthy fired boyfriend deaths receiving grandson
bucket slight resolved dime replaced pepper rubbish mug naughty behave hog swallow hip playground instantly
intense unexpected sauce technically poorly blocks gather regime feared unpleasant haul onward spite rolls
deed borrow elephant consciousness sony greet limp dame flock thunder grocery shelf upward widow elbow whisper
divide drank pole sunrise coward heal prick socks onion axe affect dc detail ps listened confident bc pulling
represent leaning hitting smh sunni kashmir spill reserves issued chairman william islamists steady cabinet
steve joe isda marie boil samuel steer frighten sixty cattle berry tug crept eleven henry delicate scrap
afterward tailor mare eve ribbon stillness pontifex steamer nut blackness grapes upside verloc sideways
tobacco colombia mayan nickel saudi backed periods claimed era morality interviews transition approve internal
toes sooner highest linked burning patience relevant anxious subs album jokes mod youre twin dope savings
powder pickle rider pancake gravy pencil horn scrub cannon batch chalk mamma ladder knot goose hive lists
council papers focused representative brazil voices introduced guidelines occur spirits reckon mall boston
execution dated regularly doctors toronto competition muscles equally fishing arizona surprising user karma
punish terrorism conduct occupation destination afghan construction materials ken eagle tow nineteen herd pour
leash feather calf bun hiss spinach sandy noisy wished snuff puzzle hum drain stiff ash blaze needle whipped
trace buggy halt swore farming pupil machinery icy clown wipe boo helmet clap resolution joined records warned
greatly hearts responses equivalent accused sensitive inspired engage minds boots hunting instagram playoffs
wtf bounce chart pal cookie thumb lemon squirrel fork doll rap stack tooth darling israeli vice rolling bound
capacity entity metro produced generous spots revolution germany moves rarely asap failing locked assumed ears
disappointment hats precious penis definition stupidity bombing radiation acquaintance runner drawn dan
grandchildren leak cereal objects satisfied reserve guests yourselves transactions cone scrape postage holder
sausage wool ruler pony renaissance comb pea waterproof grease cabbage tunnel pistol pond colt tomato
conductor bury colombian eyebrow jan alabama leads naked mexico depth cleaning knees colts crisis hurting
saddam christian cloak policeman associate harp sixth arthur michelle generators freight canyon interconnect
youngster auction certificate jacks indoors snakes dock curtain chew bakery lettuce mop hoof buffalo pardon
errand obey owing schoolmaster weep dwelt throne mast tar howl hush cupboard overcoat rung jolly apiece wan
thirsty sis spit sting sack rainy guangzhou cane faced spiritual italy funded apparent cancel selection seats
miserable relief significantly suggestion sue updated kills combat bags defensive racism emotional victim
ultimate scam flair xd pad shovel rotten beam shave bake reap lizard slippery sneeze cliff merry begged
cardboard fireworks poke pitcher champion alliance deliver mainly mothers virginia signing meanwhile wisdom
detailed recommendation consent imagined dallas ur situations junior visits column newly entry persons
suspected purposes analyst confidential markets transmission consumer outline contribution hardship companion
sleeve beatles arose puff hose gravel carrot umbrella float steamboat flea bathing cherry sew trim honour
peculiar stormy moonlight handkerchief broom spear tore flap mane thirteen deaf sorrow copper acre mule jockey
lump roller cub individuals banks attempted moderate superior examples passes tied impression fee nails core
skill freaking irony rumble sweater grind weigh limb snowflake drown cramps headed immigration resources
republic inner invited bore altogether filter remarkable crimes hired tickets ignored pregnant ironically
ignorance complaining coup historical proposal luxury smack bearing jones occasion bicycle historic groan
badge vision dot parade hawk maple coconut apron cooler grey splash banana bend rack elderly ditch drum
awfully leap weakness kettle sly haystack canary mattress rusty flour slid stump sticky dam dwell barefoot
seeds goldfish bride govern turtle puddle essentially expert scale emails amendment homeless happier wings
honesty recovery gym bombings spokesman quoted separated tales dave hitch twig weaken supplies glanced rot
daisy disappeared tours unfriendly seldom curves beth painewebber challenges approached sill registration
robin feast distinguished cheney admission dandy blush rib outdoors pigeon wheat brightness leaned platter
stripes farmer curly slit hickory seventeen foggy heap morrow bennet awaken sang sweetness chap thorn eighty
piano bookcase ox wag seventy flutter unfold mend grasshopper scales windy schoolhouse necktie peck recess
snug jemima pinkerton geography ponies homely lonesome beech trolley boyhood picnic skirt exposition cocoa
caterpillar peanut goody hillside tucker jay chorus ethnic permanent hiding tons quietly funds server
description offering strongly judges conscious battery cheeks stroke clouds aggressive offensive schools runs
rd rage til contains switching flu sled claw alligator whip tickle froze shiny skate crooked whiskey squeak
checkers moose sore bleed armed enormous importance secure relations lawyers temporary grant signature parks
reflect propose pipeline cuts ordinary reflection filling tourists millions guarantee minded twist burned
offended choices stress bot asshole seized regional doorstep booked assured wee dab murders glove skater boxer
starve extraordinary founded determine advise assigned grandchild ram swell maintenance airplane knives
manners flashlight hardware wandering hatch napkin robe pumpkin cashier cracker cab balloon unwilling muddy
potatoes wilderness whirl rubbed poem ape snowy helper joyful dive trunk rag pear schoolboy slate cradle
headache knob den dart granddaughter unkind cowardly beggar hasty snail rejoice carelessness rake winnie drift
queer overturn sling peek classroom sob carve fisherman curl crumble worm peg stork sip dealt overcome
creatures occasionally necessarily votes basketball targets neighbors journal conversations images employed
spray attachment imagination regulations studio holds foods perform laser chickens thoroughly passion struggle
debt correctly primary horror likewise requests ongoing estimate slaves suggested spain executed medium
mississippi association courts producing missile shipping fiddle mint meow bunny harvest rebuild strap swat
afar scarf strawberry watermelon sweetheart sprinkle plow biscuit lid fuzzy toad frog valentine dairy fairy
misspell hoe piggy stocking coo humanity shift reduced retail knights depending touching craft comrade pushing
deleted therapist explaining divorce sleeping ashamed epic commander regions coalition vital tamil accord
kerry mohammed traders receives invitation ski concluded secretary thomas honeymoon dough enrononline gardens
cob session consumers nook dancer robber oats presently shelter graze circus attended tick mitten oatmeal yarn
gunpowder cruises coop lemonade whisky towel moo jug washer peas catfish nibble drip pavement crumb bonnet
marble quart schoolroom custard katharine hem divided shadows fable violet hoop ivy raisin locomotive lend
cushion hind glide sweep meg hunk fig postman handwriting woodpecker daybreak beehive tardy flowery playmate
waken marilla moss gingerbread fret knit eldest blessing railroad ore lash arithmetic causeway fireplace
horseshoe workman pail swam bind loaves boiler insect blinds bookkeeper springtime bead classmate lily wiggle
chilly airy tsim tsui grandstand graveyard sung efficacy stung geese stool caller communist fiction
intellectual efficient van handling observation campus gained compassion delightful utah gods ripped sexy
poster chat opera clubs boats architecture defence jordan reaching precisely operate meetings recognized
performed complaint resume expense assist adjust ga pacific bond ft vehicle carolina cafe tires richmond
dishes chips courage mansion guaranteed reporting teen artists amounts factor nyc supply bonus reminded sucked
apologize phrase healing lessons treatments marks vain breeding joseph printed outer noble observe colony
employment presentation receipt counsel principal rome limbs sections grill lighting crate kneel doorbell lice
catsup quack manger rye tease cobbler sissy erase jelly firecracker peaches rattle pane bathe talker blot
dolly blossom miner rim candlestick canoe sod sash beet donkey crawl loaf blackboard blindfold kite outlaw
chop footprint hatchet crank crow mailman unfinished lard joyous shaker berries tack bathtub dismiss ache
multiply bum toothbrush gasoline yolk soak mow pineapple spade pussycat seventh repay snapping mitt cranky
hark peel beautifully directed method conclusion introduce mm existing protest rats vague heels worrying
emotions talent liberals ontario netflix depressing cuz app cruelty encourage challenging rescue repeatedly
oppose dedicated communities destruction el expansion hospitals beliefs performing input safer endangered
protecting democratic convince romantic officially device miracle sorts pc throws catching moron utterly
foreigners presidential don declaration electronic stones expanding discovery obtain enjoyment projects chaos
bronze travelling centers desired brothers publicly typically relax touched ghost aw solve deny unbelievable
stealing min guerrillas iraqis lee posada militant urged robinson susan gathering seas execute sufaat tel
enterprise jose gregg www annual johnson paulo rays painted lennon affordable tiffany scarcely gables jade
wilcox gildea betsey rudolf hollywood jcc midden jackson rappaport aching acorn airfield airship armful
automobile ax baa bandage banjo banker battleship beautify bedbug bedspread bedtime beefsteak bib billboard
blackberry blackbird blacksmith blueberry bluebird bobwhite bow-wow boxcar bracelet brake bran buckle
bumblebee bushel buttercup buttermilk butterscotch buttonhole cackle camel carload catbird chipmunk christen
churn clang cloudy clover cluck clump cocoon codfish coffeepot cot cranberry creamy croak crook cross-eyed
cuff cupful dew ding-dong diver doorknob dressmaker drub eighth eraser far-off faraway fasten fib fife firearm
flake flip-flop foam fudge gobble godmother good-bye good-looking gooseberry grapefruit hairpin hasten
hayfield hen henhouse hilltop hilly homesick honeybee honk hound housework hump hurrah hymn jellyfish jig lass
lightness lime lumber mailbox mat maypole mew miler milkman nevermore nightgown oar old-fashioned overalls
overeat overhear pansy patter pave peppermint playhouse plaything plum pocketbook prune puss pussy quilt
radish redbird redbreast reindeer riddle ripe rooster rosebud rowboat sailboat satin scab scorch seam seesaw
shear shears shoemaker sleigh slipper snowball spank sparrow spook squash stair steeple stitch stoop sunflower
swan tablecloth tablespoon teaspoon thimble tinkle tiptoe toadstool toot toothpick tramp tricycle tulip tumble
undress unhurt uptown vase washtub watchman wayside weave wildcat windmill woolen wove wren wring wrung sons
senator protected politicians walks messages burden affection spare coverage souls profile commit stolen
unfortunate lions outta makeup exposure advised equality threatened resort causes specialist yoga presents
perceived gains kicked references scenario educated format tips labour guessing valid hockey talented ironic
virgin establish literature lebanese requirement notch neighbours african transport initially gdp civilized
processing expressed llc antonio addresses sao arctic robots deeper restored gently scent cages singular
foundation rabbits creature bred forests inhabitants gloom hk tai insight tide continuing bills satisfaction
attracted gem clue fuckin conservative retarded responding def entertaining org festival tribe urge leadership
explains fighter acted assets generations forum musical panic infinite carbon combination sounded toys irish
wheels classes tasted disturbing scenes killer whoever cop matches vegan anytime hardest treats frustrating
olds rn yay oof whereas stability procedure aspects zealand proceed paperwork demands models tests updates
delighted businesses represented knocking sinking urban languages paused reveal appeal suggesting extended
searching ye pays uses rick volume holidays pew curse fries qb proven unpopular embarrassed yikes illness hmm
shiite ahmed linda strengthen palestinians invasion files toll exhibition buses granted scientists striking
cindy clayton communications georgia ceo participate gates gcp questar fortier arrival relation trot
mysterious twisted gambling explore feathers situated uvb jazz bingley veranda voyage colonel nodded sponsor
lantau committed revealed succeeded attract accepting da reduce partners caps affair ingredients convenient
recognize struggling bands preferred discourse immigrants embarrassment conspiracy blows punishment responded
scotland healthcare mac frozen spoiled humor deserved bargain donation causing assistant regarded assembly
registered relaxed contrast trader lobby default ted developing increases extend fields discrimination racing
attempts absurd annoyed seattle depressed mins brutal colour tweet shes bf substantial palestinian warfare
reportedly revolutionary phase appetite reconciliation scattered centuries nevertheless mortal prominent
principle distribution recipient developments tw belonged electronics persian britain tropical glowing mankind
bass skilled plaster survival beaches cheapest fabulous washing carnival instructor tasks authentic apartments
eyed nay films villages dropping shortly delay recover victims mature jumped screaming troubles legend romance
pretending tragedy practically cracked ads nerves quarters disorder monster goddamn bothered killers
horrifying sarcasm jewelry imply propaganda strongest sacred technical allegedly mechanism replacement exhibit
tradition primarily generic titles prayers anniversary amend df testing santa sympathy beings household packed
fame lasted patients fights chamber succeed amazed elite legally insecure horribly tattoo informative bike
heck syrian province grounds virtually affairs opposition professor recognition academy dagger gifts evident
indonesia homeland lanes repeated streak creation coordinator accordingly inspection trails possibilities
polar landing breathing warmth artistic worms corners attraction kittens passionate companions capitalism
unlikely governments frustrated openly breed fantasy blown trigger register resource naturally curb spreading
consistently cleared enjoyable glorious trolls piss disappointing trolling dm launched machines khalid sheikh
petroleum missiles terry charles headquarters moslem photographs aafia translation deadly inflation hedge
confidentiality revised corp quantity mann gaze documentation julia courses gathered nov promote amid eminent
sailors cleaned parakeet fujairah guinea halal mariner antiques remarked countenance basil parlour agnes
commerce avonlea cuthbert jefferson earnings maule reverse polarization recapitulation portuguese kishori
dramatic genuine indicate miami powers adds prospect gop controlled guidance mutual rating survived yards
shaped stan mild articles bangs rapid misleading philly bites kings meals strangers dreadful pathetic foul
trump injuries react sentiment bucks socialism envy fam gf sarcastic mistakes justification wounded disability
remaining inevitably recorded distinction fatal contacts pattern poses vanished atlanta youngest monitor
testimony regrets summary requires qualified category connected memorable dutch supporter unlike realise
republicans cult obsessed max eats penalty sf thru physically couples awareness advertising bones wouldnt
freak whats bait pics mates diet assassination tens audio allies recruiting alleged moreover cooperation
rebels simultaneously locations frequent weekends midst borders conviction operation units isolated commanded
newspapers studied purchasing manual appropriations brian premium walker fundamental jane reflects modified
password joining occasions devoted contents discount software allowance referred danced projected revenue
yellowstone acquainted winds allows digital sussex occasional chancellor mistress dignity chord structural
threats retirement writes chiefs audience habits timing enjoys labor confirms reads collect addiction theres
drives genius believing narrative lmfao irl satire cheating isnt gif theaters retain opposed captured solved
guards successfully incident desperately priests underground angle satan guardian deliberately serves
elaborate contest alert trillion refers salary interrupted users sample logo confirmation australian needles
exercise lyrics pockets necessity communists pleasantly highlights dental possession roads fa favorites dudes
harsh beats arguing yelling dunno declined arabia scientific increasing hostile achieved envoy attempting
thailand covers evenings gene pub lo routine adjacent raid argued enemies obtained entities enable compete
masters hesitate evidently intention meantime dozens lifting trusted pledge rides grip mexican crowds tracks
hills maker ford qualities fierce circumstance balanced occurs answering genocide jets empathy practices gm
feedback ups bored alot charming hype luckily gorgeous chalabi hussein neighbourhood sharon comprehensive
occupied resulted buddhist analysts remark naval myanmar meter nato proved goodwyn stabbed domain warren cited
mujahedeen motives wholly
`

const frequent = `
the . , to and a of in i is you that for it - have " on was with this be are they not as my ) we ( will at he
? but if or your from by me : can would so there do ! all has an had one out about what their like time when
up get just were his our some them who know which been also am us very any more no good him new go don't other
only could she please $ how should may people then back said now even ... after work its well want her / great
because did ' way see best than place these i'm into take going over service it's need thanks make many before
bush number two day think much year food first here call 2 -- let help years being never really most pm use
made still same say right another got last world give off 3 since those find too where around put again sure
little 1 down long al iraq better price & both told does through next few called days while look come home 4
feel always used ; business enron 5 car such change name own every lot money however took between family week
done keep experience something ever states i've love try united already office company things doing 10 night
looking job thing under end anyone recommend staff went each came might life attached room old didn't group
away anything nice against found order getting once power problem questions hope water point american during
though thank military able bad meeting phone amount nothing times having state care president far deal iran
email !! can't agreement .. left person actually asked yes m high big information without live excellent three
sent today working small war until trying why per gas someone must part house date area least government
believe john enough ok review i'll probably hard read says else list later tell wanted everything send oil
percentage country school 6 months national start different international forward due leave .... 20 free china
yet below !!! case line received possible stay real india thought you'll letter bit talk report taking
security second pretty friendly needs set george fact full horse check system pay dr. friday highly within
energy hours month you're using qaeda understand friends places 2005 couple customer show open everyone
september space soon run several less question making return ask cost mark << hotel following early close
process mind front wait 2003 >> doesn't friend whole based issue means cannot comments visit services either
guys plan including americans april problems almost pakistan hand gave happy quite along message mr. kind buy
fax prices store become others together 2004 global whether outside monday issues jeff game * restaurant
helpful eat town although legal ago top 2001 remember that's minutes july important above clean market likely
children weeks add texas fine maybe file quality members given large provide morning available > cat air
earlier indian test late tried draft houston < hair south north form program peace answer reason especially
meet note worth death discuss regards sara fun b 2000 rate general further he's support credit word dog coming
kids law anthrax etc iraqi request tank former stop charge guy according young canada easy regarding nasa news
continue city started local bill needed 11 points mean move professional # cage level past won't ones zawahiri
finally four recently door options upon mike changes :) wonderful head leaders living seems course language
countries period contact afghanistan israel weapons position seen known instead address wrong doctor feed walk
customers [ ] half team makes sorry political control response 12 bush's campaign man entire extremely comes
definitely lots usually dont works poor % 15 hear website natural project bring june often march million 30
100 conference taken book sea light short manager subject they're board vet pet forces side party attack
elections street expect public guess interested taliban major administration idea currently special trip
e-mail paul amazing yourself heard baby type situation saying mentioned force health strong worked offer human
notice federal animals unless risk metal include access st. cats eggs officials main rights key among region
press certain thursday 50 david kept “ ” white girl site '' there's god tax 7 contract chris army reports
inside america intelligence final simply clear across policy looks huge dollars weekend trust shall kay
management perfect anyway .? owner felt near dead behind recent future spent 2002 religious west moving
quickly talking u.s. suicide groups media piece face london planning black parents value lunch copy dinner
application reviews activities gone 25 worst six provided perhaps reasonable cia act wouldn't fish product @
tomorrow hi cruise rude wife turn running rest chance history post musharraf settlement play daily ready
option save cut saw example vince i'd brought red sometimes gulf egyptian total 8 paid counterparty member
longer areas yesterday signed learn true summer lack threat willing hot body fall themselves itself follow
island basis department enjoy western sign attend europe personal additional drive expensive sunday fixed
afternoon bus university involved except tv islamic committee treated middle held isn't current east york
action shows rather january seem hold comfortable thinking islands moved goes seeing richard marriage
attention executive horrible circle location takes waste winter delivery myself initial shop vietnam
population arab arms washington alone interest related nearly search necessary pick leader lost term decided
version guard knew desk cover single info august born result overall hospital quick wants social absolutely
financial approved san carol snake education putting playing attacks certainly giving trading delhi fresh
numbers dogs parts connection stuff advice link hands matter treatment range k box eb schedule warm cause
budget species china's ordered menu visa horses awesome pizza third terror center court road haven't increase
birth families pakistani whatever apply territory dangerous twice sales ltte considered online development
lead paper five record step 14 beautiful andaman travel cash changed research 16 train waiting simple station
eating safe paris payment handle computer employees stock hour correct | heat climate chinese !!!! jihad
capital difference view fight blood added agency child lives base hit posted suggest couldn't training leaving
effort billion choice mine michael plans sense driving 13 pass concern coast particular wasn't exactly article
beyond fully balance plus rates pictures develop explained items design lopez sun color completely net page
meat mom looked bird french terrorist wednesday significant happened bin actions nuclear thousands etc.
october operations cheap web released liked knows ireland difficult defense sri lay aware solution consider
building luck source immediately clearly official age agree + sit karzai fear senior gives orders separate
speak feet buying watch vs. fit lines treat internet requested included green receive mail pricing cargill
transaction products warming wolves fantastic chicken male epm killed civil fighting women reported serious
story imagine laden turned remain sort november benefit starting supposed band written attempt interesting
judge church evening instructions ground spring enjoyed archibald girls beginning we're quote event events
california figure rules trade sound purchase plenty spend eol common section properly emergency soldiers
commission mostly trained normal returned stated extra ten otherwise kill names northern star economic supreme
served modern self saturday limited led visited sept. unit began decide larger offered opinion central
anywhere governor tuesday hey blue touch claim bigger results appointment refused repair class afraid theory
france art answers specific syria industry dry opportunity prior director 9 named somewhere details met agreed
oh respond x companies ena currency we've master surgery wedding graduate audit canadian complete iso .....
clair favorite 0 meal female trouble firm police glad himself allowed tour chernobyl evidence society present
folks medical whom obviously rule foreign estimated iranian feeling deep s independent japan table toward
unfortunately seriously son fly flight begin showing personally atmosphere picture practice asking determined
murder charged network became signs concerned nor woman helped ahead via scheduled england music wish prepared
cold finance sending chess intended fund florida corporate college ben card confirm client copies re isda spot
size moon legs style fast marie sleep faith rooms wood kim choose pain bear im lol pieces bought hamster
parking recommended salon tire operating fbi wonder easily saddam troops calling update nations disaster
hearing organization parties pressure fair kashmir effective jobs task environment biological cities proposed
lanka conflict february honest none calls telling ensure filled ed f focus requirements words pilot original
reasons reference islamists fire described terrible here's drug scott c 24 missing reading deals addition
standard 22 happen stand changing drinking ability father owned weather bob adults husband responsible minute
listen 200 chair comment ideas steps weight steve ken data appreciate sell electricity 713 model standards
sounds approval cap dad patient insurance ?? jim michelle build costs finished interconnect ship fix pair
window film rat owners wine coffee nail progress despite died similar agents finding russia whose stopped
helping terrorism bank let's moment statement nation therefore allow worse regime popular worry reserves
accepted keeping minimum accept paying higher ii text required showed senate gets
`

const vectors = `
SpqJeneZhmh5aEiJZpdouqSKWYhKmpmXWJiamHSXSomriWd4eGlmZ0map4h5h4V5l3lLmpqZd3d4eYdnSrmYmGh2qHiXmXOepJWJubN5h3hHiY
h4WYimWYmJWJnJmmmmpld6e1eLl4l5mKRIiYpJiKWXaYuIpllnR4qoi4iIlFd5alrJiWl5dWhHd6tLmnhphnmniXppWpuoeVaJmqiHl0eKeZZp
iYeKyKdHioeHaaiEd5qpacfYV0iahEucm0WKh3dZqYR3qYp0vZZ2eKh3ikeGV9qHeFmmeHd3iEaceJloh4dnmYlJmqmZaYmZiJerWGqqpniZhp
romEaceJVoqYWJuJlbuoeYp3aXmHd4VY2Xl3mXlniomYPNhXaJqaV5dohVe3WHWaiTZ3p6U4x2p4i5pGeXl4V8pHV5qaaLOHZLmomHeFh3i4h4
Zp24pmmbyYqniFjKiFlYl1uISYdHi5iWh5tliKZ3Zq92mJiYhleXaVhrmHVJiXWZmFtJumh2aXZYaZi4SHp0qXe6pJpZp1ObqIdoiLZImWhKqI
lpaWiJeoeaSayod3mJdmeYeVmZmWl4h5l2aYpHiWWXaLqUeXqaY4uFpWrKs5mnaGfbmFZYhlq6KoZXmoiWiFaXaph5ZtundWmGaKlImFabmpaH
h4VoqHlWiodneYmFV4pqVlumhmq5oal4mFidV3d4ipd4l2dZjWWXiIqZe3aIe5mGimh6qoh2aFi8Z3h5doaIeJpnuLl6eYujWHecZY1zlYqppp
iIdkmZmIpZh5l5iIhl3GZWWrl3iGmHR2uYuIh5eYi3qFjpd4VLqHqpp6hYi4mGeJtpqniGZJy2unmnmXRpllmaa4SIaEh55rlWjHiDaKt2maeX
SKyWiamIZZdnekd7mZZ3aYiKx4hWmnyziXqHm7WISZp6hmlneHi4mFOLp4Zql7Z4mJdLeal5aIqFa3iKYruWlXuotGenh0ibl7aJt6Zrp4hsp7
eLeoiDiKaKVZuXmJeos2uZmVSMual4lZmEqclIi5eIiZlEh6mKhNvZqHmLl3s2iWKrlal5uMZotnh8p7eKeoiDiaaKSIzJp3iYmJelp1i3VYdZ
c8l4mbdIe5ioiXlYibiKWb12Z2ing3h1q2SNh6hplpl3uYpGe1aIapmkeXmYRWmHaGiKhmaLaXGtpqiKqLdWlpdmnWSmmbujmXhZVHqIp4fKqH
lGlUl5qYVZepipt4dKWJiah4qZammYdKyllnqJtFmHSUWNl5doiIh6qYpVfKi5eYaIWoiZRnuIl1uGh3iaaViYVqmIa7laeKlVu3V3aZiUeKmJ
SqioeFiIp5mYqVWMmIiYycdmeGlmmpbMuGhseVnFVruIqJSZpoeJh1p9enh3mbdpdXiEuHeXt5eUZpS7Wa5WeYm4l4t3d0uYt5mXicl4aXhmu8
vLiLmHVkenRXl1llfJlJmIiUeciad4l3dqqJhUzIeHaah0WIiZSotoimZ5h4mHWFV7lKdou7V3eYdLykh5eEdnl1h5SKqKhmqIaHeomlWeZaiq
qaV4h1hGWsqGeImFiceIS8qme5h6VYd4iUq8VmiGd3SXWHlmnHZaafiHiZhXaLjHiohqo2iHZ1ObdLVo3MZ5mIhmznOIipiHh6eWUquWhWqHtW
moiFm8d6ikSXW3SWp37JtXTIp6Vmmaao5HeYiImWyXa0ureHiIelemp4hGepmVeYlnm8d4SImHiWl3g5p6i0aLZZeIy6W3WniWy5WImW/CbHSK
VJlmlVmJxmrJeUeJyHWJt5iHVJZJq6Z5Vop4Zomokth0lpSbhopX1Fqrm5WXp5Z4l3hnu+Wripx5lJeFRFqFpnnIpqhmlUqZhcuZSkeLaWhIir
u4iXlph+iIR4qrpYd5iZrWd2aeqLlohqpoi4pqn0d5mYmoeIl3SIvIaImIZoiJjUmqmbh5dzeKdmj2o3h5lWq2iaRpVHyluIu3maaXp3rbmYZp
l2tod3hinaeHeZmmV3iYcq2nmYqZtkZ4SFaq3KZ7h2h6F2hxnYi3iLeZiYaXk5eDZKeKopt4mGSOtoiHqbl5q5ZUqnjKhsq1eym0YoyDlnmotW
aZlWOsuJd4yJiHl6o2m6mYeHZ3ebqbWZyYqJW6ZHRpR0q6VpuHOld4emhZjImKd7eJmIt7tciFmZh4klqUmkdYyodpe7iYmHhHeWa2a7rYqTii
dI2Iqn1HmViYOGSMl5N6qbVna5Vae4l4t5inmmZmY7yph2qWhVe4qVR7d4daibV5i5lWrJiqmnxmZ5mXWZmqu5mOiJhmlVWcdqeHq6SLeZhnjK
eGmIpkmHdpao16lbaZl4ymiFe9V4uImHSJd5pJrHhoemmHVml5SZt4h3mHaqqHmlSKpYhaucR5empFinOYZ7uWmGuGodlmmKlnlTanh3OshlN7
mIdpiYlZObdlWpvGpoiLZJxkhmjLwol2iUeJuIZpq5l5Z4iDn7apmYaLVcmJVYynhnuYdFqZq7LLdImqiaNZxIk4mqmJaKh4qbapcrqUiYaalG
q3a2KNp5eImKZnlndorLWNu3x2o6dEVqh0ZpV75Jl7bWKciIdniYY3emhKqXmbiVlXiYd5Vm1lpWjKuJpolnLMluenmYeGi6lHjWR4WLqXeGeG
WYuHfKmmhVeaa1eNmZaGaIeJyIhijIaGaYmVRpp4la20qKWYinKMiEqrZKqmmZSYWmhJzGd6hml3aXiZW8yHxKl5iohoVWNalqqJmHRqql1VbY
aoaaiIdYimZI6mtqqWqWemZXpJpuJIOKmmN2hFaHaGaOqCmWiZSpmqiXe5p1d4aWWeZJabh5momHVqWrhFWpqWhqe7ccqFc3iow3qIiFqIi5qW
mHeJhntHq5iHapc4h5iYZYtUl2nNxZRod2SpuGR8hkeGaopGe3dmeJhmh2lnleykeW24vFSnemifWYeYqpd6iGZjm4WVi6m4h5Z4VYyXmHuWY0
mqq2q5h3RkpalKakta3VaHqYhmiJZ4ar1JaWilaHmGdUmoSYxJjXqHp0g4emeneXh4e6ilZXvVmWqJx2ZpmXKvlbeJiIVnp2dKeLh3mls1iteZ
aci7olmGanpaeVd5g7Rsi4o7aFZJm2eblpqGaVhLW4amdMl4qKdYmFaat6qLepsoaXZHnIuJiGmZbKuqe3iRt5lZWUtrV1qLrFNLVGVoy5VljX
eJaaq6dpR3dZ63ioenrFiMp0OYeJdZqKVJqJlp3nh3xUmmxllYSIpplolaNXe3iHW5tSSUaJN8palonqW6iozKWplXSL2JlminhmmIqUSLmIl3
eHZXm6hX51ZldnXIh4inR3t6qZiIeGnbmVqoqVhHiuaIiHxUi5aHeaeUdYaFWbxZl6Y4ZadZaVeYm2eHt2SJOapbqHVYlWaYaXZUcp2WlXq4lV
iYd0yreHiZejamt3damnaYdYZhhlaKSstneYiJaJZ3iWKthqSYqKeJd4dimnZze5qVaKpnV5xZa0eZa5t6VWOMyYh5mrplaGlLiHlnZ7dXeXd6
W7uGfpl5NnZoeEqWeKh4p5d4pyloqrq0qHyTy4aJZZ6WlpiXzXittVl5lYaInZemaFdae7Zmd5pEuZeZd/mmdFqFq2lKuJHKVLamx4dmmLRbe5
iqmYWLmIdqipVHmqNoladYi0VZl3yIp8aZaWyTreenyH3KlHdpZmy5uGaZhUd0eWfquqdbiYzZl6dru2dZOba6qneXVqdWelOXyYmbaouWtIqq
WMSrlHdEmrp4aIaHSKqKVneWs2yTi8o4JXKcyWiJt7d5VodVnEeFarvaZ3eHZ7ylnJmrhcSVdniol4p5i6Z7h2lJaMS2mYbOanWIYaiGpobMk4
pLtleNmpiYZzdZpoppy3t1apwqxseIWaqneahHVYmmiGtsu6VomJp4qpl5nqdStJSZiDdnRlunuIlmSYe4q1aag5eblJuGaFVymnZXe5emNbpb
SouGaZesdnZmeYLNl5WYiYR5hndojWYmN7qKmVe3V4s3dpqc9odoTYKXeYZ5bbiMwxo3mZl6aIZ1eKq8deqooYeJq6x4lljNaImZaHlalrllnE
OltpeSp1uKSapEmZUpmKh6WGN+lpWImZdHZYZ7nGdVznqcVni9R5mnuKWIlmqXmUd8poh5iolmiHhnu8d5mFu3q3iJddtpRaVFxIq2rGOZ64pp
qnYoe6rEqJSKyX20aoS3k6tyl5mopHe3eVV7dpaL6ZSXeddVWYl4bYS3d3dHfEyKtmiEpJZWiEmIeth3nJl5hnhqi4eZtLmnmIlVWJxlq7iKla
ZoZ1dq6neHmYa25ppHe4dmabhkh7mMcrp2ZqR3wqunm0d3ZJpnirlIXHdJu2ioeFhoaoh3knykhJq5pmhWd1uNdrqIaCd5loiBrHWGich3d3WH
V6s2o4aohJhbiGvHuJWptIm3hBhhiJiWesfFiJWnWXumaJWaV5c5iJfrqnRsWWqqW3pIq1eXh4ekiljJk76Up527mobkhsKqh6iqnJYmtXhqWZ
K6ikZrO2qOh+qWq5mKVbhrc1bIlYZKdthqeJdbd6One2e7OnfZ1Zd4WKqOsmqjalSZyIdnqslIeYyWbqa6g3bJlXe6VcllhFi8p2eZp0u6e4qX
SGfGV3p2v3d5lpRriMvVk6zZrMpreFRos1OIh1hml6ZYmkmRrKOXmqeEV8iKY7qFl4V5+LuGW0OJl5lqhqZIemyDj5aciXWqdqmqap2JenbXiI
aoeIbElWhXlJVoWdxnuauha2hY3WdXY6dig3a4xKl7eUmbaJmWloppmqmJnWYkpri6e0l6W6aZiGmNqpqmqXeshnW4i9bLqoZEW7l3aMiJiIiN
VthjVFWFtpmKmUecZ4iJeXq3aWlWm1XFpseGx1uJZX27Zmh3l6jIfXfam2RLd0upW4pinLmaeJaYSIqbhazGwquLqNuVR5aei1lWlpmvi8RLpn
VUlYWrWWhXWWh5i3q6qWhDnEd2Kolme5dWh6Y4dDiXVpqbaYh7Vny7dViHmbnIjGioqpZ5myv6pldWtGRIgyTGaL6KY71pmXiUeYmWp4f6moJK
dEirGZpaq2WZqqunh5ZJV3mJ2It0bZmnR3usu2gnmoybunl3yupYmEiWGldoRadHZ2ZpqFmammibqJZlyoeqcreofbhIKJZ8y5qHXLmLtraYqV
iGV9a5l7atmslXyjtInGqal3l5eqdFY425qYiVeGXJymqFhrmoenusabk6hnipWJqXmKmJSGeHZ1e7ZIc5epSM2mmoSdWIt8xZyoWcjKt4waih
W5qEi2aLipa2hVSJ2qm6hpq1RpRj23Z0a4WWRrinV4ynmrjGhqOJOXuriZjHdsxMlk1Y2oRpdnhXiIqneIzEh1aXSmSIZnOK+Yi1d7hT3IZ6q6
loI5erir1p5YiImYp9lFikW2WHm3lpmo2HRnmTvJa7i5p3U0mVksmbqrVGiDeXaEVohbeKx6imRpRXl4c3OVWHRntJV3dxtIqJWWxKWUZYeHl4
eKR0bYhpeaPGmmlJK2mVcZyFupmnl2aop2t3dceKSkhdiYV6tVloZnqodraldYjJSGZqk1qpfFmcWHXFNlTVVoqorKmEPnu4x45tWa5oWom5im
iXdlqbanKlp7qJh2iWvP2ntJmJVnyms6qpjduciFN4pFR1VKhl2aSJqot8uY3EpqeYR5ha45h4l7uNhiijWWbaiEZZuHpnZqliecuLiLeqaDeJ
aGmRw3mLqUt6yXpdq2uGZpiHWetcnIyHprfHerh5a3uWWbi5uGinj2x5aninaNe0Z9mmbJbxR3mR2Id7SZpHqIg2SJpZiYjrqmRNanmqaopmuL
pyXndJuyk5+ISKqceZh4q7h1m7Z7uMiChKl5WMnZp5Nouoia2WW6jth0uZpni5nFeZqrhqqamJh5lYp12JZ4x3R2WJY6yZfLV5l2cZmFN5mWhW
lZRmmXlHnme7t3qWiniHS5qbZYdZiKjHh2dackKqaZWZfHSivMh5mUmrZMiLeryVz6lZRLSpRGudaCmlypuKhok4dWeJZsqrumeoR6p6c2l4iJ
q2mFq3ualZe6uIhph4iIMzyDjajJrJRVmomWnLhWdqezqmaKpnqpiIiKhZdnm6h3uqionHWaeGeaUX2IqXlkd7VYqGucZ5eorThmaY2diiidiX
WUmFyplWvlyHrEiTl1ZZt3mIhxtXuzdUWamqh5ebZMtqh7lWkjaIaEqqiouXV3eYiIl5mdcnyi7Ympenc7uWhYd42qmnemOMl2eniHJGuap5y1
90ajpUepiXWJplbZjnqZZ3tUvZiFh3ZmSId7p3nUhWN7lcnIWnarxYh8Mll7dZmojL1ah2bYmWmmhifKmoh5iYesqaw6tkqKu7oVqkeVt8fJe1
mcmdtndIjXm3l7hVmXeHXEurpWaJiWmpqFeIRHWGfMS5asR8VXmYq2h4l8WYdq2Tl3uIl4hpiHR6p/W123nIaoh0bbWYqKqocqqIXXqNpbi0t3
fJVkeJt2hniDaXfJlImKu4aHlrrNaGd5ubeVtlhrsVdlq4RlV3SYaZidRHVLdUmUfWZ6qSWYamaZRqMVd9aVyseHiZezaltndqXJlqtrRGbamL
W8poipY3eIh5mkponIiX13SJp1h4+IiDSnNaiyqpfJt7qenGxlWKK0d8lWVnuZaZeIxJaXqbiVRWqVt6VzmVmGpXJklqiKTGp6aIhoZsZ5do2G
1XSzdEeidcVn1niGiqxXpni2ip2peMhxa8hmpKtIaKZ4Wohnark4+1dopruFaVVkVrvMh4d6unuIhZN6hYrbfGh3Z6V4t4pJqIRXxnikiZmJOK
t7umZJdtm16Wt5S2SIp5YoiURoZ3omaZaFScuZl4h2dYmpihqYeHfGupROk9RmfKqYe4l2WZlVmMp2yYeHiInHxGepmud4eeiZjIdKm4OWRohH
u2mlZYbXo8VZSaR3hLmEWZhilYmlt5hLesd2jLclwmqnqtV5ysSphYpoeYjs1qZHeKeYuZpbyKh5qcsjpEPH16f6iHiaSGfclIqVaoh5tkdxuX
cpuoiJq3uXeFeY2354mKl8eYYXZ3+JqES5RZeSerVmpnt1ettocmlma9aKepiXZZl2i4k4WI65iXe6SHgayKupiFi4hXlmqVhrmoioqserl6jm
tDh5moaJaVaXqbNzq2aMlIp0lYamh8uMinZoq02pOnuorDaqV6WUm4NWqLtoanurKr2ompSblVyGhnilzNqxpoV6Ylhp3Xi6eqZ3Frh1SHhjeF
VKeZqEV3zaeamqp6xbR2dqyWh5qZtWpJS2N7WMucRGhouEhomb3SmqdIjGh4gsy4qJqKtWyHmFnFZopUl9qJaJlYqOyLmYlnZ4UjcZmHiJiYhh
OYl4Gsp6a5mLVZd4hdqFu6lqm4h7l4d7j3WIZLhktoZ2qLt1qLi1V5iIw2ameqaXZ2mqyKamm6Ztm3t3c5xVfMZ4mIp3RpR6hWi6eJd2nHajmK
pd3Gp32LuoiIaWOteYqFhYp4mrl5qfh5tmy4q4GZSJppZXmIZph6mHd72Wu4h9d3ldtcmGy5l6jWZ7l7WrZ0ZIeDqcaElHquZXqlR1OydZiIr3
iFyOiVumpKTKt4iJlrJqemZ0lmZYiHucdYXFpmbKqleYpYi8eYmqypqH7MeaaMjZp+p8h2OMellnlJWJibuJVot4Z5orumVnk7uVaWPFidaIaI
hmmZmKZlpnZLcRXKmsqKV3auaCx5l7podVNoaIVa2YJpiZpnibRLhDaGW6uplYybdYipY12Eq2fKZL+IzUeVmWNoXLl2Z4dl2LmdWc5pd3hom2
mXmUmlV4mRd7fHWnlrm0xVmGjGZFWJaWx5qZhrnCtZhEt014h5ebl3l6lZxmimoXm2uD6WWIuphZaXY4jLXHepSoQufrKIeIpalrVnh21VietT
a6nHmGl2dImFeUmFdmh4FKZqqoa5q7mGTny3uo+MSIaYlaZ2u5xnKHKbZ7iqmKFoiXiCqmyKm0d3JEY2R3aGaVV5l3t6OlyYqXippOmoZUF8iW
p0rIl1Uzv7dHR4hYb7MYlYiniEZXh5ZJoahnRq96Z6WZO4aXeZWVnaa0eqZZh3emtLmHq3hCRvyXpn3ZeTmHdJmXppWrx3mKl5p6mCiHRUcpVn
ppTmm2qYrKeUTFl3rDqKR2j5eHmHlmiZiziZqYlohmZ4uqx6nHd45TdlwzVtqJzX2jM3iGR5u0yraIiZeyaml3dZOZO3nHdZWFhpS6WYqoerqL
mHRVl7rLTGqnWI2UWMnbiaNbjJd713Z3TrWHZ5l7nVe1qai6qFxqmJl2lynHSlqZh0aJlZfDlYp4pHuEhlulV7eoNozHiapZdIZZe1a2KZ6kg0
yKV3qoiXlYuHl1R4apqHdLd1eXhi2lWql2Sad9rZWGiUyZhpWm+JuUm5undKmHxqiJhFe2ladKaWVJyXV2mqeHi6pklniXd65rqopnuhmtRqTI
e7iVRrqZiMW6p5iKdpp7p0ibKYU7fJtoR1mbqTvPjHpXmZYkm1WXqad5eoZVh2VmeZSYtMrpmoZkdkrYmXqneZe3q3eEx2pmipmXJnY0Z3mLqZ
qbd5SoZmi1Sndcy1lFnWXblsuqa4xme4WYhrilY8V1bLSJZ3m9hKpmmaXYuUSJdUuITJpsdKqHxYlKiqRxWZl5xKhUtXZ5ubg4epV2eippSKmJ
htqIuJW5WNhqQleKVrrGWPlZtWtJlFO6d5fIY4Zpd5almY+WWYl4hYcqZpq6acyn5WxLZSYny5eIiayWVpabjUpoZogWZ7ObpGWXl5fGOpqHZE
RYhmZkiWpYibikVoRYd4mYN4empVrGWsibpllVuDbEln2UdXqSdm2We0hRZTN5Z6e5lGWmSYesd2lEejqZWWjch7I4eUh5p55eVDWIhkd5lqXV
OaR4iHe4l5U3pj2aeIpoqquZj4uZdnmHmbPKpceZp0t8WqGFSGSatHmZYnZrh4Z2qddnmrqbqnpUpMuGiHg6pYqIh4aKeCeVmWuXt9K0RIuXdo
mGaYmmqRlmaWmLZlaNWoWJipyYmcuG2Gh0OWh3ZIppVmm6pnh7WolbqKVXtIhb6IpcdoudqYiFd0OnlmjJlVlsh4nXGIiaqVlrqVSbt6mFdYeW
lFl3tamRV454mJiNhZm3ePaph3pmVleG19jGaVuXl4dEh6VYhk3IaqaIh8uYei5XerV0tpV/eJlEqXWZu3uXv2urk8lVeZhrrYcWh3yVe7urhS
Wpe2VoaLmbRadlZsmJaJxmWYmpxRm5aqiJeXSJmXePeJhUyVWGk4u4jLp3maa7qqhZd1l7lka0pry3cbWKZniVSsm5mFXLTbpKKLZ6mqRnqIbX
y5VUa4k1d5eYtlapnIlJarWGXImKF6hWncaGlaZna7d4m9a4poa3iMxojIlil8eWWXlzeTWtiLaLlIV2mLh3aGeWmYZFrGjYqWNneoakaKlYh4
mnmpemdYhKRalWe1l4hHcpmopJq5tMeGtYt7tJG5WKo5Z5h9tpiniLOVaLkpVahjp1nb2GlqmFmoLlh6S6dzd6poi2a3jKt1WTljoZuKqblIeC
SHRnmo1Bi1WbVrqXVXlVubc9yneBiXiMq5o4qLWuumSGWbNrlsVpx7pZZCirqZeIeFOZqqe9gehHw5Z3amqUuFh5qHjLu3WJVdmGzKpcfGaKdo
Z1lpw5qomIJ8mZPrqrKJiWh5d8V4O6KpVGmTlnSGjJ24e1aZm5y+qFdny5lpV4uS6cd6WbRGNFiIO5aVfZh9x4e4tXiNemO3iXV0qJTMxppqfG
aJu7vZZ2drS4eZtId5uqileXlqroqZqKFqSNWJiVl0RNV2a2R3es1ISYx5anaYmIapWpZtalGcZIs7iIisiXmpZ5dmR2amdphHRzx6mHrLeGfB
OIjVSoqKqqWtrH94sqmYgYiV2KbHmIl45nXLmVRpllqqOKijzai3nHzIZqdeWfZnl3KFmch42mZreneHtnU1pZlHVZh5doabq6Y3w6vHlol7nJ
fOq1lHhbusRCiden9oZrVl2kzqjaeWZ4ioyZaLrrKLtnLLlqd7trZWmIVFanh4h6t3Z2mJaHpnv4w1N3ppRFSXt8SZp7yYyMZLuSZ6kziZqHqI
aITcmGfYiatTZ1eJZmmFqqh9foWYcpUltyjWqpjDWotpp5lYKGqWiEtkppPKhrq5VpeLfbRHmGuXSYl1dVvoR4aYeGJ5fGl4h1ubaWTSenZnhZ
loaqqWeGg+Vni7eaPFyVucelhGg6d5eGwreRuK9JeYeLR2RlnqWYaap2Zti6iI2Fq6h8SZZkmYdYVJdmVWaml6VGhqWYx3u5hYZm54W2tta4hm
pqeDmIeEenpqbVNo6xRVZ7qOxIuGaHtVZGrZlX55h3dqiZZ6vEhnlLU8X6erWraVZ3dIN6mZpnj4iHZNhml5V7qYjIuhXmyX5syad5nHV8ZmZ5
uGaXmn+XenqpppY3NrloyoZnyah5iZZzn2qXp2iqR4pIfL6ImqTblaeHqLmqmKlXeknGjGVnlme3fKtodJesOZl4eLeqol52x5jKV3gapXhnhY
umqcpXm3lKqNZnfXmERNZGbVOXc6qFhqhSdYeoqaTIeqhnlciqi2ZqmFoza3dqprhTZkqHfIsZy5uT63Z4SXtnrXmT44c4l95yhmiYgmdpZqin
SPyYcniNh2gao5tHqot3m4iViXgrOJeCtqiohZR5e7enbaaTXYdJjCZpiIhF2Fd3WpuUqHZ9q9deqcq+q1k7fHaFpVeuhdlWxDJZlWmWSVo3R3
hbrFaoVGhYp7RZqtiHRJSWRVinOpl1ddeGRqq6l5dIuTy8pliGVFpVeEmY9obItGq5pFKk+Hq9aBllrJjaeIiJlUmDuWe3WIlaeHWbZmR2WWaH
Z5K5tvanipxFZ7qZd9uarHyMbGeIw3oap8iKs4hzR2JmSLU9qMuVaKiHVFmZiJh1i7umh1WoVqupeciYiHt1ia6XmoS6ismXhatzoyiVmrhbeI
eUnZSG2IdZWprFh12XeJc4XZd2VYV8yISJiXqZtsW6t1jZp5N3eIeIG8iJmJtIpnaKhVp2dXdH3ZeYpdZ5uniYmplacqaWqHh4a2KIeoc3qHWr
7DTnmF2b2IXbdmmpdIVZhpi1aEhkejd9abaFZFdtlHhnZmiJpLmLqjo4FqiMU6W3V9tld511mliKdaeKmcuGcWiGhqWX15icinuJmXqXp8eFqW
hKwvl3Zok8cZhkd0arhJWkjUg7lphKeqp1ZkuomJp528UydblnNmh6Wnl4h5aG2GuruJuqN2vWebVndk6mhodmuIjJlLW4a53HuUV5mni3l6Ol
upm3mvdo+5mUqXt1dnmEOrpTR5W5mqYmqWh2i6pVZYd0d0l1dYp4t3aRiMq7tXVraXGoZ2dnt0i4d6yZJ7mkZmaVp3JtinaKtrrJjZtUmG1lpJ
sryGh5hpyKqUnLK6ZXOnl3M4h4dGaFfIh7rFumaZarachYPVZ1xjSmVn74l5l7d3a1eSu4fJ2Ia5qLjmcrxmlZqYlTi3h2m6Z6jVaae0L3hbtk
tmaJqIg5W4famc6ael5mm5V0u4J3mTN5moe4hql8iIvLlKpYV8SoZKenq6qJRnyoG8dbeXm5R5dmWBVqeGh4XKoq20VnxXiHeGpoiF2Go6ZNqY
NnxceL6afZcV1aWaWzuIV0eIeWaXpXQ1eGdGoYS6VaxpesdIiHZcd/V4hZeKVHlremtWioV5RWiNVXuHjHeWRVlamFdXmKdViYtcgqmFdLSZ5M
uzuoybppxojDpZe8SUvM15qUe3ZY2JmH2Z2nFliORax1bFyVeGZmJL25mVfHqEq2KE+SVZcYp32KrZlWpntmN5TahZach9Z2lIN6aUmLinpmq0
hox5pNi3gzqZd4n2p7RqohiLWLtampSeulo4aqlmW9i6mHqWeXiUq3OJeoeYmIgkxomIqWi4pIcxiFR7i32HNbWziXp1R4eY5IOFfVpaHnZVh8
dXiWhtaUiFXbdnm5c4VolpimedRnLWhoepXKlVhYdcZIWImsV7XLdmmpc4VYlpi2uHdVnnGVpt2rRZVppIqonmaXuHpOuVo3yImXdniXrax3ya
a5iIa6RJdUlVh5jLhmmFRXmHeZaqs8iKfImcvOpaXbW2z1hhelfIanbJjJhne5pZdOyatpRVvWtcW4uISIuGdaqEmlrRbURX2Wloa7xHiNElmb
ZqmmGbhpmZpplVyaZTe5dlaKmlWKiLnKq2saVou2R3W+KaiKjIiJlH5qpZe621hmhcmfWacperWWiZlShHWHf4iINbc1t7KoqIvndilcVrmohr
aUjd2WmFl2dol0dmloxplll6al11imO61nmiiVl4VZqJhol4JXfpllmVrMWG19qqdDeJ+KmUe4Z4nEi6qXi2oU1Lusl+abg6qCpnuYiIVoebnK
WBqIm9SFV6mGmGM1ovfEithIWtiFSpUamZy8hqeEpHOb2MaVqpVyfFuop4OCx5uVnJpoR6pKmWgqeofYtoSXXFrIp3UXeIZ3iVtHiKiV15m3im
qblohnt2qepmtzmGbKZlaJl1npm7V4SHc1uXjrp2qrp3yHpljVeJm2aqmHhmXKqomLl8E6jEh22YiWTol9V2hqxmenTzual3ummHaNZ0R0eDd3
WYTEiamKu2eXOZZ3pXY4hmWap6mZkcXbdmm5ZJZopojGlXg8ubZhiL6UuVqZq5TyvVmJhsd0uX+Fmmlq+Xt4R9t1lmmaqneMZYaH2cptiKmVeb
W+Z3iEiXrGaWd123ZoqXSFWZaoqJzFWueYtol8SVaawnZapomKeHmkiTindYq4qdiTeNamlHeZe5dYLInG3IR2SFmjlUtIq251d6yYiENLlsx5
iHtmeaeWiradi2fpqtJneJZ6qOiGGYkneaKXiJKHi0a2e1JWVUdYPMd1e6Z5uCOnKMmKiqhqN4aFk6lZd2eEZ2ipiIdsyIqLdtqrrGloddt8K2
eJpouHVnxucodVdzaqeZWb1JlZiGZ3l4dklnhnt3iLpnmIZJdrWHm4nGx1dWiNnYa5dcg4uFrIaZYrmqe4hbuYlWbWWIebqLeHdliNuppIubac
m1SmrGxqeoxXjIlTVmxal2eJcpnDssk9zFpXeWmobYykmmaXVmq3nLxprKa7SWMWl0ZCaIma91S3q5eISohlyml9qJmZe5rIl5m2RspUlVk3iH
R4fKmFmpZ2Xbe1hWgamcZ4xteWiNiX3JmKXCaat5U2qZhoiWZWe7iY3GqaqmtEVodoine6XTRkqIt1aOamumVlZ6hnp4RXqehnm4eneFrWJb1J
eISciIuZWaWrxkeol4FcemiGnH2Yh2iFeWxZxXamuLpsi8ilh6cZi5uZnLh0Z3tWiHiFR4ZbbXa7aLrMuKmIvGWqRriWjNlB5qqMl7WGqniZhV
a2uEiMuGaZxZX1KU22aUXMpop6ellpqVp5m7+IimnZjpYmyNqYnJmKXEdctWeM1nlsZXer3Gt4PYqNiX6ntnqNWGnVWDo/iWyYVayFGXdsp8lH
miiHhVhBWHiaRbuFZtiauVyPaIF4bKkqlqiWiLeE1ENXR9psemeKqFqYNHSKd8h4WmuIlqevhne3uYV3F650yGp6eauGepxpg6eVS7lWeGq3u6
bMxmV7qIiXike4GHlpeHp4xCpodVibSIZ7mJpIpbe4ya+oZYhsVdV4uaukql6ZiMeGlSmGiMV5eHSHmVho5EWmm8dnaWRmm315mcum3jlWRmbI
d4iqd1iNjHWliIt6n7uEhGxJk6iNNMabO7h6hZVqp3aDfFRom2R3lni3ibymVIdIpedpuHpnVYqFVUa4mZmraYg5p3Wso4eqNKhrV5dman90eX
d4iIg2dXhkR7dJpmmqk8enoWhah5xXmUdkiHu4d0pmN7aZqnZsMn14uhicSXVonFenipp4hMiGpMRJx5N1hsiX2Lrnl4tda6R6dISVnLSGdZmJ
ecfGuZ+EiXmWQpiJtkRqU6iZZSY7l5dWq393qEWuh5lWqMhVybejd3eFlphYRsdouFlstGR2emuol2fH9aiqibxkVTu13YjHrKi52ILZnFmp2N
gotky8jJk6Zoo2hLg4eYe1ekWIZ5XHjKMim5hWmWYpuZmJuWdFaYl4XLhKvWeqKmaFVlumadlSqYZV2Ya8wZWod5aImDaKiaq8VffHXqzHhLZu
mGeIqnuplXWUaIvZtp7I1HllKJiVqGpplZy7l4xns2SzpYRFcrlWvnyTNYh6J1iGl4ilS6atZ1bbNYeWaXpYqyyFh4mk2Z2FVipZOId22ZXMqn
mcaEvKdourN9jatopLeTZrdnN4ZDl8dqSZTMlceci1hlnLd1zHymeopUaViymsx2VaOiScqmani9RX2rdzeTqnJIhqhYhzv7m6aGeK05Zn1YiY
W6iIpNeJtoVYTDU5Zp+6etiZloxcSHeInJ+EaIrEa5hFm3Vrh17bbaaKeSqruFtVe7h8yoa7iWuHqGt4fHJnucmLqEZ7S4a1hLt1mNaXqbmJSJ
Ztd6VmJzmrmoyuJlaKjIxWQ1xpdnSpqYqoNV5mmdedmd04ijN2uYi2pljuh6hkacx2tq95aKR7W4aHmbZMmohGqFlqaFtmVqbpiNaclxqlhbdk
WYiIepPoqK06qEp6uso3qliXqKVyV9i5t4ln1pWYHEeX2ZPIq5ZlxovJplqKd3nnlbirrIM9bDjKembKnTOVd35XdLSFVqyHaceMu4t3vYo6R8
lro2e5iJ+ZN7e4XXeXh357N1ioqXtIqDOWWmyopYk5yJSpdIuFSXZ9mUl3mbZ5d70YiHSZyYaEpUurqattqYR5VWm0XJl6u5iVyzVKdiYnaIp5
uLeYm2foZ0nGRpNXhaunVvtXszlHpXdWqHpMmqc2i5h1yHqmPHeNRImmN5ubZ3uD3YqpaJV5mniZeVZnunrmqTxkbHPMaLuIN7t1pym3FoyDhl
jI5qZ5vFaZd6Z6g8q1kZdIfqipR6e1crXcitq2e2WXpnuri5Y4l5pUmWVlpXlqpzloRImTdVdXaSh3mqa5jNmpaoRymFiXmEPWhpfbl22LVXhW
l6Z8tXZ4g+fJmjwnl4exyJ6Uq4h4dnVquMqLdGhFaXcpfmx2t3Vmqbibe3h1p5V4q5lTh19JzKRVhXdpOEmIo02mulbXi5R8elh2m2K5aqy+nD
gblyjIpYVYeoaHxbuaVod5rJo42VObvHq6K7eYmIbKWvZX1qqpr4iWN9f6SruqyJSW24eZlXh1pk2Il8dNjKh5JXN4ZreZd4intsqkqW1BdJhq
SIfIiozGdcmir8qoybW6nmG3ijtruZV6uUmpqbaMX2g1WKeHV5rJNna3iGemxmmNZ0KblWVmd4hofXZoeG55mrgrORV1jTSDxEdnWXZrmlh5tr
lJvZaKd4emS7fHl4oUebbXl6nXaYr4t0ybeayHpKd5xpo/aFy5SXiVm2dlhjWMiZiHadjMiHJ7OXN5eWaPeIiWmojMeVlTlnpoyYloh6Z3t6O8
eIeZdIepypqo5ZKzrDbNuKWIqZnKhMSLTZr4aImpqoS5qmb494ieWZiGi4ZUk4zHGMeXd7t4ZIeKdUdVSWZNt1iHuMOIh6nIYYrIupaFdYWFmF
2LeIOmmIh9MUd1p0S4ulgYZ1t3jKRoiYY1mbNK6lmoineYheunh1xIiZeGeJateiqZuE22V4pHNrloaax4dHxYyY6KeXkzxGuhuHR3d5XGl9yK
ZXS2mMaIjPd42VeG9pd/2IqLqJdZSqnFypOWmJi0pzuJqrV0d0p2tvlreUqpqomLx0Xlh2SImEind1h1eWt6l/altLxjnqmqhHaGq3hrZXeqmn
WIUrdWZ7inSFx4SlU0miSFOGrKhkpauJZth4bCN3SXV8hmeeqtzlaolNt5oVeK2nqYt7mnuUtnsVedWnqWSjdfcatYiMlIG9haaZqLd5lodteW
mJiLeXdainZ6aaQ2dcmEVshUVX22hol5iImYp7qZqVyGoTmbKYe8mmuZi7eZaYVoWOjVjJh4l4XLh5pLl6pol0a1cmN1mJnXpWRnd5aVvIpZen
Zrp6iFdZlSuZhoyJhZe1U4dUxWjqqYmKyWtXU8iJSitNaaVMh3uplqfIapd6fOnId7bWmHlmR5mLmsR+u0jGvKtiyXZUhlfJeYmYWpuEm8mZdb
aHZqhbtacqR1aXlXxnSYLCymirjKrJjYuad8OoaEuWapx+qKpoeJalaIeIW/k6VXmIubqnfJpZY/qJuYZ2nliTU0VjZ4SXX3p6WXKMvFhaTpmW
m1ydtmamlWzKhHduJXqKzbeJZ5fFvOq3ooZ5Zn2nSEdldXfatbhqiVU4eqhvZYiqeldZ1Vh7Rpurh3ebVHdmqXW9iHwbhquNq4iH1mpZyrlLuC
Z5kziZqHuISXlmhYnKZLeZeVKXiZV5dLl1u7Z2V6lHmHdBRI6qmItld6i6ao6mqVc2opanh4qGnHl4pruGa1cV3ix6dqyMuNN0jnVrnYTJO4Z1
KM2KxoxqyYi7iJhHhZmGh45miY2MpqWtiGZKdGWKt7iVlraLnJt6xXm3jHzXi5qUVXW4mqaHL2psqVuWp6qo2nW8lqbnp5Wndcs3gZiraKdnlq
xWhmlmd4VPKoy3eDh4OrXFmnluY4yJW3a4iaup5UpIhGpYgrqoNotNmKtMq2iYmXsWl6dmhVmYoyxnhfdodoY6ldWaW55Fmpuse6yXR7ekbIx3
aba7uJmcjfpyVmhm1HTqPMmcp3WTh8vJqIlWfBiWk5um0qip2YvnaIp/mmOSV4lndHVWq0xEaVaJZ5vKhUljZ5uJtVVnRmdchcqbm5prmqhrW5
pXt5i4erWtumuV1RZahqSGe0dkdnpWpsuneDtKZWWGaoWZaZobnH2qWkV5iKjOlmu5SFaLt5mjqaVIpkqZUqy7uaZ5WYZ9a3e8qqpznIhYiJRM
FlrWZC1ahoKKi3hYZ3x3ZXiTpHbshOiaimyZell3ypiXe4ZUiZa5p9uoiDqDeYmVNzeYfIqOWVtnbdqGmKeIuKZWaneniLiLmHmHa9mEr5msGZ
i2hmNZeYiquoNEi5lqOYRYysZJfJvOaYdmdKqpSZNGiny4nrOmp5dIqFtFJ3aHeMiEgkiXVZhpxmmKaZq3hnmGh2m7hNSlW+Gj6sjGepm5eVeG
W0qchniIl1m2mZq5m3uGibGaXdlb2UiWiIdGp2i3fZmFy4dFS2+Hy8eUdqp2ppdpp6aFy8m5yr6XWRiHdcn7SmyImnl4qzmUU5dkuJZ5eqq1ra
a3aXuqVfZYqGulwmNJVrEpbXmai6SmbCWNxae4lZXaymvJibe1l110aSfrt5iGi3n2mYhXqoV6Sq1YlTuIdIqmeHeYaUuXbN2ol6NX3rf4mKJa
VGiLO5tXdnloibipkliVuoqjs1VcmFRkjFdZqIipWlV8+qqaiZM0tZWbe3h1R4VoaEirRimcV5d8plVny1v4moiI+JmUW4NJmyupWFmL6ldmvZ
6HiGlZcbZ6W2tMSpfDiJWWqqtyS3a32JNpqZm2lZinmFJ3d4lsuWZEi3R5jms4WaZYaoV1ipxYh5qrs+aNynhLclmrucbHl51q95Z7eZSneWaH
mYWDNddGlnuXuJGchbSbqaZollnldGaIqceEWMSaeV13jIZSS5vZzmWoW7VcQlq1anh8ibPDeVpZLKjal5r8qIeafIgqhVvKOIqzWofFenZHWL
t5esdEeni8tOo4ZYZmWY6TiatqxoKWl28pZKVJRbpmWyeImYhGa0p3q4iSSZ6pfpWJy6bImYiWGquKVs65O5dxyv+Ya9iEuap0p4eUUpOr2a3J
jHlBaLRWicilmJiJiJeFeLytN7g5qYZneIePR3aZpZpqqIx7zKaLFYO5iKt3Sma2ZZd3h3V5tmvIW5WYmKeUmTblaHeZq3mke1KW06iEmLqdoo
y2iVq7V7nTLJi1bEeSvVi3mIWMp8aKYoyoqJeHaVi6mFtXh7qpahZph3eXusyJaoyWiSKYu5WJx5d2c1rXiLOtmFqFh6qtbLahd6WIurZxOLic
mcm3dKNcWqgdaXu9p0h6mzu1q8dGRqbXiqhqrEpnY2a7aH1VqtaaTGtqd0aYyddalzqK7TdlpqV6mpeIWUWXg8mouJmKdpt9e6qGZLWXfHeber
bmMVmKlWaZZ3U9WWlfyHd3Zlhpt1m3qkJjSWVZOYa7mnQ6rZicd45niJZ0KIuop1lqqWjGm5qFWUlFRqqIatZTd4nNiluXNdaJqFuVpUVimFl2
ZqeIi1dJmWa6a5mrelWkaataZpxINmaroVWHU5Zn2pG2e2mZnoiY+7q5tTyPa5uoa5q2l6PGc5iq53qXTZmak4pVeZl2ioaIZWyEmG6Ki6iWim
POaGmqh42qqmi1mktDqId4WKd2VauqWH58eIeoZnqjlpy8yJ1WnmeJbISJbIqcqobFiGe6V1dblErLuIl7gon5koydhNiGpnGpg3Os2DhliriX
m+aVfWqDp4SohpGsZ6WolaZ7qHbEtmimhr2DjkWYaXmFpmTIZrNiiV23ZpuHR1WJaIuqjMaBhYWqdSJneJj7i8V9yZtHW2PGVXRmp3l2mMhWZo
s3SFV2RqyEeYr6WnWrnnR1bVVnp42JRnm4mrdrxbiIiKSXyaNUY0aVl6i0SEJ9jWl2S0hYXt24lGpct2aLl0hWiWmLacVmtaK4dvhpaHiGkkO4
KMd5iZVoZpiGp5uqmVhmhlnrqll6ZzOErFmpqIzIfHe2WVaqraZaWL5sh511WILHppnFe9ljJoqdSE6KpznlWnV7t83XSKd3udqIa4hpWNpnht
NMyktnikR1mnaXp2pGWKiKmKjrumSVV1aFZ3m6iKWqHVlWW1VqfZhDh8Zpmeqohl68mLd9RUibinl0i5Z4ZnWvWneqdZh8aLtZeIal12rHyF2I
XbdnmphHVYlpmoKpm3aZYql4+ptaukedp1k5aGdqibuotqQuhnorepRst2iF1lhhuOlbSI7Fl6a3uNlUbHpXh8RleGqneql+aCtLpJrKiZere7
TVRUyKiHWMVkjJR5ppRFh7e1erVc2ciTqIl1RracKnp2tGh4Z4gatkhYu5pme4Z1tJyoqoiIi2uqqj2qxmqlmZWl56hbtutG1mRKs3h4tKq5i3
VuWLiZpcdlq4pnirW3iZW6hWnLZ2Q2qHqFdImXx4VpaKOmxWiMjOmYx4d1eWZ4btqHaauopyZkhUm5WYi6rGdldYl2d6Zm28mIg3S7p4bJYoVZ
h3bViJPppqfYmXhHhXV4F4mrl3hI1ddWaJNmk5eRidZ0p2dJeXmtd5S3hmqbj6pZg/l3iohYnEdqua7nS4yXJ7dmWomKS4eqqYjcqLg4asmp71
i5mHl+pcuLNM3KG8KcWsZ6p6yYnHtoaJiZuSTIK4cauHhpqXd2Z8hXSNlrfW5V+kqqhmR6lVl9ZVoltYfHqLobWnaTqlZ2t2PMp2eLd2iLXkgk
SJ1nmTlnhla3pYJTelVXmIhlqJdsuaTYw7eHZXi5lqlzldjaumRHeJiHhmZ4aaWXmdY53GqTaDmHZJeIrKl4uYi5e4aounatuqpZaYeoR9i5S2
mqh9tYWdi3qZ6LdUZolLh8nIa6oZc3hoSnK5lKdspchZmYh6mOZKiVyVeYi/kr10ZXyppUiHeJtrtPNDOJt3ZYqGaWtbrMOVRbc4s6eJiKgnu6
W5bnjWx3WLk2rGQWlXg3pHWVfKc7jEXbdnm5dIVYlpm2hm1kTJXfmLuYNjcZuadbeqd4uZW2eSpohMeTluipr3lI1rlqh4qHWp95eXa5SHqkuX
Znhiw6qJS2t6WXS4qEaiNMmlaZtXScqXh5VnuvqvcplWaot3hROaSHubZ3uXiFlohxlcq2iJqWsXp7ZlW3Rpl3Smhxl7Koe9aXe0apy6pYm5ZK
WbmXdRl+Z8iJa2WOcct563hWz3yYdaqJZ3nLl4p8t3W4o7+pmLaHq5WZWLfJqXdYmppcZ6eksbR6SKeqex92nNaGlIsqunaZhbm2TpPLbmyIaI
yFxVfK1YmElaaZ2oVVt6aEqD1ZlKn1t5qmfmx1hmVZVblZmlu1mDjSdrpJZvi1p0a2nKWoqOVpic2WqajZZ4R4WajmhbmrWEV4pUc2a4WGZnhD
bJRVhnlo6WR0W3uoa4fIcxt4NriDVH1VpYt3qbsp51tmt7ZM65RjlMqIhGd2SZmIeZdp1pWoWYdHxjiOZHUkeXenRceJmEpohVVOtmiaaYdmaj
dniqo4tmR/zpaVvDZnpYdepnZ7lYSWdUeq6Fp3m5pdqqqpZXh4sUt0u4JnqTN5mYe4jJZJabmIdCltmvhMzEt3mp24m4l1KFmYl2+mioZ5dpm2
pYdOdsm3dphqjNq4e9mYgYuLptlHZHSWhnSZlGZUanZsunqkx3Y2fLWXWWe5J5nZi7K3qTdJx9o8WNfEdzrVmrRHe9WImoZ4q2eOSGGVlolb+q
hjqXmYeIqspGtk2YbajDorhml4rNwnvIaVeErnZjrGuqgjlneOophXaKubmHSmfcdXd7mMi1h0hWh2iYeqiYSqxjZXWXiudkaoq7edVXd0p6jW
iHiZlteUpnu5uGt3h4an17ueimV1t6e3ppZXTVaEhnh4hdWqmXo4a7Y9podekZdlmWWZp7VFipl3ipyZd4eGyVx6mqbIarlqpplshUZmx1ff2H
acmnu4iseKTWRJqbo7x1i3SjllRr1WdGbHSrdHe4erpmV7+Ge5N6q5usuWk2o6t6zpiFeqk/glW8uZe/ZHeYOmaVmUZ3Pllop7uqJRqMyK2Kus
lriYumq5WriHzWGLh7mKx5x6rlpchYZJlqZ6ZbxHR6dZt3ipuUW7aKmGhre3aJzJlta2WINaabdYdKpGdodUqYh4uJZpSLiYbeiZtHaFd6mW7I
xMeIhr9dl17Jdqm3hsmKyHh8pV2JtMjKqWSmqGd0WnRZvVdKhqeiqJediml4aYT5iZmGtqdyc5Snr3pMnpc4V4qkrHpYtTjKqcata1j3OarXum
V2uHZ6iVm0x7WbZZtKhi1oZ6yZlZTZanf4WJ2oinZpzWtWY8qaSUg+eZeYeryGcaWoJPtqecn5e5lMmHl3mUyraIiZaxamtnZ5c7/YR7xpycaW
w+pWZpR0mqrWumR32XiEqsp5hJh3iXqSOmM31qaHi2toSFeIuGfOiGQn2GaZl5eRqcVYmLuKxlyGx4c3t35nOTioeLy3tWlFpOabhSxfmUqbio
ljyaKZh0yM13G4eLtJx6p2jGtmV1e0mHuL1oVoak2KbBOFelZ5psqrh6i9cU0njEhVdZuKZa1MVmRZWXnMmTdaX3edfFiZtlp1xGZ4l3uLTJuq
NrWYaZaYdWpVShSUhplxe8l1q7uHqWiVVWV2q2eOgVnoNRN5qUxnvzOFc1poY3gpeUqIuVimSUZmWqtXRMt9aZhYqaq5i5eKmJeZeJpNdZ2Kll
creVmZaJ+3a0d4WRuYnE1TeZNpWcs2o5yLe3hJnEe5GUh0d5WomeiUWGhaOrqneKmIe6q7pYtp9JtrupmHp3eVZzhXVhZlaU54h+Z1ypvHpWqX
yJaVm4lqloiCjWZpu3aXtmZHx4qNqZzIl6LDZ35IWphnqEd1an96m2yop8eKhceYqShaV6XJemfda4WXeGt3b1dDr4uZnIybWoXMm5eDbNxmhL
smapp5Wnp1cliGZ4alqKOaqKqchShVm1+qvHWXfadhdnpfl2iW2Zu5iCx8tpuPa4WpXEqSWYebV2rFpXWpmHamdreHaUlMeWxTdVhogqpdgzJZ
aWp2W4ZLhIZ1eGO6d6hXVLimV2iBpYiIymfYaWaVg0OGZdpXN3a5msaqxlajebg+dGw6eGR2ald2aJdyvorJplxmhWtVTCZqqnUVN0eqrIl2aF
iahcl9d1SlV4i5GGiJfWSNzIpYinl7iXykWXesg5tybF2YbsmGmbeWt3lIRLZ6mJc3eHltmryKiM3ZfsWKfliFLJh3i5iGl7SJfmpjs4dpN4d4
mMeFimqnh9SNy3eYdmhreRR3mXuXWptJy1bHmoaNaTp8qFdJpp2VZ4uqeXHYc3wpaWdp2beNu5k7pHVTarm5bbpOlpaHV1h2Lmh5LLiHl4lWRs
l1d8mGUzaJl3p5ol1IN+5oiYS4tblaxql0mapXVol1XFRo9Uk2ZoWtSHp9h4h0PYxpms3pdWWKWpyaeMO4VknnaajIRXmsyXh2rZfImVpkpZic
o+qXdmVYhTiMc5tnmJdKWnpMopZMeIumg2irdX6YeyiyiHSsXoyYV7alVrlkqouMekGFe5nOutN2RLjJx2R1w8ZYhlV6h6uHmWh3RmZpraanl4
ZYlIrNJkhoeWpmtWdUSZh6bdmpuGjFecvYjJqMh7qptFdZRJx3zOqbR4mHrVdXm46VlqiaiY1HO1rFW+l4c5lOmHtDlXyJuciMapihtXudWaR4
hGqm18moPWGJeFhoddWqhnx8l2V1SGZSWMVkpZXHcYp3uoe4dFt4l3XaV76IZ3mGyGOIpFlmV2uoV5nWaTRxdZpoKFo8Wqqas8KRV5fER11nqS
mshijHiVdY2JSIq2mXpWmnl3jk+XhKVpdodnacapfYI3WTgnRWm6i2jcxsU1m2eYrnuod2qUaqLKyLgljIuI2ZeYyI5ph1eWydqImXSmOZN9d5
ZMyLuph0iUyqonWrpkjKeKukfrmaJITVdmhHV1hWa+6Fdnp8eot5h/JYrKlba9k5lKR3h7Vb+EgmWHl4iJmoampqapXJzEUZqriLR6htdDqIZk
i56MpatNcTWHZjlWs7eNeGiHiHqIaHbMiXuLiGtpenVItOloqmpGxKyo6DuZ2ml4pFGZdzV1hjx2mZiJ5aimnGpapcuL6HV7dih5qpZ8qpihi4
qltpkZlZlzdlREu4JnqTN5moe4h6+YJ8bJTHlqZ0VoqZWHZ5hazLqaV8aGl4VoXpF6irXE1rtmO2lWqZe36ZfqjHu2moVlhYeFR4p7WLt6pKmJ
d8mDkoipl6tMqdtql2mmiJZ3vGmImYmHd3h5lpKOOZa1iZaHeZWJi4u5uMepJ4qIy2rXaW2GRbVmbCh4qHiCqaM8goVjWEdHfpZMeaWsXIpYe3
XMV7aLm1jLysdZSrtlq9xbtWd4S6qM1blzmWOIVmWMiXu4eKyLVbbXXFmHfWacpXn4adR3V5ZafKWYrCOoq9hYpJhGenZmqdmYjJdFhL2W1lR7
yGZ3k5VlUVqJSHZmWFe2pjS6uoOpt0hqrol7o/qIuliriUaUh3W4iZuPlYSHSsmolLfHmomNhbh21WVJkWiYhLmY1zxamzeNqK95aceZPKeZqo
mveVqmqDqYdol+WUhJm3iYNa2nZHamuHa3h0WJyna1jIVonZuXVnuFlmRXWISUhqes65W6XUEllmZFFsioyJmCSVhYlthkiEV3hWpNp3iGlkaU
6JjGeVaVtlXaZmm5dHVXlpm4f5u4x8j2tWOKeapYykbKtLSWp+jZqeuKm4xXidWEY1yEZoiJW3vHh4PJdqXZYp2EWKSbdmiXWF+WiIV3d8KXxZ
bLlGRpZ6pqmJqOyXXUhneYUdd2d9mnbGuItbx4JoaW+JaYdVWjiHeImXlns4ZDuElavJuJWbieR5d4epboQlszl8baplVKR2e7hFe7yEnbiXF4
O2hmzGl5ZUpXeicoymi4plWky7RLZIa0iRyasYfV2Jq1lVSKVpe4moKZZZ24lKdkiIi7i6iZqn59M8ipksW4KYqJmpiZdzREdqqWx7eZuHdmd5
mb2JNGerX9ismFqH2nl5mbdbZYd4mPd0h1tnbZZ0WomkiMdaV/OWaUkndsuKZ1msaJt5aMVFvVnZeaS1WSiDx5xlamtIaWhqammlR6uPjJZKR4
TGi3msbMe4gmpoponqhmZ1hUmJWquXd5mqZKp72JiKxqtoRGpaSrZ2i6KJt9iHRIaoq3dtuImpeGlZKJm6mlRGupaKlZflR6hmtpt3t0aWVGxW
l6Z2e1yVpXw5aFyuaPYrZZeaimaoq4mBKnh5jomXxaUZqUd4lbalfXWJrmmacpqIl6qVZjl356pbmMQWWGK3malq95V7WYPHaXeVq06LWVOEeH
jIpnerZ5eNeBU3RpJTZLt6hraomEe0WIp4aog1W5y5xnh6uvY3ZoubxrlailZmZrtsi3iZaknEgnY7OlmapF5nidiIe3pMmIeGyZ1Ypmh4i3iv
idf4aHqZi3pmtbejZYJ9qKj3imGle2eFl4a5JWUWeXd0WvcaS4vadHuqaXdE2brNlodXObiYeLzYaVaFdWurnIZxXHnbvUZmPHtZWsdne3doiY
x6aYuudZXZiWiDsduoW1tZLLd81oOnnJ2TnYp6THt7tOWMacxcWYhXhKfMk6hql3qpjLLGps1opSm1bIuWVzWmd2aWaInMmVdKaJafhXZppadu
x9i6N5NmaNt5aKlSWpt9Zm2nebVXa8SKfkqKrai0eIfJpHd7mXZXqPZKeYltmsiqiU2I5JuOfLm4lJtJhdapeHlqp4qZhmxYlqipx2yse4Rop7
071miXhq6pqyeUpXJXhotnfVuLWJYZariGvZisWLTHNIl6VCGpdFe2vLNYaUl6YciHl6eZRpZmZ3Zb+Ktpe4prlyaMe6hlcdt3Nsc3favrdWWG
nIqPuJeqxoaNdYyLm4q4uMZ3nSeofGcbKJeZq6iGmWxZlWtokYpRdo2Inth5pKR4qzSzmaeGe422NoiZXLp1nqp5N2d4Z5alo0mkKHU6uZtUWK
mJaHWVe9uZakfVSaqYaKenn2RaqaiXlFmF6bxYejdml0q5mZm2o5eNeVtLanKJHJxtajemxIhKdoaZvZg3ZZou2by3d5bXapqXgXvEd4WXxXqZ
l4Fp1JhWd3WaVslrmblue2WoyYl1FqzWjDeKWZ2HWGuJenhKhGdmilfIl4qVSEV5voeGrHpHd2kzxTaYl6ame3d0a0WVerrIqnh5pol2bcVaiJ
m9Y2q3p6qGi7b2eXJ66fyWhouKV6iZi6uF3mV9RqGIg3LIRcumZItn2rn1dGd4uoqDWNZZ0YZ3iKaIh6immIGlSXp0VoVoWKhJR7eZqZl5pouZ
abvJTXVYWbZ9WF23Z5uXOFWJaYtJZ4ZbpyVWiWupfIZ9yZaphIjNl7xqyXdEq415nLeLmWo5ZM54m4yrnYuYmTN5qYmaeHc2yTiatXS4Vat3dd
gYk2qDe6i4eGWEatYpo8aYg4trp6a3toi3eERo9IRFOIKdZYdoin5bu6ZGhLd6dqnYxqamu0y4iGeSRLuHnXaK+JdqhplcvDJIi3ZlSUejZzlz
R6hoi6mhiJd5l1qKE9o8WXZlkap2i5q3dmt4zHXYlKRVnohIl6OVhIl6mHy6TKfXV4daZ5ineIJqa4yJZGmXSCZninacpZ1XlqljmjqTOVN3V0
mFg3aMKpiLdFxmtqNWibtZh3hny4nIWWhnZo2EybVqZMKZymvHGJpjuFphhqt4Z7N1Z8fbeGWkWMla51261blrZSg4q4pnhmNSaJlWd6hoV6qM
VmplmEOneHp1RlqJayWIbGeXl7jKmZuHP3nVuatrqmuGR3qbenyLlmSJ2nupe6hpVmllduqGu7Wo11R2l/mGdHxFfJk7eWx3LYaWmrl1y2hrO5
m3iKl6i+rLd03KbFfmiIeJmFrEk5polOqKV4hZWJltdMW9ibtpfLbahLa5p0lYg4xqjrq4h8SXbLd3xamHiZuc7agcyH13iFaIacxmYo16h5SL
aKs3ZKt2xySYWImZx2NZZYtmnHiprZKqOVmaGJdriHiYd0pmVes7e6WWZnWNgtdUaHWUhGapy3uvJViKiXuJmKWEx2M1lGRjicenfJp6pPSW21
l1OH2aW7folaRnuIm6Xom4h3KHtapXiFudM3lqiRl6lIr3yJdokmZ8OJhZRsaJrIj7iYTUt3uYKTmUqdx4lntndKnOaK9qeIpYhkmqdpt5Z3jH
V4hXx2yrrKhWkXSb2meVZ8t226lYlpiTt6dp+bJnWpZriHZrinWI2Vp3Z7uZe4mbibhYhppGm1mpRlh6WmhIsol4i5qVeG2EmmZ41cdpp2p1e1
qOqiSYmTt7Rraqe1qoq5Y3mXhXeidffYlhV7m2XHeKLEqVunp5nLuXeLrBx1eJTZttlFpmuGaFmHbTlnWXuIeEOMlok3eY1ma8d1YUimllgrSe
hnx8aihsi0R7ijcpe6iaZ0abvZd16LdqZ0mGaWeGFqh6yqaZ9pmFTIVZd1rMyX2WR3epX8i7iYq1OZtYqLeHuYNZhUirh3ynh5i3i4uZKHutiG
l5eKpLyecUWIeWe7mXimV0jo+XGIqUeZfbVql5NlqoVLj5tJeNidiFmXeFWK+mX3iByaq4Q4Zpt2iEy4jJmFR4Vq2Xlox7R7VWKpaMecZcekZ2
WFeKVUs2NqnJOGmceHyWiYWJOTyKarhx5IVpp3ZVp2GVJMcYt7uYpGmrqW23mofWV3pHZUqqaKralzeUekhnZaykmGU3gYr5k218lbiXp4SGaM
SHpxynh1imiPeUe0mG6YaqisnClqpncnq2aah0iEyLVke7nUJqim2chmaJmmusto2rtoxXmzppe9WElrijmuqV54F3V9iUlmXphai6qYVmiXyY
yiZHSGx4h5mIPkNl/GlyqG2LVlTGW3uYZIeEpVbXSsmfyJJ2VbrYeZlNHliDalhkvZlYXT1sqX2Je3nJ5qUpZnmXnG96xmhkeheZiFvouVRauI
OBi3R7eoaXhsjZotiLxqmal4iFeIZaW3eM5taLl6rGd0iEaGdKWGk6mld4prcUdDlljbmmhNaHs2nZNqtMnIpbuTyYtSS5m42jyXuqma2KhYrW
Y1dFmHrKg5l3iH3FqoeGqUmIW9p46YSci5WYsreFWFW2lZqKuOiFNHu8J4i7iI1YlbyUqEmjo8mBrDSWZ2jHp4qZaUOrwVZ5ZZRBiKOSd7h4q5
p7t8SYapqfVzapt2vI19hn0lulJlNXaHWEeJxahxx2hpyIlafYaKJYRllWuEXJpXxnW4S6i2WDivq5eslZXprn3K6pbYh6mOe4pHSrbXpYmSR7
Z6e6d6iMeoipamu8XHy2rXuqZYTEfBiVaI25pGpplrZpmLpWppg6gWepymdbjG9oRqbJt3qHl4p6WkR7jWl3s8t2eto6aJusbGila1h1q6g2jl
qam6V8mpZaeXzKiUlp2YZ8hViLqbh2SGlrxpdomHvIpqGTR6iVyYVYluWNu6mlx5bHl5smt5x34UdFRaimq3SKQ+nIRml8rOpGVbd6h5c5Z4ps
SqNseHioa3l1OVl5hHrmeHXTeTqKbdhGVHpXR6PEXHt3N2e4NoialXeG1Xq2F4i414aafpSGi42IuHibq2yauTfHqKe5Rkh4aZeWeLeZdpd9l0
mE54XIhmyqq2yXObzZmYdXvor0qKdogXeLSaqJzJirmLWXecxTiZxEfZmbh6SHZoZ8hoeJl6uKaJZHdHqFXJmoZIWJZkbNlojJgWvXiHja15yL
ipm1tIdaZpm0i6ZrHGs4S5ZZh4oVd3u5p3F3dKV46IV5mHptl27Khpimh8h5hbjNtoxDaconNHuoi5XIehSZwpmKa3c4ypmUmEWMgXdGh3mbqE
RrO5iLXEtK6I1Zk5hjd9xGeIeld8eadGqW5GbYp8jsrWiFuWqJkyilZWl06naVdXS6qLaocop7qNl3xWmWaFeaulppd5ZcjKu3bIrjJjdEpqir
aac9RYw7eZZYe3uIhecTVbaDh6hmljiYWP14h4eWuFtorIJFprckeNKZvHi5SLxGqnekxWSZwYuHuFzlxWvX11E6h2GKmGY2iIlVp7ZSR4pnN/
Znl0mnmLWYWFalqJp5z22IR3pYg2epRmqUOctKY2N3ZZhnqYxrq0tVWZyEqmZ1indnTIVLrrInZsJYekuaiKWMeXgld4Zxop3Kq5aoeKulh8+Z
XFinqpdWNod6epeJsmeaWnarmIqnetekuJttjTWT1Yg9lXN8ypqZhsPWWao5iTmNuTeVg5OZgY2aekbn2JY6WYppZrGFpryX6NqXjFmnhotpu2
lne7dcilkqtli9qYaKqJqlyHoTicKJhYtabooniJklh5eElkfHKda9t6NrWlpn+1bYl4h8R0eImnxpuXh7g1qHiIa8uJrxZoNtZpdnjXead3XZ
o8jLxXiqi6hIqEV4eXlqt2SDmbmdapl6OblpN1SoZ6f7aIm6lGl2imeY+miJuZN6ZHq2x6e3tswolqeMefiji2uV13eWdXiZ92ime5+nZ3h69o
qXdohod0zLmqqkxySDo6F0mrY07F6lpmq2ppjpoXmZiIKoZ6WWuo3JaUR6iZyfl3pXqknGqsNInJVJqniYbKh0ela5iHuZwmk2edVUOluchnzC
e4mnWFdYN3TKrFRZrnt/SjeVdphoZZd5hmdoRbdmqEdZiWh4XHOElKaGiHVjoZpTlamYpqraZ6ldfHhYV6R6aIOovcqHpp6K+XVtWohjeFnXl4
V3yER0W0poiah1iGppVFp5eXvHVGe3WoZNuYa7h1i7enqcXYTUibp6pUpqaplq6sd4uJusdlqtm7N2uYVGp4qMTJL0eL2nt1mp+NiWioKmizuc
d8bZhInEZtaRmcZqZYxre0uUg2uH6HWIbHi8RXiao6d6hq+HaGWHPpk4e6ZNFqZmmHRXxrxIR1SZZaqrWFZzi5d4iWpZOWq+ZHh4aYmo2dRXVr
aah+kYiXZ7qlql5BcndpZVjKOLeXt6GLxmuSmX+KiTXJZ5aUisa7l2uYmFpqa7FKlsd3GZWqkndiVnV4eEXzp6x3doaVVZg2xei2a6Kmd3yamd
i5iKYuqTm8mty2ppNUeke6mdVF1UdDirw3d4Tlh7nIZUl9hqpYZWhjmZW6WIp2izN8mb05u7Z2mHeaiJXHyKmduLda3WjKfmt79Ce4pKNrp2ln
Rt6nRlNZFWy4WZilnHe0hbnJz1fJOEaJppa0eIbHqKRKXNa2h0VWefNZNWxol2goaax8ismWqexWppg/rvt4qH34eFumQ5mKR5am1tqTzIm2Wc
nHl2ijOalKZyqKnklXprZLZahrWY96WJemKnu2p1jJhspremxnZdp7lK1aVCapWih7mZWZd4G2RG/HpVnGt6S3vZi4ipd3mJdllsgkb2SGFZtb
d1mod82nNYV1p1rKq5e4WKhXmpOKTEiaHVTel2lpyjaPxDa/eZdWlle5g9cqZ4Obpbp6cWaHOXV3plWNxJjXRZxUZU1Kh1qbiZc4iUmGFqumuI
dZpVrGhlhbxXa0ZbyWcZVnaXNoQ3llaOhXqqaVW8eIaxavdaikyRlkyJm7aEWZN1aGSmuLd4RnyHi9Tpa6x2Xnd5+aOKapbWeIZ3t1yceBZod4
tnpHeDn9lV63eslbW4W5XDElZkoZW5WJU3m4GJyJc6qVZJuIm3lpq6h3uhp5fli8eYe5ZlU2VGZ3Z21NiXyGq3l1mIG4OLmahmZ9h4nMeN43Sj
RiaFdIm4dsiLaIqZxRamO6qafJFpqC1ieHxZlra3eVXGJ5qclXjJSmlIkniFW5pmPHhkmWbHhrvOqZvlg5vYzPh6qoGZpFdZi6qGc3s7iJqMaH
LKmEY5W5nLeXxVbJe2n6WqaLV8qoyFZX2VuoqInjhGeIpZVpVHyHWGi7t6pJ2UuYGYjIlnZZqsVZd22bi2bZZL2qfabHeYVul5xKmJqZKKqbmq
hp1SuMeYfLcXy3m7qYroV0o3jFiWubhFm0dniEZ4q7ZnWqtrGMS1OkmrmJe3mVjihZNqp7SKa2qLmIiV2Gk8iGlrtpuJiYpkeFa6W0WhpJl7dz
luqXo1mnc7N6dlhLZ+m26ht5THeJiHi4w1i6lWLG6pucqWnJhdedWXq4qpXEaYeKaVWVaniRt1R66HZoZUubp8aCcaeHqGVXu0zEp0mVaJvnRZ
WYmMmWiVWCmKlmhYidqatF2Gaemkelh+WUaOqVWKayiFxIlabUh4ums3aMa6ZZhIU6q5e517Z8e4KJpphFnblLlXe5VUZ7GFfKaIhnpW92vBiZ
h3uze7l+p61Kenh3uLl0aYa3m7W0irSXqTlkhJg5mIWbu6uYZlWnSEuHqYq35KZVljdpmEzEm8enlnaFW1c6uj4UeDspojt8i5tGdZio6Jm0jX
1aYaaKiJiNVpaW23bJmZhGg3tUu8tzh1U6GGmbhmh6y6uYuym7qqyii5RctZaYeFspypqWmra4Sqt1TVd8jZo7p7XHeT63uLV6fMa/VrsqR2l7
mKxVzIaXa3mUeGlqh5i1u5imcpP5eYV3d7VmlxVqZcmIedmXqYdreIaG1qlVq5aGuImoelaKivVnxYNUWsuZq9jFKk5IlLiIhqWmndmTV8f2Wc
e5VXqNd6i2hpta19mkWF6FpXhpmoaGuGGyvVh1d4rVx4R1qWl1dimXyV92PFppdsdXJ9eJj0S5W5WIs7fJhqO2nJq7ekmohaOGc7bbuIlEjKto
eWfWmnm13Wmlu3GZj2aUdnm2q2aMt4qleImHlGpJV3VLg2d4uMW2Y3Zalmt9UqV1y1p6lqeoqXqalYidV+yldrtnaYrGyIJtjWaHd3mHuJOzSJ
O6hCdbdqO3aIaZicemdpt3uaSheWhsy5i3OcZKebdolpuJVyh6VFlVWTh7mFVYW8eZG2upu5eoWZ/FiKe4iauKpIN4VVmcc0xmmIaEy2joema2
SXtIPYSqiXNppox7d5YmNlqHt7uW9Yasd4h7V4eohImozHfIWxqWhYSoh6al5jaJhXiaejebdIY3hnSoZoK6pqh6YVe2ZlY2p4urWqiquJpskj
l8q8vqauRlkXk3vHmIlnyypoXYjWk2WZp4h0aalLaol4jWW5Z4vEbJiaP1pXPXtndThrypar2I6H1mtlV1fYd3q7OLiYZnl2uJRLdXjmNFNp+J
R7e4S3eHaFuKSlrNh6U4bDhYtptuG1aquWtlp5eFZb95iVeZs5q2xzimiaWlWIeGl2OclDjZaliad62ZSPiawlhYqEuV12hFaVtJZlVbKVm5h4
ilq6GKfRdUaWuLhleMnIg4tZqZtCrNq3uFV2rItHqa2LdJtuh6uIuMbKpmVlTJO6p4j5h4iFiFqmaKqHilmWebmolrdVnC69i6dIU1aXiInINa
eJWZW7u7m6nIhcF5V5tcaLeI03eUiUY1Vclz2IhnhJdImsZFuGxEm0lUZ1ZXWoeo5ZZkyUecxXnXpbO5alVmspV6iLV6hkRcxZykm2uIlW1UmV
eXiBhth8e3h7bItJl0rOhaZ1Ze3XqJmLjap5ZobJq6qqmPKItJlKPqxpZJibWicldfx0aWPjm9hZeHlnocmpmKiGt3pnh0W0p0l3hnRaqat5er
q7Yzd7qcaqebd5hG3Ie/HE9le1JVRFqHaYnJtcd/h3poqYmJlWilpnl5mXWj52uGmKmMT0iojKjZStuLjD1bWoaF1dm3pZeNj8hMVL+5d9RHiJ
v5poaYW7bKhHFMhal4yJmOmDikiVtpaTZqt6hTh8y4qliVVmSWmuemR/e7i6iVxpnK2qqqtHb3lllaycVjo9d1pXODp2S4q2qGhWatS2mXuE+p
hllXmtdqvJaHS4WEl6pneCbXSNmDdZqqyoUcaTXFs4aUp2h7x2nIupiqqbiJbLOWhVhpeResh6pzyN1YWelqmZljlIm5msmoi7XVyWeIamWKZU
qpxWXMqnR7WHbHisZ6nKaOaIVlubrRpXqHmpRoS1ymvWxyJJd3ZXmab4yoVcWXp4Gpyri3SGq6qag3hZgZh3lpXKtqt2lcKXqah4uXZHNKZVhE
dXhlWBd77XV9eFR4Q1x5iIh1qahqqqrGfS94JVdahZsXXIuHZJqoy6lTFoZ62OtErUdYlohqultoZadnrcmHq5nZjGajfbWYjkdzh1eIosnEuI
o4SVqda4e2k5KmN67GlmiKqdmfiZhYUbmZmdR017k0rViFGpjmo2ZZl6a3lYooV6WUdtaWh1SJtKd0ektjpOV3modpumh3a/OMwlZCepuom0dY
ZouoeI1zXIH5i7xZRIiDZqepp3ZnmYWYqcXqNZSWmbeXmGpWmnWphtxnuKfFgzxMeZe2WHd6QYWlKbqYZ4mqj3g4xrl7mYt4Gzq6mpo1qKqji4
qm5/RqXFhzx5hWqUbGZjbGqGadhZlXt4p8m0lBrGm1p2FoiZqliWZcp6hLcliHiSeFvIMmd7enWKmnxZiVnkNYZ8iY7KlZp9O1rJR6h7RLipis
WFjl68ami6vYiGl2aHaTp0uqzVmIq6s6d5l2h1mrmrl2moiRiFl7j5Woo9m3h2ilN1mIdlpImWhjd3aclYq3Z2fDWlaWeMeIdKlohVaoiJvZmt
irFqbLWJnWVuyngkpYeoZjm8e301qLlWd2lYzXe4pbkzl2e7W6dFNLlMaXeXlcnuiohKiTc7a1g02DuKU7aFp4VaVXSIlleLemipq4yXYfqWuz
dkaoV5qbSolXynG6qcXHh7h4U0irmWeppLWb01hXVrh33GioaotKZGh3WHlGxWPDo4l3cYdUup1nm2iN34nItXg9p5dxh8p87Iqn3WtoW7SKxq
WbNImVOGmodXqpVoqahOdnO6GUWHh29WZoVmGFtDWKfGZ3XrVLe6uXZXqDdZiFclXHZZloZpdxyDimq5RlSat2fpnmmVl2pJTHqZS6o6SGWIOr
fJKSh5dZOneNW4d3XcNok5hKl8qSdW2C65y5Z8aaTCuFqbW6WYmdaIcl1xavYoh8WKmaebham02062vDlz24FXq2aehZuo+MSYXqdpl3mHjZt6
b4hadGlZJrZYuzWle7m1WDW3h5moibeWWuNUVou4xmV4nKdYWXTIqmd9fWlKcaZWlWi4dojYaEhjZqWKmIqmKYOI9JqHSrRpi5epY3VEhYbrtH
iqqMmNaZzDdsi2abqabFis67dWi2uLeqflWJhKqnukiGvKdo2piSd2eFfFzCmW11KGmlXHsYaauW2pjWS5a6epc8+bejlpm0enutiomJdPN53J
SHppuIl8eog2lqmNlVR4qm+ZipZix2S6paSZdrv3Wia4Z62W1piUuExWWJiLeMiFhrdq9qZ6a4PIVni6qMuqemutpHp6WFY1ldd6ljusS0ZzV7
SXqoh0mumXeImB6aq7GKiZhIlZtMbYWoqzil/ncYiNiIR7Rpl3vaiay2ix1HqaOrdsVG27h6areUxnuDmfaJxGZXdWaI1YW4h7eYhkRm6Wp8OK
qIsqp7l1eJdkbnFX+Up1hFd7mooim9w0WIiphuPmaIimL0h2WdfoqKd/Z7/JWkWKdmuoqZlcU0d4jnlneLqZe8dquKO9inoaiJaDibiaw3plGN
ikmsSpVki1bqaOk3yIyFu1WZi9WGuYjUh6lmXHiJ/Wh7tvenaZp6hWtyWbelNZrueoamiqqVvGs2RIh8FBirfNSqG3cTmohomHZ7g3uzl1h7lp
WVjKJ5xpdtmld5KKiVymhZ+krGtod1upq0e1ZShieGx2iJqKepo4KWp3yHeiaTFom2lqqNaYuYy8xqZFZpqLy65jXNSVtlxHt6apastXiZppN+
1ZVqmGmZg6SISpmYjJSKl8V3uI+WWWa1k5eJOKOIj6OjZ3d6t1jGmmibyHunli3o1KhnpZt40qY8iIa5Zdmoq5dXSdaqZaY2lnWXZnGqh6gxqK
qrm3q5m4qlVJSnl6lpOHaYtpWMqHd3Sqemp2qHe7e/iZpZd6p3hHr3WmomzaS5iIjIl5jJikd2iTh2l02mV4hyp0l4jLaNi+p5v2SDhmyYdYjG
xHzWZlbaiju5mDV5qGmKeEnHi0WnrCyoqIV4OJd3wVqpt7OjWo6LlJm0eIbEu558S1idupWIZ4qWa4WXrGa3i6p1pmmXiKmaiy2HunbGaeeYi8
1pSnqaiWV1XGs6qpe9psjHW53md1aamKqGkXOZldWppmt5zIeIempbi7iGHmpImJVnrHaoY7V6ZazJh5RlV4mojeuIhXpst6pKQ0iYdjZm3Jir
f3Fjiid3iZupuLVsN4h5tkqLpcxLcSSImVZYtxiJp8iLautneLV4qbZGZnmNrlrLOLuIfJdplh11pIh3raeJyKenZm5IdHqLmHq4foqGRImH6Z
JYmMuIlphF1XVZ98mZOJipiZpsZ7FXrUmYhImooXqMRpg1Z2d3RoZziWiHt4Z8J4hGqaapiJqISEakd8V4kTaYybTIt1qJiXW2u5kniI15nqdS
qFuGh3mB2IiLe6WXyZ9bWniXK2rEdniaqdbGequGw6iGqknbh3rVVraLp7iMaXqpUkhpNY26ict2e05JuMacinhcGCmqXIhpucancpqtSZlne8
ynmltxFohpGFmmh2a2q0qHRoXlyptbqrecpombYlueSYl2eRaIlIiItZknt8eKpqp8eaVWPUiEpciaWraZiaa4xmVqa4N7Zsp2a1qHwyyma225
hZd32VrjiaWqZXRFtYbHWma2ncR7bFpDmZl6qzvHh2l2aoq7aseEqIe7t4RGpYXFc213aIt2eVdHlYw3NKcpN4pUtqWVRjeYWHd7tte3dHe554
ZcWqaGZpWfqWVlm51biIWXflpcaJuadshmhHjlqIi5rbpb5ahkOsdo2aaEyXq4qnOmW7i2ij2GuaanGFTHqo9oWVijmYWxvHl3lGjMoqZ7aImM
Z7+WymaWZ5mHmRm/hIiIdslxvJaXt3aRl6i7p1tYpmuoi4d5i3dmJ4SYu4bbZGZIdMqWm2csdoyJd0bYfLispKZTps6Zdncs2Mp3yZqMWlaVqH
iYtNaGane3qGccqJpMYTV7aTpJupqaG6i3Y5TIqZxohGh8aViPY3XKN5Vstth4tthXZohFyZYp2MmZWYZTnJpHlamKfGZlyGZ3HEl6t6pFV797
Z6WpS4V3i5aDSReLlmdxl9inpoXLm6RbR6aGNmqMutm41XWHaF56iZd2xri7xdi7lcy6hipGiajIdnezl3y4u3pHhqvFyKPFvHh7m+vuiZl7VM
e5m5XWt4iciprL18tZd5SZSniXe6qnfFimk2g5eqqBemej2DlafKhJZdeaj2ZWd5bHYVyJZ2vlp2k5holL45iMZJmMt6eKc0aIeefoZppreWt1
JpyYj3mrJppie9SJdqpomJeGpqaJbLWXgoi5hrp4RXbGdY/HmXuoh1i7Vqd4nsd2yMyqiWazmGY614qoRl5IdVtImYiBY6aYuZbCo3V2mJqoGD
pp46WHR1nLxylnp45KhZfL5odsp2Y8paerZK26UaWbVXmmOImXdZm7LIeMZ8ibqLhnrZcneNxnqVmLJ4WIl4nKjYmYmLpEqCZWhmp6eIilpqZI
tWl5zKd8mEXFWGpcqD2nRnemnLlK+prTmUl2W7lofGWYWmeYZ6aroXWXeYzamHmHuoiobHehOn04loONo2aEiGR4aTl9SZhFu2HVYnq2Q2tVaG
t4eybHp8d4fi9omceJiImZmZ7LN3p8g8h6WayouHq390SrZ8qKt3uIoTt7OZy2uHiXr3epl7XNKpZJeoqHV41Wq9e5vIRLO1WspWvZrK44WjeT
dKOVZ621qFVpuTn3vCp3iFZqNamZzKa3pb0ch3eUuXZXelq7qEyYyaGMS5u6drFqdtqquGiZnrVnanSkpotrhWe7cteeeWuTZ2e5V7eqqpallX
u2F4mZqMmKbbmkylY4t2WqeKa5j2YYes6JlYhphnZGd0iqq1JGh7q3uUSofFiJmXd5hYpmRqdaSJiJk6mKn7qutuyIQ7aIupVpjRN4O5V5ukqc
nXhaVcRYm5unmM1SyKd7m9jaldp0U2mIpYp4R0nGqo2aiVKbtpjnaKl+nVpzWXnbqblpkoiqa3jV2K9qdsaYOGenamxdqklmuJl2xla7eYhmu6
e7VrcptlRdx4mceTSolplFu3Oom2iod3eLOmVWRzzGKKdZrzZUenuqdTd7pm1qlph7OIisxrpNl1moacq8hcrYhZNrdHWcVmt6aZmHSUJZt9ho
qshWNE7EuVl5d3h2mKXkqLtsZaiLaUqn52eoeaR5S2dkl0Srp2vIi5iZZXRbvImZTqt2iEWXh2iaQ7SKdYV2hnq615ynyX5at8x8u2msk2WKeF
WHSoOIGpWbVdark7lbo0i3hHhoh2WLwYibiGaou5SWdli8Z8hbZ6lGtpW5vJqbaGulipWVhHQ6iKqU8Xm1qca4dm1Xxqg5acpVqNn2iDeWW7O4
jXE0Z1ZpeUqaya69FhqbaOqbfGhnFckXrGSFTZaZW3Zkkohme6mJk7mklvuphWlKlbmWochWa6d3Nlm1bNmZg4lZuRh5qfmteFh2m92Ji8mcb0
OnfWVztkh92nuFWJ2FWUe6VKqoeMWJaItkuZa6imgjppt7tYkmNDdHZkln23aWnqp2OtfMmGfNuCdYu7apSX12acgZaZiJvaTaTGepWHeErJSF
RKmIiI1iS1SWZs12KrWaZT15ekOphqq9xJmNrKbLiIzFY5R7qHhqypGHrKxaqaWZrFupt/qXmIV0rJf6vZOMeaiSo1p4rOqXZXN2e4h/mJp1fH
lo41a6qcdneFZop+aZzYx3hmuze6SqTYFDeHhWSptpunnZarh61H4qVraLeZtrPbNbaoS5bKSLV8t5TMu5zLazSKaLutpqOrtmN4lRl8apeaao
lMuxvWenfFimmJy9xYuk5VqrK5d2akZYu3t5tliV26bUQoqzVjc7ZcdGtaSUWIiIe8JYLUdGepisloda6Wl8dSOsd5Z355iXiaunmFebimhoms
ZoPJhHl1R7daumdWYdvHSWWKdnc3pWe5x4ppPFSJPJdEo8hWh056dzyZmoMqernZl9eJuohTiYmdOjlbhTm5VlKpjVoZW4NL3UiTd1VsyouXap
5UF5eF1lp3WGOHyEy4aYl3fjrlmIx0jCZzlYqWNjxvhpxqiFg2zIV3b4N8aFh1/GZ6h2rvqGukOrgseqypqaPLiMO1t1isibuafWc3MYpap1mT
yIxqGjakW7+KdJ2ZuJpqnKxJfqWma2hNuviGe7acsYiXp5eWerV5mmzZpamZdaqIlUdKlpdqqGYzp4lZdGtVqXzIqoe2iUuUZ6lmyqqJdnxUs1
Z0hXOno5vYSYYqc2hZmIarmGeEfJtlzZqKU3aLnGt4q4uYtYv5fLWXZ46jumFi+Fh03pmlq5yZZFOIR9RlZ12ZjNiXjKlLdMp5dqNL+ZuSuHqY
d3Gnlpp0ZhmWiXn3rJuZfbaoiJmUpJiHRnxnhorPhpupZ82sk2eN1jpSqYeEbIpWnLZneJiqi3k2NpdUeoZYOVq2e1lcSTqb15lai4otR6gYpj
R1lqmpucpmZLOterW7a7ZWV7lvlpqIfHlMd9iotWesfFhnOUmWKeepjalsWMe6e0iYaFTLhXiobnSci3a9ubuJjMddqaXK70rY1oW4eYmleoer
c3S4aIKFiLrliXZrail4hqxty6mVaaJUu6vmq3qnU2V3l1nIt3rITGN36myYxquId4aHSGQyu2eHlruEZ3iuaYdiY9mq21d1X4tXiYh3ZVhGVl
mrZ0TMjXl4O6eYd3lmV3npqYq7WHfTPIOnOn5pRmSseXl9TYmrisdrZW5drHm1TKh9hEtaa4d1pXjEmEibpXWWjDiXq6qIrG6LqIycfaqanCs7
zkhoJ7l3hIirpY1rmhuzyLJaZ4mEdpaJqJorVYeNh6d5MszDilW32KWEiHioecmEn6mtJ5apVJnJt6uXjEqVmqmBdGaYZcSmivd9V3RNV2peyW
WYh3ZWhRKFZ4KTh7tZZINlV4Nm5IuMxox4OTSWeK+pp0lzaXeI2Kh4WXtqlWlJmbemgob4ibOGe4WXhrqFusuamVpErX2KeWloR906dpyYZaK6
WYVGRUk5a0eIOrqdphhlqV6XjoeYSGtKbVaYl3Okhop4jYdnVZVaWHl4pNhJWcp6pbqcSoiZuYemdTPuq6h1uUZ5hnOnh7O5S2iGSKifVnrXiZ
RpiIlclntapMfK14V2i4m5uLmnZks3w4q+l6fKmct5Xm2mm3+YaoZpdVlfada3eUeFNKdlrJh5OpdkSYp6q5Jat2iIZ9VWa3KE1pZ6uYnodHt4
iIqIuHVXdpeWtXp4+riYrpmcyXm00lmbKnyKW9e4xdiJfIiMrB2sp2qKiaVkmHs0jHZcpreKRXqX9pjYXOuKZGd4W/uImFVppqt+hJRVpYK9xt
l6hVhIWOyZha1MZqnJSbSIE0iVhLOkiI5ISGpre5WTR7dclHd6zISXhYS0eVfaloy0NXlhmohnZyF4mmaNeniHnEd4WrcSenpcRoaHvZiYaYbL
WLRoWlWoVnZ2XWi1U4l1y1ar6E3acrZ6monEdoiLWDeMmatGqqp4iluneMyZiXenmqVchbeFmYc1XPp1WHl6u6mY1nxmaZLYeLaWmIh5iON7Sp
xsmLU3inl6hfmXZXp21WpKqb2bqJOItodIeExpyDyaWcxKl7OYmG1UTJmYWHmbeIlKhJeIi9m7ZbWIjnZtmKaXpKlY2ou61hl6hpaLbpnKd3+4
nTaFh1SpiLpHj53JplnpY3WYOYZEhVN+i3qGtIe1GYjKhWumeJnRjmuI6o6HhmbId35kh/clV6t6lDVai49WeIhmh195ihydl7U9mrl7nFyfuJ
m+lVdVlnx4qftld4lqSzWMiduIqRmKe6X5mKe6m8lSVIiNhn6o2Zq5lW2XmpUYloh3O9p0WUXXhsmmt6ZqdXusO2mYuWV52sq9itqWlaeoSjh4
aHplv8p1fKV2q7yLyZg1iHirbJfKS6XIEmeFdIKbdLdnvZSXrIed15N5iHxiRqlpf5l0tqiMgWqbq3amm5Jle6mnxpyzTJl5hDyOn2mMy3arfW
l5i6eWVZY72YqXRlWIeKpKJcqJiqYcXJeZiYzJqLaZW3i12ndsptmnl5ark91zrLV3ZXWOvJZnyTh06KeapqWMpMj1bFipl5e1ZUqaOZibbdao
lUkXZVHHpWaqi4ikirV3Z7c5d3ONravGinzGtauqjMarxmVppDx2dVuLlLfXiZMdaWidh5W4uWemSjNMSYlUvKnKhV2ppoiZiL2VeEqYVsSGxJ
amvY1oW1WciGVzTPqY9NuKZ3ZYaWO5WIWJami8rZqml3p5OYLqZ1fHesurTIZbZphEabXJq4SlfqjIM3v3hntIqEnX69qJh6p694SdapTHdnio
aranWLhL56mkuuW5haOImZZ5SXl9h2uI6qXGV7lMuKq9eX5ulmppnJoYeRi7h8fWqPa6V8c3mGpnfVfF2WmVZTRphTZltK15iFTZx2tXKa/Ki8
SkJkypald6zKis2IbDtoeOKtdTe+a6iGn1qcaLdx102Jm8w9nZV0hr14tEdrq4hotqZLdbSRloiLio2qSqXsfXbKlqZZR3RnF1mKp2h3gVopmq
VqxVem6huXuYt4JXWcmnVGaJdmt5nneFRmyIXtW2mZdp51l7OZrVWna0iKi3iqq2yMnKm5WqNJGaenelko+3qnlspYiWl7OIVsUaaGt6qr14nl
lzzlZnSWt8doV3OFlxZleHdqrGmslbWIuYpHVbe6j3hWlW0qmLWf6HdnbWx6a2enqlmoeJjFpoaEd4lzmn56tZmDv6xrV3hk2pinuLfBZ2+1pX
koVk5prKJy2Hhbl6ejxbtEm9p4amWWrsu1ibd76seGpkymhTppupnMx4qshYlraLqVl52KeaaXnnq6x6ZjfbiXnGQnqJv1232WeImHRZqK5Xs3
hYRqaYZmVKsZl2k5rbpHiXesqLmlXS44mLeGqsSatD1cSIaJp5etfWdbRoqeh4eInog3lumOhnlYVcRomy2aeoo3Vzq4trgrOpm6hJSK2Ju7hV
xJZqqXaXl4pFkZpo3CRKiliXipWDJNeUh6PIeqVrm2xY5XuKmZrdkkpkyF2JmppmPEm9qGlFmNpblIkTmGSVcnjaWpyHF5alibuJy3qO2XmX41
msFqk6ZEism+ZLdpVXSHu5mIN3tGxZWZa7Z1lDl7mnlZe6YZiYuaP2iDt4mlhdflM3xXkxp/qpoVh0SJoqmVl023h5c4b5lHWpbGpZjZylZnpp
q5mfhpmmojqcdMitlXSHo5u5iTapulVUfF1LGZmUoph9nJQ0d4wVllkol+6bZIuOaKmLe4dzhHxbqKQ8pVVzJqd6kXnXdWVodd23Vlxvh8rjqL
mminlch7631UG6idpsmLvEp8dilkbJeGWHmYSCiFhrlyiLRKsTiljmQ5e8fIZ2nGfGl2hplqu1ZbtolctWV7ihidp9bZebimbIp4qjuWppj5aU
hLdamTRbZ6ebq5hpxKX0fVd5ddmDtoZYuqmNZTmMucd5hom7eZmHJ6qNms+JoqendpGEfrTLvamXvKaaroYZX7Gcx6yGp9V2Glp4tdp2mKVshY
w7p4trd2H5patmiilp1VWJZ6WZeJp81IZ4tbqOdmbjSXl3xVWHPRRdx8WRl5q3p6iMdcnXiHqWFndJqGmWhmeJeBpFg61828l6bUm8mkRLX4eK
f4itpsfjtFjIeFdipxZzeYU5i4W3aofsIiaZZpaLp3pIhoq51DqIcXuaeruqg4dfW12rbNpnQql7mdqmqnlzZ3qdK3tsZqi6is+bnqdamLfKgp
t4iZiFnTfTh0fCRYZcWUeNeXiI6oRtaVj6mFtlR6tsQ6R4qqd5l6XWR8cp55y1Y5d6uRq4popeeLdpumqC2YmqxovLWVRVq1WamKqLmleVfJV5
l56UpbqafplH5om4q2nJjVhq14t1iBZ0uJil2VWEmHWLg2rFundZml2kjmN82ZZ5l1qrd9mNeLSaWpXYc4XqdKiKwoeYSGSmiHTIo4nHWplrvV
HIqlaKOIaLtmaXerdrp5iYZWtcgoaoc4t3uqdFrnvWl+anloh8fZd8iC6IozxmZ4+Yd4O7WqZJQomIa7TWmFi2aEhoWFeEaDqJh1plaFypR5ro
R5lWzIabq4srwlimVnx0iXiHmTtbV2jHi0gmXaiXa/alekqDx1eGmWn3pWtbksd5qWeLymWaroq4aZyKdrZXZUtYOkSIWnRV3DtmmHi7d4uJZ2
OSUZqWw0uWanWUKVWWqLiYaFZXm5yHhVt5V7aafFkYfXdYeHiXmPeqtHinN7xUmJyqqJtHpGdUxoK5d72aWnmEfM+5dlnrqZjXaXFLq9ipqaSB
akWUJlucSZX4FmZ2dmOLmYlMaMx5gxZahJjXnZ1cSqhWd1mJl7mV9nWaqk+GjdaquKi2Z4dtiOuSZ1rHpHqKZLip14ppfXxIs23oqGeGeEpJd7
lKXaapWHStfcuH5kq6k2eYyKjGm6aLasWkmGqH24hmlXc7dbrNh4aol+xXSYqemlSnemiFa5eGpGaXWaJxbHq0xZeps2jnlGSEmPtramWd1oWY
SGiNqYaFbFnGi1eFVXl2uJiLiDtZlrlsplekeXtfqIo7QXp1WxyJpXx5S0msXLeEVvppk0l4dXunlmmYbWaIk7uVt3RYZYKsg6eapnZH2KZ4mN
NIdTZ2bbumd4onaXa5zLhXiKp5ZBtp2ZiZy5hHaXaIdWaXhofIZ0ZjxYmISk2IPGlIc8yrSF1PiKmrm5eIllz0hYJ5qFuYi5lHqk1WiaxJlfgW
RpZnl4x4KJP1q3mMd6rdzniouEO0qEioV6h7mik8m3qLO3aWmsWKt32Wm4SttXuMXZZmd5yv9GQmiOiZtnWYiciWvMpulnlscZnExGfq9pdpnp
JpmGe4iVqxJojGbHp3lmiNaGjIlGy8XKZViMN5g+ZbemlInraWmZoqqYKHhkzJajqH2hQXanNduIW7ZZqpeapFdttpd9Zsh8O5apSBl2eMdkRH
aWbna6dZh5ZojZV8RotUmdh8UXVpt2eMh5+tt+NqfYWcl2yVtqOpxnjmdotnd4eZeKfKXGkoadUty5iJhIiaxYaajbzoqqhYm5dPZ3T6ysm5PG
u5lGGamItmq1lz2MlVSXeWrpmIqHnnKHn2WIyKlo6Km6ZHqHnPm0tZKPqHmYmX2p2bZ2S5pZhCuWZ5qpmKp3iyuSlKWlfbiXyluKeV6FqWa9t4
m4i4iZVqlzwnak1sg2drVVi5W5jGy5SIfEdluURoqaapyYtpe6VauIxXl3eYa4pLQoltepVp2l2Wl5yKmXiEtHWKKqmbplFi1lesiaioJKY6h5
y7kclqxLkkeoVXdHqomY9slp2LaXnlUmSbmXa5eIiqemiEKoljqqdll7jmcYaZ52umWctFc2WsW2jIa1g0N2dZiZ56p2uZReZJiYq7mmlaa3RY
SXOamYTbnJZmaWm5RThGfDpzinWK+rV5PIbXWHiat3yCK4map4nHa4P6upeHhml3l7apXGJoUax2pjl0eMR1SXOVqpiEm2Wph6uJl8ptW6lLh1
eGpYq1h0uLiaqqimqZZYvfZJxLZYuYVkpZh72qSHXnFUl4l6VrykqpmzOVc2STl3y5lYmatouYvCbNiYmkp6enVolbqlyZaEemuYqdU6Z6NE14
nZyZemtkZduWiqWMq4eFesoaZp1GSLW2o4S9m1vVSHh1SIZ4m8ef15k8Y7qyWkVylomJS2mqdkZlaNWHbFyqh8ZGNmameNqHpFiVSKW4eldiqY
q4ykm1WGh4FWOHvdZoOXvKmYSIrITol6jNaIo5lTY5Z8mZrHg9jrarfYqLuHjHuHWWdoQ1pqSKenqKVExDO5crQ7ppaat6RXd9V2mH67fIZoiN
ylq31xVYpnSFasl5d1WT1m2LW3ixl2e5epqKNLtsuMe8iV5chplKi1V0WlZquYh3RWd4R2NCqlhYuox1esblfXmsWKpYc4q6+KyYXZd0mFpnVK
1mXWaWlGija/d2mGujOaSUl1dXlJeXXI46m2dmSNeaukdZadx7mEqMpFtWpvhaaYm41sm6Wtlta4lbZ2dqt27lpjvImkhl5xdJmLWIe1gklXao
tlfGiXl696aKWZW3Wmani3XFirppc5qkmXuHqHjIatSYl6p3oxh6Upmbl5q3uuSWeliTeWWKtkZlSImGV4eGPYmKdsdq1XxGq4hKvHJ1+Elk2G
V5qGVFyaqHuVp8c4p6WX6E2ojIdM2WuXtWO1nIa8qoRrh7V01NuHynhlaUuoeqmYY7qtyJik1mb7hXmH52etZzdpiseFeVhMjaSpd5Z3SGeUfY
ymqGhGWVh1JBmelBqInaeKe3l4SZaNb3ZWlYY9q5mtWSUZiBa0Z2famcZntauneoqpi5W3ZRiIeJl0RWyoulOYOoPqddlrGneamIinhoN2d6e4
k9iEt6dqVoappdkpmnaCd4iXt5T5OZaGQWk7TJc5ZouUdnp6SIqWq00lUpe8ZlnaOHvKe4V5t4R6dpxGaZVfdIqaR7aEbXmJiayJWIbFpzY6h4
h71qdnh5lZZqicgYmLeqa2soqNUWapdpm9R1ZIqqe3lS1VeHaElImDfom1i7u4t9aoaLhagYx0lEdpiKqJmLaDVYScqJmKrLamZlWofNZodZia
jWZHrIHmV5e5p21ctYS6vJmHRbhsu7qMyZY2SbTsfJulVGh7yZ+laGRsdUVnV5d7aHlqg5oaVGtnm6VD11h8SlRZOX2WR7hoq8mbuKhp/Iq2yb
drq6dmt1qElNhbuJih1svMZqictmVvtZqbupV1edaLRnJHo1yWXLgorno2uMc9d6s2aZxYdGPJGJ00e2e5U6q5eNWKaJpWZZi3iduomRpvhIhV
eGRpmLeXuIaoheecklc3aXW2dZTZtcMmnIaEenWne6IUillnGZith5enuMaVateLd5qLWytb9ki2iomTybhluWiZa4rri714Wj5VqZOKqK15HS
lo2kV1rLWqg3l6Z5azXJu0qlpkF2dnJRhqPGlkWkV2OdtomqqpisJzHDmXh2u2fJ6RZploXKm7ttaCh86mqZV3p6iioYiVmYk6SsV5N6Nltpil
WoGFd3mYdmtqm66dpXmMqHhrdZiXakaRjqZWx5hsfomlVhmlh1dodnekeKd7hUfVTGtYeRVlen6Mi5nLeJgWVViVJrmJWY28Oqc6SL7pd3t7dH
dFVmimqJjkXbLMZYZ5hKJHf6V1d6pXuIVZtKd5W32Xl4mFjXs4l4ZXV1yGmTRai5pzespYd5x4emWsc7o0h6ZYqKdzOph5HKZpWXg6Z62KhZSH
jdqiVKb4h9Z1d1xp3otoh3olmHqHp3Oktt2ZlmaJ+Neomaxoc8WIl9uXh4W2tzV32WtKGamGcaidmJyaa6uJprxIZigqaVqnjIWHdadHOaSria
Wqx2endnY3e0a7lsrFgYa2VxqJt2WlpcVvVziVrpm3Ymllua2Zp6WnmnfEumaeVmiIWUqnh2W6WpfJvLSbc1GCaceWPLJ1pYV4jMu5mqe3qKdt
mvdmxpjYPFtXoptHWpmsiKmX7ZuaKLsaiZt5b4inqn5dlrtKVVO6eHY3qoWJWUm0qIS5hnyWvFxRM5loV0ectapMY1SJdncWuY96qUWrRKaUe8
uXtjm0KqVZK1d3yWttSak40cakh6+LOJWIHHVYaJqotZK3fqmHpqvFlYZ4mcbIlorLuDeH17tViKR0lkiMjbfKlKiZdDWYhJe4wcRHbVh5SqQb
VauYZ1prfHuqfWZLWGfplXV3nXXFVbell0aMh8dl67lMimdYuYaYZYUWxJqpXJpYlptzZ3yEy0u3lEtoeZW7e5V4mmaahpx3WkJzm4eoVFyTuZ
t6dFc47VpYqnd8tUahfYaSq3t0lqlIeG2GnjdFY4gapmmTh1VMxKioaXd7WLe3r5SLd5uJmpl6pos1pXnShJeoqtaaXJF3Z8Z7iXyIqV1jFqdX
U1m8l6hzRpem+IeZezlkO1htpEnHioyGlzNJaXa0h2crSYynxmaKx1ZMeciimaulY4R4npurl0e42miIW4Y5qqmGl5n36kq5eIWJh06ujliqTG
d0t+VkpieHrHUmm2lVdeRrljjJWymW96+Rh5Y2mIaKSYm1bHjqnDTUdGmruJyImaV4hytYeldLp2qhzn5XZmqMmKiHulqIhpiYN6SHradxpYaG
e4WGiLrFpKVpiGjXnMqZVaR1SDZxhyN4laymhZfBabiJisfJabdlJZWYSrdoiYWlfXR3ZqUzqVqIaMtJulltFmSqUpWqspmtapp5WKiHiGh3jG
msaKR9w3hVaWZ6ysiWt2hYauZlypKDaZ92ZGp4erhopRu+d7iW64h3bFlp24mPemiHp0l5pLuYRDhZrGcRZxfLjnYYl72nVneVhcjbipl+XUyE
mYO7Z2fGl6e5o2Z1ipWImXHDJT+Fd1RmjnZmlnlXmqbL1oeehXdpWni1mq1up4aaVMZ3fHjYqKJPTmeHh6WJt5PWOZSrtjp4ipSIh5nvuruEm1
m/e1d36imVV2mJppWUiKmsWydpd4iMu1uYgVy7ZpqJpGOohqt3eGeKvniqdLuNenervbWZRGc5h3h0aouLg3RuVImH6W27uti5bFlMtH2WOZ56
umiGlIih/aijtarNeTe1m8PLyWl/eXdbdVqzeGuZvLh617mzWE2oeUV4ajfypmtLqpbYTazH3ki3zI2aaZjItneolXfLeLhrh5FLfTiL2XqdV1
ldg3mmfbWadkM6dPZoiGjZhKlfuHpmRarMuGnbp5dsRayDnaWpeXKGinjZh3e5WdqYTKXEeIWdiIi4PFa5enZjmp9ZWaeGWYiYiHxbmsi3psmV
VobKuMiWHHg3hIZFXmk4eqt6aVWfd5unFZi6xZhbeTpYzIdarLh3ekpkV2mqqZe6WXeEmMk5ar0nujbdg4lIdojaqMQWfcRTh8Zpd13GvLqqn3
q02WNDh4e4hmhGaElER6dJpIi5Wqh2t26LfXaL54cZlms4jMuouKl7G3Z+e3tlV2mNPFilpXtsaIjKd5nLeLh2dJpmds5cuWu5drmMacz2vlx4
alapmXeniZeEuvSqaliXyrtVloWWmWx2uX1HhqtOhJhjh0e7aHWHSXEnVJZxm7gci4iVZ/bZkla4xGZ6prmFSploZ0VhZ3h3m2VWRaxpx/NWqF
mIpppbhiVWybamaWZ1k4aor4Wsd8p6iph3k3ensahqauiWebS5RBhGt3WLmkZqtY09e1WqaKmbWZdnt2ioyVniycKYb4OHZ4RXer0nZWp9apU1
e4Z6uLh5SV1quXeSW4t52YS2ynd0pLul16eCWUt3aXREpjhnl2t7ZpjV3Waba5RCmaVKuElnip18W8anj5w1pWq4LHbMR52WFs16anqIa4mJdU
nnmotmmypxhkW3lCc0iJZIdoiFJqo1RGZ1Z5XZs3yI1VSJVomIu2lrGXXKqqdmpFiGa6jFlF+dOHilhquTi1N5m5eVpXqKg6l7WLlbyEVsncaZ
jYF4qUlpyKuStou1V2gYhUqMpKdIZShWNyYqnHq3dx5aWamVV6mUlkdUk6bX14a7qZpakWdoSlZpq2aYmrwnWKel7XpatXyrRtqsx4mbN4WXet
NYxyuEyph2i2yIkSidF5m5upuLmpePWJVapJpjpGWohdqcLG1nrEqmRelmaOqos8ZHe2hze2sbp8eVHThr17hii6e4Vcp4rHtoiqu6uZZ6qYyl
iWO1N2fHiJhFZzfFpYtCpGaCp4hmx5dlmbaqlkeag1rFt6ZHrUR1hqhzpUVJV6lqVmlm1Wife1eGpnt2lYl4SqramnOHZ7R4FFZ1mKeHenZm54
atUqYmo6WobHmYFlynWapnWL1Yd1Z4xbhzSXeWhJh4fbe7qbdFxYx1h3yHmImDZ3viyqimyXeYm06Y7Li+e0mJmE2ImUZUg2qISpmJulaJSIVa
SXuZ6IuExsooj8iNVomVSqg4h5vGmDuayrxXpHVnmGaVe3t8ikh351mHh4iqe5ddlqlbcSinTEZnlzdzezh4fLvPdbWLXWOXJ5ZphrpmpWeMXJ
go5bdiia+MeJeWh5m3W5m6qdvJizx3nORZZ6bNmIuHcbJiFqpqdoxTylyaaavFu4ixeWlpm7dprEdpqZd7iKh6iY2pmbm6t1m6dkjqiMqpa2p6
ePiJqcan6cSbSTiaXcmbfKM3mmZpx2dof3mqmZzpZSo4ieZ1qraWi0x4aZpsdsmZ15ppN26Yaah2uqmMh9ylpUhOqalr5MeqZmdSx1e4+4Zbim
c5yDpou5s2qnaHyJW2aGjLl4iTp0VvxbqZeahnhYSidou4tFS71nq2WoinqFhBnZvIq8ipeFu8maRlivRoN4Z2KEt6eZmFqJWYXImWeXmldnhc
WMiJkah4mCmWWUWEeOWm1ORovKTXe0OrSnN7mYmpbWsTxmtjtaaJmFq6pnV3s9l4v4qIlPlseXnYmpnIioy8qU94p5ipxzbYbMWpebRbmZlMgV
ZsKUgsqL1ruphqdWeFiIrKeHnHe3Vne2h7laeClflGm8aITXWmaYI7iGlpN1mkonlJppxReIdtpshmWWlXmGJWi6hZi4Wlt6SXvMuseXomhXTH
UZeciLl0KXt31aR1eqqXurhmoTeEdxyKh0rKddYreJhEaEW7KIq2mqqHhYZmVppppYutg6WJRYN2k1uFN6RlLHaLdqtahGiNhnd4VlenRpc7an
h0jIS+2atbZnrWdciYWXlWXnqr12WDfceSO9jmiG9VWJ3Lp7jkaKl1pYZNmZRimOuJuMnG9zgqeMWLqWuYs4PVita6tUq2iTTGd0bYt0pdmb6J
WZnLOmVapmevikfHySt3eKlbs5p+UUR4hzholpmHVWgydnllfqu7mFlip3imWEe9mReHioZIi4uLXLWIz2asOGh705dbW7eGN1h6j4vMvDiqqq
waRomlmLp4uWyHkVqdOJw7aZyMK2THN7uKg7nIqlc5S7SNSzZUiJloaHhilqqEiVFnRmiFlLpau5iTl6prhXeHqpXmdld4doGnZDqEltbealas
tpt9KJhri5mIkz6pbXOodGOruZh3SHxbhWaKic1a3EfcmoVp3JuInGd4upO2XNZEZmjHh8yVmjo1JZhoaHp6lKNmeHprqHGV3aaqZJZapuipqH
y1p5WJe0h1dnR9i6i6y1dKe6r7W2mRd00mSKsnqHp41YWmf1T76Xp8qzeauZcetKqofmeIt7pqZtnWzTxWeId+UY2bnViul4eYzYqslMvUi4qk
qO6GqWnHfaimW4R1uWdqlCiZyHWqo1jntmnLbLipqSloVnVmVVpao7ypZ2nrmYpseZe33Fhly7ePKqeYu2HUmVmo1c5Xdpqd1VjNh5juxkmbd5
eJdzRbqp5oV5vYTnmYl6gzV7eXiUk7uIeb2DeqjXx6l5iFups3eammdYlojVWmprloeIjon2uGl1V2dGbYjYfD15WaJEmW5ZjKuFenWc9aiknI
m1SZhr+mpjm3m42sdmdb94iZg0OHpnd2mXtp2KZ3gYc6KHqUp3aJkztk6KrIecuz12eaVmh7rpeKVddJyyqniLWHfJicXWaVxotmZ7VresicdL
q7aHekali4qM1202mcmqdq1IgoloVLpIyoXqtmTFY3WFeHJXypW6hpo6ZYtTuUachJmmWG6Ij0NG+hxH2oeKaovJqH6/dqy4mdKHpclnbUrKar
dXNJiWeni2rEtneDiJfIeFqMuKpLgXV8d1mIu76qR3e7abdYR7rJq3lnWFZ5UUeOaHd1jHaoeutkuruKuqXJ6Jjm2smnksqbp3Nhao+KuIi6hd
apTJn6nWhFRrqlmEeqVWt3p1fadce0eYN8VJaZ27lqStdHnUlndqqIipzJp3ymp6iyqFqIuoc3ZohiycVERUyUlURpyKaZRmSaqHRrZ5SVVnyG
i6e3OXfZlVlZxat6ZquypqmWd4VpiomKs6M25Whnd4yEhiipR4rKvb1WSLlpKFfVePGZq5dVmGVGGmlqa5x1ZYpey7qX+zp4iIWIVS2luqvbf3
WkZ1dneJdXNIh1ZJZr15l36LiOpmmKqrWZh/VneDjIp/uKW2pWnNdqrY1KZoiauhVpmjk2Z4k1hpaHp2apYcdaVYqVSFp2t2pci6mtxMeNapZU
uYu0eTZ1VVi7dKvGudhqfphJr3lZtLhIdUVYe5isiHZzqZl0OIiueFinl1x3mGiGtng8moVlxPmNpdmJZp2KUydHeFqTqYX7qyl2eaj5mKeI58
F7mOaJtqhmRDxkbJiqq5l1t6fLr4e4nXaoyompanahS30pfJaceFVjyMWVjIqpiltxNUhFR0qcuomIxVm6aripfKSWZGq2K4lUKru4yYdpKanI
dqdMpraGVmyYtqiFaOd3qHycWlSHmZizx3KL6qrNV3qsnKyYh5vp6YmkvMiKpal52neyfHlKiFboOqm8uNiNWmeLjGu1GMNKjUZmpphbeb3pqL
yqWnqVtIs8u6aKeap4vIGviZh7WWmuqawVevtJeoY3Wtm2i3eWpWimrmebOjiJr3eqSISnlcXZWL+VSFZ7WEe0fIeZe7emaXVoplqJuL50tWh3
hrgnfIyXcbWFWXhIg4SD6ph3hnjag/Q4TriWZYJ2R5m6lGqntOeXpmht6JisXIjGlao7WKLH1Mh4qDl9iKiLtZZWtle7oYR3lomXO0yKf5h2R+
RYyYSXlph06WbRc1qpdZWYd1ZZk3ONeJhZn0mZZrpklaN8zaXHRXeZppdmd6h1t4f3dSW6ucm2R1R5l0tXRmd4q3d5KGqopJG3aXbKqGWni1d3
aUy7t6hagTV6aTo5a4WFl0mFqHFZRF2ImURXQ6aoerdNSnuYepSXqG61qiZ3mlitiG2bbdylho901px3upXMV6aMk6uZWbeomYm7hrinmc2pJm
uoq7o+m4zJV2FZSbeVW7Z3V6l/hmen2MhTatxVaYdHqJrrcWa2Y9iMpapMgSV4SRhrl1Zompqeg4Quq7dml6ppqESpP2mXxMiUW1p4hZpUZ4eG
mjoq3EyoijZ3Q8iUeci1eFe2aXHaZsSIlouqihaIuYliSKgopni1pVp7x+OmJ7x5mFear3imWZdd5jeHysl4ZKeWinrFqDh1d4V3t2m6aTh1eY
nCUXXiiWR4HEq7p4Xoq7u5mdl02tmKt/eoR3rmqbhGfNI4eJh6OMy0uqfpbVp8k4lNGauOta6Nd8WXt3hmqrdmmZ55arl6dWlpZXqIl79Kecp+
+tqbu7e56rfMOJeJirapLBmFitaZZbqzq2h5amh0h7hogpV4/JlGqOeK2Z9Yp1SoU5XByZqYxHTGuTaNZpMtOJaFimZpeeqL2IOIqqU9mle6I5
x5p40kZFKLeku5yreG262GeUi5mrmIrI5GiyuTp7tsVqeIhnmESVvZWIS5pKxXS7MnHoSFZbR5iFy5aGyX11RVmZXLishMtpproRSKV0tYi7eF
hKXJp4WmZpVTZ4unl0pcl5iIqUx1rLireMgolkZ7onlFR3ZYuVu4KFmpeJdqihnpTIdlSidJjM09ljqVW8l7Wcg6r2e5SJmphqY3mVhYh+Jmma
q5yJiJhHdriZZttGe8iYmJlYanT2n53Va4meRoy8Z2x1xnbIcnaJyWWLd1fleYQ+iGWrjYnie3mELYiVnHh4lmmJWDqpaSa0Vnh0a0dm63qXSD
mYolqUZkdzOWeLrZpqw3ObZqPai3aoe/W3eFmhmGd5u4h0HIh1n3uY1ax4W2bNx2RtmljMaZVWWFGXiZhna3r5o4uMhshmqISJ+pOKW4bXd5Zn
6WGGerqZiIVph5rlmJlnhHe5Wrq4SlbJQlWCtWJ7i/SmiViTh1eGyYdZRZqM+svHeKnDdiqmiqu4qqeniZeKlcd5FIrkmJtoavROaIiZvHy72N
a6FmO3iIqYqnhaiqupqoM46rhqOpvWZEt+pql8uJqXuGsTt9OHevammVqiiFlpuZZKrHtCpZySfKSKRkSGV614J2h5ZdtHVJNidqiHqKd1tHGK
uY+TaMnMlprKe6dllL2WedhpmZIshpkaarxppztUy4rqjFXVeI9c4oRolyZ32aJYbb2nSHhoi813eHaaqIdEWezZWZeYGJm4dZVL1XeNa7aWVz
pYaLlYmfglanVlubimTHeMl4d6TGmp9rF1h7l0aoaLo7dsV1/Itrl8mJ16VoXGGUiba5c5eoVKuWhsenW5hLmEn7aUjGlqqFOsV4W7fIdpOYa2
apQ5l1Vre4aJ11qVJ3lXrL5qx6toWZyqx3UW12daSrZLWFpbSFe4p2mXupyYjGlIhVmTc7xoeKlrh1MtZqanNLQnmdnZY2dXmYymx6eUR3hnYz
KXdLmFqY1sWEV5KVhlqXhzdsdsaWpY1mncysZzeTW4maZyiHmaW4aXvKiJGIqZWVpmbGZbSZpqt4iabF50eEmXSVNpg4dnqne4e8UnqFQzyGal
l4aluKWCmTnWpoWuuZrHqnV1eaZbcmKWmIm62HyYXHN7dqmjqrdWdyisqcQ6unOneZhbZ2OzqvR0V6a8uIZliIqMqY1onIiJi1mrxnhlaI5dea
aYSGg2hOarhlk9WVesWpiGNjZ2c4d36YeVySZ4yUWniZq4l12vumnFfIvreaWYYnZ3lXU+2Fl1x0RqpoFnq8latRpHmGlpuZabmXtrWqnHmJi5
yllrp1ayxce6Qp2qaTlaiKh2cuuKV4SHhhpUg5bny3qZenTFtlrZVeekhqmYXoZqdoerWnZpvvdpWWVayWmaSojJaJhsasqaicg5qaWYnnzZZp
uWqoq3mVqZaXXFY5ZdVIr6ZFqjeIhj16eod1pphaUzdFdXashiRmepiZeGzaelplrCpYhluKuWqbhqh2fbiHtpiKmlhKisaoV6yM+jyluH1mhp
ipiqiK9nMqVWd4eG56kqdzmNmolkcdqqepeJq/doa2qbSOmzVVXauLh2adbpjJmZs/eY20t3OWvZpKmZhaiZlkRnhWpHeUdWcldLiqXHOIVVEz
zMuGmZiYOWapb5xKhnh1dyXHRn+ZiFfMeWu7l1l7inVFp5pb2qnHrXdmimOmpqbMV6+2XGY4m6qXenTHbYuoxpi9WamqmTnXp7x4e5mpaml9oT
Y4qov6Y2alXMl3c21TXMeKeomrfGdJp6rXqEiVRodHMYhzuuqGa3aVZjS2lYjcqGhlVWY3hGiJmX0olnaIROmHerV2Z1anp3qtX3e5iEb5hplC
yGZnyblZe2XVeJlsmkmidWeWoXuWRoZ4lVhbKJ95N8e6THWKaFrqmZe3vKhoqfiLuJNlO8upmVauuapouWyVoUmOKIqXmL1l+Zh7q+fKlYZbhR
inOHYafIeGg2i8qN2p9Z22qoeinIiLuPZ7qbWYwuhjj5fWXqloWINWaJmIeN16RpSVlVtlimi8lYdtYVJYSDmHarupq5drHnhtxTpnpsh+Va3r
W4jnLFVrSF6WWZa/fIWGiZN02ZWnWFp2nYSZqLlkWFg9d2iJznWLWag8+pKlaoR5O0d2J1l1tHfDWIb8aabax5bJp2M8Jrh4abiz2XqiamZlZ1
uUqHOGuXuZpYZ8l8SKpDWXmlhJiIV6x3fGdyR6m26Xh5mL2ZqqV7b2lWGYqXe8Z3OF2l1RZVY6tYeWapi0es9FqVqoWWSpmUt2e8oRyZZmmLJ5
eHm3eNWHLZuWxOm7V0qYSMidfKuWdsi4y5eD2nORiIOJ6VXIVR16ZXqYiKpau5iLp7aBl82myojIfmiFV6t7uGvoStV2NnO4SZloh7jFz2d5lm
qJnao8lql7dXqlpkbKljR4YYmVdX6YqaqWZWm8qJo2mZh/imq4qqV5xlq2XCZESZSZYVlvnGl2pXx3iLehZXd55ZxClVKWuuZ7ZpZUead3hVu4
bLpnbJ7Xp2fqtodbhjZGmWiNvJ5oaqcomLqYeaqIqzlLp9hmdoyn+4q5eKiIy1bIyrpp97yXJ3N8VIep6Ko4irdb66mlO16UHWcYZ7pWqXw3Nm
lV5Vj8iYmZqKp4l3tXzHW0SqtoiptHR5rKm5q3u6ymmzhkVqhkV3h7h6ditrx3i9uGTKerXKE2aVdHZ42oiMlz2b16m/i8xad6lW1cJod2zJus
ZmSnt8bUuJmLjHa3pNqonBSatKpBaXlrRKhIbJaZtaLKdFjGpkqMeFzIeEykx6iGmWO1d0aqqGh4paxISKZoXbqHaom36GereIx2uVanl6aWaZ
qmeHaspaN4eouqZol0LYeFKqeIraiDp3in2Wh5f5iMiKtYlrieiKail1aKTphWel12SmX4Zcd3p9mJm2epnZ7VF4ppybdo2JWFGJWpZoq4iKWX
mWp1dqZ36XmtmZaYtli5t2d3ZWydua2HOJqpiJyLrINFd3JndrmVmXeFV5jClkqLdseoeJV5WIeXrENWmJ7bd9eVg4mJm+ublzqVivhUaLWlp2
uYyXZVTOb7rLlpd6uch5ejopW9HXWIo3K6ZYrHp7ZjT5SqiodYm6btJle3p6ing3hSpqpi1mpiqXUmZ5iDeMOH0zhNhnxabVqmR4Y36Ia5mKyn
V/m6pptamGWIqaWYSMapnJiInnk3trddaHs4aW15jCmaU2rFeEmVg5OHsjwjWIg8pIpOYmKIh4dXqISd01l6pYWqnDYoZkuJWkSHS62Wxndrt4
lJeXq5eIyaahwXqJ+WuowoZVpYjMhJiWdGg0hGa6SElKyoiriodsWKKliImm2DxGmUWpZHekZapVo1anaxl8fYZ7poJaebdIiGx42mmVthRapo
KVisxapqkXqF+HmqmIs2uLVrtIV1nN2pmnqIzNmKuei4qV/KvEqXxIVKjaSWlGWJimmqqy63iauReHt6avmdkoljaGuFuDupLaWoZ4OImGdGJn
2mmW1xRnppaYiIx6XEfrpLVHammriWcXjIxMo5i5vYuruIjD1Gh9R7y4hYtvuTuEm+vKWaXoEzmVg6aGmranabmDibVB6pi4SqVn2GE5dXN6pU
mXWFyMhKqn13h3Ome2bK+baIvUdXt5iGeYhbOMx4ipipWWdtY3WZl5jaqYh6eIVbesjUV6imuciWlal2jZiGmYialmd0mqXbeDdZSYs5o6h4GK
dauDNVS2jThZedU7vWSGqbllrJy4VqP4dVdnOqxnR7lqJliEaTbafYePe5Z1ZpY7ZkV7eEaGqGnFq4lmu3qKkXnIZ4wnVcpsmjyEidcbQ3tZbY
SVmWnStYdJo6q3lIXLl6laSrp3upaYbMp2nrmZJoWHVYr2t4lqk6Y2Z6iY95WpeHSIyliVmyhnhMxnlndj6o03ZqbrdohVds6tmZyo2MXDOo03
yhOYeLmomJaEl6Xah7mLhj61erR7d6KWx0xpPH55iXK0NamXFrhOltuIZnd6qKd5t6+oelnEtnhX95mFyXqOpl2LpLrcmZ2IWHTHxadkWru7fX
g6k6mKfTdn2Ih2t2mWtZyViLyYlsF1V6xDQWvaWXXHFGaGhLZ22klGiEZ6e5V2ddlpaEpcpXusqmWdupfJW5iWp7omlqJlV1R5ZWc9SdaWZnXc
eYuEWmuVk0ZWeNiEmZeMaDZ7zJhTHFpqm9iyiZWJklt0ZH3kmFmWhphyn4KW1oR/h5S0R52mqZnFeml22hZtK8y9eFk6ucZ2zHfZu2h3m0l4dm
fkVNaXe4unesN+Z5/Wh3aml0mbaVqb6Hl3ZJWnakhXZel5eUlVqF+HXonJd2Z6t6dYbbZ72NioyIlnm2OMupuZYaq5fRiXxpKqo4h4uJbKiqm4
1nha9Zp6uriXyMiRiIe9iMiLmKjYe1h3Vqm1eqd1qKhoWm0rubh6ZqmZM2k3ekhjhSiqe2v71TSFxX1InHR4uOp6ebeItbx6eccZtnqHZnxYqk
qcWIZdd6dHdpS/iYapepgTh2qXaLqGi0mViJVbYpe0m6mLipd1ZYhtTGhGe1dNmnd1I5i1jITJXWppd+RrdXhn0ZpHe2lliLXaKqq2aqSraunZ
VSljeDVpd1iYiHiZlyliVyd4u5qDWLyoy3OlhkkzZslWfX2HxFSFPpe2jIs2eWbEWdVKZMbJtZqoPYZuOpWGVndpZ2xajI2J1GeWqz1kYXdpWp
hppHiZh26Lt6tx1mOFhX1bZ4qcm5QYcomrbJdUfLcmVna4W0ZONkppW0d1h8h8i793RSpop3V2ZI0dnCibNaaIuG+JfH+iZbfbg5eruW6paozJ
qlpXKZeMyrd5hNpbRmZ7yag1Z6e4d6aoeEhXWOZmqkqoHLqml7hU6MhbU5pXp1fMeYnKSXOmYYhihXOHp2VH+aeqd1prpNqInnpbuqarvnu3XG
t8ubK5c8ka5GdWiHhIlcpoiazLioyr0rc7vEbG15fXx4uIR1iMs8YmcXenZ5xXmcpblzNkelw7mJaqi3qH1C+Zh2ap1mxnWGap2Liohpm5hJxs
p2eTqXKK6YavjLtJpYeFWoRpnGXMzKlnqGdYZIaWi6amN/dLWK3Hd3h8qdSrhZeKwWt4OP53eWzWmLeYpJd2xzdYpnN6pHtpiH1zSrg2qGVGu4
uY6IOGyopWuHh6JpdnVcgnpFaHZK2TZ3JxSFR0hZd9jGVxd0R4pzXJbVmRqayHupd3OJinfNmUqqqFqIemNMqjeIl6lqSVpmdjaJtoqmWZw6dX
fOelq4vYWuTFV2m1eKSlWIj4PWSJmbZIpla2eZVmTJaZlnW4eomW1VtnhmnHnXaWj2hYg41xnIgXuLhoaoUtU008ioTZllg0ynR5qXh0iVl6pJ
OtelPbWrjId3KVM4U1iFa8clk4duqoVsx9l7p6J5lIz2aVuHesaEajuYs2v452indUqDuBt5ZojnZXY8asiKo6ajikhFVLuYplOnkXFJnG6VSK
WGioLsvJa7Uad6lLnZqlqMjHeKZchUuUl2Z0jGl2ZYWKhlvoeoVoVlmHiWSL20tWNnq1ypZUu7xbaYiHwqhFyVjYWIaqFZu5dWqai2WKV1Xevp
uGZ6pLdoi1rIaMWs7Npomr3JfIglyc23motYtK2qqaiclqrJOFmGvmXEi8qse5NFbWd7pn1mlldWbLZ7h0pJs5g3p3xnmKmXl4xJlpdtwWeCqV
oljue4eVe3WceqioTZ3DNHqlbWrZmat7uIikmStr6HloKUWYS618k9p4Z1cpuLiGSVvLiHlKLcqpd2anq6sbWaiIilmTgrlYVxtlV8m7azbbp2
pcR3qMp6zLe7echrhrE7jUh5Wmm4aapovetWijp12adUZmfBSnnUiXqml2aSuH16x3muWXpkQYiljbiImXj6uXt61tq9iUiq3Ka7aJerhIdIY5
hhaLfWa7i6ibvLuKp2ZtyraYt32KePt/yVZVqqRrqTi8yHdqV1XHioeZX7qIaac6N2yMeGRofGdnab1ldW3Io51ohqh6esRagqmZZ1b9aJd5eF
bYiHuLaGrJp4SGuzh7nGWMeqkpeddDcomZa3WGm1h7pXplkXaqiEeJfVrJbHcnWJh6aZKVaTe4ioioq2uRmYVo2HucyF2xZbXjiEeX2niZaMZn
oYi7bGVXiSVWWcqaao3JfKWphqzZi5VYdbhPl4+Yx1tmmniKloRhWoc5Ral4lmarp6y4WHxcf9RlvVt36WWnirmIZ4xPl8aKK7WaeoOrdZrHek
lsbENI9mJWa8lIiYa3uoaIuVh0WGZ3h6yoqhpYRJnXe7a5eHahW6Rqm3WtaGeIpYl5n2mH1auLVoZo5YWVgaum+pjGmXp8GVl4NlyLyWZZaJW4
eiV4yFm5GKY3iYfEqKeYZZnbn7eIO1VqtGeDW1Zqa1lXtylq14OEfZa7hraleXmRo/ddSKicaFSWOWaGZomI2XuGuGmiXkQ4+m2JdLiam4mGWE
jJm6J1jZl6hmhpZieEmCd1h0Sdyrc5eaQ6a2VdiUNmimiF/nmlp2comUZIdGR6dJi4aH5dimimxOmLXzZcm9WKV3mo28p8pSqKWqo2Vps6bX3G
aumTfItziGunh3XImXmRfEeXS7msephl78yOpFh9bJerusPHdxdqJuWHWYmmd2adhHuqhrgYatw6qI2mZnfLXKm3upsYxKtpl4mod9hN3GWLyo
qI0n+ZuGlMrKh6imyb2qid3L2ap9xGp5aIuVXMWZjnEmaWZneX22p2JKXYrKZrdqlcicmzYbjVirysusuLR6V5qt6YyWynm7Y85phqdbtYh9gV
e5lXmluqi2iLiPelaZlLuztzV5e2dnVViXeXa7F8dD3siFiqahlphcfJNVxJq3qnO3ir2clxu7OKh7m4lqtT67mYaqidypx2a2qadjhpn3pTj2
5oiNx5mak1p8V2g23VuMpaeGe7VpmI6VeJeJmmuFhrNLyXbKiJmql5r5faWnZDeJR8WDh2ybxmamu0izPHpLtJhcYTZmVhYaqcazWdunVdXae5
qYplTGWWmqqoaMc7d2lGNqiVqWadd2qarMTCOWd4snh7p7fHcn24d9m6epS5uHvnlkuaWZjZF1lil6ax+WiotWp6h5iLiLjIqHNnezl7HZ10U1
ind/pnyIV5zHmcqEqaxKmvdvlqenqZk4d6eWpWWahnibdnSLiOaaSoV0t12qOHhGk4nIuYaoh2Z3qmc2cjphiGrMjCZ3N2SWfIV3mKHIiYXNGb
V3qqhiWhmJfo2JU5h6vIm3yJbHjZd9mpx6F1qGp3p2xmVHdoSGi9rHSZihqlqquWcsnHjOZkRXmFLWeoHIlnlYpqxEZ4eGXoVJmoWLNWaIZFmG
mp2XuKjXWH0zW6pqmnud2ImDx3S4homfijiox01naldLh5VmramZdzPm36Z4loWKeZW4qHdjUpvUi4mY1mqmspSNSJV5mGRuXYqzUpxaN7qqjG
yFlrmUuVg3mENtvHqYhLisira615ul5zqUY2W6qne5e5tfZ8pvZreKRUW5m2ic+F3ZqDipqGl5ZXuPqqqTqca8jTiJepjqnkd2Z5cqadZXG5k4
KqmFOta7qYVGaKm4ioq6hmZGrqSFSndrl5mvvLh2hYptGGaJeGakOFNbmbWamdKJr4pnxql4e2m3ipp7qnglxEuCh5ebTrambGKta41Xe2RlhE
Ysmme5hodJR2tWY4tlwZ2Ke2mZmcakSYeeWIlntTaJeLnrfKemhrOYRntndEqIy6xNeIiPWHZdyImqdauce3v5ycSHb5F0WHVqmqtzjLXsZmRs
ht6rerR0eU5I+ew7rKWHSHQahmg1eXuoqYPWbMesz7qZvHl+UchZtXl43YqphqKZZ7uct6yXpKJ3emWbyZqNxombhnlZV4pjqLt4uWyFoVp9KH
yIpsqvVRyISrWMhpeGl3hncahEO6xaSJmoWGWJdlyNJ3mIqTmYpol8OGTLeoqYPOJbWo6JiIlIl4zpHcxEnJvURlWYVHufaUhomLmHd3uHm6l3
mdR6XKbpuTmoZ6xchqFJrRiKm55kmopli3cavadndFtKZcK2eE6oiKml2sdqqMi+d2d3lqi7aqyXyalXqlx4gTmsGY50lbXLaJh/94qKV5a3rE
iKOaZZandCqLV5m5enfC2nWKi3yKp8aueqo5uUs4w1e62qvInGrM1GGooapZy5eKc8a2iSpzGuh3dklnrF93f3nJ1ZZ5WpK3jZuWmIdFeKGGZc
Y7HNhpiYe15V6DqpTopHe2RldaZje6yrKWaJpnqpWXlodk7Zm4o4eVtEXpeIvGrLw5ye6r9Ha7p6Z3P2SsmNfIi6zJqLVZimnOd5vaabSYaLuZ
vXmIdfmZuWVnfrfmnMe5d1tpSWW7iqnCwqmopHsYuWp2SVTZbrmuapt02ZnTmIl1SVatRob6NDiKRYWnu1d2uX1VunupyspYpdYVR6d1hWjZlX
d4iltsqHqFvYpfpdOjmTi6Jpn2k3prkqholkqZ95R8e5TWmbdVl7iqbKRqp92Cf2h1fphUfXuZw2laZYh3lthomDxmh5k+cWl6iiirlI04V8Zp
OiVGhuZ1q0iEoqWanJe5WUV0tnqIel14dppFpFfKiMZ4l7R2dvsYl3V1RK6KWGizpLV7m5pciVV2aoxUlpuZ2L1mpXVHZak4xtVKgmiql5qGjb
ZniYxYh0aedneEZLvYqmhpRIR6rrmkiYtpbn1zJudHd6lcboyTVbScirVlaXicbHnPxcmLaJhafXlsuoHWZFqGqMSouHjJwid8q4aa2pmGhqZG
vJSHndeHlIXWZKWqbnqaOsmrUWvYlUaZyVlxi3V8e1j7Z4VXYlm4V3k4lGjLqKrWtLx4Z2q4XBeE94yFy4ppea+siNN8etlqaGs9zXiLWobbiI
qHTHq5ms1IqZhleyepubiTfeWHh2hqeaeYloiZZReXhlZpWlmY2W63aHSqfme8xambhIvK23fHmVjImXl5erirOOs5yomWx0dbeUaEf+VnV2vJ
mpeNiHbIhqV4qomH1bZruqeKp1uY17nffaaMSHxqgmvpuUPWWTl6eoijv5OoWpY9RWmejZWly2Zam5qImIs7OKNVZLyrhceJmFilWFZWl7jrim
NqsleEeZxjpq2YVpVWpWVTVoV7mMdXaldndrelaZc8OVq0lJh613Z5XVWJeOUaZX2ad22YfJe65Ni42YmrJVRHuZuUhWh9l6l1U2OIddq0qXxs
fEZJmKmHxzZ4uGg5Vap4dnp8eUpkaJqVmIlLiIarg1e9XrSUiZs4mZpMhZVydJeFcXZ5mlvj511quZ22Z2lp1ItNeG6Hg1ZEZLiY21dnTHaElp
mrhsyvlMZqlou4TWZrqVVIXYqcTYJ2Z1gro5ahtXl2dXh7iueadFnEp5aXiraZSXVIemtscXf4NGa6cXSYnKjHhqy69YR4ichsd1aWWWyGOmRp
Tko2qedMZIm8h6nayJV3tpkqlaSIm3pLhYqZU6b3SSqHm5dUtkW5g7d6lHzVx7d3qYdml6iVmspldXqVurnNpMiItmxlexk5V6YruoyFGlu4XV
acYrm4loydukqziryZ14Z8PZl9xpiZxFYa1Fu6c5tUaGSGqouVeUp1G4dt08q3eciZa3GoVlaGV3unYZSbhXRyVJN3x9fmmadrlIc1qsZjxMjI
xbWnpZqIF6scqKuVdmmcupZZddq3S1m7uHh3r6aXazaHhM2jiYNHZ4p6aFW9d6hlW9u6amhDSn1rhaOqtKbZh5eWa7Rna9hqZxepiZqoNvSKJ8
Vlu5m7VYXmt7uPo8qIir2KeauYZld5o8OoinzoWIMlY6lKiVlYy5mJODPoTap7ettqptkTbJZ0aHfJhWFhqWV8WVia23iWuEhapiJ0XKuKdUX8
p5yWer+ra2haq2qXqS6qcnUotmnoi4m8q8qNe6imk8lnykbKWpX1E2d0g6Wpm4auuLjWpId+FtZIi4rVaprJFGjWe1h5FKRcp6O0p8bsSoVoU0
pnjNeWvqldrKiLjnvLin66tXS5o69a2HWHhH54m6ZZucKnnLniS2mYNriqa1h63ImHpXmZvVuJRqrWiFmLq+p5h3k5fKl9lVXaZ7fLE3a3aLqW
yNWZeotaPbSnd6t3pnmCypha2FO5dp2Iet6HSkZXpmhofGk0m+g3RNtYiGuHxNiJmW2rxYeIm4qmiodpy4eGSZuX1ZyYtrj2mJR5hDqKG8nSdG
mZlkZpVvtptJRNeWp8rFSbfuame5SJql2IOW2lhUeMhXeYcYxby2aaqnllppeOxtKVaOm0i3GcY8nFVVxonGJqY3ZK2UlVqoe4l0hXhsjDaJh4
V4qbXWioS2udqra1qod/xpXLe6uMu9rGOIh0NWtYymd3ixzZaVYZa6qbqmaXx5mGV+Vox5p6lIhouULnpHrHYTbkhml3yGiWm5NquFdpqFb/iF
endru5erR9l5uFjbrYeWdbWba1y6dpx0lIylKodGxyhslni1lNWtOpmpe5VlSJmbdpjnmbyoWaiHqlypp7p9d2hJaTeLbHZqlVh1l6WGdpdaRl
ZGlJrXrHeZdUcqZ6z6d8jJWZrLZ2jat2dWam6NerYUiniJnIdHnJi2iGVHp1qiaZ6Vl5ybarqbp6xbRDWUZbiKlsmYbJqHaYTMN1mLyKmZZ6lN
dZiUSnq5VjhaaYI7Q1uJe4p3dq3SemO4eNqMNqdamDfaVLhsPLuzt4VTZYtqaVpqZGuUh5lonmNomTid2aqpqpeEamWDSFdomYiKeqO4u652fY
ebhqdJhal6aKdclZmneHmkfF9BdHp6WHineItnaqunT4damaOKgbrGqotXb1qWla4ks5Zcq7qZRomJVkdXaBxKWEqey6Z4qKiBKnVZhdnGm8e4
oyaGhGVLqbd0svSViEZ4NHiaUxh/jaWna4iYqleMiGOZa5zXqqHJd6VFhVdqiIZ7VkfNfdZnNzU5Q3hqmMhkdUa4yXV7qHR0RpRYapmkZFTNup
iZWM0lmrKmmHnDeWhlhGZLiJq6tqpmm7l4tYmKm2eKZbVFl7FlSlu4o5x6pXiIikhOqMt3q5mKSlacc3XKS2qGmoq9qGV2h2aXZ22GilxhpqSs
nJWlqJdpPHemVKSZp7xoOJ6H1FdrSpaalFaenYqKeMict5ubKdvHe0tyNohVdpt/d0hql4bMaoiovZuaiYSmvHmn5rm1mY+VdKcmdbl3hmOdaZ
2Zg4MqHZakYXeutsuXaomoUriLibu5TadbiWT5eniJmp6bbJiXcnI8tP3ItYypmWyTVFpZV8R+lpl9gkTGeGl2bG1Za1iYpsaztYyVqFqCGFU4
WRhNlZRqib2adHd6nseKa4Nmxnc0WtuklGWXWnmFlVmMV6yFx2l5uZ7Ybql52pOojFuJ992pmsmjqJxLuviqf5pJiGS4hmW4acVqb0GUebdYhr
x6ntmGh7dkpdevNkaGZ2eGV7/HbqhmZ5edfJVohp2Jd3l4ubi31ciMtKhaN3iYyqembYo3Sai6W3q5aJdYSPiGirRUk1ZFc5h3yolsqpZo1aKX
eqalMXmXeMbEez19lGr1yXipvGi4uZ7jiIiZdnKcd4iJRDxqqtlYyLSZVGWol5iItpqnaqu7mjOPq2xEtoaZhpeFTJZ2o1qni5vZyHjJd1lhbH
OGJq53WltcdjjYGL+SdEYpenNoZ0mHiKiHalh3d4ZSiLOhuonXyBqnVqyChqsbZJpXimaGjGeJi3zG+4Xmc4V2hr00lZaJincYf6W0aO2oeZh8
n4llmFOopluquXhmhXRnqpiampY1ehipNtiXeOiIi1mWlkSIuDq4lYXIl3x2R8V5aaicl3icRaVmdqenaWyHlIVtmHVp1sytx5dZWWiFdVul6V
d8R0iZF8d9hep5yaiKnJuonTjVhHlHhpd1RjhZqGWdNmmUSDyZZpmnr2pXpakpZXhom3p3jH5mpoph9ayTuEeTOWdHVxitpBaVr2aMtoibecmN
zkorWneItV22RmmFW3qImVbGmYZWyyVnnYZ1tmOIPVile8jamp2YW3h7WGp1iJhqnpyHp7qGzGRqzJtltmf4x7KIqPy2aE6kdoaGVorHpzqrXI
1ER51aeKaVyhmZapiDlE2WlMxXrGZuu8d7q5y5arfcqIR21r9Zi1kpR56JWJx2l4i45ok92Na/mEdotYiZuHibXpaLXHM0d4hGd6yUm4eWl6bV
VnqcpYe1ZYOXgSYsmslqfH9nt21l3L2nRmtIm3uId4l+h5lcc0aol3VXbLdrbYWWtpZ3Wv2W1UVzOHa4dWRLmyVotWiaipmIrriZaZV6loZqiY
2VhlV3qDi4VVydp5hsgkWZS2pqjLd4jHOnq4mOx75khmt7WJlsuoisk4d2h2dJaIVJe7XXxGx7OaeKRX2Ie3mjR2eEVTZ9uXeUk3lYi3m4y9er
pmcsdKGYll2kiVqHZHRXRUm+lli1TkpltZVknqWJaoIWh0c3aYueSliJeDaXdXqOl2VkqHx3mNqplqZ4yocsdGidNsp5yeXKWJp25phdaW/ZqI
W4lJaG3auMuLRnSIvH/Zupd3fHXLmph4mLq3qKpZlpiquULadajKVViWV2darWaIac3FaFJk7oVGdbd32oqOauapKkasibdceDuTyohsXGrmSd
zLyclZelvp14TJaLyLizpuuI+YpKkzyNWViptkyH2JtueJt5lqmWxIeGjKdpiaJZilprxX58SXdopqeIVje7Z1txhodVp52bLalYyLSGvHm7+F
upg8iONXo8ZYqOpmmmiViZtpl1rGc0V5tzNrpJyr13WqaZGHrJTrdcmzl2eJOzuJW3bldReo14dWvHTo+pFqqceiaahrtavKp4lok7Z322Ppd6
i2dIxqNniJxUdWm5immK7WirlpmYZl2X+ouJWZ9IqWa6QXiVnLlbWJiGObZ5sce46HeabL1MgXh32dVoa5anRnNna3yIcZi1eZ16mVuKZEt0qp
lkaEs1y8hmuZ18a4SZx4ymuoVLOliUpFdtx4ipuI6Yd4nSratIRmWYRnVoVc6Wd2dJaHe5VGWLm5SpbKlkbWuqeVRnlYScp1q5al2lmHtnRpN4
aEm7w5d1aacndjMqy5SL6HPmiH54yG2FlpVqa5a52Kl9mzZJGKcV9WVIfXd5vsozuWqTxZ6UmXOXa6e5hplbj1h1Zrc42phZjJ2LmYOIbGrF+W
1VhlaJXGmKtqhriLbLrRQqvVe4jJact5wcGcdlm524N4mfemq5eXicuyiHnZtLiahqq7iWdo9OhaZqcoupiPhbSphil3R5jWqYuEeWWrk9yWIr
p7fGNI1WmGtYcpvWglnHv6hcqIa9d7eZXoz6rZaYgmaLZI+HpppqZ2FKpKpqmtummUXIlWnYt4lIuHpvp6mVuHWZR4ZWPbeXm4j3hkdXcXp7es
t6xxdtqL2IZYnZaZaZi5aEd2Z3pVnYGIeHlnnifYlIbEa7Z8l7qU5qXJuaQVWoeGvZh4PWyV2KKFnJloqXrLFoXEmtm6w1lrYnuIjLeIuqq1lX
WnFaanrpd5rlR8aKmrnitHp2mcSKSDtKvXeJlrn4aqqqmoxhaGbp5telSnl7Zj5Fn3+riHidfpmMZpl5lDm3uZl8aovlvY1FeMakuTy6yIk7v7
enT7abXWmkaCllqUWFpml4yCd8Vpx1eKd5epeHq0WWparMaIVomJh3NYmUiotnNWyKtrRnijy/umpqfcWJV2h6F5qPiIV1ejy4hY6UeoyZZ5uc
lomnhU6IS5Z5NVJkc2mmibKFhnNpmjiaa0OphmRoW3mpc9SVhGWXVWh53JmNNWsYUZcqiIxYbWdcq6k3V8uYmEi8RHbYd526eY1qibqGmHlKuL
Zlxea32dZ4h72ZNXe+e6a1p5Rs+Iq2Vq3HzIhrp5pKen2CasqbiixGradmRcqkxXZ5qGiYa2io7Wh7m6spZmtki5WseyQVuHwqa4miqTqGhZin
mk2YOmmntoylqHFcSdyaqTtLV6GVtIZlVyyKjMF4h8Vkhld1mqFYqYt1aHyamWjSuM3IY6eaf5l5esqq20pGgYmKZZODZZiXdmR5eNjWaHmXWK
rKSXhupc2ppkGFsYZ8eLZalWRtiJeLF6uV02aItWcthnh5OFqKqWp8ZrO6iMdph6ZLeStDZ2dpmVeYhohIfJOmZ6lVmof5ZnvppolofIFGJ1h7
mGt3l3xkJ2hje4hmxFV/dXZXqIlm2GWShNanejqDqGmJp5VEu5m1a++F2Kh/W/eHv0l4lIo5dodoqJZ9UVgltHXOjHm0qdSobWl4mah4nEzKdp
uWoYerp1dWuGtMuC94u4fJSN12jJd3l8mlhDlrepg12beUd3hvUqsVh5tlmFl1OBM5Y4FipOlniyhEZGobqGeVdbtMeIirN5aGaaasV7h7OIVo
dFhrlbXkdctTm8mKR8SLxGxLd1mPRJzGqElVOnxoKFW5pqyFjHhbymNrfcWYVUZ4iKZze6xpgYZZT4RZmFW9eXVibImYiLaLvYVluFLIeF+cpF
+VZmq3h6aFR3hOeFd4eLWqfVd2rKp3mFs4ebS1d4zIeo2EV1l0WXXdKZeGaYfLe5lmb5hpalZ3eKUmmZ9raGinuYWZZnepRYRnyImXUth0Hqea
WXFWmWh5Wq2nhJeIobimV3Vtl4lukkaXWGp4bIiUlqh3nGjJHG2VeVGcWEWGpXk9eJWsJ1pmP6Z5fWh5ZrqYirdaiN2EZqbFaGlHaIYsmnqJls
WMS7a6rKmbnbc5q0vVmGrLZpqW11Wklo5pxZeWyUxricu5bbh4ea6JiWd6tGvYd6mNnLdpaLaetniJd2qIZYpyTceXUaldlcr4qY21Z4+RdnmI
SVi8qaeYeMn5mZfJ/IbVp26qaWzWZp2mqluDOZRVVybNh2mDfHl4lstkPmd1gZqJxa2nizy5mHfJusqNaauJike3per6uIuh7Ka2WYJqqVZqFa
qharmaq3mU1qldimW3lYmokmR3XHWVQprKnHioK+usermFuotr2rK9ekdpa7gqqnVTeYiJpntZY3FkZU6FeGqRZ4VnWCmsOojLnxTFuXWLjLhY
iHcraZRVGJ2Vqp+BNYk7i7tLdYZUqXuKu3i3/pi2pTmWVJeBdZhJRFaEWXh3bKStV4WZqJlVe8Roa1JniomXdRm5K216hViqyJmpaXSPhHhEVa
mXuZWYmLOmXHmiaLWHS/2UeJqiZmVLZ0psg8Z+aCh5SXU3Toh1Wlh9eXmLR722iX6jNqpmZ2p9mXhUhaqbtXaZjolZiInI6YnKure9p2jrmZJo
aHVoZUQsZ7uBc+Waa5fFeLuVp9vryUqLZji2i3qoipZ9KoeJapZJ+nt4vXlGh6yKmjnYS4u4mVmiSVs4iUiLaL2neTpklUptd51rlqeWnHmISr
eDboSWyWhJJ2fVSGiG2kZ2NkfHlnVZN3iL3IyWmLnViJW3hoNbm3yUolp4apyId7h4dplipnkl27qWg9uGmMpF9nk+rJiYJkikmUdotmz2qpnV
ZtdImNmqpmgWlZuclEq4qaeIF6rHqIZZrKcqd2mee7jKucpnfBhpZZq2bJfazkTX20qdmatJinqFq5dJOm+Tqne3mXolmJzNgUfDiZavSEdZja
lqNptYapY7RnykvVmqjWpYSOd1xqW5ZHG1VEd9Z4zNraaIdUhpiLuLedk7pJeog7hqx4uJYsxFanGTdFeKqbt5plcziYReypm8hdaqbrhLjJiY
lUtVlWn/SXyLi7xUZoZV+IaVuDFkZji7V5iZdolmiWiFtGiL3JqbhqaGlpZlnBq4R42pVTc3S9d2a4WauUammY2ZfLmWr6g3h3JbU6qZammIXb
hkhp1Mu2u3SbmYlkjtdbmoWa71RnZWyUa8qbeIlxWKVnjFXJrJmmWWOWNbdY2tl4abiVuPyLpll9djh7WrVoiJWrUoqqi4k5pxaNaLh2Z+mWqZ
nKi2t0VRhVc2rJhqhcqXaHVIlmwojNarl6pdqonVVcephYdIZWlo14iZ1qmtS8hOaFaJipmZdkuWiRh42Jl4h5I6epZ3U6wZhtS5namFm2Z1pz
moqXfFiJ+KSKWqbJl6eIZ4F6S3GMdWhbaHo3xTfKW9uKlbabjHtVZot3aqSGWTaYyaeovZx3p2qHvGmrN7JlLcNXRIVzerlFhm2ls2bax9eXWb
cnZlpFqMa6qbl6dnJ3eD+LuEq3WCNZnKmpbHi8GHiJwXqoXIP5mXvWeexbZqqju3fJyZRChii1iVS2Q5JY2XrnmKdbiYlcdMtVpVdlVXeJbNma
aTvIdYmGVtrJnJRaRbam17f5WHmHq0pqhTVpenaoqcq+lotspVttedaEeJmqdpeml7hkRmiYeci1ZWRlZIQ3dmirh2atRqKrmKzaaFgihWaYmX
dybU1sKIllqrOGjZh3ZcnFmXqGHYZnj4mGxahlhiuUh4tohqTGevaUjFiFuImIl6m1NliJiIhmuWZ5hC5nWG+sl7WaR6MXp1Oq6tp3qXr4lHtq
o4aHmHaJ9qSYWoG4qjmJaYeLlqFcyrd4dZt5X7u4eJaWfLiFZUZWm7yDkqapybFZlJmnPXSq1Yu0SHbkV6h4hIdrU8enq7ncR2ame9ZVi4mHmI
eWlJnlc2yakblmt2TJYpeZ2GrkretSbHely6ZLWM1aSWrqk3tbk6h4mISLtWaZy2dqisR1mIqHbZt2lMm6kZqbzDZjp2tLyseo56dYl2ZnS2am
hzbF49qWfoZqeLu4tHd5dn1bOsSTaXqYpZQmWdq4zZaaeaSkqYq6Q8ynyYlYjHhJjtG7xIWLi5HGapW2+JFneah0fbeIhOi1hIaZcouVeKmp0o
d5enZ4hmWriMrYmKhrzFp4ScphaJnEhZm5d1PqY4tVlWRoN6pzafmlaWl0p3mIVsejdKt7kqmXo5TVi2priKVLy0WUy2OWh2pruo2mZp2FTXbY
tZZhqbjMZXpZ2peJY1nJ53V3SLVbLadYYYxXlpjOh45oZ73JeFVJXIl5V1JruoJmuKp5h5e9ndlqWBlGtj24aWHZp7d8eqiKqMSZidOEt1p0jy
iKqryVaVm5qVlVWNrHU2vGpcmpaYhB10JqeLwbvciZVvlmh0ajiD+JfXPEiKd1xiY1tkY76nWIyVhbiZTaZNp3ZFmpmyq3u1ibmLZ6xlxnfNWI
uVaGeHdL6bqO19qUmYqqeaaIq4nLpaiSireNRVO76nan6FNJxaibeuuFqLnYa5ZYi8zaY029d4xZxZqZ+GNnVsq5eHZpd9uGamfbmHhoaHvJh4
YYi4w7uF+RqjlVKp6k2ahEq9p0l7hGdIQ4VrfJejRKefd6jneY6XV8ioyap6iO2btldNpmZShXaWv5dYvIVpeIeJuJ6ViX+WNodIJle/lWpptU
emp3m7r3ZVdHh9mK66p09aZpiqdpeLl4qcuJmKhajYu4jJ/YZWhk2EpNhnl7+WV4iJbUa2mumOmVm4yqbZennNvqolWYm6l2enjVyBh2uKlYlp
uSqedlR1u1jZhJsYm4eWrdw2F3lqqW7JapySiXxXrLePaEZrloh6eak8jpWnyIVsaIjJd32FibaXa4iphMZPlUi8l1iZd1jGn4Rmd4s5l9WGWV
2odaVqijV6hqJ9tXl+kxWMeFmlbYW7irIXZ4kqm59oVni6iYhMupt9jGeHld2Mo2yF32k3qbmaUrd52LuIhWHGZme7qqgedEaWjGWUllWJXbaI
esl0e0pmpt9nNNjLhqlmiGiLuXiml+pnbiWuT2V1YWxZZ6eGtk6JKXYolmL6JNqPlESIfaiXqruKN7ynaNuZgnlYZF6FaWTGmah2dqZ9ZTfbf4
eVl2vVbFh37G5pqpaZ+F10dFVqb6dpqIpvVCdnephIaYqHbMtHibeMenicl4mER5JI+JK3SJbNp2has2lrZ5p1XoUndLyYpoqFiduyt4SVh2mH
ZVlNhnlJlVWJdWaGrXWDXYqJumjaW35sWql3qIaoodneR0SGmHXFVoWYjllqyoi6dfkerJ6nSbq2aaqZiviNpZpso0SGe2qWTZaHlNuZWXVbl8
pEMXu3eIoqgVl+h0W3i5opxk2TfqpoeXSZiFq6uK6HRHh6mZmoatNqyXbnXSxps4rFereY+61bKac/xJ1bZp1slmWpWImOlRfNmdaom7jHnWdU
eZyp2mrIiu6KaJiFt/x5itjMRmhrOqdyzHY1nYWUibm9mohaxs5qZnmtduVXlISbi0ynmijFOKYqvZZ42ZWjrFub3G93h3e4areqdXj/mke7x6
iHmnWvrUVqt9poY7hCbJzFqouSJ2l0SFl65XdtVppIsWpnrIZ3Ux5maZbWl0yol3SmfHmMh1R/lnmZm1qYrJZEvak2icm3p4mIi62pR2zdymXn
WjieekV5SLhlyFRG/4k1qOqpmkPIZX+IhoNZV0PqldZup3Vzqe2Gi1d6jVZ9t4pplfYqh/6Xl3VWipP5e6huNFN8WZZ4XapozjhUeDuGWlmcm4
6pKJumpniqmMh+Z4mGvWZ4rIdo+JRDislOyolz2Z+oaYuTZZqXZpirymyMq2dpeJdFj1ZJqXmntPdFlXy4i2uTRoqHadVtRGdoh3h22ciFXYV1
XXNqiUi6h1+YeHemt6rKhsqOiWaXp7jKqrd3nJd8lnhqt7m0kj6WWIqTZZuaenpumDd5iqaIp2fYn4g3d8m5ltxpuq2oiLt2qdiMetesikmFl5
lZRFV2SmSJjrM2iIZbyW6qiJilqOhruLqemUeomIqpiKjDfqZ1pn6KlqdW+qzIhqh8urbJRtzNp7lkpkql6YnJfoV2eLSoqot6kW6FhJbHeJco
yogbpZWWyZx3xhhYjHZ3mP11htpmhsqUdsb4uBtchVuuppdmhbl6ipSLjLtYeJjZR6Z3uo2pmIh8eZiqdPi+uHh2lJqXqHPcfXaVmdimy1eUZp
5oVHppu7db6nVtu1jItbidWqr8fmhVjZmovIbJe6uniWyjWLiMO2ZMt3eDrr5al4eXzMh2pst9ZqKpma2WeHWXm8eIpnWNd4SIi11FualzvcZp
nYJll2aaiGvMi7u3qWtZqPjelXhUWBqG2Wija6V4e5M1VVYpSmyleIuTRHVWKThPlWiYuVqWl3XKf4dWdbtJmJineJ5VdJiNTYl76oePmDa3qV
eHuXP3rmdFipmJm2iYi62ldlSGa4Z6RXdOinmqe7i5t6S8zMZ4g367aMx3qu24aaulWcqZ1sqKlbSM7IN31+h2vGhXpVlspH+HdFqLccZclDWo
OLyMqoqKb2p8p5hkrLiLl6U5gYWWqk+mV3aqm3S3Vnl9q0VzbadnpWWHfIhmu457Z3bpo7x1qpZ5bamniFhbyFW5uqbKeVuzrdd5qJqdiWF2eb
3GeHh1W2X1aahud2elakl3x5hLXKs5mpicLHWG2pxTc1qWepeWtmldZXNol1dSqKh4WJ9pqjS6dIe2W5Z+VlemekqniYaWpWnXR52Gdo3XRVll
mWVKy9m+VbmLyJdsioaNmJSHV2mBO1GsetqMV1R1ipbbVLfDhYoqfMmYeYTbw6t3drZnR5mUpjFcZYZpWJuFaZypkVpaiOtZmrRGxVpVh3uEqI
SZ7Im3VkdDh2bK1maGhZioh4Yo5eKRibsoGXe3yJVYhCnFmbyYm8ja12yNt056hnmum5l1eXiKhoyFh2lly4mEh3OJqJfRR3vHlkZqVDo2eCyN
esuXZxqouH+Vq7RklYhxuYOHq3iatoi5d71sWayYReOGZIjXk9RZXLVlhslaZobpSr0ndxuHbKd7qoifhBWHaH+GmVapeJSmRjVYx8WZeOerd7
aUhmzqhoPl6JmJq8JnqJe3q2lVaGhusohTqGe8dIdGeZjapXlTSLbIfEquV50kym1dt5aOVKxnyFqMWLmFm1ZHdYu9esY2mEZ6pZp22YdV2iiH
WIp3mGlteIdlOWVpiZFIbPeYrIpryrvHjUt1SFuMi6nMh+otbRoZjKbJVXnEWqjJymubh3endsTLhIY4iWePqnh1iVd5P8eXZ5V5qTdmmTLHZ0
e4qFpLlYNIRmmacmqGtdqWl2jbq4eqm6ZoeWTdmFnJuriMZapou6Vqt7yJmXbUVqlbuHuJNI20qoeGZ5dXiJuP15NYXOqlYoX5i7o2SeyKbbao
KXe3sWtoWKVqd1dpZFlGqLYnWpq3najHK1mLqW2l2Yp3vmdpqJlYiWlXN2Y7cyxWmXnbpVi6VXqsloanm0dZtnjsqHl8Snj6ioWKx1v724p5bn
dkprnIiVqFuJhXuHioe0xjY3Rsa4fWh5UaKXuIS6x2qreEY6qKd8tspKenKKqWi4uHaUZOxcqKgnd5ica6TImGjmqI02cch5jMVdeoXa3Zq2is
9obYqYeG65uZeb+D2ZWbjayptXj/d2pKR6y2N6dY/lqJgUe9aJp2hbvqRGq21GlptzZMrIWkuOebero4mZiranuqWphXTYnKplymlX1ZprWr6J
abeqhlhHZ1qrl3aqiVZ4eFhyd3mIaZ2sOHN1lqu2c0upSbdnmLrZtll+ncq3u3fZi5mNjBd7g6N4pkeqaJRGjpT0doiau3t1VqdkZ6aIm0THn5
rUXaaEepZ9lTmmtkpkhUdmliTauLbKq8OFvWh8loenpZOZ6LfkW4yRqHfKcYZnqpqVn7hzi7jau7RvpcpWaIqjjaZJ2oZ7yntzdDenc7z42leb
RpR5fGXorKdTh4O46Gh7grVaaKmLp2prnp2Kopj6ZbV4VmiXeXWVzVpEdsZ7eUodiaV2iL3WibpGnYSmaYOnmrKq6tpmZYi4+nuXa5mYU5qWej
uYuhfYjFRaplbLa6iJU1hJmosXmZl8h4ZqZ6doOtd8a2eKlHiLlLpYWqRFuXfI7ahpxaOLPYx7d4Z6xpm5V4xZiJeNqkyWObrIipdkrWl3yYTH
p0f2gmvFipbYRFkmY7bHgnauarcWqmfLV3erzlfFOqqHd1iXuYxnXyumd2x4g5hVd2nMhEaIh6fIiGefe81klSxpmoact3wWw9ZjyHTH02h6bN
J2O5RoZKjYipOZipeHeUnZvIiJeMZEpXfIsjhYidZoV5KaaLzaVYpxulSYp4W2nYhIyMaKvJJ2mLqFR7a2ytiTZ4uIqLZ4l1fYgld6uH1Xl7N3
Z0jbmYqWNKrWv1c1aq2H2Jp4J8Z2RocYaoVU02srVVTtaZeXmpWVZmy2h8yZimi2m7dmVTV4pNeRhWuMhkZjQ6hkR2Z7IkVlSIhlmpqIV316Se
dYvImLqbnsaGd4WIxHRPOZhXl2ZmrEGYXGiYaS6HbKtJd7lqr1WTeG46mIvm21hlq1yZxmyCl52JqonidpuqmJebN0iXkrm7pXZydpuWp2zci6
lsyJozl4c+2HhpljuvXJtqomd9ODeKyH2XRomSVWh4VcnqJWlnZ6ZHt6iEpbVWhqaVdEmmy9q0t5iIvFl1a6W3t3imxhumi4ZZvCtrSHx5iKYm
mDx4eFk8WqqGlrWlppSPhGa4rWl5fLifiCe3uU15e3dXpI1oy4JjdddsuIiJfl01tnylxrqZOYeLeEmr63Q7WpjHpJbWNcKWfZeJTFFWqHhnWM
qKZzjo2GlZXZUmRWmZtul0hCt7V2dEirZ5iPZqlekcg4mHZlnIjphvWFVonKi2Nptkp1h32IXRFF6Dk25HSHabqYkzfGqHmVPoh0jX13souJwz
dnZodqdXXHmfalh2lRyIpoc1czWKtm6by6RbNndhuGhZpoeYZ5aZU9i2ddhUZ4mnhlpROIWaQ7xnJrd0uJyxh2W3p5e5foeeSMepdYcYx5SJL5
ipmnps5ZooWVh8gWiW96Z2abl2p2w8nI02iLe1uXiGx1qpi45YaIanW5vIqmrPWFipvBx0jIdWtjlli5dvqIhtVrtmi6dqi4hchVerSSm3qD6W
tXt0eEdrem7XX2l4dquGZWtbTnWXi32VGGncyTisiYVOlRernJaJlXZaXJsVVlh3NpVYmWabhqiMI3hbY+6mZTzEp6pUhXe3vImVWbqMyHyLlb
lqmvR3sXiUZep7d9jSl4hmsphIWJdYe1rHyseJkadma6p7bZ5ph7s8pqm3omuGnb37ediK631vKGSNh52ER6fJx3Z/m4w5q555y4ipjXkpnLk3
epiYZ6XHh42niJVvHDfYh4SJqXe4npaVOEHcmL5GhoSIR4YYfatchFV4LDarzJuXqUkph5vqu5bES8c1ma2cjGeY6JVaRKh2uqSlalV1inmTlq
JGVbi7No1VmKW8RXWGXbZ0eW96itu8ybtWWEZHVlilyIfEqatYZ6mpmmepWZWBhmuFuHh7pHeViElch5ydyciLeLanV7aK0bqrplhseaaGY2bU
VLSpgZxrUUOXSRg6eGN6aT57e6YY2bY4SJiGf8hKupl2iKVuqMqI2KdZKKist5mJ6Z3OSaZ2e0pne3SpjNvpNj3Uuzp5mZgUtodVuziZpaqsla
g5dKjGdHe2coM3iEekZaXJoVdkqnjBpceUmZd2OHZXVaWUp6N5RnHGa4Nlh1V7iX1rl7xnm7iKdWhqmWeVKmx5uTrbxWQ5mVopiMeMWbqMqaSn
jVNEh2Z2uHtKl2+Gk5SnKrVJSK6mpmR6yXdGiDuGarh7oYZImCd2hUuKdpbzltfIlzpHRXald7HHRoSz2JfTSWimZoe+WUeGqSurN1hValzKpY
uVtV6KprhHdphMmHp2V+W3V2pqt5GqzauISKd5mzpY/krL1WadqNhGV8m6msm6V0mV1lrhmYu3p4Z3Oi2d+cZ1mHRXV6u3lmTIxZmPeje4uTyH
t6hUhGqsl8l8q4dcNYGHa7m1RJvWlsWEdGmqX6hrtcZ2xpvMdntbiHtpN2Y3toaphcq7cZi6qnq867mbOZmleXWmprjJh1aWmRdpp6lmmJE7k+
sbdXmJdjraj6y3vJlbrJdriXplOVaVrpnFFufKeqyYZ2e/hoNrWEiYaXX4t6TG1ilTuZWfs8U3hnyLvJ1pR2WNcZgpqYtuZyZ5jalleot6XKhF
pq3FhGdaPIVzaIq4eWWTlrhmmFLGZ1i4qIdnl5VI9Ze4q5kXOIWrg5ZGhIe3mayHikjWl3ro1mcrpqR4luyIiClDdplDeJ6nwnjrwoqHaDW4ty
zJh4JleLXG+Fk1aHi/eCeYivqoWpFWi0d0SHipp2lVdouNull45bjnw1ajeXWsW8eEaYjpnmiGVTmFpm+XZnSI5rJseXi2moeHdpiZK1eVuaNZ
pLoVhUi6rDVMl3iJfbU5V62GeHy4aEesaMc2nJFznYunxXpJm7V797lPaKhJ2JZIx2d6X4WqZZqWd7enl7upx4ncuHRJXYm6S3erlKkTeJi52z
lHWuqovbU1sno6yqxnxql7i4ts2HZpi2jbZfsbbGy1uZSESlSjqGdHdXnLptiVe3K3Wben3mxJiYps1TqEeT1dp7WFOcrMWr6NenfWtDioS5S3
iCiGd4pkOYqqi6ydZvirYqjZrGp0ettJvxdIhmRZlmurh3w3WmlHf6hZN8akKZxoxoiMH2lEtJlmm3u4qaZmfNrK23yJJUiqeHdZl4iHio+ZmZ
ToiLppl7d1/Spol1auZnem1GeplIOZqoelvZOVelRnSYSKpXZjRbd1W1hktMZ1k4yH6GRmo4sWeXTnJqSUeLaGOGWNrZeYZ3ybnGi4s1qctHS2
+Xu7XNSla6SZqulHp2eEmcekSsfVZGmejbi4uMdkppl5a4/JqXOnl5OHqxuVhRnLuJeImahbhvirkohDYVR4R7eZWnuDZIppqqfDpIRnd7V9KF
d2ikVqc9y5zpWKZaSmqKhHu6dONqa3jItnUZeZZqhWWdaG0zaPllObmbu3qOXsZJalvkdmfJmmuJJ5dHoqpFeYlzaMn5ZJa3XHROXod3h2iyh3
9p2BhpNYp102eKS1VFqpeFiap5xXN4bE9KasSCM5l7d6dES6yNh2SLSHZPu1aSiWd3eq+Xa2x4yaiYl8+GdctTaWdWWWW2W7mUq6KXg2q1STFL
O25YuId4FYg6e7e2tTiaa3mDWXyld6NJqIl4/Ga2iZesbIR3p+2ZZNtpiFVrWljcpnqWmqfUmogl1XdqW2uIun56qNaLuo4XmdZ1hqdrZLFqVs
tDiHrFiouzT3aZKXeGUVNZddqEiZk623GFnKtbdobXeWlHl1eNZ5byeXaMyKi2p5aXeXlng5ZrmnRZfIs4p5Nnv5ZtumWZd7h5V7aze2Uti1aq
m41pg7JpeoSUmInZ15yaq3maZ1R5uVqLxkYUlXJ7Zld4g31iRvuYdYeqanp8fnq4hCh7h5hYg7d4ilOKZLVVqmn3l4dXyLG5eLfXhJiHxvdqlo
uomc5vw9WWdXV3knraJme8m7Jme8arg56GyKbDiUuHm2VJRdV1yZmpGHqce65rdLRl+HfzWIqS2oSrfIh2/tubtVpcwqqDuK2XpUS0aXmTO3hy
ipl1lrtrlVzIeIl4hreoaXeMg3S3eHWeGFdrepenmUhouHlZoYiIZZW8uGRnWJU5e0ObrJmlbHnTyHlJkbmXgnZXdLpsdrtpq1qVa9TJiZe4eM
d1hMp2myxKvGqHSaWHh8WSdFxMiT2EY2mujaRkfHmXmGp0ObqHe4ial7Roo1yXZquoeYpUnEpqh/jXp5aofFWXSjuEOIaomHuJq3ivuoo6pqg0
SWTbioe7qFo3eXrEdop7lvnUllF1RYaHhrZEmJa/ekRnVql3prFsdpx4mqnXt5an2VZ0VsmZtoi4dnqTq1esq4qZpLiPyHxrWlnbppahbaqWXG
tXjHKI+BWYtWmtuZJ1jMgZ1HeV+oyXuH2HRJXJV4qWOmmiq7iomW16eNbnqmnWR4iI3cjqirt5PmnniImlXHs425qIkre7qZV5n6WFqKfHjXKa
ikjWW9uVVJy7i7qrSmJcRXlnrXiJiFZ/mkdUScdny6urt4lyuTm5mXStlteYdLRadWSpm8zmnahnzOg9rIbY3qyWqPuKuW6IZ1dYmW48WZpnh0
mEdIY5OFtsWbebaXtqZZZ0qLlUfbpnaTPJx5uVynd3coRbvMhZk4SoyOp4Nyiaa3vMjVhKiDhvqVhIyJ2VZWV4d5uHp1un9blriRhWh4RmVZxj
s4jYyPdoeZGJiKWpvczCfTdEKJPYdIuFmoyXecmV5ndImHiLdolmZ3aZdM/XFltWyoXYVniF7IqquJmKymJziopGhpl2uV2VWWmYX8mXZ8eJOa
Z0q3uXeZO7qcI5WXiGd3K40pqyS4dziYl2acd9RHbZeGapN2TYelc7V5lspnPI94n5k3tbhLhzloV79aeJaaOnZ2q7baVJdbSX2WeGpoqTLYd1
j02alWiImMsTpTppe7yx2IJ2l3tXW5VIt3iD+DqYaHNphbt5aE95Wxy4g2h3eEhmzYtFam6JjplWdbh9lq5dq3iFYXZFd5NZmn5SalSFa6ZmNn
yqnY1zZKurh51dhuiIFrmHalcWM5jqmfO4eYyFp0eXp7aKe0rHtIu/add3Qcc0qYdmV4txqPamqXlkl5hIpnpm15bHx3jzpUZqqVtzoXqZvKa0
rKNWncU6U5iHhVdVuMl2zdvZRpVZaSq7gheufVmIeJHKd3eoa5ekl4qnTJSpfDijmfe5XFeBdoRVdqWi6oObimm3mLy+mMthS6int3pzZ4SLg0
y6R4uXpby2ujKX1FeMipN3arqlqYq+d6Zmase6l9eytmt+Joh0k/aoaZRhiHm468JkWmpjyFmJfqrLp5fJEWWFZGO32qeYd7Z5bIJFibrkmaiY
kWV6WJZbc5WopnXce4aJ2ZKLqtipmXVpKNrTiXuXo1dnabaL5qiHd7KXN5hHeUiC3rklSk6ZuNuCarqYU8eGudJnSWZPiqqWiXdNpyWMX5eVma
lyi8hTql7ldHamSDp6pXqphoxIlrjI+IFoZrh0TbtGmGaKq3+2SGt1WWhydrqKdpx7VzqlVkeaWnd0Y4ztuXvZdamoZqeVuDNXhHtrWcuZmEqK
d4eVbHUopneJl2aYaN2nh5xXflZ3p2R7Z6e7msgZW2dbdpqpqna1rGdktUm5lJnHV9ZnY5fKlpecfEiWeWaTjbpXWJvIennabYZ7ZBV3aJaMnF
d6yqdHZPZTq1zMSVTImWmIqKnmhZyNZeeLqYaHWpu9VhF65Zl7aHTXJpU5Z5vkReiqaTuIdbqdx5hpN3uu2mapxla6hFSGWHgnm0b9Wde5hcuZ
aMiHxDjGaop5XBm224p5itmZu5nKVHi4Z5lZpdGkWFjhRlujqouBx3qKrHp5s4l7nLkoSEKJNcGYepqpWGwlukmXnEg8ekeJdNgnqKWUiJfJqi
t7VmibO1mPQzjGl1GCWEeZd3XEuLXbdmdYrpZFr362u6mqcsqrmnd6pEWGY5ydePl5amGMs4eaunmZmo50psmSV7tmd3jXhXS6cnd8q5hqh9dU
wpeoS5QmrqXYrHKIZ3mLdmdUxjRzQntYZ5h3I1lcesgeY4pHSaWltoZjl2efpBr7WRVbame4ZZkUZaWFcVl7moiHl3t3enupyXupF0KMx7l1hd
psd8kpdblpiIlean8WZpRqWmdkaWZ0iLvHecV4OswseIWZmapshUadeWl4qph8dZipXpTIVjdci7Z7yaSYuWa4qKYyivaYuY2oF7eIpmlGZ0WZ
mebpmMZmpXgoZTJpZ4pmkrRIeYVWdmhqpXljiDulKFSDuzdWJqZmirh2tWppaJaEqbrZGOLYlHpn53u7eleotmlqeZtFq7aoR8SIlbvYfdU9Wn
K5dHumeJhoe1l3psp402iKSLiveYeKV3rah3mJl6nJnJF2WNm56nRYZ+VmiFaKZaebi+dLiKW+h2o+iWhkipO3vKZ9aZ93lYma17Z6jobIiGWZ
x2un5Gtnd6lnmniXRVx6iiiDmBm7k6eOyXqUltJlyoWHifhrc6hUNoSKaoacxUq1xreHlpe1mbgq7Ys5dUW8mYt5y/wnU2lXw3eZS8+Np1epa5
xnGoZUjKiB41NFh7fYc2jYpcaqi3q/PKeEaFrkZWaXy3mVZYaEyWp2hUyO15Wbe+dDpVepa6nJyGOXuZeXirp49qrFmFe3xjhVZ/VnTXjEPUlo
O4hEaHppaDuzl0xojZWUiWfmOMk615eU11eFK5lEvbuHp8hohXaWq3quwsZSWaNKNjosjEaqRkVFqad4hFd8uKpYUmmbdLnLtljDapYdh2aOiH
fIqGdoelbHm4W6s/prV7uS52mlhuuFaHiLh6g3u+eKaZiahtP1aGfneTt2il3KtnibWUdFamVcl4W6t2q6ZGaUaFpJVypFRzxrZ1p4e3umczm3
bDaJhruJWZez23hpb6Z4dKd163iLtGp5iLdHdJT8aZaXdZM7m33llmm124Z4kVbXsrhqJJPEnGiNWnioiVWlFq2XdsOWTYlzZGh4pIiYeDiJ+J
R8jYSnmJaWijjB17lZW3mKj3v4pHpro7eGmoZkM6psiNaIWHVnmPbHl3uDt5taplRGup6UhIxcaJp7N6dYWqd0tcrfplWUNbuJhGebg1rHZ7uH
y5nKlodnuIp3g2sY1bmIZ5bqlKWHa5pzlIc2pyODNmNJmKOKR5GluWldbI5+eUXUZ6xq6WmmtKlFg6WrmBunLCtZpcs2R4WUidqPuMuKh6Kra+
yizGpIda3IZ0d/madaN5LKy1hqPomIu4WL6Lmos4qfJ6S1qKS2pIvVpdaLa02tx2SWp4eqWDe2VYvKtsh6inlH5VnKfMiMldastYq5qKVGhrZX
h4uqeJYnm9aIWXjTVYt0s5maV5u35bqEWGY8eCycg5SMl3f5GoknhKdnmj+4hnepxI14FZpdi7KKaFR1VWU9WGg7yZiZZmiXhMiqlDiZSTeGxt
d4eHO2e5V2asQ2qnepyMTnhnWqx4fEeZrelaqUWMq0jGaL+ZhZdFiWPalWl2F9rIaHqcmWx3+4iphZdWa5WIWNmXUrdpNne4c3g2Z+xpaYxhem
iWJdiXd3WXWCip1TeouRlnaal281mrhCFOSEaJi4pUVHmXiIbJZovoqqeYWJpLfqbG+KijZFpXGoaqZ7uHdZaamFd/0stph4V1V654OIasaMmp
m1x6q1c63Nqpe0uGikh9tsdku8Z4NMlIZnZm5KW3ipF+NkaYrXhlY2iZfYc6dbiKqKifmFiomnxvZtiaymiGdmhbln+kioibRHhGl5RsmLidd/
a8dOd3l9RlXI9YRVaXiKlWM0hJh6qCoyiZp8pManWodZeGvJdbWH52e4TDiYF6ZjimmEiTfWm7mddmmxd6RscmeIOMyjV3x5jnXKesdXg4iZW5
kfqsR3p4l8trd6iVueZFtkiYjDqVd5eXisaYl1aEtGaXeJVdiae4fHppXFuJSCWndoujSCe6pkfYhouaVshY9YtYcqeGc6Z7g4xtZ8t3o2ZLuZ
aTlPlodoZfw5WJaEaZl+eWeBqZmWGnh6J4e6WVjENIb3Y4xnNrVzzFq3zMi3iVjWNoc3U8a6p5x41il2j6icrJZmhFZLgzR0lWx5bLeXrHppa6
eap8lKeGVKloi8mmRmV4l3iaqH8ih6lbjpSoVZl3vDm5g8WZVnqY1duYJyRIuIh9d5dBd6d5U7qWW+a3rUi8OKh8nScnlz2+hoh9l9wyqpqZpB
mlS3ZWuCaPloUXmHeFZsexpDiVh8WUy058WoZrdYmrVlnaaKNYSnZZi6tcuWf2inyJTliIi4vIyJqdaHdXdtemU3rKSpW5iahq6pa3iowqZEdV
dnR6eLaak8xLs3Rbd5uruie+SUdpjHlHNHuJZJlmOIh0JXfcu7aZQ6uWV7aYeI11hT2mlohpeliJNIJ3rKimZ8vWeaZnVdmYdqvna7rFd3qL/I
uRZ2Zdd5wkd6Y3jZpDzYV4g6Vm2smnV5mGqFSMmIbIqqmrV8WNhXppaHjMclqJm4tfFXePdlaomFx1o+ZbLJuZe7uKejt4mqeIZPubSFipl5po
m2mndqeDbJR2nxalp+aZ6DxOOlWclXe5YtVYcct1KKikaTd1g4pIlpuGx0hl6ISK+ZWJSnWnOmNXhmJGirtXhBmpaJumlr1YdXJXaWquu2yGnk
aHmT6bvteejIp4rIp5y5m0emdXORdiSWeMq0qamrkYd6hoeEaDjJ7FSFV3l2upZYS6pWdzPWqHSHa3jZa4pNYZYsiqnWg3lJNmx4u1qnOWqDk3
WEadeKdsf3ZnM1imOueI0peKqLqKX7rJrWTH2IWkltacqOiFWIepeJxldbjIe4aoicW6XibJy8pqh8erh42nm1e+WLnbqcuKa0uGq6Nox4o4lc
SZ1ZVul7uJOanJWqWnrKg2f8i1nHS6R35HiZPo2GSq+WhpmidYtqmJVHYz06djelrHTGa3R5eolJrpuKU3HJi2uTlnQTxUaYqaapd4JcWFd8Vl
iFOXuZR5qre6eS2vehZbt6iqWMyTalVlSphmqHm7eWGHpmccp8ZahZqLmURbVK6WXX2IW4iFtyiLlJu5mGiLOseaTKg4qYxYvjU3i42IZIaIam
tLrst7V3nkOsu6R5l5zIK8lqdnTDq1eVzJVlRZfFxqzrmMR5e2WtpbmyR4hVmZtHuad3pDt2VYp4Rma4i5WOpealu4fWS3e1OGlTlbeIWWpYU7
eKtbeYlHlTbIddpLTHWEi1iklne3yKNkhnd0mJlJ6GhKxanJR3V1dkvIdFm13a2pS1ZztyJrqHq2xtlGt4mJiZoYjHenNKuXZ8qaiYpaxbmErK
h1eIl5lYhSp6dJq3pInYVYmJjHuHWEGZuNdxWWipc2Oap5qp2SpEa1QtqZOIiULJRqqZhXu4iIv2lpl3oedXh3lIk4hJaBOaatl3qKJMZnefeH
fD1oKEfFhYeIs1uJqHZKqYqLZqJ7jK
`

export const storedWeights: StoredWeights = {
  words: words.trim().replaceAll('\n', ' '),
  frequent: frequent.trim().replaceAll('\n', ' '),
  vectors: vectors.replaceAll('\n', ''),
  vectorSize: 20,
  vectorStep: 0.36,
  tables: {
    w: {
      rows: 1503,
      columns: 10,
      steps: [0.1171],
      values: `AP4BAP4AAQEB/wECAwX+/vwD+v77CQP9/Qf+/QP9+wH++gMF/wAG+gACAQYHAAQDBPr8Avv8/gIE+v39Af8EBf8A/QH+/f/8B/8HAAT4AwL//v0C//gCAAD/9fv9/v8CAwH89//+BPsG+vf/Av36AfsF+wL+AP78//r+BAMFBPv7/fv7/QAD/AEB/fv/Bv8D/v/6/P4AAwQF/wb+BgID/wf8AfcD/f8G/QMCAfr7+f/+Af0B/fv+AQH8AAD/AQEEBfoC+vr//fj+/v4DBP8CAfz6AAQBBvz//QD/AAAFAPkE9vwD+/4F/gr7Bfj2/gP3+v4AA/8BAAH4+vkL/P0GAfsEAgn+BAAEAPsLBPwCBPz4BQr8/gIAAv4FAPz5A/n3CP36/f4A/gIDAfn4/v0E/wb+AgH8+fsGB/z//v8A+/78/vsCB/3/BQD++f//BP8B/v/7/f4CBPwABfv7BPv7/v79/gMF//j9AgH3AQb8CgL3+/oB+fv/AwT6AwQB/fkHCPv9AP8B/P//AgT7AgEB/PwB+gEB9gEC/f4CBPkIAQP7+gT/Af8EBAYD/vkA9/4MA/z8AQH+/P7+Bwb//v8B/vgC/gL/AgL7CPr+/wP+9P8C+vr1AgEBAgMA/Pz/Bf4D+ggC/QAJ/wAB/v0DBgX/AwP7/QQC+QHzAv3/BPwEAQcEBfsC/f37/AH+Avf8//8D+gIC+/3/AQf7BAH9AgD8Av/7/v4DAP77/wUB/wMC//4J+f4C/QUD/PcABP34BQn7/vwAAAD8/QAEAgEF/wEFAAH9/gUEAQL7BfX4Agj6CvkC+gEDAAH7+wAAAwMC/gP8BP4CAgAC9/7/AAT6BAAB/f8DCfkB9/v7/fgE/fgEBv38AgACA/33Bwj9/QL9AQMCAgb8Af36+gH/CPwH/AD8+gEA+fb+BAQIB/r6AAb+/gD/A/4IAgD9+v0HAAkF+vgB/QYA///78gj3APj+Bv3/+P77/wIGBQf+Bvj4AAP4/QT7Af8G/gEDAPsCAQME+Qb/BgD/AgMGAAEA9gABAAH/BwD7AQAEBP8G/ggBAP38BPz//QIBAf79AQUBAwX8Bf4B+fkD/wD9AwP9//0HAwMCAgD+/f4BAgb/BggKBgX5Awv9/f38BAMBAP0EBAT9/AEBAPn/AQYA/QgH//0A/wD7//f//gMABAL++v30BfoCAfz7DAz8CgH8Af4E/P4FCQD4/gAD+wYAAwL9BAP+AAD/APr//QUG/gAD/gL+AAL9/AH9AwAHBP7++wECAP4BAP/6//wB/v7/BAAF///4BQD8Bv79/v36//8A//7/+gL/+wH6AgT4AwIC//0C/v0CA/0BAPr9AP3/AvoE//z/BgQC//8B/wIDAQL/9wcF+vv//gICBPYABvwCAAoABPwD+QID/gUBAwMC9wcA//n+AAL/Av0BBAACAAAJ//sCBAH//AIHBPoD+/8E/gkB+v//AgcA+PsDA/7/AwH6/vj9/wEAAAL9AgEABQUCAf4F/QH7/QABBwIC/Pz9A//9/f0BBAEH/v4D/Az+AvsHAAH8+wUAAwEB/wT/BfwB/AH6//wE/f8H/PcB+vwAAP0ABfr/Bv3+BQD+/v39AAABAf0AA/3/BP4A/AP//P39AP3+AQAB/wAD/vwCAf///P8C/QIF+/UA9v8H/AH4AgL+AgABBgAB/fr8AP4A+gYABPoC/wEAAQb7+wQFAwL/BAED/QD9/wD7BQD/APn///8BAQAB/QEGAwD6+wQB/Pv//v7+AAQF+wMAAAECBP7+AQMDAf8G+/8B+wMCBQP///wAAwP/Af8DAgMEAP4BBAABB/0BBAP/+gH/AP/9/P0B/wMAAQAEAwD/BP0A/wDyCQEFAQD5/QABA////f7/AAD/AgT/Avz+//v+Af79//kEAwT7//4F/v0IAwP//v8BAgAA/QMA/QICBwADBv4DBgL/B/77Bvf69/8E+wP+Bv7/A/3/BP4A/AL//v4C/v4KBAECAwH/BQcFAgX9//cP9AD9/v76AP4CAwL+AQP+/AMA/wAD9vr/AP/7Af0AAgH7/wX/AfwDBwYE+QAC/QIAAwP9//sABAH9AAEF/gEGBAX+APv5/AL+AAP++//+AAACAfYCAgL//wIAAgIE/wD+BAMBBfwI/wMAAAEHAf8D/v4AAP78/gD+Av39AQABAAEEAgL/AvsEB/wF/vn9A/8AB/wF//v8/wf9AvwAAP8B/wX8BAABAfwB/AP9/fkE/gIEBvj///3+/wEG/AL9AwECAgIB+/4AAgIC+gL8///8BfcFA/z3BAcDA/4BBQT8AAEKAQMBAAkC//39Af//AwX+AgH+/gH+/AL7A//9+/8AAQEE/gcDAAIBAQAFAwH/B/0D/gH8A/8BAgD9/QID/vz//wcEAAD/Af8EAQL9/vsA+QX4/gf++gX/BgED/gX++vsD//wJAgAHA//9Af4ABv4A/f4E/AP7/f4BAv0CAwAB/PgCAgL5AAICAf/6B/8B//oIAQP/AAP+/gEA+gIEBP39AQAD/wcG/wMC/QIF/wb/+PgHAwD/AAECAgL/AAAB+/3//wIEAQAB/P0AAgT7BgD8/gAC//4AAwACBf8C/gMDAwIEAf0BAv8A+gT5AgAC/f8C+v0AAAEA/gQAAAIF/P78+QIDAP79BAACAP78//4AAQMDBf8A/v4AAgMDAQQAAwMH/v38A/3+/fz/AwgIBv8BAfsIAwT///4EAQQCAQUCAf39AwID//8C/QYD/v79BwIAAAQDBf7+Af/+AQUAAgMEAwIDAfwFBQT9/wH+/v/6+fz9/gP+Bf0DAAD/BP74Af79///7/P8FBP4EAv/+BwME/P0CAwMA/AIHAP/+BAICB/j6/wT8/gH8BAEIBQQD/AEA//8BAwIAAf7+A/8A/v4C/v0H/Ar/9v0D/gL//QH+A/4C/vwCAgH8Cf8CAgD+/f79Df7+AvkABf8C/P0C/wUCAQX+//wBAP4C/wMC+gEEAPkDCgQC9wAC+gP9Av3/AQH9///7A//8AwAEBP3//gYAAQP8Af//AP0FAAUC/AD//v75AQED/QICAAH9BAABAAAABQQD+/8CAwED+/8DAP79AgAC/AABAwH8/QD9/gH+BgID/fgDBwMA+Pz//gID+gEG/v4D/wAAAgcD/QIBAf/8BwAE//z+AwL+APz+AP79BAIEAP/+AAEBAwL8AAUG/Pr//fsB/gIGAwn8BgD6/gr9Awb49wD+/AP7+gkI/gABAwD6/v4DA/39AAIC/vz/AAMDAwD++QECAgAF/fr/AQD+/AH5AgH//gQEBgX7BgwC+Pj7A//6AgED//wBAf4B/v/7/f78+wT9AwMB//wJ/ggD+f8C+/4BAv8A+wAEA/v8/P8H/AEAAP0CAQb7/AP+AP0CAwQA/wH/AP4FAQIBAwH//v8E+wIC//0EAQAH+wACAgMAAP8EAQAD/QIAAv/9Bf8D//8B//wCAAEAAQEAB/oD//4F+wIG+wQB/f3+A/8AAP0E/v/+/QIDAQH+Bf0CA/39AQf/A/j8+gEF9wUDB/b8Av0A/v0F+/38CAAC/P36/AILAQEABAH9AAMEAf7/+AP+/QH8BP0J//7//wH8/QIGBAT////7AQP9Af4FBP38/v8BAP78BgAD/vsG/AH9/QD//Qf+CgH6/wMA/wAEAAQBCAf9Bf4B/P4BAgP9BQQD/P0CAAQEAf0EBwAC/wH/AQL9AAMABf4D/QID/QD8AAAD/wj+CAEEAgH8AAH/Af4B/gP9AP4F/gT+/wICAP/+AgMA/P0AB/39A/8A/wD5/Qr//gEEAP34AwIBBv37AAD6/v39BAD/AgH++wD5Av8HAPz/AAECAgMEAv/9AwADBP/7/gD5Af8EAf3/AP0EAQACAP3/AP8F+gP//wECAv3/AAP7/AICAf8D//8BAQL+AAIFAgD9BAIA+/0FBwUDAQH/AQT/Af4A/P/9/wT6AAP5+wH+/v79/f8DAwIA/QMCAf/+AAMC/fr+/gEH/QEB//4BBP/7/wD+AAQDAfz+BAL6+wL0/wEA/v0A//4AAAD8AwP9Af0HBAQDBAL//AQEAgIA/f/9AAf/AgD9/v/9Af4BBP8DAAP8+gEAAAIF/QL8/v3+AAIBAgQA+wICAf/8AgEB/f8C+v4G/QUA/v4A/AYF/P8DAgD7/QQA/wD8Af8CAf7/AP/++wUBBQEBAv8A/P8HBv7++wUABf/9AQL///77AwULAgL+AQkABAMBAf4EAgH/+gT+AQD9A/8GAQABAAIA/wL/AwIF/vv/Av78AP0KAP3+AgMD//8BBQICAf7///8AAAEC+wb+Bv3+/QP++vwAAQAA/gH+///+/AIB/fwAAQYCAQAB/PoAAQP9AwL3CP0BA/j+AAD4Af8AAAMC9wwDBAD++/4EAv3+/f78/gL+/AT+CQUF/QYDAAAFAQACAQH/+f4B/P78/QL++wb+AwP5/gABAAL+AAEA/wABBAb8/gECAAUA/QUCBv73AgAD/P4CBQD9/gQF/gD7BQIAAP4BAgD/AAP+A/0BAv4F/wcC/f4EAQH+BQMBAvwEAQD+/gwCAwX9A/4BAgEBAQAB+wIC//0ABQQHAf4CAPsA/QADAAIB+wIA/QIABwQA/wcMA/YIA/sEBQH+//r8A/8DAfwBAP7/AwD+APoAAQH/Af8BBgQA/PsGBf79/gIKBfv//wD7BPwDAP78Afr//gEE/P79+/wAAf4ABf4FAP0HBAEEA//9BvsDA/79Av8DAAj7AAAB/v8DBAEC/wIC//v+//0AAQD9/QD//f75AQADBQQCAPz/AQIB/vv+/wEB/AABBAL+A/4A+wL8AQD/A/8E/fwE/gEB/vsHAAcB+/wI+/oBAQL/AAECAf8AAwX8AAQF/gIA+wcE/v/+/AIBAAIFAQL9/f4G/v79Af//+/wCAQL9AQIDAQD+/wH/AwD/+wD/A/kA/gUD+wH+AgT7BAAD/wL+AQH+AfwG/wL//QL//gMAAgMBAP0D/P4DAgIABv8AAAD9BAID/QYGAwED/gQH/QH8/PsEBAL9/gEHAwQA/v//AQAA/wAF/gD+Av0HA/0CAAD//P8CAQD+/QUBAgEA/gICAAL4AgAEAwT7CAP1/f3/Af8D+gMDAvsA/AABAQP9AAH8/f79BvsABAD+AQP/Af8C/wH9AgD+/wABBAADAgABBAIAAQQC/gL+/gT+Awj++QP7//3//f37AwACAwUAAPb9/QEA/QoABvsB/P///QQFAgL+/wL+AAMCAf7//wD9/wQCAAL//QIGB/4G/f8A/gIEBAMDBQMBBvkCBQD9/wMCAv7+BfwHAf8DAAgCAf8A/wH9/wADAQYB+/wEAAQB+/oC/QEBBAQE/AEF//8C//7//wEDA/76/P///PsF/QYFBP4B/wAB/gECAgD8/wQE/wAEAwP+A/8EA/wCAQQEBAIE/vsBBQQE/QEDAvz/BQED/wMFAgD//gEBAwT+BP0GAQT/Af//AwcEAP8ABAIC//8AAP8A/QIIAwIC/P/9AQIDAPn++gL+AQAABAACAP77AgACAQP9BvgGAf4CAgP8/QMFAwMAAv7/AAIABwT/AQL5/AMBAP/+AgIA/gAC/wQA/gMAAQD+/v4A/wIEAv/9AAAABQT//QICBv8ABP4F/f4B/P/+/vz1/vv7AgX7BwP+DQL+/wIBAPsBAAIA/v/8AAX+AP8EAgL9AQEEBQICA/4AA/8D+/wCAf0AAAD6APf+BfkCBv8BBwj8//7+/PsAAgD///4AAQYCAAT//f37AAMBAAD//v4C/AAEAv4F+gX9/fwHA/wBAAQA/QQDA/8FDPwFAQf8/v4AAQD/+wYCAwP9AwH6AP8FAwD8B/4C/QD9Av0B/gf6BAL+Av3+AAAA/wP/AP7/+wQH/AMAAv/9A/z+AgMCBAH+Bf/+/v4CAgQF/f//Bf36AgL++wEA/AED/gH8BQMF/gX/AwEB//39/voB//8D+wMBA/8DAgEA/QQCAP/++gcDAwcD/QcE+AMHAAED/AcBAwEA/gP8/wAEAQH+A/7+//78AwL7/wD7/wL/A/0F/gADAQL9/QUDAAT6Bv8F+gIB+/v8BAH+AgL+AQABAwL+/gT9AP8B+wUCAAABBAICAvsF+/39AQL+AP4CBAT/A/wABf8OAPUD+/0DAgL5/wACAf8B/QIBB/YBBQL+/QH+/AP8/gP/AAECBP4EAQECBAQKBPv8BgP8/f79BwEC/gYD/P37A/8E/v0FAwL///4BAQL9/QABAgIH//7+/v//Av8DCP/++vgDBQH+/gQB+gIE/wf9+f39/wQAAP/9BAMC+wcA/fv3B/kHBAP9AgAC/f8DBAD+AwECAQEB+gL8B/kD/f4D/wP/A/oF+wMC+vkA9/0D/v0CAgMBBgL+/QIDAgMD+QL/AAD9AgEE/P39BQT7/QICAf4DAgMCAP4FAP7/AwIBAgEB/wD9AwH+//4C+wQC/P7+AgAEAvv6Af8D/gQEAAMC+wICAQADBwAC/f///wADAgMB/wH///0A/gX+Afz/AgIBAAEACAH7AwL/B/0F/f/+B/7+/vsF/wIA/f/9AQL9/wEBAgEC/AEE/wECAf8AAAMBA/8B/wT6BAD8AwT//vwEBAMHAAAA/gD/AAEBAAQA//0DBQAE+v34AgD+/v0ABQUC/wD9//0H/gEAAwIF//4E/wH/+AED/v/+//4D//v+/f8A//sD/ggCA/0GA/7//wcCBAMG/vwBAAb8Af77/QAC/vsC/wYCAPz/+QADAf8CAAYAAQH+/AD///7//wACAQL9BAMD+PsC/P4FAv0D9wABBAD+AwICAPwB//3+AwAD/gMDAf75/wIBAv8CAQEDAv76AAIA/gL/AAIBAgP//P/+Bv///v4B/wEB/wECAvz8AwIHAvsEAgT8/QYABP7+/AX9/wQBAQID/QL+/v35/wAAAwIG/v///QIBAAD///wDAf3//wIEAwUB/gH/Af8B//8EAP39AP8CAwADBv79/P8CAAcIAv8DAAEBBAH/AgIA/wT9BQAAAP8A/v7//v7//P8AAAL/AgIDAgH/BP0CA/79/AQCAv7///8AAAL/AgIFAAD9AP0D/QP9BgUAAP4CBP78Avv+AwAA/PwBA////wP//gMC/gEC/QAA/v8B+QUBAwICAQIBAPwCAAAB/fz////8AfsDAP8DAAAEAQD/AgL+AQD///8CAwEE/gH+/wD+/QAA//wB+wD7AwAF/Pz8AP0FAgD9AAUFAwQA/wD6AwT7//8D///8/wQA/QEAAPcCBP76/AX+AwT/AvsBAf4BBAEF/gX+//8D/v8CAwAB/gADBAUA//0FAgMG+AkF+wL+/AEB//0CAgQA+wD9A/wDAQIDAv/8/QAA/f4CAwX6/gUABfwEAPf++wD9BAEE/gQEAQIF/fv8AAL9/f0F/f/8/wABAf0CAfwC/QACAAEA/gT/Avz/Av/9/gH7AP8CAPoDAgIBAv4AAfwE/wICAgEAAf/7Af4C/wADAQP/AQIC/v8FBf0AAfwB/wMBAAMAAQD9AwAFAf0EAf79+wAA/gD9//3+AQD9AP8EAAb7BgP3BQYHAQgBAQP8/QQB/f//BAD9+f8E//4C/QEBAf8E/v8A/gD7BQH+/wEC/vf+A/8B/foDAgQDAPz8AgEABAL+Avv+/v//AP0B///+/f0C/AMD+wQE/f0A+/8AAQL/Af4BAQD8/AP/AgP9/gEA/P8CAgMFAPz+/QEG/AEH//8B/P0DAAMAAgMEAfz+A/sFAAUAAgAB/gT7+/kMBwP//wQAAf/9AQMCBAEAAf0CAwIB/f/8/P3+/wAAAfwCAf3+/AABAQECAgAH+wID/vsCBQoG//8G/QL5BvsBAgL8/gUDAP4BBP3+Av0G/wEC/gMCAfz9AgL9/fwFAvz8/QAD//4C/gH9//wEAQQC//r/////BP4A/f4CAP78AwIAAwYBBQH///7//wH/AAD///73BP0A/QIAAwIA/gT9AgAI+QEFBQb2DPv+AgIEBP//AgIDAAAA/QT/Af0BAgcBAAL//gEB/AIC/gX+AgIABQT//gIDAAAA/v4AA/8BAv79BAAC/wMF/QEC/QEB/wIB//sAAgAA+gQB/gQBAv8BAfz/AQECAAIBAv38AAD9//wAAQf5AAD+/AAI/f0CAf79AQQGAgP/A//+/gIHAwID/v7//AEAAAAABf4B/vsDAgAB/wH+Bv8BAgIEBAL//vwEAv7/AgQD/wUB/f8CA/v7/QQDA//9AgMAAf0B+wIA+/37AwID///7/wL+AAAC/P0BA/z9//7+BgL6AAEAAvwA/f/+BP7/Af0BAQIBAPj8//z9AAAC/v4EAwkBAfr8CP/9//oG+gH+/QMGAQEBAwT9/v0EAwEL/gL//AX/CQQE/v8A////AgAAAgQBAvv9/f0DAQMBAQL7+wMB/QD8AP8D/////gUDBAIAAAH+Afz/A/8G/v8BAv4HAwQD/P3+AwAC/gL//vwA//0C/QP5AwL5AAYEAAb8AgD//P8D/P0F+voCAgD6AQH+//4B/v8BAf76Bf4BBAADAwAAAPwA/Pv/AP4AAf37AvwAAwQEAAH+AAICA/8EAwD/APsDAAH+/QL9//7/AQACAP/+/gEDAvwA/wUGAwIB/f8A/v77/gD/AP/7AQECBQD/AvwBBgD7Afv/AgAA//7/AwL//QEFAv8BAwAD/fr8AQH+AQMCAwT/Av//Av4B/gEB/wT+AP0CA/8BAP8DAgAA+wUDAQICBwAA/P4BBAQE/gD+/f//AQABAP4B/gD+/QL/BAABCAEA+/8BAAP9AwD/AAECAQEBAwMG+wT+/QL9BAP/AfsAAwH8AwUHBv4A//r8BQEBAv4A/ggCAvv+BQAEAv4D/gIBA///AAIABPv9AQD+AwD7AwAB/wEA/QH/AfsCAv39AP8DAgQBAv39Av7/APsCAgMA//8BAPz8AAH///4DAf4BBAD6AAb//P8DBQQBAf0D/wP6/AH///8C/PwE+QP/AAAEAwAB/wACAgMG/f/7/AEBAQD/AQEA/voBAQAA/gP3AgD9A/4C//0DAv36/gMDAwL/Af0C/f0DAwEBAQIBAgL9Af4BAv7+/gUF/f//BAEBAP8AAPsA/Pz/AAL///v+AwACAP8A/QQDAP38AgMCAf3+/foD/fwBAAH8CQQE//4EAgQB//4C/wMCBAH9/AH+AwX+Bv70+AACAf8DAgMAAgEDAAD+/P8DAgH7CPkC/AIC+wMDAwMCAv76AwIAAv39AgEEAgL9BgT4Af7/AAECAgT//gD/+wD+A/wFAv/+APr/AAMBAgL7/PwEAgP8/AMDBAQD//8C/gH+AgAD/gUC/QL/AwEC+AIE/Qf6BQQA9gICAP/5AwIB//4CAP38AQMAAwL+/foBA/7//QQCCP7/AwL/BfoABAEB/vz9/wAABAT8Af8CA/oAAP4CAQEBAv78Bf3+AAQCAgEB/AABA/r/AwL8/PsD+vkDA///AAD6/AACCQEBAwH+/AUBAwT/AgIA+/0FBgMB/v/7Avn8AP34AvoF9Pz7/wH69gIG/P////4H/wMGAAUBAP0FAQAC/f/+/gH+AP4AAQACAgL//v8BBAAB/wADBAIBAv/8AwUD///7/QECA///AP4FAP4EAQIBAP79AgAC+wQBAP/+AgL/+wIAAgMDAQD+//8DAgT+/P/7AAEA//8EAgT6AQH9AfkCAAACAv8FAAH9AAMEAvn/AAID+wD+/vsCAf76/gEB/QH7AAAC/QEEAP4DAf32AwP+APsCBQEFAAECAAH9BAICAAP+AQAEBAD+/AQBBAIEAv8C/AL8BwT5AQP+AfwA/P//AfwGAQEGAQAB//78AQH/Av7+/AUB/v/9AQME/gH5AgT+/v8FAPwDBPz/AwH7//sCAAMA/AQBAP7/AQEB/fwE/P4CAf3+/wAC/gMCAAH//AIE/vv+BwMD+gD+/wf9AgUB/f/5AwMA/PsBAAH+AAEA//4AAwQAAAAE+vj9/f39AwEBAgL/AwH9A/v//gL+/P0BCQADBP76/gD+Af4EAQH+/vr/Av3/AgL+A//8//wB+gUCAgIA/QMDAQP8/vz7/PwCAgIG/wADA/z+/gADAAD8Af3+AgACAQACAf//Afr/AAL+APsB///8/QYDBf8BAQEA/P4CAQIE/gH//AL+A/wBBgH////8/gEBAPz/AvsCAAH+/AQIAf4B/QH7Af4DBQEGBQH7/wECBP7+AAP//vsEAPwA/AECA/r+/gAD/wQCAwAA/QX//vv8AwID/QIA/v/9AAL7+gAAAf4BAv8A/P/8/gD8//3//wAH/f3//QQEAwL+AP///wAEAgD+/AUAAf4D/wICAP///wIE+QH/AgECAf/6AQH//gH9AP0D//wB/AT/Af4C//78/v4DAPz9/v79A/0BAgAD+//6/QEDAAIB+gcA/gACAgL5AAAAAP8BBQMCAfwBAwH//QQE/f7/+/39BgP3BQL//AME/gIFBv/+CPUBAPr///8A/wL8BAD8/AADAgP9+vz8BgMC/PwABgUCAwL+AAECA//9Av8C/PwEAQMCAv79/f7+BP///gIDAQL8/gYEAwMABAIB/v4HA/39/gMDAfoBAwD+Av0BAwL+BP8BA/4E+gABAv0CAQID/wMEAPwBAf4DAfwE/wAAAAL/BgIAAfwEBfz8AQQCAgH4BgT/AP8DBQQDAP3+/wECAv/9//0A/AL9BP79AQD/Afz+Af8CAQIBBP79+wP/AAAAAf7++/8CBP0B+v/++wH9B/8BAQIABf8FAvkB/f39/wUG/foAAQAFAQP9AQMBAgX/BgH7/QED/voE+AQCAwEE+QEA//z+//f9BwD///wJ/wEBAgH//gD///8DAAH/Af//Af4BAgAEAf/9AP/+AgABAgH9//4A/v/8Bf8B//4B/wEB//79AQEC/wT7BAQC/v4A/QT6BAL+AAH+AgECAv4B9gAA/wH/AAD/AQEF/f79/wIBBP0B//wCAvz+AAMHBgUBAPz/A//+Af0DAQP+/AMCAgP/BAD+/fgCBQAD/vr6BgUB/f3+BAgA9wQE/v79BAEIAQUG/vsEAAAB/wIBAvr9AAAF//8AA/0G/wb89/7+/gT+BgEB/fgF/QIAAPsDAAEEAgAD/wH8/AUAAwEB/v0B/AEDAAEB/AAB/v/8A//+AQEGAAD8AAMBA/8CAv0CAf///AL9BQMBAf4EAQME/AEDAf/+/wECBfsG/QL/APwGAQYAAP79AgD+/wEFAP8A/QIB//37AgEEAwAB/P3+AQD/A//6Af/+/vz+AQL///0BAgP6AwQC/v7/Af8CAgID/gQDAPv+AwADAv4AAvz+/gMD//7+/v0E/fwBAAIBAgL7AQIA/f8BBQP7/v8DBPsEBv39A/78////AAAB//z+BfwB/f8GAgABAwAB+wEDAAH///7/Af4CAwADAgH+AwH+/v4EAf8A/QH+/QD//gAA/P0A+An8+QQA+wH8AgMA/wAE/wX//gEB/gMFAQEB/gMCAP0C/gUFAv4BAv3/BAAEAf/+/P7+/wT9BAMA/gL9/QMAB/z+Af4AAQQAA/3+Av0E/gX2Bgb+AAMABQICAPsC/wIC/gH+AQH/Av8DAwEB/AAA/AL8AwH+Av39/wAFBAL+AAABAf78BfwAAP7+AAQB/gMAAgQA/gAD//wCBgX9AAIBAQABAwIDBAcAAQH/+wMEAv/9AAgA/vz9AgD//vz/Agf//v0FBAn//QT///0AAgMBAgH//fwE/gADAQIBAQAABAQA/f//AAL+AQD9/wMDAgH/+/0DAAIDAQAA/gH+Bv8AAv4B//0A/QEAAwH6+//+BQIFAPwC+wIBAf0C/wAHAAQDAAMA/QEABgH+AAD7Af8CAAL/AgICAP/6BAH+APsD/QYC/wECBAEE///+/gMA/wMEA///AwL+/v4CAQT9/AMA/fcDAAgCBAL//v0GAf8A/gX5/wH++QABBQT/APwHBf4GAP//A/8B/wP8AgP6Af/7Bf///PoABgUD/gD6/wL/AgIEBP0D//oCAAEAAP8BBQD7A/8C/wQEAAL//AMEAAL9A/0C//8E//8A/AMABQH/AAAG/wACBgH+/wQBBAIAAP4D/PwBAQAC//4C/v/7/wQEAfoB/gP9/P4BBAL+APoB/gD++wUDBv7/Av78Bv///f8A//4CAAb7/wL9/AD/Af0FAAX+BAQA/v3+AwD/AP78AAAAAfsEAAICAf4A/PwCA/8F//z+/v8A/gL+/wb+/gP5Af79Af8FAP8C///7AAYGBvsA+wIGAAAAAAD+AQUD//3/BAYH/gAC/vwBAf3+AAQBAQD7AgP9AAcB+wD9+wP/+wEEAgQC/f8C/wAC/QD/Af7+A/wC/AH+AQAB+/0CAgQCAf4A/P4EAQH8Av/6Av3/AgABAgD+/QD///4E/wD7AgAGAQABAAD/AwAC//4AAwQDAv79BAEDAQL/AwMD+v8BAgD+/QEDBAH9AQD9AgEEAf8BAAAA/wH/AwT8AQD/AP0F/QUCAgP9BgL/AwP+/fwFAQD/+AYDAQD7AQEB/f8DAf3+/AUBAQD9AwD7AwAA+/wA/vwBBgUABAUG/f8E//8CAAMBAQD/Bf/9Af4A/wD8/wMC///+Af8A+f4E/AAABAP+//7+AgL9Af///f4CAQoGAQED//4A/v4CAP3+/gL9AwQA/v7/AAT//gIA/wIBAwECAwEA/f4BBAH//AX+Avv8AgT+AAAA/PoB//8ABf0ABPsA/fwB/wMCAv8EAwH/AwABAP37/gP8Af8B/v/+Bv8ABv0EA/z+/P3+BQIA/QACBQEBBAH7+wD/Af37//sC/gL+AwABAwYAAv3+AgQB//v9/QT+/gT/AAIAAgEB//4CBAIB/gMABAD7AAL/AP8H/QT8Bvv6CP4DAv8E//sEAAH+/gIAAfz/AgQC/f0IAvwA/AD/AAT+/wAHAQMA/wMAAgT8/gYACP3++QIG//4AAQD+AgMBAgQA/PsEBP4C//79AP4B/gH+AQT6/v0BAPwB+ggCAfsA/AH/BgQD+v39+/z9Bf0EAQABAQP8/AQE/gAF+v8DAf/9AP0CBAUA////AP/9/gAE/wIC/P0BAwX+AP4A/fwF/wMA/v/9//0CB/kABP0A+QEA/AACAv8AAAIA+f8EAv79AgL9/gH9/f4DAgAB/QP//wD+AgAI/AP8/QECAwMA/f/+AP7/AgABAP4C//8B/v0DAgD8AP4B//oDAQMBAgYBAv8BAQADAQD9/P/+/AAC/gUDBQIAAP8CAgD+AgAD/v7+BAIBAgD9/gIA/PsAAQQCAAAB/P8EAgD/AAABAP79AAAD/gIA/gH///78AAQE//7//vwD+wH+AgMC/v/+/wT9+wEDA////gIABAP/AQAA/QIDAwADAP/9AAX+AQACAPwD/wD9/wEEA/7+AgMB+/sEAgQC/v//AwED/P0EBQX4Bf//AAH9Afv5AgP9/voA/QAA/gAD+QEABf4AAP39AAQDAAEAAQUB/AUA+/0FAwAB/wAC+/38AwEFAv4E/QD+AQIC/f7+AgQB/foFAgUA/wIA/P36AAYDAP0FBAMAAf8ABAQCAQL9/f0A/AMB/AYAAAH8AQEDAQH//wL//QIFAgECBP///wIAAf3//QMBAgH9BAUFBgAG/wD8/QED/vv8AwAA+/v//wUCAv79+gIAAAECAQMF/AH7+wUAAwEC/wX9/f8BAfr5AQT9AAH/AAP/Af4C/gEA/gD/A/0D/wAB/QAFA/0B/vr/Bvz+A/n+BAMCAAQC/AIC/wEB/f39BPz+/fz7/wL9BQP9AgABAwAA/Pz/AQEABQQBAQIC/PwCAgH//v3///79Bf4CAgD9//0C/wAA/wMBAf4A/fz+AAD/AwMABAH7BQAB//4GAv/8/gMB///8AP0EBAACAAMEBP4FBvgA9vj9/fcAAwAAA/wBAAL8AgEE+vv/AgH//voAAPwC/QYC//wA//7/AwD//gMCAQT/Af8D+wMBA/kD/v79Bf/8/wIC/vsD+wABAgP+/v4DAf4EAwMB/gH/Af/+AAQC//8CAAD7/AT8AwQAA/8A+/4EAQEE/gAAAf7+AQICA/3//gEB/wAAAwMA/QIA///+/QIB/gIAAf/+AwECAgH+AQD/AP4EAgD//fsCAf79AQT+/wAB/v3/AQL/BP8DAwEB+wUC/wL+BgMA/wACBgH+/QEFAv3+//39Af4FAQH+/wL+Av37//0BAf8CAAICBP4A/v8A/wP//wT9/AEB+wP7AwL/Af8DAf7+AQQDBAAABPn8Af8B//z8AgIB/QQBAQID/QD//wID/gMEAP/7AQIF//8BAgX/A/4EAf0AAv8AA//9/fsC/v0B/f3//wYAA/4BBP8C/f8CAgH+/////vwGAgAA/gUABAQD/vn//wIEAfz/AP8B/v8BAQIBAgH//foBBf//Av7/A/4ABf4EBAIA+wIB/wT8BAMAAP4BAv79+QIBBAEC/voA/gMDAPsDAAH//QMD/wEFAPwBBP/+/wICBAH7AwT7/AABBAEEAgD+/wECBf3+BAAA/f4AAv8BAwMA/v0AAgQAAv7/AAP++AQAAP79Bf7/Av0B/wAAAP0B/v///gL+BP79AQH9Av0C/QABAP8D//z+/QIB/QH+Avz9AQX+//4DAQMB/wL8AQn+Bf7+BAIABf0CBwMCAv0CAf8B/QAABAAC/QP8AwT8AwAD/v4D/wUD/fv4Bgb//f4CAQAB+gX7AQQBAAIDAvz+Av/+AAD/AAP+AQD8+/4EBQEC/wH8/f4AAgADAPv7Af4FAgcG/gIA////A/8AAAEEAP3+/wD9AwED+vz+/f79/Ab++gP9Afv+/f//BAEC/gMDAQIAAgP/AAAB/fn+AQAEAQIC/wL//AL7APsA+v7//f8AAf3+Af4C//gBAvwA/gL9AQX+/v8B/gID/wD++/4CAQP//gIC/QH9Afz+AgED/QAFAv39CP39//z/Bv8HBf8BAAEA/wEFAP/8/QD/AAH/B/4CBAD+AP8B+wICAQP/Av8AAwAFAQcD/v0AAf3//QACAgMD/f3/AQEAAgEAAQABAPz/Af8B/f8C//8EAgX+//0CAgD/+QIB/v4B//0ABP/+AAUDBQEC/v7+BAQFAP7/+/n9AQP9BAQBAgAC/gAFAQADAPz5AQH//gICBAUE/gIC+wQCBf//BfwD/P8CAwT+AAAB/f3/AfwABv8CAgT8/gQE//4CBwID/wIB/v4CAgEEAgABAQT8/QH5/gMB/gP7AQD+AgT+//0BAP8A/gL8/P0AAQADAwP7AgMBAwkEAf4FBP4B/PwAAAUD//0D//78//8I/QMD/v7/AAUC//z/AfwCAQAA/wIBAAIDAP0A/v8DAP8DAwH9//0FAQAAAQIA/gAFA/4D/AIA/QD+/v0BBQACA//9AAIAAwD/AgT8A/8EAgL//gMA//75CP8A+v38/wMCAAb+Af7/AwIBAf4EAQYDAQD/AP/+AwIG/wD8A/4CBf76A/z7AgP+/P0DAAEAAQAB//3/AQX9/f/+/gH9/QICBQP9/wAA+/wBAAEFAQf9AAEAAwEEAAH+/f8B/QUDBP3+AwP+/f3+AQEC/gUA//3/Av8EAQQBBAD7AQEBAf8BBAQAAf4EAP3//QMC/QACAv8D/wL/AQEDAwEEAwD+APz/Bf3+/QIEBgIBAwL8AAj9+wL/Av0BAf8C/gEEA/r5AP//Af/9AAEDAAD+AQYDAf0AAQD//gQABQAB/gP/BAMA/wIB/QACBAIAAQT/AgIC/AMAAAL9AAABAAIA/Pv9AAMCAf/7//3+A/wCAQD/AAMCAPr+AgMCAAD//gMC/wb+//4A//8F/AT6AAEEAf/6/f/+BgMAAwIAAv0EAAQB/v8BBwAA/QADAgQBAQD9/wT9AgMB/wEE/wD+/wEBBP79AgL9AP8IBQMC/QD+/QT+/wEBAAEEAQACAwIFBf4HAPwC/wX+Af/+/v8AAAT9AAQF//z+AP8DAgQE//8BA/76AP0AAAD//AD8+wAAAP//+P4AAgcE/gP/+QL8AQH9/wP+//8BAAL6/AL6//0AAvsA/v///wICAf35Av4C/f0DAwn8/wH9/QX+/v//Af4C/vsCAv4B/f77AwH9AAECAgH9/gADAAED9wT/AgMBA/8B/gIB/f36AQMAA/v+BAH/Af/8AwEBAgT///8BBP/8/QMCAgABAfv8AgACAf8F/AP+/wEDAwP//P0DAQAA+wIGBgMA/P/8AAICAf0CAvwA/AYC//76BAAD+P8A//sC/gH/A/v/AgcA/v4BAAP9+wIA+wD9AvkEAv/+/gIDAwL/AQD9BAACAAH//v8C+gYBBAQCAAQE/f///wMC/v4CAfv+AwQIAAEA+QMA//0AAQYF/wD9BPwA//8DAP4AAQH+AQH7AvwEAf4AAP7//gQDAv8A/f4FAf38/v4BBQgH9wQE/gX+/v79/P0BAfv9//4AAAMEA/7+Av4B//4AAgH8AAj+/QECAAUG+wMC/fz//f3//wIBAgD8Aff9AgD//wIA/wP9/QL9/v0C/wT7AgP8/vwDAQL+/QL3/gEBAAABAQL8BAMGA/7+Av38Af8F/wT//QAB/v//BAECAP0FBAH+/AEE/QH//QD8+gX9/gH+/wMBBPwC/gH9//kCAAMC/AIBAf/6AQYB/AECA/4E/QMB/fsCAAAE/QAEAf8AAgAC/QD9/v0BAQD/+wIDAv/7/v8C/QEEBAb9/v4A/wECAQEA/AgBAwECAv7++/0FAfz8AP4EBf8B/gEA///9AgMAAQAA//4D/QEGAAMCAP4BBQEA//wA/wD+/P8B/gEABgT//AEGAPv9/f0CBQL7/QT+AQH//v//AgEDAwL///kDAvz//QMGBP8A/gIBAv75Av4A/gUAAwQA/f8CAv4B+wEEBQIA//oBAfz/APsBAgECAwL+/gX+Av8AAwIAAP0FAf0G/QL7AAD9/gEFAAQC/f4B/wECBAMBAAEH/wAA+wf/Bvz5+wL/BwD6AAD7AAP///z/AQL+BAAG/v0FAAX/AgD9AAQA+wIFBgb7AQD//gABAv7/AP7/AP75AQUAAAUCAv39AwYDAAH//v4EA/4DBAYDAAAI/AABAgADBPz6AgH8/AEEBQP8BP8D/Qb8/QACAwQC/PwEAfz//f79/gAGAQIC/fz7AP0A//0D/f4C/gIA/AABAf4D/gQBAAH3AAADAwAEAP8B/f7/AwL/BAAAAf8FAP/7/gL+BPwA/vsDAgX//QL//AIA/v8A+fz//AL9AgL/AgIEAvz9BQMF//oDAgL6/wMCBAAAAP8B//4C////AgIABQL/AgAAAQME/AQC/QEBAwUDA/0B/P0CAQT9AAIAAQP/AgD+/gEDAQT//wMBAAABAQEH/QAH/Pr/A//9Af0BBwECAgEB+QED//v/AggD/AH7/fsCBf74/AMBAf35BwMA/QAAAQb++gL/Af///v/+AAP/A/0C/vsA/QIB+AAD/vv///0CAgUB//4CAQD+Av4E/gMCAAUAAf38Bf/8APwD/AT9/wL//wL/AvwE/gD/AQIEAf4AAwD+/f4FAwMEAf/+AP////8B/wMA/vz/Af/9AwQEAAIDAgD9AP39AQAA/wQAAQD/Af7+/QEAAP7//gAFAP/6AwABBAT8+wYDBP76AwIDA/8B/gD/AP7+/vwB/P//BAEBAwMAAQD8+wIA/QP/BgEA+/0D/wD9AgP+APoC/QT+Af0B/P4A/v8ABf/+/QD+AwP8AwL9/gD+//8DAwAD//0DAP76//8DAAP/BgL8A/4DAPwEAAP//P8BAAEDAf4CAgABAwH+BwIAAwH+/fwB/wIB/P79AgECAAL+Av//AQD7+QIA/gUFAwIE/gIC/gH//gUCAvz7BAICAf0A/QD9AQUA/gD+/v3//fwB//8A/v8A/gH8BP4ABgQBAQD6AQEBAQEBAQIB/gIC/f/+/QIDAQL7BAMB/v79//0DBfv//fr89wT7BAP9AP8E/gIAAAH9AQQBAwEC/wH8+f0BAf4CAf8B+/wEAAQA+/4G+gAAAgIAAPoA/gD8/gH/AP8B/gL9/f8DAP/+/gMD/fv7AgEE/gECAQD/AAACBAL+/AL/AgAB/wUDAQICBP/9AAAAAgH+AwIC//sA/QUCAP8A/v8GAAIBAwMC/QH+AQEDAgD+/gD8/P39BAAAA//9/fsG/fz8//4BAPz/BAL9AgIDAgL//gIEAAEC/QQA/f0G/wD//gMCBf8BBQACAwEAAAD+AwT/BAICAgEAAP8IAfsBAfv5BAIA/fv/BAX/CAAC/AQA/wT+/PsCAvv+AgIEBP8A/gAA/gAAAfwBAv0B/wMBBwT9AgME/PwDAgAD/gMDAgIB/v8BBAUGAwAB/AP/AAAA+/8A//8C//7///v//AD9//33BwEDBQH+/wX//wP8/wICAgEF/QAG///+AQIA/gIEAgAF+/oG/QIC/P7+/P4B/fwC/gIBAwP8BP8AAf8B/AEG+/8EAAL+Av/+AAEC/vsAAQIAAP/9/f/9BAL9/gD//f8C/wEBAfsDAgMBAP0CAQAE/wL7AQL/BgABBPsD+wEBAQMBBQEAAf0AAfsC/gEFAgX8AP/8AP0B/wAB/vwB+wX9AP4BBf8H+v7//wMCBgECBAP+BQMFAv4CAf7//gMCAP8A/gH///oB/wADAQAAAAD9AAIFBgAB9wb5A/4B9Ar8/wX9/gIAAgD//fz//fz7BAEAAQIBAQH9/gIA/wH+/P4BAP/+/AT/Av//AwEA/gABBAQCAf///P8CAgIA//79/v4CAgMDAAL8/gD/AwEAAQIC/wD/Av0BBgECAvwD//8B/gIA/wP+AvwCAAT+Av4E/f//Av7+BgEBAAH7AP8E/QP+Av4BAQH9Av///gD9/QH//gUA/f0ABv4E//4EAQYD/QH+AAL8AQEC//8FAwABAAYBA//7/gH/A/0EAgEEBwIDAAT/AP8FAQIDAAP//gABA//9//oDAf7+/P4EBQT//AD7AgH/AfwGAwABAv4CAQAB/v/+AgIDAgEAAwIBAv///gL9Af8F/v/9+///AP8BAf/9//8BAgUFAv4B+gT/BP4GAgME/f4A/QAAAQD7APwEAP8AAAEEAgEA/wMABAAAAgIBAf7/AQEDAQD9BP8A+/3//wQD/QEAAAADAQEAAwUAAAAD/wIDAAEACAMGA/kDCQECBQQEAP//AQEA/v4C/wL/AAIDAgH+AP8B+v8BAfwGAwUFAP8BAgD6//78AAD9/QL9/f//AQAA/AABAQD++v8A/wP7/wQDAgEA/v0C/gMAAQH9/QT//gACAwEB+AAA///9AQEEAQT+AAMD+gX+/f4DAP0B//v/AgIBAQP9/wD9//oEAgID/gH8/wABAQEDAP8D/v8EBAH++wAB/wL+AQAAAP8A///6APoBAQEEAQH///n/AQEC/QIFAP//AgIDAP8CAP7//wID/fv+Av/+Af0CAAAD/AP9AAIBAgEAAP4F/f4A+QAD/v/+BP8EAP0E/AX8/QAEBQAB//8CAP0FBgD//QMEAAL++/38AAT8AwQA/gMABfr5//0ABQD//AAD/v7+AAEEAwADAP4C/QACAgL/Af7+AQIB+///AAIB/wcA/f8DA/z2BQL/AgL/AgAEBP/9AQD9BAH+BAL/AAMDAQMEAgMB/v0E+v/+/P0B/vz7AQACAf4GAgf9AgUIBAUCAQL+/QEC////AAMFAfz+BwL/AgEB//8D/wX//wAB9/0BAP/8Bf8FBAf+BwMGBv79/wP+/gIHAfwEAQIFA/4A//8BAv/6/AD9AAD//f4BBQUDBAL+AAD/A/8AAfz/Af4AAQABAQIA/v8AAgAAAQIAA//+/QMAAAAB/v8C//4A/gMBAwb//PwA+wEGAQb+/f8AAAD///4A//z+//8A/gMEBf3+/QIBAfr5B/8CAQD8AQL+/gT+/v0A/QMEAAH9AwUDAP75AgEA//v9APz5/wUAAwMA/gIE+/8AAP//AP/9/wEB//8AAgAF+AQF/AT8/f35`,
    },
    s3: {
      rows: 1026,
      columns: 8,
      steps: [0.11],
      values: `Bv8D+AQGBfkA/v8B//wEAf/8AP/9Af8BAQD/AP4CAwT9/v0HAP8B/wL6BAAD/vwAAP4BAAD+AwECAQABAQMBAgABAwT/BAIC//4BAvn+Av0C+wEDAf0A/wT//wEF/wQB/gT8AwAAAv3+//wAAv8E/P79/wMD/gD9AAD9Avz+A/8D//sCAAAH/PcE/wcB+gH/AP7/AAL/Av0C/fz//AADBgIAAAAEAQL+CAD6+fkD/Ab+AAED+/8AAAT/A/74BwP+/wH//v7+AAP+/gEA/f4FAvr9AgH9Af/+A/z+A/38/f78/v4A/v8AAvwA/QEC//0D/AD//AP9AgQB/QMC/v4E/f8BAgUDAwP+AQAA/Pv+/wL/AAIA/AQBAwMB/fv/A////vz+Bv7/Av4D9Qn5/v/6APz9A/3//////P8A//8C/AEC//4B/QEE//3+AP38AAMBAgYA/gcACv4B+v0BAf/+/gP//gUC/gD6AAL//P0D/gACBgT//Ar8BAEAAQL8AAT9BP4BAAL+/wL//P//+v4G/wD9AgUBAv8AAQH//AQC/wAC/QH/BAQBAP79BAH6AgH+/gH9//4D/wT6AAABAwL8/gUAAAQH/P78/voBA/v6Bf78/P0BBP/+Av4D+gICAAX9/f0BAQH/AvwEAgMCA/0DAgH+//4CAv4C+wEDAv38AwACBAMBA/79AQH9AQEC/QAA/v8BA//9Af8B/gD6AQEB+gT8AAD6/gH++wD/BAH+APz//P4D+wEA/QIGAfoDBP78Av/7AvwCAfwA/gAB/wQB/f78AP4BAQb/AgD5BAP6AAMDAPsE//39Af/+AwH9AgP9BgMB///5AQX9/AIAAPkB/f4CAAEA/wH/AwABAv4DAQH/+wP///4HA/7/AwICAAIA/QAG//sAAwL/AP8BAwMBAf0D/f///gECBP78BwH9APj9AAYA+AX/AP4DAgIC+wID/wAB/fr8Af4B/QIAAvwB/QP+AAH//AD9AP8BAAMA/QL4Af//APwA/gL7/AUDAf8DAv/9AgP+BPv+AAT7/f8B+wAD/vz8Afz+//wBAf4BAv0BA/wC/gH//wAB+QH8AgD/AwEABPwBAfv8Af/9CQP9BAT//QEB/wQAB/wG/gEH+QT6/gMD/vwB//0E//38Bf8B//4D/gD//Aj8AgEBBQL9/QL7/AX/AAT+//37AwAAAgEEAwEBAv7+/v7+Af///QEABPz//wQBBP0CBf0EAwL/AP0A/gL+/v7///8EAQIAAwD/Av4AAQD+/QEFBAH//P0CAQH9/v0B/gEDAfwD/gAAAgT+/P0B/gMF/gQCAQEDAQAAA/3/AwMCAf76AwH8Af3/AgAB/wL8APz7/QMC+/8F/P8DAAIBAf8DAwL8/vr2BQEBAwIDAQADBv8AAAL7APr7BQP8BP3/BQAC/v0C/AMDAP4B+wL9/gP++gIAAvwAAgIAAf/7/AP+AQD+A////gEA/vr+////AP/99wH3/gX4+vz+APsBAvf3BfwA//0FAfwDAgEB//779/4AAf4AAv4D+PwB/f0BBgAAAgIAAP//BP/6+wD9/v/8Af75AgL+BP79AgAC/v79/AL7APwC/fkI/fcCAgIG//j8/P36+wD//gEA/fr+//8C+f0BAgD/BPoE/wECAAMBAP/4/wH7/gQE9gj+AAL5//sBA/wEBff9Af/+AQAA/wEDBAQDAvwA/wH+Av4EAgEG/gP5A/0DAPv9/PwG/v4AAgD9Af79//8A/gD//wX+//7/AwD8/gECBP4A/wIE/wEGBf/8/AYG/gT9/v///wD9/gP///78+P8A//7+A/38AgUEBQD/AAQC/AL9/gEE/wAE/QX+/QP9Af/+Bvv9Av3/BP4DAvkCBAEE/vr+/gL5/QIAAPr7AAP7/P0BAP4C+/4FAwH7+gH7AAcFAP4AAv0EAv/9Af/8AP//AP8BBfwBAwAA/fv8/voABQj///0BAgEFAP4AAQH9/QH9/wED/v8CAAD+/gUE/wED/gALAwgA+wEBAAEC+/n7/voD/v4E/AH//AH/+wMB/wP9/v///wL+BgX9+/wAAf0IAAT+/gID/QT+AgD//wX//fwDAAADAQICAAH+AQUBAAH8AP4AAf0BB/8C/wMB/wACAAUCA/39Avv8///7Bv4DAgEAA/4CBgAAAAT8//8A/QL9/QQCAgj+//3+/QAB/v8C/wAAAAT9/gMBA/0F+wP+/vsFBAD8AQIB/wD8/QQBAQED+v7//QMD+gj6/QP7/AAFBAL8+wEA/gP7/gEA//4A/wQAAv3//v8CAQH+AAQBAAUB/wH+Af/+Av38/P/++gD//gAC/wL8Afz+AAP9A/8A/AUH/fwAAAUCAP4CAAD/AgH/Av8B//r+Bf8D+v7+AQIE+////wEC/AACAP4BBwQA/gkA/f0CAf0A/wD/APv9/wMF//sDAvj/BPv+Af3//AEA+/8A+wP//wb8/v4EAgIEBAH+Av79/QAACAX9BPsAAfn8Bf7+BvsBAf38AAMAAgEF+AMABAL5/wAC+fr///0DBf8E/QD+BP7+AQQBAf/9Av/9/QD/AP38//z8APsI+wEA/f7/AQL8AQb/BPz+AgIBBP8AAAMEAP8AAgcAAgAC/v7//f8A//39AwP/APkA+/0C//wEBAP//AQC//78Avz+AAIA/QMB/AACAf78/f//BQD9+v79AP8AAgAA/QH//wEB///7/v/8AQL8/QEBAgD/AQEA/v4BAf8DAgAC/v0BAAT/BP39AgAAAAAD/AECAwIB/f78AgAA+wMBAgQC/P8BAAICAf4B/wP+Af0DAvsBAAL+Av8DAP/9/AD4/vn8/f/79wD8//sB/wcABgH/Bv0BAAH/BP4FAf0D//0DAQb9AgMD/f/8AQAC/P0AAAH/AP8H/wAB/QEB/gIEAQH/BQIC/f0B/AH8/wD/+PoA/QL//fwBAwL+/vwAAf0A/v0GAP4CBP78/gD+AP78Av78/wD/AQD9/gL8/wP++gD//AP//gAB//78AgEAAwMCAAUD/QD///8A/wL+/gP/AP0B/wABAf38//0CA/8A/f7//v4AAP/+//z/AQD///oCAf39/wME/wAB/gEEAAAA/Pz+/wD+AQQCAPsA/PsDBf0CAAIA/wAAAQH8/wH+AAP9AwYBAP4BAQYA+wAAA//8Afz+A/79Av4CAgAF/gAF/f8CA/z7AQEDAf0AAf/+/wIHAwX0Av7++f77+QH6/gb7BQIEAQX+/QAJDwQE/Pf2Bf38Av79/gL+Bf/6BAQBAvoD//0B/f8A/wD+BAEB+/4A//8FAAL9AP8C/f0AAP8B/QIB/QAD/wH+Bv4CAgT+BAT/AP0AAAQBAv7+AwP5AgID+P39/v8B/gEF/vsDAP8G/P8C/fwA//wFBwH8AgMBAwEHBgH99Qz6/f7//AP/+v0C//8BAf3/Av4C/AP+AwD5/gP9/P/9AQUCAfwAAgEBAfwDAf0DA/3//gD+BAMDAv8CAP0ABP0DAwP//P4DBAICA/z+//3+AwH9BQH+Afv6AwH9A/8C/gIC/wH++wEB/Qb7/wD+BP/9AP78A/38/P/9///9Awb//gAAAAL9//7+AAEC/Pz/AP7//v8ABP///gQFAP//BAEEAf8N+/z+/vsGCPz9/gD9/AL8BPv++gr/C/4G/gH/BQQA/vkB/gL7Avz9+/4DA/7+Af/9AwAC/wX/AgD+/gMB/gABAAL8BvcF/gD/AQID//8BAPv//v7+AwEAAgUAAfwC/wMCAP8A+QACAAEAAQED/AL+AP8BAv//+wD+AAL9AQACAQD/AwQBAP4B//4BAP4BAAH8/AP+/Qb6BP8A/gMDAAT//QEEAwP/AAEBAQECAP0C/v7++QD/AgABAf8AAv3/AwQC/vsCAgED///8/vv+/QABAAD7//8DAAMEAv4CAQEC/P0CAAQB/AEDA//9/v8BAAADAf//AQAA/P36/P/8BAH8/QAC/QAA/gT9Av8ABP//Af0A/wUFBAD/Bv8CBf3/Avz//wABAP4C+gAB/f38AAAG/gIAAQIBAAQA+wAE/gUDAwL//gH7BAAB/vz9A/oDAf8BA/0BAQMCBQP9Bv7+Afv8/wEAAAEAAgL9/QMBAP8C/v4BAgD+/wH9/vsG/v8DAAL9Av0EAgT7AwH5CQIDDgT+9v/9AwD9+/b4/gX6+wD8/wABAvz+AQD/Cf0F/gAC/QL9Av37Av7/Afr+/AD+AP//Av3/A/v+AAP9AAYCBf4AAAT+/wEE/An7/v75Av4BAQUD/AAD+wIAAAAD/fwDBAL+/gD+AwEAAv8DAgT9AAMAAPwB/gT/Av0C+f0CAwMCCQAA+v8B/wEB/AH7/wAGAgL+AwD9+wME/vz9//8A/PwDAAT5+f37+wYI//4EA/8BCP8AAAL+/AIFAQL//AIC/AUAAv/9/P36AgL7+/z//QUC/AL+/AIAAPwA//oB/wD6AP35+wME+wABAf8AAv3+///9Af0B+wQABv8D/P8BAwD5AAEC/gAA/wAAAP/9AQcD/A8BAAL+/wEB+wICAAD2+wUDAv76/wL9AQIDA/r//v8CAv/9/wL8/wQEBf77AgD+Av0B/QD+AP8BBf7+AwT//wX/AQH5AP8FAvsC///+AP///AH8/vv7/wME/wP/AP4E/gIC/v4CAf0FAf3//wT/AgP8/gIEAQL9/AQCBAH9/AEAAAP/BP8CAP4A/gADAPsDAAH9//8DA//+AgIB/fr/AgD9APoBAwP/BQAA/gAEAv4D/f79+wH//QH//wAFAgAAAvz9+wEDAQAE/wEA+wP/AgT9/AECBQP7AQEB/Pv8Af3+/v8CAAMDAf8B/Qj9Cgf9AAn9/fr8+f/+/v/7/f/7AAADAAL//gQAAAYCAP0D/wQA+f//BPz9AP4F/AH9+f37/wIEBfwEA/8D/P79/wQBAAEB+vz5BP/9BPv//wEB/wADAP/9/QMA/QL6Bf4BAQL/APwDBAP/AAUC/gEB+gIBAQUE/gEBAf4G/wIB+/z9/fwFBfsCAAMB/AYABP0C/gEA/wIH/wD/+wL+/QD/APv7AQMD/f39Bf7+BAL4AwT6A/7//AEA/gD+/QAEAQQFCAH8/wUAAP39AwECBAP6/gYBAAT8/QEBA/0DBAABAQIA/wICA/4D+wT/+wH9/gIEAAIA/QD9AQADA/79/f8CAwAH/f8DAwP9/AEDBP8B//v7BP0A/Ab8/P8CBAD9/f3+Af/6A/3/AP8A//8AAQQE//7+BgP+/f3///0D/v4AAwQA/wADBAIB+v75/gICAQIB//8BAf39AwMBBgMHAf7//wQC/wMBAgD/BP//Af79DAb++QT8BQH8BP7/+wX/+QYBAQD+AQj+AgL9AQT++/0AAAH+BAD7Av7+BAL6BAADAPoB+/wC/wAA/wMG/AIE//4CAAED/f8FDQAJ+QAF/P3/Af//AAD7//n9A/wDBvr9//z/AP0CAgL4Av/7/QIEAP8BBf4EBAH8AwICA/0ABP4F/wAE/P78/gH8/QEA//4AAgMA//j/AgL++gIDAQIABfsJAwIBA/sG/v//AAD9AP78/wAA/gAE/QEBBQL/AP0B/gD+BgP//AL//gAD/An+//0ABAL+AP8CAAcAAAD//QP+/Pv/AvwFAwL8BAD9Bvz+A/oBAP38+v8CBP//BfoCAAD+AgH+Bv0C//8F/f///wMAAvr8//wG/wUCAv7+AQP/AQEF/AAD/v79/gP//QMA//gB/QD/BP3+A/7+/vsBAgL+Avv/B/7//gIAAgICAAYBBQb7Bvz8AP0A/gIBAP8D/AP/+v/+/wL////++wACAAP9A/wBAv7/AAL/BAH6/v79/gEA+f/9/gX+AwD//wQC/gQA/wIA/AL//QH+APsBAgD7+wEA/gP7BP7/Af3+Bv/8/AMBAP0BAAIB/wABAAIEA/77APr//gQE/QT8BAAE+vUE/vsBAvj8AQH8BgMAAQEA/AD+AAUA+v8AAgL7AQP8BgH7//3/Bvr/BAABAQAEAQH/AwD8Af8C/f8E/gH/AAQA/P0CAgAE/AH/Av/7/wUE//8A/v8DBP/7Af7+/wIB//v9AAAB+/8A/f76BAAE+vsE/v8E/AEF/P7++/8AAAMA/AAC/v//Bf39/wP9Av0CAPoBAQD//AAD+/3/AQT9/gcB/gUC/vwEA/0EAAH+/wIHAf/7Afz9A/0A//8D/vwBBAD+Af8BAQMDAf/8A/z8AP/8AgYDBf7/BP37AQT7/gIA/AEA/QEA+v/8Af//AQL/+v0A/gIAA/0GAAf9Af0B/v4C/vsD/v8B/v7+AQD9/gH///4BAv4ABvoBBf3//PoF/AL5AgD9/QT/AP7///36/QH//QMDA/3+/foBBQADBwP//P39AP8AAQAA//0D/gH/Af4AAv//A/4BAv3/A/oBAwACAAIB/wL/BP////4BAAMA/P4CAv39A/wA/Pz9AQL8/gL//QIA+wUABv37/v78BAUE//0BAf8CAwP+//8B//n8/wAB/f4AAAIB+v0C/v0AAQL/AP78/gQG/gAA/AT7//76+/8C/P8B//z+AAAAAP8G+/4EAP/7APwFAwMAAQMB/v3+AwH+//8C/wAD/Pz+BP4EAfcCAvwF/gD5+f79+AYGAAH//P8AAgICAf0DAP8A/AP8+AME+wL5/gEA/QQBBQL+/wQB+wAB/wL8AP3///8JAwT+BwIBBPsCAgL//AL9AgAEAf///wIBAwH+AwX6AgX+/v7+/wb+AwUC/AAGAfsFAP39AAH+/gIC/gD7B/8A/QL/AQEAAQMA//z+BgEABP4D/gP9AAUA/gf7/f4EBAP9Av0DAv8CAPwFAP8E/f0AAv39Af8BAgECAwABAAH9/QX9/wT//f0B//8AAv///gIFAgIAAfwEAwX9/QEC/f8A/f38BPv8AAH/Av3//gEDAf3/AQEC/wP+AQT//wH//QAE/QEAAfz//gIA/vz9+fwD//v//f0D/v77AgAABAIBAP/7AgIB/gAF//oDAQgC/gEN//b9///9AgAA/wIAAAIAAgoDAfv9CP4A/QEAAAb+AvsC/AEABwAD/fsC//z9/AH/AQID+vsC+fv9AP8E/v8C/gQA/f78AgP9AAAC+wQE//8GCQD7AwgF+v3//wH9AQX6/f3//vj/Av/+Av8B/gABAAP8A///Afv/AAD9Afv/Af0CAf7//v8CAAEC/vz/AgH+/P/+Af/+AAD8AQUDAv7//v79AAL8AgP+AP8A/v78AwMA+gcGAwcB/wABBAYC/AD8/f/+AgL9/wX9/v4CAP8B+gIB/wL/AAH9//8CAf8BAv3+BAEAAQIBA/wEAQID/P8C/f8AAv79/f3/AgMA/gD/+/v/+gH8Af7/AQL8/gT9+gIEBQH8/vwCA/wAAf/6/gf6/PsAAwD7BP4CAPsCAf8AAPf//f/+/Qn3AP4AAvwA/wIE/gAEAgIAAQICBQH4AQL+AP0BAQD//f8DAAAD//wA/QYFAAUAAgf6/foD/QAA/f4E/QH++/4E/v/+Bf/+/gIB/f8BAAEC/wX7/wEF//8CAwH//wEEAQX++/4B/v39/wECAQH/Av4CAQAAAAYA/AT/Af/9//r9/gAG+/7/AAIF/QL8/AEB+wEA+wf+/vwA/QIBAQAE/gX+AP8CAAMCBAEB+///AwECAf8CAf0C//wA/wb8/QD9/gcB/v//AAH7Bf0A+wH/Av4DBQUF+f79/QMC/v8BBP0C/QABAwECAQIC+wP++/4DAgYA/AEDBQT8AAAG+wL+/wH9BP4C//78BAACAf77AP4B+QAH/AP+AwT9AgMB+gIEAgIB//4C//0A/gH9/v4BBAH/AfsG+QQJ+wUA+PkE/Pn8BP0AAf0BB/4AAAQCAQH//wH7AgMA/v4BAgL/AAP/+wb9BwH+A/8B/wP6+///+v/9+/v9Af0B/v/5/P0ICPUF/fz7Bvv4//79B/39/QIGA//+APz7AgD9AQL///wBAf0EAQD//v4AAwEAAv4A/wT/AgP7Av8AAfz+Af/+AAAAAQD+Af36Afr+AwAAAPcI/PUF+gD+AP4C/v4D//4CAgQDAwEBAvgBAwAC/AT/AAAA/f8EAf4D/wAB/AX/+///AQMCAQP+/vv8/QD8A/3/BAP9/QP+AQAB//0EBgP+BAIBAwIE/AD//v/6AAUAAf3//v38AwH+//0B+wIAAAAGAAH7BwABAf/7Af77AP0B/fwEBQIE+/77/AL//wQF/gAEBQYC/vv+Bf38AQL8AfwB/QQB/QH8//sABP39BgID/v8C/gMHAwH7//39/f3+/vj8AwIFBfkBAf37/gEAAAIA/vz7/P3///37Af/9Av8D//4DAAQBAAMB/v//Af0ABAD9BAL+AQEC+/8E/AECAAH9/QL//wf6AQAEAv0EAv0C/P7/Af4BAP/8AP4B/QMD+fv9AgT8BvsDBAgB9vsHAQED/QD7A/8AAP0B//j/CAT8+wIEBAf/AAD+Af4DAP0AAgD5AwX+BPoEAf8C/v8B/AP//wP//QIBAAAAAQMCAQMAAQEAAf3/AfsE/vsE/f8ABv4AAQMC+foC+f0ABAQC+wL9+gEA+wUEAQECAv0AAP38AQEBAv7/Av7+BAD/BgX/Av3/AP3/BP0B//3/AgEABP/++//9BAYC+gEHAf0E/Pz+AgT//wQC/vz9/gL9/f37/vr/AP8AAf/5/gEA/wH/BP/7//wD/wD8AgUA/v4DAAL//v4A/AMB/gH+/AL9BP3/AgEC/v8E/gQB/PsEAwMB+f8A///9/AMAAQL+BgEB/gUEAQD/CQD8Av4AAwEB/AEA+wIBAgH6AwH7BwD8Bf4F/Pz//gD9/wT6///+AAD+AQL7/gH/AAEBAAIA/AYA/f8B+/8D/v/+/P4D+/sF/wD//v76AwP/AQL/+/n+BP4DAv4C/gH9AAIDAQD+/wL/////BAH8AgEBBP7+//8C+v8EBQEBAP/9/gP8A/79/AD8AQD9/gX9/gD8AQD//wL4/QL/////A/8FAQABBf4B//4EBAUB/gECAAAAAwAAAwD+AQD+Af7++wH//gH7/P7+AgP/APkBAgAB//v8/AMC/QAAAAAA/wAAAP0A/P8B/QEA+wQCAgP6+gUFAgT9+/8M/Ab+AQIF/v8CBf4DBgD8/P4GAwP7AgD+/P8CAAL+/fsAAAAD/QIDAgMGAQD+AwL9/wP9+//+AAIE9/8D/wD+AP0G/wP//wH/BgECAvz/AgD+/f///PwC/f4D/gH//gcF/Qb+AQD7AAH+BvwB/QX8AP4A//78///+BP/4/wAB/vwBAwIC/fkEAv0E/gf+/gD+Af8CAf0EBfwBAP0B/f8B/QABBPwAAgD9AgP//gX9Af79+AAAAwMAAwIA/gD9AwP+AAD6//wD/gIBAv3+//kCBQIFAP7+/wMD/AD9/f3/AfgFBPz9/QUD+/8A/gD/AgL//f4AAAADAf/9//0BAAD/Av0E/gIAAQL//gIF//z6AgIBAPgDAv76BgAH/PwAAQP9/v/+AgL9BAEAAf/+/gEG+wEE/QL5AQX+/gADBP7/BAMAAv4CBQb+AgIB/QH+//4C/QP9A/7/AAEB/gL+AAH+AP39AgIGAgAFBAUB+/8C/wP+AwMCAAACAv/9AP8AAAP9AQMCAQEA/gEC/wECAv8AAv4A/P3+AAED/gAFAf39AQD+A/wB/wEEA/8CAf78AQgABPz8BPUJCQQEA/wDAP3/AQIC/gP9/P8EA/0C/gH//gECAAAH/Qj7A//8/wwC/Pr8AgAD/wACAf/+//4C+fwGAAICAf0E//4F/wAEAf/9BQMB/wb+AgIB/wMCAv/+/f8A/v4BAQAAAvsBAgIF+/8CAP//+gD/BAEBAv4BAwL8AwACBAT/AQEB/QIE+gH7/gP+/AT+AgIE+/8CAP/6AQUBA/wEAQH8/gMA/wP8A/4EAP8ABv8A//j4+QL//vz//gH+AgYBAv/8BAD/AgMBAAMF/QMAAgID+AUJAAP++gT8/wEG9/8E/P0D/wL//QAD/AEEAwEK/f0A/QL+AvwA/wH7AgED/f8C/v79//4FAAAAAfv8AQH8Bf79/wP7AP4A/P4BAQAC/v4BAf0BA/v+//4A//8FAP7/AQQA//0AAP3//wT+/wIB/PwDA/4D//4E/gMD/wL9/gX6CwL9AQYBAgEG/AT+/v79AgICBAABAPsDAP7/AP79/QEB//sC+v76AQb//wf7///8AfsBAPz8AAIC/PoC//wA/QD/BQEGAf8AAQEH/gD4+gMA+voC+vr/AQEAAQD+/AMKAQH9AP8C+v3+/P0GCP8A/v8E/v7+/f//BgEDAgQAAAEA/v0F/AD//gAAAP8BBgAE/wEB/f8AAv4CAP8BAAEA/gAC/QH8AP79AP8B/wH/AgIB+wMFAP37Af79AQIBBf3+/wP/BAMA/QX7/AEHAAL9A/8BAfz+/f8A+/3/Av8EAPf/AAEDBQL9+v7/AwcC+QH9Av4B+/v//f7+BPwDAQL//gEBAf4BA/z8AQIBBPz/+f/++wIEAPkFBQUB+QMAAfz8Af7+AQUA+f8FAAQD+QD6/QYB+AT/AgL+CPz9AQIBAgADAgQDAAD+/f4DA/78AwQE/QUECPv+/AAA/AD+AgEBAgD5/wQACAQG+PX/BPwB/QUB/QX9/v77Af/9AwH8Avr8/f38AAIEAfn/BQAG/P79AQH8/QACA/4CAQL/Avz//v///f0CAPwBAwH8/wb/APz9AgT9Afz9AP8A//0C+P/+/wAD/wEA///7/P78/gD/AvwE//0EBgD//wP//QIBAv8AAf4ABQL6/vsE/QP7/f///v38AP//AQMAAAACAAL6/wkG+vj6CgX9/P8AAQAFAQD8AQEFAAECAgH//gEAAAQG//kAAv/9AfsAA//+AgUF//0D/wMB+gMA///9AQMCAP0CAfz9BP///wEDAv8BAQP8AgT+BwT9`,
    },
    s2: {
      rows: 258,
      columns: 5,
      steps: [0.094363],
      values: `+vj89gIF+AX0BAUAAP/2Bf7+/v0BAf8CAwAEAgH8//n8AQALBwDz+f/6/wMA/QH5AAMCAQMC/fwABAEDBAH9//4D/PwCAP8A/QIB/wACAQID/Pz7/gH+/gf9/P36AQD8AAD+Af///QgC/P//Av0DAPj2/gQD/AP++/4C+gQB//0C/v8AAAP4/wL9AwH6/fv9AAT7/wECAQABAwAB/gEB/wIC/AD7AQAEAQQDBQMC+QT9Bv0E//8DAQICBwT9BvwE+QD5/QIA/QDzDf36BAAB9wIFAwT9//sCBwcBAAH9BPv/CAT4BvoF/fz9Bv4CAAQBBv0H/gMA//wA/wQA9wUA/wH/AwMCCQEBAgQEBfz8+wH9AwH8//X2/gMC/wH/A/r2AAQC/fj4AAP/AQP//gMBAf///fwC/f0B/AIB/QP7AAL6AwQFAP0CBAoG/f4CBfz6AwX//QQB/QcF+f8DBgAD/v8AAAsC+AP//wAIBAkAAv4F/wIAAP0E+gX9/gf8AP0CBgAA//8BAAEABwABBf4D+wEA/AT+/AL///8L+P77Cv8D//0CAQUDAwEK9gP6CPwDAQL8AQH4Av/5/fP7+v4FAQD5/wEAAgX9+wAC/AMA/wQD/wP+BQECBv8E/QX7AQQE/f7+AgD8A/sDBvoB9QYEBv8LA/v+BQEBAf79+wYE/QABAAD+/gQCAgUA+/8ABwIE+wgJ+gP2BvwCA/7+AgIAAPz9+QcEAQIBBf8HAP37/AAFAQQD+Az1AfkI/v3+/QEGAQUA//0B/gQBAP/+/Ab/+/4DAvcO//kEAAL+/gQCBAP//gMC/QMHAv8F/Qb+/wAEAP0A/wMD//0EAgUBAf0AAP8BA/7/+gX2CgcCAf8BAAUF+//+BP4F/wb//wUFAwP+AvkH/v3/Cvv8/AMAAgICA/7+BQcEAQD4/QP9/f/8AAABAf0A/QEC+wP4AQD9AwL9AAH/AQL/Af///wEDBwMDBvoB+QgP//sL+wH/BfcI/wIABgMCAf/7AAUG/gP/AgL/Af4AAwj8/gMG//wDAwMA/v3+/v4ABAH9A/3//wAD/gIC/gT9/P0EAQX9/P4DAvz7//8A/vsCAwMEAgQCAQH/AgACAP0B+wj/AAT+Avj/AvsAAg0G9gAFAAX+AwEA/vz/Awf7/vkH/Pr/BQP9APv//f39/wP8AAEB//79AQII//4EAQX8/f/9A//+/wMEAgL+BwP6Bgf6Bvr//QP+/fz/AwL/AwYA//38AAkDBfz+BQQA+wcC+QL9+/sD+AMJAP77BfoA/QMFCgcB+/76/AD/Af3+AgUBBfr9AwEC+f/8/wAAB/8CAQUA/gIB/gT+APv9/P7+Afz6/wIBBAT++QMAAwL59wcA8gAA/wADBf8D/QEA/wAGAf7/AQEB/f7/AQH/AwQD/wEC/fkD+gwEAAX/Av8CAv8GBAIC/AABAgH+AfwH/AADAQH//wP///4H/AP9BAH+/QADA/38Af8F/wMBAf/8/AYB+/8EAPsBAQIEAgX+BwAG/AEBAQACAv/+/AQHCP/6CPoG/v0DAPsC/wf4Av8J//3////6//76/QH4AP8HAgn/CP0A+gED/AEGBQD6BPz1AwkE/gAD/AoB9/wG/QIAAv4J+wH6Bfr/+gADBwABAwT//wAC/QIA/wD/+gn8+gQC/f/9AQAEAQL9/AP9Cv78/wIGAv4EAgQGBAL/AAIBBQT+/gAD//wA`,
    },
    sh: {
      rows: 34,
      columns: 5,
      steps: [0.020854],
      values: `G/D3B+XlLiPm2OTi8+0V8vgRxPcj/z4kMAIACfgBDPn39+0I+RMZ9/Hw1tjw+/AO+wH18f7vE/YE+gkHCgb7GuET+AYV/AkF8AD6/w7pCgoN9v0H2wrzB/PsC/n+/w7+9fHn6u3zPzArAQQHBP0R8/jy+/4E8A8QycXl6QgHBRECBvYCAAMS4Qv5+f0D3QP9Ev739wr79f4JFvnw+hL8+Rok2hkM+wL8BP0=`,
    },
    t: {
      rows: 25,
      columns: 9,
      steps: [0.028874],
      values: `Efb98g3sFu74D+nw6hT6DOb+AfAE8P/jG+n9DxLpBRbgFuj7DOjy7wwFDur7D+X06w0KCeb5BeDo6Q8h/ukADhYQ6+gGCRb3DA8a6uMVChbq8B0e+gX18A3l0wkX5BcM8wD+9woGAR325iAhEA79/BHsBRkM7f0IIxD8GAHi4vAZD9zgC/YbBNQ4IwQW4QYN3PzVIe4fJh4U9tYYDP8IDBLw9ur28fUT8eAC7SLz5PHo7gT77BvuGeIi1ukE4QkCBfESFxMG+SzpPw/x7QDK9+ne8PL14xbuGu/9FOPs2PQH`,
    },
    pd: {
      rows: 12,
      columns: 6,
      steps: [0.012486],
      values: `EhQKJ/MH5+4bLe0KHBwM8Rkk7enN+yIbHvra9focLP3Z/wIHJ+4M+QXqCwLn097wAdnh/RDLI80VBPXdAOfbzsHcAODrxO/M`,
    },
    pv: {
      rows: 6,
      columns: 6,
      steps: [0.013386],
      values: `+gD6+AUVxyHy1wkTxOfi6SDn9d3W3TnhA/3l8j8LLNbHDBj/`,
    },
    pv2: {
      rows: 6,
      columns: 6,
      steps: [0.023013],
      values: `AfcN//0DAf/6APPvDfnwAxT7KB4CBgvtI/0PGiLiHwn7PyDa`,
    },
    ldist: {
      rows: 12,
      columns: 4,
      steps: [0.022044],
      values: `DTziFxkx8f0bIPTsKBDv3Szu0tv56QPw2e0r7N/gEwzf4g0c9uQGLSrqHj8EGvP4`,
    },
    tin: {
      rows: 56,
      columns: 258,
      steps: [
        0.016232, 0.015522, 0.01912, 0.019531, 0.01773, 0.021481, 0.026266, 0.0149, 0.016652, 0.013155,
        0.015411, 0.012775, 0.019663, 0.016804, 0.018365, 0.016181, 0.017389, 0.018012, 0.025421, 0.0192,
        0.017325, 0.013978, 0.011934, 0.017088, 0.01224, 0.014476, 0.015635, 0.013216, 0.018091, 0.017711,
        0.021631, 0.018684, 0.016654, 0.015183, 0.014788, 0.013149, 0.017091, 0.015726, 0.018442, 0.014644,
        0.019162, 0.014458, 0.015305, 0.016841, 0.020037, 0.013234, 0.016499, 0.020244, 0.017413, 0.021125,
        0.013175, 0.016077, 0.020916, 0.018413, 0.016141, 0.011136,
      ],
      values: `//wG/v/8AAIDAf3//AT8/P8IBQMF9wAFAfv/A/79AAT7/v8BAv7/9v79AAn9/wL3/PX9+vsBAQD7/QD8/wT+/QL8AwUP7/b6CQP7/PsIAv7//PwFAv8F+gADAwAA8ffyAAkQ/ff4+fv6EfQB9Qj9AQIEAgghFSMWDQPtKfLuOykZ2z8mAfgJDBQN0fkAEvkIAgIE+P798vn6//n9BfwHAv7///wP/P769hMLAwXzD/v4CvwCDP8U/v/1EwcC7wr0AgAH//b9Af8CBP7+/QL6Af8GAv4D/Qf7CfrwAAX7AAT/Bf8G/ggBBv4A9wj9AQHx/Pj/CwH59gAJ+wH+BQX0/AUBAf/9AP4ABQX/AQL3AwAF+/0AAwT+/wYJ/f32BQT9AQgC+P8BBPn/+/8G/wT9Bv35Avj6/wIC/wT/Af35/f8D/PwBAAQAFxITCfv+AQcH+QQH9ff+/P0CAff69AH5B+70A/P8CxvsARIBDfzxCQD+8vQfDfkb7vQEK9Ir5Q8d3R/KIhXpD//hP+gg/xD4+Bj2//z5AgH9Av/+/AT8//0B/v/9BQDlCvz0B/4GCv/6AwH4DO77AQb+/w3/AP7++vb2Af77//36BP79AQD+BAH8AgABBP8DBwACAP4C/f8A/wP9Av8B+P8CBAX//wUS/AUDCAX0+vwSDA8BBgb7AAD7AwMNAgD5Af8DAgT+/gIC/gL+A/kE/wIJ/P/6/v/+/AcBAwYB9/v9CPYDAPgE+wIBBvv9/AoB/AMEAQX+AAP7+AT8AQH/AAAL+fn6BfH8APQP/g35/QL/A/gGCf8K9wj8BwD3AQUP9goA8hP/Cf/yAwvxBukU+gL9BR7U8j/dDfnfAA38Gdf7OegI5vnj/fkADPEA+gAG/v4E/QMGAQD+/QAF/vsA/fzp9ggABAAA7Pj4BfsO/fIH/PYC//v5DgkCAwb6/gMG/f79///9A/4EAgADAf8AAvz9AQYBAP//Af39AAEK/Pv8BP7//wD+AQUHBQQC+gMS+/vx+f0N/QIE/gX4/wEEAAT//wEAAv///f/+AAP+/QABAQP+APj2+fj6AwT//fkDAvz/CPwE/gEB/Qb7Av/1BAgDBQMBAwMC+wH9AgMA/AH//gMNAPr7+vj4/QcCAQEECQECBQAF+wILAQoB/vvw/ggIBQ8DAQoN/AH0Bgv8/PQC8f/W8ekiAOYk2hID5O7uKAbi5Mz8PwkQIAABCOnyAwAB+AX+AQADAgT/AQMB+vwE///4+BL4/QAHAAEK//cB+vUHBAgA/v39+wj9B//3/wUH/AABAf0AAwUAA/7++gABAAAA+QX4AAL//wAB/gAI/QEHBAEC/wIC+wYEBv0D/wMIAf/q//8D9wED/Ab5/P/7AP/9/gX7//79A/wE/AT+/gP+BvsF/wL+Cvn9BwL0B/0A/P8FCf0ABwD7AgP5/f72AgL5AwAC/gH+Av0C/Qf6/v8A/P8RCwn7Eu/zBfwBFhcB7/n2CvYH/vMH/Ar9AP35//3v/wj8AgIIAQb/+Q76+AH//gDT7PgPG8gMAz8+8NnYBxwe/ALRGBgIBQ36DRYGAgT8AAICBQQD+QAC/QMHAvr9/wH0Avv2//EBBAv7BeXs9BQGBwzw/Pr7CAX7/gAA/gUA/wL/AwX//f78/QEA/AD9/wX8APgAAQP++AP7B/oA/Qz+//r7AP37AQEL/v8FCALyCQAEBQP2//34/fz6CQEC/P4D/QMEAwIB//79Av4A/f79Bv4CAQQA/P0D/v0DA/8A/QADAP4AAfr++wABAvz5AgUBAP//BfkB+AgDBgD///kC/P0C9Pn4/wj9/QcIBPcE/gIOAvwE+wj/9wEICPj8CwcL+gMA/P8DAAUI//n+Afr///vpFsEV/x/x7RDR6/zpDgPtCOoTDNcQH/8ECP/9/QcEAPv3A/7//Ab7/vwBBP4DBwD8+h/eAPj89wb+BvIO9O4S+Qjx9/37/xDy9Aj4A/z//fwC//8E/wAABAD9AgD++/z//fsHAgD7/wb39gIDAAn/+/z9A/oA/gUBAf4DAf0D8/nv8gAS+wIE//3+Av0E/v8ABP3+/wD+/gD8/v79Av4C/QH8BQQJ/QIGAgD+AwH//gYAAAEAAAAE/P4B//wEAgL//P3+AP/9Bf0DAP/9//sCAALz/gIN/QQKBAP/8/v6/wkH/AL+BgL8+QD8DvwG/Pr6/v308wD7AP8A/QQEC/X4BgA/CfDl/Aj5EPjd/wfwCOvuBBsT6+74EA709BcA+/sEBv7+AP3+/wH//f39AgH/Av/0AAYTDfz28fcGBgoS+ggD8fz7Af3/9gICBgED/wL9Av3+Afz9BP7+AQAAAf/+BQQC+wQC//0DBQQAAP3//P75AgAA/f//A/8AAwH/BAL69/YC/QYHA/4A+/gC/gH+AP8B/gIK/QH+Af779QH6//0FBP8F9vEK/wAIAgLy7gT+BQH+C/oL/Pb3Cv4C//wA9PYFB/0E+vsL9//+9/z++fsG/QP14v7//hD3+AD/9Q7zFhH6BgsFBAP7/wP/9wQC7+/w/A0J+/wDFwP4Ae7pAPcT5v8XBAAKHAcLxs/nCC8MI+3B9fUZLdnu6hD18Rz5+/39BAb+BQL4/QX6AQEGBAcIAv30/gf4BAX/IQMDBA7uBvQDAQUABgTyBgD2/AcCAv0DAv7+/wb6AwMGAvwFAP4E/f4P/gcEAQL/CP4C/Qf6BAX7AP8D/gcB//8A//gDCAUQ/QACAP8DABEKCgn7AhL8Afv/APn9BgD8AAP8A/8C+gH+AAH8/AD6/AH+AwMF/gIA+vsAA/38AAQFAwP/AgL8AgME+fv9AwH7Av/4//8I/gECBALxBgoFBAACDvz7/egFBvMF7wX2AP/7+fz7/AD68/T0+gsI9wTwCgr2CPoB/AQECAfdISLY+j8J5w0N494V3t8hLM3X5dPhHPMJD+kSAPv8AvwC/v0B/P4ABf8A/gIDAP8DBgP2+PIHGBEi+wzvDgMA/wLwDvkS8Af79QH0/AIFAAEB/AED/QMB/gT9BgECBQMFBv0B+/oEBAMA/AYEAgH0/vv8/AD7AAH5/QD69fUI+AgQ//v4/P4G/vr++v8BAvv3BQX//AUD/v8ABP3++P3/BwD+/gQBDgL8BQECBAL/Aff+9vwE/wT+CQj7/P8D+P8BAQUB8gcIAQL6AwcGBAMDA/8DHAIM+/oEBxEI9xMJ9P7z/g36CgL/BwX0/vsG6usFFgYREvLwDAn2Fh3/B+oG+Ovy3tj5LMHxEBglHhDqNfHpKv8n7CXMNRnZ1iD/9wQJCgIFA/4EAPwB+wH6CAv3BvzrBu4vFPf98vD2/ggSBBL3/fcJ+P7v++8MEO8I+/4E/gAHBgYD/gL9/wT9BwUA/AcBBAUB/wAECvkGAPn7Avf8AQcP/QP0CAH3/PcFEP/8/fkHDvn9BP34+/4BCQkF/AAE/wAB/v0D/vwA/QEA/P8BCvsH9PQA/AgP/wj1Af70CBIJCAgCCwf6B/4F9fz7+AX9AAABAAAO/QILBAD8CgoA/vr+4f4F9A0Y+/EB/gzuEhj2CQv//QL9Bv/7BPr8+RL//uwF/vsV+f7/8gL/Ev/+A+r44fPfEgnY9SXB9fLs3vcMAPv60eDTJAX1Aw8R+Q8CAwEC+v4BAfv9+/0AB//8Bf/xAf8ZC/3r7wD3+/EV9wkM+gIBA/f5+QIRDgH+9wX//QMDAwAC/Pz7/gAA/gAB+/76+Av4/vgF//8BCfT7/PsJCwP7+/z8/QMMA/0J+xMIAPLuCfn5/gkDBgD9AAn2BPn2APX6A/8ABgAA+AAJAgb+AwL4CPUA8AgFCAEHAAH8AwUDB/sJDQMDAv3+9/YDBfz9A/8CBv/5/gb4AwIHAAEADvzrEh/99w4cBAP38eoAEd0DAQ7z/QDlAf389f/49+8aCvn+AQPp/xDqA/LpEv/6DAMW+ADdLMUP0RT53TPbEfDQ5wDNGtLeJPoC3f3z+f8GDPb7CQL+Agv2/fz5BwYCBQLlBOYmBu3n+vMH/A8d/QMD6PIHAwj16/r5/AEKAP4IAQL7AwL9/gMF/Qj/CAcA/wT/A/MMAwH6BPoBBAMD/wsK+vECCgH9AgEK9wMK8/gEAvwcGQXBAP0AAwwA9/X6AAUD/f4C/QcC/gAGAPwBAAD/AQL7+v4N+QUI/QD5AP4B/wQDA/kFAf4IAQQA/wT7BgID+f7+/QIEAQEBAPkABfoA/gfy/AgJ7gMLBwLt9/D5BwcFAAoI/wAB+gQDAwP4BxAF+vT2//8QD/8AFPUGDOsT+QM/LivD8xz/Df7SGgHbCNf7EuTpAe4JA/b6+N/2/gX/BQIBAPsE/vz/Af/9/QL9AAP5+fsNB/vy6AT/BwQJAfz8APkNAf37//0K/f/9AQMAAfwC//oD/wL+Av7+Av/8AgD9+/0A9Qj6Bvv5AP///AD7Cvv7BP4AAQIF/wP/9AcB/gEI8AT0AAP/A/oC+/7xAAAABQUA/wQB/vsD/wAB+fsFBP/+Bv36/vkGAgoBAAAE/f4HBP79+QICAwv+/Pvt/QD/+gQGBQP7AQT7/P/+BvkAAPwL8u/+DvUGBggQAAIC+AEDCvQH+gkD/gcGAvr8Fw8H/Rf++/v7CfX5/wLx/ugD7v0Z7dM1+ykFAgr50AT9EyDePwY9BNv5EwX9Evr+/AII+wL6/vwABgf8AgP//wb+AQHx9QTk+gYKBu35Cxv/FusTDv4C+fL4AgkC///0/AED/f/8AAD3BgMD+/0DCgD9AAAHAAr//PbzCfz+AgEH//ME/v7//f37/wsEBQfz/fv7+vHq/AIi+/4D9Pz3AggFA/0ABAb6AQMIAvv+APz+/f4GBfz7Cgr8+fz+/wD+B/L/Ae8I/QX4/gf9Af0E/PcAAvsEA/f5BwYJAgL6B/3/AwQJBgX+Cw0CA/gE+QTtAvQSBO8HAAP09/f4CgP+9wICBOQHAP32B/cAA/75Bfn5/AoJCQbZAd0/DwAF1/8e4C4P/xTu8+z+IOjz6gX26wH7//4GAvr+Cf/9A/f9/QH8AP4OAAEBBfwEBgD8BP38/QEABQkKBP4ACQAH/gEC/QYIAP4BBf79/f4AAQH//v8A/QIK//4FBPsFB//3AvsC9/4LA/oGAAYB/frv//4N+goE/+f7/fsOAu7wAfr6/AIA+/wD//8ABP7+BAL8/wEBA/8G/v3/AwL1/Qn/+QAAC/4E/v3/+f8J+wX4Cfv9/gP+BP30AwMFBP0FAP0EAwIBA/sBB/z+AQH5IAsS8v8GDxEB/fQCAPII+wv7/wP5/gYFCfUB/gflD/kQBwEk8wQK/A0LAgcJ6f4t7yIb9MENJy4qJxTP2fT53Rr0JRkJ9Qn29Aj5AAr/BwcLCP4J/vb4/QgD+/oDAvv6BAMXCRAE6xkB/t8F5xwDA/kQ/fv9/AEFGfsC/QD+AAcA/gUC/Pf/AP7/AAEB/AH+9gL5BRIRBQEC//EA/A7//vL5+f8DAf7+A/gB/PX/7/0KBAYCAAAK7wMGDAIE/wICAP8CAwD4A/v9AAIE/QEBBv/78QX8Av0DBgUA/gID/gD/AAD///8C/AAAA/X0Bfz+/wb//Ab4DQD7/wX3AgIABgIF+vLyBPkB/QQMAAv/+gICCvQHBP7/AQYD/PkADQUV9wUD+/P5DPT18Af59gLsBvDX6+MB4hPbHQT60QABHvkWKjotwRAF8Af+CgL1+/39+wX+/gH7AgH8+/oCBQACBvr6+hrl/vQG+vz//vcFA+77+Qr89/j6/wQEB/zyAQIAAAL++gL9Af3/AQH/AAQFB/0F/f4AAAIFAAP7AAELAPz//vkCAQL+AgoAAf3/AwT/+fLz/wsO+AMC+//29wsF+/wA//r+Av0A/f0FBvwA/gIBAf70BwYD9QEHBAMFB/gDAPwI+/37/QH5/wv9+wDyAwEA/gAAAvj8/wIDDfoHA/r/Avn9/fsG+wIECRT4BOsBDvwPAf/8+w3/9wcA9PDtBwb6//z7AQb2/A8DE/gHCu8G+f3wGsEoDfQ67fPr6tUHFAjXzu8JK+ckHQQOFffn/v8D/f36/fn8AAEABAL9BP8D//3y9RHs+v3/BfgO9AYB/PMDAQH4+Pf59QcB/ffv+wEFAf4BAAAAAQEAAPsBBgIEBP4A/AT7/AEHBAf7/wUCA/0PAvn/A/z89wX//P76BPX49QT49QX4/voG9v37/wb7/wEE//z+BAEA/gD//AL8/QED/QAEAgL2A/v8/gEBAwEC/PwAAgIF+wL9AQP/Af/1AgUEBfwFA/0E/wT8/gL//gUA/v4HAwXkBPT4B//9CvoGBvr9/gf7/fv9AgQK+Af+AAkJAf0EBvwE/vr/+QEBAAj9BvnBBPD7BxjqCyQy9/gT+vceGPDn6QgAAPELD/QLAwgEAv0ABgT//QD//v4ABAH+Af/9BAL5/P4DCv78+v79/fz//gQEAQD6AAAC//z8/gEEAAEAAQD/BP7+AP/+AwIDAP8A/gICAAEAAAAA+gICAvv++gIG+/z9/QMBAAD8/vIL/QX++v76+fsF+v8CAQAA+f8BAfn+/wD//f0D/QQDAgH+AfwG+PUG/AAH+wT///38+gn4AfwGAgH/BwH//gIB/wP7BAAEAwEF//wBAAQG/gD8AfQD7+//+/8H/wYU+A73ABb6AP8M//z+BAT2/gMCAQMHAvoE/vMH/PUE/AICCwED/gM0CQjeBPL99yPBG/vD8v4K/QXl8wb7EAzn5AAK9gQDA///BAL9BAL5Avn9BQD9AQPx+/MDBAT79/X0BgcCCP0G+QQJAAb99/0D9fz7/v7+//sAAP/+/gH9/gcABAMEAwEE+/z7BAEBC/sA+voAAPv/+wAD9/35/f4C+wMGBA/5+vP4/QsRBAL7/fUEAf8JAAEF/P4DBQH++wH9AwMC/gD8Av8G//n4+PwAB/0B/v3//QH+A/0FAvwB/AMAAPn4//oB+wEEAQX+AgACBwT6/AABCAP19fMD/Pj+ABH5+Qr/Bgr9+gkFB/cD/wIJ8fjy9AEBCfMJEBL78wj6BQ/25gf8EBjiID/z4vsk1Ajs9tQG7h4qxOPZNSMl8vz989fw/wcAAQMBAgUCAAUE/gH8+f8C+v8KB/729AIVCwAG+vfx/gH//wD9DgUS9gL//Pvz/gEEAQUA+f/8/AEFBAMAAP3/AQAB/Qj6AAIJBgAAAAADAfUC//7//QH7+gD7//r4/P3//wvu/QMT/P4I+wAA/gUCAAL5AQj/8gEB/wD9/gD9//kBB/wL9QUHAwLzAQMJAf4K/v8FAvoHBvz9/P3+/wH4ARD6A/r4+Aj/BwQE9/oACP0A+/gX+wAECfoCCPIGFAP67PAB8fQI/voG8ADsEvTv8wYVDQYF6/f+8wsE//Ht6/79+gHnI/rXAwMK0/7BFvP38jQu8tXNFvUb/xDwARcQ+gkFBQn5AAgDBf37AAX69/33DAUK+Q8TBATw6wcBB/D/7gn79hcKCQv8/gID9/b2///++Af7AQYG+wYI/gT/+fYB/f0B+/8C9gYC9QYGAP36AgsBAfUA/Qj4Af8IBAEJCAQB/wEDFPD7Af/0Bgr6Avj1AgMC/v0GAAgC+vr5BAT+AP3/BAQFDvH7Du37FAT/DwUP9O77A+sIBAUC+Qz8Afrr+gL6AgIL/AwB+wD07gv7AQcBCP8aB/vyB+oI/hkRGhkC8uz4//ULBPgF/xIJ9v/vARYP7g8U/w3yAfv6BRv7+ekG/gTq9wc25u4Q+egt6dwBIDfuwRj7OzAT0fcVHeXo9wcL9g0F+vsPEfn2DgP9/vkD9gjoBAPk+P4UBPLzAfr8Cuj9BPoVARfxAgYLF/r5AgEP/AQH/foEBQcAAfwGBQUFA/zw+gv7BPn+Dfn4CAkGB+0IAgH6A/L0+goICf789/nzCgXX//8U8QYCAwPw/AT8/v4B+f8ABQADAv8C//0BAf4A/P4C+/gB+v4E/f8C/gP//PsE/v7+APwG/gD7AP0B/wAA+/4FAf4E+f8A/AEDAvgD/fsQ9/QH8fkIAw4K/P4J9wgB+/wNAAIB/PwB+wT77RD/AAcV+BD/9/8I9QD///gC9AfB9SL8CfPl/P4LFwAY7DQQCgkCDBP09PoLCAoNBAr8+voJ/AsH/voB/goD/QAG+/4wChEQ5SnyNRf/8vboFAvoEAQLA/sO//0JEgIF/wsA+P7//gACAgcBAP4DB/8A/wkB+QjqAwYLAAMCC/n4BvgBBwj9+QT+DgP6BP//A//9Df3n+QEM+/8DBPv9/v779v4D9wAAAgIE///9BQAE/gX5C/jy+wP5+wkPFPUAAvv9//kA/PUFAgH//P8P+gUD/vIP+vsD/foKAA8CAfUHDAL3BgnVCQvv+hEJEQTg/+X1FuoMCAjs+AXaBgUE9hAB6vf/B/L6+PX8BBD6B+oPGQ74AgTNANjIJ+YkIAYZFOcgEMEN7/sT6gPeNxD21f/l/+8IBPIICPsA+wT//vb3AwcACfrq/Ooh8ePl/PYX+xkJ+A0D4v79F/QE5vwUDwIK9wX/+fwH/f/9AAAEBw4AB/oA9wjz+/sD/gUBC/7//AkMAvAD/Pv9CfoD+P3/BfT++/cP7AEqAxDh9vYM/AcH///4AAEIAP4DAwQHAfz/+wj3/gQCAAMH8uoB+/n3AALx+v4ABw4FC/QCB/zwA/f8/PwJ9gH/AgULCvsDAP37+/f++g8ACQLr9PgT/gcB+vEB+An+BxbvDAIMA/P7DwAJ+QsK9/X+/w0RBPoI/QcK8gT+9f3+/wHrwRM5GtjNACwP8SPt4ynd5RwQGuTU6An7HywYAwECAA8G/QX8/gEBAAX69Pr+9gIR+QwL+ikJEx749fDxAAD4+gQRBff/AAX8FwT89P4CAwQDAAL9+/z4/AEB+wMA/QEJ/QTtAAMMBgj9/v79AQL+/AX6/f/4/QHyCPb86Q0M+fPzBfb69gQIAAT3+hECBv0C9QL8+QT4BAMBCPoB+/v9//r6+vcF+P0CAAL79/T/Awj8Cf7/BwEK+AMD///9A/8J/QD+AwT7BQD/B/77AfoGAwH//wAP9wYM+AAA6en4FAkEEP7xAQkA+P38BQD9ARMKAgP2+v/4CPnvBPn18fb7BvzhPivB5y0I1+fXCN4p5NUU9uwC9gEBEfz76uXpBwH5+/7+AgUJAfkE/gD7Af8GAgQD+v8OBQMA+gsL+/n9/AD7EfcABgQBBQcJ+QgCA/8EAP3++QgCBwEC/P78/AUF/QAF+PwF/AD79gYGA/37/gQAAAL9/wIDBQAA/wP+8xUEEwry6wHx/AgADf/58gHv+///AQIC/wEG/f8EBPr+/P4ACPwB9vwJBBgOA/kC/fT5/wIJ/PgMCQIB9/YK+/MG9Pv+/gYG/QX9BQf9/PT4BAv/BQjpAAYH7xkXDfT66voBCvb/9QMEBPruCP/89wL+4xv6CQ0A8QXs+QIIAvP1BugK+/892DrqEdDZJcHwJSkb/jzx7TrqGOMNzhLx9zD7+/8EAQUI9QUC7/sD/wnu+/H48/0LEvgu/hrfAgn19BP4+RXr8/4iAwT2/wX8CPn/+wP7AQoJAf35AAD6AP8A+v4F/PwGAP8HBw4LAf///vz1+fr6/QUA9wn8+fz2BPj54AEL5/8bEP3r/v4A/AEC/Q0C/f4F/v0E/wMFAf78Av4EAQQCAP8IAPj5//wB/wYAAAH+/wICAgIA/gQA+QUA+//+AAUA/wIA/AQBAf7+AQAA/wH9BPwD/f7w9fsKAQkEBvv2BPIACgT8/QUB/PwE/gf45gIQDv8E8QDyBAf0+/n5BPIDAQXPEeEGBjvwwdvW5SstExT4CNz8CNzu3PUIDPsJ9f4DAwMBAP7/BPv5AwD7AAoBAgPs/wDwAvf4B/H6AQkBBfQDAAEBBQD3AwYBAgD6/wIHAAH9Af///wEAAP0ABgH/CP0C/wgBAgL+BwD+Awn+AfYA//8B/wH//gT7CPz/AP0RAQHy/fT9/QD///35BPwB/vv9AQEJ+gAAAgAABgD+AP39AQD0Cgj9A/4GBPz7B///APoA+gX//AID/wEFBfz//vUDAP4CAv/7/gL5/P7/AQX9AvzyCwwJ/AsDAfb4+PoCC+n+/gv5/v/3CAH8+Ar78/j7A/z6AAQEAAACA/r5Av8DBP3j/yUUE9rgLd0/Fw0X6e8A5zQO7Bb52Qb+/xL6/vcE/v4I+foDAP4E/gX9BfoE+/4MCQAc/Aj3/wkA9/v9+BLyAv0MAP8N/wT3Cv39/gD9/v/+/QIBBAL8/f/7//4F/f38/fsGAf8BAf78Bf3//v8CBP8CAv39AQMC/AP98PkJAQoeAv/pAP35/AcDAAH5////+gH/AgD+/gEFAAEDAgH8Af7+AgT5A/0DBPv/APz6Af/9+gcCBAH7AAMF+fv2/wX9/gIFAAAAAQL/Af0J/wH6//z4BgX1A/wCCwP7//AMAPQC+Qz5CALzBQAB+vz8+wP8+/r+B/r//v4GBfsJCAkBAfsMBf/2EhbkPxslE+gI6toSHBcF3f/vEfILAvsB/wIAAf8BB/3//wP//gH5AwT+BAP8Af4BAP/4+gX9//YG/wv5+wIAAwT/+f8F/P8D/gEC/v4AAP8DAAQE/wH9/QH/A/3+/vsB9wIAAgUF//r+/wH//wIA/fz//wMA/gIA+vQBBwwM+wTr+/j8BQkF+v37AgIA/fz/Bf4FAv7/Av7//gEEAvv++/z7AgAF+gP5BP4EA/sJAP/8AgP//goAAPnz/f4AAAED/QD6+f8D/QIDCAD///sE9/v2BvYB/QD+Cv0J8v/5//8CA/35Agv9/vrwDfYI+wEF8/f5BQMEEwUB++/5+vc/Bfr08SLmJQf+7CPcKvbbNCIqD+gi+vMVHfD4/wIC/v8B+f/8AQL8BAIABP8BAQIF9A/t/Pj+/v30AvMEBuv+/gP8Bvv5Aw0F/gbu//8D/wL//P0AAf8CBwQAAAIB/QP3+QEC+QMECAj/AvwC/wEHCP79BQT8BwcH+f38/PYFCQb09gUD/AEBAwT9+Ab9+gX6/gH/Af3+/gED/v4DAv7+BvoAAgP7/gL9AwUE/P37Awf3Afr8/AH5AQIG/gQF9/z9AAACAf7+/P7/A/7/+wUK/voC8vr9AQb9/gICBAT/BQX9Agv/9w8G/QX9AQEB8QH2/vMGBPgG+wMK/fsECf/9Bgba68EmL/fpIgEI7NQS7uzZ1C4u+wfaG/0aKxb69/kD/AMCBfj8A/4FAfQF///6Bfz8+Q/r9/79A/f9+gz7C/oA7A8F+/D8/Pz2+vfy/wECAf4C//r+AQb9AAX6/QIFBPgG9/4A/Pz7BgAF/AQDA/kB/gQGB//8+P77BP0BDgUK/vv0+QD+/wH++vz9AgEAA/4FAf38Agj4+/z8/QH7Awj/Bf4DCgYCAgIGAQMA/v77AQD6BAH//wH/AQMF/PMA/PwC8QkBAQH2/v/vBAb/AwYEA/4K//UDAPz9/gkG6QjvBwj/BAUABfYKAAP/9PX8/x798P8PBO/hBQDsCBAL9vIB8hAE8//W//scG9vYP/QKKAUeJAEQ+C4LFRjn7CMC+wIFAPsDA/32/fv//vwDAgIE/P0E+/sd/Av58PD79w8PBAbtAP4M/gP++/0KBfr9/wH/BgX/+QEC/gH9AQACAP/6A/7/AAb9/gP0/AD//f4JBvsE+v4D//4F/P73C+3+EgEA/voC9QESBAAC/PcDAQMAA/34/gb8/v8G+QIC/fn+A/sB/f8EAP0L9v/2/Qb7/PkDCfz/D/sB+gb6CPkA+/39BfoB+v0BAAMB+fzxAAX4AAL4AwX/APog8fgD+g8B/fv6/xn3CwMA8QwGBf/2/AT98w4IEwYHDwkD/vwD+QYG8gHq/Q3N5tvcJtY/4fzSKOcQ8DAZEt7f9xf2Hvf8/PkL9PwKAAYHBAIA/vYD/v379gT4AgDzAOkeDQfwAfYA/BEDCRIDDfEODAf9+/oJ//cM/v/8+wAE+/sEAwT//Pr9AAH8/QYGAQb+/gH8BAL7AwT3BgD9BAQGBf76A/78AQMDDgH4FAbp/O/9///6Bf76APf5APz4+gYBAgT/A//9/AMF+gL8/AMK9wsKBwHx/vz2/f4BCQT8/Pv9Awn+AAX+Bgf4/AP4+/8DBAMBBf7//QH8AgMDAP8G8d0ODP/6+QEUAAvwARH0Cfr7/w0HBwT8BfX7CPcD9Rj4BgoA8/AKEATy+QUQ7QsXGfMHIvj+JD/TOdHYx/764Q86CCDtNAXx5t3k/vz7+gQA9/r9/v39AwD4/voEBP4B6wf0/BUH7QLrEu7w/wwL+gP//fv+DAgL9A3/AgH+/gb/AwT+A/z4AgH9/gD7AwDx/QP9AP75AAn1+v0AAwQC/AUE/vrzAgv47f/9Gw7z/ezx+/weCwD5/vwG9P7+Af3/AAMABQD//QT6AQAB/vsE/QP+Df4I/gD//QUB////Afj9/f39+gX7Bf7+/gAA/vsA/gMDBQAF/wX4BQMD+wECBP///wEG9wcEAw/5/u4DCO8CAAH/+gb/Afv79wMA+Q72AAX6CAH3Bwb4AO4LAvAC7wfqH//zHg8LC9n1Ltk/5w777/Ud9+b4Ffrx1/H0Bf8A8/wB9fwBBgIHAv4D//oF/v8fDQAU4xD2D/AP5Ar1/wDwC/kMCgEU/wALCwcABQj5/gD9AP399wgBAwH7A/78//YG/f/6+Az8/wb2/wD+/ggD/goDBvwABfz8BgD5Bf0B/vkCAgH3BP4A/fz/+/8AAgEA/gcD/wMF/gP//QX/AgQDAgcE+wLyCgj4//oFCgkIAPr1+gL8CATxBQMD+wT4+v78AQAH/P4A/vr+/AUAAwH+Av789vzfB/j0B/EIFQ0AAf309f4G9Pn+DQcBBAv+8gEC/gQGBv3z9fsCBPoK/wP++gDhMMEfFRcV4tbsG8wp4AkP5toH7f3lEwzZwfH1//sA+QAB+vsBAwICAQUG+QD/BgQD6AEN/PIFBe8e/hX48v0B9wb5DAIH+AAC/xQJ+/39+QH/A/8EBAEAAf4GBQEFAQX/BQXzAwQBAAkA/fv6A/0BAAP9BAEE+AD8BP75DPkG/AL8BQII/AD+BwcCAQAH/Pz5AvwE/AH8+wD9/P4D/wAE/fwFAgH7Cfz3BgAJCwMH9vMBAAH99/r6/gL/Bf0AAf/4AQMA+f0HBgEA9gAD/wACB/0KC/38F/YADgEODAcJ7/EC9v/9A/T4/wXuAPX/AfnjBPcI7/f4BwELA/b/9wMK9Po/BAwG+wb+GtgVBxzzFR7qDi4TC/MT6g/5+Bz6AQL2BQUB/PoD/v4B//8DCfsB/AEHBQjxAgYEAfftC/71Bfr+AgIG+QUEDg7y+QT4AAD9BQMCBQT6/v4D/QAEBAAHAAUBBQb9AAEEBwECAf4DAf31BAX++gH8Agf4+wD5A/D2+gYGA/cJAfr1/wECBQAI/P8ABgIDBv0A/wQD/wH///oF/AH5+wsD/QADBAD5+gEGCAEAAAADBf3/APoD/QIN/gAAAPgG//8DAP78A/j8AAsCAQHj5/n7+Qb3+/bn+vryCAr4CAMGAvT2BPj+Bf0B6uEKDAX48Pfk9/0I8OoDARbsDQYtJ+gV6yX2yODG/T8p8xoA4P4GEdYH4ATz6/MBAfr9/fv7BgAB/wv//QEE/goKBvn9BQDp8v7uDv0J/CPzC/8MCBf5CPIN7wH/+gAE//3/AgEB+gL//gIA/AH+/gIAAAIRA/wDAf39BgUHAP8L+AL//f/9CfwE/wL6AwIAAgUGAfgDBAcCAQID/wD9AAYA/QD9//4C/QUAAQID/wECCAD+/vz/CQkIAQT6+gMD/gIH/PkE//z6AP4DAP/6/P38BAX/BPQBAP8G/gIA/fwAAfn//f77CgQLAfn5BAr3AfEF+f0FAvz7AQD/+wP4BvsB7/4LDwD88PMUBf0C+AcCDfXuAgTo+sH6D94c4+XcDBHtHx78Gsr7DwMVHRPtAioJ/fwDBv4B/fv/AgUB/wMC////BP3z/wcQCfzx8QMG/g8N/gz8/QP/Av34+AD7B/n+AQADAv8B/f79Av8CAQMC/AAA/gAD/wQE/wQFBvz4/AP8/wAAAP0D/AIC/QH3BvkACPf6+f8I/P8DAP3//v8ABv3/+vz6/wQEBPv/Afr9+AP9+AYFBAX79gAABQECBAD//Qf/Aw7vCgYGBwf6BvYBAfUF+fj7/v4KBAD9BwL8///+AQb//vf1+f7z9v4FCe3xBBfyAgXwCv0L/e/4GPoT+AAJ8ecADfjtCvj8/wjj9u7+AggAIQfNAAsGD8QH4RAr1dwB/BEtxirBDBMS1Rbi9CQE9P4ABQD5APUBBfz6AvkI//8I/f7fFtr5//UFFP38BBHlBgHq9P/4BAUFDPzy9vP8AQH3AvcBAQADBQUA//8ABAL9BwUECPgD/vr8B/jxAwD//Qf3/Qf7Bf4B9fz3/fYD/wP2//wTDArq/AP7AQYCBAP/Av4BAv38/wgBBP35+v4H/f7/AvwG+wEJAfv+//8BAAX++wQDAfz7//8CAP/+Av/6/gMABPz8AQMF/gL7+gAD/fwC/PwH/vj0/wAF9/oH/wL+AwEABvL3Bv7/+gP4BgX9+w3wBvv1/gsG//X+/AP8+P32+vknNzTD3SIL4MHLOQnz+yInGtPgBAMr4wnq+P0G/AL7//8C/vwA+/oE+PgDBPoDAQIOAQIAAQUE9QAACAD3Av0FBQEGA/78/wT/9wH5+/39/gIEAQD/A/kE+QL8AAACA/0A/wT+Bvz5Avz+/QD6/v8C//8B/vsAAQUAAQABE/8A8+wGAf4WA/z++PYDBv8J/wMB//8D/gL9Af4C/QIDAAP+AwH/+gL0AgL2AgUCBf4FBP37Awf9AwD7Cfv8/vkH+/YACAEDAfwG/fsE+QX7/gIABvsFBPvoB/f1//sFChQJAgb7AgH8/f8ID/8AAf8H2Pn/GQANAvv79vDy9xME9xcBFQnB5CQ2984A7AE49R/0+PIF2SP4AC7i6wj4AxcDAgH8+wT/A/7/+QED/gEFAAACAAcIBvcA9AMHFQr7CgP2DAYEBgH+AAsH9gH5AP3/AgMA+wD/BQD8/f/9AP4E/v8AAwAHAwcA//0ACAAF/QL/Avn7+gQA/wT4//38Af0GB/UDDQj8BfsI/QIBAAX9AgEDAQMC/AD2AP8G/fwD/wH9//8CAP0BA/sB+/f++v/5+wL+APkA/vwD/gT0BAb5AP/3/wEFAwYDAgL/+AD5+/sAAgX7AP32+fwGBPkECAf3/wEP/hb4AA8L/QADDQkBBvf2/vzi/gUEAwAG/P0KBAwM8QoD8P8/5ygZ8Bf6GRwR+u/e6RXbFxH/K+0VBvkEGfcI/ggC/gL//QIBAPv+AgT8+wT+/P8N/P36+RAQBgT5BO4BBQMLB/8D+QH+AwsDAgwB/AP8/P/+/wD//wAF//0D/QABAAAH9wD0APz7BAP+APn+AfsEBgMG/wH7AAkGBAX3+wfxCgbrAQn//AL/Awb6/Az7/f79/f8KAP4A/f36/wYB/Af4Av4H8PD8BfsUAf71+gv2BxX1Cf0MBAL7+QMBA/gF9wP+AwQK/gcG9f/+9wEFAf/+/Pb63+3s+PAEA/YT9R3vBBLvBAAYDQX+DAUBAf8B+RkA9w8CAP3xDPPjEBgU9gv88woi+j/K0RXnGx7pGubZFMgSLSHz0DzsDv3v4c/z9QIB/v0BAP/9/vzyBv0BBwcABwTu8e79DPH7APrpEQ0EDO8LCPwCCQrt7woO9RIF/QACAgD/A/r8AAL+Af76/QIHAwYD/AYHAwD8BPj9/wMJBvYD//wQCf79AgMK+vsE/hQQBPbw+hEP+xAEAv/4/w8A+wQA/wIABf8BAgIF//79/QL//vz+/v7/+gYABgIRBQIC/f0J/f4EBvwE/QgIAQT6AAb+/v78/QX8BQADA/wBBAMBA/r/Av32/AIGDf/xB/D3//cKAP8ICf/49Az+9wbwB/X79gDo+vzu+AD9BPH1GPvpCP4iP+zz3zj54czg6RzyIgsIAuXr+tUl5fn/69zu/QD+Bf79AvkE/gj7//76AgACAgD4//z/APPt/vUI/AAG9v8B+//7Be758wANDQIE/AP+AQD/BQT8/v39/QP5AgADBgT2/QP9/Qj+Afn9BgQB//oF/gAA+fz6/goGAQj+/fIH/vcK+AcD//z++vcC+fr6AgP8/wEB/Ab6AwD/Bf7+/wEBAQT8/Qz6AP0BA/wABQP9+/wFAf0EBPkCAwb6/gP2/gMA+gIDBAT5+gD8/gD/A/z/Bf/4CAgG/fkADAP29/0D/gH7/QgJEPT+/gYD+vb1CwsA/Af0AAb8/xL6EQgG++sGCwM+Fj/L3v/4JfsW8PHeI/cvEyDn9A8u5/8FAOjxAAf//AED/gD7BAH/BQD++/sB/v4C/fMC+f8FBf/2+/YAAQDzCfwBA/j+CAIMBv/2AgH9AQQD/v4C/fz+BAMBAgD9/wT6Af///QAC/gT8AfcC//4GAv3/BAL/BAUG+/z38AX4AQgC+Qz7/QT8AgMA+wX9/P8G/fr+BP7//QEFAPwAAAAAA/32Avz2Af/+//8A/PYCA/oOBgEEAQH9/AL+APwA9wUEAfv+BgL+/gIFBPkAAgABAgTiCAj4+/oPCvj3BwAQC/sL9wn6B/kA+wIE/QEB/fMSBf0QCPwI9Pf++Qj78hUADu8Q5yMZ8QTvDRs/yyfd+Nz89BzxA/Tp2/8MExAB/wMCBwQBCfoFAP8AAQj++wT+Bf4TAwYA+Qr8BBsA/vMJ/gMJA/b9AwsH9QX0A/34/gAECAH+/gME/v0I/wT9+wEC+v/9Ag0E/QQQCgwBBfsA/vn8+/f+/A73AQT+/f/26OoH/QT9+v788vkD+gIC+Qj7BAAF/AMB/v8BAP34BP8A/wAC+v79Av4I9gEB/gT4+v4KAwUEAQIEBwICAAL7/f/+BP0HA/4CAgL+///3AwL7/wEDAAH8CQIK7QsI/AL///b6EQEGBwP6/AQN/wcC7xECB/8RAv0CBQcCAvv1BgT5Af8F/QPB9Ar2HeAP8CT7+Qz/8NkC9uT2Aw7qB/MH/uz5AAEF/f8CBv8B/wb+/AP9AAD+AAP0AvoUBggD+QT//gMG+wgA/vMRBAIB//kIAv0GAQIDAfsDAv8BAv//AgL////+AQP9AP0AAwn7Af0B//0GAf4CAAIDAv38BQAB/gX+7/4LA//69/ju+/4EAgX8+/z8/v0AAP3//gT5AwH/A/8DAgME/wH1EQ3+8AUEB/cGCgn/+fEF9AHw9/8K+wkDDvr6BPoC8wD++QQA/QoFA/wJBPkHAPv+GgEREOz4Ewr+8e8Z//MW9/30BAH8+AgGDAT8AhcIBOP//AXyAvT9EeYP9fkRAQMuH+XnFxs/F+3NJc3539PWB+Yd/hX8NesH8tbt+AYF/wUE/v4FAfsFAQIB+gL6+vkF+BIPCwAA5vcF+v4W/f0K/QEJAgEA/wALAgX4/AL//AX8+gj6/v8DAPn+//0AAvb5/f/8AAL8/voC/f0C/PQJA/4BBfT//v0GAwD5+uPs4RMH8wIWAgAF7v/6BPIBAAEBAAX/AQAB/gUD/v0I/wAB/gL/AwTzAff8Af0KB//9//QC/Ab+AwEEAAUCAvwD/wQA/v38AfwFBgQF/QAE/Pr7AwAFC/zvCfcAC+sIBwkG9/sAAPsDAwL4AwQAB/oC7ecRBwEA/ff3AP777RP38AgCEAf3Aycqyv/S8us03jkKLS8f6zYNDw4fwQQEAxX4AwAG/QMA+AD+/v8BAgIACvwFAgIPBBX8+g0CEQf0AO75BAL6AQML+AoJ/gX8EA0A//0B/gEBAQD/Af/9AgP//wH+AP0HCPv//goH+wMDAPn6AwUAAAECBQQD/wEA//0A+/sM/vwBBAIBA/4A/v8AAAYG/QL5/QP5//3+BgEC+v0F/wMBAv79BAb1APcACP8IDgUA8vAG/QH8/QH//AcBBPzx//75AQX+/wMABP7++QMB/wADAgINAwbvEPH+D/wNDAz/8Pb/9/8FAPb+8gb5CQH5AQzy/P77/wH5+f8C/PoCDAAACf0FEv3h/h8aBv71A8Ho6QcL+/PZ8wD8FvoCAe/9+wD/AAUA+wEAA/0D+/3+A/34/Qv7+wv3BekA+fMDB/4C/PkG/QoFAf30CAII/QPz/AEEAP//AwL9/gL9/gEAAwABAPv4+P4C/vv7AAEEA/7/AfoABPwB//b9/QUEAP/8BPv28wr9Cf8P/v789gT7CvsH/gMAAvr9A/oA//z+/wD6/P4DBPwGAP35+gb6Bf0J/wH9/wP6Bff9Af8F+vwGAwAD+v///gYD//76/gL9/f3++AACBv8A///0+A33/gAH/wDyCwECCf/3AP79/P0DAAsF8QkODAAB9fkA+wH08Pr9BAL/AgTBFCvf+xj01fAG++cc1v0j4uDt1gXeAgfl6AEM/wP/AwEBBv/9/AEAAf7+AP0D//0NBwn//wID9wsT//n28gj/AAn8BvcECQL8/gkF+gEBBP/8BAAB//cC/QL//v//BAP8/wQD/wP/AvoCBPz9/f3/+wH6//8A/wD5CP///P8P8PP5EPb7/P8H9/4ABwMI/AAC/gL/AwP9+/8EBAL9/f8B/v//9g7+/fT8//0GBQQB/PgF+f7x/AYL+QD5Aff5//v/Avr5AwEDBAEB/v38AfcCCQP7BhkLBfoHDAYDA/wQ7e0H9voBCf0A8//2Duz6/gcD+RgCAQP3/vvx+Qr46QYaBgMV4fz7F+0LKycrwd3fANngJScOFQHmJAgHJC0F8/r8AfP3B//2/wYGBvMJAgf+CQXuBPfdCuwMFv36CAkCGfALAQP4/gn9Awfz6fDy/f4FAPn8+wD9AQEBAP3/AwH/APkOB/sNA/PvAAQFAwwDBvwF/PgBBPn+8wYI9wr7//H0+AgLBRQH/PwG9fz9/wX///v/B/8L9wX+/gL7Ag/++gr9AAr/8vUJ/AH4/gT/8fz/BPf1DfsKEfv6Cv8K//YF9vYCBwsQC/nqBgz++Qr17/8ADP3719/+CBri8v4d5STmChX1AvkbCvH2//r/BvT/G9P95yrx+B7jBhcGEfcN+PIgCAo7LyLECyPCBTnQCNrB1+UVMPTw8eT6HA7X1vAK/gH4BPj4/gX7AAsGAfT/CPcGB/4BCPLhBfcQHArwHPnjBer67Q/cAfD5CgXz3Pjp/fv7BgD+/gEFAAECAPv6+Af8+Pv8/PMABej/Bf4CAwQCBv368fj7BP/+9AAL+f0EChD+8+/7Aw8VBv0A9vYPABoR`,
    },
    tinb: {
      rows: 1,
      columns: 56,
      steps: [0.0024536],
      values: `RzpCZEs9K93/6ifROmsFLFF0EPUWMHXh3Scj6vzrIX33/flUCQEN4yTGGep/NCNjFO4pCVblPBk=`,
    },
    tout: {
      rows: 23,
      columns: 56,
      steps: [
        0.011738, 0.017185, 0.014384, 0.012572, 0.010551, 0.014576, 0.014654, 0.0097872, 0.016433, 0.012647,
        0.013365, 0.013714, 0.013139, 0.010745, 0.013028, 0.012115, 0.012907, 0.015037, 0.014318, 0.01287,
        0.013712, 0.013727, 0.010625,
      ],
      values: `9Bvi4vvxGu8JBdAgHfUII+MR2/z19/HtE+b1GcEVIQ/KAOreDdAS/BP+99kS4REiE+Yl9/3EGQQH4gPe3PMS9/jeEAwO6/MDD9f2EBD98/ICBRERBg/s6uwI9NLiwdYQ+xESD+UPDBEPD+QR1RL2BAMAEPv+2AcQ0BLQ9hLv/RMGyhHhwsHyGR/L3v4BFgsT3Rjjz9fjDAMZ5Bwb1Q4LDwn2/BfTxvbhB+wEwRvO8dr6+wEJ9trx/xHIEwMKFxoMAtrzEwoUB/jV/8TJywYP7uUXEhjgDRUYC9LpGBsR//76Bu7Z5t0ZHuv/FyAg2tYU0/7BIwjNzM0WIs8hyQ8jE/0B6PP28wIV3BPx6x4ZBB8N4dzaz8T6HcP5HO/k6xcMGBsLBxAI8QQL4uD2yu/J9g0XFQv8ERL7BAnzExLo4dLn5cXd5g3BAwcaBM7hFRId0wLn3unz/w8XwQLpE9/41wYM3uAY2unWCwMZAQ4T9tYS28/eGAL/EsEbEd7Y7xMR/u/X2QIa9xoDIxcaEhcSCfYLAOIXGMETEA7aHBAQGdrO9gr0+MLUF9sa/hDs5hP2FvEn5hoRFBn74Rv/E80QFNLiDvIDCRru/hIU6PUQ5g8T/vgW0OP23Qb76cHj8RYHGAvzFO4LCPj26dkNEBHV+AriEtIR/RQP+/QWGgQY69kO5gP+EhYJBxYPGOoO4xj6AfgS1xbhEBML4+H9Bd7V4dTB1sMVDw0VFA8X7wzXD+r2FQYP7yENF8gNARnUFhneFhHVwcn8C9oCE9YLHPzRFiDkzN75ARETGfbZ/e7JGdsM39Mc1usG6Qzo6ALnBM8V9tHf5tAOGxHPCtznExESD+MY+REZDc4A6s769xcOFxT96hsPEdAOwQ3m/x35CNToBxv+DxXv1vjEDugF1gsSFBEDCv0T+hYk4RLVAtgPAA0NAPAG4dESwfkT8hkVB9gXDgfzFwT0DgXIIcsfHRLqDCQMDxoF+BUX3RD9BxoOD8UFC+X2DvnS2AbhFv3BC/EGFhPwIQ32/+YMJAEJAw8Q/APn6BUP//73wRELAPfG9Bb1EfEFEhARFgoV/w39EvnfFRkYFBYT9N8TAAYO5O7Z3NcVEdMLDNTVDAbbC8ra+xXrEdMM7Q0Zy+IR2PoM9hsGC+36DBsL0cYaHR4FFxQECREK9RPfAALCwQoM2fv+EM7j29UGBATs5RYO7NjRCQfQHAoS0hgPBAsS1BP4D8zv1+MmIdcXF/EHFgsX6PQSFAPB2dcbBQ/m8A/g0QsIG9wHDcLr7dDKAeDOERDpGQ7q2AzwD/DfDgLWGd/eGBYW9wvBD8fw3NDW0N7rD/ELHRgeFAbU5Rge+ebl/+H5DBQhAgQJHQXj9uvVC/bj8wMCCwL/3xAs6gXyDgcK9unu0xH5/yHy1NfB+hkd2Q7SExPk4CDPJOT+FPf8CscmANUa2SLOIe8MHOENA9rhG8HR4AkCIdsl+xnm9OIJ9d/7EQ/+/A3oCdnY9N3qFP8LGwnhCuTZ1RATEhPeE//gDvQWwRDh1fsUCxIU4BHowhXk6woN9s8SEeYREuMWGPIB7xDeDOAO9gvXDBcPGOrvGAXN89j7/tsF0NkLGPPZwQgMDhPT18/iD9MlCgj26gsH3REN2gMCAAgMG939/QP0EQYZ7N3U9v7q5/gsCRrB4zbk9e4iGgDlJwgOA/34FRDz9iYJ7BT6GOEB9ur60Q==`,
    },
    toutb: {
      rows: 1,
      columns: 23,
      steps: [0.0015824],
      values: `LqiyBOzbSH3OcK+6S+p14JeK+laB6eE=`,
    },
    pin: {
      rows: 72,
      columns: 384,
      steps: [
        0.0076112, 0.010245, 0.006433, 0.010692, 0.011116, 0.0096811, 0.0075889, 0.0077237, 0.0080189,
        0.0086917, 0.0093407, 0.0093301, 0.011358, 0.0086105, 0.007783, 0.0097909, 0.0082739, 0.0097182,
        0.0093695, 0.0084816, 0.012097, 0.0077008, 0.011478, 0.0082918, 0.0091153, 0.010255, 0.010685,
        0.010992, 0.0083368, 0.0096475, 0.0094389, 0.010321, 0.010193, 0.0095336, 0.0092284, 0.012413,
        0.0094012, 0.011391, 0.010548, 0.0089197, 0.0083852, 0.012118, 0.0085197, 0.011478, 0.011653,
        0.010756, 0.0086104, 0.0055744, 0.011821, 0.010557, 0.0095881, 0.008846, 0.014143, 0.0085738,
        0.0085849, 0.0069397, 0.0066205, 0.010365, 0.0091949, 0.0089271, 0.0099963, 0.0067535, 0.012773,
        0.010379, 0.0083971, 0.0087888, 0.015425, 0.0087176, 0.0099301, 0.0097772, 0.010896, 0.015399,
      ],
      values: `DA4C/PgFBP/2/fb0DAUAAvcBAAHhH/YIK/HpBQrg7Qz87hUF9gMCCvkE+fsGCg4FBRT8EiHbxCDL8/b8+AAB7vj2AQcDAAbz+Pz8AfnwDv7o8gYACBIA/hD5Agz/AgH9+AEKAQEB+wMNBf0F8PoICv8HBgYRDRARBv4GA/oCAPv5Av/6+vUKAAkFCAX/FfP79/QOCQAMBgju9gv2+/7j/BAJBv8GDvcH7/kJC/Ug/QEV/voB+RcBBugKAfsB/fz59QclDfT9+AMW9vArAdwM/Ocb9f/9BgIA+/kD+v0JAwQOAQP7CfX4AuYg/x8Y+QMG5x0IIu0K4vUqBfz33fMz9uXX9+vrF/IE9QMb+PD/Ger9Au33/gwB9BIB7gwJ9gvpCgYJEvn/6u4H3QzaJD/2/P0LBhcB9wYMEuEKDwXZ8wYNEwMVAxD3BQH13fX38QoBGCYJF9Tz5/4FBPXo4Q/39BsVFwzx+wsBAg4GC/L3ARAXGvwgHPgXE+r4AAIG1+wcBwgF/fr+Afv5/AT5Bfv8/QH+CfwEB/r0Agb9DQ0IExID9vsJDAoG9wn2A/0GCwD7Avn2ARoG7xQB3zkL+/wA/gH/+v0B+Pv+CAj++/7/APonARPyBen8B/kICP/7//0JA/z3BQH/+gMGB/oJAgL8+fsI//T8APgHCQ0CBAAL+gICAf0L9QEEAvoA+Qv/BvMVEAES/P34BPT99P8BA/4D+QD9BgEACgX//P0PBA4GAwD//fX6Cwv3+Pn/9QQBBPQLCwUQAP71/fTp/P38DwQY8gYDCAwE+/4DCAn6/gQCBP7///j+CvsF/QL6DBYHBQwT8Qzy8wDuEiPu9CbkE/T/zf8BP9Dn1vYC+gPpGwABBgTvBv309AUBEv77+AkC8/kEDPgS+wH8Cfj59vj7Be39Gfv6AAn+B/gH5ur4EOkMDekg5QXyDPjsEwv++gAD/Q/2BfwL/PH5/fD4AAsC5Qj49xMSFAzxBPD8AQP69gP3+vcRC/bwD/caFOz6+gsD+wAPEwoe9wLyEAcCAgcQCv38BQP9DfQDHvcD8gbq5hrnAucMI+n48gEI9g70+RH+FPcdCPA/+xvq5OcmCgTsDOP1+wUG+vcM9eoVCAYF8Av/9Qgp2+oZKuTp1QvJDA0J+/7+AAf//An9Awb+BAAJ9vkQBBsQC/cDCgQHBwQF9vP8AgP++vb29/f2+ggT/AP9HBUH+/cRCggFAQn6/ffr6Sz7FwbzAPYK+//t+gcZEhr4CwUN6REAFxwE/vXpBSIKDfDvCwz/ERoK5vIDAA3RG/XuFf4IEw8TAvEIFAb1DRP4AwwD+wT6/wT8FxsHBwnn8BTx3w8LFvAE6RXyJvju+QbBxQvXH8fG7dYY8x0AGQ316vv1BCIK7/z6+QPh7CT9/BwfAg7/KPn6+vvl3OnzABDz9vz0EggM79sT8/jjAf8I7eP/2RcPGvX19wvo5u3z+xP9CxD2Fu3pAQbo0gvlCxsTFwQHDO0X+vTqA/7l8Bf93e0ZEufrEf0ICfoBBAYHCPcP9fT4/AH6+wMG/P/6AwH5//8HAP0jzBEY7SH6Avcl+xb97f0K/wD5/AID/fT9Bfr3/QUI/hYTDQr45w8E+fsG+AD8CP4GAw39+v349ggC9/kDE+/48wb/EP8KAv7/AAYFBPwA+/4B/P77BAICAv4J//8A/wAA/gX+Av8C+gkDBgD4/gEAAvsAAAAAA/3+Bfn2+/wNAwAICgQC//X+FfMJ9f4D8RUGCgYCB/wa/Q8MDgUAE/sRDerv6g8E7v/4+QQQ/gv+Dfb3/e4I6BsRDRoO4wAbAAwHAwIC+wUMAfgE/fwGAQ0A/v8n2g0G9hv9/PQnGfnm6QUDFgv76g0f3/3S/AkKAA799RMAAfP8Df8HAg8F+PEAAAAFAP4B/vwRDAgLC/0HAfIUEBL4Gfgb48EE9vT8AAj4ARb3BPYV8wr1ChH49gL49wcFEwr1F/YA9grZ5AwU+f0U4wzn+v8G/hUc/wUCAwEGCAgD+wf/Cu8A9/wNBgAJGfQVGOUD8gj+7/QLBgYF+wH5BP36+wr/Bv8A/gX+/PcR+hX5/wwBBPEHFfcU8QQA+Qf8DwUPAfj++gAEEAw+CvgLwdbv5P8QAPsB/fz/9QP7/P4B+AgEAAQABf8O/fAG+/4MBwEJ/gT9+wAL/QP9/vr/AAD8/AADBP35D/YBCf397wYD/wL9BP4BAPwCAfkAAPgD/v4KAgDtDfUABwMM9AkC/wIG//cBAPz8BAIA+fwDCPn19e8AEgj/Cwf+AwL0Cv8A9Pn19fn9AQX/CAgL9wgMCADs9Qf2BQoPB/0VBgAE+fUG+A3+Bf/48wQAAgYFBgj7CCTkEA8BCPgL8An49OsE4/7l8Rno7BzX6u/t/QcECf73Af0NAQj+BQX5/v34Aff8+AoCDQIICP36/goHDP0LChn/Df0C+ewh+wQECwAQAgn7/gAK6wUJAwTs+BIJ/P0E9f7iDA7t+/II9Pz++hUD7wb3+gIA+wwA+AcDCgP5Bf/4CgP2BQ0C8/78Cf4GCwEMB/AFBgUB7QodBwX69wME7/kA9QMLAAMMCe4BAPoZ5P4K/hLt5On+/gn69gQHBRAOBvgJAf0M+vn76fgC9Or4J/YW7v4h+Qfu+wcE+wMAAfIJ/Ab8+vr9/gcQCPrn5RQTCgEe/f4A/wkB+voCBQEGBQQDBgj9BPz29vX2/wEJ+Pz2+P0B8gb//QMEBQX+CwwC/AADAw/+9QQA/Aj48fLv/ucTCAEP//gB/v/9/vzsFwL0GQDmA/z0CgH0Av7+/wcACf34DPgFAP367Qj/AAL6/+/++wkLEgQJ9f4X9wf8/f0FA/T98gD3+Q0IA/sDBP4P9f34Bg/48wEK9eYB8RAM9AMb/S/wDBjgCCs3CT8A/PIM9CnnDQgDAP37BA/xAPkT++wKFeXdCAsBDAoCA/YGC/kdHAj+EfEU8/sABwAI+foG/f/8GPTmCgT4+Qf3+/z39A0DCfQF+usHAvPt/hnqC/0CEvII/AwECAsJB/wJCwkF9gcUAw4D/wIJCgcjEvYPFe8A8AH82uIOEwz++gL39fkI/f8DDf4ICf/7ChD0BQwTGhP++/sN7ecDEfADCwT+6/fq7BgADwnzAu3pEwrn7CoK9/Lz/Pv+CvT4Bvj7DQ3j/QMK/Ab/AP3u/Qb7AvgaBP7n/QX3+vkA+v8ABP8VBP8DCPoK/fsLB/kCCAADFQMeCQAB9voD/Pr6BAT9Af77B/X4DAH3C+XmABr9BvkcDOkD/xwL8PgHAPAG/fELCQT/A/UGBvX29QsI5P4c+wn98xAMFhn7DwoB+wELDAEZ3/cxBgvk+9vbCwP/+Qf3/P4B+wkE/fj/8PkP8xAC9P0DBggABhj39xEK+DMIGMvdAw8XDd/f/Ps//fHx3t7XGRD//fEc7eP//hXu/A8F8/kP4gX1EB8g8wLw6fMBFQ8K6xT/A/jtCi0DCQb5DAr8+vARLu7uAhT++OkPIQfvEej4BAEK1wrqCPcgGiwJEev87/QOAQXv6xD69hYUFgr8/PIG8BgACPX9AwAKCAkHDgMNCfPz9/3/8AAc/wn/DgP5AwEKAPkF8v3zCQcC+gP9Egz3DurmBgsREQr5/OALGf4ADf4FAAHt6ukD9e722OcJyg7H3Ab58A//BBT28AH0AgHy+gwO//IXAP787uwiBw0oHMj/+wf1Dff7Fv0I9QD89f/7CAUE/gYCBfsECwIHAgUBBPsJCgQCAwL9/Pn+Cf7//fv7CBf+CQQBBwj///H1+PcG/PwKEfb8CAv2A/wA/f4CCwr/Bfr1/f/x+QQGA/nu9//8DAEI8wn7Avz7AgwFBPfmBA4A9fz57w75+Qb5/AEE/AoC8gL+9AEK/fMN+vrzFATsCPwC9fsa7f39/Q7m//4UDhUK2x/aNx4NzsEHLSvvAvcuBM3+8ST4AwsE/AT9/gMCBvEFBAwMCwcABewUAfYG/PvuAgH9+vv2/AP3/QgH/wUW5wYFHfr9/ef2Aw71FOkV9O4QAPr/BPwB+gsJ8Q79CgYEAw0NCgT9Cv4V/+3yFAX67vYJ+v/5+vz0EwYLFfgMExYEKx3oBQ4P/BEJBP8M9v/97voKAQv9CQjh//P9FuTh+wXVB/r7/BAc6vHuC/MHBxsHGOv57vzoBf3hP/gP4ij58RXs/AQWBwP/8QX7BQAA9gUNAvoGCBwQ5gsRABMgA/X/BQUHAAMLAv8B/wQEAQAL/wT7/gsPCAnl9vr39PUA9AMA/gH7DfoIAAcN/v0HAgEA+Qn+BAXu+gD0APT3GfsS/P8L+QkBDP73CgEDCQYR/Pr/+wz9EPUCEPfwCAT3+vv9AgMA8gYM/+rq/+YC+Pns/RYX7/8e+Qf8/QsLBvT27wf6BAMC8vz8BALm+vnlCvb3/wgSLtIWA/n76OHz1x8XDcUPBTM0LhYpDe31JDHk+/roEPwLBQcGFvEBFf8P3PwCF/n6G+4I5u0aEwQY/RD8BuQMAwYS/wv2CgYFDA/0DgH1Exj9AvoNBOPqD/vwCPkF/Q7tBv7nAAr2AOgTG/gB+QcB/P//BP7+9fTyDvv/9gP5CQz88Q8EEebwAhf31e8C19EO/wP0/P74+vv+/gX99gEJBf77CgbtFwXsA+T6KPDrE/r0/A4M/fUG/P0PBffzA/H18vg0+RTn5yj8CSMjDwT1Bv7/7v78/QcLBQr9BfnzCfgM+PAI9ggGBwMPAfcE+QAH/AAJAv/8/vwF/QT6Av/5B/bxBAwBCgby//cH8wn/9foMCQP0Bg0B9vX6/AfwBwoJBRbwGAkJCgkAC/cDBvkHDv3rBAcB9/4BBAL2/ub6Agnw/ff0BfbzEgUADAT5CQQN/PL8HyT2COvfFQ/z6AQFCeHz/Qr79wgA8w0GBAL88v8D/vkI//gQ6xDy+PEBAu75/ecPAgEjAOXUO+XY4Cn84sEo7MXl5u/b6i3e/fD78gHs+SD0BQgA4QYbDvnu/Azy2gcQKRT03/AYGu8DCf8R/QgMAQr9Agn/5gIB+e0DG/MFFuD5AhD0+/AK9fkACPANEAMI+ObvCAH9BtcT6vvz8RAKDRHy/PL99Pz29QnrEgX6+f7nDgkJA/0F+xMBHgnwCw8CBfj5DgMGDQkLBwIMAwsA//voIO/18hnkKSDs/wb4BwLz8gfoBwf7BPENCewL7gAn1vT/DtwJGtLqBfUABQcOCP76/fsGAvP++vgE+AQFAxj9AAgG5/sIBgMABwH2BAf/AQIABP8ACwQIAQUPBAX9AAME+Pb+AQP9BQTzAwP4/vr+/f4ABwQS9wMDBgX6DfoFAwAGAvsA/fn+/foE/AYMAPUD+vgK/vYB+Ab95gMA9QAGEvj+9RIKAvz65xny7fjwA/4TAQsJ+xDj9vnRCBIkDfoE/AAHC/32+wv6/vz/+wQHAAr9Efvz+fnbAw702SD9BQcOAxsNAsED9Q0oJjgvAhQX8BD7CusMDhIPBQYLDfcQAfsIDwL7/vQT+AEDA/j09A8KFP73AgQBABD+/gYI/+zuAu4WLPft4SD7/wPT/x7pC//9BwfuBQUJ7xUbAgQSCOn77uYBCwwB+QYHAgAB/Pz/BwH1/wX8//sSBQMDDfv09QMD+gb3+fEC4/QcAezv8wD/+AkDAv8I+wIDAPwABPof5wse7hDy9eUNDAUH9AMF/xb/8gsNA+rzAPsACwAGBQQUHNbs6ub2B/UD/wEC/Af8+f0KAQMAAP0JCQUYEAD+BQgOC/oK//z/AAAEAAv/+wMB9/8KAv0HAQYJ/vMHCvn+BeoKDRQI+QUOBv8GBgn+AQoEEAP0CAwc9PkCBAT18+3w//0E/v/1AgAI+QL5BP4H+wL//gYC/Pj5AAwI+AAABQYEDAj8+Avz+AEI7PgFAOYN8AH+9+sjEwEbAury/fT4BP39+v0MA/38+AcE9/UB//v9Ag8VAvwCDeUAEQT93RcN9SQKwwUFHQT55vc/FAz9/gD6C/gAFBAMAP/3A/0DBvf99u/x9/sAE/n7GN35zvMIBw/+6g8Q/fXoAggNCA8BAfwB4+8AKeX56xcV/f/7Av0VBQ0AAQ3qCwP9AQIG7vv7EhsA7OEF7QL08hAIDAz3/goAAfgABfX/+///BgYFCuzsAw78CPgWBfj9B/0E/v4CAAEC+f0JAfsACgkDAQAT+Q/07B8T+QMtBvYB/P0J/P4FCf8AAgv+9Qf7DfMBJdMNwQfP8iYP9fsD//7/APgHAQD4APoACQIJAf75APUI+QEGDAP6A/z8//3+/f34CPz+/wMGBP0FBAkJBAIF9QoY9O8D/AX/BAH5AP78AwAACAMN/P8A+wL9DPvyBgAF+vwEAAb79f/5AAcFBAMJAAUGC/sB+P4ZCg8H/vPy/PIDC/8G/f0L9vT5BQT48w76AQD9+wEA+QYYDA8N8wsDDAb+AP3++f3+DQgD+wMGAv4EBfwUDRAC8hMG//8g8f774QkP/f7e/igGC/b46P/XAwcKAQX3/+sjC+8MABcPCPkHBQcFDPL9BfYA9v76/w4H/voHF/wFGP8G/eQWBP0AAfn+Awf98ekDC/UGAQMc+f4A/Qn9DgTwAwcJAv0OBPQK9AQNAQfsBfQJ7Av47QsLEAv1BPoFARwFB/cJBgQMEgcUG/4ZFOYBAQwC7ggUA/sJ8wYGCAUGCwj2/AAD9xIC8xL5++YUDv7z8/LrAvvs/AoWBgcMDvgL+gEB/AEE/gTyASrw5gvg/RoA+fb6/PUA8wUQ+gH6+vr08gX/Bg0GFAAXCwDazgLUAAf6//v9AwD//AH+/wj3AvoE+f8KC/kHFPYkC/wK8fz3Cg0DDQDxB/32Agn2+g709vr7DhD+ARIL8vQBBv7yEe8C/QAL/QH8BPYF/vryCAIH+fP//gAF9gIQCwAEC/L4+vz/BAjrDPcK+wYTBusLEAD99/LxAwcH+/UE/f8OEP0H9P37/Qb98Aj47gHuCecRAujf6h32+ff0Cd0QAvn+HAPi5A0F4/sJ3wLBIuYtyhPt6N3n9ugP8gbx7Pr+/wAD+RUD/RAZC/0aE/8P9fn68v/5/RL0Evj++/7yBPwOCA0I7Az6Bv7zAgUC/PwJCv/8Cfv3AQfxDwIOEQzt6g/49w36DRQRFfn+/uoS6eL37Ari6gjiAfgQBPzz/wIGB/P7+gP8AgYB6+7yEAgAAgT7B/wC9Ajz9/8KDBEM+xIZ+REWBPcd8wrpEw0JA/n+CA0C/wgABfvp8ez1CPsTFPQQBNgJAwQC9v//BgAL/PrqBfQHAQH9+vTvEPn5BhIJGvL7/wYD9f71AQX+/AwB9f76//8BAvQC+fDwB/jzFAL+AwIH+/7++gH7/wIB9vn+/wMI/vv+///sAAf0Cv/4Df37AA78AREECwb2CBf7BwMCD/oCAOgY/PIE/v4QAfQB8gQh+QgE3woA+w7r9fL6/fYP8AcXBhTx+AIL9vbuBf4B8/H3/BEAAQoC8fkGAfkFAf8QBwQXE+kKGMvn9izxNeL5/8EyAQz5LBULAv4BD+0GDfz7/fkFAgEN/wkF8gQD5wgFCvoJ+QUG8wkMAwAPEwHuFe8sCdIF6PUI/Pf/+gz3AvQz8QTyEA8BEO8S8wr8GwP/CvMRARTf/RL65N8VAzHvERYX8RgM8gkKBwYB+/sG+P8HD/0O+hgBChkjHQwsHsgO8AP45fwSDgAF+f0BCf74DP8IDP71BwX8DfUI5QLt9yEI8Ojy+fQK/Qb5CgD9AwL1+/oI+wIB//3VMBEYLewiC97i//QECwb5D/3/BgTt9gIAEQX/CQLVB/j8GQLkAvUGCgEE/Af5DwMF/v/0Dv77/w8E/gX8/fz/Bwn/BBcMBQ8N8gIBBfgH9AHwBQ8HCv39BQD1BvMC/f79AQMG/QIH/AX2+gICAvvtCPsE8xEGBv/6Aw/n/Rb87QLq/PkGB/T3AAQF/QMB+P0LDugM8PQ/9e0kC+AVFvcE/wv5BQsC+QEH+foD/P76/gb/BvsE9wX27gUAAAPw/gD4E/kb7Pnu29/3D+khExUVB+0A/xIJCewcCwgj9CIKDfYJCPb3CP76+QH59gX9DQL/AQQCAwUL8QDxBP8FFAL6CAYK/NsRBfYBKf3q6gkKEAz18fD3ARH69/35+PMF+fzz7vT5Cw388+v59woC/A4GCgL9//oe/x8OHvILBAMICgQVAfX2Awj59P0D2uwR8vHwBgYF+v0LBwUE+gEJAPwCBwbnAAMTDf4VGhAn+Pb+FOLuBQAK+Pf1Bg0VABT58vcJHywT8xXy+DwQ+QQC9QEDBf8C8wzr/v769vv+BfYG6QXk8+nQ9gTuBwQA+PwEAwQFBQAG/P4GA/z9BQQJBAoF5/f5A+0EAwX/CAQECQP3+v0GCgcEAPrv+Af0DAH8+/8D+/f2Bvj58/kSAPsC+vQI/vv/9e8I//n9+e0T9O/2A+cNAx798vf/AAbfDuf4EvwJIRLx5vXxCQEcFCAh8vrY8gT7A/X+/PwNAvkK/wT8+vr8/Qb9Af0cCQcN+PP7+v/m1gDhG/gDAf/gGsQd4MH7Dvju5AEG2QPuEvYB9wj29RDsAR8CBfjzHP0D9/718xEIAhAC7voJFAMS//oHCv8G7gPxCg706OITH/cl+PYt/efd8QoKHP8L/QgbFPoaE/om/vEP+/cVBAEK4Ar36xgZFBLq/QL+/Q36AQH2/PwNDwoOEvsWH+b47QoC8QADAPwGAfv3/fv+/vsB/wsG/PwNAPf46w4H8QH9IvIKGfP36gIS+g4A9gQCBgz87Qf+Bfzw7CbsKMHuF8PMB+4T/QH6APr//AAC/PwIAAkJDP/2FeH97Br/BeYcAQn8/wH7/wL2BQD6AwAABwABAgf8CP4L9QwKCv/5+voCDQcP/wAAAgH7Afr+B/wB/w0KAgoE/wj5APkCCP0G+fwC+QAC/wMB/gAH/wH4AAcNBPsV/QII/v8NEwvp//YQDhAQ/gsGBAcLDQIR9+oS9gsT+/73Dwb/APgE/QX+//7+/Qb//gEJAvwJBAP97hgZ7wLxFgD9BfUN5QXyAQz32c7FNxYg6Bc9DSEIHRb7I+cFEQ0HAQf/E/UJ9AH5+gTyBgAKAw//EAT5APkGEPwC5hAD+xX2/v8Q/ArtDP8IBPXy9fzv9AzzCu4E9fzj+gwN/vgB9QjvCAUF9/XlDA7y8Qf+BwcDBAP9BfkGBgwGEAL9+gEEAQIQA/PwAAD7/QwBAfIO7+oQ7BUBAv0DAwHoAP0KAvcP+QAA/QzbKvjjLc0DFv3tFf0QBPv6DRH+/gYCAfYACA39BggZBQb+y/3vBuIcDwD+A/YA/QUDAvvz/wMTAQr3BwkE/wT3BQUNCQgFAfkLAf72/vYA/gMFAwMIAwT9BQID9Q7/7g0L9vf6/wAV/AIA9/4I6gby/BII//QC/xf3//4FDP0K9gEKAQYJ6+8OCv8DBgLxCQEAAQgCAfjr/BIO+Qn+AgT0APMRBgcJ7gQE7RPh9vn7AvoJCwT0CwTn69bYBQcZ//0DB/b9Cf8C/gUC9wH/9goCAfr3DwrhCOL7+wEQ2Pb+FfQkFAEUGO/j2D/9CAXrDP4K/QkA/gL9/wH+Cgz8BfwJCggJDfoW/+8W7/39AQYH/gv/C+kH/P7Y+A/58AgJBfX89PIVDPf79xD/Du/l/AUBBAv37Pz8DQkfAPUQDPoDAOjj/v/r+AQN3/358hUVCgv3/QIFC/8DBgQJ//r4B//z+PsNBfb9/v367QsOBQgG+gQF/xP+9gMGDwL/+P//Av4O+BYY8Bze9Q71/QwF/QL//wr3BBQIDwQE8wT8Cwj6GwwKBBQI//PI9fkACf4F8/jz/Qb/8/wTDhIJCvz4CAcKGP76+wULAP0J+AQK/gb3+f/4AQj/BwP/CPjyAwAIBv/+BQEABv79AwIE/AT7BwH7+QEICvkGAvYa/xT3/Qzs9vvvDgzz8uj6DAD++AD/+BMS/RUBAAslAP8LDPABBwAFAQT3/gYL9wH2EAoH+PwF/Pj0AQb89/UA+wz5AvcBAQf8+PgDCAX69g8NEv8EBwIEAQoOAesO/S0JAgX5D/jb5RvDDh8/9Ro13AD47Sfw8MryFh/qBNce8fP8/Qb4DQEJ+v4GAeb88QP3PwENGuv+/+QXHQP61iEM/vXqDvX2BwrxC/sI/PsE/gwBEg34EAAD/+/3HyQGCPQM6Bbj/w7Y8QcM8QgD+yv/CBUTCQEEA/YX+/j/A+/5/e348gP+8AfsGO8BFPT69QAIDv0C+wD7AQcJBgv6BQUF+wD7/An4Cf37CPsJJu71+/j4AvcD/wQE8fYL/f//+gT9GPf8+PQAHPwE3vTeKuwEA/8D9QQC/foEAPf3+gH9B/37Bfj+9vr4/gnx/goG/QD//AYA+wME/P72AgEACfwAA/76BgDvBP8DBhQIAfz8/gQB/AMAAP78AwD//P8JB/cJCw37B/30/QkBCwQAAPr/BQX79gH9Bv8G+wIDCAUKAvkHAfj0CfgK+wX9BfcC7/v8Av76/v8F/PEIAfwN8ukKBf4HCvMDAv73//X/BAADBggACgEE/gMB/AEC/PcBBAADAQoH4fAQP+4N7uwh8h78APUS9QYOD/Hk5fcA8RoBAvH79AX+APfz+AX67AgIB/sG9vj2/h0ACQAF/vT0Eu0E9QsIAP4KAQX4/gP8CfkFEAH0+gQJ/A8BBwP///3z/OwC/Qf2Dv0EAfz99Q7/AfcL7QD9+Q8SCAj8Cfr5/hALCPYH7/j9CwAPFfQFDv77/v4D5/YT+wEAAgfx9gMW+AQI9AL9AQ4DAv8VDhAICfDjI/8KCAT07hH8+wQVAPzv6f33+/0CCwgj9fEIyRjYySMk+woG/AwGCfjwBA4GA/IJAv36B/7sAN0C//MOFesD/QH7AgTzAQQJBPcEBv8E9fX/AgQC/hH+Bgj6Af8FAg0E9wcG/vv/APr1AgH5+v8BAfjtCf70AgT9DwIKBfwA+Pv48w75/wIS7xT2E/kA/wQnChL/CvEL9/gZBxP9/vD59wQC+f8A9AAC+PgA+P0L+Azr6+r55BsdC/gEBQ/7Awn+CgL6+wX37/4EAxEMFgYHBvT2CAAO8CL/6/rhEA3rPi747vzZHD/608zlNzLz/dgq79j3DSXx9OkH/AT9+wYGEf4E+g0R+gMSA/0G+hQC8Qrx/gD1APsBA/f0CAcIEfH17gQMEf7sAhIJCfIFDfDnAAnwAAPuAvv+/RzyIfPxCh0H/wcF/QsJAv0I+eoJDCjx9e4L/Q8LBQgGDg4XBuEIBvwHBhwTBAQD8v8N/P369wsC/AQDD/j/8vwEEfb9DfHn9AoDDPMA+wIL/AcABQQICgIFBf8A/QH+1f4Q+THt8Anl7v34BQH+/gQB/v0E+fgABf8D/wT+7xAMBvj/9eQA/ggJAv4A+/z5BQD/AwL++wAEAAADCgkM/Af9Cvn7/ggD9BAG/Qn//AQD9Rf4Afv8+gMOBwAJAQn7AP/9/g4D/PQQBAMA+gH5/Qf6B/r8AQL0/gH3CP4F/v76BAn0A/oE8wIJBgb6AQT++wUUAvcEAA749/ruBfMJCfgD/gAEAPr+9QEAAQIFB/oAAvwDBPX4CPoB//IGAfv+7h/LAhUkKg8AzSjwE/z839EY+z/x/dsP/PsAAxH7/P8A+AQD+wIA+RLz/gkIBf8LBAIJC/X9APr8AwDr/gAGAgb+BP0JEQQE6RP+FfXs/vf9/Rj5CAT/BPQB9gb8/wXwCgsJ6Aj2Dgv3AAQGAQcJCvgIAQj7/wIICAgF9fv9AvjuCBUXB+YB/hAEBP7yAfkPAPfu9ggADP76+gT4APkOC/UYyu0J4z8W3O4eDff4/fvu/P33A/3yBgANGQH9DPL2+ggXGQESE+cS/Q/3+vvy/Az4BvgF9gQKDfr2C/gFDP3/+wf66AcK+/n/AvoIBwMHAPn1/QD9+wX5/wQQ+/z/Cf8H8ggTA/QKBAYNCPwAD/0EAfXsAQr8AgUK+P7gAwrmAgIWCf4E9Pr68/7+8wL1AxH9BQb/APoGCf0I/wECEPoCAPsD9g8HA/j2AQL5Eff5BfP+AQUd6vEDGSAX8/4C+/8E+P/6AgYBAvn+AAP0+gz6//EP7/ID4y4R8fIcK9od4S4fDujtzP078/PnASoJF/nz9PMcDusBERAhBwL9A+oM+/n/DP8FAgQF+wb/BQ778v4TDPAJDgcSEPIN+BIVAf8L/xL7AfsCI/YG6hYd//YI8hQRCvkE+Qb98gT//B7/4AoO/xDt7wQF+QD8+g0HDAb+Bw4MCPwDBwIE8f8KDQ4ZD/cEBgH45PL+5Oka/Af//Qb4C/0BAwX8AP4GCgH++AD6/RP39gzhFv/88wgKAgsKCATnEAwB9e326Rn8DgzB+hgeHsTqFdLOBev+/voG+vr3AQP4+/z+/gD8A/Pg9wYMBxf1/uMhAwH/9v3+9w8E/wgH+/sB+Q36/AHx+QQCEw8BDAoJ9xP1/hEI/vUFDv389fr/AQgFCAP6Avn7AO8F+gD/DvP5Dvzv/vwE+QcS/hEG+PcH/v4aBgUK//f+AvwQNAzw7f8GBxkWC+cA/BIB7wLq8/gR9gUF/v79BwMI/wIF+QD3/gL4CP/4CP37/fkBCwL8ARAB8RXtBf31D+rz/xUXBu7WycX+Ftc26+4iCO8IJTDSHs4mAhcMFxb7EOcSA/nr/Af/+QvtAQsFBhEGDvwFCPn+8vvoBAf6DQ0T/Q7/EfgEFfHu/PTu8wfzEO4ACfgbAwLUBfn3B/f4AQj0Auj47ecc7+j0BAkFBwQKB/wB+AgDCPv9Bv4MAAYQB/X98vb1AQT5+/EX7e0g+gUF/PcA+f0B9wgDABH7//MF/QXqFRkD//rpEvoGDAP+8QgL9h4LDALy/PQE7w8JCwLgD/v7+9bBCtrbA/kAAf/r6wEA//z6+v8E6A8E//4MF/UB9w4EFOoD/Af/CAMFAgT6AAEKAAEB/QQF+wL6E//59/0HDAv+BPwBDP8ABQEA/QUA/fv5//wF/vUDCwP29gIEBgwD/ff+9//4CAAM/AsHAQT2Bv8LBfv5+/oJDv4KAPoKEBD16gMMDRkR9vTr/hYRDe319fwMAAII/On7CQUIBPv+BgAACQQG/gUI/QP9BfgBAwL4BhECA/ryAgL79/wLEPYK7/kdA+fbKAoi7PMdDA/zBgkPD/4CDfj4+BcE/f39+QH19wYKDggC/QL3+xMMEw397dkY3w3ZCD39F/cK/wD3DAn+C/rzAfry/Pz9/v0NCwD98f0H9d8Y9hHzHxIXBvz6CQv2Cen68An9+AsNCgIACvoE9AcH9/n++f4JEf8RCwMKCfb++fUKAPIN/gX3AQANCRLyAwX8COL/9/n2DvvjHfn/NtLP8vDMEP/6A/sD+AwMA/0ABgf+CPD9Bgb++NER4NvvINoG//z6AAL8+PsDAgL//gACBgL9AAEEAfT0ARQCAQ0KCP/9BQP9BwP/AAL/BQX5/QIC+f8DDgP9AwcCBQ4GCvz7AAAEAQn3/PwCA/z2AAEABQb8EAwSCfAH+wIBEREA8fcCAQr//P0H7xoCA+gFBf/sAQv6Bw7//vwAAw0ECfP8AA0EAQH0+QII/PgU7vIL6OcT+wAPAu7/9Ab6/PADBgAH/vb+/Pz/+/oBBvfuCvYECALv+RLvwertOfU+3+Mu+gwM+f/eHQT/DggA9fkA/AIMAAIE/QT8/fUE8xEH/AIK+fEB4gQAEQb79PcEJe/o7fLS/hHp+fv1AvUG9fwLAvIYDwv57wj19Rf8AwIC+QLsBAINDQjoFPLz+vEI8hvlBO3++AkI/Q8NC/kGCRD5BgIC+AEG9AIFD/8eLt8jMuID+f4A6fMO/gMFBgIECAb7DAXzCP8F//4BAwkF5AfrABQf1fv2AQQJ9wD/BAEGAQAAAPn+AQL9BgcRJAT3+ujBD9P8BAEA/PsJAP32Cfb6/fX9//8BA/vn/QQBAwno9PcS/fT3BPL6Af8H//b4BAD9+wUD+v8F9Pb9+goP+w0GExEA9fj69gn79vz8AQsD/PETAvgG9w4S+f/vAP36AQP5BAr4Bf4SAgEAAQH//g0Q+vwDBhYA/Q71/Pn3AAwBBAgFBwkJAQQH8vYI+fP4B/QVAfcZBP4RDfP++AMEBQH3AQMBCgX6Dv7++gH+BAf1/woFCxAW9vr1EfX/BQgsCvPg4gAN/98n3An7EvDy9gz5DtYXD/v/DRMGAOcHIPPwGvjx9u0QCvcEIN3l2/gZ+RoJ9goE//gHDBQN+goPB/QK+f4ALv3+7hUn+/P7CBAUDfvuDAUAFAEGB/wIC/Xy5P3+7PkB7gb79xYOCwzzCPL6/gkMBu4I/AIHCgEJAf8DBgDy8QAD7O0LDAkEBQj//fP4BwH/BwgCAgoCBfjzP/IS+QbjCvvwDvMIE/DoECcHA/0A9f0I+vcEDBkGH/QWE9rmAPruCuz6//3wBg4N+f30AvcKBf0RCggaAAjz+Oro/vb5AQIABvz9/gADAgQE/QEE//b8/ALkHP70+QUUGRAVCQj///gBAPQDAAL+AfwKCv4AAAn5CQ3x7AYCGhIPCPD7/Ab5+PUK9gMR/AD++wMPBAMMAfD98fwB/uobBhXyBuf++R3+8w0JBv0ODP/rDfgbGuUE+dwGFv33EAgQAPUEAP3+8wAAAQT//wAJ+gQDLeMJ9+/8/wbn2AwrEucp7Pv4AubTN/388+Mq/+Xh5vz8+f4ICeL26yf1//j9BADz2RUDKgP8Dwb41RECKgAP8Qcy5gzKBSAKIwEQ+AkNFfkMAQD9F9n3AucT//kOCAD4H/D4AOwdwx3iGvcLAfT/CgH1CfkT8hYP/BMKDgj7+fLw8g/5+/v79e7+BvrrAAwO/PP5BQQCFxn/+w4M+f8F+f0ICgwF7RL2Dfr8AQHxFf8FHuf0+RwK+/8NAQEF9wsB+Pn7+ggECPcB//gn7PoZ7BEP/v8LAvkG9QANCPQD+Pv7APv4B/8H/gEABPYKAA/2BgYEBgT//f8C+gP6B/z/Bf/+AwXyBwP9/BL8/P8B8Av/BAnyBfP5BfAEAgQKAPH+9QEH9f3yD//6B/gE//8RCf37///1/QP4IPYNBQUHDvwCBP8SDQoSBvsS9fcZCP8FB/328AEH8wAKARAF/PQICvwPAP4P9vDrBf8B+/cHAwL17/oD+PoC+g0E/fv0/f8EA/b99Qf7AQYICDEC8PHz9SYsOfEe7PsnFRbB7gQIHyz09f4TCwH8Fvz7AQIBB/4MAPb+Avz9CwcLAAoCDfcD/Rb16wn/Awj27/8FAg/2BPYZD+z3ABjw9AEHFRoJ7v4Q+Q78BBL09v35+wLzE/sAGO8L+SHx9woKCQ8RBvsIAf0CCAL/AQH2ERwN+Q4IBhIcAuz48PgL/fQU/QsE/PoNCQcH/fEDAAUF+QAD//zBJNkRFvcICRHp/QX3/Ar++AT3BgQHCAoCAPgE8vkk7gfa3zIJAeAFAf30AQQACvsHBP78AgLyAfwEDvv+9/b+/gUI9PX9BgD8/wH/CAD3AwD//gL3AfkE//oS/gYB7wIA/gwBBwn+/fkCBv0E9vQBCPz+/f4ABwXyCwDpDvYLD/wMEvf2+/0P//4A/+ILBRL4AgLyBwH/APYM+gUC+PkZCPz98ggD8AUE8wcL8wj+BvjyAPYeEQr05RDk+PYeAAv5AAMEBvf+AQsABQX6+vwLBQb/APbsBgb/9gEG6jTlDgQA8S8pGv8Q0xoS9Q7Q7gQDCAgE+/oABAsDBPb3/wf6/A8HFQ/8/voN7w8IBw4NBgf3Awv3BAYA9gP0+vPy+/37+/kPGwH98xwS/wfpEwvq5RH7AQz2CyAJEA/98/kLHu7p2g8d+h/k9gMHAgUOCvr///gI/Pv9BAoE+gUH/QXzDPMVD/MG+Qb4HggB/RQA9gMD/Qf8AQgR+vkAAPsA+fjnBhDy5gf1CvX68f77CAIZBQP9Avf99f/+8AYOCgjPGBsVItDDP+LR+/kF9vUMBvwH+hL1AwQC+AMJ/wgpBPQM+xT/NQEaDAP9B/r4BQr++//8AP/++fkC/PLvDQkG9RYRCAIQCgf/A/r5CQv/BwIG+gX7AgP6AvLrCw/w+gn+//cB8wUL8/wGA/4NAfgB9wYODfgQ/f/y/u7+9gH5/PjxHPj6+RT7DAco4/LuAgkN5f75CPIC9gkXBPD4HQD4BAQB9gEA+gH9BAj/BvgC/QABC/7m/Ab67Af7Cvvu+g8M6vX79/0H9/DuNy8DAS0SKRgj9BzDHgvz/u3q7PsJ+wf6+gIQ9/oEAP30/AABAwgKCgT98QcG8wwM9wL4EgEJ/AD6DP4HCAP7CPrlBvf9+vgFBej59foGBQIO9/0V+/wA/PQEIw3tAv4B8QwBAQ0QDQX+9vn8APrw/f4DBf0RCQb9BgEGDPL86/wF8ecHBQgBCPwI+QYDDv78DwMABfT+DwH5AgPtAwMNAAr9BQkA+AEA8gALAfwGDgH5Aff99goe9u/uwfTi0BcnAvz/AAHzAP8BBgIHAfEMAgD5Afj4+O8mDiILCuwB/QH/AAAD/Qf7CAEACAICA/71AfUAAfkE+/v8EwQC+AT+Cf8C9Pz+AP4L//n3BAL8BQABAQUEAAb0APr4/AAP+gT7CPsDCQP1AP7+Bv8F/P8FAPgC/QkCBQT9/QMBAAcA/QABDgn6Df34Bgb2CQPuCA0G+QD+/xD3APz6A/gEAQH/CAYJ/gECAPkCDAICAgT/+/n59Qn7Cf3w+wAC+/kEHPwK4Rf3Gf7s5+HbKfTZ9yf06eP6Dffs7BLxBvn/Af/zAvv5AQYAAvr+A/wOBgH9Cf8F/gH+/gUDAAT+AAX5+QgF9wMSAQD7EPj9B/kHAPcG9f72/vULAf39+wYP/P78/vT9/gkMAv0DBQIF6vLrEfb+5xH8AP3+/vX0BPv9AwT/Bw3+EgwB/AH2CQf7A/sCCAX2BQYPCAn7CQDiBPnpAPoWB/L+B/oA5/r//PLwAvb+Cwj9BPL4//wA2wTi9TMI+gMI9/7s+ggO9P8BAvr6/QsD/v4FAgECCQ8I9QUH9gLuBgL/BQEGBAT5EQP+Agj8BP7/DgEBBQYF9+8UBuz+EAsCCf8DAgcB//0EAwYD+gAD+fv/AAUK/Af+//LyEA4C8gQD+wsC+wYKAwEHBwnu8fcMBQ4E9vYD4wT1/f36CAL5DAYJ7wf/9BP+DPP7C/TzBAXd9O/aBgwJBv3z/QP4/wj7EgX7AAn+8wf6CvgS/P/v6Or6BggZ7g8OEgEYEQrsP+j+2i8DCfb4Cf0T//gH/AYVAgIFD/cGAgn7Af8VDw38/hD4/QkYEgME8AgDEg72BgEY6fv56BEEBvcC+fwMDALu+AcJCOzvAvz7DgsBAPbo/SkA/BEU+vzy//XqBwANBPv0BQsKCQYEAvgD/fwJ+wID/gQJERT/BBQS/vsKCf/87QP40e4X//bz/vwKCfwP+PwC/xEE///9/fj6B/H14AUP/hkQ/A4G7xIMBgYBDwYBAv0DAP4CAAYiFtbgwebzE94l+gv67RQH9v36/f/7/fwA/gX3EgcF9O3sEQAB8Q0C+/z2BfoHAwkNBf0B+/z2Bf/2B/8KCQAB9Q8C9ff//AEACAcD+ff4AwsBCP0DBgH2BfUJ//77AwAGEPkEAwkE+gD/9Qb/CAH2AwMHAAP/Bv0BDhTk+wr0///zAQsL+Pz79/Xv/v0AFP38EPn17Qbu4/QtHREn/w3r+wb/AQELBPkJBwr1+ggG+wP7BgDwBu76DgD1AgzeEBr33RwKAicGC/7hE/P2Cuze/+jl+Pfz9vj7AuvuCgsDAfQAA/4GE/wK/fYPBgIKCv0NA/YHDCPt9gwE5AURBBMOFPoDDfX61+ctIOkX9Ago+P8B+gAsECADHAkEFQ8H/PkF+wD9/xMCBPj+ABAKBwn+BQQHBQgFAAn9A/f5CRTvASwk/uj1CAfl9gH68gQECQsAAAX++gD5AQUIAv8C/P8I/wf7DQP+APsIDgsIAwoABu3/+vsDBP0G/f78BwD7/v4HI+4V5eTt/fMd/P3+BwsA+vkAEAL69wcF/Q7+DAjmIPgE4xXpCQD7BP0DBgIF/wL/+wH/AQP++vwEAwD/BPz++gYH/wL6BP0B+/v/CP39/v/7BgH9/wEAAQf/BQAABwj7/PgCDP35BgQC/AT+/wAD+wH//P0GBwIKBPsO/fUHCPUNBQL9//oH///3BfUN//8ABP0F+gAFBPgI+gID/QsMBAX///n5/f76Av8N/QH+AP37AAMAB/767wkOCAX+8AkFAAX+/PH69f4g9wL5FgX18wLoP/ET3wUn4ePlAv0K5/sQCAgSBAAGCfcJ/v7+AwQNBPkFAAcG+QL+C/0NAAoMBAf0CAUCAvMJBgMGAQMIBPkE/wgGBfz7AQ4L/gYHD/MN9v8HAQf4A/cH9g8F/AcIDAD/7+n9+gr39vwE+wcJCgwdC/wJCPT56v4G4e8V+v4PCPfyD/v4Cf/0+gTw/BQP+QkT3Av79Bf/AQD6APoD/gYK/gUHCPoH3/wJ8vsH/gcgBw4bG/kbIgkW9vr4AAMIBPwF/AIJ8Pzx/QYDAgr7AwTr9PHy9wAOAwUD+vf1BAb+BAgKBvoCAAD8+v/5/gj89gsFCgcCBAwE+ff5AgMBCv8C/wD7AQH39AH4AwD09gYWBwwSA/YLAvf/7wcJ9vf/Avj8Bu/3/QL0AAT6DwEBEvv+BvAXAfD+7voNDAYKB/b5H/v+CAcoAd0U//z3EPUZBPsK/vH5DPsDAvz5Bv73BAMVAAQb2vf6AiUEEgoZDNXU9x/5Ld8rB/IkAArB9CQBBAr97gwG+OoGDwADBQQP/+8M8QYH6QwKBv8J/QcI7gD4CwkDDf7sFOInBOvy6AkPDu4E/wUDCPwTDwDn9gX7/gn4+w/2Gv/sA/MGCOoK+/nZDfj3EvXt8eby7wQG+AULCAH2+v4ACgMF/PkD+RAGBwgVCfsPC/r48Pj07+8U/gMB/gv8+vb++goG/wcFAQX/Af73BgkDBfntAQ8BBhX4+gMI9gEB/f0HCg4A/e0B//T4ANrpFQX2BPL8/Rj2+QsD9AX4+gEDBwQH9/X39/sv8PQC7hEVD+0HAQICAQEF/vr6/AgB+vwG+ggD/vn6Cw0EAfj7Cfj7Afv++wENAAAK+vf5Cf/0+vsJ//r2/f8CBP4F//n8B/36+fQCAf//9wr5/AH2B/n4Dw3v9fsM9v8ACvUFCv/6A/P5DPsCA/0MAfoE+wUEBAb8AfsBCfz7CwQPBv0B/gn7BgMGAf8ABf73AAT+Af/8/gT6APn9/AcE/ggQ8xjd7vIm/w73FhXqBB0/CS8U/gQZ6izfAvgB/Pb3+g/r/AoEAQYDCfkFBwcCAf8JA/8LCgAFBQkGA/wE/gUU/gbwBwn5Ew4C/vvwEfHyAwsACAPw6N4E/gcKCQoHA/wJCxoK8vz6HhQD/AMFBAsKA/4GAQIGAP78AA73CQX5/woFCfMFDf75AP0AAfgCBAL//wIFBPwOAPv89/wAAf379gQK8PcD7w709PoR7fX3+hcPBOzx8wD4B/4BFfX38vfc3QkZMBU6DOTlDAAH/vjw8wcJ+gER9wkADPP9+PXp+fQv6gTxAO7/Bfj39/sF/vgPBQUGAgQAAgUBBP8P9f4BDfz/BAsI8QD8AQEDAQMDAQEBBQQH+/7+AwD++gb09AoJ/u/0EPwC//z+BQQA/wMC/wcB/wL5/wQHBesLEPcDBO4TGf3w8/kL8AsG/fMO/REHC/kEBQYh/AgFAAH0+vcHAv34AgMF/PsJAvr0/gH9BvYA/AAc5/IW+BTq9ggGFwIaDfX1Cfvz4t/5HAMk6ws/9vwT7Q0B+Sbz/fv9C/v68g/1+Qbd2hMSCBbp8BsF+iISJAID/fYKHAQCAPUV+RAeCw4ODwcCBwLyAgUCAvL+CgEJD/P+AAL//PXt8vnsAw4AAAr35gEWAQEDBhshGA0HDeQV9f/9APXy+fwA/Ab9Avz1FOX6Dwf1+vUBBwYQ/gP++QP/9PsA+QED9/ACCO0J+e0r8PogFvH+DvkY+AgMCfv9+wMECfv09v39+AsKCfbpNgke+R349wwAB/gB//r4BQv+/Qny+Pz/8wMCBAHoAwPq/OLaCfbx/fsA//sGCfr9+f77/vkHAAUIBPkL/QP/BwX4AgL8BP4CBQECAQ4BAf4N/wQCAQb5Awr4DOfoCPv6D/kQBfsGAvj/C/P5/P71AQj1EfkHBwTzAfcM//0F+uMWEQMKBfcE7/gIAPgM8vbw9AEVCvgTC/z39g7a+AEWBfoD+wIAAfwJA/kFCPL3/QP3/f0K/PAEDgMKEvf6+AEf9efVCyM9DArpHN8yAQ4Nz+bBCDXyzNzw4dzh8yTs2fv0/AH6+vwCEQMc8wD+5BMOFQgKCO8O//7jEhwFDP8CBQ31FO4YFwP+9xkDBPLuEv8O9P/8DREDEPQACvMM/gMWFQgJ/gQRChzz4hH58BgTGQf1BesD8SIAAADv8P0LAfTsEvkSGfTz9f8ABf0UGA0ACAkD8AAD/Pf4+/QGCePy8vvaMOUNMNnmBv/J/Qb5AvgKAg0C/w8AC/r3//oEBgMW+ev61/8C5/A2Av32/vz6CAIACgEL/wL/8wgE/wX7B//3BPcaDQQDBQIB+f0DAfsHCAcJBgQG+vwD+/kGCgAE7wr6DAQW9Q8AAfH6AQcFCgb3BgAA/PXwBQbyGOoB+QUKAwEcC/H9Awfv7fsZGgnlDBQXGfz3EPf3BQci+gr67gb6+/IIAfUICAMP/wMK9v39+ewDBw4MEPgJ79zp/fEM/gT8CQD99Q0D8/z7/fz4+P/zB/j8DggCCALv7RYFwTYNDtcUzBQmDNoE5y73KuXY/RcCFhn8//MIAwwK/vELBPULCwAI9Qn/+gEL3Qf99wMABPz36gD84fjp+RTp7Qb6/P/19fYTDOv/BAjoAQID+gLhCPnuAQr/6QoM8vcHGu/y/tjkB/YD8/jz7P4I+wsLB/749/8ACAcAAfb6BAH0DPb8Axkk+eAHAw4EBgkA/QL8Cf///fwB/f8F/wMHB/cB+/oOAgby+/QD/gAVBgD8BPT7/QQG+gn8C/0EBfr0BgsTJfUeHtoH+wzsBv/6CPb7Agr+A/7+AwoJBAP7AAIKA/kFAwYZEAAKAPwD+wICBP0CAQYE+f0G/f79/wD4A/r7CAUI+/8A/AMG/foABgMDAAf//f0F/AL9AQL4B/7+AAUFAQQBBwMKCgQFCPwJ/QD+/fQAAwL6/AADC/QQAvP5Dv0GAwL2B/j4/AQW/v4C8gcOBfoLCPYX/voeEfT0GBEJAf/9Awf+AQQCAQMCAwABAP4BA/oa/f4M/goCAw0FFtzW5wzaHcz38Po/BfHbJTAGCQYBEPj++gX4/fz7AwX1A/8EAQEABvkB//0DAAwJ+/gI/vgDDe8ABQIaEusA8ggQBfwCBAz2EPoGAALUCw4JDAvz9PPn8gb/CPX65/P/+f3r/AUB9Az9DhYC+xcD+Q0GDAYBAvkGBf3+AAAGAQ0PEAUSCAoZEuUF7/sF5/ccCxUDBfwDAgYEBAb9AAEHAAT/Au4DC/X19gDu/gwIBv0F+QEH/w0K8wUI+gcRBvQCBOgc4Mr00w/c8iAX7QAIAhD6D/nzAvfy+/79/fn2BQLwAfgU/B0CAgHaBAQEA/4ICQACDAkDAv4IAgUABAPxBf788QgJCf0CAwYA+fcBAfMD+wb/AgQE//r7+vr7BQUB9/72DAX9BfALCv0E/AP9DAIEAAABCAAG+v4H//gFBPX/AwEAEwkCAP0ADPoV/gb9Bv8H+/sUAgD6CQUD9O/r/xkJBQ4FDPwAAgH9+gT3+gn7BQEJAgMCDvP++Pf6BQ0F/RQY4vcCCRLsPAAQ3gjZEgfH4tQhHQAY7gE/BOzu6P0GFgf8DvwI/fgL9f/m/QcNAwEHBv74+RAD+A3//gsC+gAI+gMA/ggH+RD27gv9Ev3+BgoL9QsFBw4D+gn4/ff+Avz5GBL6CvsCBQnqAgoHAAX8CgAQ7/8FDAQH+vgN9QULBwD+/wkSB/X67P0IBvgH+/4G+v75AwQB/v/3/PsD/AD8BP7y/Pf0Df4S9PL49fgE/wb3/fcAAv79+wMICf4OEuwb/BfSAyr83BwQBQX9+vkIBggB9wMABf738wT9+AIj/xkJBerk8R8E/fn8/v4CBAUABgEDBQQFA//8/QMC+vD4B/j9+AD8/P77CgYG//b3Bvz4/v0GAw0K/QUOAQH6APwC+/b+/vv5+/sBCwr7BAH/A//3/QP6AATxCfb6/gUIAvD1EvsF9wD8+AAF+f/z/QcJ+g/3A/TlA/Xn8RHn8wQX/f/69f8CAQAG9vv1/vsEAwbzAP8B+e7sCAX4+vcJDdEDBPwI++cWFOfXDgQO5836/PrnwQALwjHUE/P99fnw9RP5+PvxCfX58/oI8wL9/wEBCQYKCPYIGfP7A/YBAQcGCwIJB///8BXx6Q0HD/v4AesI9/kK9gEKBvYB+wf/CAYBBOv89f3/HAIC9wj7/AsKBwT8+/35/AHyAP3+8wAGCAT0/ggK/fX58P4A5PcgAQf9+/wI9P/4BQkJ/AcLAfkB/vr+/wb89uz8FgAH/QQDDP4CAwD7AwXx9gn2/PwHAQjb/eb1POjbG/veCAH6C/fv/f32CQIDAQsCAQb99wIOCfUKBhcyAfX+AQP9+v8KAwX+BAIBBAT8A//6AgL7BwAJ8QICC/QB+P4HCf0EAwgFAAL6+g0IBgL+AP/6BgL8/AoBAQMLAf4D+AID9/kB9wYDAfj/BgH/B/8C/O8H+/kC+/0JEP/x/u4FAQAQ7/7+/Qr9/QX3DeMO9v8WAPj7Af0GCf/8BAT6AQH0CAgLBAEG8/71/fkF+gv9//kECQn59Q4a8Abu+AcUDQLBExwR+wovBxkNGvIQCQ0HBB4DB/ICEfgF/QMW+v/8CPcD/wME/AYIAv8JAwsG7A3/BAr8EPsJ/AjzCvwDBgMAAQHYBgME+gUAGvvz8vYN/gUH9QUKD/0DBgz9+wnwDAn+/AQGBAEDAvoCBSAECPUHBA35EQb28gn6AgoF/PsACwABAPX2/P0DB/8DCwAK+f3/8PMN9gIK/w7/AwT4Avr6/fv0DQT19AL09fz//fv2CQkICvcBAfvsIvkKBOrWLPPr+wL8+wD3+fgF+wP0AAYK8wATA/gk+STv4QYEHwUQBgQA//sCBwL5+AAH+P0E/AIH+wH4/wH3+wIEBAH3B/gJ9wL+CgP2AAXyBAMA/g0DDPsJAAEJAQfwCPr+8QP9Dvf4+f4I+Qz3BQXzDwkBBQP/CPgG/Qj2//fzBgb+/gACAPn3AQTyAQUH9AgBCPwF/wAE/wL7BQgK/PwI+vkDBvn9/wcBAAMEAgQL9wn/8vsA+Pz6+/nxCf0PDPoI9NgQ/QYOCSkc+DELP/L11hMLFQ/OBNbs9AEI/QD/+gL+AgEFDPf8/f/4+w8GAwkC+vMKDfIDBAISAP0O/vkDCgIDFxX6+AYDB/74BQIJAfoQ9+b/A/3+DP/9DPgFDwcC9BUKCQv48gP8+QkPCAj98uzyAwDy7gABAgMBAggKBAT//f769P38/fL9+xn8Cf8MAgf77AMB+v78BwQA+/3yIw35FsrjCycg+gz79g7+8gAF4wIQ/uX2Avj/+wP9GwYZ2uPT4vLy+v8EBAn5/vj8Be4D/xMD+gEECQXl6fQKIA8KDvL//vsEAQUL//4E9wMJBQcF+gECA/7+CA4KAAABEP0ECgMM+/sDBAf9/gH5Bgr8Bfv6AQUBCgL4BgL+Dvz7BfP7+gUB+/8GDP4EAQAB/w0LBQUFBf3++vn+Bf0RCgvo8/YIAg3+6vQG9/oCEgIK+wL/BQ4LBtsQAAsJBfgD//z69gsEAfz2B/wBAQH5BfH5GQ7y7AgSDgv92AEnABTIBQMB9xcm7eDwCBXkBcHIIPzf7uEQ9dPw8xrv+gECCgAVDxD+Af8Q/g0WEAIOCfQX8wP/8ATx/wr6+vcC/w7zAgP+B+YOAvLlCvQYBgEb7gfi8/MB/fUP/AINAewR9v4J/gnzBAAJCxkaDwn/DPcR9t30/Q73/vn/+gv9CA8dFPYREPL+7PYG5/4Q9O8JEAYDBN0I6v3tAPb94REMBQEI8fjrIvzc2hj+CRT6DwAN6uj6AQbnGf7r6v4H9hYuAQbE7czB69MABvHsB/wB8PUV3PPuAekLCRH5Cv3/ANYaHTEM0RASFgb7/gLvA/kD7QjuG/cG+gX6+O35Euf5AuUAExPyDwgE+/j6DA/wCg757xAG9Oz9+fn0AvcJ/OYSAA37+QH98gH3FggF8/j89fcOFPoDEPkJ+wQID/P2/gUR/vYC8xgR8/EEGAoUDgzlEPfi6uwDDx8ZDhQb1gIZBf71Df8BAu0V9AIJ9vcEBAwR8QEC7QL1HvfbzO3o/PLUCREI6+QKDQH/yyoSJAjx2f3bJ+zP6S8E8uXxDdPp5zLSCPPoGe4D7Pb++gYOKf705/cO9fQI4Pj8B+PxCgX8AAfrCRH7ChAz9v8IIAwNAQ7uBegO/N0cAPjq0QL27PoDBPYG5wwb+xsEAxwQDggADvsO6fn498oB2BDhBA0Q9AvuFuD6IPsA7A/zEgkH//IEBQIOBP4M+gT8/Pr3+gcCAQT++//5/AAJBgb5DAQA+AMEBwH3BPv8BAf//AD9Bv3yCOMOP/kHEv33+AAAAQYFCwj/B/Dy7gT+CRQQDwPvDw324fL89wED/Af7AgUAAwYD+AL9BAEBAgL8/fsEBgD5AfT87gsL+wcDAwn9Av76BAP9///7AP8B9gMHBQf5+/r5+AX/BPv7BP78BwQKCPsGBPz8Cf/39wAEDAL8/QYB7/wICwIB+fAAAAf5AwsNA/7+CQj3+gIc+/8PABQDBv8EBQIA/fsD+v/9//oC/gILBvYDAAYF/QMH9QT8AgT+Gvj7E+gQ8u0V7xIH9fYe4TcXI+MA9/czMALtBv0MAAUJDvUM/gLy/gP/AvX5AQYLDPsJAPgIB/7+8gb/APb+C/0BCQUGE/sBAQr//RQE+Qj4AwUA/PEF+fYADAH0/Ar+//X4BA4E5QP7/BTyCAsLCQYIAfQKAvgC/gQLB/8KAwYL+wcEAvYABQL46fv+9O0LBAYPAPoKAvr7BQIDBgMGBQT//ADzFOT8+Pr+8hL0Av32Bvnz+woIAAkQ8gUMAPwGCfwz8/H+APL2F/cI/fj/BgMIAv4G8ff7AQD8BAUABQQW8AAPEAf68xL5Cf/6AP36/wUFAAIIAAAABwP9+/v6EQMH9wMDBgUJCAIA//fxA//5BfoEBQEHAv0I/vgCGgwE6v4CEgwL/gP8/QfsAP4L+fwEDAMSBAQDAgYNDQwKAAwGCQr9/wAE/QDyAAQEAv/tCfADBAP+BOrcB/nvAfL9CPv+DgYD//j1CO/6/AUB+f7/CfoB/wDxC/vz+Oj6/wTy4BgoB/D33hkAP88L0xrv/eDc+AId+/kBCCEOA/8JA/UMAwwGAPz99QMF8Qn0AQ4V/A3/GvgB/AcB6/vpAA4KAwwBAQALBP8M+v8B/wECEfIG8fkN/fv77/oF9wIB9QMBBQD+DvD5AfUD9/L0EQwXFvv8APUWBwoLC/IFCgwG+AEFAPfxAgH4+Qf98v368gQGBvz66AcZ+/j4BAQB/hIIBu8K6/D6FewPCfXq7hAK7A3x9AEK9PsH+f8BBgoB+PUE+fn2/xf59T8FHOft+P0KBQQE/gAH8vYD+f4ECQsGA/vt7gX+CPzy9+8TB/v7AgAE/vf/BAH+/gH8/f8B+P0EB/sB+/n+CAECDAvn9wX+/AoA+vsDAgcDAPH4+wfhFATxAOoB//gDEQD6/PgF+/L6CQQYBgUCC/70DgUGBvEKBvgB/vQWA/4CAQz3DgX3BfH+/wQBAv76+QYNBgHm/w8G9RAVBP388QkDC+8ACAn3CQn9BfgMAAD1Bev8BAz/+gj79SwG+PjMBjE1Ahsi4/Mw7RLo8eTdFirm8Ngj+usACgT39QYH/AwPAQj0ABwA9RsFAwoQAhIL/RHtB/geAwDxB/8ADAr5D/kTI/z2/xkGCPP7BAkSAQL2/Ab9CfvyE/UMA/4B+xj+9QQe7xzr7RII/BYQFP0E9fr+EAv1BfAD8AT/AAP4EwcbEuT73gEA/e8KAAv1/QUC9/T8AwgI+AcN/vYA/fzw+QP5FfABEPj+Avn6+AXo/PvvBPYF+fr9A/n//vcGEAf3yi/D2xMW/e79BwIX/ff5Agf7//719Av5BP7n/gwcAi/b3wcIAQL5BP0EB/sN/P0G/AD9AQX6AhIH9eMF9/r49QMA+PYBAgID9/j1+gr8/wgE+P/8A/3/AgP5BfsBAfj5Av8A7hAGAO//CQMFBgD5AP8F+w///P/4/wYB//j+Avv4AP3uCfwB+AYH8AEG8fYG9vUECf8J9Pr+AQ8K9wX+CQf5A/4C8vz7/Qr5//4FA/nuDxb9AAUBBwv2B/QE6wXmAv0PKBEI1REkEfj1x/zYIBPfwf4H2t7sBfP82yrv/v75/P4B//38AAT+BQYMCf8G/vkLDP8FCfj6//4CBQX3Cv4BDAAH7wQAFAbxAwPxFw36CP4G/gAAAgIJ/fYBCAYN7AsUEPb+AAkGBf0ECvsKAfP7CvoD8gj0BA0I9vbzCwMCCPcC9gkE+/EEBQL7+AMBAwAE//8A+wIH/P7+/v0N7wMA9gnzCwIK/gT68BQX//YB/Pr++/QECPAH+AH1wQQILBIe7fP6AAb9/QIBBgD8/QcAAAYL+f0F//4BBfkO8g8EA/gL+/8C+/0G/P0DAv/+BAEJAfn7AgUE+f0KBQP4+Pz9+/4C/wIF/fwCA/r9AgH+AgH5Bwj6APv7APr/Af7/CfQEBvz+/vsDBAf+BAIB/fv++wUJBP8LA/kBBPgEEQTs/u8H/PwCBAL/AwkG+w8RAvUH/QX8/fv9CwUOAvv++wIDAAAK/gD4Af78Af4BAv8O8Pn+8AvwBfwEHfcC8A/9Cg0K5vX9BgUA8BMyCRQU8AUDBxX3+A4LDPII/AQJ/vwDCfgM/fgCBAj+CgAJCfkGAwz8AwIOCvgA9ggPBgT8BQcBDQH8/Ab2A/7qCfgAAQT+DP7vBwAB/gPz/wMCBwb5/fcJAwj4/A4KBQMCBvgH/Ar6BPn//wYDCQkI/AL6C/X7Bgn39vkH8+wTBAUGBfQMAAUCAxD8AgQJAvUDBfkF9vni+O/v4yf9+fz0DP759/wKDQ/+9QAHDAv7DAjyKOseBu0FHgD8+v34Evvz9gEFAfj4+wED/QT18QYGDekL/v8D/QAEBvj/+vkE+/8A/v31Avv6AAX8AAYC8w0H9hMD+fH5AgIF//j6BAIB/gP4/P4IBf4A//vv/AL5AvwJFwsE9fj+AwD4/goB/v4A9QH7BxD4/QAeCf8N+AMP/vsJ/Q/0/foC9PoW/fb//A0YCP/7CgokAusaJ/YOBAEFABX4/PYFBPj7CgH6DQEEBfb+//8NAvj5+wn79gPvMtfD5yvdO9oS0dw/LPTrFB/5GAsPFAIDCQMTDAQHCf8JEfsQEv8EIOP+6PMTFfoXCub75O4IAQwGBAk0Etv4AA8U/A34DgkAGNkRL/HsBiknA/H0AhL5Dw8MEvv08iIH//bU/+AJARICDhYB+Q4D9g4IDAH/Av0HDvD9A/oA/gsL9RMDBA8KAuz98P/96fIW/en9+ff6Der1Bgn/CvIOB/sC/wkA7ej5ABEFFf0CAwTr6/b78PL07vwE4QcR/Pv0+foK4djw4zgC9Ak//P78+ggVAPz7/wf9+wcH9wEGCQHu++EW8SINBQIN9gr69wUJCQ4O9QEU/AP+9AX8DADwBvr4EPvxABIECAEE8wYCDRET+PoH/Pzu/BIBE+/yB/X4Cwbm/wIJEw7/AQgB7AX4AfwYAA/8EPv8/fUfDBUOEgQJBvMYCf4O8u8A8e8H7QgD/O/vCwALCgzz/QIJ7hDnEQYRA/4AAgP9Bf7/BPoGDAIJAgIE+w0P8PoD+g38Bv0N+vj/4u0THAb5LvH12xUFHg/y4/4WB/7/9yIe8OwXBPQPABIE/Pbt+xIAAfsYBPn9AhYDBwAKGPz5/P8E//n97AMOAPcNCPwP+/oD4xb9A/7qAhgFA/ci/wju//ME6wLuAQcD/PXwAg0RBgAP8QYF9gsJDgr68wobAucb+g8F/AIMAAIE/BkX/OP/+/YK8wYZAwPsCgD39AUKBf8h/QoE/fYS+/cZ8QTaFQbkzQ4bAwXvGPQA+QUL+PHt/RDlGfkS8u4N+/vF0vbFwekJDP0F/vfsDxEc8fn7BAsVAgT97fwm7eAdGu0hFPcNEwIH9AUAAAYFAQkFBgfzBAP8/QT3CPrvBO/h1wn+DAYD+wP5/ggA/QUEBgr/CgEEA/nsCAT6Duz9+AMNCPr78gPuDQMA//YD/vIRAfoPDQ0LB/Ei9/gG/AIU+OsQ8/wJ9hYKAAoM+APj8gEd+uMEAQ0VBwLvEQr9BPD2Cfb88AME+vodCAIC9/oE+fwW5f4LAwbp5wPp/uXx7AoHEvztBOb7yvr7Otft+tvhCfbl6jD0BeUC/PzY8hPn+vPzBPj68vzz+AcSEQH59+sOCvoE+iIKFQD98wH+9vr4/hn3EhkV4R/9BhD9JPQT9QDm/+jtE/LtBf3v8CAB7AcL0RX0IeQC/RYQAAD8BQQN/+78+PTz8grg9fz8AAAIFhMeEdARCBAF+/r1/AIGAAP6BgP2AAn/BwD09gwBC//uLADoAAbw9fvv/e8KIuz1AhQD9PbQ8wIW9fYMBwTtGBMFA9TfNdTiC/H7Cfjy+REE+P/t6vQOAwwHC/0B/O4L/fHw/wD+/vwEB/f7BPnz/QMCAQT4DQX/+wDlHfviCvsdFB8VDw7+CO/1+AX9+Qb5/AcD/QEAAQL1FQn5BQAHExcG9gEE+QP/BAwLCvoIAvkBAw/2BgkF9vH7+AQD+PsfAxYM5P7/4xz0/P74+A0B+vfuCAgCAAQCEAfzDA0JBg4N//4BAPH8AgkE+/IFA/r8/gX+EgQJD/vf9Bvd2AUXMtIc8ukE+9bGMP0289kaBOTX9gkOCQUNC+sA8hgBA/nu8Qvy1hQRGhLu9hD87A0CJh7z3eQa5Pnk4z8BJP4J/gECB/kHEfvl/QADAAP7BwwGDu7/7vr47e4Z7A4PKBAOB+/9ARLuE9oA7w3++hEJCgfuDev55A4LAQby//cJBebu/wgEAP/9E/kJ7AYYAgj/AwAFBPsBBgb5AwX99gT/CPgE/gP+CPcN9PvsBeH2BfH/CgEG9v0IBQwOAvnxCPc17Nrj6DDk2Bsk+An7Cvv/AgIFBQb8BAkABv/5AQQKBQYP6wkXDBL7/fkAAQEJ9wAG+/4D/wH9/AIE/fwA//wABgAK/AYF+QP/8wQH+vTy/vjzCgbw+wsLDPf7CAsKBfv87gEEA/8A+f8M/v/68/8C+v31BQMDAggBB/T98gMF9P0EAQUE+fwD/gIGAfn7BPkFDP0BBv3vBBX29AjkEQIS/wX/+wX7BgH9+gXy/wMB8wL+CwEGCfTqAOz67vwNB+cX+BkM/vzkMtT23z/xGewe6vgd9RAe/C38+PUO9vYS+BL/BvgABQ8H7Qn9AAkJDQYGCAALAP0BAvvxAQEKAgcL/QEGBQT7BxEI4wwPCgjqAuj5AxgZFADmCP/1Aw38AAwEBuwO/hLuD/8ACA0ICAUCCAEJBf8OA/r/DAkGAwQDAff1/Qz+/gX+8wb74PYMEQsL9/0DAv7//Pv/AQb/APv7AfsQAf4K7vnVDfcNCRLvCfQDAv3/APz/Bw8ZBQT3A//rFtTnCfgrAfsQBhb6AQH4/vMBEgkJAAcPBv8B+Aj3CfkPDicW7ggg+wD3Av0H/wYFAf4C//YC/gEMAf3/Cf4XBQb+AO4QAAD1BgP9AgID+QUEAPr8BAT8Cv76C/37AxIH7vcU/vz4/Pv7/wD9CPsF/AUKAf8BBwUADBHvAQH7B/D3CQvy8P0Q/vT38/P1+QkD+QH1/Arz9hX9ETMX1xEaCwgS/vT+/f/5CQH4BQwJ+f3+//j6/A0BCCAH/PcL8QMW9gv10DLp2D3oGeYh7iX9AD8BBe348Sf+/xfxBvIECg/+LPIBKOb3/fIlNfLxIOcL9ecaDfwa7AwFEf0cJA0RBQwACwED9/8FEAIZAQ4I8/cADwsI8h0JCP4E+QAGBPH2BxXjBPcJBO/98gwB8QoOEQ36/xcJDvL9/wUFBP7u7Q36F+fxDhb28wv97PUW5AP/AgcJDgT6/P8D/AgD/e8M9wHkOesRGdsrB+4D7BHz9wn2EP3gBBEABQgK1P0FAAUSKv4XMxEV/Bjk/vQI+/jw8gkG+Q3y+Pf//AIKDPj/FAz35PboI/bxCAX5+gIB9w8N+gT9AfUF9hAE/v3+DQT28wf8EhQD/QoICAIAAwL3+vsABgL6AQr8CwH4F+TvEfIbDv0R/v4D9Pj9+PMJ/Aj09/D29QHtA/n3DQEA7RDy4/f9KAr+AfH8B/0T+u/29g8MC/n17/wVCv7y9/sC8wIS7f/2CQ0EAAEI+gL5/AEK+Qj8+gjaFecJHe8mBfYVAuXvFOgV+fMY+PjdPMEq1+8iIBIY4iP6AeHjH/gQ+RkKCO/zExb/Dv/+B/MF6PYM8xULEQYKEOb4/OXRBv8FFgsD+w0OG/MIBfz6DQMCD/sN+/ToAwP7/wERDyAQ/P8PAgEWCu3x/egOBQQN6g/98RoSEgvuDggOARwPCPoC+wQPBgwK/wASAPDw6/4D9AMh9e/xCAAB+wMJCf//Af0E/gL+AAMFyg0B9CgK4t33/vn3/QIO+vjw9foG/v/4BAMC9/vt2xwUDBoD7AIUCPoHBv4KAPwD/QYAAgT6Cvr8/fgGAAEB8/Ty/PX4+f8B/QcHCwEBBvr6AgX//wL/BwkB9/btCAIB/gAB9wAD+wADBAT/BP4FBgcA9/r+CwIG+/r5CwfxA/L3Cfz2DOoGBgT/8wIEBx/7HfzuCQL4A/Ma//4BAAIF+vfu/hIf8fz+7f0F7//2D+kM7e4b8RAPAgv98f8Y9PP5+/YD+f8GAQP7A/wB//z9AgER5AkCAAQH//UTONf17AoqDOwD3fA/+OnqEy8SIvzw6BoKG+8HBhMHC/8BCP4J/QDiBggFAP0C+QoF7wb8/QAOD/8JNPwl99oS4PsQBwIE+gr1BvsNERDoBg0KEPIJ6QQICQP4GPX49xHt6wf14P0OABLu/PT39xAA9QYHDwn/AQIH+gUBAP797w8NDAEjHAAdGucA5/P85vIZBQTgBwoS/wkJK+7oG/UD/BX9DwbmH/w0HxP3FjT0AgYJ/P4KFQoDBgLk8Qf0AQYL/g3x8A4Q5D8ayiYwCwIH7/T5Eu4T9vkC+vz/7wj9AO8B9+YBHgoFAAvwAw8G8wj5FgXxAQkMAAIBCQUMAwH+CRD5A+/qAwERLB7nzfwGABT2/+gN9QMICAsJ7wECAf/9BQL2/PkJEQ77CADtBiD59f8M+yYTBPUB6usrBhT9C+gS7/UYEPsGAPb5Cf8G+Bn14ALw/fEEAgIhAQ8E9APQ6f34CRDvAgAL9AYHIuHrCggJ+AP5CgESExI5HwwBHRr07xvwGufrOjEE+RD+4iAD/yzk/NcOAfjsIQsfA/LyDwf//NkN6fn7AgD0DAb5/wQBCgsG//4FDx717Ar5/gf78wYLDwkACvEjDO3q6xv99Abx/wgQFfz2Fg7f6/rs+g/eDAjs2AnWGRMC6yz57AMKCRQPFQH7AxIODgIP+u0O/AoYAvb4EQ8eAuT1/fEPDAkgAfsF9gEEBf76AgADA/8GAQIBAAD4CwD6/fsBBv4GEe4E8gn1+vf6BQj8CgEJ+QP/A/7+ABsDwSTx6hsOAPEI/gAC/BH89/n9+vT+/fsCAv3p6gAcEQj95frz/wIG/v3//gH+BAD/BP0F/gQCAAYCAgAC8P0B//sDAP0CAQv/+Ab+Af8D/gL7//79+//+BQIBAvz9BQD6AfwE9/4DAP0F9gT7/wP+Av36/v7//wMEBPQBBPsLBvwB//8LBQoDAQAM9wgFCvkEAgT1CAQI///9AwsDAPz//QL9Agf3/AL+AAIH9f0BBQL3AgIC+/8CAgP/9wz/6PnzAPoAFxIAzA/99Q3w1vf1KQ7h5fYD4/X7Cu4F8Qj9AfoFAf4BAP38/gkFBQ3/A/oCCQEFBAEK/AD8BfoCAgrxAwQD/fwE/P4CEP//BgEGB/j7/P0B+gYI//8IBPzzBAT89/v//wX8+wsD/wUGBv8E/v8AB//+9wf9AAQDAP34BAsJBfMF+f8GCgMHCwEG8fD8BAf8Av8GBv35BgH++QH09wUT/RUNEevsDPMQ/wAEAwER/wP+BwUDCAUN+vE09w3Wxzj6yDM/CfoJ+Pr8+gD/AAEE+fz9+vn4BfsU+v0W/N/36Qvr/f8JBfkAAAABAQIBA/wJBQMA+P8E8gD2+P0BCfj2Bv7/+/z4EAbwB/739gf7BwT7+gsG+w4KAQr0AwDzAAL7APQLAwQFC/z1APUGEwIB+fz6Cu8CAwn4/wH8D/r1AAIJBfkNBvwHAAT//v3+Bvjf/BDm5gHn/f4bAPoEAQMPBgMA9AP6+ff+AQH4+QTsABMICfnlDQYMAu4QBv0RBfTYGwHk4S/v7ufm4+rzAuYF6iLx8f76CP0D+BD4+vr5AvwA7wTu9A8CBwL9+AIEFAMBDPgI/vEDBwACBv0HBQYD9BEB1wwJEvvu/QgBDP7+EQHwB//3+v369QX17RLx+grzA/nu+gsKAQUFBgEI9gkE/f8EAv/79wINAebzBPkMDvz8AwkA5wQNChcKBgH59P34AQQEBQT1BgkKBAPcP/MJFeEN6f/w9QT+Hfby+g74+gPo9RAM2PUSCf8CMOMPO98KIfDb+P0DDPsBBQz9+v30BwYH/v0CEgQdFwHl9w4UD/HnEgP7/Pj8/wH8+wII+vkI/wMEAfntHQ4JDfQKFRoKDgwF/P75AgIF/f4DB/j9AfcJ//7wKAn0CfISCBMO7h739wUQAwgKCAD/6e4S9gf1/QjwEQPv/Bzd2gz7GssVAs31Bfos7PcV+QYj+AMiA/kr/Arm//LjFQchDwgEAAEKAAr0BwIDB/4BB/sBAgLZMQMN/u0K7g362AQZK9UR1vATBfb1OfT62PYQMODv7wYaH+MBEAMU5w4KBvAT8ggE9w/3BgID7vkU+RUFEPsB+A3u2OXY7wb4BPvvAfcX/vcKOAL38RP1Cfb16gobBvX08P4Q+g4DCAUQCvsbBvwED/fs7w8S+Ab/+gUDDwYEBfYS8Q0EEQT+8/scFvkEBgYbEOMB+/YKCggU8f0C+Qf+BAwD9gX1FP/xAwUECQXdCvcOL+QAHO7C8BT/CP36/vgF/gP6A/z7+vwI/vkAEAAM5wYCD98VBQX8C/72ERIF+fYC9/wHCgf5BfgAAvru8Or6C/cT9QYCAQAF/AQF8wf09Av9//4D9/4F/wwF+RL/AAYJ/An8AgUJ/Avz+Ar16v34Agr+BAcWBw8FCAYD6/kD+R0I9QoUDQkJHfj2/PYB/v//FP/gA/vx9Sv4+RPjAgIMAPr8+vEE/gEB//0F8w7zBBAKBdoJ9gwRDOkJ+Pb/9PwH/AYB/wYK/Pr+APwCC/7+/v8BBgH9Df3k6PvcOwoi9/c/+BYh2yX/Iy3oEfXv7gEKCfb3EQIL/gj+CPsNBRT/AAn+AwIh8/v2F/r88gEJAOvwAeXpAvn57gT2G+Ea7ecXBgwUBwML5wTtDhAA9P/+AAn4DwUFDv/6DfESDAX47Ab59gwA8gX+/Q0PCgf3EvL+BAcHBvr/6/YSE/ADE9wLHwv6//4E5+4M8f73APz6+gAH+QP7/gT+/f79/gDq9/oHEf79DPztCA79AwH6B/wGBAQLBgX9/vgD/PsU8fj8FP/1EeT/CAMB/gYH+wYC/wABBQMH+vv+/QYWBg3n5wIGEPkRAf38Af7+AAUFA/4D/AQCAgP//v4A/Pz5APv9AwX7BggC/P39+wL8AQQDBP4DAvv+/QEE//sBBPcBAvYDAQAFAAT//v38/wME/vr+/v/9Bgn6Agf0/QP5/f/7CgL8/wMFAPz+8QL+B/z0CfwJ/v0OAQH59//v/AED/P35AwIDBAX5BP8FBQf++gL4/v/5+PEBBfP+BgPxCf//EAoJFwge/g8S6CL0Az/+HgPu5gIi+wTSDgUD9wEBDQL4/QUGCP7+C/sLA/0BAvz///8F/P8DB/z8B/UMAfz+DvQFAPIICA4B8w8J+P7kDQX+Cwf+DPgBBBEL/gX7AgQKDQUD6Q/0+A37/QED/AgIAwH/AP3+//r4/gb99gELA/TzBfIDBwf2AfkEAfkEDwoLBgoHCwb6AwsD/fn6+wv/B/PxDAEM+hvkAAzs8AMIEf8L9vkB8AID9/z9BPH7APj6DcEcGOYC8v/69wT9CPYI9/359QsD9vz8EfH0BgQCDQf2EAX6AQUMAwX9Awr+/f0GAPUBAQUC/Pj/AQvwCu4HAvz1/xkLBAH+9/X4/AP9+wgH/AL++vz2Bvz1FPkP+f0G/QkMBhb88BHu/woC9fny8Pzu7gkE8gP0AhDj8yb25f7m7/oCDdj15wQFEP/99gIcAPwbBQY2Cs43BN4cLuL5+Pf0CAEE9PkC+f4A9wD8DAEJBfcJ9/4L9g3t7Bnv6BALNu0txhkTwv0xGsoJGxgkCQ4R+AUHAfceAf0OBQMQBAAJ+vD6+fwD//YIA/sOBwL8BvcTAwoL8gDaCQwODAMHAvwW8vEKDgUWKSLe6RYJBRMFBfcL9w3pAQL+AAjm+QkV9QkOEAHzAwsA/QgNAQsND/4IAQgA+g8ECPf4+gb+EQYXDvsXEuwAAAH+3fUO/A/++AcJ+g3pCggFA/QO/vsODAbwDQH7MNP6A+fcCQMF9PH9AwACC/v5DREI+QsGDPwO8xD+2AX/EuYV/f0D+wAG+AEA+P/6/PwE/Qb7/wL9Af/7AAj7AxMCAgn+///8BAECAAP7/P8C+/X8BwMCBAX/+P/yDAUFEgEACAgHDwPxBvn1Bv8E+/oCCAsCCfv3Bf3/8v4H/hYD8AL/BwwAAv7y/PgQBfYFHP7pDwwHBB0KAgry+gP3AgwBAQYC9gUBAwAEBfgRAQgZAt8V5/D/IOIX/PsBBgUJ+f4A+g0F+PoPB/wEBvr+AwT6GAAL+Pb61enhIfEw5u0/CBEJ5Q7cKv/HCPr/BAb+9vgXBAMD+xEMAfAQ/gQC+AsL/fwO8vz4BQMPAwAAEebx+OfkA/3s8wH/Ee0G9vAcBuwaG/r77wL+9wL9/wAAAg8DE/UEBPACCPYKCvzxA//g7uvy1wH69yEgFQr3BQ4OCBYFC/wE8wwHEPoRGe4dHvf78P3/9/QBCP/2AQYI/vsKAQYH/PT7BwL2+wQKAAIJ+QTqCgMPBfsF/A8X/fb1AhcR+vwA//L48QLj/Bz3IOnnAvX3EAz/CPoECP0EAgEIBAzuFOn0/fgh9foR8AYHBfsFAwIC/AYE/wICAwQDAP/+Avb+Av4P9hEGBP/2A/P79wAF9fkP9/r/CPr1BRQG/fnvBREM9Pv3Bwf08un3Be8BCgH8+/8F+/z7AwgCBu0F/vkSBfcGAPoC//EPE/f7CADtD/EP/AD58yIJ5RUIBPz1+vvyBBAX6P0JAf/7/gMDAQIK+Qv6+gcBBPz9Bf78Aw0P8hL9BP8ZCPPx5wT0/wgh0OT+Pw35/wcpCygY9hfS+fwI8Ab8Ce0P8xH/AgsK/e0D7vwBGfn7F+MB6vEFAwkE/QwNCfYKA/wGBxDxDvv9Afn2Cvn2AQX09/f3AfL1DAQICQkDAwD8Af76AfrvGQwBAvn/9wj/+QwGCQL3Av4A8AT59fz/7fMSDOzsCPUDDP36AvYREAULA/cDB/YF/vn/BQQABwX8/f8ICggA+ev4/fv15/3o6RT8AvwA+vz58PkAAg8I/+r7AvL9C88WPwTmEv7j9gcDAQITCgAH/wAI/BMAAvIB9wEJABT8/vz5+O8IDwIB+/8JAwP/AfwF/fsC/wEE/wD0A/4A/vz5Ag0FAQv/Av34EgL8/P0F+Ar9BfcHAvj9Dgfz9gEG9PwR9QXy/AQAEQT6BgX0B/X+AQABAvjxCfb18BP67Pv5AAX0+uT/5PUO+gL7BgUFEwED/+kU9fUEBBD+FPkS+wkCBvAG//8H9/wA/QIHDwEHAAIKAOn3BPHw9RT+AfIfHv8m5/8F4hodFfgN7Dg0EREY8hD/HSrxAAcO+wQRAwcG9PYD+/gF/Pbz+QUM/AACBQMO/g0F+AMB/QQHDAQJAAAFC/cFFBD//Abx8g/1+wwM9+4L9wD2BgH2B/8T+vrx/Q4S7QTsCBQP/woMAAgJB/cKBPYG9wsCAQP+AQoA/hQJCf/+Cv721e775eESAgD7///8BAP/AAL8BQMECAQBAfn5Awf59RLxGQQH+fz+CP/9/gDxCgvv+vL/+Af8AwXk+RoZH9YODNLpCfME/fwA+wgCAwUD//3/AwIGBgXv+fgL8wD1De4Y/wEC/P4A/gH9/gICAvwBAQH9AQT1+wYC/QACBvz8AQgDAgAEAPsB/AP+/wAE/f78AP/9AAP6AgH4AQH3Av8CAAEA+wMJ+QX/9AAABgME/gEM/AYD9//99fsDCv3/AwkG/woO+f0ABQj98QD+9vcIBAcF/vf7CgP/BfwD+v4AAQT9Avv//AT9/fwE/wf6AQT++Af9Cwr1/QQA6/oADPzy7MH1DxAUGw8QCPr+Bh/Z++r9CfP9/wz2CfoFAAAC/gED//77+wEC+wcECQH+BwYDA/r6AvwIBQUIAQUCAvYMB/70A/34Af79/wH9BvYGBQDtBQQF/P3/BPkG9+z6+QAFA/7/+QcCAAYFCwP8+/kB/wj7/wD/Bf4HAPr5A/wCBAD8+voG8/wP`,
    },
    pinb: {
      rows: 1,
      columns: 72,
      steps: [0.0014739],
      values: `0KnUzcPkqATdvfTcwtHFuYf78cnCxrXOyN+zibvJ6MT+t87K1POmoM+JzLbQANLw/96B0cna3e+/6KKHw7/a9d2w99Kgy8nQ`,
    },
    pout: {
      rows: 4,
      columns: 72,
      steps: [0.010125, 0.015104, 0.0097633, 0.011246],
      values: `CcjRDOsg+9sY5RIR7Mz9EtMaDv8I3M4TFwUNH9blCRze6uzDFysawQMG38kjIc/oJ9HdzSsV8N72ziDlHOXU3OYSGwgTIBUfHwkK2+ntGwPmFBDf+AbpGBIMCuccBBHvDBs/5RsEFRkHGgYG2wICERjWDRcNDQr1Cg4NDeXn7PgUAtoV2fMJDh0hAgsC3g8YCwYD/ArWCxvcHxDd3xka1O3GDDECISnWweYOxwYxEN4OGdYXENUDGAPkECTo4BcY6R0+FQ7oGff4KvPK3igXJ+AMD/0Q4Njb1R8VAST95QgO+9cQIQUP6Q7x0PvXDQ4OA+nTGvHrx+MI6RMR+9/ZAtoVEhDk3w8P1AvpEeMWChnrAhYnEvIOCxbVwc/HDujL`,
    },
    poutb: {
      rows: 1,
      columns: 4,
      steps: [0.0014776],
      values: `P4EaEw==`,
    },
    lin: {
      rows: 56,
      columns: 144,
      steps: [
        0.01384, 0.010437, 0.017586, 0.01383, 0.011878, 0.011691, 0.013159, 0.0098452, 0.015053, 0.017912,
        0.011314, 0.013202, 0.013981, 0.018161, 0.010387, 0.013182, 0.012086, 0.015182, 0.015566, 0.014831,
        0.01643, 0.016772, 0.015456, 0.011906, 0.017147, 0.017235, 0.013423, 0.018998, 0.011637, 0.013513,
        0.010453, 0.0098734, 0.014623, 0.011863, 0.012383, 0.015188, 0.01607, 0.012612, 0.012868, 0.011708,
        0.01381, 0.012337, 0.013118, 0.010902, 0.012403, 0.016042, 0.01427, 0.011873, 0.015482, 0.01717,
        0.012449, 0.012687, 0.011706, 0.01594, 0.01114, 0.014781,
      ],
      values: `+gD/Bfr9/AUC/vsG/wH//f4H/v/fDAEQDfIU/BIEAggECvz7BAcFBQb9BQIHAf38+vwFCPfS+u/46gkW9vclGurKNQD5+QLv4Q8IDwL8AOc//t3o9QMF7P8BF/8B+fkLAP0A+/YTAAcK//MH8wP0CwIEBgIN/P0HBAAHAAgnAOLqDQcT+frhGf7/7vIBBcfjCgf8/Qj39foBA/gRFAYLCPIH+v0k9t8wAPouJ/TjBxEEAAr0/+z2/QIO9v8TCPD9+/r96e3W7Oo8NuAfAMUvFvE4wREmJ+Q46PLd8PMA+xze5PsOAwbuAgz77v736Cf89eIW7vkL+AIH/RLB/BMM/BL9/PsCCADs+gj1BA3yDQsVAfbsIwEY6QvG/gHw/i0K+QUBBwEH+gME+vwB/wEABAT6/v38AfkC7xb15fL5AwcAA/v1APr+//wJ/QICAf0B+v0EE+rx6BYWDP0/8BveDvYW6BsVGPL/BgMJFvTyChUT+fvsAQMH/wMSFgcIAgAA+P0AAAEBCPsK+vv4BPfxAvwMAQT/CAP/AvT9/RQBA/D1DAMEBP8c9g4C//Lc7Rb4CwQR/QT/+PX6AwQC/fkH/v8L/vzuBBIL9Q3pDPjnCvoD+vIEAwb6AP32BfTz/wUCDv/3AgrNE/wO+BwgCxoszxTOIxLdChTLGT/9DOfTB+wRFwYa4xbo/+/+CSL6B+IF/PD5DA0JDv8cBewHEQkU6/zpE/kEEfMG9OsiEgIIGfoc9w/k8hTfLQHeDSThGR0yEQEO9fX2/P4G9v74BPkJCgb9APvoDAXT+OAcFh8ABgL5D//5/gUO/fYM+vwC/vn6/wMF+uXc7+/09hH+49UBHtISDsrS7xka0ffiBRQK/Q8A7wIH8uXr/u8K/ugF7AP+9/gBA/72Bfn8/BsGAgP0CCL2EfYP/Pvw8fgI/QL7AQn79u30AOPt5AQM+OM/PNbQ9gv29wT3AAb4//b7DP0FBvz39vUFK/no/R0U+eLf/gX9Agf+APoF/AD/BQL/9wIFAAv7+xTz7+LS6SPu4yEF5eMn2Av2Herz/yTWIuL/+xEPBvT6Cwn7/ODy+fQHCPTtAeTr9QH1Aw3x+QsK+gP4DggV8/vi+Pr9Ax3s/g4B/fT1+gcNItkVB/sSGeAfP8njBv758gv18PYH+O8HBQ8Q/PL2AfgO6NshAzwDI/Hd/AsABQL/APv7/QEABPoA+AQK/gT06gDx/vP3AxD+D/wqye/z7R4lFOHs8S7w/fQN/Pj9/gQC7QoV6PQFAPcB8/MP8Nn1+AP+8An17wv4CP38/A4PC/LvB/j75xL+AAoEEA8Y9QT2EfUEJwf6HxHwJvU/8wIABAki/AoV/P3x8vTvCQsH/wXO7/3+BQXm8T/YFeIG8gT8CggDEAb2C/T4+QQL9+4lzf8K4/DZ9T/f5zzhGvEn5/8VHtAO8ioP9i4E9vD/BuDiA/P+DwTi/foQ6SII7/D8DwA7CQ8LAQwrBST68P/7KPAA7PL+8AsX+PYO/uDbAfAW+DPszfYC7vL4AfTz9v8FCgP9/v/5/wb8/fz8/AIHAPgV/ADm8hbj/erk+QkIEhIFCP0H9/v7/wP98/wC9woIFur/Bez6BCXo9+zB/uoI6vAe8f8nE/UQ8yMC7uTxBBIc+vIY8fsK+vsB9A369/Xv+gTp+AX5DAT0CwAPAPUFBvjs8AD18gvk+PT1AhMa/fz7CBMNBAYCDPwL5hs7BgkBDu34/AUF+gIDBwEFBvsG8/bsBf3///gFCwXZAQwE9Pf5+/kDA/8E/gn6BAH7/fkX7hAS+D8fBewB4hUoF+L24vsGC/3yBQAYEvf9Avv//wHxDPQHIv4BBPb+AQ72/gLsBPoVCv76CQX5B/P+/PL//QQC/v39AfoPAQUJAAEIDPj8GRv8+Cv1+PoWGN/p/Q8E+QH/Afj5BwAPDvf3/gAH/vEdMgPd3gHSDPPC9hH5/QcI6wQC+v/+/wED+P4B//wP/BMW+iMEzQPZ/g3OBNgV4cEmEy0JJfHl7//hBfQNC+ED7/30+Pj47gHu9gcDE/XsAu7mzQjf/9TqEBf29eDy9fDn9PXn6RLxDQ0CBOzy5/z+HA4Y8sbzIA0fAfTFBwUH9Ar5+fT4CAb6BPwC+fwBCQX5JunW1hAN9/EQ9wD7+gIA/Af8/f4G/wQECAD9//n//ifi8/zxA9rz5DIvH/09FwXS/v8p48n4wRYGDv367xcX/gvrB+378vb6DP7tAfj29/rw6w359AgB/xL/8hH7+/Xw8AD2/xPqB/P1A/sK8wzn5v3rA//z9vHS4Rjd/PsG9g0FDgcJBPUPFQL39xT3DQTHAvna9Qbq8g8b8gUCB/8AAvQH+wUC9QYGAQHyAAX2AgPoB+bx/BTn8AHBJioVA+gG9O0n5QYF+x0N/wPz9w8R9AoG/ubnBP4G/ATv/gXqCgv8Bg389QgH9P3/CQ8F/P/5Cev78A339gH79P79+wcCFvH5AP8O7fc3FdPpF/AKAPn3BvoFAQcHAxADA/z7Bfn+3/wM8AL7HT8W+fgFA/8C/wIFAAD9AQECAP8F/QABBBEBCRDv9fvg+xEJ9Bja9wz+BQ729Oz+9wPz8vMIGN4JA/8OBgT2//D/9ATxAgDx/Av69gb2AeH6+/gKCPkAAfTz9QT68Qvu9u/6APf9/BMF7g/b9hILAQr9APYI9gn1//z7+wUC8/n+DQUTAf/+//vBxwnM99wuDhk8ARr3Af8C9fP+9wMI8vwK/fT2/f4EMfAG4AYv+wv5BO3CPg3EO+rs5CcN8g0eBRfi9gDrAPQnCw/0+AgQ//f4/woKBhr9/Pz9D+D5/Brv+fcEHx37AREC7wcFG//x9v33DgEMGBkJDPjyPPww+PT97QP/+wEHBvH5A/b7EPsEDPH3A/kFBAE1DBDhBP7nC9jj/fgE/vb5Cv0BCggAAQP+AQME//sm4yr4ECkA9PENNs7R1z8HB9AKEgHm9wPwCv0F7djp7wwYIgMKAgIeAAr9+w368/wB9xEICQkGBOj59gUGAvAEA/MHAvvzAf4F/Ov19RkSFgz7HRUn3OryExoNFhY47Qv5+vgA+QXz/vgE9fcIBfUJ9fsQ9ifsGAkgB/EKAP8F9/4D/vYAB/76/g8H/wH//P39/dH03Ak2IwIp7NrqAuEyx90nCMEkEBrMLusF5fTx+AD1HAUe9QMN6gv1//UB/hgW9Pv4G/oH5R0ODQMLDxAJBQ0I/v4BAv4G6/QA/gjzExQRIOj38/Ei+Pj1+y4ZAP71/AAHCfYFBA0BAgkG///8Bfb+AvHzC8Ef9f458/7+AwEB+wED//36Af4F+PgI9gT++BIP+en48RAD8fIlDBICIwTqCd8J8gD/HPsMBe0P/hsW9BHtB/cR9Av5EBYN+/8HAwEAE/v6CvwSGQMF/PQCBAAE+/38BwgCCQUKAgX98Qzy3/32Dg381PryNOXXBxIH7gkGCQn4/fr9/QQG/+4P9/zu9RgND/YfHwjlBA8C+AIJ/v/6/gEDA/kB+QIJ+gEREwn68hoB8vDl9gI/+AXX3hwN+wwM8foV6gf/DwwUBAf77QQAFgDp+fn4D+/6BQb8+//mBAHu8wYC//oI+AD85RHr3h0FGg74/P///fj/8Qv1FucG+hvoAQkJAu3b+AgJBP75CvgUCfH5BPb4+gAAAQLeHgDhIQ3x+CfB/goFAf4A//wE/wP4AAAAAgL9AQf7EvMKDuUF+SUb7h36FunyAdfl/g/8HR8U/yEC8ffq+Pb+GQYL/g8HGwcB8BwPCA8B9v4I8QX7BAf7B/4AAQz2Df8JCwAL+vwB9Qj8+wEJEPoR/Pn69evxCeEo4/8B9fz/BgUI/gIE/wf8AfkC/PoE9wX9+AIC+/oa/e4D9fj8Df0I/AH7/v4B/gEC+/oGBP8I8xoPKxEK+fQK+vX2KQfBLRgZDOT6Cuvy3gcn9/MC6ufjDgjnBhER/woFAhkX9/Py+fr5+hT+//H89BED+AP78vLt/Qbr+RDqAf8D/vj6AP/yA/MK9QYK6f31DPTP9AEE+wL/AAL7AQECAQEB/wEEBP7qFQj3+RYFEAH09gABB/0AAwT7AgQA9P0DAwQACQIC/Rb+Fhch7PAoCyPoAvr8BP3y9ekQB/wFDvP9Ef0d5wzk9ArlAPYH/vn/Cu/3/fb1EgH/CQIOAe0K/RnZ8gTtAggE9AP6A/T7EPgf/AP58/P+C/j27xIEBwXB4h3T/PYDAwIEB/n+/v/+9f7//AUDBP8hBBP/A9v9+x399QgD/g4G/wT7BPwF/wX7+gQHAAEECxoYCxQHAenzJN8X/RTo9QYJ5ij8/dfz5gj78v0KBhfoBdsECQ/r7/zzCu7+Cwb7Afb7BwfuBvgY7/n3/fsC/gLx5PvvFgjp+AH76O/r6vcB5Qv92t3/8QUM4eHB/Qvy8/oVAPMD/P7/Efb4//cM+AHvGhD2C+/yCcHV/wT+AAX7Av8F+v8E+vv+/f0BAfvpBw/mBc/q/fLV6A086df/8wTs+gYG9ww02SQMDP79+RYVEQ7t/+X6HAwOAvcWB+YFFfwR+gkC7/vu/QkBCxMX/AT69/0B/wMFGPjw/QUD8gjxE/n4O9/MDTTnB9HO6/b/BwkHAAYB+vz18QT6+A0GBQb77BMQE+7u9xsV+wP+EAEHBwL+BAUFAwYC+gUBAgXjGebJ9cEEDCkaFPUS7zIBExoDC+/zBiPzGwYG8u8IFfgEDBQRB/oK+AICAfD9BPj/+BEHGPzz9xABAPrzCQj4Ev8DCAH8/fkJ8QMBC/v+/QYN7g/98/D68gkNI/QI+f0G/QMGDP4BAwH6/fwE/gYBCQYHBA4pCxbuCu/z9/gIAvwABfkDAgj+AgIBBwgICf/z7g76ARkE/AcG6yYf1v0oBiDaBwbB7QvoE+Tz+QHz8P4GCg0N7/0IAQbrBf4HAQIICQkCBAb0+/f4B/wFBQEC+gYJ/QMNBf4IA/v+BwX8+f/85A7a/uvw6w744fQS4vr0BwUCAAwP/PEC/u/wAgj/7wP8ISEH9yPX0eoG/gztCAMD9PYM/f8JBP0J9gH5+vruFtD05+L0FBIA7QkDC+8k6Qz8/h3B1fLwD/AA9+8t+hT8+O8L9evd7wX5Be8B+/gPFw3p9gIQ//8ZIOL/CvAXAg8hGAkH/O/99xQR+QEH/O8G+grnA+0L9uHp2hQ8AAcC+wP//wUB/vkBAwcDAfsE+/oT8BDvEw8SJCv+APoC/QEFA/sGAAH6Av0BBAP/BAT2Ff/7AuLm/g32IhMR+vrBCf7p6PwA8+0MAwr7EBr9COr37QkD+PcD9vj89fv5EQMD///x8/b1Cf0ACevr/fT5AwURC//8AfMJAwr0BvH8+gIHE9rxCPcdFPX7AuLZ7fsABvP7/wH8+/39APENDvYBAvv7HzIkAy0lAu/BBvUDAPsAAQID+/0C//oEBAMEAAYG9OQG/enzEQ/1/AoAF+s23CIeBNkH5/LV7Psd9PAl8Pvr/+QR7Qn6Avv79vr67+Dt9v7u8BwI/SEWDQXyEAgH+eTg9v307BXyBPYoDgkA+fYCL+Ej+fkU9/8FHckJBQYA/fn6/AH/+wX9+QX9Afr/Afj5HgwZBRTnAxvLBwf//QP68/8L+v0C/AkO/Pjz9/z/EuoF5QMpHxAZBwIK+uX6yxQYEvsNGvHj2gUC7w3gBe38E/8TAwz4D/0D/gUBAvj5/u8D/Qnw4Cz7AO7rDB8GBgEB7gD++Anv7P7xBu3zDxkCJ/rz1wYJ9ffnwScY8AMF/Q37/vv8/PsIDA4L/P34A/34IfHtIQ0j9ffM/usD9PX5/wwLBQADBO70/wT2CfAX5RAd5Dv1Pfng8O4oOesu2+4ADuQF99rjwe388B/aB/X3Igrx8ef++w/48+4L5vP67e759wn+5SUdHuwG6AgV+/Du8wD09g3t7fvR89rsAwT3JeIP8ioNCgLg5Bsz6woNBPr6AAEB+gHxCPAQEfPzAfz2Mvb9ExA/2B3z2wz+/AEABPUB/fb6DPwHBwYAAA70Ixb+GPH08f73294YNN4mIQwX3yv85N77AxT04fEbCP3MIeMv4BL9FgL89wP7ABMNDgUS/AcH8QMX6BIBEPwS8Bj49Af+F/8A6wci8+za+QEeAOgF6QIX2sgs79ob+v36+/sH/foBAQAM//78AgT//v4P7RQB/Rbh7/kG8/sFCAMFCwP6Afr7/APy9QEG+wQFC/fqEOXB9w/Z6xHk8B8D9h0D2wgO3+kj+iL81vbgDwQPGhckE+7z6gX7B/wCA/IKABTx+PcLAer57AAGEgsGGAIOBf37/vMH6QHm+/gEEBgD8hTu+gMF+QwOwu0OB+v8Afb1Dwr4/AP8CgkMAPcEB/8D8/MP3hEe9vP6BAYAEO4ACQAP+/cGAwwNBfvx/v/x5/PH9ADxAv0FFdQWKAj/JjP1Ks4N5wvdJNb46RDRB/gQFQQNAf/9D/AWDvH5BPn6/vb2BQv99Q/y4/0UCA76GuHtAPL6Bhfp7/fN5v79Ahb6/8EEKRT+4uf31ffl+f8Q9P39CAICBQD8CAcE+fz9BwjYGzwRC+vqGvbl/PIO8Pb9/P3+CPj6C/YCCPsABf8AxBs4BD75D+zz8BrBCxw05xwo8PEM2+bj2QQXAxX88QD88/bt/uj68R/27/76/fz1CAIFCwX2+QgPCwj58vr9+v7q7gDq6wfvBAzr8OXv9wIBIgX17wgC5RUF+QD/Agj6B/n1BQECAvz7BwYIB//59/oX3vLB4ygE+x0aBAYH/PwBCQIDAQLwCPzy9w39+QMM9RQJ+vrE/Q7cFQjS4A7ZGQji/vYYBPz64hYM+vgA8R7q+/MX/AwI9vIFBwn3/P/p9+rz8w7vDRIj9gYE+eXs8fD5AwP88hPq+v4b/hD88NwX+Of5JQIiG/EpGOI5AOsKC/32APj+Av749QME/wYGAwHpBN82EP/n+iD5+AAD//39/P0D+Pv79f8B/fkC//f1AvIO+Ov9CRD06xUj9QEnBxDh+wvZ/REQFv3x7/7x+vkOCPwLAAP6/Rny/fv4+PQA/wwICvoEARH8BQH3D/8OEPQKBP8E/QEG9gTwCfkB/wYEwQ/u+wvg8/4F//ER+wYI9gUKAvj1/wD+BPgEBPoJAPn9DOgvGPkT6BTW8vEE+wP4/wP++vUM+/4D+fn9BPoUCxYL9BoZ/u8OBtsh3fPMHMEAI/nRBNP6yBMe+Ok49ebiDQAV4v8JAgsA5QYUBOb37QwB+BLy6+8f+/0NBvIM4vrl7/z//xP1+QgX+ujp+QMSCusQD+buBhTQ7h83A/0ACPT+9PQA+fsKFw4E9usF9fAd5uLxARsUAx0i/v0I+wID+QH9APcEDgAA+vQFAf8D9gr17xI6DBQhKRso3ijBBBINGMgSAST5J/bz8goOAQnuAQ8LABcV/PYJDB///gwTAwIrGOzsDez2BvEN7RgKBRAc9wUKBvn+AAgIAw8DDwQV+QQEJgDtBhXp/g8ECu78Ee/0A/z5CQPu9/7v/hQLA/MS+xnQ09Ly8w4/FAIGBAL8+wH+A/r8DPn0/wf0/f4I6eH21xL3GB0IFtHyLR3cHu72HwQWEgXc5+z9Chjh1Ss19v3RBAn0APnzD/EC9Onw+fHx/Rn8BSQJEvYO5Af7D/D2BgD86QvgBfrn+PUK4wHV2BPiBvIF1fXcyyYZAfn4A/4F//oCBAAEB/j+/AH/+Q3vCPP4D+oC/Rb1BwEK9fv3Af/yDQ33CPgB+gwMCAQE/xX19QEF+BkmBM7iIP8X+MwNGfnBBzHJHdLs8fLo9+fqFPcD/wTx7fj/6xUFA/8PAwzwCNn1+u8Q/Pf3+fr4EAsUFv349fgOAd8V/vnkD/kKA/YM8u4o+OcEHiUvCxD8BQD0CPvvEAwEAvkMCfUAAO8hDfPk/gwBFczfBgX0Avv6/f76/wEQ/QkF+PX1//ABE+Hr3A0UJA4I3QL8weIs1gHpGwT08vLvINrrAPcCC/T6CwwPE/fy//r9Ifzz+fsQAwTuDeHv/wn1HfH6EPcT/Af1+hgQHgj6+vr+A/Dc+gAFH/0n/wADPxMOON/JCQrtBBEDAw0JAQQECAMA/PgC9QMeBwPB6gcMBfcj/f359gX4BgEHAvkJAAUBAAcJ//UH9OTT4C0aAgoPKAvO3ibyMf/5JfjrBBbNM9DnCvf/BfL8AQcK9Sbz/+3/AAf3/x0KBBD8D/P8D+T1BewN/f4D+QEECAEMEfkJAvUG+vz5FAUUEez6JeMYGRL/9vvN9BX49gcH9vYADAj9BgD9+PoV/gP4+TAA+OH0K8vU9vH//wsG/wIL+PX49/bxAAH//PkJBN8P8fEPDCTpHsTE4R78AQEs9fk05P8XEi4TEu4b/wMW7wIHBd77BQIGDdz7/f37AxMIDgwF8gwzCSwF/P0fDgEM+RIHIvkDDfYnCgD59RD/Jw4qOtwC/jr/P+IM/AcE8f79/AT3BgL++/sA9gIIBQMM/AXj2/3OP/4C9AABCQT/Bvn9Bf4E/wb9/AcEAQgq2QXqBP4H//8SAg3wx/0c0+wC/9QiAwMJF/8oIfQH7S8W5PXl+/D3DRLy/N8K+/j4++v2+xH86xIH6h0V7w0C/wUD8v/z9gX2Ewjt/AgE5Pfd9QD0+PcBKAfBAf7t8wL6+QcB+wv9Av4DAvoB/PsE9vcNAigL8/IgA8H4/f//CQQBBAIADAICBfv7/QUB+QEI1/bZ5AfnEQb/DtsSEA4YEBII5fgO3wELAQ8I9wTZ8gwNEwQD8uUDAPMDAvAPB/8MAvj//fcH7A/v+gkQ//oCAQYOBwL2BPcJ/w7I7/z9+gj3F/wPDuLm6yL/7Ob2/gz++gQH+fz9+/0E/AEK9AQD+/7X9x4OBwUCIvzB+/oD+wUDB/X8APn9+wMECvgAAgL89uobBh0U8gYD+RsV6OXc/Q8N3xL9/A4j9hgF7v7+9f/pCgQJDvDzDQEBDQT3Egr3/gEIEQfy7fX7Ae/8Eewv9AP/Avb/Af8E9PkPF/zxBgYUKf39EwzuAjMNFcTaBvsG8/8G//n9/w3/Aw4M/voCEAYX9gAWADHxAScO+RD9Bv3w/Pf+//8G8f0LB/zr+v7tNBP++PU/FewSFiEGyDbg5g3Z2iYR9eUE4STZ6v8zF/rW/e0lCBwG4QcDBR73FhALEw39HgAEAR7z/vrXBfzxBQoY/wcPCOQB9xgQBPzq7OEG3S30BvbhDiX7wTM/9gET+gz/BgAA+/b4/gUA9AYBBAfBHvMNGf74+iHDAvYHAf8HB/3/+f/6/v3+/AwBAvzzDPEXB+sHCC0O9e71DOkPJuH77CLtDw4N6ynyEPcA+fcMA/764fT/GBH19gEH+/8a+A4IDhAV9AgSCvYLCu4F/Q3+9wkJDgL7/fAG/A/yA/4GCffy9PgGD/Ua0fssCfsA+gD/9/7+AgAJB/0GBgP5+vj0FPMICfEGDu8P9wMEBf4CAQQAAQED/PkAAfv//gQKBez5+BkMAQUW5AP3D+wZzewtAAcC+AMAFPnyD/b6DPUV+//2BtP36wLrB/P5AfP7Aw3+C/gD+P0JB/wBBfn9+AsD9Qj/CAIGAfcAAvgF9Qr4ERP08RkV9+ceP9rk5gX0BgsH9gcJAfX7/Ab59vn++QXZ8fsX7uEI8uUKBA368/b4//v//wID/wMG/QgDAv394AQg9CgHCPvuE+PiHhLcPygpCyrqBwkO8OjCAgsC6xv08Av3+goJDAft+A8G/fr6CgjqAxIM9/wUD/0J9OoG6/z66QvyFQvp+/kE6ATy/O/26uUTMBHg7RYTJ8zT9e4I/v0ACv37/wP99QwA/vcFCu8Dy/Pr/tTgGCU/+fwG//P1A/kD/PsG/QICBvkA/fgn5PkO2z7+LAz+C9vQ1AflE8f7Hfwu9d0CBxfo6PT4+Az+C/IL/gT+CP33CQ8K4fTy5/7tDP7y8PMDBAEI8f8VC/rs7APq8gnk/PDv8gYG9QXv5g7Y5AAq5hry4DAs/vcC+gr8Af8KBgABBg0GBAL7CgP4DN4F+eEQCBAk+fUC+QX39PUF/fX7/Pn0CPoFBP0ZwQ0T3SXtEgzw3BIiLR0pCOziLNMB6+f4M+I2Chfl3woP6PfiAwcAAvcF9Rbt/fkC9wj8/g/0/w4QEh4H/PkT9f77+xLyAQzqBP317An5/gj18QD7AB36A+nIHOfz8A/2Cfn1+v//BvcEAADzCPv88wH+G+fk9T/o9QTn+QX9/AD5///8Avz+/wD9/AoDBAIM7w4S8fgPBP0L5B4W5+UA2g7yCeL5Ig/tCP4PCQwEAwgA8gkDAe8N9PL8CAUJ+Prl8u3m9AfuAgIN/vf99gABA/b48Pn5+wntAwYB/QX+/gMIFePsFw0NJuTe8QbyBhfm6gP28gL2CfkGAv0DEPvy9gHzAPf2AQgn6vYpBgHu+P/69QH1Ae8I/wED+wAB+vntP/AS+CoqB+jv+w4ZENvQCxwJ1i0lBc0OxiPx8BvoFfMHGh4C+BQA//TyBw0GAREJEwMBB/kRA/feAv0VCiQF8hL+1h4iPPr1AAn4DfwC+/ruGO7zLQAOGgDhxiTtDwUDBwgIBPwGA/z+BgX2/AoA/wEW8NLY4RXq/gAO+Qb5AP7//gIAAAMFA/v/AP0D/fgS8fXa5/v8DAP+9yHw+Bgt3hgDAdsg6QUlFQ/3BgIGAQj4AwQNBBMJDPwDAyAC+wAGBfYjBvj5Bfv//gEBAvgEDf0TCv31+Pv5AfsKAQr+CvIH7w8T+xbqEhb2LvHB`,
    },
    linb: {
      rows: 1,
      columns: 56,
      steps: [0.0026456],
      values: `MBfI/HIkRhEvGCxhO39jGftsFRE+MloVaQjGEiH5/S1RSyQzWc8AJDLp50UWRxwhMhYSXg8r+vg=`,
    },
    lout: {
      rows: 36,
      columns: 56,
      steps: [
        0.010763, 0.011978, 0.015336, 0.011522, 0.018191, 0.007834, 0.013807, 0.012101, 0.01164, 0.010607,
        0.011795, 0.011455, 0.015821, 0.011664, 0.013593, 0.010696, 0.012844, 0.015624, 0.015822, 0.012214,
        0.010089, 0.012904, 0.01234, 0.013509, 0.0087244, 0.014002, 0.01483, 0.014344, 0.013362, 0.0084248,
        0.01436, 0.011526, 0.019834, 0.014569, 0.010307, 0.0090901,
      ],
      values: `2f3aw84cFPQY4iAg+hvUB9bf+dUy1gf02OjLwSsZIdDJDh0k3zDJINPp08z2x+TJ1en+GRAey9AD7+AWAxIT/QwM9g4HCNve3w8F6OET5yURFgUNDMHr5hcPEwcW1wnj6RTuDhYMFvbtHPbbCRXjCuvi6hoADxLB1QwWw9oF2eLtCAPt2QPxCw0VFQP73Pfl9/r/7BXT8eMOFQXy8OYV8ckYFdH1F+PV/h0WD9UJFAHS4N8Rwd3j9hcH3ePcFtAMCRYM3gQXCOPWGNrREAYZBf0PF+EZEeH80A8SChUT/hfLFAgH0fsIA8UI6wvm8MEMBBTd/BAN7fXKEe/q9AEE9c4ID9AODRLpBPLnxw7W8A7a1+IHFA3qCSL2FxACHBsVzfjgwfYD3tsm6eMhC/zu8CAgHBYhIgQP9Q/fEhwhH8kJBg3w6u4TGhDO+/3wF9AGEOUU6xHuA/r5/PYH3gv32+3gCwjVBhAN7w8XFQ8TDw0Q4RgIChn13MH98Qfc/BATENj7CukIDO8GD9TWD+rK/vcZ8Q3FGdPLxiEP7unHF/b/F8sA3OTBFAzj0/Ql9RXeyR7u4NztDRjPEfsTHcP3HQjY7+IA3vP08wnv8BwWHMHlBRPkBwQRAQng4Rjh+Pv+EQUQDe3jHAzNAyQK8gAZFOjQEw395BQQHvMUAxj39A3Q+cEQGf8X1vka9REUDRTmFA0T/wTz/wkJH/LmE/8AHRDV/9/jD/vfEAsV/xXv+uIYAd8TCwEPAAn08N8JAhUPDhHB+/T32/MPCAzyGe7d/+b/2hX+EBUPEe8UEgTp8RIQ9/IR8v7yDBLBAwvN4ObtEtcTDPcQHwrJANvyDA3y2tD8CSH56/ALEMfoDO0cCArW1xoY0vfsERnX7hXt4B7R8/La5vLk9/MK6dwSDP4UBwTeBPXyAAf44/0GwfIC/xEM//oV4RP3Du3Z8gsVE+gTEd8DEgP+COft1NkP0fwOGPcI6Nvc/vAQCwjq+/3x59n6FAnZAdYY7/H9DR75DhYZFOgWCg4O2esLwfgVIQ7F+BP0CBTTBQ34wdrb9eIO/xEC+hL6JBf13QkW9fHe+ez/8xHR9OoRGAsU2hfnFP/RAPDW4Q76BOT5D97BDwMCDwcFAgDs4A0HE+4S3/sk49v7Fdz4DODK09wc8tUR9RwTEAwECw76BAPwAgbYD+nq1MIG+fUEFvrgDgPLHNcWyP8U0v/fIPrnEisT8NTu49zF3QHcDNzmDuAFBwsMGgkZGfgdyw4I4NvBC/jj8/cVEsLw7dAU5BTg/w4eD+rQ4wIQ7A8F+AQP2OX3BQYe4uDbwQgLFxkUExH5498Q8wvjzfTjAd/2E/4G2OjS+x7TCOsAEcbo7BXd9BgPDBIG2ODk0Nvu8QTWDvHjExQRGgz+8gvjCO8V+MHU4uAVFuPxFhMF4O8R3dXn0voQDhYT4BLqAQoP9d4EF+cPDsoU7coA/urYDQ3kGOQbAt8FFBTBEeHs6xwU1NUX/tby8hoO0QnLIdIVFhsUG9sHHuHgxBkM9AwV2+8I68cM5+Dm9u0N2SAZwRoXIP/txhXN8hYa19r02BEVHhbjAAnX9vHzEtMW3hX4+vP7zBsQ3BIV+RvT8cf10uYN0hHsDQ392xQUwfna+x4G8hvXDxv39/n1/w0j1Rve9w7u8xL8ztDt0efgEM0KFuwZEwLrwsvVCAoPBcYA+eEUHh/BEvkOFucH9gvn3QzxDs/JCwUJFhMV0BMU68LBGxEOCvjiFg78FhT7DAwCDA8T9wzv6A38CgrTxg/h/BvgFOveyhgN3uHiGhITCxQG6PcGGBHc5RQiz+3WIfX/6xkFHssa6t8mCfkdL+vdAhwVweAI3AwZFx4WBhr0CtQB8ewH7u3YzwjtCw/P9RUH+u/n7xXlAgn/CN4QysoBCg4fDszm0/zv18HgCwcIDRAMzQX8DCMAz+IR9hj7D97/CdoG4Q8C2BIS/9fr8gPQGBPg2uEF+fb7ChHj9tzHA9DBFQP68PzNEBUN0P8FBQDNCt8P/wIL7ggD++7hFgXEAezr6g4SEusQCPoB6Q0R+gMEEenB5+8MEN0PBfXeDhoPD/cJBegZHAEIE+3o4wr4IsTV0vH8/sj6yw8C/vMbE/4N0vwU6PIRFPYI8fzw6wnt4QDk8cH2FPjSCAAo3O8pBhksEPYR0Rsx3fMJ2uL8zerzw/Xm+R0AEgfn9gwH4Q8CzfUgAfjmHurlwScrxRMb6eEC9+UED/IN9BbN1AMXDwLQ8+wd2/Dy7hUjFhMI08HTzOYk7/nOFfzmAP79zggZ7eTkyA7f5QYI1xTrEO4SFf0Q9w3y+AMJBP4RAeTtBefB9PENChMT//QH7wgKBBoNBg4ZEM4C7gAH9BYD8tkV5vv1+PzBDdUIAd4BEhEGzQMGDN/80wkY/gkD5NrH5Q34Cd30EdrkDfTW9dvdE/vzDc8SAfcF+AzvEwUP/QwE+8TP6s4DzesB/8EN7xsX+hUeICrpIMT2/g8NCBPo39bM6xcR6Qjc1QME4foECObk4+USDuDbDxTIEx/VHxgPGBQbyuT3HN/9GM0V2uTP6BXkGAYcDvHDFMbaz9PBGRHHzgnc9c4iJdLIExMBGOow7w8Y5xUNAen/FukC/PHsC+UlMiD03Qjs9hkOIg7y9/obJPzh8hgEB/b3wQDsIekD4vfoBwrx`,
    },
    loutb: {
      rows: 1,
      columns: 36,
      steps: [0.0025264],
      values: `CH/KHJUhMPlVLTba3K1PyfkM5aXPEc31/MtlwqtG4qK0IrjO`,
    },
  },
}
