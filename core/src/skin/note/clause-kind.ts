import { phrases } from "./phrases.ts";

/** Words for a person beside the writer, as a clause spells them. */
const YOUNG =
	"son|daughter|step ?son|step ?daughter|godson|goddaughter|kid|kiddo|child|children|toddler|baby|babies|bub|newborn|infant|preemie|boy|girl|lad|lass|little one|little man|wee one|youngest|eldest|oldest|teenager|teen|tween|preteen|niece|nephew|grand ?(?:son|daughter|child|children|kid|baby)|exchange student|kindergart(?:n|en)er|sobrin[ao]|bairn|foster (?:son|daughter|child|kid)|pupil";
const GROWN =
	"sister|sis|maman|mutti|tante|onkel|roomie|step ?sister|half sister|twin|(?:sister|brother|mother|father|son|daughter) in law|mom|mum|mam|ma|mama|mommy|mummy|mother|mil|fil|sil|bil|dad|daddy|papa|father|brother|bro|step ?(?:brother|mum|mom|dad)|parent|friend|bestie|mate|pal|husband|hubby|hubs|wife|wifey|missus|other half|better half|old man|partner|fiancee?|spouse|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|nan|nana|nanna|nonna|abuela|oma|opa|aunt|aunty|auntie|uncle|cousin|coworker|colleague|neighbou?r|boyfriend|girlfriend|bf|gf|roommate|flatmate|housemate|ex|boss|patient|client|customer|nanny|fella|bloke|chap|pops|pop(?= (?:is|has|was|\\d))|gramps|mammy|mamma|abuelo|abuelita|nonno|lola|lolo|tita|tito|tia|tio|prima|primo|esposa|esposo|amma|appa|ammi|abbu|nani|dadi|didi|bhaiya|akka|mausi|buddy|homie|hubs|sibling|bunkmate|lodger|in law";
const ANIMALS = "cat|dog|puppy|kitten|horse";
const AGED =
	"(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:years?|yrs?|months?|mths?|mo|weeks?|wk|days?) olds?|yo|y o)";
const OF = "(?:my|our|his|her|their|the|a|an|your|this|that)";
/** Adjectives, an age and words like "dear" between the article and the person. */
const BETWEEN = "(?:(?!(?:and|or|is|are|was|has|for|to|i|my|on|in)\\b)[\\w.]+ ){0,3}?";

export const PEOPLE = `(?:${YOUNG}|${GROWN}|${ANIMALS})s?`;
/** "my little sister", "our 14 yo", "the wife". */
export const SOMEONE = `(?:${OF} ${BETWEEN}${PEOPLE}|(?:my|our) (?:\\w+ )?${AGED})\\b(?! (?:fine|free|proof))`;
const BARE = `(?:(?:kid|little|big|older|younger|oldest|eldest|youngest|middle|best|twin|dear|poor|late) )?(?!(?:baby|boy|girl|child) (?:pink|blue|powder|oil|soap|wipes|lotion|shampoo|cream|bump|brain|aspirin|on|danc\\w+|making|skin|face|soft|hairs?|number|no|[2-5])\\b)${PEOPLE}\\b`;

const OPENING = "(?:(?:and|also|so|hi|hello|hey|ok|well|please|plz|it is|this is|asking|for|,) )*";
const STARTS = new RegExp(
	`^${OPENING}(?:${SOMEONE}|${BARE}|(?:everyone|everybody|half|most|all) (?:\\w+ )?(?:in|of) (?:my|our|the) family|(?:my|our|the) (?:whole |entire )?family)`,
);
const PRONOUN = /^(?:(?:and|so|now|also|then|but|,) )*(?:she|he|her|his|hers|him)\b/;
/** The writer is one of those who are spoken of, or the person only says something. */
const TAKES_PART =
	/^(?:\S+ ){0,6}?(?:(?:and|or) (?:i|me|myself)\b|^(?:of|to) (?:\w+ )?(?:one|two|three|four|five|six|\d|a|twins)\b|^,? ?(?:i|what|can|how|is it|do|does|which)\b|(?:says?|said|thinks?|told|tells?|reckons?|swears?|calls?|noticed|laughs?|recommend\w*|suggest\w*|joked?|jokes|remarked|complained|allowed|allows|wants? me|asked me) )/;
/** "The cat scratched my nose", "she put me on it". */
const DONE_TO_ME =
	/^(?:\S+ ){0,3}?\S+ (?:at |on |off |for |to )?(?<!\bnot )me\b|^(?:\S+ ){0,4}?(?:\w{2,}ed|bit|cut|hit|tore|burnt|put|gave|made|makes?|gives?|got|took|did|does|has|lets?|sees?|wants?|stole|steals|takes?|nurses?|feeds?|nicked) (?:(?:on|at|off|open|from|to|up|for|out) )?(?:me|my)\b/;
/** Not yet born, or fed by the writer: what is said of the child tells of the writer's body. */
const PART_OF_ME =
	/\b(?:baby|babies|bub|twins?|little one|boy|girl)\b.*\b(?:due|head down|breech|kick\w*|arrives?|on the way|coming|to come|not here yet|cooking|size of|in my (?:belly|tummy|bump)|inside me)\b|\b(?:breast\w*|boobs?|feeds? (?:every|from|off|on)|nurses?|nursing|latch\w*|my milk|(?:mothers?|mamas?|mums?|mommys?) milk|milk drunk|drinks? (?:\w+ ){0,2}from me|(?:no|not|refuses?|without|hates?|take) (?:\w+ ){0,2}formula|with this (?:little one|baby|one))\b/;

/** A clause whose first words are another person: what it says is not said of the writer. */
export function startsWithSomeone(clause: string): boolean {
	const start = (STARTS.exec(clause) ?? PRONOUN.exec(clause))?.[0];
	if (start === undefined || PART_OF_ME.test(clause)) return false;
	const rest = clause.slice(start.length).trim();
	return !TAKES_PART.test(rest) && !DONE_TO_ME.test(rest);
}

/** True where a child is among the people that a clause names. */
export function namesChild(clause: string): boolean {
	return new RegExp(`\\b(?:${YOUNG})s?\\b|\\b(?:my|our) (?:\\w+ )?${AGED}`).test(clause);
}

const OWN = /\b(?:i|my|me|mine|myself|we|our|this|it|these|have|has)\b/;
const QUESTION_IN_GENERAL =
	/^(?:(?:can|could|does|do|will|would|should)(?! not| be (?:in|up|pregnant|a bun|preg\w*|expecting))|is \w+ (?:contagious|dangerous|curable|genetic|caused|hereditary)|what if|what is|whats|what are|what causes|what does|is it|is there|are there|how|why do|why does|why is|which)\b/;
const HYPOTHETICAL =
	/^if (?:somebody|someone|one|anyone|people|a person|you) |\b(?:in case of|in case i|what happens if|what should i do if|what do i do if|how (?:do|can) i (?:avoid|prevent)|to (?:avoid|prevent)|whats? the difference|just curious)\b/;
const LONG_PAST = phrases(`
	(?:as|when i was|since i was) a kid/child/teen/teenager/baby/student _ gone/outgrown/grew
	as/when i was a kid/child/teen/teenager/student
	had _ as a baby/kid/child/teen/teenager/toddler
	when i was a lad/girl/boy
	when i was still in/at
	when i was little/young/younger/small/\\d+/at
	years/yrs/decades/ages ago
	last year
	in the past
	in a past life
	used to get/have/suffer/use/take
	used to be on/prone/allergic/sensitive/oily/dry/bad/covered/normal/terrible/awful
	history of
	in my teens/twenties/20s/30s/thirties/youth
	back in/at the? day/school/uni/college/\\d+
	grew out of
	outgrew
	in college/uni
	took/had/used/was/did/cleared _ at/aged 1\\d/2\\d/fifteen/sixteen/seventeen/eighteen/nineteen/twenty
	freshman/sophomore/junior/senior year of college/uni/university
	(?:19\\d\\d|20[01]\\d)$
	in (?:19|20)\\d\\d
	last time i was
`);
/** Says that what began long ago is still there. */
const STILL =
	/(?<!\b(?:not|never|none|nothing|nor) )\b(?:since|still|again|ever since|on and off|currently|nowadays|these days|came back|keeps?|(?:i|that i) (?:have|have got|suffer from) (?:(?:mild|bad|severe|some|chronic|facial) )?(?:rosacea|melasma|eczema|psoriasis|dermatitis))\b/;
const HAS =
	"(?:has|had|have|got|gets|is|was|are|were|died|suffers?|takes|took|uses|used|on|who|with|aged?|turned|turns|wants|started|breaks?|keeps?|cannot|woke|went|put)";
/** Named later in the clause: "met up with my sister who has", "the spots my son gets". */
const SOMEONE_HAS = new RegExp(`\\b${SOMEONE}(?: [\\w.]+){0,2}? ${HAS}\\b`);
const FIRST_PERSON =
	/\b(?:i|im|i am|my (?:skin|face|lips?|eyes?|acne|spots?|cheeks?|forehead|chin|nose)|me)\b/;
const SAYS =
	/\b(?:says?|said|thinks?|told|tells|asked|reckons|calls?|swears?|wants me|gave me|made me|put me|bought me|noticed|bullied me|typing|feeds? off me|passed me|seen? (?:me|my)|sees (?:me|my)|my bare|look(?:s|ed)? at me|laughs? at)\b/;

export type ClauseKind = "own" | "hypothetical" | "past" | "someone_else";

/** Whether a clause is about the writer now, or about a general question, the distant past or another person. */
export function clauseKind(clause: string, after_other = false): ClauseKind {
	if (HYPOTHETICAL.test(clause)) return "hypothetical";
	if (QUESTION_IN_GENERAL.test(clause) && !OWN.test(clause)) return "hypothetical";
	if (LONG_PAST.test(clause) && !STILL.test(clause)) return "past";
	if (isSomeoneElse(clause)) return "someone_else";
	return after_other &&
		/^(?:now|and|also|then|had|has|is|was|with|on)\b/.test(clause) &&
		!FIRST_PERSON.test(clause)
		? "someone_else"
		: "own";
}

function isSomeoneElse(clause: string): boolean {
	if (startsWithSomeone(clause)) return true;
	const at = SOMEONE_HAS.exec(clause)?.index;
	if (at === undefined || at === 0 || SAYS.test(clause)) return false;
	const first = FIRST_PERSON.exec(clause)?.index;
	return first === undefined || first > at;
}
