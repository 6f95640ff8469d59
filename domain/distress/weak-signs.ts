/** Signs that are worth a note and no more, one a line as in `signs.ts`. */
export const weakSigns = `
    i not plan
    i look height
    i not person
    i drown
    other threaten back
    i anymore
    anymore + personal other
    i missing kin
    not enough + i
    i measure body
    i besides selfalone
    heaven
    i intent bridge
    other moved me
    other moved + me
    i messed + living
    i hurting
    hurting me
    older my friend
    calorie + enough
    calorie
    i secretly + my body
    sleeve i
    i sleeve
    i not deserve
    world without me
    everyone happier
    everyone better
    peer not me
    not peer me
    my peer stop
    not peer i
    i not peer
    i afraidly
    i home lock
    my kin lack
    kin lack needs
    not needs home
    lack food
    online other lure
    online lure + i
    other online lure
    powerful lure me
    powerful call me
    other mocking my
    other mocking me
    i alone food
    i food alone
    i intent run away
    normal afraidly
    normal kin
    other touched you
    kin brutal you
    you kin violent you
    feel real
    i notreal
    everything feel despair
    everything hurt
    wrong me
    other wrong i
    i ruin everything
    i relief ending
    home afraidly
    afraidly home
    afraidly kin
    afraidly other + i
    kin drunk + i
    kin drunk me
    i not future
    not future
    i body dislike
    i dislike body
    i dislike self
    i tired living
    tired everything
    not point
    my kin died
    my near died
    i despair
    my despair
    despair me
    my kin mildly
    i not mildly
    i mildly die
    other mildly me
    other mildly i
    me mildly
    i intent die
    i thin
    i mildly + mildly habit
`
