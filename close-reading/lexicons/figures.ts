/**
 * Words for candidates of figures: things of nature and ideas that people speak of as if they lived, human
 * acts, pictures, and exaggerations. `~` stands for every form of a word. Written for this project (MIT).
 */
export const THINGS =
  'wind~ breeze~ gale~ storm~ tempest~ thunder lightning rain~ snow hail frost ice fog~ mist~ cloud~ sky skies sun sunlight ' +
  'sunshine sunbeam~ moon moonlight star~ night~ day~ dawn dusk twilight morning evening noon midnight spring summer autumn ' +
  'winter season~ sea~ ocean~ wave~ tide~ river~ stream~ brook~ lake~ fountain~ water~ fire~ flame~ firelight ember~ smoke shadow~ ' +
  'darkness light~ tree~ oak~ pine~ willow~ leaf~ leaves branch~ flower~ rose~ daisy daisies lily lilies daffodil~ grass ' +
  'forest~ wood woods mountain~ hill~ valley~ rock~ stone~ cliff~ shore~ sand~ desert~ earth world~ land~ city cities town~ ' +
  'street~ road~ path~ house~ home~ room~ wall~ door~ window~ roof~ floor~ chair~ clock~ bell~ lamp~ candle~ mirror~ ship~ ' +
  'boat~ train~ engine~ cannon gun~ sword~ switch bullet~ machine~ death time silence love hope~ fear~ sorrow~ grief~ joy~ ' +
  'despair pity mercy truth liberty freedom justice peace war fate fortune nature beauty memory memories conscience pride envy jealousy ' +
  'anger hatred hunger thirst sleep pain~ sickness poverty wealth money science history music art reason wisdom folly virtue ' +
  'vice ambition hour~ year~ month~ century centuries future past nation~ country countries word~ ' +
  'thought~ dream~ idea~ echo echoes building~ tower~ castle~ ruin~ grave~ tomb~ bed~ book~ kettle~ stove~ breath'
/** Acts of people; a thing that does them is spoken of as if it were a person. */
export const HUMAN_ACTS =
  'whisper~ murmur~ sing~ sigh~ laugh~ weep~ cry~ moan~ groan~ wail~ sob~ shout~ scream~ shriek~ speak~ talk~ tell~ say~ call~ ' +
  'beckon~ dance~ smile~ frown~ grin~ wink~ stare~ gaze~ peep~ peer~ watch~ listen~ hear~ forget~ remember~ forgive~ know~ want~ wish~ ' +
  'refuse~ promise~ brag~ boast~ throw~ pinch~ swallow~ devour~ eat~ drink~ lick~ bite~ kiss~ embrace~ hug~ stroke~ caress~ ' +
  'clutch~ grasp~ grip~ seize~ snatch~ grab~ steal~ rob~ march~ walk~ stroll~ tiptoe~ creep~ crawl~ limp~ stumble~ stagger~ ' +
  'leap~ skip~ jump~ kneel~ bow~ nod~ sleep~ slumber~ dream~ wake~ yawn~ wait~ hope~ fear~ love~ hate~ ' +
  'mourn~ grieve~ rejoice~ complain~ grumble~ mutter~ argue~ fight~ attack~ defend~ obey~ command~ teach~ judge~ choose~ decide~ ' +
  'pretend~ deceive~ betray~ tempt~ invite~ welcome~ greet~ visit~ follow~ chase~ hunt~ hide~ lurk~ haunt~ scold~ mock~ tease~ ' +
  'threaten~ warn~ beg~ plead~ pray~ ask~ answer~ reply~ agree~ breathe~ gasp~ pant~ choke~ sweat~ tremble~ shiver~ shudder~ ' +
  'shoulder~ spread~ force~ push~ tug~ knock~ tap~ hover~ wear~ dress~ paint~ write~ build~ weave~ sew~ ' +
  'nurse~ feed~ rock~ care~ doubt~ guess~ notice~ boast~ rage~ sulk~ blush~ hesitate~ gather~ place~'
/** Between the thing and its act: "the wind softly and slowly whispered". */
export const BETWEEN_THING_AND_ACT =
  'that which had have has was were is are did do does will would shall may might could can not never always often then still ' +
  'also just now all both only even seemed seems seem begins began begin again'
/** Parts of a living body; "the mouth of hell" lends one to a thing. */
export const BODY_OF =
  'eye~ mouth~ jaws face~ arm~ hand~ finger~ heart~ breast~ bosom~ lap teeth tongue~ voice~ breath whisper~ murmur~ roar~ sigh~ smile~ frown~ ' +
  'kiss~ tear~ footstep~ shoulder~ fist~ throat~ wings'
/** Pictures that often stand for something else. */
export const IMAGES =
  'prison~ cage~ chain~ trap~ net web~ maze~ wall~ door~ key~ bridge~ mirror~ window~ mask~ veil~ curtain~ cloak~ crown~ throne~ jewel~ ' +
  'gem~ pearl~ diamond~ treasure~ gold flame~ fire~ spark~ torch~ lamp~ light~ star~ sun~ moon~ storm~ tempest~ thunder flood~ river~ ' +
  'ocean~ sea~ wave~ tide~ fountain~ spring~ well~ desert~ garden~ rose~ flower~ weed~ thorn~ root~ seed~ tree~ fruit~ harvest mountain~ ' +
  'valley~ road~ path~ journey~ voyage~ ship~ harbor~ anchor~ battle~ war~ weapon~ sword~ arrow~ dagger~ shield~ armor poison~ medicine ' +
  'disease~ wound~ scar~ ghost~ angel~ devil~ demon~ monster~ beast~ lion~ wolf wolves fox~ snake~ serpent~ viper~ spider~ worm~ lamb~ dove~ ' +
  'eagle~ hawk~ rat~ pig~ dog~ sheep machine~ engine~ puppet~ toy~ game~ stage~ dream~ nightmare~ shadow~ mist fog~ cloud~ song~ ' +
  'music symphony book~ page~ letter~ stone~ rock~ ice iron steel clay dust ash ashes grave~ tomb~ slave~ king~ queen~ tyrant~ thief ' +
  'thieves beggar~ judge~ feast~ candle~ sea-change bank~ mine~ nest~ home~'
/** Ideas; beside a picture they make a metaphor likely: "a sea of troubles". */
export const IDEAS =
  'love hate hatred hope~ fear~ despair sorrow~ grief~ joy~ anger rage fury pity pain~ trouble~ care~ doubt~ lie~ truth~ time death life ' +
  'youth age memory memories thought~ dream~ idea~ words silence night darkness freedom liberty slavery war peace power pride envy ' +
  'jealousy guilt shame honor dishonor faith belief reason knowledge ignorance wisdom learning history past future present fate ' +
  'fortune poverty wealth sin~ evil good virtue hell heaven mind~ soul~ heart~ tears laughter voice~ people faces emotion~ feeling~ ' +
  'passion~ desire~ tyranny justice misery happiness beauty loneliness trial~ world suffering'
/** Adjectives of weather, fire, touch and taste; before an idea they are a picture: "stormy present". */
export const IMAGE_ADJECTIVES =
  'stormy fiery icy frozen burning golden bitter hollow heavy blind naked hungry thirsty dark bright cold warm stony iron ' +
  'silver poisoned rotten sick wounded broken bleeding dying eternal boundless sleeping sunny cloudy bloody withered'
/** pattern | what it stands for. The signs are those of ../devices/phrases.ts. */
export const EXAGGERATIONS = `
a thousand times|very often or very much
thousand times|very often or very much
a million times|very often
a hundred times|very often
thousands of times|very often
a thousand years|a very long time
tons of|very much
oceans of|very much
mountains of|very much
an eternity|a time that seems very long
for ever and ever|a very long time
forever and ever|a very long time
never in # life|never, said strongly
never in all # life|never, said strongly
the whole world|everyone
all the world|everyone
in the whole world|anywhere, said strongly
in all the world|anywhere, said strongly
of all time|ever, said strongly
i ever knew|of all that I know, said strongly
i ever saw|of all that I have seen, said strongly
i ever heard|of all that I have heard, said strongly
i have ever seen|of all that I have seen, said strongly
i have ever known|of all that I know, said strongly
universally acknowledged|agreed by many people, said as if by all
everybody knows|many people know
everyone knows|many people know
nobody ever|hardly anyone ever
always and forever|a very long time
to the end of time|a very long time
till the end of time|a very long time
dying of|suffering very much from
dying to|wanting very much to
die of laughing|laugh very much
die of shame|be very ashamed
died of shame|was very ashamed
starving to death|very hungry
freezing to death|very cold
bored to death|very bored
skin * alive|punish hard
i'd skin you|I would punish you hard
i'll skin you|I will punish you hard
kill * for|be very angry with someone for
would kill for|want very much
the best * in the world|very good
the worst * in the world|very bad
last hope|the only hope left, said strongly
louder than thunder|very loud
from the face of the earth|from everywhere
on the face of the earth|anywhere
loud enough to wake the dead|very loud
a world of|very much
without end|for a very long time
beyond all|more than can be said
beyond measure|very much
beyond words|more than can be said
a lifetime|a time that seems very long
mad with|feeling very strongly
`
