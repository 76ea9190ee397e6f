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
