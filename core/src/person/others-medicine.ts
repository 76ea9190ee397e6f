import { PEOPLE, SOMEONE } from "../skin/note/clause-kind.ts";
import { phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { type MedicineClass, medicineNames } from "./medicine-names.ts";
import type { PersonFact } from "./person-fact.ts";

const CLASSES: readonly MedicineClass[] = [
	"isotretinoin",
	"retinoid",
	"acne",
	"rosacea",
	"steroid",
	"barrier",
];
const NAMED = phrases(CLASSES.flatMap(medicineNames).join("|"));
/** What only a doctor gives, and what a person calls it. */
const PRESCRIBED = phrases(`
	prescription*|prescribed|script|scripts|rx|antibiotic*|steroid*|derm cream/gel/ointment/lotion/stuff|dermatologist cream/gel/ointment|medicated|meds|medication*|medicine*|acne cream/gel/pills/tablets/capsules|zit cream/pills|eczema cream/ointment|rosacea cream/gel|psoriasis cream/ointment|hospital cream/label|from/off the/a/his/her/their? doctor/doc/gp/derm/dermatologist/hospital/clinic|doctor gave/wrote/writes/gives|capsules|tablets|pills|tube|ointment
`);

/** Whose it is: "my mum's", "hers", "a tube of my housemate's", "the one that her doctor wrote for her". */
const OWNER = `(?:${SOMEONE}|\\b(?:her|his|their|hers|theirs)\\b(?! (?:skin|face|eyes|hair)\\b)|\\b(?:${PEOPLE}|flatty|flattie|roomies?|maman|mutti|roomie|cuz|hubs|lodger|bunkmate)\\b(?! (?:wants|needs)))`;
const DOCTOR =
	"(?:doctors?|doc|gp|dr|derms?|dermatologist|dermatology|hospital|clinic|nurse|consultant|specialist|script|nhs|prescri\\w+|rx|label)";
const OWNED = new RegExp(
	[
		`${OWNER}s? (?:[\\w.]+ ){0,4}?(?:#|${DOCTOR}\\b)`,
		`#(?: [\\w.,]+){0,4}? (?:of|from|off) (?:${SOMEONE}|\\b(?:${PEOPLE})\\b)`,
		`#(?: [\\w.,]+){0,8}? (?:for|to|with) (?:her|him|them|${SOMEONE})\\b`,
		`${DOCTOR}(?: \\w+){0,3}? (?:wrote|writes|gave|gives|gets?|prescribed|put|made)(?: \\w+){0,3}? (?:her|him|them|for ${SOMEONE})\\b`,
		`^(?:so |and |well |hi |hello |hey )*${OWNER}(?: [\\w.,]+){0,9}? #`,
		`${OWNER} (?:[\\w.]+ ){0,3}?(?:leftover|left over|spare|old|unused|rest|half)\\b`,
		"\\bour \\w+ (?:\\w+ )?#",
		"\\b\\w+ from (?:bowling|work|church|school|uni|college|class|the gym|next door|upstairs|downstairs|my (?!derm\\w*|doctors?\\b|doc\\b|gp\\b|dr\\b|skin doctor|clinic|hospital|pharmac\\w*|chemist|specialist|consultant|nurse|own\\b)\\w+)\\b",
	].join("|"),
);

/** The writer puts it on or swallows it. */
const MY_USE =
	/(?<!\b(?:can|could|should|shall|may|might|would|will|do|if|did|must) )\b(?:i|ive|me) (?:have |am |was |do |did |just |only |also |now |even |secretly |sometimes |already |dey |don |kinda |sorta |been |started |keep |kept |tried )*(?:use|uses|used|using|rub|rubs|rubbed|rubbing|put|puts|putting|apply|applied|applying|take|taking|took|steal|stole|stealing|nick|nicked|nicking|pinch|pinched|pinching|borrow|borrowed|borrowing|sneak|sneaked|snuck|sneaking|swipe|swiped|swiping|dip|dipped|dipping|dab|dabbed|dabbing|slap|slapped|slapping|smear|smeared|smearing|slather|slathered|slathering|share|shared|sharing|finish|finished|finishing|swallow|swallowed|swallowing|pop|popped|popping|half inch\w*|raid|raided|raiding|help\w* myself|smash|smashed|started)\b|\bwith me$|^(?:been |so been |took |used |tried |nicked |stole |borrowed |borrowing |stealing |finishing |sharing |taking |rubbing |putting |started |using |been using |been putting )|\b(?:been|started) using\b|\b\w+ (?:days?|weeks?|months?|nights?) in(?= ,|$)|\bon day \d+/;
/** The writer would like to, or is handed it. */
const MY_WISH =
	/\b(?:(?:can|could|should|shall|may|might|would|will|do|if|what if) (?:i|we)|i (?:can|could|might|may|will|would)|going to|want to|like to|plan to|planning to|wish to|hope to|thinking of|thinking about|tempted to|fancy|ok to|okay to|alright to|safe to|fine to|bad to|dey plan|plan) (?:just |also |maybe |only |safely |still |like to |want to |to )*(?:use|using|nick|nicking|try|trying|take|taking|put|putting|finish|finishing|have|having|smash|steal|stealing|borrow|borrowing|slap|slapping|share|sharing|pinch|pinching|dab|dabbing|smear|rub|apply|swallow|pop|start|sneak|raid|help|do)\b|\b(?:offer\w*|gave|gives?|giving|given|lent|lend\w*|loan\w*|hand(?:ed|s|ing)|pass(?:ed|es|ing)|mail(?:ed|s|ing)|sent|posted|slipped|chucked|slid) (?:it |some |the rest |half )?(?:to )?(?:me|her|us|the rest|over|down|on)\b|\b(?:let|lets|letting) me\b|\bsaid i (?:can|could|should|may)\b|\bsays (?:i|to|you|it|use|try)\b|\bi may (?:finish|have|use|try)\b|\bi (?:can|could) have\b|\bleft (?:me|behind|her|his|it|over)\b|\b(?:tempted|wish to try|worth (?:a try|trying|a go)|have a lash|any harm|spare|left ?over|leftovers?|hand me downs?|thinking of (?:finish|us|tak|try|start)\w+|sitting there|lying (?:only|around|there|about)|going spare|the rest of (?:it|the|her|his|their|them)|to finish (?:it|the|her|his)|finish it|use it up)\b|\bon (?:my|me) (?:\\w+ )?too\b/;
/** Turned down, or no longer at hand. */
const LEFT_ALONE =
	/\b(?:i said no|said (?:\w+ )?(?:no|nah|god forbid)|told (?:her|him|them) (?:no|to keep|get lost|off|where to)|get lost|god forbid|no way|said no thanks|no thanks|decided against|turned (?:it|her|him|them) down|refused|gave (?:it|them) back|declined|would never|will never|i never|never touched|never would|threw|binned|would not dream|not going to (?:use|touch|try|take)|do not (?:use|want|need|touch) (?:it|hers|his|any|them)|mine own|stay away|left it alone|leave it alone|not mine to|before i knew|years ago|in 20[01]\d)\b/;
/** The writer's own, from their own doctor. */
const MINE = new RegExp(
	`\\b(?:my|our) (?:own )?(?:${DOCTOR}|gp|skin doctor)(?: \\w+){0,4} (?:me|mine)\\b|\\b(?:prescribed|put|started|wrote) me\\b(?! (?:the rest|her|his|their|some))|\\bi (?:got|get|have) (?:it )?(?:prescribed|from my)\\b`,
);

/** "My cousin says it has a steroid in it": the medicine is not hers. */
const HEARSAY = /\b(?:said|says|told|reckons|thinks|recommended)\b(?! (?:i|me|you|to|use)\b).*#/;

/** "I take the small antibiotic each morning, and her nurse did the laser": the tablets are the writer's own. */
const TAKEN_AS_MINE =
	/\bi (?:take|am on) (?:the|my|an?) (?:\w+ ){0,2}?# (?:each|every|daily|twice|once|at night|in the)\b(?:(?!\b(?:her|hers|his|their|theirs|who|that)\b)[^,])*,/;
/** Another who only looked at what the writer has. */
const LOOKED_AT = /\b(?:reads?|looked at|saw|checked|smelled|studied)\b(?: (?:the|my|it on the|at the))* #/;

const NEAR_ABROAD =
	"(?:amig[oa]|vizinh[oa]|prim[oa]|irma|cunhada|mae|vecin[oa]|herman[oa]|madre|tia|copine|amie|voisine|soeur|mere|amica|sorella|cugina|vicina|freundin|schwester|mutter)";
const GIVEN_ABROAD =
	"(?:me (?:deu|emprestou|passou|dio|presto|regalo|paso)|m ?'?a (?:donne|prete|passe)|mi ha (?:dato|prestato|regalato|passato)|hat mir)";
const PRESCRIBED_ABROAD =
	"(?:(?:acido|acide) retino\\w*|tretino\\w*|isotretino\\w*|hi?[dy]ro(?:quinon|chinon|cortison)\\w*|[ck]orti[csk]o\\w*|antibioti\\w*|antibiotique\\w*)";
/** As many languages say it: "a friend gave me retinoic acid that she had left". */
const HANDED_ABROAD = new RegExp(
	`\\b${NEAR_ABROAD}\\b(?: [\\w']+){0,3} ${GIVEN_ABROAD}\\b.{0,60}\\b${PRESCRIBED_ABROAD}`,
);

const NEAR = 2;

/** Each thought that speaks of a medicine of somebody else. */
function owned(clauses: readonly Clause[]): Clause[] {
	return clauses.filter(({ text }) => {
		if (LEFT_ALONE.test(text)) return false;
		const marked = text.replaceAll(new RegExp(`${NAMED.source}|${PRESCRIBED.source}`, "g"), "#");
		return (
			OWNED.test(marked) &&
			marked.includes("#") &&
			!MINE.test(text) &&
			![HEARSAY, TAKEN_AS_MINE, LOOKED_AT].some((not_theirs) => not_theirs.test(marked))
		);
	});
}

function nearby(clause: Clause, clauses: readonly Clause[]): Clause[] {
	return clauses.filter(({ sentence }) => Math.abs(sentence - clause.sentence) <= NEAR);
}

/** A use or wish in a thought of its own speaks of the medicine where it names it by "it", "hers" or a share of it. */
const OF_IT =
	/\b(?:it|some|hers?|his|theirs?|them|one (?:a|each|every) (?:day|night)|the (?:rest|tube|box|second|other|same)|half|that|this|those|dip\w*|on (?:my |the )?(?:face|cheeks|chin|nose|forehead|spots?)|a (?:pea|smear|dab|bit|lash|swipe|blob|little|go|try)|the lot|using since|using|swallow|finish\w*|tempted|try)\b/;
/** Bought for anybody, it was prescribed to nobody. */
const BOUGHT = /\b(?:buys?|bought|orders?|ordered|over the counter|otc|drugstore|sells?)\b/;

export interface OthersMedicine {
	facts: PersonFact[];
	/** The thoughts that speak of it. */
	named: readonly Clause[];
	/** The writer uses it, so that it works on their skin whoever it was for. */
	used: boolean;
}

/** A medicine that a doctor gave to somebody else, which the writer uses, wants or is handed. */
export function othersMedicine(clauses: readonly Clause[]): OthersMedicine {
	for (const clause of owned(clauses)) {
		const near = nearby(clause, clauses);
		if (near.some(({ text }) => LEFT_ALONE.test(text) || BOUGHT.test(text))) continue;
		const says = (pattern: RegExp) =>
			near.some((one) => pattern.test(one.text) && (one === clause || OF_IT.test(one.text)));
		const used = says(MY_USE) && !near.some(({ text }) => /\bmy own doctor\b/.test(text));
		if (!used && !says(MY_WISH)) continue;
		const fact = { id: "others_medicine" as const, quote: clause.quote, sure: true };
		return { facts: [fact], named: owned(clauses), used };
	}
	const abroad = clauses.find(({ text }) => HANDED_ABROAD.test(text));
	return {
		facts: abroad === undefined ? [] : [{ id: "others_medicine", quote: abroad.quote, sure: true }],
		named: abroad === undefined ? [] : [abroad],
		used: false,
	};
}
