/**
 * Words beside a name that show whether it is a person's, and words with a capital that are mostly no person's name.
 * Source: written for this project. License: that of this repository.
 */

/** Words that stand before a name and make it a person's: "Mr. Bennet", "Aunt Em". */
export const titleWords =
  'mr mrs ms miss mx dr prof professor doctor sir madame madam monsieur mademoiselle lord lady captain colonel general sergeant lieutenant admiral commander ' +
  'king queen prince princess duke duchess emperor empress count countess baron president senator governor mayor minister judge justice officer detective ' +
  'inspector constable coach principal nurse father mother brother sister uncle aunt auntie aunty cousin grandma grandpa grandmother grandfather granny nana ' +
  'nanny mama papa señor señora señorita senor senora senorita sra doña don tía tío tia tio abuela abuelo abuelita abuelito sheikh sheik imam rabbi reverend ' +
  'pastor bishop saint khala amma ammu baba oma opa hajji sensei master squire'

/** Words for family that serve as a name by themselves: "Mom was angry." */
export const kinNames =
  'mom mum mommy mummy momma mama mamma ma dad daddy papa pa pop grandma grandpa granny grandad granddad gran nana nanny auntie aunty uncle aunt mother father ' +
  'grandmother grandfather abuela abuelo abuelita abuelito tía tío baba amma oma opa coach'

/** What people do and things or places seldom do, in dictionary forms. */
export const humanVerbs =
  'smile laugh cry sob weep sigh frown nod shrug grin giggle chuckle smirk blush wink glare stare gaze glance peek watch listen look see hear smell notice ' +
  'hug kiss slam knock wave clap point walk run jog sprint tiptoe stomp march climb crawl jump hop skip dance swim kneel bow sit eat drink chew swallow ' +
  'sip cook bake wash wear dress undress grab throw toss catch kick punch hit slap push pull pick drop carry hold hand pass pour write read draw paint ' +
  'type text email scroll click play practice practise study learn teach think know believe remember forget decide choose plan hope wish want need try ' +
  'love hate like dislike adore fear trust doubt wonder guess imagine dream realize realise understand regret miss blame forgive promise lie pretend ' +
  'apologize apologise thank ask tell say speak talk chat argue beg complain explain agree refuse admit confess hesitate pause swear curse pray hurry ' +
  'rush wait wake sleep yawn stretch shiver tremble gulp gasp pant scream yell shout whisper mutter mumble sing hum whistle slip sneak hide seek search ' +
  'buy sell pay borrow steal give take bring send open close shut lock unlock turn stop reach lean step stride wander stroll ride drive sweep clean fold ' +
  'pack unpack tie bite scratch rub wipe cover bury clench cross raise lower squeeze tap pat poke snatch dig chase escape arrive leave enter return ' +
  'join help save protect defend attack fight win lose score invite visit meet marry greet introduce ignore avoid follow lead call phone answer reply ' +
  'worry care feel enjoy stay live work go come get make let put set start begin finish quit bounce pace shuffle slump collapse stumble trip faint'

/** What may be done to a person by a verb right before the name, and seldom to a place or a thing. */
export const toPersonVerbs =
  'hug kiss tell ask thank blame forgive marry invite scold tease comfort introduce remind beg warn punish bully praise congratulate interrupt greet call ' +
  'name text phone email poke tickle slap shove push pinch trust obey disobey adore hate admire envy pity fear annoy bother scare frighten upset anger ' +
  'hurt embarrass surprise amuse please disappoint worry irritate bore cheer calm terrify startle shock confuse puzzle delight excite insult offend ' +
  'convince persuade encourage let make help teach give hand show promise accuse ignore chase nudge interview arrest rescue love miss'

/** After these "at" or "to" speaks of a person: "smiled at Jo", "whispered to Jo". */
export const towardVerbs =
  'smile laugh yell shout scream glare grin wink nod wave frown snap scowl snarl smirk giggle roar bark hiss growl whisper speak talk say listen lie apologize ' +
  'apologise explain complain write read sing belong reply respond mutter mumble point beam swear gesture introduce confess admit bow'

/** After these "in" does not speak of a place: "believed in Jo". */
export const trustWords =
  'believe believed believes trust trusted faith confide confided interested disappointed confidence interest'

/** After these "to" leads to a place. */
export const travelVerbs =
  'go fly drive move travel sail return come trip journey ride get head way road train plane bus flight ticket welcome'

/** Little words and exclamations that open a sentence with a capital. */
export const neverNames =
  'i oh o ah aw ugh wow hey hi hello bye ok okay please sorry thanks thank yeah yep nope hmm the a an and but or nor so then now yes no not well why what who whom whose ' +
  'which how when where while here there my his her hers our ours their theirs your yours its this that these those it he she we they you me him us them thou thee thy ye ' +
  'if as in on at to of for from by with without after before until till since because although though unless once than like about above across against along among ' +
  'around behind below beneath beside between beyond despite down during inside into near off onto out outside over past through throughout toward towards under up upon ' +
  'some any all both each every either neither many much more most few several such another other others one two three four five six seven eight nine ten ' +
  'everyone everybody everything someone somebody something anyone anybody anything nobody nothing none today tonight tomorrow yesterday later soon ' +
  'finally suddenly meanwhile maybe perhaps even only just still also always never often sometimes again too very quite rather instead however therefore ' +
  'poor little old young dear good big great new last next first second third is are was were am be been do does did has have had can could will would shall should must might ' +
  'let not lol omg idk btw tbh rn lmao bro bruh dude guys im ive id dont cant wont didnt isnt'

/** Words with a capital that are times, peoples, tongues, faiths, bodies of people and the like; a guess at a person is lowered. */
export const otherCapitals =
  'january february march april may june july august september october november december christmas easter thanksgiving halloween ramadan eid diwali hanukkah kwanzaa ' +
  'spring summer autumn winter god lord heaven hell nature time death love fate fortune american british english french german spanish italian greek roman russian ' +
  'chinese japanese korean indian mexican african european asian arabic latin dutch irish scottish welsh jewish christian muslim catholic protestant buddhist hindu ' +
  'union congress parliament senate government administration court church state nation party army navy police school university college internet google youtube ' +
  'instagram tiktok snapchat twitter facebook netflix amazon apple microsoft disney bible quran torah earth moon sun mars venus jupiter saturn mercury gospel'

/** The days: no person unless much speaks for one. */
export const dayNames = 'monday tuesday wednesday thursday friday saturday sunday'

/** Places; some are people's names too, so the guess is only lowered. */
export const placeNames =
  'africa america asia europe australia antarctica england britain scotland wales ireland france germany spain italy portugal greece poland russia ukraine sweden norway ' +
  'denmark finland holland netherlands belgium switzerland austria hungary turkey israel palestine jordan syria iraq iran lebanon egypt morocco tunisia algeria libya ' +
  'sudan ethiopia kenya uganda nigeria ghana senegal mali chad congo zimbabwe zambia somalia india pakistan bangladesh nepal china japan korea vietnam thailand ' +
  'indonesia malaysia singapore philippines afghanistan mexico cuba jamaica haiti brazil argentina chile peru colombia venezuela ecuador bolivia panama guatemala ' +
  'honduras canada usa us uk alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas ' +
  'kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas ' +
  'utah vermont virginia washington wisconsin wyoming carolina dakota london paris rome berlin madrid lisbon vienna athens dublin edinburgh glasgow oxford cambridge ' +
  'manchester liverpool moscow prague budapest warsaw brussels amsterdam venice florence milan naples istanbul cairo jerusalem baghdad damascus mecca medina tehran ' +
  'mumbai delhi calcutta beijing shanghai tokyo kyoto seoul hanoi manila bangkok sydney melbourne toronto montreal vancouver boston chicago detroit dallas houston ' +
  'austin denver phoenix seattle portland atlanta miami orlando nashville memphis brooklyn manhattan harlem hollywood philadelphia pittsburgh baltimore cleveland ' +
  'cincinnati savannah madison lincoln jackson charlotte havana lima lagos nairobi accra'

/** A name that ends with one of these is a place: "Baker Street". */
export const placeEnds =
  'valley river street road avenue lane park house hall hill hills lake bay city county land island islands sea ocean square bridge inn school church mountain ' +
  'mountains sound beach desert forest woods creek station university college hospital library museum theater theatre castle tower hotel'

/**
 * Words that have a plain meaning in plain-meanings.ts and stand in no other list of ordinary words. They stand here
 * once more because names are looked for before meanings are loaded.
 */
export const meantWordRows = `
aberrant abstain abstract accompany accomplishment accumulate acknowledge adept adjust administration admirable
aesthetic affect agreed alacrity alleviate alliteration allusion alter ambiguity ammunition analogous anaphora
ancient anew announce antagonist antithesis anvil anxiety apostrophe applaud approach apt arbor archetype arctic
argument arid arrest artery assist assistance assonance assume assure astute athlete atmosphere attentive ballad
banner barge basis beheld beware blade boundary brag breathless brevity brief brigade brighten brim bruise
cadence caesura calculate candor cantankerous catastrophe celebrate cement challenge chancellor chapter
character characterization claim clasp cliche climax cling coax cogent cohort collide comedy command commit
commotion complete complexion comply compose compound concentrate concept concern conclude condition condone
conflict congress connotation consider consonance constant contain contemplate contented contentedly context
continue continuous contrast contribute convulsive copious corroborate couplet courtyard covert creak create
cryptic cuirass dainty darken debris decay decline definite delicate denotation depression descend desperate
destiny destruction detect dialect dialogue diction disappear discreet disgust disheveled dishonor dismally
dispel dispute dissolve distance distant distort disturb diverse dogma domain dormant dour drama dread
dreariness drizzle droop dun duplicity dwindle echo eclectic effect effort elegy elicit ellipsis elusive
embellish embrace emotion emphasis emulate endless engage enigma enigmatic enjambment envelop epic epigraph
epithet equanimity esoteric essay essential ethos euphemism evidence excess existence expedite explicit explore
exposition expression extinguish fade familiar fantastic fascinate fearful fiction fierce fiery figurative
flashback fleet flicker flippant foil foreign foreshadow fortunate fortunately fragrance frantic frequent
frequently funeral furious furnace gable gasp gaze generation generous genre gilt glimpse gloat gloom gloomy
grandiose grasp gregarious grief grin groom grueling grumble guidance hackneyed harmless harsh haunt haven
hazard hedge hideous honorable horizon horrid horror hover human humdrum hyperbole iamb idiom idol image imagery
imagination imagine immediate immediately immobile immortal impatient impatiently imperturbable implicit imply
impromptu inadequate inanimate inarticulate infer infuse inhabitant injure innate instrument intention interlace
intoxicate introverted irony isolate jealous jostle juxtaposition lance landscape lapse lassitude laurel league
lease lifeless linger literal logos loquacious loyal lull lurk lustrous malleable mankind meander mediate
melancholy melody mercurial mercy metaphor meter metre mild mire miserable misery mitigate modern mollify
momentary monologue mood moral morose mortal motif motion munificent murmur muscle mutter mystery naked narrate
narrator nation native nature negligible noble novel novice nuance numb objection objective oblige observe
occasion occur ode onomatopoeia oppose oppressive oppressively original ornate outcome oxymoron panic parable
paradox parallelism parapet paraphrase parody parsimonious passion pathos patronizing pause peculiar pedestal
peer perceptive permanent permit persist personal personification perspective persuade philanthropist phlegmatic
phrase pithy pitiful placate plank plausible plead plot plucky plunge poetry poplar position possession
pragmatic precocious prejudice pretend prevent pride principle prodigal prologue proportion propose prose
protagonist pun pungent purest purpose quarrel quatrain querulous quiver quixotic quotation rambunctious rank
ravel raven ravenous raze realm recall reclusive refrain regret regretfully release relentless relic relief
remark remarkable reminisce remote repetition reply resent resist resolution restore retire reveal reveller
revolution rhetoric rhyme rhythm routine rudimentary rustle sacrifice sagacious sarcasm satire scanty scent
scheme scorn scramble scrupulous sculptor secure sedge seize sensation sensitive sentiment sentry shatter sheen
shiver shrink shrivel shuffle sicken significance simile singular singularly sinister slack slender slovenly
snatch sneer snicker sniff soar society solemn soliloquy sonnet soot soundless spare spite splendid split stale
stanza startle steadily stereotype stern sternest stride strife struggle stubborn stumble stupid subjective
submit succeed succinct sufficient sullen summary surf surrender surreptitious surround survive suspect suspense
sway swiftness sycophant symbol symbolize symmetry sympathy syntax tangible temperate temple tender terror terse
theme thesis thorough threaten tide timid tirade toil toll torment torture tract tragedy translate tread tremble
triumph trunkless twilight twirl tyger unbearable uncertain unconscious understatement uneasy unite unkempt
unnerve unscathed unusual upturn urbane vacillate vanish vapid vast veil verbose verse viable vicarious vicious
vision volley volume voracious waddle wail wander ward whimper whirlwind wilderness wretched wrinkle wry yearn
`
