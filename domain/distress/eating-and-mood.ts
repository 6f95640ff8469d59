import { type Pattern, patterns } from './pattern.ts'

const meal = '(?:food|meals?|lunch|dinner|breakfast|supper|snacks?|anything|what i ate)'
const body =
  '(?:body|weight|stomach|thighs?|arms|face|legs|belly|how i look|the way i look|my reflection|the mirror)'

const eatingClear = [
  '(?:make|makes|made|making|force|forced|forcing|trying to make|want to make) myself (?:to )?(?:throw up|puke|vomit|sick|purge|barf|gag)',
  '(?:throw|throws|threw|throwing|puke|puked|puking|vomit|vomiting|barf|barfing) (?:it |my food |my lunch |dinner |lunch )?(?:all )?(?:up )?(?:it |everything |my food )?(?:i eat|i ate|on purpose|after (?:i eat|eating|every|each|dinner|lunch|meals?|meal)|every time i eat|what i (?:ate|eat)|so i (?:dont|wont|can))',
  '(?:i|ive|im|been|started|keep|stop)(?: [a-z]+){0,3} (?:purge|purging|purged|binging|bingeing|binge|chew and spit)',
  '(?:i|ive|im|taking|take|took|been|buy|bought|on|using)(?: [a-z]+){0,4} (?:laxatives?|diet pills?|water pills|ozempic)',
  '(?:starv(?:e|es|ing|ed)) myself',
  `(?:i|ive|im|havent|have not|didnt)(?: [a-z]+){0,4} (?:havent|have not|not|let|havent let|wont let|cant let|dont let|stopped letting|refuse to let)(?: [a-z]+){0,1} myself (?:eat|have|swallow|keep|finish)`,
  `(?:i|ive|im|havent|we)(?: [a-z]+){0,3} (?:have not|havent|not|dont|didnt|stopped|refuse to|refusing to|quit|barely|hardly|only|cant)(?: [a-z]+){0,2} (?:eat|eaten|eating|ate|had|swallowed)(?: [a-z0-9]+){0,5} (?:in|for|since|day|a day|this week|all week)(?: [a-z0-9]+){0,2} (?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on purpose|calories|meals?|apple)`,
  '(?:stopped|quit|stop) eating(?= (?:because|so|and|to|after|when|since|on|again|but|for|lunch|at)|$)(?<=(?:i|ive|im|we)(?: [a-z]+){0,4} (?:stopped|quit|stop) eating)',
  `(?:skip|skips|skipping|skipped|hide|hiding|hid|flush|flushing|throw away|throwing away|throw out|give away|spit out)(?: [a-z]+){0,3} ${meal}(?: [a-z]+){0,8} (?:thin|thinner|skinny|skinnier|fat|weight|lose|pounds|calories|abs|prom|every day|for days|all week|so no one|so my|see|know)`,
  '(?:eat|eating|ate|allow|allowed|allowing|only|under|limit|limiting)(?: [a-z]+){0,4} [0-9]{2,4} (?:calories|cals?|kcal)',
  '[0-9]{2,3} (?:calories|cals?) (?:a|per|each|every) day',
  '(?:i|im|ive|think i|have|got|become|becoming|being)(?: [a-z]+){0,4} (?:anorexi[ac]|bulimi[ac]|an eating disorder|anorexia|bulimia|pro ana|thinspo)',
  '(?:weighs?|weighed|weighing) (?:me|myself)(?: [a-z0-9]+){0,2} (?:each|every|all|times|before|in front|a day|daily)',
  'no (?:dinner|food|lunch|breakfast|eating|meals)(?: [a-z]+){0,2} (?:if|until|unless|when)(?: [a-z]+){0,4} (?:number|scale|weigh|weight|pounds|lose|thin|fat|gain|perfect|grades?)',
  '(?:lose|lost|losing|drop)(?: [a-z]+){0,2} [0-9]+ (?:pounds|lbs|kg)(?: [a-z]+){0,8} (?:not enough|still fat|more|by not|fast|in a (?:week|month)|without|dizzy|faint)',
  '(?:faint|fainted|fainting|pass out|passed out|passing out|dizzy)(?: [a-z]+){0,6} (?:not eating|didnt eat|dont eat|havent eaten|hungry|skipped|fasting|no food)',
  '(?:not|havent|dont|skip|skipped|stop|stopped)(?: [a-z]+){0,4} (?:eat|eaten|eating)(?: [a-z]+){0,6} (?:so i (?:can|will|get)|to (?:be|get|lose|fit|look)|until im|till im)(?: [a-z]+){0,3} (?:thin|skinny|skinnier|weight|small|smaller|fit|pretty|perfect|model)',
  '(?:afraid|scared|terrified) (?:of|to)(?: [a-z]+){0,2} (?:food|eat|eating|gain|gaining weight)',
]

const eatingPossible = [
  '(?:feel|feels|felt|am|im|get)(?: [a-z]+){0,2} (?:disgusting|gross|guilty|fat|ashamed|bad|sick|huge|out of control)(?: [a-z]+){0,3} (?:after|when|if|whenever|every time|for)(?: [a-z]+){0,2} (?:i )?(?:eat|ate|eating|food|dinner|lunch|meal)',
  'how (?:few|many|little|less|much)(?: [a-z]+){0,2} (?:calories|cals?|pounds|weight)(?: [a-z]+){0,6}(?: to| too| few| lose| burn| can i| should i| safe| before| without| enough|$)',
  '(?:how|ways?|tips|trick|tricks|best way)(?: [a-z]+){0,4} (?:lose weight|get skinny|get thin|be skinny|stop being hungry|not be hungry|stop eating|eat less|ignore (?:hunger|being hungry)|burn fat|throw up|make yourself throw up|hide (?:food|that i))',
  '(?:im|i am|i look|i feel|i look like|feel like|look like|being|because im|think im|says im|said im|call me|called me)(?: [a-z]+){0,3} (?:fat|huge|a pig|a whale|a cow|pig|whale|cow|obese|chubby|disgusting|ugly|hideous|gross|a monster)(?= |$)(?! (?:in math|at this|at math|chance|font|laugh|cat|fingere?d?))',
  `(?:hate|hates|hating|cant stand|cant look at|disgusted by|ashamed of|embarrassed by|avoid)(?: [a-z]+){0,2} (?:my |the )?${body}(?= |$)(?<=(?:my|mirror|reflection|look)(?: [a-z]+){0,2})`,
  '(?:i|im|ive|want|wish|need|have|trying)(?: [a-z]+){0,4} (?:to be |to get |be |get |was |were )(?:skinny|thin|skinnier|thinner|smaller|lighter|flat)',
  '(?:skip|skips|skipping|skipped|hide|hiding)(?: [a-z]+){0,2} (?:meals?|lunch|dinner|breakfast|food)(?= |$)(?<=(?:i|im|ive|been|keep|started|to)(?: [a-z]+){0,4})',
  '(?:dont|not|never|doesnt|didnt) (?:deserve|want|feel like|like|let myself|allowed)(?: to)? (?:eat|eating|food)(?= |$)(?<=(?:i|im|ive)(?: [a-z]+){0,5})',
  '(?:count|counting|counts|obsessed with|track|tracking)(?: [a-z]+){0,3} (?:calories|cals?|every bite|my weight|what i eat)',
  '(?:cant|dont know how to) stop (?:eating|weighing|exercising|working out|running)',
  '(?:gained|gain|gaining) (?:weight|[0-9]+ (?:pounds|lbs))(?<=(?:i|im|ive)(?: [a-z]+){0,4} (?:gained|gain|gaining)(?: [a-z0-9]+){1,2})',
]

const self =
  '(?:worthless|useless|hopeless|unlovable|unwanted|unloved|pathetic|disgusting|a (?:burden|failure|mistake|waste|disappointment|freak|joke|ghost|loser|monster|problem|nobody|bad kid|bad person)|the problem|nothing|garbage|trash|broken|damaged|empty|numb|dead inside|invisible|trapped|drowning|alone|all alone|so alone|lonely|the loneliest|not good enough|never good enough|not enough|not okay|not ok|not fine|falling apart|breaking|losing it|done|a burden)'

const despair =
  '(?:worthless|hopeless|numb|unbearable|suffocating|trapped|invisible|unloved|unwanted|a burden|ashamed|terrified|depressed|miserable|unsafe|abandoned|rejected|hated|bullied|humiliated|shattered|desperate|unlovable|suicidal|in (?:so much|a lot of|constant) pain|so much pain|self loathing|nightmares|flashbacks|overwhelmed by everything|an outcast)'

const mood = [
  `(?:i|im|ive|id|me|my)(?: [a-z]+){0,6} ${despair}(?= |$)(?! (?:by (?:the|this|these) (?:words|poem|vocab|homework|question)|in (?:minecraft|math|this game)|romantic|ink|at (?:math|english|this|poetry)))`,
  '(?:wish|want|need)(?: [a-z]+){0,1} (?:someone|anyone|people|my [a-z]+)(?: [a-z]+){0,2} (?:notice|noticed|see|care|cared|listen|help|save|love|want|believe|hear|understand)(?:ed)? ?(?:me|about me|what|how|that)',
  '(?:hits?|hitting|cuts?|is|was|feels?) (?:a (?:little|bit) )?(?:too |so )?(?:close to home|home|too real|too personal|personal|close)(?= |$)(?<=(?:close to home|hits? (?:too |so )?(?:hard|home|close)|too real|too personal))',
  `(?:im|i am|ive been|i feel like im|feel like im|i know im|being|because im|think im|told me im|says im|said im|makes? me feel like im|im such|im just|i was always) (?:such |always |all |so |a complete |a total |a big )?${self}(?= (?:and|to|but|because|anymore|with|inside|in (?:this|my|the) (?:world|life|family|house)|all|without|for everyone|at (?:school|home)|like|every|of|now|as|since|or|again|no)|$)(?! (?:with (?:my|the|this|it|part|question|number|paragraph|homework|reading|chapter|that|these|app)|(?:in|at) (?:math|english|poetry|reading|this|grammar|spelling)|like (?:a )?(?:wet|the noodle)|of (?:homework|time)|to (?:this|the)))(?<!\\bim done)(?<!because im alone)`,
  '(?:im|i am)(?: so)? done with (?:everything|life|it all|people|trying|everyone|being|living|this life|myself)',
  `(?:i )?(?:feel|feels|feeling|felt)(?: [a-z]+){0,2} (?:empty|numb|hopeless|worthless|useless|trapped|dead inside|invisible|unwanted|unloved|broken|lost all|suffocat(?:ed|ing)|drowning|like (?:nothing|a burden|trash|garbage|giving up|no one|dying|screaming|im drowning|im dying|i dont (?:matter|belong|exist)|im not (?:real|here|enough)|everyone hates|disappearing|crying|a failure|a mistake|a ghost|theres no)|like im (?:in the way|nothing|alone|a burden|invisible|trapped|broken|falling)|so alone|all alone|alone|like a (?:burden|failure|mistake|ghost|waste|freak|monster|loser)|no hope|nothing anymore|nothing at all|down all|sad (?:all the time|every day|for no reason|for weeks)|like nothing matters)(?= |$)(?<=(?:i|im|ive|me|been|always|and|so)(?: [a-z]+){0,9})(?! (?:or (?:sad|proud|angry|brave)))`,
  '(?:i )?(?:hate|despise|cant stand) (?:myself|my life|being me|being alive|living|who i am|everything about (?:me|myself)|waking up|me|existing|my existence|being here)(?= |$)(?<=(?:i|and|so|just|that|why do i)(?: [a-z]+){0,2} (?:hate|despise|cant stand) [a-z ]{2,24})',
  '(?:i|im|ive|we)(?: [a-z]+){0,2} (?:cant|can not|cannot|dont know (?:how|if i can)|not able to|dont think i can|barely|unable to|couldnt)(?: [a-z]+){0,2} (?:do (?:this|it|life) (?:anymore|any longer|much longer|by myself)|take (?:it|this|anymore|much more|any more)|go on|keep (?:going|doing this|living|pretending|it together|this up)|cope|handle (?:it|life|this) anymore|live like this|stop crying|get out of bed|breathe|hold on|survive|deal with (?:it|life|this|anything) anymore|fight anymore|pretend anymore|function|feel anything)(?= |$)(?! (?:with the|to the next|in the part|this essay))',
  '(?:cry|crying|cried|cries|bawl|sob|sobbing)(?: [a-z]+){0,3} (?:every (?:night|day|morning|time i)|all (?:night|day|the time)|myself to sleep|to sleep|in (?:the|my) (?:bathroom|shower|closet|room|stall|car)|for no reason|and (?:dont know|cant stop)|for hours|alone|at night|a lot lately|and no one)(?<=(?:i|im|ive|cant stop|me|keep|been)(?: [a-z]+){0,12})',
  'cant stop crying',
  '(?:isnt|not|nothing|no|dont have|dont see|never|without)(?: [a-z]+){0,2} (?:look forward to|looking forward to|live for|way forward|way out|future|hope(?: left| anymore| for me)|get(?:ting|s)? better|matters?(?: anymore| to me)?|makes me happy|to live|feels (?:real|good|fun)|fun anymore|future for me|good ever happens|left for me|left in me|point anymore)(?= |$)(?! (?:for the|in the (?:poem|story|book|novel)|of the|is the))(?<!no future)(?<!no hope)',
  '(?:its|this is|everything is|everythings|it is|thats|all|always)(?: [a-z]+){0,1} (?:my fault|hopeless|pointless|falling apart|ruined because of me)(?= |$)',
  '(?:everything|anything|all) i (?:touch|do|try|say)(?: [a-z]+){0,2} (?:wrong|bad|ruined|breaks|fails|dies|worse|a mess)',
  '(?:i )?(?:ruin|ruined|mess up|messed up) everything',
  '(?:want to|going to|ready to|feel like|might|about to|just|wanna|i) (?:give up|giving up|quit) (?:on )?(?:everything|life|myself|everyone|trying|completely|all of it|for good)',
  `(?:my|our) (?:[a-z]+ ){0,2}(?:dad|mom|parents?|brother|sister|grandpa|grandma|uncle|aunt|cousin|friend|grandmother|grandfather|stepdad|stepmom|teacher|boyfriend|girlfriend|baby (?:brother|sister)|nana|abuel[oa]|twin|coach)(?: [a-z]+){0,4} (?:died|passed away|passed|dying|is dead|got (?:killed|shot|deported)|has cancer|has (?:stage|weeks|months)|was (?:killed|murdered|shot)|is in (?:the hospital|hospice|a coma)|got taken|funeral|gone forever)(?= |$)(?! (?:in (?:minecraft|fortnite|roblox|the game)|the (?:ball|salt|test)|me the|his test|her test))`,
  '(?:since|after|when) (?:my|our|he|she) (?:[a-z]+ ){0,3}(?:died|passed|passed away|left us|got killed)',
  '(?:i|id|ill)(?: [a-z]+){0,2} (?:miss|missing)(?: [a-z]+){0,4} (?:so much it hurts|died|dead|in heaven|cant sleep|cant eat|every night|hurts)',
  '(?:i|im|ive)(?: [a-z]+){0,3} (?:dont care|stopped caring|no longer care)(?: [a-z]+){0,2} (?:about (?:anything|my life|myself|living)|what happens to me|if i (?:live|die|wake|make it|get hurt)|anymore|if anything happens)',
  '(?:dont|not|never|doesnt) (?:matter|belong)(?: [a-z]+){0,2}(?= (?:anywhere|to (?:anyone|anybody|no one|them|my)|here|anymore|in this|at home)|$)(?<=(?:i|me|my life|what i [a-z]+)(?: [a-z]+){0,2} (?:dont|not|never|doesnt) (?:matter|belong)(?: [a-z]+){0,2})',
  '(?:something|whats|what is) wrong with me(?= |$)(?<!anything wrong with me)',
  '(?:need|want|have|wish)(?: [a-z]+){0,4} (?:help|someone to talk to|to talk to someone|someone to listen|somebody to)(?: [a-z]+){0,3} (?:but|bad|real|now|about my life|im scared|not with|and no one|anyone|right now)?(?<=(?:help (?:but|bad|im scared|not with|right now)|someone to talk to|to talk to someone|someone to listen|wish (?:i|someone)[a-z ]{0,20}))',
  '(?:im|i am)(?: so)? (?:depressed|so depressed)|(?:my|have|got|think i have) (?:depression|anxiety attacks?|panic attacks?)|panic attacks?(?= (?:every|at|before|in|all|and))',
  '(?:havent|cant|dont|not|barely)(?: [a-z]+){0,2} (?:sleep|slept|sleeping|left my (?:bed|room)|leave my (?:bed|room)|showered|gotten out of bed)(?: [a-z]+){0,2} (?:in|for|because|since|anymore|at night|at all)(?: [a-z]+){0,4} ?(?:days|weeks|nightmares|thoughts|scared|cry|hear|what happened)?(?<=(?:i|ive|im)(?: [a-z]+){0,12}(?:days|weeks|nightmares|thoughts|scared|cry|hear|what happened|anymore))',
  '(?:i|id)(?: [a-z]+){0,2} (?:wish|want)(?: [a-z]+){0,2} (?:someone|anyone|my [a-z]+|they|he|she)(?: [a-z]+){0,2} (?:loved|love|liked|wanted|cared about|care about|noticed|saw|hug(?:ged)?) me',
  '(?:numb|empty|nothing) (?:inside|all the time|every day|for (?:weeks|months))',
  '(?:dont|cant) feel (?:anything|happy|like myself|real|like a person)(?: anymore)?(?<=(?:i|im)(?: [a-z]+){0,2} (?:dont|cant) feel [a-z ]{2,24})',
  '(?:alone|lonely)(?= (?:all the time|every day|at school|in (?:this|my)|and no|since|anymore|with)|$)(?<=(?:im|i feel|i am|ive been|i am so|always|me feel)(?: [a-z]+){0,3} (?:alone|lonely))',
]

/** Eating that hurts. */
export const eating: Pattern[] = [
  ...patterns('eating', 'clear', eatingClear),
  ...patterns('eating', 'possible', eatingPossible),
]

/** Grief, hopelessness and contempt of oneself: never clear on their own. */
export const lowMood: Pattern[] = patterns('self-harm', 'possible', mood)
