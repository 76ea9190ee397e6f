import type { ActiveId } from "../../../knowledge/actives.ts";
import { isAllergicTo, ruleAgainst } from "../../../routine/rule-out.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { checkInUse } from "../../reading/check-in-use.ts";
import { skinNow } from "./skin-now.ts";

/** A product of their own with it that a rule says to leave out for now. */
export function barredShelf({ context }: Inquiry, id: ActiveId): string | null {
	const own = context.in_use.filter(({ product }) => product?.actives.includes(id) === true);
	const rule = checkInUse(context).find(
		({ level, product_ids }) => level === "stop" && own.some((one) => product_ids.includes(one.id)),
	);
	return rule === undefined
		? null
		: `Not for now, because of what you use: ${rule.why} ${rule.fix}`.replace(/[<>[\]`*]/g, "");
}

/** What speaks against ingredients for this person, in their own words of it; "" where nothing does. */
export function notForYou(inquiry: Inquiry, ids: readonly ActiveId[]): string {
	const barred = ids.length === 1 && ids[0] !== undefined ? barredShelf(inquiry, ids[0]) : null;
	if (barred !== null) return barred;
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
