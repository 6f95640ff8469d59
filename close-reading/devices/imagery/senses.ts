/**
 * Words that make a reader see, hear, smell, taste, touch or follow a movement. `~` stands for every form
 * of a word. Written for this project (MIT).
 */
export const SENSES = {
  sight:
    'red scarlet crimson ruddy rosy pink purple violet lilac blue azure green emerald olive yellow golden gold amber orange brown ' +
    'tawny russet grey gray silver silvery white snowy ivory pale pallid black ebony dark darkness dim dusky gloomy shady shadowy ' +
    'shadow~ bright brightness brilliant dazzling gleam~ glitter~ glimmer~ glisten~ glint~ glow~ sparkle~ twinkle~ flash~ flicker~ ' +
    'flare~ blaze~ shine~ shiny radiant luminous lustrous misty hazy foggy mist~ haze fog moonlight moonlit moonshine sunlight sunlit ' +
    'starlight starry candlelight firelight lamplight light~ clear transparent cloudy clouded stormy speckled spotted striped streaked ' +
    'dappled mottled motley blotched faded tarnished rusty bloom~ blossom~ blood bloody pattern~ shape~ figure~ statue~ image~ picture~ face~ ribbon~ lace velvet satin jewel~ crystal marble brass copper bronze iron garden~ field~ forest~ tree~ leaf leaves petal~ rose~ lily lilies daffodil~ daisy daisies weed~ hedge~ ivy moss fern~ feather~ wing~ window~ chimney~ lamp~ lantern~ candle~ torch~ flame~ fire smoke snow frost icicle~ wave~ sea shore~ sand sail~ ship~ visage~ glance~ look~ see~ saw gaze~ stare~ shroud~ veil~ vast huge tiny narrow broad tall steep round crooked ' +
    'twisted ragged jagged wrinkled withered shrivelled shattered visage ruin~ overgrown vine~ meadow~ pond~ brook~ lake~ stream~ valley~ hill~ mountain~ ' +
    'bank~ horizon sky clouds moon star~ sun sunset sunrise dawn twilight rainbow~ lawn~ cottage~ tower~ spire~ orchard~ leafy mossy gown~ ' +
    'colored coloured colorful tinted stained painted bare naked slender stout gaunt thin bony lean plump freckled bearded bald',
  sound:
    'hear~ sound~ noise~ noisy loud~ louder loudly quiet~ silent silence hush~ whisper~ murmur~ mutter~ mumble~ hum~ buzz~ drone~ ' +
    'hiss~ sizzle~ crackle~ rustle~ swish~ sigh~ moan~ groan~ creak~ squeak~ screech~ scream~ shriek~ wail~ howl~ yell~ shout~ roar~ rumble~ ' +
    'thunder~ boom~ bang~ crash~ clatter~ clang~ clank~ clink~ clash~ jingle~ tinkle~ ring~ chime~ toll~ peal~ knell gong bell~ ' +
    'drum~ beat~ tap~ rap~ knock~ thud~ thump~ patter~ pattered pitter splash~ gurgle~ babble~ ripple~ trickle~ drip~ plop~ chirp~ ' +
    'twitter~ warble~ sing~ song~ whistle~ hoot~ caw~ croak~ bark~ growl~ snarl~ bellow~ bleat~ neigh~ bray~ purr~ mew~ cluck~ quack~ ' +
    'echo echoes echoed echoing resound~ call~ calls speak~ spoke tune~ hymn~ carol~ lullaby cheer~ applause clap~ stamp~ footstep~ footfall~ hoof hoofs hooves gunshot~ cannon volley~ shatter~ splinter~ slam~ rap~ rapping tapping knocking lap~ lapping purl~ shrill piercing deafening melodious tuneful hoarse harsh grating muffled rattle~ clop tick~ ' +
    'snap~ crunch~ crack~ pop~ puff~ pant~ snore~ sob~ giggle~ chuckle~ laughter music melody tune~ chorus voice~ cry cries trumpet~ fiddle~ organ strum~ tread~',
  smell:
    'smell~ scent~ odor~ odour~ odorous aroma~ aromatic fragrance fragrant perfume~ perfumed stench stink~ stank reek~ whiff~ musty ' +
    'musky fusty mouldy moldy rank pungent acrid smoky incense sniff~ snuff~ inhale~ breathe~ odoriferous spice~ spices spiced lavender tobacco soap mint pine resin hay balmy foul rotten putrid stale sulphur sulfur nostril~',
  taste:
    'taste~ tasted tasty flavor~ flavour~ savor~ savour~ savory savoury delicious luscious sweet sweetness honey honeyed sugary syrupy ' +
    'bitter bitterness sour tart tangy acid salt salty briny spicy peppery mellow ripe juicy bland tasteless pudding pie cake~ bread cheese jam sauce gravy soup fruit apple~ peach~ plum~ cherry cherries grape~ wine ale delicacy hungry thirst~ appetite eat~ ate drink~ drank sip~ lick~ chew~ ' +
    'swallow~ gulp~ nibble~ munch~ tongue~ palate butter~ buttery creamy',
  touch:
    'touch~ feel~ wind breeze~ air sun-warmed finger~ hand~ skin cheek~ lips kiss~ soft softly softness smooth rough coarse hard sharp blunt prickly thorny bristly hairy furry woolly silky silken velvet ' +
    'velvety downy feathery sticky slimy slippery greasy oily gritty sandy muddy wet damp dewy dew moist clammy soaked drenched dry dusty ' +
    'hot heat warm warmth lukewarm cool cold chill~ chilly chilled icy frosty freezing frozen burn~ scorch~ scald~ sting~ stung itch~ ' +
    'tingle~ ache~ sore pain~ throb~ numb tender stroke~ caress~ pat~ rub~ scratch~ squeeze~ clutch~ grip~ grasp~ pinch~ prick~ tickle~ shiver~ ' +
    'tremble~ heavy weight stiff brittle crisp',
  movement:
    'run~ rush~ dash~ dart~ race~ gallop~ trot~ leap~ jump~ bound~ spring~ skip~ hop~ fly flew flying soar~ flutter~ hover~ swoop~ glide~ ' +
    'slide~ slip~ creep~ crawl~ slither~ climb~ scramble~ stumble~ stagger~ totter~ reel~ lurch~ sway~ swing~ rock~ roll~ tumble~ ' +
    'whirl~ twirl~ spin~ swirl~ eddy twist~ writhe~ wriggle~ dance~ prance~ march~ stride~ stroll~ wander~ drift~ float~ sail~ sink~ ' +
    'plunge~ dive~ dip~ rise~ fall~ drop~ pour~ flow~ gush~ surge~ stream~ shudder~ quiver~ jerk~ toss~ fling~ hurl~ pounce~ lunge~',
} as const

export type Sense = keyof typeof SENSES
