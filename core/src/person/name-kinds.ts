import { BRAND_LINES, pageOf } from "../knowledge/things/brands.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";
import { irritantsIn } from "./used-irritants.ts";

/** Makers whose names are often written with a slip; a word one letter off counts as one of them. */
const OFTEN_MISSPELT = [
	"cetaphil",
	"cerave",
	"effaclar",
	"differin",
	"sudocrem",
	"panoxyl",
	"acnecide",
	"anthelios",
	"vanicream",
	"neutrogena",
	"toleriane",
	"bioderma",
	"aquaphor",
	"eucerin",
	"cicaplast",
	"himalaya",
	"skinceuticals",
	"supergoop",
	"physiogel",
	"ordinary",
] as const;
const LEAST_LETTERS = 6;

/** Lower case, without accents and marks; a slip in a maker's name settled. */
function plain(name: string): string {
	return name
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/['\u2019]/g, "")
		.replaceAll("&", " and ")
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim()
		.split(" ")
		.map(settled)
		.join(" ");
}

function settled(word: string): string {
	if (word.length < LEAST_LETTERS) return word;
	const sounds = (name: string): string => name.replaceAll("ph", "f");
	return OFTEN_MISSPELT.find((name) => isOneOff(sounds(word), sounds(name))) ?? word;
}

/** At most one letter more, less or other, or two neighbours changed over. */
function isOneOff(one: string, other: string): boolean {
	if (one === other) return true;
	if (Math.abs(one.length - other.length) > 1) return false;
	let from = 0;
	while (from < one.length && one[from] === other[from]) from++;
	const [a, b] = [one.slice(from), other.slice(from)];
	return (
		a.slice(1) === b.slice(1) ||
		a.slice(1) === b ||
		a === b.slice(1) ||
		(a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
	);
}

const KIND = / \[[^\]]*\]$/;

/** "EltaMD" with what it is behind it, for who reads a bottle by its words; as it is where nothing is known of it. */
export function withKind(name: string): string {
	if (KIND.test(name)) return name;
	const words = plain(name);
	const found = BRAND_LINES.find(({ says }) => says.test(words));
	return found === undefined ? name : `${name} [${found.is}]`;
}

/** Read by its maker's name, and on no page of its label: told, not checked. */
export function isOnlyTold(name: string): boolean {
	return KIND.test(name) && pageOf(plain(withoutKind(name))) === null;
}

/** A name as somebody wrote it. */
export function withoutKind(name: string): string {
	return name.replace(KIND, "");
}

/** Names that are words of other things too. */
const COMMON_WORD =
	/^(?:simple|lush|buffet|caro|allie|oxy|bask|belif|versed|badger|deriva|humane|skin food|body shop|la mer|minimal\w*|re ?equil|movate|solait|peptide|matrixyl|snail|dew drops|petroleum jelly|vaseline|good genes|olay|clarins|scrub|apricot scrub|acne wash|neem wash|healing ointment|glow maker|q retinol|pure retinol|magic cream|aqua bomb)\b/;
/** Right before the name: "my", "I use the big bottle of". */
const IN_USE =
	/\b(?:my|use|used|using|uses|put|wear\w*|own|have|got|bought|swear by|apply|slap|wash(?:ed)? (?:it |my face |with)|am on|with)(?: \w+){0,4} ?$/;
const OWN = /\b(?:i|my|mine|am|me|we)\b/;
const NOT_MINE =
	/\b(?:swears?|my (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|friend|gran\w*|nan|aunt\w*|wife|husband|boyfriend|girlfriend|partner|daughter|son|cousin|flat ?mate|colleague|barber)|not|no|never|stopped|used to|should i|shall i|could i|can i|would|want(?:ed)?|allerg\w+|thinking|tried|instead of|or|heard|ad|advert\w*|says|said|recommend\w*|worth|dupe|looking at|vs|versus|better than|her|his|their|free|rid of|react\w*|rash|swell\w*|swollen|burn\w*|prescri\w*|doctor|derm\w*)\b/;

/** Things that a note names by their maker and tells as the writer's own. */
export function readBranded(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ kind, text, quote }): PersonFact[] => {
		if (kind !== "own" || NOT_MINE.test(text)) return [];
		const words = plain(text);
		const named = BRAND_LINES.flatMap(({ says }) => says.exec(words) ?? []).find(
			(name) => !COMMON_WORD.test(name),
		);
		if (named === undefined) return [];
		const before = words.slice(0, words.indexOf(named));
		const own = OWN.test(words) && IN_USE.test(before);
		if (!own) return [];
		const about = withKind(nameIn(named));
		return [
			{ id: "owns", about, quote, sure: true },
			...irritantsIn(about).map(
				(one): PersonFact => ({ id: "uses_irritant", about: one, quote, sure: true }),
			),
		];
	});
}

/** "nivea all my life" is called by its first word alone. */
function nameIn(said: string): string {
	return said.replace(BEHIND_A_NAME, "");
}
const BEHIND_A_NAME =
	/ (?:all|my|as|from|for|and|but|or|every|at|in|on|since|with|is|it|the|na|i|to|of|when|because|that|which|twice|once|daily|so|then|a|an|if|by|one|only|now)\b.*$/;
