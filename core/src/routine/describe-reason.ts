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
	const ids = [module.id, ...(finding?.because ?? [])];
	const sources = CONCERN_MODULES[module.id].sources;
	if (finding && module.severity >= SEEN_FROM) {
		const words = CONCERN_WORDS[finding.concern];
		const where = finding.zones.length === 0 ? "" : placed(finding.zones);
		const verb = PLURAL.has(finding.concern) ? "show" : "shows";
		const seen = finding.confidence < UNSURE_BELOW ? `${words} may show` : `${words} ${verb}`;
		return { text: [seen, where, "in this photo"].filter((part) => part !== "").join(" "), ids, sources };
	}
	const words = CONCERN_MODULES[module.id].words;
	const wish = module.wished === "issue" ? `you named ${words}` : `your goal asks for care against ${words}`;
	const text = finding
		? `${wish}; the photo shows little, so this stays mild`
		: `${wish}; this photo cannot measure it, so this stays mild`;
	return { text, ids, sources };
}
