/** A kind with the words by which a reader sorts examples into it: all of them have to stand there. */
export type Row = readonly [kind: string, ...says: RegExp[]];

export const EYE = /\b(?:eyes?|eyelids?|lids?|eyeball)\b/;
export const MEDICINE =
	/\b(?:antibiotics?|tablets?|pills?|capsules?|meds|medicines?|medication|\w+(?:cillin|mycin|cycline|floxacin|prim|zepine|trigine|purinol|oxacin)|septrin|bactrim|sulfa|lamotrigine|carbamazepine|phenytoin|allopurinol|cefalexin|new drug|started)\b/;
export const INFECTED =
	/\b(?:red\w*|cut|nick|wound|graze|leg|shin|bite|spot|boil|infect\w*|scratch|blister|toe|foot|arm|jaw|cheek|skin)\b/;
export const VERY_ILL =
	/\b(?:shak\w*|shiver\w*|rigors?|confus\w*|nonsense|gibberish|rambling|muddled|not making sense|talking (?:rubbish|funny|nonsense)|freezing|ice cold|heart (?:is )?racing|racing heart|not (?:peed|weed|passed)|mottled|blotchy|clammy|drowsy|delirious|collaps\w*|chills|vacant)\b/;
export const FEVER =
	/\b(?:fevers?|feverish|temp|temps|temperature|3[89](?:[.,]\d)?|40(?:[.,]\d)?|burning up|10[1-5](?:[.,]\d)?|boiling hot)\b/;
export const CHILD =
	/\b(?:baby|babies|toddler|son|daughter|child|kids?|little one|boy|girl|year old|yr old|yo|months? old|month old|grandson|granddaughter|nephew|niece|twins)\b/;
export const GLASS =
	/\b(?:glass|tumbler|(?:not|never|will not|do not|does not|dont|doesnt|wont) (?:fade|vanish|blanch|go away|disappear|go)\w*)\b/;
export const NECK =
	/\b(?:stiff neck|neck (?:is )?(?:stiff|hurts|sore|will not bend|wont bend|so stiff)|light (?:hurts|kills)|hates? (?:the )?light)\b/;
export const PREGNANT =
	/\b(?:pregnan\w*|\d+ (?:weeks|wks)|trimester|bump|expecting|gave birth|post ?partum|after (?:the )?birth)\b/;
