/**
 * Set phrases in which body and mind show a feeling.
 * Source: written for this project. License: that of this repository.
 *
 * One cluster a line: family strength (and `named` where the words name the feeling and are no outward sign of it) | what the feeling is, in plain words | phrases, words joined by `_`;
 * `@` stands for any of his, her, my, their, himself and the like.
 */
export const feelingPhraseRows = `
sadness 3 | a sudden loss of hope | heart_sank hearts_sank heart_sinks heart_sinking
sadness 3 | great sadness | heart_ached heart_aches heart_was_heavy heart_grew_heavy heavy_heart heavy_hearts heart_broke heart_was_breaking heart_breaks
sadness 3 | crying very much, a sign of great sadness | cried_bitterly cry_bitterly crying_bitterly wept_bitterly weep_bitterly weeping_bitterly sobbed_bitterly sobbing_bitterly burst_into_tears burst_out_crying cried_@_eyes_out
sadness 4 | giving up all hope | gave_@_up_for_lost give_@_up_for_lost lost_all_hope gave_up_hope gave_up_all_hope gave_way_to_despair
joy 3 | a sudden great happiness | heart_leapt heart_leaped heart_leaps heart_danced heart_dances heart_sang jumped_for_joy danced_for_joy clapped_@_hands in_high_spirits walking_on_air
fear 3 | great fear | heart_stood_still blood_ran_cold hair_stood_on_end knees_knocked heart_in_@_mouth teeth_chattered
fear 2 | a sign of fear or strain | heart_pounded heart_thumped heart_beat_fast held_@_breath
anger 3 | being so angry that one no longer controls oneself | lost_@_temper lose_@_temper flew_into_a_rage beside_@_with_rage blood_boiled stamped_@_foot gnashed_@_teeth clenched_@_fists
confusion 3 | not knowing what to do | at_@_wits'_end scratched_@_head
shame 2 | a sign of shame | hung_@_head hid_@_face
tiredness 4 | giving up | lost_heart lose_heart
anger 1 | a sign of being annoyed, or of not believing someone | rolled_@_eyes rolls_@_eyes roll_@_eyes rolling_@_eyes crossed_@_arms folded_@_arms crosses_@_arms folds_@_arms tapped_@_foot tapping_@_foot
anger 2 | a sign of anger | slammed_the_door slams_the_door slamming_the_door shook_@_fist shakes_@_fist stormed_off stormed_out storms_off storms_out
surprise 2 | a sign of surprise | raised_@_eyebrows raises_@_eyebrows raised_an_eyebrow jaw_dropped
fear 1 | a sign of being nervous or unsure | bit_@_lip bites_@_lip biting_@_lip bit_@_nails bites_@_nails wrung_@_hands wringing_@_hands butterflies_in_@_stomach
sadness 2 | a sign of being near to tears | lip_trembled lip_trembles chin_trembled chin_trembles lip_quivered lump_in_@_throat
disgust 3 | a sign of not taking someone seriously | laughed_at_me laughed_at_him laughed_at_her laughed_at_us laughed_at_them laughed_at_you laughs_at_me laughs_at_him laughs_at_her laughs_at_us laughs_at_them laughs_at_you laughing_at_me laughing_at_him laughing_at_her laughing_at_us laughing_at_them laughing_at_you laugh_at_me laugh_at_him laugh_at_her laugh_at_us laugh_at_them laugh_at_you made_fun_of makes_fun_of making_fun_of make_fun_of
loneliness 2 named | being sad because someone is not there | miss_him miss_her miss_you miss_them misses_him misses_her misses_you misses_them missing_you
`
