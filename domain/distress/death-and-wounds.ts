import { gap, type Pattern, patterns, someoneNear } from './pattern.ts'

const intention =
  '(?:want|wanted|wish|need|plan|planned|planning|hope|hoping|decided|ready|rather|going|try|tried|trying|tempted|love|like|prefer|ought|have|about|deserve|meant|begging|praying|pray|afraid ill|scared ill|scared i will|considered|considering|close)(?: to)?'
const thoughts =
  '(?:think|thinks|thinking|thought|thoughts|fantasi[sz]e|fantasi[sz]ing|dream|dreaming|daydream|daydreaming|imagine|imagining|obsessed|urge|urges|feel like|felt like|feeling like|voices?)(?: (?:is|are|keep|kept|telling|tell|says?|me|of|about|to|on|with|its|like))*'
const harmBase =
  '(?:kill|hurt|cut|harm|hang|shoot|stab|drown|burn|starve|poison|injure|scratch|choke|strangle|bruise|punish|hit|punch|bite|slap|end)'
const harmForm =
  '(?:kill(?:ed|ing)?|hurt(?:ing)?|cut(?:ting|ted)?|harm(?:ed|ing)?|hang(?:ed|ing)?|hung|shoot(?:ing)?|shot|stab(?:bed|bing)?|drown(?:ed|ing)?|burn(?:ed|t|ing)?|poison(?:ed|ing)?|injur(?:ed|ing)|scratch(?:ed|ing)?|chok(?:ed|ing)|strangl(?:ed|ing)|punch(?:ed|ing)?|hit(?:ting)?|bit(?:ing)?|bite|slap(?:ped|ping)?|bruis(?:ed|ing))'
const skin = '(?:arms?|wrists?|legs?|thighs?|hips?|skin|stomach|body|ankles?|shoulders?|forearms?)'
const drugs =
  '(?:pills?|meds?|medicines?|medications?|tablets?|advils?|tylenols?|ibuprofens?|aspirins?|paracetamols?|benadryls?|melatonins?|sleeping pills?|antidepressants?|bleach|xanax|nyquil|acetaminophens?|adderalls?|painkillers?|drugs)'
const notHyperbole =
  '(?! (?:of|from|laughing|inside|with laughter|on the inside|on that|for that|over this|over that|reading|studying|for [0-9]+ (?:seconds|minutes)|if (?:i have|she|he|they|we|this|mr|ms)|when (?:mr|ms|mrs|she|he|they|we|you|i (?:have|read|see|hear|get|saw))|because (?:of )?(?:this|the|that)))'

const dying = `(?:die|be dead|stop existing|not exist|cease to exist|not be alive|not be here anymore|not wake up|never wake up|end (?:it|it all|everything|my (?:own )?life|things)|ending (?:it|it all|everything|my (?:own )?life|things)|kill myself|dying|death|suicide|killing myself|overdose|overdosing|od|jump(?:ing)? off|take my (?:own )?life|taking my (?:own )?life|hang myself|get hit by a (?:car|bus|truck|train)|go to heaven|be in heaven)`

/** "Cross my heart and hope to die" is a promise. */
const crossed = 'my heart and hope to die'

const clear = [
  // A wish, a plan or a thought of one's own death.
  {
    words: `(?:i|im|ive|id|ill|and|just|so)${gap(4)} ${intention} (?:to )?(?:just )?${dying}${notHyperbole}`,
    notUpTo: crossed,
  },
  {
    words: `(?:i|im|ive|my|the|these|having|have|keep|cant stop|been|some|dark|about)${gap(4)} ${thoughts} ${dying}${notHyperbole}`,
    notUpTo: crossed,
  },
  `(?:die|dying|death|suicide|ending it|killing myself)${gap(4)} (?:on|in|through) my (?:mind|head)`,
  '(?:i|im|ive) (?:been |so |feeling |feel |felt |am |getting |having |had |have |pretty ){0,3}suicidal(?: (?:thoughts|ideas|feelings))?',
  '(?:i|ive|my) (?:have |had |own |first |last |almost |nearly |already |failed |once |before ){0,3}(?:attempt(?:ed)?|tried) (?:at )?(?:suicide|to (?:die|od|overdose))',
  'my (?:own )?(?:suicide|attempt)(?: (?:note|plan|attempt|letter|date))?',
  '(?:i|im|ill|id) (?:will |going to |might |should |could |gotta |ready to |about to |plan to ){0,2}(?:kill myself|end it(?: all)?|end my (?:own )?life|take my (?:own )?life|commit suicide|overdose|od|do it)(?= (?:tonight|tomorrow|soon|today|now|this|after|before|when|on|one day|some ?day|anymore|for)|$)',
  `(?:ill|i|im going to|i will) (?:be )?(?:dead|gone|not be here|wont be (?:here|alive|around))${gap(2)} (?:tonight|tomorrow|soon|by|next|anymore|this|before|in the morning|when you|monday|friday)`,
  '(?:i|im|ive)(?: (?:dont|do not|no longer|never|didnt|cant|wouldnt|not|wont|havent|stopped|barely)){1,2}(?: [a-z]+){0,1} (?:want|wanting|wanted|wish|care|deserve|like|feel like|plan|hope|see myself|see a reason|have a reason|any reason)(?: (?:to|myself|about))?(?: (?:keep|be|go on|continue))?(?: (?:living|live|alive|existing|exist|wake up|waking up|being alive|be here anymore|here anymore|be on (?:this )?(?:earth|planet)|be in this world|breathe|breathing|make it to|see tomorrow|turn [0-9]+|going anymore))',
  'dont want to (?:live|be alive|exist|wake up|be here anymore|be alive anymore)',
  '(?:i|id|ill) (?:wish|wished|hope|hoped|pray|prayed|would rather|rather)(?: that)?(?: i| god would| someone would| a (?:car|bus|truck)| the (?:bus|car|plane)| it)?(?: (?:was|were|would|could|had|had been|could be|might|will|get|got|just|to|be|go|a)){0,3} (?:dead|not alive|never (?:been |got |was |existed|born|wake)|wasnt (?:alive|born|here)|werent (?:alive|born|here)|hadnt been born|didnt (?:exist|wake)|dont wake|not wake|die|never born|kill(?:ed|s)? me|crash(?:es|ed)?|run me over|hit me|take me)',
  'wish(?:ed)? i (?:was|were|had|could)(?: be)?(?: just)? (?:dead|never (?:been |got )?born|not (?:alive|born|exist))',
  {
    words:
      '(?:im|id be|i would be|i be|better if i (?:was|were)|me being) (?:better off )?dead(?= (?:than|to|and|then|already|soon)|$)',
    upTo: 'better off dead|id be dead|i was dead|i were dead|being dead',
  },
  '(?:telling|tell|tells|told|says?|saying|said)(?: [a-z]+){0,3} (?:i|im|me)(?: (?:should|to|need to|is|am|be|would be|id be|better off)){1,3} (?:dead|die|kill myself|kill yourself|not exist)',
  '(?:tells?|told|telling|says?|said|saying|commented|comment|texted|dm|dmed|messaged)(?: [a-z]+){0,2} (?:me|im|to me) (?:to )?(?:go )?(?:kill (?:my|your)self|die)',
  '(?:better|happier|easier|fine|good|relieved|glad)(?: [a-z]+){0,1} (?:off )?(?:without me|if i (?:was|were|died|wasnt|disappeared|didnt exist|never existed)(?: (?:dead|gone|not here|born))?)',
  '(?:if|when|once) i (?:die|died|was dead|were dead|killed myself|overdosed|was no longer here|werent alive|wasnt alive)',
  '(?:want|ready|going|able) to be with (?:her|him|them|my [a-z]+|[a-z]+) (?:again )?(?:in heaven|up there|on the other side|right now)',
  '(?:sleep|fall asleep|go to bed|asleep|close my eyes)(?: [a-z]+){0,3} (?:and|then|but) (?:just )?(?:never|not|dont|wont) (?:have to )?(?:wake|get) up',
  '(?:no|any|a|one) (?:reason|point|purpose) (?:for me |left |why i should )?(?:to|in|of|for) (?:live|living|be alive|being alive|stay alive|exist|existing|keep living|keep going|go on|going on|wake up|continue)',
  '(?:my )?life (?:is not|isnt|aint|is no longer|not) worth (?:it|living)(?= (?:anymore|for me)|$)',
  '(?:writing|wrote|write|written|left|leaving|saying|said|made) (?:my |a |the |out my )?(?:goodbye(?:s| note| letter| letters| notes| video)?|suicide note|will)(?= (?:to|and|for|already|last|because|tonight|in)|$)',
  '(?:after|when|once|before|because|for when|since) (?:im|ill be|i am|i) (?:gone|not here|dead|not around|no longer here)(?= |$)',
  {
    words:
      '(?:picked|chose|chosen|set|know|decided on|planned|found)(?: [a-z]+){0,1} (?:the|a|my|which|what) (?:day|date|method|place|spot|bridge|way|how)(?: [a-z]+){0,2} ?(?:to (?:die|do it|end it|go)|ill do it|im going to do it)?(?= (?:already|too)|$)',
    upTo: '(?:i|ive)(?: [a-z]+){1,12}',
  },
  // Means.
  `(?:i|ive)(?: [a-z]+){0,2} (?:took|swallowed|drank|taken|take|downed|overdosed on|od on|oded on)(?: [a-z]+){0,2} (?:a (?:bunch|lot|ton|handful|bottle|whole bottle|few too many)|too many|too much|all|the whole|the rest|half|extra|a whole|[0-9]+|like [0-9]+|so many|dozens?)(?: [a-z0-9]+){0,4} ${drugs}`,
  `${drugs}(?: [a-z]+){0,3} (?:next to me|beside me|in my hands?|in front of me|ready|hidden|under my|in my (?:drawer|room|bag|backpack|closet|locker)|on my (?:bed|desk)|saved up)`,
  `how (?:many|much) ${drugs}`,
  `(?:die|overdose|od|dead|kill (?:you|someone|a person|me))(?: [a-z]+){0,5} (?:from|of|by|on|with|if|after)(?: [a-z]+){0,6} ${drugs}`,
  // Wounds.
  `(?:i|ive|id|ill|im|to|and|by|from|about|of|keep|start|started|stop|quit|been|like|again|almost|without|not)(?: [a-z]+){0,3} ${harmForm} myself(?! (?:on (?:the|a|some|my) (?:paper|page|can|stove|iron|pan|knife|glass|accident)|laughing|shaving|playing|in (?:gym|pe|soccer|practice|the (?:foot|knee|ankle))|off|some slack|a break|short|a slice|a piece|up|out|cooking|making|on accident|by accident|with laughter|over))`,
  `${harmBase}(?:ing|ting|ning)? myself(?= (?:on purpose|again|when|because|to feel|to cope|every|last|tonight|sometimes|with a|until|till|at|in the|after|before|for|and|too|anymore|or|so|today|since|just)|$)(?! (?:up|off|out|short))`,
  `(?:i|ive|im|my|to|been|started|stop|keep)(?: [a-z]+){0,3} (?:cut|cutting|burn|burning|burned|burnt|scratch|scratched|scratching|slice|sliced|slicing|carve|carved|carving|stab|stabbed|stabbing|pick|picking|bite|biting|bit|hit|hitting|dig|digging)(?: [a-z]+){0,3} my (?:own )?${skin}`,
  `(?:blade|razor|knife|scissors|lighter|needle|pin|glass|sharpener|thumbtack|compass|nails)(?: [a-z]+){0,6} (?:my|on|to|into|across) (?:my )?(?:own )?${skin}`,
  'i cut(?= (?:again|last night|too deep|deep|deeper|to feel|to cope|when i|every night|every day|because|at night|in the bathroom))(?! (?:my hair|my bangs|my nails|my finger))',
  '(?:started|start|been|keep|stop|stopped|quit|back to|relapsed and|addicted to|thinking about|urge to|urges to|want to|need to) (?:cutting|cut|burning|self harm|self harming)(?= (?:again|when|because|since|and|but|too|every|at|in|to|anymore|for|last|this|so)|$)(?! (?:to the|in line|class|the|down on|back on))',
  '(?:i|ive|im|my|clean from|relapsed? (?:on|with|into|and))(?: [a-z]+){0,4} self harm(?:ed|ing|s)?',
  '(?:relapsed|relapsing|relapse)(?= (?:last|again|today|on|with|and|after|this)|$)',
  '(?:see|sees|saw|hide|hiding|hid|hides|cover|covering|notice|noticed|find|found|ask|asked|asking|show|about|of|have|got|with|new|fresh|old|all|bandage|clean)(?: [a-z]+){0,3} (?:my|the|from my|on my) (?:cuts|scars|self harm|slices|burn marks|cut marks|marks on my (?:arms?|wrists?|legs?))',
  `(?:cuts|scars|burns|slices|marks)(?: [a-z]+){0,3} (?:on|all over|up|down) my ${skin}`,
  '(?:i|ive)(?: [a-z]+){0,2} (?:bang|banged|banging|hit|hitting|slam|slammed|smash)(?: [a-z]+){0,1} my head (?:on|against|into|until|so|till)',
  // Somebody near the writer.
  `${someoneNear}(?: [a-z]+){0,10} (?:goodbye|want(?:s|ed)? to (?:die|end it|end (?:her|his|their) life|be dead|kill)|kill(?:ing)? (?:her|him|them)sel(?:f|ves)|cut(?:s|ting)? (?:her|him|them)sel(?:f|ves)|(?:hurt|harm|burn|starv)(?:s|es|ing)? (?:her|him|them)sel(?:f|ves)|is suicidal|suicidal|self harm(?:s|ing)?|overdos(?:e|ed|ing)|took (?:a bunch of|a lot of|too many|some|a bottle of) pills|(?:doesnt|dont|didnt) want to (?:live|be alive|be here|exist|wake up)|(?:goodbye|suicide) (?:note|letter|text|post)|commit suicide|is cutting|been cutting|started cutting|cuts (?:in|at|when|every|on))(?! (?:in (?:the|this) (?:book|story|play|movie|poem)))`,
  `${someoneNear}(?: [a-z]+){0,4} (?:killed (?:her|him|them)sel(?:f|ves)|tried to kill (?:her|him|them)sel(?:f|ves)|took (?:his|her|their) (?:own )?life|committed suicide|died by suicide)(?: [a-z]+){0,12} (?:same|im next|me next|too|want to|going to|join|think about)`,
]

const possible = [
  '(?:want|wanted|need|wish|wishing|waiting for|beg|pray)(?: i)?(?: could)?(?: [a-z]+){0,3} (?:it all|it|this|everything|my life|the pain|the hurting|the noise|my brain|my head|all of it|the thoughts|the voices)(?: all)? (?:to )?(?:just )?(?:stop|end|be over|go away|shut up|be done|quiet|finish)(?= |$)(?! (?:the (?:story|poem|essay)|with a))',
  `${someoneNear}(?: [a-z]+){0,4} (?:killed (?:her|him|them)sel(?:f|ves)|tried to kill (?:her|him|them)sel(?:f|ves)|took (?:his|her|their) (?:own )?life|committed suicide|died by suicide|has scars|had scars)`,
  '(?:i|im|ive)(?: [a-z]+){0,3} dont want to be (?:here|around|me)(?= |$)(?! (?:at (?:school|this)|in (?:this )?class))',
  '(?:wish|want|wanted|going|like|rather|hope|could|ready|wanting|feel like)(?: i| to| could| id| just| would| can){0,3} (?:disappear|disappearing|vanish|vanishing|fade away|be gone|be invisible|not be here|not exist|evaporate|be nothing|be erased|turn off|run away|be someone else|be somebody else|go away forever|leave (?:this world|it all|everything|and never come back)|sleep forever|sleep and sleep|never come back|give up on (?:life|everything|everyone|myself))',
  '(?:if|when) i (?:disappeared|vanished|was gone|were gone|wasnt here|werent here|wasnt around|werent around|left forever|never existed|didnt exist|never came back|stopped existing|ran away|wasnt born)',
  '(?:no one|not anyone|who|would anyone|they wouldnt|wouldnt|nobody|does anyone|no ones?)(?: [a-z]+){0,3} (?:miss|notice|care|cry|cares|noticed)(?: [a-z]+){0,2} (?:me|i|im|if)',
  '(?:whats|what|no|any|see|isnt any|not any|dont see a|dont see the|there any)(?: [a-z]+){0,2} (?:point|reason|use) (?:of|in|to|for)? ?(?:any of (?:it|this)|any of|being|living|life|me|anything|trying(?: anymore)?|going on|it all|everything|existing|existing|this life|getting up|anymore|waking up|tomorrow|alive)',
  '(?:tired|sick|exhausted|over|done)(?: of| with)? (?:breathing|everything|everyone|it all|trying|fighting|pretending|being me|being here|feeling like this|feeling this way|hurting|crying|this life|people|life|living like this|faking)(?= |$)(?! (?:in|about) (?:this|the) (?:book|poem|story))',
  '(?:i )?deserve (?:to )?(?:feel )?(?:pain|the pain|it when|to be punished|bad things|nothing|this)(?= |$)',
  `(?:sleeves|hoodie|sweater|sweatshirt|jacket|long sleeve|bracelets|bandaids|jeans)(?: [a-z0-9]+){0,14} (?:my (?:${skin})|see|ask|questions|notice|hide)`,
  '(?:i|ive|im)(?: [a-z]+){0,3} (?:pull|pulling|rip|ripping) (?:out )?my (?:hair|eyelashes)',
  '(?:i|ive|im)(?: [a-z]+){0,3} (?:punch|punched|punching|kick|hit) (?:the |a )?walls?',
  '(?:i )?(?:dont|wont|cant) (?:think|see|imagine|know if)(?: [a-z]+){0,3} (?:make it|a future|my future|myself (?:growing|getting|being) (?:old|older|up|[0-9]+)|live past|living past|survive|be here)',
]

/** Suicide and wounds by one's own hand; also those of somebody near. */
export const deathAndWounds: Pattern[] = [
  ...patterns('self-harm', 'clear', clear),
  ...patterns('self-harm', 'possible', possible),
]
