import { type LifeRow, rowsOf } from './life-rows.ts'

const kin =
  '(?:dad|mom|parents?|step[a-z]+|uncle|aunt|cousin|brother|bro|sister|sis|grandpa|grandma|nana|abuel[oa]|boyfriend|girlfriend|ex|coach|teacher|pastor|babysitter|boss|tutor|family|guardian|neighbor)'
const near = `(?:(?:my|our) (?:(?!opinion|reason|answer|guess|group|class)[a-z]+ ){0,2}(?:${kin}|friends?|freind)|mom|dad)`
const doer = `(?:${near}|he|she|they|someone|kids|boys|girls|people|guys?|man|who|coach|hes|shes|theyre)`
const harms =
  '(?:hit|hits|hitting|beat|beats|beating|punch(?:es|ed)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|chok(?:e|es|ed|ing)|burn(?:s|ed|t|ing)?|hurt|hurts|hurting|push(?:es|ed)?|shov(?:e|es|ed)|throw(?:s|ing)? (?:things|stuff|plates?|bottles?) at|threw|whip(?:s|ped)?|lock(?:s|ed)?|grab(?:s|bed)?|rape[sd]?|molest(?:s|ed)?|stab(?:s|bed)?|strangle[sd]?|abuse[sd]?|threaten(?:s|ed)?|jump(?:s|ed)|attack(?:s|ed)?|touch(?:es|ed|ing)?|starve[sd]?)'
const body = '(?:arms?|wrists?|legs?|thighs?|skin|hips?|stomach|body|ankles?)'
const pills = '(?:pills?|meds|medicines?|medications?|tablets?|tylenols?|advils?|painkillers?|bleach)'
const family =
  '(?:mom|dad|grandma|grandpa|grand[a-z]+|nana|abuel[oa]|brother|sister|friend|cousin|uncle|aunt|dog|cat|baby|parents?|twin)'

const deaths = [
  '(?:want|wants|wanted|wish|hope|need|plan|planning|decided|ready|try|tried|trying|going|think|thinking|thought|dream|rather|deserve|should|will|about|choose|urge|pray) ~ (?:die(?! (?:if|of|from|laughing|when|because|before|reading|inside|over|at|for|in))|be dead|killing myself|dying|suicide|not be (?:here|alive)|never wake up|not wake up|disappear forever|stop existing|not exist|end it(?: all)?|end my life|end everything|be gone forever|sleep forever|overdose|jump off)',
  '(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|hurt|hurting|cut|cutting|starve|starving|burn|burning|stab|stabbing|choke|harm|harming|scratch|scratching|punch|punching|bite|biting) myself(?! (?:on (?:the|a|paper|accident)|shaving|cooking|laughing|by accident))',
  '(?:dont|not|never|no longer|didnt|cant|wont) ~ (?:want|wish|care|deserve|plan|see|need|have) ~ (?:live|living|be alive|being alive|exist|existing|wake up|waking up|be here|here anymore|be born|turning [0-9]+|turn [0-9]+|tomorrow)(?= (?:anymore|tomorrow|again|and|but|after|because|when|or|ever)|$)',
  'wish ~ (?:dead|not born|never born|been born|wasnt born|wasnt alive|wasnt here|died|didnt exist|never existed|not alive)',
  'wish ~ killed me',
  '(?:better|happier|easier|relieved|fine) ~ (?:without me|if i (?:was|were|wasnt|died|disappeared|didnt)|one less)',
  '(?:should|please|wish|hope|want|wants|let|could) ~ (?:shoot|kill|bury|murder) me(?! now)',
  '(?:i|im|ive|already|my) ~ (?:wrote|written|writing|recorded|left) ~ (?:letters|goodbyes?|suicide note|my note|the note|my will)',
  '(?:ive|i|already) (?:[a-z]+ )?(?:picked|chose|chosen|set|know|have) (?:the|a|my) (?:day|date|place|way|method|bridge|rope)',
  '(?:saving|saved|stopped taking|hid|hidden|hiding|took|taken|swallow|swallowed|stole|counting|counted|have|got|take) ~ (?:my |her |his |the )?(?:moms |dads |grandmas |sleeping )?(?:all the |so many )?pills?',
  `(?:saving|saved|stopped taking|hiding|took all|swallowed|stole|counting|overdosed) ~ ${pills}`,
  `(?:cut|cutting|burn|burned|burning|scratch|scratching|slice|slicing|carve|carving|dig|digging|stab|bite|biting|pinch) ~ my (?:own )?${body}`,
  'i (?:was |been |started |keep |still |also )?(?:cut|cutting|self harm|selfharm|relapsed)(?= (?:before|again|too|last|when|because|every|at|to feel|with|so|deep)|$)',
  '(?:blade|razor|sharpener|lighter|knife) ~ (?:on |to |across )?(?:my|myself)(?! (?:kitchen|mom|dad|pencil|uncle|brother))',
  '(?:hit|hitting|bang|banging|banged|slam|slamming|smash) ~ my (?:own )?head',
  '(?:going to|on|off|standing on|at|jump from|walk to) the (?:bridge|roof|train tracks|tracks|edge of the roof)(?= |$)',
  '(?:wont|will not|not|dont|wouldnt) (?:[a-z]+ )?(?:need|see|use|be here|be around|be alive|come back) ~ after (?:tonight|today|tomorrow|this|monday|friday|sunday)',
  '(?:ill|i will|im|i wont|i will not) (?:[a-z]+ ){0,2}(?:be gone|be dead|be here|be alive|stop existing|not exist|disappear)(?= (?:by|soon|tonight|tomorrow|this|next|before|when|anymore|forever|for)|$)',
  '(?:should|shouldnt|dont deserve to|not supposed to|wasnt meant to) (?:not )?(?:exist|be alive|have been born|be dead|be here)',
  '(?:its|this is|thats) my last (?:day|night|message|homework|answer|week|assignment|one|letter)',
  '(?:tell|told|tells|say|says|said|saying|texted|commented) ~ kill yourself',
  '(?:im|i am|i feel|feeling|been|i get|am) (?:[a-z]+ ){0,2}suicidal',
  `${near} ~ (?:going to do it|kill (?:her|him|them)sel(?:f|ves)|wants? to die|wanted to die|cut(?:s|ting)? (?:her|him|them)sel(?:f|ves)|is cutting|suicid[a-z]+|self harms?|took ~ pills|dont want to live|doesnt want to live|goodbye (?:text|message|letter))`,
]

const dangers = [
  `${doer} ~ ${harms}(?: up)? (?:me|us|on me|my (?:little |baby |older |big )?(?:sister|brother|mom|face|hair|arm|head))(?! (?:hard|deep|deeply|different|in the (?:feels|heart)|heart|to read|to do|at (?:chess|uno|a game|games|mario)|from the game|out of the game))`,
  `${near} ~ ${harms} (?:her|him|them|each other|the dog)(?= |$)`,
  `${doer} ~ (?:belt|cable|cord|hanger|stick|fists?|slipper|chancla)`,
  `${near} ~ my (?:hand|arm|face|head|fingers) ~ (?:stove|wall|door|iron|water|fire)`,
  '(?:touch|touches|touched|touching|rubs?|grabs?) (?:me|my) (?:there|where|were|down|at night|wrong|under|private|chest|butt|leg|and|when|every|in)',
  '(?:come|comes|came|coming|sneaks?|walks?|gets?|climbs?) ~ (?:in|into|to) my (?:room|bed)',
  `${doer} ~ (?:finish|kill|hurt|beat|end|get|find) (?:me|us)(?= |$)`,
  `${near} ~ (?:is |are )?(?:breaking|kicking|banging|pounding) ~ door`,
  `(?:hide|hid|hiding|lock|locked) ~ (?:room|closet|bathroom|bathtub|bed|car) ~ (?:when|because|from|until|every|with|so)`,
  `(?:when|because|if|since) ~ (?:drinks|drunk|is drinking|gets mad|gets angry|high) ~ (?:hide|run|lock|scared|me|my|room|outside)`,
  `(?:like|as|than) (?:mine|my ${kin}) ~ (?:drinks|drunk|hits|yells|hurts|throws|touches|beats)`,
  '(?:dont|not|cant|afraid|scared|dont want) (?:[a-z]+ ){0,2}(?:go|going|be|being) home',
  '(?:man|guy|he|someone|friend|person|boy) ~ (?:online|internet|discord|snap|roblox) ~ (?:pick me up|meet|pic|send|older|[2-6][0-9])',
  '(?:meet|pick me up|run away|running away) ~ (?:tonight|tomorrow|after school|hes [2-6][0-9]|he is [2-6][0-9]|man|guy|online)',
  `${doer} ~ (?:secret|secrit|dont tell|not to tell)(?= |$)`,
  '(?:bring|bringing|have|got|took|taking|hid|know where|find) ~ (?:knife|gun|rifle|weapon|bomb)(?! (?:in|of) (?:the|this) (?:story|poem|book))',
  '(?:kill|shoot|stab|hurt|burn|blow up) ~ (?:all of (?:them|you)|everyone|every one|them all|my (?:brother|sister|mom|dad|class|school|teacher|stepdad)|him|her|someone) ~ (?:mean it|serious|not joking|for real|knife|gun|tomorrow|monday|plan)',
  '(?:i|im|ive|me|was|got|been|he|she|they) ~ (?:raped|molested|abused|assaulted|groped|trafficked)(?= |$)',
]

const eats = [
  '(?:throw|threw|throwing|puke|puking|vomit) (?:[a-z]+ ){0,2}up (?:[a-z]+ ){0,3}(?:time|after|every|everything|on purpose|dinner|lunch|eat|food|ate)',
  '(?:make|made|making|force) myself (?:sick|throw up|puke|vomit|purge)',
  '(?:day|hour) [0-9]+ ~ (?:only )?(?:water|fast|food|eating)',
  '(?:weigh|weighs|pounds|lbs|kg|kilos|calories) ~ (?:fat|disgusting|smaller|thin|less|gross|still|only|lose|too much)',
  '(?:need|want|have|trying) to (?:be|get) (?:smaller|thinner|skinny|skinnier|thin|lighter|bones)',
  '(?:dont|not|stopped|never|havent|barely|skip|skipped|skipping|quit) ~ (?:eat|eaten|eating|ate|lunch|dinner|breakfast|meals?|food) ~ (?:fat|thin|skinny|weight|disgusting|days|calories|deserve|whale|pig|ugly|smaller|week)',
]

const low = [
  `(?:no one|nobody) ~ (?:me|my|i)(?= |$)`,
  '(?:me|i|im|ive|feel|being) (?:[a-z]+ ){0,3}(?:alone|lonely|lonly|left out|invisible|unwanted|unloved|ugly|fat|useless|worthless|hopeless|empty|numb|broken|trapped|depressed|miserable|disgusting|homeless|bullied|hated|abused|a (?:burden|failure|mistake|freak|waste|loser|problem)|the (?:problem|wrong kind)|not useful|not (?:good )?enough)(?= |$)',
  '(?:no|any|zero) (?:[a-z]+ )?(?:friends|freinds)',
  '(?:hate|hates|despise) (?:myself|my life|my body|being me|how i look|my face|waking up|being alive)(?= |$)',
  '(?:always|every day|every night|every morning|all day|all night|all the time|still) (?:[a-z]+ ){0,3}(?:sad|cry|crying|tired|scared|afraid|panic|hurts?|hungry|alone|down)(?= |$)',
  '(?:sad|cry|crying|cried|tired|scared|afraid|panic|nightmares?|breathe|hurts?|hungry|fight|fighting|scream|screaming|yell|yelling) (?:[a-z]+ ){0,4}(?:every (?:day|night|morning|time)|all (?:day|night|the time)|anymore|for (?:hours|an hour|days|weeks|months)|since|at (?:school|night)|in the (?:bathroom|shower|stall|closet))',
  '(?:cant|couldnt|could not|dont) (?:[a-z]+ )?(?:breathe|sleep|stop crying|do this anymore|take it|take this|cope|go on|get out of bed|feel anything|feel real|feel safe|keep going)(?= |$)',
  '(?:nothing|everything) (?:is|feels|seems|matters|makes me) ?(?:fun|good|real|bad|grey|gray|dark|pointless|my fault|happy|worth|wrong|anymore)?(?= |$)',
  '(?:afraid|scared|terrified) (?:to|of) (?:sleep|tell|wake|him|my (?:dad|mom|stepdad|uncle|brother|house)|the dark ones|being alone|everyone|school|home)',
  '(?:call|calls|called|calling) me (?!if|later|back|by|when|for)',
  '(?:they|kids|boys|girls|people|everyone|class|the others) ~ (?:laugh|laughs|laughed|laughing|spit|bully|bullies|tease|teases|pick|picks|trip|shove|push|pushed|steal|hit|kick|ignore|ignores|stare|hate|hates|exclude|poured?|threw|make fun|makes fun) ~ (?:me|my [a-z]+)',
  '(?:eat|ate|eating|lunch|sit|sat) ~ (?:bathroom|stall|alone|by myself|library)',
  `(?:my|our) (?:[a-z]+ ){0,2}${family} (?:[a-z]+ ){0,2}(?:died|dead|passed|is gone|hospital|cancer|funeral|left us|in jail|deported|divorc[a-z]+|dying|sick)(?= |$)`,
  '(?:left|dumped|broke up with|abandoned|kicked) me(?= |$)',
  `(?:${near}) ~ (?:scream|screams|fight|fights|yell|yells|drinks|drunk|hate me|hates me|gone)`,
  '(?:tired of|sick of|done with|done) (?:being|everything|life|all of it|it all|living|people|pretending|trying)',
  '(?:cant|never|dont) do (?:one|any|anything|nothing) ?(?:thing )?right',
  '(?:no|isnt a|isnt any|whats the|see a|any) (?:point|way out|future|reason|hope)(?= (?:of me|of being|anymore|for me|to live|in living|left|in me)|$)',
  '(?:i need|please|someone|can you) help(?= me(?= |$)| |$)(?! (?:me )?(?:with|on|understand|find|answer|spell|read))',
  '(?:skip|skips|skipping|skipped|dont eat|not eating|stopped eating) ~ (?:lunch|dinner|breakfast|meals?|because|anymore)',
  '(?:disappear|vanish|run away|running away|give up|never come back|never came back|not come back)(?= |$)',
  '(?:me|im|i am|i was) bad$',
  '(?:bruises?|bleeds?|bleeding|blood)(?= |$)',
  '(?:agrees?|deserve) ~ (?:it|pain|punished|ugly)',
]

/** Rows in English. */
export const ownLife: readonly LifeRow[] = [
  ...rowsOf('self-harm', 'clear', deaths),
  ...rowsOf('unsafe', 'clear', dangers),
  ...rowsOf('eating', 'clear', eats),
  ...rowsOf('self-harm', 'possible', low),
]
