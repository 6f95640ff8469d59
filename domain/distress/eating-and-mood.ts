import { type Pattern, patterns } from './pattern.ts'

const meal = '(?:food|meals?|lunch|dinner|breakfast|supper|snacks?|anything|what i ate)'
const body =
  '(?:body|weight|stomach|thighs?|arms|face|legs|belly|how i look|the way i look|my reflection|the mirror)'

const eatingClear = [
  '(?:make|makes|made|making|force|forced|forcing|trying to make|want to make) myself (?:to )?(?:throw up|puke|vomit|sick|purge|barf|gag)',
  '(?:throw|throws|threw|throwing|puke|puked|puking|vomit|vomiting|barf|barfing) (?:it |my food |my lunch |dinner |lunch )?(?:all )?(?:up )?(?:it |everything |my food )?(?:i eat|i ate|on purpose|after (?:i eat|eating|every|each|dinner|lunch|meals?|meal)|every time i eat|what i (?:ate|eat)|so i (?:dont|wont|can))',
  '(?:i|ive|im|been|started|keep|stop)(?: [a-z]+){0,3} (?:purge|purging|purged|binging|bingeing|binge|chew and spit)',
  '(?:starv(?:e|es|ing|ed)) myself',
  `(?:i|ive|im|havent|we)(?: [a-z]+){0,3} (?:have not|havent|not|dont|didnt|stopped|refuse to|refusing to|quit|barely|hardly|only|cant)(?: [a-z]+){0,2} (?:eat|eaten|eating|ate|had|swallowed)(?: [a-z0-9]+){0,5} (?:in|for|since|day|a day|this week|all week)(?: [a-z0-9]+){0,2} (?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on purpose|calories|meals?|apple)`,
  {
    words:
      '(?:stopped|quit|stop) eating(?= (?:because|so|and|to|after|when|since|on|again|but|for|lunch|at)|$)',
    upTo: '(?:i|ive|im|we)(?: [a-z]+){0,4} (?:stopped|quit|stop) eating',
  },
  `(?:skip|skips|skipping|skipped|hide|hiding|hid|flush|flushing|throw away|throwing away|throw out|give away|spit out)(?: [a-z]+){0,3} ${meal}(?: [a-z]+){0,8} (?:thin|thinner|skinny|skinnier|fat|weight|lose|pounds|calories|abs|prom|every day|for days|all week|so no one|so my|see|know)`,
  '(?:eat|eating|ate|allow|allowed|allowing|only|under|limit|limiting)(?: [a-z]+){0,4} [0-9]{2,4} (?:calories|cals?|kcal)',
  '(?:i|im|ive|think i|have|got|become|becoming|being)(?: [a-z]+){0,4} (?:anorexi[ac]|bulimi[ac]|an eating disorder|anorexia|bulimia|pro ana|thinspo)',
  '(?:weighs?|weighed|weighing) (?:me|myself)(?: [a-z0-9]+){0,2} (?:each|every|all|times|before|in front|a day|daily)',
  '(?:afraid|scared|terrified) (?:of|to)(?: [a-z]+){0,2} (?:food|eat|eating|gain|gaining weight)',
]

const eatingPossible = [
  '(?:im|i am|i look|i feel|i look like|feel like|look like|being|because im|think im|says im|said im|call me|called me)(?: [a-z]+){0,3} (?:fat|huge|a pig|a whale|a cow|pig|whale|cow|obese|chubby|disgusting|ugly|hideous|gross|a monster)(?= |$)(?! (?:in math|at this|at math|chance|font|laugh|cat|fingere?d?))',
  {
    words: `(?:hate|hates|hating|cant stand|cant look at|disgusted by|ashamed of|embarrassed by|avoid)(?: [a-z]+){0,2} (?:my |the )?${body}(?= |$)`,
    upTo: '(?:my|mirror|reflection|look)(?: [a-z]+){0,2}',
  },
  '(?:i|im|ive|want|wish|need|have|trying)(?: [a-z]+){0,4} (?:to be |to get |be |get |was |were )(?:skinny|thin|skinnier|thinner|smaller|lighter|flat)',
  {
    words:
      '(?:skip|skips|skipping|skipped|hide|hiding)(?: [a-z]+){0,2} (?:meals?|lunch|dinner|breakfast|food)(?= |$)',
    upTo: '(?:i|im|ive|been|keep|started|to)(?: [a-z]+){0,4}',
  },
  {
    words:
      '(?:dont|not|never|doesnt|didnt) (?:deserve|want|feel like|like|let myself|allowed)(?: to)? (?:eat|eating|food)(?= |$)',
    upTo: '(?:i|im|ive)(?: [a-z]+){0,5}',
  },
]

const self =
  '(?:worthless|useless|hopeless|unlovable|unwanted|unloved|pathetic|disgusting|a (?:burden|failure|mistake|waste|disappointment|freak|joke|ghost|loser|monster|problem|nobody|bad kid|bad person)|the problem|nothing|garbage|trash|broken|damaged|empty|numb|dead inside|invisible|trapped|drowning|alone|all alone|so alone|lonely|the loneliest|not good enough|never good enough|not enough|not okay|not ok|not fine|falling apart|breaking|losing it|done|a burden)'

const despair =
  '(?:worthless|hopeless|numb|unbearable|suffocating|trapped|invisible|unloved|unwanted|a burden|ashamed|terrified|depressed|miserable|unsafe|abandoned|rejected|hated|bullied|humiliated|shattered|desperate|unlovable|suicidal|in (?:so much|a lot of|constant) pain|so much pain|self loathing|nightmares|flashbacks|overwhelmed by everything|an outcast)'

const mood = [
  `(?:i|im|ive|id|me|my)(?: [a-z]+){0,6} ${despair}(?= |$)(?! (?:by (?:the|this|these) (?:words|poem|vocab|homework|question)|in (?:minecraft|math|this game)|romantic|ink|at (?:math|english|this|poetry)))`,
  {
    words: `(?:im|i am|ive been|i feel like im|feel like im|i know im|being|because im|think im|told me im|says im|said im|makes? me feel like im|im such|im just|i was always) (?:such |always |all |so |a complete |a total |a big )?${self}(?= (?:and|to|but|because|anymore|with|inside|in (?:this|my|the) (?:world|life|family|house)|all|without|for everyone|at (?:school|home)|like|every|of|now|as|since|or|again|no)|$)(?! (?:with (?:my|the|this|it|part|question|number|paragraph|homework|reading|chapter|that|these|app)|(?:in|at) (?:math|english|poetry|reading|this|grammar|spelling)|like (?:a )?(?:wet|the noodle)|of (?:homework|time)|to (?:this|the)))`,
    notUpTo: '\\bim done|because im alone',
  },
  '(?:im|i am)(?: so)? done with (?:everything|life|it all|people|trying|everyone|being|living|this life|myself)',
  {
    words: `(?:i )?(?:feel|feels|feeling|felt)(?: [a-z]+){0,2} (?:empty|numb|hopeless|worthless|useless|trapped|dead inside|invisible|unwanted|unloved|broken|lost all|suffocat(?:ed|ing)|drowning|like (?:nothing|a burden|trash|garbage|giving up|no one|dying|screaming|im drowning|im dying|i dont (?:matter|belong|exist)|im not (?:real|here|enough)|everyone hates|disappearing|crying|a failure|a mistake|a ghost|theres no)|like im (?:in the way|nothing|alone|a burden|invisible|trapped|broken|falling)|so alone|all alone|alone|like a (?:burden|failure|mistake|ghost|waste|freak|monster|loser)|no hope|nothing anymore|nothing at all|down all|sad (?:all the time|every day|for no reason|for weeks)|like nothing matters)(?= |$)(?! (?:or (?:sad|proud|angry|brave)))`,
    upTo: '(?:i|im|ive|me|been|always|and|so)(?: [a-z]+){0,9}',
  },
  {
    words:
      '(?:i )?(?:hate|despise|cant stand) (?:myself|my life|being me|being alive|living|who i am|everything about (?:me|myself)|waking up|me|existing|my existence|being here)(?= |$)',
    upTo: '(?:i|and|so|just|that|why do i)(?: [a-z]+){0,2} (?:hate|despise|cant stand) [a-z ]{2,24}',
  },
  '(?:i|im|ive|we)(?: [a-z]+){0,2} (?:cant|can not|cannot|dont know (?:how|if i can)|not able to|dont think i can|barely|unable to|couldnt)(?: [a-z]+){0,2} (?:do (?:this|it|life) (?:anymore|any longer|much longer|by myself)|take (?:it|this|anymore|much more|any more)|go on|keep (?:going|doing this|living|pretending|it together|this up)|cope|handle (?:it|life|this) anymore|live like this|stop crying|get out of bed|breathe|hold on|survive|deal with (?:it|life|this|anything) anymore|fight anymore|pretend anymore|function|feel anything)(?= |$)(?! (?:with the|to the next|in the part|this essay))',
  {
    words:
      '(?:cry|crying|cried|cries|bawl|sob|sobbing)(?: [a-z]+){0,3} (?:every (?:night|day|morning|time i)|all (?:night|day|the time)|myself to sleep|to sleep|in (?:the|my) (?:bathroom|shower|closet|room|stall|car)|for no reason|and (?:dont know|cant stop)|for hours|alone|at night|a lot lately|and no one)',
    upTo: '(?:i|im|ive|cant stop|me|keep|been)(?: [a-z]+){0,12}',
  },
  'cant stop crying',
  {
    words:
      '(?:isnt|not|nothing|no|dont have|dont see|never|without)(?: [a-z]+){0,2} (?:look forward to|looking forward to|live for|way forward|way out|future|hope(?: left| anymore| for me)|get(?:ting|s)? better|matters?(?: anymore| to me)?|makes me happy|to live|feels (?:real|good|fun)|fun anymore|future for me|good ever happens|left for me|left in me|point anymore)(?= |$)(?! (?:for the|in the (?:poem|story|book|novel)|of the|is the))',
    notUpTo: 'no future|no hope',
  },
  `(?:my|our) (?:[a-z]+ ){0,2}(?:dad|mom|parents?|brother|sister|grandpa|grandma|uncle|aunt|cousin|friend|grandmother|grandfather|stepdad|stepmom|teacher|boyfriend|girlfriend|baby (?:brother|sister)|nana|abuel[oa]|twin|coach)(?: [a-z]+){0,4} (?:died|passed away|passed|dying|is dead|got (?:killed|shot|deported)|has cancer|has (?:stage|weeks|months)|was (?:killed|murdered|shot)|is in (?:the hospital|hospice|a coma)|got taken|funeral|gone forever)(?= |$)(?! (?:in (?:minecraft|fortnite|roblox|the game)|the (?:ball|salt|test)|me the|his test|her test))`,
  '(?:since|after|when) (?:my|our|he|she) (?:[a-z]+ ){0,3}(?:died|passed|passed away|left us|got killed)',
  '(?:numb|empty|nothing) (?:inside|all the time|every day|for (?:weeks|months))',
  {
    words: '(?:dont|cant) feel (?:anything|happy|like myself|real|like a person)(?: anymore)?',
    upTo: '(?:i|im)(?: [a-z]+){0,2} (?:dont|cant) feel [a-z ]{2,24}',
  },
  {
    words:
      '(?:alone|lonely)(?= (?:all the time|every day|at school|in (?:this|my)|and no|since|anymore|with)|$)',
    upTo: '(?:im|i feel|i am|ive been|i am so|always|me feel)(?: [a-z]+){0,3} (?:alone|lonely)',
  },
]

/** Eating that hurts. */
export const eating: Pattern[] = [
  ...patterns('eating', 'clear', eatingClear),
  ...patterns('eating', 'possible', eatingPossible),
]

/** Grief, hopelessness and contempt of oneself: never clear on their own. */
export const lowMood: Pattern[] = patterns('self-harm', 'possible', mood)
