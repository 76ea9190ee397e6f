import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { namesDespair } from "./kind-words.ts";

const PERHAPS_CRISIS = "red-flag.perhaps-crisis";
const GENERAL_EMERGENCY = "red-flag.collapse";

/** Where a place that has to be seen is plain, a body or a mind in danger is believed by its words and not by the sound alone. */
export function besidePlace(text: string, flags: readonly RedFlag[]): readonly RedFlag[] {
	if (!flags.some(({ rule_id }) => OF_A_PLACE.includes(rule_id))) return flags;
	const told = tidy(spellOut(text));
	return flags.filter(
		({ rule_id }) =>
			!(rule_id === GENERAL_EMERGENCY && !ACUTE.test(told)) &&
			!(rule_id === PERHAPS_CRISIS && !namesDespair(told)),
	);
}

const OF_A_PLACE: readonly string[] = [
	"red-flag.sore-not-healing",
	"red-flag.changing-mole",
	"red-flag.changing-spot",
	"red-flag.steroid-skin",
];
const ACUTE =
	/\b(?:faint\w*|collaps\w*|breath\w*|chok\w*|chest|slack|droop\w*|unconscious|numb\w*|slur\w*|seiz\w*|fits?|throat|tongue|swollen|swell\w*|overdos\w*|swallow\w*|drank|dizz\w*|vomit\w*|throwing up|confus\w*|pass(?:ed|ing) out|emergency|ambulance|911|999|112|fever|shiver\w*|stiff|cannot (?:move|speak|stand|see|wake|feel)|pouring|suddenly)\b/;
