import { phrases } from "./phrases.ts";

const OWN = /\b(?:i|my|me|mine|myself|we|our|this|it|these|have|has)\b/;
const QUESTION_IN_GENERAL =
	/^(?:(?:can|could|does|do|will|would|should)(?! not)|is \w+ (?:contagious|dangerous|curable|genetic|caused|hereditary)|what if|what is|whats|what are|what causes|what does|is it|is there|are there|how|why do|why does|why is|which)\b/;
const HYPOTHETICAL =
	/\b(?:in case of|in case i|what happens if|what should i do if|what do i do if|how (?:do|can) i (?:avoid|prevent)|to (?:avoid|prevent)|whats? the difference|just curious)\b/;
const LONG_PAST = phrases(`
	(?:as|when i was|since i was) a kid/child/teen/teenager/baby/student _ gone/outgrown/grew
	as/when i was a kid/child/teen/teenager/student
	had _ as a baby/kid/child/teen/teenager/toddler
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
	in (?:19|20)\\d\\d
	last time i was
`);
/** Says that what began long ago is still there. */
const STILL =
	/\b(?:since|still|again|ever since|on and off|currently|nowadays|these days|came back|keeps?)\b/;
const PEOPLE =
	"sister|sis|step ?sister|sister in law|mom|mum|mam|ma|mommy|mummy|mother|mil|dad|father|brother|bro|friend|bestie|best friend|mate|husband|hubby|wife|partner|fiancee?|spouse|son|daughter|kid|kids|child|children|toddler|baby|newborn|infant|boy|girl|lad|little one|teenager|teen|tween|grand\\w+|gran|nan|nana|aunt|auntie|uncle|niece|nephew|cousin|cat|dog|puppy|coworker|colleague|neighbou?r|boyfriend|girlfriend|bf|gf|roommate|flatmate|boss|patient|client";
const OF = "(?:my|our|his|her|the|a|an|your|asking for|for|wifes|mums|moms)";
const HAS =
	"(?:has|had|have|got|gets|is|was|are|were|died|suffers?|takes|took|uses|used|on|who|with|aged?|turned|turns|wants|started|breaks?|keeps?|cannot|woke|went|put)";
const SOMEONE_ELSE = new RegExp(
	`\\b${OF} (?:[\\w.]+ ){0,4}?(?:${PEOPLE})s?(?: [\\w.]+){0,2}? ${HAS}\\b|^(?:${PEOPLE})s?(?: in law)? (?:${HAS}|[\\w]+ed)\\b|^(?:she|he|they|her|his|their)(?: \\w+)? (?:is|was|has|had|got|keeps|cannot|will|would|does|are|says|wants|started|eyes?|face|skin|lips?)\\b`,
);
const FIRST_PERSON =
	/\b(?:i|im|i am|my (?:skin|face|lips?|eyes?|acne|spots?|cheeks?|forehead|chin|nose)|me)\b/;
const SAYS =
	/\b(?:says?|said|thinks?|told|tells|asked|reckons|calls?|swears?|wants me|gave me|made me|put me|bought me|noticed|bullied me|typing|feeds? off me|passed me|seen? (?:me|my)|sees (?:me|my)|my bare|look(?:s|ed)? at me|laughs? at)\b/;
const DEPENDENTS =
	"son|daughter|kid|kids|child|children|toddler|baby|newborn|infant|little one|boy|girl|niece|nephew|grand(?:son|daughter|child|kid)s?";
const FOR_SOMEONE = new RegExp(
	`\\b(?:asking|buying|question|looking|shopping|ordering|advice|gift|present|something|cream|wash|safe|ok|okay|good|suitable) (?:\\w+ )?(?:for|to) (?:${OF} )?(?:[\\w.]+ ){0,3}?(?:${PEOPLE})s?\\b|\\bfor (?:him|her|them)\\b|^for my (?:[\\w.]+ ){0,4}?(?:${PEOPLE})s?\\b|\\b(?:should|can|could|does|will|would) (?:my|our) (?:[\\w.]+ ){0,2}?(?:${PEOPLE})s? (?:use|put|try|wear|need|apply|have|start|go|see)\\b|^(?:the )?(?:${DEPENDENTS})s? (?:has|have|is|keeps|woke|cannot|got)\\b|\\b(?:typing|writing) (?:this )?for\\b|\\bgift|\\bon behalf of\\b|\\b(?:should|can|could|does|will) (?:she|he|they) (?:use|put|try|wear|need|apply|have|start|go|see)\\b|\\bmy (?:[\\w.]+ ){0,4}?(?:${DEPENDENTS})s? (?:[\\w.]+ ){0,3}?(?:has|have|is|keeps|wants|needs|woke|broke|cannot|started|swallowed|ate|drank)\\b`,
);
const JUST_MENTIONED =
	/\b(?:before baby|for a little|so all anyone|they have better|says|said|thinks?|told|swears?|weeks and feeds|feeds? off me|stole)\b/;

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
	const at = SOMEONE_ELSE.exec(clause)?.index;
	if (at === undefined || SAYS.test(clause)) return false;
	const first = FIRST_PERSON.exec(clause)?.index;
	return first === undefined || first > at;
}

/** True where advice is sought for somebody else: "asking for my husband", "my daughter has spots". */
export function speaksForSomeone(clause: string): boolean {
	return FOR_SOMEONE.test(clause) && !JUST_MENTIONED.test(clause);
}
