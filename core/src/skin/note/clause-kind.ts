import { SOMEONE, startsWithSomeone } from "./people.ts";
import { phrases } from "./phrases.ts";

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
	/(?<!\b(?:not|never|none|nothing|nor) )\b(?:since|still|again|ever since|on and off|currently|nowadays|these days|came back|keeps?)\b/;
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
