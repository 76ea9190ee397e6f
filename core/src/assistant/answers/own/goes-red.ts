import { ACTIVES } from "../../../knowledge/actives.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readActives } from "../../reading/read-actives.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

/** "And if it goes red anyway?": what is asked of before is put on, and skin does not take it. */
const GOES_WRONG =
	/^(?:(?:and|but|so|ok|okay|hm+|then) )*(?:what )?(?:if|when|in case|suppose) (?:it|that|this|they|i|my (?:skin|face|cheeks?))(?: \w+){0,3} (?:red|redder|redness|sore|itchy|itches|itch|bumpy|rash\w*|break(?:s|ing)? (?:me )?out|react\w*|worse|wrong)\b/;
const TURNS = 2;

/** What to do where something that was just talked about goes wrong on their skin; null for everything else. */
export function goesRed({ question: { text }, history, context }: Inquiry): Draft | null {
	if (!GOES_WRONG.test(text)) return null;
	const own = history.filter(({ role }) => role === "user").slice(-TURNS);
	const before = own.toReversed().flatMap(({ message }) => readActives(spellOut(message)).named);
	const [active] = [...readActives(text).named, ...before];
	if (active === undefined) return null;
	const { strength, name } = ACTIVES[active.id];
	const sensitive =
		context.person.preferences.sensitive_skin === true ||
		context.report?.analysis.skin_sensitivity === "High";
	const lower =
		strength !== null && strength.start < strength.max
			? `with ${strength.start}% or less, `
			: "more thinly, ";
	return {
		paragraphs: [
			`Then rinse it off with lukewarm water, leave the ${name} out, and keep to a plain moisturizer and sunscreen until skin has been calm for a week. Do not push through redness that stays.`,
			`After that try it once more ${lower}every third day, over the moisturizer${sensitive ? ", as your skin reacts easily" : ""}. Red again: leave it for good, nothing depends on it.`,
			"Hives, swelling, blisters, or a rash that spreads or is still there after a few days: a pharmacist or doctor. Swelling of lips or face, or trouble breathing: your emergency number.",
		],
		citations: [citeActive(active.id), citeRule("rule.stop_rules", "When to stop")],
	};
}
