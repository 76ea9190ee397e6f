import { spellOut, tidy } from "../skin/note/spelling.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";

const OTHERS =
	"(?:my|the|our|her|his|a|an|one) (?:\\w+ ){0,3}?(?:cat|dog|goat|cow|mare|sheep|bitch|sister|ate|lecturer|teacher|boss|friend|mate|neighbou?r|woman|lady|cousin|aunt\\w*|colleague|manager|daughter(?: in law)?|sister in law|mother|wife|girlfriend|partner|flatmate|roommate)";
const OF_TREATMENT =
	"(?:accutane|roaccutane|isotretinoin|tri luma|triluma|pigmanorm|tret\\w*|differin|doxy\\w*|lymecycline|hydroquinone|treatment|the (?:cream|tablets|course))";
/** A negative test for something else says nothing of a pregnancy. */
const NOT_OTHER_TEST = "(?<!\\b(?:allergy|blood|covid|diabetes|flu|glucose|patch|skin|strep) )";
/** Sentences that speak of somebody else, of another time, of a treatment's weeks or of no at all. */
const NOT_MINE: Partial<Record<PersonFactId, RegExp>> = {
	pregnant: new RegExp(
		`\\b${OTHERS} (?:\\w+ )?(?:is|was|are) (?:\\w+ ){0,2}(?:pregnant|carrying|expecting|due|about to pop|\\d+ (?:months?|weeks?) (?:along|gone|pregnant))\\b|\\b(?:in|on) (?:week|month) \\w+ (?:of|with) ${OF_TREATMENT}\\b|${NOT_OTHER_TEST}\\b(?:test|stick) (?:\\w+ ){0,3}(?:negative|no)\\b|${NOT_OTHER_TEST}\\btest ?,? negative\\b|\\bone line\\b|\\bi am a (?:doula|midwife)\\b|\\bi pump\\b|\\bmastitis\\b`,
	),
	trying: new RegExp(
		`\\b(?:one day|some ?day|in (?:a|two|three|\\d+) years?|next year|after the wedding|not now|no till|pill taken|tried for|on the (?:pill|injection|implant|coil) still|still on the (?:pill|injection)|for now i am on|not for me|in 20[012]\\d|, 20[012]\\d)\\b|\\b${OTHERS} (?:in \\w+ )?(?:is|was|are) (?:\\w+ ){0,3}(?:ivf|trying|iui)\\b|\\bivf\\b.*\\b(?:20[012]\\d|for her)\\b`,
	),
	breastfeeding:
		/\b(?:weaned (?:him|her|them)|done feeding|dad here|breastfed (?:four|three|two|five|all|them|both)|in the maternity|(?:second|first|third|final) year nursing|nursing (?:student|school|placement|degree)|no baby|somebody is nursing|wife (?:\w+ )?(?:nurses|breastfeeds|is breastfeeding|is nursing)|is \d\d now)\b/,
	isotretinoin:
		/\b(?:on the (?:list|waiting list) for|no thank you|nothing started|not started|will (?:even )?talk about|brought up (?:accutane|roaccutane|isotretinoin)|(?:took|had|did|used|was on|were on) (?:\w+ ){0,4}in high school|blood test for (?:\w+ )?is next|wants bloods before)\b/,
};
/** Said of the writer in the same breath. */
const MINE =
	/^\w+ (?:weeks?|months?) pregnant\b|\bi am (?:\w+ ){0,2}(?:pregnant|expecting|\d+ weeks)\b|\b(?:so am i|trying again|another round|this (?:time|cycle|month)|my (?:bump|due date|midwife)|i take|i am on|i am taking)\b/;

const MEDICINES: ReadonlySet<PersonFactId> = new Set<PersonFactId>([
	"prescription_retinoid",
	"prescription_acne",
	"photosensitizing_medicine",
	"steroid_cream",
	"hydroquinone",
	"isotretinoin",
]);
/** A medicine that lies in a drawer, is sold over a counter, was learned about, refused, or taken years ago. */
const NOT_TAKEN =
	/\b(?:still (?:sealed|unopened|in (?:the|its|my) (?:bag|box))|box is still|too scared to (?:open|start)|never (?:went to pick|collect\w*|started|tried|picked)|in my bag since|has not got it in|i (?:hand out|dispense)|hand out (?:\w+ ){1,4}all day|lecturer|learned in|pharmacology|(?:gave up|came off|stopped|used|threw)\b.{0,40}\b(?:years?|winters?|summers?) (?:back|ago)|(?:gave up|used) (?:the )?(?:doxy\w*|mino\w*|tret\w*|betnovate)\b.{0,30}\b(?:college|school|teen\w*)|off it (?:\w+ ){0,3}years|does not need it|said i could have|said maybe|wanted me to start|chickened out|turned down|(?:they|he|she|doctor|doc) talked about|holding off|is \w+ banned|only asking|customs took|that was 20[01]\d)\b|^(?:my )?(?:grandson|granddaughter|mum|mom|dad|son|daughter|sister|brother|wife|husband)(?: s| is| has been)? (?:\d+ and )?on\b/;
const STILL = /\b(?:still (?:use|using|take|taking|on)|i use|i am on|every (?:night|morning|day))\b/;

/** Whether the sentence a fact was read from is of somebody else, of another time, or says no. */
export function isNotMine({ id, quote = "" }: Pick<PersonFact, "id" | "quote">, note: string): boolean {
	const words = tidy(spellOut(quote));
	if (NOT_MINE[id]?.test(words) === true && !MINE.test(words)) return true;
	if (!MEDICINES.has(id)) return false;
	const sentence = tidy(spellOut(sentenceWith(note, quote)));
	return NOT_TAKEN.test(sentence) && !STILL.test(sentence);
}

const FIRST_LETTERS = 24;

function sentenceWith(note: string, quote: string): string {
	const sentences = note.split(/(?<=[.!?\n])\s+/);
	return sentences.find((one) => one.includes(quote.slice(0, FIRST_LETTERS))) ?? quote;
}
