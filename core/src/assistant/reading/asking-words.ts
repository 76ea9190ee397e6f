/** Words of somebody who wants a product, as far as the rest of the message names one. */
export const WANTS =
	/\b(?:recommend\w*|suggest\w*|looking for|do you have|is there (?:an?|any)|something (?:against|for|that|to)|find (?:me )?(?:an?|some|something)?|search(?:ing)? for|show me|what is (?:a|the) (?:good|best)|which (?:\w+ )?(?:should i (?:buy|get|choose|pick|use)|is (?:the )?best|do you recommend|works best)|what (?:\w+ )?(?:should i (?:buy|get|choose|pick)|do you recommend|to buy|would you (?:buy|pick|recommend))|best|good|nice|need (?:an?|some|new|another|something)|want (?:an?|some|new|another|to buy)|buy|shopping|shop for|get me|any (?:good|cheap|nice|other)|alternatives?|dupes?|replacement|replace|swap|product for|products for|something for|anything for|options?|give me|picks?)\b/;

/** The same without the words that only praise: "is a serum good". */
export const WANTS_NOW =
	/\b(?:recommend\w*|suggest\w*|looking for|find (?:me|an?|some)|search(?:ing)? for|show me|buy|shopping|get me|need (?:an?|some|new)|which (?:\w+ ){1,3}should i (?:buy|get|choose|use))\b/;

/** The care plan, however it is called. */
export const PLAN = /\b(?:plan|routine|regimen|steps?|care plan|schedule|calendar)\b/;

/** Advice is behind somebody already: the same once more is no help. */
export const TRIED =
	/\b(?:(?:already|have|ive) (?:\w+ )?(?:tried|done|did|used)|tried (?:\w+ ){0,2}(?:already|it all|all|everything|that|those|them)|(?:i )?(?:did|do|done) (?:all )?(?:that|those|it) already|(?:nothing|none of (?:it|that|them)) (?:\w+ )?(?:works?|worked|helps?|helped))\b/;
