import { type ActiveId, isRetinoid } from "../../../knowledge/actives.ts";
import { isMinor } from "../../../routine/person.ts";
import { isAllergicTo, ruleAgainst } from "../../../routine/rule-out.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { checkInUse } from "../../reading/check-in-use.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
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

/** How a retinoid of grown-ups goes with others is no answer to somebody of thirteen: it is not for them; null for all else. */
export function youngRetinoid({ context: { person }, question: { slots } }: Inquiry): Draft | null {
	const retinoid = slots.actives.find(({ id }) => isRetinoid(id) && id !== "adapalene");
	if (retinoid === undefined || !isMinor(person.preferences)) return null;
	const other = slots.actives.find(({ id }) => id !== retinoid.id && !isRetinoid(id));
	return {
		paragraphs: [
			`Not ${retinoid.words} at your age, alone or with anything: it is made for lines of older skin, and young skin gets red and sore from it${other === undefined ? "" : `, beside ${other.words} most of all`}.`,
			"A mild wash, a light moisturizer and sunscreen are the routine. Against spots a little benzoyl peroxide 2.5%, agreed with a parent or pharmacist; spots that hurt or scar are for a doctor.",
		],
		citations: [citeActive(retinoid.id), citeRule("person.minor", "Rule for people under 18")],
		minded: true,
	};
}
