import { affirms } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import { readAllergies } from "./allergies.ts";
import { readAvoids } from "./avoids.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";
import { STRAINED } from "./state-phrases.ts";

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

/** Taken at an age that is long over: neither a dose, a week nor something of these months. */
const AT_AN_AGE =
	/^(?!.*\b(?:mg|milligrams?|weeks?|months?|ago|until|till|til|last|still|now|finished|i am)\b).*\b(?:took|did|had|used|was on|were on) (?:\w+ ){0,4}at 1[2-7]\b(?! ?(?:\d|h\b|am\b|pm\b|:))/;
/** Whether tablets are to be stopped; of who says that a child is wished for it tells something. */
const STOPS_PILLS =
	/^(?!.*\b(?:bab(?:y|ies)|child|conceiv\w*|ttc|trying|try for|pregnan\w*|ivf)\b).*\b(?:should|can|must|shall|do) i (?:just )?(?:quit|stop|drop|ditch|come off) (?:the |my |these |those )?pills\b/;

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
	if (id === "isotretinoin" && AT_AN_AGE.test(words)) return true;
	if (id === "trying" && STOPS_PILLS.test(words)) return true;
	if (!MEDICINES.has(id)) return false;
	const sentence = tidy(spellOut(sentenceWith(note, quote)));
	return NOT_TAKEN.test(sentence) && !STILL.test(sentence);
}

const FIRST_LETTERS = 24;

function sentenceWith(note: string, quote: string): string {
	const sentences = note.split(/(?<=[.!?\n])\s+/);
	return sentences.find((one) => one.includes(quote.slice(0, FIRST_LETTERS))) ?? quote;
}

const BODY =
	/\b(?:hands?|wrists?|knuckles?|nipples?|breasts?|calf|calves|heels?|bald|fingers?|thumbs?|legs?|arms?|elbows?|knees?|feet|foot|toes?|ankles?|(?:my|the|upper|lower) back|scalp|groin|bikini(?: line)?|brazilian|armpits?|chest|shoulders?|thighs?|shins?|body|belly|stomach|bum|haemorrhoids|hemorrhoids|insect bites?|mosquito|teeth|tooth|tattoos?|ribs?|forearms?|waist|hips?|calves|sleeve|foot|buttocks?|underarms?)\b/;
const FACE =
	/\b(?:face|cheeks?|eyelids?|eyes?|lids?|nose|mouth|lips?|forehead|chin|jaw|brows?|eyebrows?|temples?|hairline|nostrils?|ears?|beard|moustache|neck|everywhere|all over)\b/;
const FACE_IS_FINE =
	/\b(?:fine|clear|ok|okay|good|not|never|no|calm|normal|great|free|nothing|none|nowhere)\b/;

const LIPS = /\b(?:lips?|lip balm|lipstick)\b/;
const FACE_BESIDE_LIPS =
	/\b(?:face|cheeks?|eyelids?|nose|mouth|forehead|chin|jaw|brows?|temples?|skin|everywhere|all over|everything)\b/;

/** Dry lips alone say nothing of the skin of a face. */
export function isOnLipsOnly({ text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!LIPS.test(text) || FACE_BESIDE_LIPS.test(text)) return false;
	return !clauses.some((one) => one.sentence === sentence && FACE_BESIDE_LIPS.test(one.text));
}

/** "Nothing on the face", within one thought. */
const FACE_IS_FREE =
	/\b(?:nothing|not|none|only) (?:above|below) the neck\b|\b(?:nothing|none|never|not) (?:\w+ ){0,2}?(?:on|in) (?:the|my) (?:face|cheeks|skin of my face)\b|\b(?:my |the )?face (?:is|feels|stays|looks) (?:fine|clear|ok|okay|good|normal|calm)\b/g;

/** "Psoriasis (legs and scalp)". */
const MERE_PLACE = 3;
/** "The face itself is clear", said anywhere, of a disease whose place nobody named. */
const FACE_IS_CLEAR =
	/\bface(?: itself)? (?:is|stays|has always been|was always) (?:\w+ )?(?:clear|spared|free|untouched|fine)\b|\bnever (?:on|touched) (?:my|the) face\b|\bnot on (?:my|the) face\b/;

export function isSaidOffTheFace(told: Clause, clauses: readonly Clause[]): boolean {
	const next = clauses[clauses.indexOf(told) + 1]?.text ?? "";
	if (!FACE.test(told.text) && namesBodyAlone(next) && next.split(" ").length <= MERE_PLACE) return true;
	return !FACE.test(told.text) && clauses.some(({ text }) => FACE_IS_CLEAR.test(text));
}

/** A thought that names a part of the body and none of the face. */
export function namesBodyAlone(text: string): boolean {
	return BODY.test(text) && !FACE.test(text.replaceAll(FACE_IS_FREE, "..."));
}

/** True where a thought is about the body and neither it nor its sentence about the face. */
export function isOnBodyOnly({ text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!namesBodyAlone(text)) return false;
	const beside = clauses.filter((one) => one.sentence === sentence && FACE.test(one.text));
	return beside.every((one) => FACE_IS_FINE.test(one.text));
}

/** Made to act, so that a sting by it says nothing of the skin beneath; a plain cream or water that stings does. */
const SHARP_ONE =
	"(?:tea tree|vitamin c|retinol|retinal|aha|bha|salicylic|glycolic|lactic|mandelic|benzoyl|niacinamide|azelaic|peel|toner|tonic|astringent|witch hazel|serum|ampoule|essence|mist|spray|spot (?:gel|stick|cream|treatment|dots?)|patch|stick|scrub|mask|soap|oil|perfume|deodorant|hair (?:dye|spray)|shampoo|after ?sun|exfoliant|booster|acid)";
const STINGS = "(?:sting\\w*|stung|burn\\w*|tingl\\w*|prickl\\w*|smart(?:s|ed)|itch\\w*|zing\\w*)";
/** One thing by its name, and what it does for as long as it is on. */
const ONE_STINGS = new RegExp(
	`\\b(?:the|my|that|this|one|his|her|a|new|only the|just the|it is only the) (?:[\\w%]+ ){0,4}?${SHARP_ONE}\\b(?: (?!face|skin|cheeks?)[\\w%]+){0,4}? ${STINGS}\\b|\\b${SHARP_ONE}(?: \\w+){0,2} (?:makes?|made) (?:my \\w+|me|it) ${STINGS}\\b`,
);
/** More than that one, or more than the moment. */
const MORE_THAN_IT =
	/\b(?:everything|all (?:day|night|the time|of it|creams|products)|anything|even|water|every (?:cream|product)|creams|products|wash\w*|since|still|now|hours|days|raw|peel(?:s|ing|ed)?|flak\w*|red|tight|swell\w*|swollen|rash|blister\w*|hives|lids?|eyelids?)\b/;

/** A thought that only tells how one sharp product feels: "the tea tree stick stings like a bee". */
function onlyOneStings({ text }: Clause): boolean {
	return ONE_STINGS.test(text) && !MORE_THAN_IT.test(text);
}

/** A nick that only explains another thing, or is too small to change a plan. */
const BY_THE_WAY =
	/\b(?:only|just) (?:where|when|on|because|after|the day) (?:i (?:had |have |would |just )*)?(?:nick\w*|cut|shav\w*|scratch\w*|graz\w*)\b/;

export function isNickByTheWay(text: string): boolean {
	return BY_THE_WAY.test(text);
}

/** Somebody bears it otherwise: "it stung only where I'd nicked myself, six months without trouble". */
const BORNE =
	/\b(?:no (?:trouble|problem|issue|bother)s?|otherwise (?:\w+ )?(?:fine|good|ok|okay|well|no)|bear it|tolerate|gets? on (?:with|well)|fine (?:otherwise|since)|the rest of the time)\b/;

/** What stung in one place or once, and is borne well otherwise, is nothing that somebody wants none of. */
export function withoutBorne(facts: readonly PersonFact[], clauses: readonly Clause[]): PersonFact[] {
	return facts.filter(({ quote }) => {
		const at = clauses.findIndex((one) => one.quote === quote);
		const clause = clauses[at];
		if (clause === undefined || !/\b(?:sting\w*|stung|burn\w*|tingl\w*)\b/.test(clause.text)) return true;
		const once = /\bonly (?:where|when|if|on|the first|once)\b/.test(clause.text);
		const near = clauses.filter(({ sentence }) => Math.abs(sentence - clause.sentence) <= 1);
		return !(once && near.some(({ text }) => BORNE.test(text)));
	});
}

/** What stings when an ingredient is used says nothing of bare skin: "no essential oils, they sting". */
const ONLY_STINGS = /\b(?:sting\w*|burn\w*|itch\w*)\b/g;
/** Nor does what itches from something in the air or from a scent. */
const FROM_OUTSIDE =
	/\b(?:dust|pollen|hay ?fever|cats?|dogs?|perfumes?|fragrances?|scents?)\b.*\b(?:sting\w*|itch\w*|burn\w*)/;

/** Nor what burned for as long as something sharp was on it: spirit behind the razor, lemon that was tried. */
const FROM_SOMETHING_SHARP =
	/\b(?:spirits?|alcohol|after ?shave|cologne|antiseptics?|dettol|disinfectants?|tcp|astringent|lemons?|limes?|vinegar|baking soda|toothpaste)\b.*\b(?:sting\w*|stung|burn\w*)/;
const SHARP =
	/\b(?:spirits?|alcohol|after ?shave|cologne|antiseptics?|dettol|disinfectants?|tcp|astringent|lemons?|limes?|vinegar|baking soda|toothpaste|bump stopper)\b/;
/** So little, or only for the moment behind a razor or a wash, that it says nothing of the rest of the day. */
const MOMENTARY =
	/\b(?:a (?:little|bit|touch)|slightly|sometimes|only|just)\b.*\b(?:after|when i|while|behind) (?:the |a |i |my )?(?:shav\w*|wash\w*|shower\w*|razor|barber)\b/;
/** Tried and done with: it burned then, and is no matter of the skin now. */
const TRIED_ONCE =
	/\b(?:tried|used|bought|put|had)\b.*\b(?:once|one time|a single time|years? ago|months ago|last (?:year|summer|winter|spring|autumn)|back then|never again|(?:threw|gave) it (?:away|back)|fine (?:again|since|now))\b/;
const STILL_FELT = /\b(?:still|since then|ever since|now|today|yesterday|days|weeks|is|are)\b/;
const GOES_ON_NOW = /\b(?:now|still|since|today|yesterday|last night|ever|days?|hours?|weeks?)\b/;

/** The thoughts that say something of the skin itself, and not of one thing that was on it. */
export function withoutBlamed(clauses: readonly Clause[]): Clause[] {
	const over = new Set(
		[...Map.groupBy(clauses, ({ sentence }) => sentence)].flatMap(([sentence, parts]) => {
			const said = parts.map(({ text }) => text).join(" , ");
			return TRIED_ONCE.test(said) && !STILL_FELT.test(said) ? [sentence] : [];
		}),
	);
	return clauses.filter((clause, at) => {
		if (over.has(clause.sentence)) return false;
		const blames = (one: Clause | undefined) =>
			one !== undefined &&
			(readAvoids([one]).length > 0 ||
				readAllergies([one]).length > 0 ||
				FROM_OUTSIDE.test(one.text) ||
				MOMENTARY.test(one.text) ||
				onlyOneStings(one) ||
				(FROM_SOMETHING_SHARP.test(one.text) && !GOES_ON_NOW.test(one.text)));
		const before = clauses[at - 1];
		const follows =
			before?.sentence === clause.sentence &&
			((/^they\b/.test(clause.text) && blames(before)) ||
				(/^(?:it|that|they|stings?|burns?|i do that)\b/.test(clause.text) &&
					SHARP.test(before.text) &&
					!GOES_ON_NOW.test(`${before.text} ${clause.text}`)));
		return !(blames(clause) || follows) || affirms(clause.text.replaceAll(ONLY_STINGS, "..."), STRAINED);
	});
}
