import { isRetinoid } from "../../../knowledge/actives.ts";
import { isMinor } from "../../../routine/person.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

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
