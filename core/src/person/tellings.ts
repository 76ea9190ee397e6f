import { weeksAgo } from "../skin/note/durations.ts";
import { affirms } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import { markedByLupus } from "./dangers-told.ts";
import * as child from "./expecting-phrases.ts";
import * as life from "./life-phrases.ts";
import * as medicine from "./medicine-phrases.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";
import * as state from "./state-phrases.ts";

/** One way to tell a fact. A thought tells it where it says the words, without those that turn them. */
export interface Telling {
	id: PersonFactId;
	says: RegExp;
	/** Words of something else that hold the same words; they are looked over. */
	not?: RegExp;
	/** The thought is about something else altogether. */
	unless?: RegExp;
	/** Asked about and not used, it tells nothing. */
	medicine?: true;
	/** Counts for as many weeks after it ended. */
	weeks?: number;
}

const MONTHS_6 = 26;
const YEARS_99 = 5_148;
export const TELLINGS: readonly Telling[] = [
	{ id: "pregnant", says: child.PREGNANT, not: child.NOT_PREGNANT_NOW, unless: child.FAKE_BELLY },
	{ id: "trying", says: child.TRYING, not: child.NOT_TRYING, unless: child.CHILD_FREE },
	{ id: "breastfeeding", says: child.BREASTFEEDING, not: child.NOT_NURSING },
	{
		id: "isotretinoin",
		says: medicine.ISOTRETINOIN,
		not: medicine.ISOTRETINOIN_ON_SKIN,
		medicine: true,
		weeks: MONTHS_6,
	},
	{
		id: "prescription_retinoid",
		says: medicine.RETINOID,
		not: medicine.RETINOID_BY_MOUTH,
		medicine: true,
		weeks: 4,
	},
	{
		id: "prescription_acne",
		says: medicine.ACNE_MEDICINE,
		unless: medicine.NOT_FOR_ACNE,
		medicine: true,
		weeks: 4,
	},
	{
		id: "steroid_cream",
		says: medicine.STEROID,
		unless: medicine.NOT_A_CREAM,
		medicine: true,
		weeks: 8,
	},
	{ id: "photosensitizing_medicine", says: medicine.PHOTOSENSITIZER, medicine: true, weeks: 2 },
	{ id: "weak_immune_system", says: medicine.IMMUNE_WEAK, not: medicine.NOT_A_TRANSPLANT, weeks: MONTHS_6 },
	{
		id: "weak_immune_system",
		says: medicine.IMMUNE_WEAK_FOR_LIFE,
		not: medicine.NOT_A_TRANSPLANT,
		weeks: YEARS_99,
	},
	{ id: "blood_thinner", says: medicine.BLOOD_THINNER, weeks: 2 },
	{
		id: "prescription_rosacea",
		says: medicine.ROSACEA_MEDICINE,
		unless: medicine.NOT_FOR_ROSACEA,
		medicine: true,
		weeks: 8,
	},
	{ id: "hydroquinone", says: medicine.HYDROQUINONE, medicine: true, weeks: 4 },
	{ id: "rosacea", says: state.ROSACEA, unless: state.ROSACEA_NOT_MINE },
	{ id: "prescription_eczema", says: medicine.BARRIER_MEDICINE, medicine: true, weeks: 8 },
	{
		id: "barrier_disease",
		says: state.BARRIER,
		not: new RegExp(`${state.PERIORAL.source}|${state.NOT_BARRIER.source}`),
	},
	{ id: "perioral_dermatitis", says: state.PERIORAL },
	{ id: "melasma", says: state.MELASMA },
	{ id: "shaving_bumps", says: state.SHAVING_BUMPS },
	{ id: "sunburn", says: state.SUNBURN, not: state.NO_SUNBURN, unless: state.ACTED, weeks: 2 },
	{ id: "broken_skin", says: state.BROKEN, not: state.NOT_BROKEN, unless: state.ACTED, weeks: 2 },
	{
		id: "barrier_strained",
		says: state.STRAINED,
		not: new RegExp(`${state.NOT_STRAINED.source}|${state.FELT_BY_NOBODY.source}`),
		unless: state.ACTED,
		weeks: 1,
	},
	{ id: "greasy_flakes", says: state.GREASY_FLAKES, not: state.NOT_BARRIER, weeks: 8 },
	{ id: "no_sunscreen", says: state.NO_SUNSCREEN },
	{ id: "vegan", says: state.VEGAN },
	{ id: "halal", says: state.HALAL },
	{ id: "blackheads", says: state.BLACKHEADS, not: state.NOT_BLACKHEADS, weeks: 8 },
	{ id: "man", says: state.MAN, not: state.NOT_A_MAN },
	{ id: "no_tint", says: state.NO_TINT },
	{ id: "wants_tint", says: state.WANTS_TINT, unless: state.NO_TINT },
	{ id: "night_work", says: life.NIGHT_WORK, not: life.NOT_NIGHT_WORK },
	{ id: "outdoors", says: life.OUTDOORS, not: life.NOT_OUTDOORS },
	{ id: "sun_some_days", says: life.SUN_SOME_DAYS },
	{ id: "picks_skin", says: life.PICKS_SKIN },
	{ id: "hair_growth", says: life.HAIR_GROWTH, unless: life.NOT_HAIR_GROWTH },
	{ id: "two_products", says: state.TWO_PRODUCTS },
	{ id: "few_products", says: state.FEW_PRODUCTS, not: state.TOO_DEAR_FOR_FANCY },
];

/** Whether words name a fact outright; otherwise it is told by a sign of it. */
export function isNamed(id: PersonFactId, quote: string): boolean {
	const words = tidy(spellOut(quote));
	return TELLINGS.some((one) => one.id === id && one.says.test(words));
}

/** Burnt by the sun in two thoughts: a day outside, and a face that shows it. */
export function sunburnByLooks(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const burnt = own.find(
		({ text }) => affirms(state.withoutNoSunburn(text), state.LOOKS_BURNT) && (weeksAgo(text) ?? 0) <= 2,
	);
	if (burnt === undefined) return [];
	const outside = clauses.some(
		({ text, sentence }) => Math.abs(sentence - burnt.sentence) <= 1 && state.IN_THE_SUN.test(text),
	);
	return outside ? [{ id: "sunburn", quote: burnt.quote, sure: true }] : [];
}

const FLUSHES =
	/\b(?:blush\w*|flush\w*|(?:go|goes|turn|turns) red)\b.*\b(?:wine|alcohol|beer|soup|curry|spic\w+|stress|hot drinks?|coffee)\b/;
const RED_BUMPS =
	/\b(?:(?:small|little|tiny) )?red (?:(?:small|little|tiny) )?(?:buttons?|bumps?|pimples?|spots)\b/;
const STAYS_RED =
	/\b(?:it|the red\w*|redness) (?:now )?(?:stays|never (?:goes|leaves|fades))\b|\bstays red\b|\balways red\b/;

/** Rosacea without its name: flushing that has come to stay, and red bumps in it. */
export function rosaceaBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const flushes = own.find(({ text }) => affirms(text, FLUSHES));
	const says = (pattern: RegExp) => own.some(({ text }) => affirms(text, pattern));
	if (flushes === undefined || !says(RED_BUMPS) || !says(STAYS_RED)) return [];
	return [{ id: "rosacea", quote: flushes.quote, sure: false }];
}

const PATCHES =
	/\b(?:brown|dark|darker|tan|pigment\w*)(?: \w+)? (?:patch\w*|mask|map|areas?|stains?|blotch\w*|shadows?(?! (?:under|below|beneath|around)))\b|\b(?:shadows?|stains?|patch\w*|blotch\w*|moustache|mustache)\b(?: \w+){0,8} (?:gets?|goes|turns?|grows?|comes? back) (?:\w+ )?(?:darker|browner|back|worse|in)\b/;
/** What nothing else leaves behind: patches from a pregnancy, the brown mask. */
const FROM_PREGNANCY =
	/\b(?:patch\w*|mask|stains?|pigment\w*|blotch\w*)\b(?: \w+){0,6} (?:from|since|after|with|during|in) (?:the |my |our |this |last )?(?:\w+ )?pregnan\w*|\bpregnan\w* (?:patch\w*|mask|pigment\w*)\b|\b(?:the|my|this) brown mask\b(?! (?:from|off|peel))/;
/** A dry or red patch, or a sheet mask, may come with a pregnancy too. */
const PIGMENTED =
	/\b(?:brown\w*|dark\w*|tan|stain\w*|pigment\w*|discolou?r\w*)\b|\bpregnan\w* mask\b(?! (?:from|sheet))/;
const OF_MELASMA =
	/\b(?:both cheeks|(?:my|the) cheeks|both sides|mirrored|cheekbones?|(?:my|the) forehead|(?:upper|top) lip|(?:over|above|on) (?:my |the )?lip|moustache|mustache|forehead and|cheeks and)\b/;
const WITH_HORMONES =
	/\b(?:pregnan\w*|(?:came|come|began|started|appeared) with (?:my|the|our) (?:\w+ )?(?:daughter|son|baby|child|pill|coil)|since (?:my|the|our) (?:\w+ )?(?:baby|son|daughter|child|one|twins|birth|pill)|after (?:my|the|our) (?:\w+ )?(?:baby|son|daughter|child|birth|pill)|(?:each|every|in) summer|progesterone|(?:o)?estrogen|ivf|hormones|in the sun|with the sun|the pill|while i was pregnan\w*|mother has|mum has|mom has)\b/;

const PATCHES_ABROAD =
	/\b(?:manchas?|taches?|macchi[ae]|plamy|przebarwienia|flecken|carte du monde|mapa)(?![\p{L}])/u;
const PLACES_ABROAD =
	/(?<![\p{L}])(?:cachetes|mejillas?|p[oó]mulos|pommettes|joues|labio|l[eè]vre|bozo|bu[cç]o|ma[cç][aã]s do rosto|bochechas?|guance|labbro|zigomi|policzk\w+|warg\w+|wangen|oberlippe)(?![\p{L}])/u;
const CAUSES_ABROAD =
	/(?<![\p{L}])(?:sol|soleil|sole|s[lł]o[nń]c\w+|sonne|verano|ver[aã]o|[eé]t[eé]|estate|lat[oa]|sommer|embarazo|gravidez|grossesse|gravidanza|ci[aą][zż]\w*|schwanger\w*|pastillas|p[ií]lula|pilule|pillola|tabletki|pille|banqueta|terrasses?)(?![\p{L}])/u;

/** Called by what made them: years of sun. */
const OF_SUN_AND_AGE =
	/\b(?:manchas? (?:del sol|solares?|de (?:la )?edad|seniles?)|manchas? (?:de sol|solares|da idade)|taches? (?:de soleil|solaires?|brunes? de l.age|de vieillesse)|macchie (?:solari|del sole|senili)|alters ?flecken|sonnenflecken|plamy (?:s[lł]oneczne|starcze))\b/;

/** The same in Spanish, French, Portuguese, Italian, Polish or German. */
function melasmaAbroad(clauses: readonly Clause[]): PersonFact[] {
	const said = clauses.map(({ quote }) => quote.toLowerCase()).join(" ");
	const told = clauses.find(({ quote }) => PATCHES_ABROAD.test(quote.toLowerCase()));
	if (OF_SUN_AND_AGE.test(said)) return [];
	return told !== undefined && PLACES_ABROAD.test(said) && CAUSES_ABROAD.test(said)
		? [{ id: "melasma", quote: told.quote, sure: false }]
		: [];
}

/** Melasma without its name: patches on both sides of a face that came with a child or a pill, or darken each summer. */
export function melasmaBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	// Patches of a lupus are none, and nobody can tell them apart here.
	if (markedByLupus(clauses) !== undefined) return [];
	const says = (pattern: RegExp) => own.some(({ text }) => affirms(text, pattern));
	const named = own.find(
		({ text, sentence }) =>
			affirms(text, FROM_PREGNANCY) &&
			own.some((one) => one.sentence === sentence && affirms(one.text, PIGMENTED)),
	);
	if (named !== undefined) return [{ id: "melasma", quote: named.quote, sure: false }];
	const told = own.find(({ text }) => affirms(text, PATCHES));
	if (told === undefined || !says(OF_MELASMA) || !says(WITH_HORMONES)) return melasmaAbroad(clauses);
	return [{ id: "melasma", quote: told.quote, sure: false }];
}

/** However long ago it was treated, the checks go on. */
export function hadSkinCancer(clauses: readonly Clause[]): PersonFact[] {
	const clause = clauses.find(
		({ kind, text }) => kind !== "someone_else" && affirms(text, life.HAD_SKIN_CANCER),
	);
	return clause === undefined ? [] : [{ id: "had_skin_cancer", quote: clause.quote, sure: true }];
}

const SHAVES =
	/\b(?:shav\w*|razors?|blades?|clippers?|barber|trimmer|wax\w*|pluck\w*|tweez\w*|thread(?:ing|ed)|epilat\w*)\b/;
const BUMPS =
	/\b(?:bumps?|ingrown\w*|gravel|pimples|spots|black dots?|dark dots?|hairs? (?:grow\w*|curl\w*|stuck) (?:in\w*|back|under))\b/;
const WHERE_HAIR_IS =
	/\b(?:neck|beard|jaw\w*|chin|throat|where i shave|shav\w*|moustache|mustache|upper lip)\b/;

/** Bumps of ingrown hairs without their name: a razor, and bumps where it goes. */
export function shavingBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" && kind !== "past");
	const bumps = own.find(({ text }) => affirms(text, BUMPS));
	const said = clauses.map(({ text }) => text).join(" , ");
	if (bumps === undefined || !SHAVES.test(said) || !WHERE_HAIR_IS.test(said)) return [];
	const near = clauses.some(
		({ text, sentence }) => SHAVES.test(text) && Math.abs(sentence - bumps.sentence) <= 2,
	);
	return near ? [{ id: "shaving_bumps", quote: bumps.quote, sure: false }] : [];
}

const SMALL_BUMPS = /\b(?:bumps?|pimples?|spots|dots|papules)\b/;
const OF_ONE_SIZE =
	/\b(?:all |about |exactly |roughly )?(?:the )?same size\b|\ball (?:look )?(?:alike|identical|the same)\b|\b(?:uniform|identical|same sized)\b|\bfungal acne\b/;
const OF_A_YEAST =
	/\b(?:itch\w*|gatal|scratch\w*|chest|hairline|hair line|fungal|antibiotics?|doxy\w*|mino\w*|lyme\w*|sweat\w*|gym)\b/;

/** Bumps that look alike and itch, or came with antibiotics: a yeast as often as acne. */
export function evenBumps(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" && kind !== "past");
	const bumps = own.find(({ text }) => affirms(text, OF_ONE_SIZE));
	const said = own.map(({ text }) => text).join(" , ");
	if (bumps === undefined || !SMALL_BUMPS.test(said) || !OF_A_YEAST.test(said)) return [];
	return [{ id: "even_bumps", quote: bumps.quote, sure: false }];
}
