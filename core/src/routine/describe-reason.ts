import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import type { Concern } from "../skin/concern.ts";
import { placed } from "../skin/zone-words.ts";
import type { ChosenModule } from "./choose-modules.ts";
import type { Reason } from "./step-draft.ts";

const UNSURE_BELOW = 0.4;
const SEEN_FROM = 1;

const CONCERN_WORDS: Record<Concern, string> = {
	acne: "inflamed-looking spots",
	redness: "redness",
	dark_spots: "darker marks",
	uneven_tone: "uneven tone",
	shine: "shine",
	pores: "visible pores",
	lines: "lines",
	under_eye: "darkness",
	texture: "uneven texture",
	dryness: "a dry look",
};

const PLURAL: ReadonlySet<Concern> = new Set(["acne", "dark_spots", "pores", "lines"]);

/** What was seen and where, or which wish led here. Brings no number of its own. */
export function describeModuleReason(module: ChosenModule): Reason {
	const { finding } = module;
	// Readings of an earlier photo are none of the report that the plan stands in.
	const ids = [module.id, ...(finding?.earlier ? [] : (finding?.because ?? []))];
	const sources = CONCERN_MODULES[module.id].sources;
	if (finding && module.severity >= SEEN_FROM) {
		const words = CONCERN_WORDS[finding.concern];
		const where = finding.zones.length === 0 ? "" : placed(finding.zones);
		if (finding.earlier) {
			const showed = [words, "showed", where, "in an earlier photo; this one could not show it"];
			return { text: showed.filter((part) => part !== "").join(" "), ids, sources };
		}
		const verb = PLURAL.has(finding.concern) ? "show" : "shows";
		const seen = finding.confidence < UNSURE_BELOW ? `${words} may show` : `${words} ${verb}`;
		return { text: [seen, where, "in this photo"].filter((part) => part !== "").join(" "), ids, sources };
	}
	const words = CONCERN_MODULES[module.id].words;
	const wish = module.wished === "issue" ? `you named ${words}` : `your goal asks for care against ${words}`;
	const seen = finding?.earlier
		? "an earlier photo showed little and this one cannot measure it"
		: finding
			? "the photo shows little"
			: "this photo cannot measure it";
	return { text: `${wish}; ${seen}, so this stays mild`, ids, sources };
}
