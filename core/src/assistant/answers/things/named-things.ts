import type { Thing, ThingKind } from "../../../knowledge/things/thing.ts";
import { THINGS } from "../../../knowledge/things/things.ts";

/** Lower-case words without marks, as they were typed: a thing's own name is not settled to a word of skin care. */
export function plainWords(message: string): string {
	return message
		.slice(0, MOST_READ)
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/['\u2019`]/g, "")
		.replace(/[^a-z0-9%]+/g, " ")
		.replace(SIMILE, " ")
		.trim();
}

/** "Looking like cheese", "greasy as chips": no word about the thing itself. */
const SIMILE =
	/\b(?:came (?:up|out)|turn(?:ed|s)|went|goes|glow\w*) like (?:a |an )?\w+|\b(?:look\w*|feel\w*|shiny|greasy|oily|red|white|dry|smooth|soft) (?:like|as) (?:a |an |my |the )?\w+/g;
const MOST_READ = 1_000;

/** Of several, this is what the answer has to begin with; a tablet that is only mentioned comes after what is asked of. */
const FIRST: readonly ThingKind[] = [
	"case",
	"claim",
	"skin_medicine",
	"remedy",
	"supplement",
	"eaten",
	"device",
	"goods",
	"medicine",
	"habit",
	"state",
];

/** What of the table a message names, first what the answer has to begin with. */
export function namedThings(message: string): readonly Thing[] {
	const text = plainWords(message);
	return THINGS.filter(({ says }) => says.test(text)).toSorted(
		(a, b) => FIRST.indexOf(a.kind) - FIRST.indexOf(b.kind),
	);
}

/** What only a message together with the turns before it names: "hers is the 10% one". */
export function joinedThings(message: string, before: readonly string[]): readonly Thing[] {
	const earlier = before.join(" ");
	const alone = new Set(namedThings(earlier));
	return namedThings(`${earlier} ${message}`).filter((thing) => !alone.has(thing));
}
