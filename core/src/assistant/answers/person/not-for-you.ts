import type { ActiveId } from "../../../knowledge/actives.ts";
import { isAllergicTo, ruleAgainst } from "../../../routine/rule-out.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { skinNow } from "./skin-now.ts";

/** What speaks against ingredients for this person, in their own words of it; "" where nothing does. */
export function notForYou(inquiry: Inquiry, ids: readonly ActiveId[]): string {
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const against = ids.filter((id) => ruleAgainst(id, conditions) !== null || isAllergicTo(id, facts));
	if (against.length === 0) return "";
	const passing = skinNow(inquiry, against).text;
	if (passing !== "") return passing;
	const rules = against.flatMap((id) => ruleAgainst(id, conditions) ?? []);
	const note = rules.map((rule) => rule.note).find((one) => one !== "") ?? "";
	// A rule that only explains the plan forbids nobody anything.
	if (rules.length === against.length && rules.every(({ explains_only }) => explains_only === true))
		return `With care, and your plan does without it: ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
	return `For you I would leave it out for now. ${note}`.trim();
}
