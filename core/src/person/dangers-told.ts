import { affirms } from "../skin/note/phrases.ts";
import { type Clause, childBeside } from "../skin/note/read-note.ts";
import { REBOUND, THINNED, UNKNOWN_CREAM } from "../skin/note/unknown-cream.ts";
import { readAllergies } from "./allergies.ts";
import type { PersonFact } from "./person-fact.ts";
import { procedures } from "./procedures.ts";

/** What a note tells in passing and a plan has to speak of first. */
export const DANGERS_TOLD = [
	"low_mood_after_birth",
	"herpes_on_treated_skin",
	"severe_allergy",
	"allergy_on_lids",
	"steroid_on_face",
	"lightener_offered",
	"medicine_handed_on",
	"pet_reaches_cream",
	"low_mood_on_isotretinoin",
	"eye_beside_medicine",
	"cream_without_label",
	"albinism",
	"vitamin_a_on_isotretinoin",
	"antifungal_on_warfarin",
	"more_capsules",
	"eyes_of_rosacea",
	"tetracycline_on_isotretinoin",
	"ill_after_steroid",
	"lupus_in_sun",
	"child_beside",
] as const;
export type DangerTold = (typeof DANGERS_TOLD)[number];

const YOUNG_CHILD =
	/\b(?:newborn|new born|my milk|breast ?feed\w*|nursing (?:her|him|my)|night feeds?|gave birth|c section|postnatal|postpartum|post partum|maternity leave|new mum|new mom|(?:baby|bub|she|he|twins|daughter|son|little one)\b.{0,40}\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?)(?: old)?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?) old|since (?:the|my) (?:baby|birth)|asleep on me|after (?:the|my) (?:birth|baby))\b/;
const LOW =
	/\b(?:cr(?:y|ies|ied|ying)|tears|tearful|sobb\w*|weep(?:y|ing)|numb|hollow|not (?:myself|feel like myself|feel (?:anything|much|real)|bond\w*|enjoy\w*)|not (?:really )?recogni[sz]e (?:myself|her|me|the (?:person|woman|face))|watching (?:someone|somebody|myself|it)|outside (?:of )?myself|going through the motions|on autopilot|failing (?:her|him|them|as)|bad (?:mum|mom|mother)|hopeless|can(?:not| not) cope|not coping|low|flat inside|dark thoughts|no joy|dread\w*|everything is too much|panic\w*)\b/;
/** Tears of a baby, or of laughing. */
const NOT_LOW =
	/\b(?:she|he|baby|bub|they|the twins) (?:just |always |only |never )?(?:cr(?:y|ies|ied|ying)|sob\w*|weep\w*)\b|\b(?:cried|cry|tears|crying) (?:of|with) (?:laugh\w*|joy)\b|\b(?:low|flat) (?:cost|budget|price|shine|dose|strength|heel|iron)\b|\bcry it out\b|\bcrying (?:baby|newborn)\b/g;

const STEROID =
	/\b(?:steroids?|hydrocort\w*|[ck]ortison\w*|betameth\w*|betnov\w*|clobet\w*|dermov\w*|eumov\w*|mometas\w*|elocon|fucibet|daktacort|trimovate|canesten hc|locoid|synalar|little tube|small tube|(?:doctor|gp|derm\w*|prescri\w+|eczema|psoriasis|rash|medicated)(?: s)? (?:cream|ointment|tube)|(?:cream|tube|ointment|stuff) (?:off|from|that|which|of) (?:the |my |our )?(?:doctor|gp|hospital|derm\w*|skin clinic))\b/;
const ASKS_TO_PUT =
	/\b(?:can|could|may|should|shall|is it (?:ok|okay|safe|fine|alright) to|ok to|okay to|safe to|alright to|would it (?:help|work|hurt)|tempted to|thinking of|might) (?:i |we )?(?:just )?(?:put|use|try|rub|dab|slap|spread|apply|pop|smear|using|putting|trying|it help)\b/;
const ON_FACE =
	/\b(?:face|cheeks?|forehead|chin|nose|mouth|lips?|eye ?lids?|eyes|it|this|that|there|them|rash|redness|bumps|patches)\b/;

const CREAM = /\b(?:creams?|soaps?|lotions?|mix\w*|tubes?|pots?|jars?|serums?|oils?|injections?|drips?)\b/;
const PROMISES_LIGHT =
	/\b(?:(?:in|within|after) (?:\w+ ){0,2}(?:days?|weeks?)\b.{0,40}\b(?:fair\w*|fine|light\w*|white\w*|glow\w*|bright\w*|clear\w*|gor[aio]\b|tone\w*)|(?:fair\w*|light\w*|white\w*|glow\w*|gor[aio]|fine|clear)\b.{0,40}\b(?:in|within) (?:\w+ ){0,2}(?:days?|weeks?))\b/;
const LIGHTENS =
	/\b(?:(?:fairness|toning|bleach\w*|lighten\w*|whiten\w*|glutathione|promix\w*|half cast(?:e)?|caro) (?:\w+ )?(?:creams?|soaps?|lotions?|mix|oils?|injections?|drips?|serums?))\b/;
const OFFERED =
	/\b(?:sell(?:s|ing)?|sold|offer\w*|gave me|gives me|want(?:s)? (?:me )?to (?:sell|buy|try|use)|wan (?:sell|give)|told me to (?:use|buy|try)|says? (?:i should|to (?:use|buy|try))|recommend\w*|swears? by|should i (?:buy|try|use|get)|thinking of (?:buying|trying|getting)|tempted|worth (?:buying|trying))\b/;

const HERPES =
	/\b(?:cold ?sores?|herpes|fever blisters?|valtrex|valacicl\w*|valacycl\w*|acicl\w*|acycl\w*|(?:little |small |tiny |sore )+blisters|blisters (?:\w+ ){0,3}(?:cluster\w*|bunch\w*|together|corner of (?:my )?(?:mouth|lip)))\b/;
/** It is there or comes, and is no matter of other years. */
const COMES =
	/\b(?:tingl\w*|blister\w*|coming|comes? (?:up|out|on)|came (?:up|out|on)|feel\w*|burst|crust\w*|this (?:morning|week)|today|yesterday|since|now|again|started|starting|got|have)\b/;
const TREATED =
	/\b(?:laser\w*|fraxel|co2|ipl|bbl|micro ?needl\w*|derma ?roll\w*|derma ?pen|(?:chemical|tca|acid|glycolic|yellow|green|vi|jessner\w*) peels?|a peel|my peel|the peel|did (?:\w+ )?peel|peel (?:done )?at (?:the |a )?(?:clinic|salon|spa|parlou?r)|dermabra\w*|resurfac\w*|fractional|morpheus\w*|thermage|plasma pen)\b/;

/** A whole face, a throat or a hospital: an allergy that the next doctor has to know of. */
const SEVERE =
	/\b(?:eyes? (?:\w+ )?(?:closed|shut|swell\w*|swelled|swollen|puff\w*)|face (?:\w+ )?(?:swell\w*|swelled|swollen|blew|ballooned|puff\w*)|(?:throat|tongue) (?:\w+ )?(?:swell\w*|swelled|swollen|clos\w*|tight\w*)|(?:could|can) (?:hardly |barely |not )?breathe|ambulance|adrenaline|epi ?pen|anaphyla\w*|(?:swell\w*|swelled|swollen|reaction|hives)\b.*\b(?:hospital|emergency|inject\w*)|(?:hospital|emergency|inject\w*)\b.*\b(?:swell\w*|swelled|swollen|reaction|hives))\b/;

/** Contact allergies that a doctor found, and lids that flake or itch. */
const LIDS = /\b(?:eye ?lids?|lids?|around (?:the|my|both) eyes?)\b/;
const SORE_LIDS = /\b(?:itch\w*|scal(?:y|ing|es)|flak\w*|eczema\w*|crack\w*|peel\w*)\b/;

/** Made out to one person, by what people call it. */
const PRESCRIBED =
	/\b(?:iso\w*tretin\w*|accutane|ro?accutane|oratanes?|claravis|absorica|zenatane|acnotin|tretiva|isotane|nimegen|spiro\w*|doxy\w*|minocycl\w*|lymecycl\w*|tetralysal|antibiotics?|tret|tretinoin|retin a|hydroquinone|steroids?|betnovate|dermovate|prescription|capsules?|caps|tablets?|pills?)\b/;
const NEAR_ONE =
	"(?:gf|bf|girl ?friend|boy ?friend|wife|husband|partner|fianc\\w*|sister|brother|sis|bro|cousin|friends?|mates?|mum|mom|mother|daughter|son|room ?mate|flat ?mate|bestie|colleague)";
const WANTS_THE_REST = new RegExp(
	`\\b${NEAR_ONE}\\b(?: \\w+){0,5} (?:wants?|asks?|asked|asking|could|can|will|would like|is getting|gets?|takes?|taking|use|finish)\\b(?: \\w+){0,5} (?:rest|left\\w*|spare|mine|some|half|caps\\w*|tablets?|pills?|them|tube)\\b|\\b(?:give|giving|gave|pass|passing|share|sharing|hand|lend|sell|selling|save|saving)\\b(?: \\w+){0,6} (?:to|with|for) (?:my |a |the )?(?:\\w+ )?${NEAR_ONE}\\b|\\b(?:give|lend|hand|sell|save)\\b (?:my |a |the )(?:\\w+ )?${NEAR_ONE} (?:the |my |some |what|half|a few)`,
);

const STRONG_ON_SKIN =
	/\b(?:efud[ei]x|fluorouracil|5 ?fu|tolak|carac|actikerall|minoxidil|rogaine|regaine|imiquimod|aldara|picato|solaraze)\b/;
const PET = /\b(?:dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|kitty|pets?|rabbits?|ferrets?)\b/;
const REACHES =
	/\b(?:lick\w*|kiss\w*|chew\w*|slobber\w*|cuddl\w*|snuggl\w*|sleeps? (?:on|with|beside|next)|on (?:my|the|our) (?:pillow|bed)|nuzzl\w*|rub\w* (?:against|on))\b/;

const ISOTRETINOIN =
	/\b(?:iso\w*tretin\w*|accutane|ro?accutane|oratanes?|claravis|absorica|amnesteem|myorisan|epuris|clarus|zenatane|acnotin|tretiva|isotane|nimegen|acne (?:pills?|tablets?|capsules?)|(?:pills?|tablets?|capsules?|meds)\b.{0,40}\b(?:blood (?:drawn|tests?|work)|bloods))\b/;
const WITHDRAWN =
	/\b(?:(?:does|do|did) not (?:feel like it matters?|matter|care (?:any ?more|about anything)|enjoy|see (?:anyone|the point)|want to (?:see|go|do))|no point|pointless|what is the point|quit (?:the )?(?:band|team|football|soccer|choir|club|sport|gym)|mostly (?:just )?sleep\w*|sleep all day|stay(?:ing)? in (?:my room|bed)|numb|empty|hopeless|down all the time|so low|really low|feel(?:ing)? low|low mood|depress\w*|cry\w* (?:a lot|all the time|for no reason)|not myself|do not (?:laugh|talk|go out) (?:any ?more|much)|hate myself|flat inside|mood\w* (?:swings?|has|is|are) )/;

const SORE_EYE =
	/\b(?:(?:red|sore|gritty|stinging|burning|swollen|weeping|sticky|painful|watering|watery) eyes?|eyes? (?:is|are|has|have|goes|gone|went|feels?|looks?|started|getting)(?: \w+){0,3} (?:red|sore|gritty|sting\w*|burn\w*|swollen|weep\w*|sticky|hurt\w*|pain\w*|blur\w*|water\w*))\b/;

const RED_FACE =
	/\b(?:rosacea|metro ?gel|metronidazole|rozex|soolantra|ivermectin|flush\w*|beetroot|rudolph|tomato|scarlet|red face|face (?:goes|is|gets) red|drink taken|the sherry|on the drink|think i drink)\b/;
const GRITTY =
	/\b(?:eyes?|eyelids?|lids?)\b.{0,40}\b(?:sand\w*|grit\w*|sore|dry and red|red|crust\w*|burn\w*|sting\w*|stye?s?|light (?:bothers|hurts))\b|\b(?:gritty|sandy|sore|red) eyes?\b|\bstye?s?\b.{0,30}\b(?:every|each|again|two|another)\b/;

const WARFARIN = /\b(?:warfarin|coumadin|acenocoumarol|sintrom)\b/;
const ANTIFUNGAL = /\b(?:daktarin|miconazole|daktacort|fluconazole|diflucan)\b/;
const MORE_CAPSULES =
	/\b(?:should|can|could|may|what if|if) i (?:just )?(?:take|took|have|do|double|up)\b(?: \w+){0,3} (?:[2-4]|two|three|double|more|extra|dose)\b|\b(?:take|taking|swallow\w*) (?:2|two|double|extra) (?:caps\w*|tablets?|pills?)\b(?! (?:a day as|as prescribed|like))/;

const VITAMIN_A =
	/\b(?:vitamin a|scotts?(?: s)? emulsion|cod liver|fish liver|liver oil|multi ?vitamins?|retinol tablets?|beta ?carotene)\b/;

/** Antibiotics that raise the pressure in the head beside isotretinoin. */
const TETRACYCLINE =
	/\b(?:doxy\w*|mino(?:cycl\w*)?(?: (?:capsules?|caps|tablets?|pills?))?|minocin|lymecycl\w*|tetralysal|tetracycl\w*|oracea|vibramycin)\b/;
const NOT_ANY_MORE =
	/\b(?:before (?:the|that|accutane|isotretinoin|this)|stopped|finished|came off|used to|did nothing|years ago|last year (?:it|they)|instead of)\b/;
const BACK_ON =
	/\b(?:started back|back on|double up|doubl\w*|also|still (?:gives?|take|taking|on|use)|together|as well|too|beside|on top)\b/;

const VERY_STRONG =
	/\b(?:movate|dermovate|clob\w*|betnov\w*|betameth\w*|funbact\w*|caro (?:white|light)|lemonvate|epiderm|skineal|diproson\w*|steroid\w*)\b/;
const STOPPED = /\b(?:stop(?:ped)?|left off|leave off|quit|ran out|threw|since i (?:stop\w*|left))\b/;
const LONG_AGO = /\b(?:(?:years?|months?) (?:ago|back)|last (?:year|summer|winter|spring))\b/;
/** A body that makes too little of its own. */
const ILL_AFTER =
	/\b(?:dizz\w*|faint\w*|no appetite|not hungry|vomit\w*|(?:very|so) (?:tired|weak)(?! of)|weakness|losing weight|lost weight)\b/;

/** Lupus by its name or its medicine, and a face that the sun marks; beside aching joints it may be one nobody has named. */
const LUPUS = /\b(?:lupus|sle|plaquenil|plaqunil|hydroxychloroquine\w*|quinoric|quensyl|resochin|hcq)\b/;
const NO_LUPUS = /\b(?:ruled out|negative|not lupus|no lupus)\b/;
const MARKED_FACE =
	/\b(?:patch\w*|rash\w*|butterfly|dark(?:er)? (?:marks?|spots?|areas?|skin)|marks|blotch\w*|(?<!(?:sheet|clay|face|sleep) )mask|red|redness|purple)\b/;
const JOINTS =
	/\b(?:joints?|knuckles|fingers|wrists?|hands?)\b(?: \w+){0,3} (?:ach\w*|hurt\w*|sore|stiff\w*|swell\w*|swollen|pains?)\b|\b(?:aching|achy|stiff|swollen|sore|pains? in (?:my|the)) (?:\w+ )?(?:joints|fingers|knuckles|wrists|hands)\b|\bjoint pains?\b|\bmouth (?:sores|ulcers)\b/;
const STRAINED_JOINTS = /\b(?:yoga|gym|lifting|running|training|typing|crack my|osteo\w*)\b/;
const SUN_BRINGS =
	/\b(?:worse|came|comes?|out|flare\w*|appear\w*|rash|burn\w*|dark\w*)\b.{0,40}\b(?:sun|sunny|beach|summer|outside|sports day)\b|\b(?:sun|sunny|beach|summer)\b.{0,40}\b(?:worse|brings?|brought|flare\w*|rash|comes? out|came out)\b/;
const BOTH_CHEEKS =
	/\b(?:both|across) (?:my |the )?(?:cheeks|nose)\b|\bcheeks and (?:my |the )?nose\b|\bnose and (?:my |the )?cheeks\b/;

const ALBINISM = /\balbin(?:ism|o|a|os|as|ismo|ismus|isme)\b/;

/** A toner or cream that tells nobody what is in it; a peeling set from abroad that bleaches. */
const WITHOUT_LABEL =
	/\b(?:creams?|toners?|soaps?|serums?|lotions?|sets?|pots?|jars?|bottles?|tubs?|oils?)\b.{0,50}\b(?:no label|without (?:a |any )?label|unlabel\w*|walang label|sin etiqueta|sem r[oó]tulo|sans [eé]tiquette|ohne etikett|bez etykiety|no ingredients?(?: list)?|no name on it)(?![\p{L}])|(?<![\p{L}])(?:no label|unlabel\w*|walang label|sin etiqueta|sem r[oó]tulo|sans [eé]tiquette)(?![\p{L}]).{0,50}\b(?:creams?|toners?|soaps?|serums?|lotions?|sets?|crema|creme|cr[eè]me|night cream)\b|\b(?:rejuv\w*|maintenance|bleaching|whitening|peeling) sets?\b/u;

/** Where somebody hands on, or is asked for, what a doctor gave to them. */
export function handedOn(clauses: readonly Clause[]): Clause | undefined {
	return clauses.find(
		({ text, sentence }) =>
			WANTS_THE_REST.test(text) &&
			PRESCRIBED.test(clauses.flatMap((one) => (one.sentence === sentence ? one.text : [])).join(" , ")),
	);
}

/** Where somebody with lupus, or with what may be one, tells of a mark on their face. */
export function markedByLupus(clauses: readonly Clause[]): Clause | undefined {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" && kind !== "past");
	const all = own.map(({ text }) => text).join(" , ");
	const named = own.some(({ text }) => affirms(text, LUPUS) && !NO_LUPUS.test(text));
	const signs =
		JOINTS.test(all) && !STRAINED_JOINTS.test(all) && SUN_BRINGS.test(all) && BOTH_CHEEKS.test(all);
	return named || signs ? own.find(({ text }) => MARKED_FACE.test(text)) : undefined;
}

const danger = (about: DangerTold, { quote }: Clause): PersonFact => ({
	id: "asks_for",
	about,
	quote,
	sure: true,
});

/** What is told by the way and is a danger to somebody: to who writes, to a child, a friend or an animal. */
export function dangersTold(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" && kind !== "past");
	const low = own.find(({ text }) => affirms(text.replaceAll(NOT_LOW, " "), LOW) || isNotMyself(text));
	const child = clauses.some(({ text }) => YOUNG_CHILD.test(text));
	const steroid = own.find(
		({ text }) => STEROID.test(text) && ASKS_TO_PUT.test(text) && ON_FACE.test(text.replace(STEROID, " ")),
	);
	const offered = clauses.find((clause) => {
		const said = clauses
			.filter(({ sentence }) => sentence === clause.sentence)
			.map(({ text }) => text)
			.join(" , ");
		return OFFERED.test(said) && (LIGHTENS.test(said) || (CREAM.test(said) && PROMISES_LIGHT.test(said)));
	});
	const all = clauses.map(({ text }) => text).join(" , ");
	const herpes = own.find(
		({ text, sentence }) =>
			HERPES.test(text) &&
			own.some((one) => Math.abs(one.sentence - sentence) <= 1 && COMES.test(one.text.replace(HERPES, " "))),
	);
	const lids = own.find(
		({ text, sentence }) =>
			LIDS.test(text) && own.some((one) => one.sentence === sentence && affirms(one.text, SORE_LIDS)),
	);
	const allergies = readAllergies(clauses);
	const handed = handedOn(clauses);
	const pet = clauses.find(({ text }) => PET.test(text) && REACHES.test(text));
	const low_on = ISOTRETINOIN.test(all) ? own.find(({ text }) => WITHDRAWN.test(text)) : undefined;
	const eye = STRONG_ON_SKIN.test(all) ? own.find(({ text }) => affirms(text, SORE_EYE)) : undefined;
	const vitaminA = ISOTRETINOIN.test(all) ? clauses.find(({ text }) => affirms(text, VITAMIN_A)) : undefined;
	const antifungal = WARFARIN.test(all) ? clauses.find(({ text }) => ANTIFUNGAL.test(text)) : undefined;
	const tetracycline = ISOTRETINOIN.test(all)
		? clauses.find(({ kind, text, sentence }) => {
				if (kind === "someone_else") return false;
				const said = clauses.flatMap((one) => (one.sentence === sentence ? one.text : [])).join(" , ");
				return (
					TETRACYCLINE.test(text) && BACK_ON.test(said) && !NOT_ANY_MORE.test(text.replace(BACK_ON, " "))
				);
			})
		: undefined;
	const stopped = VERY_STRONG.test(all) && STOPPED.test(all) && !LONG_AGO.test(all);
	const ill = stopped ? own.find(({ text }) => affirms(text, ILL_AFTER)) : undefined;
	const more = PRESCRIBED.test(all) ? clauses.find(({ text }) => MORE_CAPSULES.test(text)) : undefined;
	const eyes = RED_FACE.test(all) ? own.find(({ text }) => affirms(text, GRITTY)) : undefined;
	const albinism = clauses.find(({ kind, text }) => kind !== "someone_else" && affirms(text, ALBINISM));
	const unlabelled = clauses.find(
		({ kind, text }) =>
			kind !== "someone_else" && affirms(text, WITHOUT_LABEL) && !/\b(?:sell|never use)\b/.test(text),
	);
	const lupus = markedByLupus(clauses);
	const child_beside = childBeside(clauses);
	const severe = clauses.find(({ kind, text }) => kind !== "someone_else" && affirms(text, SEVERE));
	return [
		...(severe !== undefined && allergies.length > 0 ? [danger("severe_allergy", severe)] : []),
		...(herpes !== undefined && TREATED.test(all) && procedures(clauses).length > 0
			? [danger("herpes_on_treated_skin", herpes)]
			: []),
		...(lids !== undefined && allergies.some(({ about }) => about !== "benzoyl_peroxide")
			? [danger("allergy_on_lids", lids)]
			: []),
		...(low !== undefined && child ? [danger("low_mood_after_birth", low)] : []),
		...(steroid === undefined ? [] : [danger("steroid_on_face", steroid)]),
		...(offered === undefined ? [] : [danger("lightener_offered", offered)]),
		...(handed === undefined ? [] : [danger("medicine_handed_on", handed)]),
		...(pet !== undefined && STRONG_ON_SKIN.test(all) ? [danger("pet_reaches_cream", pet)] : []),
		...(low_on === undefined ? [] : [danger("low_mood_on_isotretinoin", low_on)]),
		...(eye === undefined ? [] : [danger("eye_beside_medicine", eye)]),
		...(vitaminA === undefined ? [] : [danger("vitamin_a_on_isotretinoin", vitaminA)]),
		...(antifungal === undefined ? [] : [danger("antifungal_on_warfarin", antifungal)]),
		...(more === undefined ? [] : [danger("more_capsules", more)]),
		...(eyes === undefined ? [] : [danger("eyes_of_rosacea", eyes)]),
		...(tetracycline === undefined ? [] : [danger("tetracycline_on_isotretinoin", tetracycline)]),
		...(ill === undefined ? [] : [danger("ill_after_steroid", ill)]),
		...(lupus === undefined ? [] : [danger("lupus_in_sun", lupus)]),
		...(child_beside === undefined ? [] : [danger("child_beside", child_beside)]),
		...(albinism === undefined ? [] : [danger("albinism", albinism)]),
		...(unlabelled === undefined ? [] : [danger("cream_without_label", unlabelled)]),
	];
}

/** What is denied in these is the person itself: "I do not recognise myself". */
function isNotMyself(text: string): boolean {
	return /\bnot (?:\w+ )?(?:recogni[sz]e (?:myself|her|me|the (?:person|woman|face))|myself|coping|cope|bond\w*|enjoy\w* (?:her|him|it|anything))\b/.test(
		text,
	);
}

/** A steroid that nobody named: a cream without a name, and what such a cream does to a face or does when it is missed. */
export function steroidBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else");
	const all = clauses.map(({ text }) => text).join(" , ");
	const said = own.map(({ text }) => text).join(" , ");
	if (!UNKNOWN_CREAM.test(all) || !(REBOUND.test(said) || THINNED.test(said))) return [];
	const used =
		/\b(?:i|my|me)\b.{0,40}\b(?:use|used|using|put|rub|apply|buy|bought|go back|been on|am on|cream|tub|forget|miss|skip|stop|leave|pause|go without|do not put)\b|\bwithout it my\b/.test(
			said,
		);
	const told = own.find(({ text }) => REBOUND.test(text) || THINNED.test(text)) ?? own[0];
	if (!used || told === undefined) return [];
	return [
		{ id: "steroid_cream", quote: told.quote, sure: false },
		{ id: "uses_irritant", about: "a bleaching soap", quote: told.quote, sure: true },
	];
}
