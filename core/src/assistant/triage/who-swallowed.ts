const CHILD =
	"(?:toddler|baby|babby|infant|son|daughter|kid|child|little one|girl|boy|grandson|granddaughter|nephew|niece|youngest|eldest|twins?|kids|children|he|she|they|lo|(?:year|yr|month|mo) old|yo)";
const SWALLOWS =
	"(?:swallow\\w*|drank|drunk|drinks|drinking|ate|eaten|eating|bit|chew\\w*|suck\\w*|lick\\w*|tasted|gulp\\w*|sipp\\w*|downed|ingest\\w*|swig\\w*)";
/** Of a bottle that somebody has got hold of nobody has to say that it was at the lips. */
const HAS_IT =
	"(?:(?:got|gets|getting|been|was) (?:in)?to|got hold of|got at|opened|emptied|(?:had|has|with) (?:\\w+ ){1,4}(?:bottle|tube|jar|lid|dropper|pump)|(?:in(?:to)?|round|around|to|on) (?:his|her|their) (?:mouth|lips|tongue|breath))";
/** The person does it: no "me" stands between, which would be what was done to the writer. */
const BY =
	"(?:,? (?:[1-9]|one|two|three|four|five|six|only [1-6]),?)?(?: (?!i\\b|me\\b|im\\b|mouth\\b)[\\w']+){0,7}?";
const OF_CHILD = new RegExp(`\\b${CHILD}${BY} (?:${SWALLOWS}|${HAS_IT})\\b`);

const ADVERBS =
	"(?:have|had|just|only|accidentally|mistakenly|also|even|then|did|do|swear|think|must|may|might|am|was|already|literally|stupidly|actually|really|almost|nearly|went and|took and)";
const A_MOUTHFUL =
	"(?:had|took|taken|take) (?:\\w+ ){0,2}(?:gulps?|sips?|swigs?|mouthfuls?|swallows?|bites?|glugs?)";
const OF_WRITER = new RegExp(
	`\\bi (?:${ADVERBS} ){0,3}(?:${SWALLOWS}|${A_MOUTHFUL})\\b|\\bno,? (?:it was (?:me|i)|i did)\\b|\\bin(?:to)? my (?:own )?mouth\\b`,
);
/** "Ate one of my nephew's gummies": who leaves the subject out speaks of themselves, where no child does anything. */
const OPENS = new RegExp(`^(?:(?:so|hi|help|ok|omg|just|accidentally) )*(?:${SWALLOWS}|${A_MOUTHFUL})\\b`);
const A_CHILD_AS_SUCH = /\b(?:he|she|hes|shes|they|(?:year|yr|month|mo) old|yo)\b/;

/**
 * Who has swallowed it, of those a message names: a child that only gave, owned or left the bottle has not. Null where
 * nobody plainly did. `text`: lower case, spelled out.
 */
export function whoSwallowed(text: string): "writer" | "child" | null {
	const theirs = OF_CHILD.test(text);
	if (/\bno,? (?:it was (?:me|i)|i did)\b/.test(text)) return "writer";
	if (theirs) return "child";
	if (OF_WRITER.test(text)) return "writer";
	return OPENS.test(text) && !A_CHILD_AS_SUCH.test(text) ? "writer" : null;
}
