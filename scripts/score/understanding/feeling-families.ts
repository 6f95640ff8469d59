/** Plain words of each family of feelings, written for the measure: any of them names the family. */
export const feelingFamilies: Readonly<Record<string, readonly string[]>> = {
  joy: words('happy joyful glad delighted cheerful pleased thrilled overjoyed excited content merry'),
  gratitude: words('grateful thankful touched moved'),
  love: words('loving fond affectionate tender devoted caring in-love'),
  pride: words('proud'),
  relief: words('relieved'),
  hope: words('hopeful eager expectant'),
  amusement: words('amused playful'),
  calm: words('calm peaceful content relaxed serene at-ease'),
  interest: words('interested curious fascinated'),
  surprise: words('surprised astonished amazed shocked startled'),
  confusion: words('confused puzzled baffled lost'),
  sadness: words('sad unhappy miserable sorrowful gloomy downcast'),
  grief: words('grieving heartbroken mournful sorrowful'),
  loneliness: words('lonely alone isolated left-out forgotten'),
  hurt: words('hurt wounded insulted offended rejected left-out'),
  disappointment: words('disappointed discouraged'),
  anger: words('angry furious mad enraged indignant resentful bitter'),
  annoyance: words('annoyed irritated frustrated impatient exasperated'),
  jealousy: words('jealous envious'),
  contempt: words('scornful contemptuous disdainful mocking'),
  disgust: words('disgusted revolted'),
  fear: words('afraid scared frightened terrified fearful alarmed panicked'),
  worry: words('worried anxious concerned uneasy troubled'),
  nervousness: words('nervous tense anxious shy uneasy'),
  shame: words('ashamed humiliated'),
  embarrassment: words('embarrassed humiliated shy'),
  guilt: words('guilty sorry regretful'),
  boredom: words('bored'),
  longing: words('longing homesick wistful yearning'),
  awe: words('amazed awed astonished filled-with-wonder'),
  nostalgia: words('nostalgic wistful'),
}

function words(list: string): string[] {
  return list.split(' ').map((word) => word.replaceAll('-', ' '))
}
