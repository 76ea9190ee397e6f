import { weeksAgo } from "../skin/note/durations.ts";
import { affirms, phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { medicineNames } from "./medicine-names.ts";
import { IN_USE, ONLY_ASKED } from "./medicine-phrases.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";
import { WORDS } from "./words.ts";

/** Something to swallow, told without its name. */
const BY_MOUTH =
	/\b(?:capsules?|caps|tablets?|tabs|pills?|antibiotics?|anti ?malarials?|meds|medicines?|medication|malaria (?:tablets?|pills?|stuff|things?|meds|ones?))\b/;
/** Who hands out what is taken on a journey, and what it is against. */
const OF_A_JOURNEY =
	/\b(?:malaria\w*|anti ?malarials?|mosquito\w*|mozzie\w*|travel (?:nurse|clinic|doctor|jabs?|shots?|vaccin\w*)|jabs? for|jabbed|bed ?net|sold me a net|yellow fever|safari|tropics?|tropical|jungle|africa|malawi|kenya|ghana|uganda|nigeria|tanzania|zambia|mozambique|cambodia|laos|myanmar|papua|borneo|amazon|sierra leone|cameroon|congo|gambia|senegal|madagascar|thailand|indonesia|india)\b/;

const NUMBER = "(?:a|an|one|two|1|2|couple of|the)";
const MONTH =
	"(?:(?:a|one|1|another|the) (?:\\w+ )?month|(?:four|4) (?:\\w+ )?weeks?|28 days|30 days|(?:a|one) whole month)";
/** Begun a day or two before and taken for a month after: no other capsule against malaria is taken so. */
const DAY_BEFORE = new RegExp(
	`\\b(?:(?:${NUMBER} )?(?:days?|nights?|couple of days|evening)(?: or (?:two|so))? (?:before|ahead|prior)|before i (?:fly|go|leave|land|travel|set off))\\b`,
);
const MONTH_AFTER = new RegExp(
	`\\b${MONTH} (?:\\w+ ){0,3}?(?:after|afterwards|when|once|from when|back|home)\\b|\\b(?:after|afterwards|keep|carry on|go on|continue|until|till|for)\\b(?: \\w+){0,7}? ${MONTH}\\b`,
);

/** Rules that come with this kind of capsule. Upright and with much water alone is said of tablets for bones too. */
const UPRIGHT =
	/\b(?:upright|(?:sit|sitting|sat|stay|staying|stand|standing) (?:up|straight)|(?:not|never) (?:to )?(?:lie|lay|lying) (?:down|flat)|(?:big|full|large|tall|whole|huge|good|pint) (?:glass|glassful|mug|tumbler|pint)(?: of)? (?:of )?water|before (?:i )?(?:lie|go) (?:down|to bed))\b/;
const NO_MILK =
	/\b(?:no|not|without|never|away from|avoid|apart from|keep off|skip|hours? (?:before|after|from)) (?:\w+ ){0,3}?(?:milk|dairy|yogh?urt|cheese|calcium|iron|antacids?|indigestion tablets?|gaviscon|rennies?|zinc tablets?)\b/;
const WARNS_OF_SUN =
	/\b(?:(?:avoid|out of|away from|keep off|mind|careful (?:in|of|with)|watch (?:out for )?|no|limit|stay out of|cover up (?:in|from)|warn\w* (?:me )?(?:about|of)|something about|about) (?:(?:the|too much|direct|strong|bright|any) )*(?:sun|sunshine|sunlight|sunbathing|sunbeds?)|(?:burn|burns|fry|fries|crisp up|go lobster|cook) (?:\w+ ){0,3}?(?:in|from) (?:the )?sun\w*|sun sensitiv\w*|sensitiv\w* to (?:the )?(?:sun|light)\w*|photosens\w*|sun (?:sticker|warning|with a (?:line|cross)))\b/;
/** A label on a box or somebody who handed it out says so; a wish to stay out of the sun is none. */
const TOLD_BY =
	/\b(?:nurse|pharmacist|chemist|doctor|doc|gp|physician|clinic|leaflet|label|box|packet|pack|sticker|insert|instructions?|she (?:said|told|rattled)|he (?:said|told)|they (?:said|told)|told (?:me )?to|supposed to|have to|has to|got to|must)\b/;
/** What is taken by other rules, or is none of these. */
const OTHERS =
	/\b(?:malarone|atovaquone|proguanil|mefloquine|lariam|chloroquine|primaquine|tafenoquine|paludrine|alendron\w*|fosamax|risedron\w*|ibandron\w*|actonel|boniva|bones?|osteopo\w*|isotretinoin|accutane|roaccutane|vitamin\w*|collagen|supplements?|iron tablets?|probiotics?)\b/;

const RULES_REACH = 2;

/**
 * Doxycycline and its relatives, told by how they are taken: from the day before a journey until a month after it, or
 * upright with much water, without milk, and with a warning of the sun. Unsure, as nobody named it.
 */
export function medicineByRules(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else");
	const taken = own.filter(({ text }) => BY_MOUTH.test(text) && !OTHERS.test(text));
	const told = taken.find(({ sentence }) => {
		const near = own
			.filter((one) => Math.abs(one.sentence - sentence) <= RULES_REACH)
			.map(({ text }) => text)
			.join(" , ");
		if (OTHERS.test(near)) return false;
		const journey = OF_A_JOURNEY.test(own.map(({ text }) => text).join(" , "));
		const scheduled = DAY_BEFORE.test(near) && MONTH_AFTER.test(near);
		const sun = WARNS_OF_SUN.test(near) && TOLD_BY.test(near);
		const rules = [UPRIGHT.test(near), NO_MILK.test(near), sun].filter(Boolean).length;
		return (journey && scheduled) || rules >= LEAST_RULES || (journey && sun);
	});
	return told === undefined ? [] : [{ id: "photosensitizing_medicine", quote: told.quote, sure: false }];
}
const LEAST_RULES = 2;

/** A medicine that treats more than one disease, which tells its fact where the disease stands beside it. */
interface Purpose {
	id: PersonFactId;
	medicine: RegExp;
	disease: RegExp;
	/** Sold in a shop too: a doctor has to be named beside it. */
	from_doctor: boolean;
}

const ROSACEA = phrases("rosacea|couperose|flushing|rosy papules");
const SKIN_DISEASE = phrases(
	"eczema|atopic|atopy|contact/atopic/seborr*/hand/eyelid dermatitis|seb derm|psoriasis|psoriatic|sebopsoriasis|neurodermatitis|neurodermitis|exzem|dyshidros*|lichen",
);
const DOCTOR = phrases("{doctor}|prescri*|doctor gave|put me on|gave me|my tube", WORDS);

const PURPOSES: readonly Purpose[] = [
	{
		id: "prescription_rosacea",
		medicine: phrases(
			"finacea|oracea|efracea|periostat|doxy|doxycycline|minocycline|lymecycline|tetracycline|oxytetracycline|isotretinoin|accutane|roaccutane|skinoren|azelex|propranolol|clonidine|carvedilol|ivermectin|metronidazole|antibiotic*|prescription cream/gel|pills from|tablets from",
		),
		disease: ROSACEA,
		from_doctor: false,
	},
	{
		id: "prescription_rosacea",
		medicine: phrases("azelaic|sulfur wash|sulphur wash|sulfacetamide"),
		disease: ROSACEA,
		from_doctor: true,
	},
	{
		id: "prescription_rosacea",
		medicine: phrases("cream|gel|lotion|tablets|pills|capsules"),
		disease: phrases(
			"{doctor} _ for _ rosacea|for _ rosacea _ {doctor}|rosacea _ {doctor} gave/gives/wrote/writes|rosacea cream/gel from _ {doctor}",
			WORDS,
		),
		from_doctor: true,
	},
	{
		id: "prescription_eczema",
		medicine: phrases(
			[
				...medicineNames("barrier"),
				"methotrexate|mtx|ciclosporin|cyclosporin|cyclosporine|azathioprine|mycophenolate|adalimumab|humira|cosentyx|secukinumab|skyrizi|risankizumab|tremfya|guselkumab|taltz|ixekizumab|stelara|ustekinumab|bimzelx|enbrel|etanercept|rinvoq|upadacitinib|olumiant|baricitinib|acitretin|biologic*|light therapy|phototherapy|puva|uvb",
			].join("|"),
		),
		disease: SKIN_DISEASE,
		from_doctor: false,
	},
	{
		id: "prescription_eczema",
		medicine: phrases(
			[
				...medicineNames("steroid"),
				"steroid cream*|steroid ointment*|steroid lotion|topical steroid*|prescription cream/ointment|ointment|tacrolimus|ketoconazole",
			].join("|"),
		),
		disease: SKIN_DISEASE,
		from_doctor: true,
	},
];

/** "Azathioprine for my hepatitis" treats no skin that the next thought speaks of. */
const FOR_ANOTHER = /\bfor (?:my|the|his|her)((?: \w+){1,3})/;
const PURPOSE_REACH = 1;
const STILL_WORKS = 8;

/** Medicines told by what they are for: azelaic acid for rosacea, methotrexate for psoriasis, mometasone for eczema. */
export function medicinesByPurpose(clauses: readonly Clause[], not_own: readonly Clause[]): PersonFact[] {
	const own = clauses.filter((one) => one.kind === "own" && !not_own.includes(one));
	return PURPOSES.flatMap(({ id, medicine, disease, from_doctor }) => {
		const told = own.find((clause) => {
			const { text, sentence } = clause;
			if (!affirms(text, medicine) || (weeksAgo(text) ?? 0) > STILL_WORKS) return false;
			const [, purpose] = FOR_ANOTHER.exec(text) ?? [];
			if (purpose !== undefined && !disease.test(purpose)) return false;
			if (ONLY_ASKED.test(text) && !affirms(text, IN_USE)) return false;
			const near = own.filter((one) => Math.abs(one.sentence - sentence) <= PURPOSE_REACH);
			const beside = (pattern: RegExp) => near.some((one) => affirms(one.text, pattern));
			return beside(disease) && (!from_doctor || beside(DOCTOR));
		});
		return told === undefined ? [] : [{ id, quote: told.quote, sure: true }];
	});
}

/** Strengths in which tretinoin is made, and hardly anything else that goes on a face. */
const STRENGTH =
	/\b0[., ]?(?:01|015|018|02|025|03|033|04|045|05|06|08|09|1)\b(?! ?(?:mg|ml|g|oz|spf|hyal\w*|adapalene))/;
/** A cream put together for one person, sent by post or after questions. */
const MADE_UP =
	/\b(?:personali[sz]ed|custom(?: made|ised|ized)?|bespoke|tailored|formulated for me|made (?:up )?for me|my (?:own )?formula|subscription|by post|in the post|through the (?:post|letter ?box)|by mail|in the mail|every month|monthly|questionnaire|online (?:derm\w*|doctor|clinic|pharmacy|consultation)|compound\w*|dermatica|curology|apostrophe|nurx|musely)\b/;
const A_CREAM =
	/\b(?:pots?|bottles?|creams?|formulas?|serums?|tubes?|jars?|pumps?|dosers?|treatments?|stuff)\b/;
const ANOTHER =
	/\b(?:adapalene|differin|retinol|retinal|hydroquinone|steroid\w*|hydrocort\w*|minoxidil|finasteride|tacrolimus|hair|scalp|beard|lash\w*)\b/;
/** Sold by these names mostly with tretinoin in it. */
const BY_NAME =
	/\b(?:dermatica|curology|apostrophe|nurx|musely) (?:night|formula|cream|bottle|pot|custom|treatment|serum)\b/;

/** "The night pot that comes by post, 0.05 something": a retinoid that nobody calls one. Unsure, as nobody named it. */
export function retinoidByStrength(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find(
		({ kind, text }) =>
			kind !== "someone_else" &&
			!LAID_DOWN.test(text) &&
			A_CREAM.test(text) &&
			!ANOTHER.test(text) &&
			(BY_NAME.test(text) || (STRENGTH.test(text) && MADE_UP.test(text))),
	);
	return told === undefined ? [] : [{ id: "prescription_retinoid", quote: told.quote, sure: false }];
}

const LAID_DOWN =
	/\b(?:never|not|no|without|free|stopped|quit|gave up|used to|no longer|not any ?more|finished|should i|thinking (?:of|about)|would|tempted)\b/;
const MOST_QUOTED = 60;

/** What such a cream most likely is, in the words of the one who has it; "" where the retinoid was named. */
export function whichRetinoid(facts: readonly Pick<PersonFact, "id" | "quote" | "sure">[]): string {
	const quote = facts.find(({ id, sure }) => id === "prescription_retinoid" && !sure)?.quote ?? "";
	const words = quote.toLowerCase();
	if (!A_CREAM.test(words) || !(BY_NAME.test(words) || (STRENGTH.test(words) && MADE_UP.test(words))))
		return "";
	const [name = ""] = quote.replace(/^(?:I use )?(?:the|my|a) /i, "").split(/[,;(]/);
	return `Your ${name.slice(0, MOST_QUOTED).trim()} is very likely tretinoin, a retinoid: ask whoever sends it what its strength is of. `;
}

const ON_SKIN = phrases(`
	clindamycin|clinda|dalacin t|zindaclin|cleocin t|clindagel|evoclin|clindac|faceclin|clinface|erythromycin gel/lotion/solution/cream|eryacne|aknemycin|antibiotic gel/lotion/cream/solution|topical antibiotic*
`);
/** By mouth, or made with a partner already. */
const NOT_ON_SKIN = phrases("capsule*|tablet*|pill|pills|by mouth|oral|orally");
const PAIRED = phrases(`
	benzoyl|bpo|duac|benzaclin|acanya|onexton|neuac|cabtreo|clindoxyl|benzamycin|peroclin|panoxyl|acnecide|epiduo|treclin|veltin|ziana|acnatac|adapalene|differin|tretinoin|tret|isotrexin|zineryt|azelaic|skinoren|finacea|trifarotene|aklief|retinoid
`);
const ALONE = phrases(`
	on its own|by itself|alone|solo|and nothing else|nothing else|nothing beside it|nothing with it|just that|only that|only the|only clinda*|just clinda*|just the|as the only|is all i use|is all i have
`);
const FOR_MONTHS =
	/\b(?:for|since|over|past|last)\b.*\b(?:months?|half a year|years?|ages|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/;
/** Three months of it are the most that guidelines give to an antibiotic. */
const LONG_WEEKS = 8;

/** An antibiotic on the skin told as used alone, or for months with no partner named. */
export function antibioticAlone(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own" || kind === "past");
	if (own.some(({ text }) => affirms(text, PAIRED))) return [];
	const told = own.find(({ text, kind, sentence }) => {
		if (!affirms(text, ON_SKIN) || NOT_ON_SKIN.test(text)) return false;
		const near = own.filter((one) => Math.abs(one.sentence - sentence) <= 1).map((one) => one.text);
		if (near.some((one) => ALONE.test(one)) && kind === "own") return true;
		const weeks = Math.max(...near.map((one) => weeksAgo(one) ?? 0));
		return (weeks >= LONG_WEEKS || near.some((one) => FOR_MONTHS.test(one))) && !STOPPED.test(text);
	});
	return told === undefined ? [] : [{ id: "antibiotic_alone", quote: told.quote, sure: true }];
}

const STOPPED = /\b(?:stopped|came off|finished|quit|used to|gave up|was on|ended|tried)\b/;
