import { family, often, type Pattern, patterns, peers, relation, someoneNear } from './pattern.ts'

const hurts =
  '(?:hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|kick|kicks|kicked|kicking|slap|slaps|slapped|slapping|smack|smacks|smacked|whip|whips|whipped|whipping|belt|belts|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|burn|burns|burned|burnt|bite|bites|shove|shoves|shoved|shoving|push|pushes|pushed|pushing|grab|grabs|grabbed|grabbing|drag|drags|dragged|throw|throws|threw|slam|slams|slammed|pin|pins|pinned|stab|stabs|stabbed|attack|attacks|attacked|jump|jumps|jumped|abuse|abuses|abused|hurt|hurts|hurting|spit|spits|trip|trips|tripped|corner|corners|cornered|chase|chases|chased|starve|starves|rape|rapes|raped|molest|molests|molested|molesting|assault|assaults|assaulted|grope|gropes|groped|paddle|paddles|spank|spanks|threaten|threatens|threatened|threatening|stalk|stalks|stalked|stalking|blackmail|blackmails|blackmailed|hold|held|tie|ties|tied|shake|shakes|shook|pull|pulls|pulled|tackle|tackles|tackled|pour|pours|poured|dump|dumps|dumped|lock|locks|locked|squeeze|squeezes|twist|twists|twisted|headlock|gang up on|gangs up on|ganged up on|pelt|lunge|smash|smashed|strike|strikes|struck|torture|tortures|tortured|drug|drugs|drugged|rough up|knock|knocks|knocked)'
const violent =
  '(?:hits|hit|hitting|beats|beat|beating|punches|punched|punching|kicks|kicked|slaps|slapped|whips|whipped|belts|chokes|choked|strangles|strangled|burns|burned|burnt|stabs|stabbed|attacks|attacked|abuses|abused|abusing|rapes|raped|molests|molested|assaults|assaulted|gropes|groped|hurts|hurting|starves|spanks|smacks|smacked|throws|threw|shoves|shoved|drags|dragged|slams|slammed|spits on|threatens|threatened|stalks|stalked)'
const meOrUs =
  '(?:me|us|on me|at me|at us|my (?:little |baby |older |big )?(?:brother|sister|mom|arm|face|hair|head|neck|stomach|legs?|back))'
const notPlay =
  '(?! (?:by (?:a|the) (?:[a-z]*ball|ref|door)|in the face$|at (?:chess|smash|mario|uno|basketball|every|math|games?|cards)|in (?:chess|smash|mario|fortnite|a (?:game|race|match)|basketball|the (?:arm for|race|game))|to (?:the|it|read|be better|do|try|study|work)|by [0-9]|up(?! (?:in|at|after|every|and|because|when|on the|bad))|on (?:insta|snap|tiktok|instagram|twitter)|so hard emotionally|deeply|different|hard emotionally|for shotgun|from the (?:game|server|call|lobby|discord)|out of (?:the )?(?:game|server|call|lobby|discord|room)))'
const object =
  '(?:a |his |her |the |their |my |an? [a-z]+ )?(?:belt|cords?|hanger|stick|fists?|shoe|paddle|whip|bat|cable|spoon|extension cord|broom|switch|ruler|slipper|chancla|buckle|hose|pan|knife|gun|bottle)'
const confinedTo =
  '(?:closet|basement|room|bathroom|garage|cage|shed|attic|house|car|locker|outside|out|in|up)'

/** Whoever may do harm, with a few words up to the verb; a text and its people are not among them. */
const doer = `(?:${relation}|${peers}|hes|shes|theyre|who|(?<notAfterThe>teacher|uncle|aunt|stepdad|stepmom|boyfriend))`
const severe =
  '(?:raped|molested|abused|assaulted|groped|choked|strangled|stabbed|whipped|drugged|kidnapped|blackmailed|trafficked|beaten|beat up|jumped|sexually harassed|touched|threatened|stalked|tortured|starved)'
const power =
  '(?:teacher|coach|uncle|pastor|priest|tutor|boss|dad|stepdad|grandpa|stepbrother|brother|cousin|leader|neighbou?r|man|adult|grown ?up|babysitter|mom|stepmom|aunt|driver|instructor|counselor|doctor|boyfriend|landlord)'

const clear = [
  `${doer}(?: (?:at|in|from|on) (?:my |the )?[a-z]+(?: [a-z]+)?)? ${often} ?(?:[a-z]+ ){0,2}${hurts}(?: [a-z]+){0,2} ${meOrUs}${notPlay}`,
  `(?:^|because|and|but|so|after|when) ?(?:he|she|they|hes|shes|theyre|someone|my [a-z]+|(?!(?:the )?(?:it|that|this|the|line|poem|ball|ending|what|book|story|song)\\b)[a-z]+)(?: (?!ball|door|line|ending|poem|book|story|song|realization|part|words?)[a-z]+){0,4} ${violent}(?: [a-z]+){0,1} (?:me|us)${notPlay}`,
  `(?:he|she|they|hes|${power}|boys?|guys?|kids?|someone)(?: [a-z]+){0,6} (?:rape|rapes|raped|molest|molests|molested|molesting|grope|gropes|groped|groping|sexually (?:abuses?d?|assault(?:s|ed)?|harass(?:es|ed)?))(?: [a-z]+){0,1} (?:me|us)`,
  {
    words: `(?:he|she|they|hes|shes|${power}|boys?|guys?|kids?|someone|who|thats)(?: [a-z]+){0,6} (?:touch(?:es|ed|ing)?|feels?|felt|rubs?|rubbed|tickl(?:es|ed|ing))(?: up| on)? (?:me|us)(?= (?:there|down|inappropriately|wrong|weird|where|under|at|in|when|and|on|sexually|while|like|private|all|but|after|every|until|too)|$)(?! (?:with (?:his|her) (?:words|story|poem)))`,
    notUpTo: 'it touch(?:es|ed|ing)?(?: up| on)? (?:me|us)',
  },
  `${power}(?: [a-z]+){0,5} (?:kiss(?:es|ed|ing)?|cuddles?|undress(?:es|ed)?|strips?|licks?|licked|gets? on top of|got on top of|lays? on|sleeps with|slept with)(?: with)? (?:me|us)(?! (?:good ?night|on the (?:cheek|forehead)|goodbye|before))`,
  {
    words: `(?:takes?|took|taking|pulls?|pulled|rips?|ripped)(?: [a-z]+){0,2} (?:off )?my (?:clothes|pants|shirt|underwear|bra|dress|skirt)(?: off| down)?`,
    notUpTo: 'i (?:take|took) off my [a-z]+',
  },
  `(?:i|ive|im|we|weve)(?: [a-z]+){0,5} (?:was|were|got|get|been|being|getting|am|be|have been|im)(?: [a-z]+){0,2} ${severe}(?! (?:by (?:the|this|a) (?:poem|story|book|ending|song|line|kindness|beauty|words|goose|bee|cat|dog|bird|wasp|mosquito)|deeply|by how|by the (?:end|way)))`,
  `(?:i|ive|im)(?: [a-z]+){0,2} (?:get|got|gets|being|getting|been|was) (?:hit|hurt|punished|slapped|spanked|smacked|locked|kicked|pushed|shoved)(?: [a-z]+){0,2} (?:at home|by (?:my|some|older|other|him|her|them|kids|boys|girls|a (?:boy|girl|kid|man|guy|teacher))|every|when i|if i|until|with ${object}|because i|for (?:crying|stimming|everything|nothing)|in the (?:hall|locker|bathroom))`,
  `(?:hit|hits|beat|beats|whip|whips|hitting|beating|smacks?|hurt|hurts)(?: [a-z]+){0,3} (?:me|us|her|him|my [a-z]+)(?: [a-z]+){0,2} with ${object}`,
  `(?:lock|locks|locked|locking|shut|shuts|tie|ties|tied|chain|chains|keeps|keep)(?: [a-z]+){0,1} (?:me|us|my [a-z]+)(?: [a-z]+){0,1} (?:in|inside|up|out|to)(?: (?:the|a|my|our|of|her|his))*(?: ${confinedTo})?(?= (?:if|when|for|all|until|because|every|at|and|with|as)|$)`,
  '(?:make|makes|made|making|force|forces|forced|forcing|tries to make|tried to make)(?: [a-z]+){0,1} (?:me|us)(?: to)? (?:touch|kiss|undress|strip|take (?:off|my)|get naked|sleep with|have sex|do (?:sexual|sex|things|stuff)|watch (?:porn|him|videos)|sit on|look at his|send|lick|shower with)',
  '(?:put|puts|putting|slides?|slid|keeps putting|placed) (?:his|her|their|a) hands?(?: [a-z]+){0,3} (?:me|my|my [a-z]+)',
  '(?:comes?|came|coming|sneaks?|sneaking|walks?|gets?|got|climbs?|crawls?)(?: [a-z]+){0,2} (?:in|into|to|in to) my (?:room|bed)(?: [a-z]+){0,2}(?: at night| when| and| every| while| drunk|$)',
  '(?:my|our) (?:privates?|private (?:parts?|areas?)|boobs|chest|butt|breasts)(?: [a-z]+){0,6} ?(?:touch|touched|grab|grabbed|touches|grabs)?',
  '(?:touch|touches|touched|touching|grab|grabs|grabbed|feel|feels|felt|rub|rubs|rubbed)(?: up)? (?:my|our|on my) (?:privates?|private (?:parts?|areas?)|boobs|chest|butt|breasts|thighs?|legs?|body)',
  '(?:do|does|did|done|doing|does) (?:bad |gross |weird |sexual |nasty |those )?(?:stuff|things|something|this)(?: [a-z]+){0,3} to (?:me|us)(?= |$)',
  `(?:${relation}|he|she|they|hes|shes|theyre|someone|guys?|boys?|kids?|man|people|ex)(?: [a-z0-9]+){0,6} (?:will|going to|ll|hell|shell|theyll|would|threatens to|threatened to|promised to|gonna|wants to|tried to|hes|theyre)(?: [a-z]+){0,1} (?:hurt|beat|stab|shoot|jump|rape|hit|burn|choke|strangle|come after|break|attack|fight|smash|post|leak|expose|cut|drown|bury|poison) (?:me|us|him|her|my|it|the|them|my [a-z]+)(?! (?:at|in) (?:chess|smash|mario|uno))`,
  '(?:bring|bringing|brought|brings|has|have|had|got|put|points?|pointed|pulled|pulls|holds?|held|waved)(?: [a-z]+){0,2} (?:gun|knife|weapon|bomb|rifle)(?: [a-z]+){0,3} (?:to (?:school|class|me|my|our)|at (?:me|us|school|my)|in (?:his|her) (?:locker|backpack|bag)|on me|out|on (?:monday|tuesday|wednesday|thursday|friday)|tomorrow)',
  {
    words:
      '(?:follows?|following|followed|waits?|waiting|waited|watches|watching|shows? up|showing up|parks?|stands?)(?: [a-z]+){0,2} (?:me|for me|at|outside|by|near|around)(?: [a-z]+){0,6} (?:home|house|my (?:window|house|door|street|bus|work|car|classes|job)|from school|after (?:school|class|practice)|every(?:where| day)|outside)(?= |$)',
    notUpTo: 'watching at home',
  },
  '(?:bruises?|welts?|black eye|burn marks?|a busted lip|broken (?:arm|rib|nose|wrist))(?: [a-z]+){0,5} (?:from|because|where|when|after|everywhere|on (?:me|my|her|his)|all over|he|she|my|again|that|to school|with makeup)',
  `${family}(?: [a-z]+){0,3} (?:choked|hit|beat|beats|hits|hitting|punched|punches|kicks|hurts|pushed|pushes|threw|stabbed|beating|slaps|slapped|chokes|strangled) (?:my|our|the|his|her|each) (?:little |baby |older |big |younger )?(?:mom|dad|brother|sister|siblings|dog|cat|kids|other|mother|stepmom|wife|girlfriend|grandma|baby)`,
  `${someoneNear}(?: [a-z]+){0,6} (?:get|gets|getting|got|is|being|been|was) (?:beaten|beat|beat up|hit|abused|raped|molested|touched|hurt|starved|locked|assaulted|jumped)(?: [a-z]+){0,2} (?:by|at home|with|every|when|and|up|in|at)`,
  `${someoneNear}(?: [a-z]+){0,6} (?:her|his|their) (?:step ?|foster )?(?:dad|mom|parents|uncle|brother|boyfriend|stepdad|stepmom|grandpa|papi)(?: [a-z]+){0,3} (?:hits|beats|whips|touches|hurts|locks|burns|rapes|molests|abuses|chokes|kicks|punches|starves|hit|beat|slaps) (?:her|him|them)`,
  // Want.
  '(?:theres|theres been|we have|we got|have|has|had|got|been|is|with|aint) (?:no|not any|nothing|not enough|barely any|hardly any|never any|isnt any|never enough)(?: [a-z]+){0,1} ?(?:food|to eat|water|heat|power|electricity|lights|groceries|dinner)(?= |$)(?! (?:in the (?:book|story|poem)|for the characters))',
  {
    words:
      '(?:lights?|power|heat|water|electricity|gas)(?: [a-z]+){0,2} (?:got |been |is |are |was |were |still )*(?:shut|cut|turned|off)(?: off)?(?= (?:again|and|at|because|for|since|last|in|so|this)|$)',
    upTo: 'off',
  },
  '(?:i|we|me|ive|weve|my (?:sister|brother|siblings)(?: and (?:i|me))?)(?: [a-z]+){0,2} (?:havent|have not|didnt|hasnt|dont|not|aint|barely|hardly)(?: get to| got to| had| really| been)*(?: to)? (?:eat|ate|eaten|eating|had (?:food|anything|dinner|real food|a meal)|food|a meal|had a (?:real )?meal|had any food)(?: [a-z0-9]+){0,5} (?:since|in (?:[0-9]+|two|three|four|five|days|a|like|over|almost)|for (?:[0-9]+|two|three|days|a|like)|yesterday|days|unless|at home|on weekends)',
  {
    words:
      '(?:sleep|sleeping|slept|sleeps|live|living|lived|stay|staying)(?: [a-z]+){0,2} (?:in|on|at|outside)(?: [a-z]+){0,1} (?:car|van|truck|shelter|tent|street|streets|park|bus|train station|laundromat|parking lot|motel|garage|couch to couch|outside)(?= |$)',
    notUpTo: '(?:he|she|man|people|family) (?:lives|sleeps) in a [a-z]+',
  },
  {
    words:
      '(?:homeless|evicted|nowhere to (?:go|sleep|live|stay)|no (?:place|where) to (?:go|sleep|live|stay))(?= (?:since|and|because|now|tonight|right|again|after|so|but|with|since)|$)',
    upTo: '(?:im|we|were|i|am|got|are|have|my [a-z]+|family|been|theres|with)(?: [a-z]+){0,4} (?:homeless|evicted|nowhere to (?:go|sleep|live|stay)|no (?:place|where) to (?:go|sleep|live|stay))',
  },
  `${family}(?: [a-z]+){0,3} (?:has been gone|been gone|is gone|gone for|hasnt come (?:home|back)|hasnt been home|didnt come (?:home|back)|never comes? home|never came (?:home|back)|left (?:us|me) (?:alone|here|by|with no|for)|leaves (?:us|me) (?:alone|home|by|with no|for)|left (?:and|for|[0-9]+)|doesnt come home|abandoned|kicked me out|kicks me out|threw me out|throws me out|forgets? to (?:feed|pick)|doesnt (?:feed|buy food|buy us|cook|wake up)|dont (?:feed|buy food|cook)|wont (?:feed|let (?:me|us) (?:eat|sleep|in|shower)|take me to (?:the )?(?:doctor|hospital|dentist|er)|buy me (?:food|my medicine))|refuses? to (?:feed|take me)|is (?:always )?(?:passed out|high|drunk|using again|on drugs)|passed out (?:again|on)|(?:spends?|spent)(?: [a-z]+){0,5} (?:on )?(?:drugs|beer|alcohol|weed|pills|gambling|drinking)|overdosed|sells drugs|uses needles)`,
  '(?:left|leave|leaves|leaving|home|been)(?: [a-z]+){0,2} (?:alone|by myself|by ourselves)(?: [a-z]+){0,2} (?:for (?:days|[0-9]+|two|three|a week|weeks)|all weekend|overnight|every night|since|[0-9]+ days)',
  // An adult online, and what is asked for in secret.
  {
    words:
      '(?:nudes?|naked pic|pic (?:of (?:my|me)|with(?:out)? (?:my |no |a )?(?:shirt|bra|clothes|underwear|pants)|in my (?:bra|underwear|bathing suit|swimsuit)|without)|body pic|feet pic|pic of my body)(?= |$)',
    notUpTo: '(?:what|does|is|word) [a-z ]{0,12}nudes?',
  },
  '(?:send|sent|sends|sending|wants?|asks?|asked|asking|begging|begs|trade|show|make|made|pressuring|pay|paid|offered|owe)(?: [a-z$0-9]+){0,6} (?:pic|videos?|video call|vid|call|cam|webcam)(?: [a-z]+){0,4} (?:no shirt|naked|undress|underwear|bra|without|body|private|sexy|in bed|my room|my bed|shower|clothes|secret|alone|of me|of my|my chest|of myself|dirty|nude)',
  '(?:guy|man|dude|adult|stranger|person|someone|woman|friend|boyfriend|girlfriend|he|hes|she|shes|bf|player|streamer|mod|teacher|coach|followers?|gamer|men)(?: [a-z0-9]+){0,12}(?: (?:is|be|was|like|turned|actually|age|says hes|hes|shes))?(?: [a-z]+){0,6} (?:1[89]|[2-6][0-9]|twenty[a-z ]*|thirty[a-z ]*|forty[a-z ]*|fifty[a-z ]*|way older|a grown (?:man|up)|an adult|older than (?:he|she|me)|in (?:his|her) (?:20s|30s|40s|50s|twenties|thirties|forties))(?: [a-z]+){0,16} (?:pic|meet|video|call|love|loves|dating|date|kiss|visit|secret|private|hotel|pick me up|come over|sex|boyfriend|girlfriend|alone|camera|nudes|body|likes me|gifts|money|send|sends|address|marry|home|mature|pretty|parents|wife|date me|touch|cuddle|met|visit)',
  '(?:discord|snap|snapchat|insta|instagram|roblox|tiktok|online|fortnite|game|gaming|minecraft|forum|app|chat|omegle|xbox|internet|reddit|server|whatsapp|telegram|kik|dms?|wattpad|fan ?fic)(?: [a-z0-9$]+){0,16} (?:meet (?:me|up|him|her|them|in)|meet at|come (?:over|to my|see|get)|pick me up|(?:wants?|asks?|asked|asking|keeps|send|sent|sends)(?: [a-z]+){0,5} (?:pic|video|nudes?|address|meet|call|sexy|dirty|naked|bra|body)|address|where i live|hotel|what (?:school|i wear|im wearing)|run away|loves? me|in love with me|girlfriend|boyfriend|buy me a (?:ticket|phone)|sneak out|run away with)',
  '(?:adult|man|guy|he|woman|stranger|she|someone)(?: [a-z0-9]+){0,14} (?:booked|hotel|motel|plane ticket|bus ticket|meet (?:me|up|him|in person|alone|at)|in person)(?: [a-z]+){0,16} (?:online|internet|forum|discord|snap|insta|im (?:1[0-7]|[0-9]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|alone|come|dont tell|secret|sneak|older|cant tell|without telling)',
  '(?:send|sent|have|has|got|shared)(?: [a-z]+){0,3} (?:pic|videos?|nudes?)(?: [a-z0-9$]+){0,10} (?:want|wants|asking for|demand(?:s|ing)?|pay|owe) (?:me to pay |them |him |her )?(?:money|\\$ ?[0-9]+|[0-9]+ dollars|more|gift cards?)',
  '(?:post|posts|posting|leak|leaks|leaking|share|shares|sharing|send|sends|sending|show|shows|showing|spread|expose)(?: [a-z]+){0,3} (?:pic|videos?|nudes?|screenshots?|them|it|everything|secrets?)(?: [a-z]+){0,3} (?:to|with|of me|at|on|unless|if)(?: [a-z]+){0,4} (?:everyone|school|friends|parents|family|mom|dad|class|online|i (?:dont|tell|stop|say|block|pay|send)|money)',
  // Hurt by people of the same age.
]

const possible = [
  '(?:is it|its|is that|is this|was it)(?: [a-z]+){0,1} (?:normal|ok|okay|wrong|bad|abuse|illegal|my fault|weird|allowed|legal|right)(?: [a-z]+){0,3} (?:if|when|for|to|that|because)(?: [a-z]+){0,6} (?:dad|mom|parents?|uncle|stepdad|brother|sister|adults?|grown ?ups?|teacher|coach|boyfriend|girlfriend|someone|guy|man|friend|he|she|him|her)(?= |$)(?! (?:in the (?:book|story|poem)))',
  `(?:scared|afraid|terrified|frightened|nervous|dont want|dread|hate|cant|dont feel safe|not safe|unsafe|dont like)(?: [a-z]+){0,2} (?:going |go |being |to be |of |at |to go |goin |around |with |near |alone with |about going )+(?:back )?(?:home|my house|our house|${relation}|him|her|them|school|the bus)(?= (?:because|when|at|today|tonight|after|and|alone|if|anymore|now|again|cause|so|since|with)|$)`,
  'im (?:scared|afraid|terrified) (?:to (?:go|be|stay|sleep|tell)|at|of what|he|she|they|of him|of her|all the time)(?= (?:home|at|in|alone|anyone|night|school|my|will|again|what|might|wont|here|there|out|of)|$)',
  '(?:dont|not|never|havent|wont|isnt|doesnt)(?: [a-z]+){0,2} (?:feel |felt |be |feeling )?safe(?= (?:at|in|here|around|with|anymore|there|anywhere|to be|when)|$)',
  'i (?:dont|do not|never|didnt|no longer) feel safe',
  '(?:grown ?ups?|adults?|teacher|coach|uncle|man|he|she|someone|person|friend|relative)(?: [a-z]+){0,8} (?:secrets?|dont tell|not to tell|not tell|between us|delete (?:the|our|my)|no one can know|keep (?:it|this|us|a|our) (?:a )?(?:private|secret|quiet))',
  '(?:told|tells|says|said|asks|asked|made|makes|promised|swear)(?: [a-z]+){0,4} (?:dont tell|not to tell|never tell|not tell|to keep (?:it|a|our|this) (?:a )?(?:secret|private)|keep (?:it|a|our|this) (?:a )?(?:secret|private))(?= |$)(?! (?:the reader|us the))',
  `(?:${family}|my (?:boyfriend|girlfriend|ex)|he|she|they)(?: [a-z]+){0,3} (?:yells?|screams?|yelling|screaming|calls? me|called me|hates?|throws?|breaks?|ignores?|doesnt love|dont love|never loved|doesnt want|dont want|wishes i|wish i|blames?|controls?|tracks?|checks my phone|reads my|wont let me (?:leave|see|talk|have friends|go out|out)|says im|said im|tells me im|told me im)(?: at)?(?: [a-z]+){0,3} ?(?:me|us|i|stupid|worthless|mistake|things|ugly|fat|my fault|everything|names|for everything|all the time|every day|every night|friends|house|retard(?:ed)?|freak|burden)(?= |$)(?! (?:read too fast|to (?:read|do|clean)))`,
  {
    words: `(?:${relation}|he|she|they|someone|a kid)(?: [a-z]+){0,5} (?:will|going to|ll|hell|shell|hes|shes|theyll|would|threatens? to|threatened to|wants to)(?: [a-z]+){0,1} (?:end|get|kill|hurt|find|ruin|make me pay|regret) ?(?:me|us|it)?(?= (?:if|when|for|after|because|someday|one day|but)|$)`,
    upTo: '(?:says?|said|told|tells|threat[a-z]*|keeps|text[a-z]*|swears?|swore)(?: [a-z0-9]+){1,8}',
  },
  '(?:no one|not anyone|noone)(?: [a-z]+){0,2} (?:home|at home|at my house|in my (?:family|house)|feeds|picks me up|takes care|checks on|asks where|asks how|talks to me|listens to me|is home|cooks|notices me|looks after|sees me|hears me|believes me|would believe)',
  '(?:same clothes|no clean clothes|clothes dont fit|no coat|dont have a coat|cant shower|no shower|dont have a bed|no bed|sleep on the floor|no one washes)',
  // Hurt by people of the same age.
  '(?:no one|everyone|all the kids|people|they|they all|kids|the (?:other )?(?:kids|girls|boys)|my (?:whole )?(?:class|grade|school|friends|team)|girls|boys|everyone at (?:my )?school|no one at (?:my )?school|the whole (?:class|school|grade)|some (?:kids|girls|boys|people))(?: [a-z]+){0,5} (?:likes?|loves?|cares?|wants?|hates?|hating|understands?|ignores?|ignoring|left|ditched|laughs? at|laughing at|laughed at|makes? fun of|making fun of|made fun of|picks? on|picking on|bully|bullies|bullying|talks? to|sits? with|stares? at|teases?|teasing|excludes?|exclude|avoids?|mocks?|blocked|unfriended|invites?|invited|chooses?|picks?|trips?|shove|mean to|cares? about|believes?|spread(?:s|ing)? (?:rumors|lies)(?: [a-z]+)?|talk behind|roasts?|cyberbull(?:y|ies)|leaves?|leaving)(?: [a-z]+){0,3} (?:me|if i|i exist|im|my|out)(?= |$)',
  '(?:without me|kicked me (?:out|from)|removed me|left me out|leaving me out|blocked me|all left|uninvited me|didnt invite me|not invited|never invited|excluded)(?: [a-z]+){0,3}(?: gc| group| chat| party| sleepover|$)',
  '(?:left|leave|made|new|kicked|removed|added|group)(?: [a-z]+){0,4} (?:gc|group chat|chat)(?: [a-z]+){0,6} (?:me|i|im)',
  '(?:call|calls|called|calling|callin)(?: [a-z]+){0,1} me (?:names|a |an |the |fat|ugly|piggy|stupid|weird|gay|retard(?:ed)?|freak|dumb|slut|whore|it|trash|crazy|monster|psycho|loser|[a-z]+ (?:same|like in|every|because|and|at))',
  // Somebody online.
  '(?:online|gaming|game|internet|discord|roblox|snap|texting|chatting|dms?|insta|fortnite|xbox|tiktok)(?: [a-z0-9]+){0,12} (?:how old|older than|really (?:is )?[0-9]+|is [0-9]+|real age|real name|keep it (?:private|secret)|secret|meet|gift|gifts|skins|robux|v ?bucks|money|address|who (?:he|she|they) says?|pic|weird|creepy|uncomfortable|my age|alone|video|wont show)',
  '(?:guy|man|person|friend|boy|girl|someone|stranger|he|she|adult|teacher|coach)(?: [a-z]+){0,6} (?:wont tell|wont say|never says?|buys? me|gives? me|gave me|sends? me|messages me|texts me|keeps texting|keeps messaging)(?: [a-z]+){0,12} (?:old|age|skins|robux|gifts?|money|private|secret|late|night|meet|alone|things|every day|creepy|weird|uncomfortable)',
  '(?:makes?|making|made|feel|feels|feeling)(?: me)?(?: feel)? (?:uncomfortable|unsafe|weird inside|gross|creepy|dirty)(?: [a-z]+){0,4} (?:when|around|touch|hugs?|looks?|stares?|comments?|he|she|alone)',
  '(?:he|she|guy|teacher|coach|uncle|man|someone|boss)(?: [a-z]+){0,5} (?:stares? at (?:me|my)|comments? on my body|hugs? me too|stands too close|watch(?:es)? me (?:change|shower|sleep|undress)|says im (?:pretty|mature|sexy|hot)|mature for my age|asks? if im (?:alone|a virgin)|wants? to be alone|alone with me|keeps hugging|kissed me|kisses me|asked me to (?:kiss|sit))',
]

/** Being hurt, touched, threatened, left without care or lured by others; also when it happens to somebody near. */
export const dangerFromOthers: Pattern[] = [
  ...patterns('unsafe', 'clear', clear),
  ...patterns('unsafe', 'possible', possible),
]
