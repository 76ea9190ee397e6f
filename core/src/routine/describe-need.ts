import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import type { Concern } from "../skin/concern.ts";
import { placed } from "../skin/zone-words.ts";
import type { Need } from "./find-needs.ts";
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
	under_eye: "darkness under the eyes",
	texture: "uneven texture",
	dryness: "a dry look",
};

const PLURAL: ReadonlySet<Concern> = new Set(["acne", "dark_spots", "pores", "lines"]);

/** What was seen and where, what was told, or which wish led here. Brings no number of its own. */
export function describeNeed(need: Need): Reason {
	const { id, finding, severity, wished, told, running } = need;
	const { words, sources } = CONCERN_MODULES[id];
	// Readings of an earlier photo are none of the report that the plan stands in.
	const ids = [id, ...(finding?.earlier ? [] : (finding?.because ?? []))];
	if (told && id === "module.texture") return { text: "you told us you have blackheads", ids, sources };
	if (finding && severity >= SEEN_FROM) {
		const seen = CONCERN_WORDS[finding.concern];
		const where = finding.zones.length === 0 || id === "module.under_eye" ? "" : placed(finding.zones);
		if (finding.earlier) {
			const showed = [seen, "showed", where, "in an earlier photo; this one could not show it"];
			return { text: showed.filter((part) => part !== "").join(" "), ids, sources };
		}
		const verb = PLURAL.has(finding.concern) ? "show" : "shows";
		const shows = finding.confidence < UNSURE_BELOW ? `${seen} may show` : `${seen} ${verb}`;
		const text = [shows, where, "in this photo"].filter((part) => part !== "").join(" ");
		const sure = finding.confidence >= UNSURE_BELOW;
		return { text, ids, sources, ...(sure && { seen: { what: seen, where } }) };
	}
	if (told) return { text: "you told us you have rosacea", ids: [...ids, "person.rosacea"], sources };
	if (running.length > 0) {
		const text = finding
			? `it is in your plan against ${words}, of which this photo shows little, so it goes on`
			: `it is in your plan against ${words}, which this photo could not read, so it goes on`;
		return { text, ids, sources };
	}
	const wish = wished === "issue" ? `you named ${words}` : `your goal asks for care against ${words}`;
	const little = finding?.earlier
		? "an earlier photo showed little and this one could not read it"
		: finding
			? "the photo shows little"
			: "this photo could not read it";
	return { text: `${wish}; ${little}, so this stays mild`, ids, sources };
}
