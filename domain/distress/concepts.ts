/** What a word can stand for in a message; many words stand for one concept, a word can stand for several. */
const lexicon = {
  i: 'i im ive id ill',
  me: 'me us',
  my: 'my our mine',
  self: 'myself',
  you: 'you your someone anyone person',
  not: 'not no never dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt aint havent hasnt hadnt nothing none without zero barely hardly nowhere',
  kin: 'dad mom parent stepdad stepmom stepbrother stepsister brother sister uncle aunt auntie cousin grandpa grandma granddad nana abuelo abuela tio tia guardian family sibling grandfather grandmother stepparent husband',
  powerful:
    'teacher coach tutor boss pastor priest rabbi imam adult grownup man men woman stranger neighbor babysitter sitter landlord counselor instructor uncle stepdad stepbrother grandpa boyfriend girlfriend ex guy dude driver doctor therapist manager leader streamer mod',
  other:
    'he she they him her them hes shes theyre someone guy man men woman boy girl kid people everyone dude person stranger adult grownup grader senior junior student classmate teammate team class group bully ex boyfriend girlfriend friend crush roommate coach teacher tutor boss pastor priest neighbor babysitter landlord driver gang member',
  peer: 'they kid boy girl people everyone guy grader senior junior student classmate teammate team class group bully friend he she',
  near: 'friend bff cousin brother sister roommate classmate teammate girlfriend boyfriend crush mom dad kid girl boy twin uncle aunt parent',
  violent:
    'hit slap punch kick choke strangle beat whip belt smack spank burn burnt stab attack abuse shove slam drag threw throw grab push pin spit jump assault bite bit pour hurt shake shook tackle trip corner twist squeeze headlock drown torture paddle swing swung smash knock bruise beaten thrown pelt yank pull handcuff tie lock starve chase scratch cut',
  brutal:
    'rape molest choke strangle stab grope assault abuse molested raped beat whip torture kidnap traffick drug blackmail threaten',
  body: 'arm wrist leg thigh hip skin stomach ankle shoulder forearm throat neck hair face hand finger back head chest butt knee lip eye body mouth rib chin cheek ear',
  tool: 'razor blade knife scissors lighter needle compass thumbtack sharpener glass staple match noose rope scarf belt plastic',
  wound:
    'cut scar blood bleed bled burn scratch slice carve bruise scab wound sliced welt stitch bandage bandaid cuts mark',
  secretly: 'hide hid hidden cover secret sleeve hoodie sweater notice lie pretend bracelet lock jacket jean',
  relief: 'pain relief calm numb feel control release punish deserve cope stop',
  habit:
    'again every night always still since relapse slip started stop quit keep until everyday yesterday today tonight last cant clean week month',
  drugs:
    'pill med medicine medication tablet advil tylenol ibuprofen aspirin paracetamol benadryl melatonin antidepressant bleach xanax nyquil acetaminophen adderall painkiller insulin oxy percocet vape',
  swallowed: 'took take swallow swallowed drank drink down overdose od ate taken',
  much: 'all whole bunch bottle many handful ton lot half extra much rest enough',
  die: 'die death dead suicide suicidal overdose kill dying drown unalive noose funeral',
  intent:
    'want wish plan going will tonight tomorrow decide ready try tried hope finally rather should might think thought imagine wonder dream keep better scared afraid can could urge consider idea',
  living: 'live alive exist living life wake breathe existing',
  ending: 'end finish stop over gone away done',
  goodbye: 'goodbye note letter will video bye farewell',
  threaten:
    'said say told tell threat threaten swear swore text post bring promise going will wrote list message plan',
  attack: 'shoot shot stab kill hurt beat jump bomb fight kidnap find burn gun knife weapon end come coming',
  target: 'me us school class people everyone kid teacher mom sister brother family house church student',
  touched:
    'touch kiss rub grope feel tickle undress strip hug cuddle lick naked nude sex sexual private underwear bra shirt clothes shower bath bed swimsuit lap porn penis breast boob privates grind bathroom pajama change changing zipper pants cam camera webcam dick virgin sext spoon massage body',
  force:
    'force make made pin held hold wouldnt try tried keep kept let want ask told send sent watch come came get got put show',
  sexual:
    'naked nude sex sexual underwear bra porn penis privates dick sext virgin molest rape grope undress strip boob breast horny topless shirtless',
  picture: 'pic video cam webcam camera selfie vid livestream snapshot screenshot facetime nude',
  online:
    'online discord snap snapchat insta instagram roblox tiktok fortnite gaming minecraft forum chat omegle xbox internet reddit server whatsapp telegram kik dm wattpad app texting game gamer streamer followers website messenger facebook steam twitch playstation',
  older:
    'older adult grown old 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 60 twenties thirties forties twenty thirty forty fifty college married creepy creep',
  lure: 'meet address hotel secret private alone visit gift buy pay money robux skin love date marry marriage pick send sent trust mature sneak ticket cam pic video call promise tell come nude kiss sexy pretty wife delete home',
  extort: 'pay money post leak share unless send show everyone else expose spread blackmail tell',
  food: 'food dinner lunch breakfast eat meal ate eaten grocery fridge snack hungry cereal supper cabinet pantry',
  needs:
    'food dinner eat heat water electricity power light medicine doctor dentist hospital shower bed coat clothes shoe laundry toilet rent gas',
  lack: 'no not nothing never without off havent hasnt isnt aint cant wont barely cold empty only stole broken shut run ran doesnt dont didnt steal expired',
  home: 'home house mom dad parent family foster apartment fridge stepdad stepmom guardian grandma kitchen trailer',
  away: 'gone left alone leave disappear missing passed asleep high drunk drug jail back vegas boyfriend using wasted bar casino drink drinking beer vodka needle',
  duration:
    'day week month night since weekend hour year always yesterday monday tuesday wednesday thursday friday saturday sunday long again everyday',
  small: 'baby brother sister sibling kid twin toddler little infant',
  care: 'watch watching feed care raise babysit cook change diaper bathe',
  sleeprough:
    'car van shelter tent street bus station park motel couch floor outside laundromat backpack garage',
  sleep: 'sleep live stay slept living',
  thin: 'fat thin skinny weight pound lb calorie weigh scale thinner skinnier diet bmi gain chubby kg thigh gap ugly obese fasting fast waist',
  purge: 'puke vomit purge laxative spit chew barf purging throwup binge',
  little:
    'nothing only one only skip stop hour havent not less apple gum water never restrict refuse barely without hide flush limit under cant few smallest',
  despair:
    'worthless useless hopeless numb unbearable suffocate trap trapped invisible unloved unwanted burden ashamed terrified depressed miserable unsafe abandon reject humiliate desperate unlovable pain nightmare flashback overwhelm outcast empty lonely broken exhausted drown heavy alone pathetic failure disgusting loser panic anxious shame guilty damaged hollow stuck pointless meaningless freak mistake disappear vanish cry crying cried sob tears despair hurting ugly hate gone nobody fault breakdown misery shaking hurts unreal ghost eggshells dread',
  mildly:
    'scared afraid worried nervous sad tired upset weird uncomfortable creepy yell scream fight drunk drink mean ignore laugh whisper stare exclude leave left rumor blame stupid fat ruin regret hide happier divorce split funeral died cancer jail sick strong anymore enough weak deserve happy notice care matter bother regret pinch avoid mirror sleeve stomach roof bridge hungry dinner drugs angry mad sleep talk reason forget older secret trust safe lock bed stole lie lied point alone quiet',
  kill: 'kill hang unalive drown shoot overdose',
  reflexive: 'himself herself themselves themself herselves',
  height: 'bridge roof building cliff overpass train traffic window balcony track ledge',
  jump: 'jump fall step walk throw drive run leap',
  alive: 'alive birthday graduation tomorrow graduate eighteen 18 christmas summer',
  finally: 'finally tonight actually',
  do: 'do doing did',
  it: 'it this that',
  way: 'way method easy easiest how place site',
  fast: 'fast fastest quick quickest painless easy easiest pain best quiet sure peaceful least',
  rope: 'rope noose belt scarf cord bag',
  gun: 'gun pistol rifle shotgun',
  weapon: 'gun knife weapon bomb rifle pistol',
  stolen: 'stole steal took bought found got keep hid hide have',
  write: 'write wrote written left leave made record recorded already',
  bedding: 'pillow bed drawer desk backpack',
  they: 'they theyre we',
  we: 'we weve our',
  pull: 'pull yank rip took take took lift',
  throw: 'throw threw thrown toss chuck launch',
  follow: 'follow following stalk track chase wait watch',
  stand: 'park stand wait sit outside show watch',
  shoot: 'shoot shooter shooting massacre',
  serious: 'mean serious scared afraid believe joking gun knife really',
  kicked: 'kick kicked threw evict evicted lock locked thrown',
  out: 'out',
  place: 'place where anywhere nowhere bed home',
  let: 'let allow',
  when: 'when if because until for',
  make: 'make made force forced',
  coming: 'come coming after find get',
  exercise: 'exercise workout run work gym situps treadmill cardio',
  number: '100 150 200 250 300 350 400 450 500 600 700 800 70 75 80 85 90 95 105 110 5 4 6',
  calorie: 'calorie cal cals kcal',
  pound: 'pound lb kg lbs',
  fat: 'fat big huge heavy',
  sleeve: 'sleeve hoodie sweater sweatshirt',
  deserve: 'deserve deserving worth matter belong',
  world: 'world everyone family they mom life',
  without: 'without',
  everyone: 'everyone they family world people mom parent',
  happier: 'happier better easier relieved fine',
  better: 'better',
  stop: 'stop stopped quit refuse',
  afraidly:
    'scared afraid terrified frightened unsafe nervous flinch safe scary hide fear dread threaten eggshells panic',
  lock: 'lock locked barricade hide hid',
  call: 'call say said text message compliment tell stare look follow touch hug',
  mocking:
    'laugh mock tease mimic imitate bully copy insult roast humiliate fun stutter whisper stare gossip rumor exclude ignore',
  alone: 'alone bathroom stall myself library',
  run: 'run ran running',
  normal: 'normal ok okay wrong legal illegal abuse allowed bad supposed',
  real: 'real anything',
  notreal: 'unreal zone dissociate detached disconnected floating',
  everything: 'everything all life anything',
  hurt: 'hurt hurts ache hard heavy',
  feel: 'feel feeling felt cant seem',
  wrong: 'wrong broken fault because mistake',
  ruin: 'ruin mess wreck break destroy fail',
  drunk:
    'drunk drink drinking drank high beer vodka wasted bottle mad angry yell scream throw threw fight rage temper hit scary mean',
  future: 'future hope forward purpose',
  dislike: 'hate avoid disgust pinch ugly gross cover ashamed hide cant',
  tired: 'tired sick exhausted done over',
  point: 'point reason purpose use worth',
  died: 'died passed dying dead death funeral cancer hospice killed buried',
  personal: 'i im ive id ill me my mine us we our myself weve',
  graveSelf:
    'suicide suicidal noose overdose razor blade bleed bled bleeding cutting cuts scars wrists unalive selfharm marks',
  dying: 'die dying suicide',
  graveHarm:
    'whip whoop belt choke strangle rape molest assault grope nude nudes stab evict homeless bruise blackmail kys molested raped traffick privates hits beats hitting beating slaps punches kicks slapped chokes shoot extension welts whooped whooping whupping beaten stuffed',
  graveLure: 'motel hotel nudes webcam cam naked ticket',
  graveLack: 'evicted homeless shelter foodbank ketchup',
  anymore: 'anymore lately',
  missing: 'miss missing',
  enough: 'enough better matter',
  measure: 'measure check weigh count pinch stare',
  selfalone: 'myself alone lonely',
  besides: 'sit eat walk always home stay hide lunch recess table',
  request:
    'please help explain give show read tell write sound say make gave teach like gift birthday card hug joke love borrow buy laugh letter phone app meme ask invite promise pick',
  heaven: 'heaven funeral afterlife coffin grave',
  bridge: 'bridge roof pills cliff',
  back: 'back behind top',
  friend: 'friend',
  moved: 'move away lean bark moo oink whisper stare block leave run throw hide laugh point roll glare',
  off: 'off out ran no',
  rid: 'rid flush throw bathroom upstairs toilet hide spit',
  meal: 'meal food dinner lunch breakfast eat',
  messed: 'mess ruin wreck fail screw',
  hurting: 'hurt pain punish suffer',
  until: 'until till til',
  know: 'know knows',
  where: 'where',
  after: 'after',
  skip: 'skip miss',
  cook: 'make cook feed buy do',
  plan: 'plan expect see',
  look: 'look google search check',
  person: 'person human real',
  drown: 'drown breath rope',
  text: 'poem poet poetry story novel book chapter play movie film scene act stanza line narrator speaker character author protagonist writer lyric song memoir passage excerpt paragraph sonnet ballad fable myth article essay monologue tragedy shakespeare hamlet romeo juliet verse author tone theme mood metaphor simile irony symbol rhyme haiku plot villain article reading quote phrase',
  task: 'meaning tone theme word sentence comma grammar vocab vocabulary quiz homework worksheet essay explain summarize define definition synonym paragraph presentation rhyme pun joke idiom assignment rewrite spell spelling summary thesis draft upload button login app password tab page metaphor caption project',
  play: 'minecraft fortnite level soccer basketball dodgeball ref score lol haha joke meme prank accident paper funny pun tacos pizza chess uno coffee tea goose shotgun match concert fish hamster battery wifi laptop shaving zombie',
} as const

export type Concept = keyof typeof lexicon

export const conceptNames = Object.keys(lexicon) as Concept[]

const doubled = /(bb|dd|gg|mm|nn|pp|rr|tt)$/

/** Takes common endings off, so that one entry stands for the forms of a word. */
function stem(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ings?|ed|es|s|e)$/, '')
  const kept = bare.length < 3 ? word : bare
  return doubled.test(kept) ? kept.slice(0, -1) : kept
}

const conceptsOfStem = new Map<string, Set<Concept>>()
for (const [concept, words] of Object.entries(lexicon))
  for (const word of words.split(' ')) {
    const of = conceptsOfStem.get(stem(word)) ?? new Set()
    conceptsOfStem.set(stem(word), of.add(concept as Concept))
  }

const none: ReadonlySet<Concept> = new Set()

/** The concepts of each word of a normalized sentence, in order. */
export function conceptsOf(sentence: string): { words: string[]; concepts: ReadonlySet<Concept>[] } {
  const words = sentence.split(' ')
  return { words, concepts: words.map((word) => conceptsOfStem.get(stem(word)) ?? none) }
}
