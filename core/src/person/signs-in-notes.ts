import { affirms } from "../skin/note/affirms.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import type { Clause } from "../skin/note/read-note.ts";
import * as life from "./life-phrases.ts";
import type { PersonFact } from "./person-fact.ts";
import * as state from "./state-phrases.ts";

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

/** The same in Spanish, French, Portuguese, Italian, Polish or German. */
function melasmaAbroad(clauses: readonly Clause[]): PersonFact[] {
	const said = clauses.map(({ quote }) => quote.toLowerCase()).join(" ");
	const told = clauses.find(({ quote }) => PATCHES_ABROAD.test(quote.toLowerCase()));
	return told !== undefined && PLACES_ABROAD.test(said) && CAUSES_ABROAD.test(said)
		? [{ id: "melasma", quote: told.quote, sure: false }]
		: [];
}

/** Melasma without its name: patches on both sides of a face that came with a child or a pill, or darken each summer. */
export function melasmaBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
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
