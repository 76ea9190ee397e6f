import { isMinor } from "../../../routine/person.ts";
import type { AssistantContext } from "../../assistant-context.ts";
import type { Citation } from "../../assistant-event.ts";
import { citeRule } from "../../writing/cite.ts";

/** What to keep in mind about treatments in general, for somebody pregnant or under 18; empty for others. */
export function personNote({ person }: AssistantContext): { text: string; citations: Citation[] } {
	const { pregnancy } = person.preferences;
	const minor = isMinor(person.preferences);
	const expecting = pregnancy !== undefined && pregnancy !== "no";
	const said = [...(minor ? [UNDER_AGE] : []), ...(expecting ? [EXPECTING] : [])];
	return {
		text: said.join(" "),
		citations: [
			...(minor ? [citeRule("person.minor", "Rule for people under 18")] : []),
			...(expecting ? [citeRule("person.pregnancy", "Pregnancy rule")] : []),
		],
	};
}

const UNDER_AGE =
	"At your age keep to cleanser, moisturizer and sunscreen, and talk to a parent or pharmacist before you add a treatment.";
const EXPECTING =
	"While pregnant, trying or breastfeeding, leave retinoids out and ask your midwife or doctor before a treatment.";
