import { ACTIVES, isRetinoid } from "../../../knowledge/actives.ts";
import type { Thing } from "../../../knowledge/things/thing.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { Answer } from "../../assistant-event.ts";
import { inPlainEnglish } from "../../reading/gloss-message.ts";
import { readActives } from "../../reading/read-actives.ts";
import { beside } from "../../writing/beside.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import { composeAnswer } from "../../writing/compose-answer.ts";
import { verdict } from "../pregnancy.ts";
import { namedThings } from "./named-things.ts";

/**
 * A fixed answer keeps one question of two: what is known of the other thing that was named stands behind it, a remedy
 * behind a visit, an ingredient behind a rule of pregnancy. Nothing is told beside danger.
 */
export function withCase(urgent: Answer, message: string): Answer {
	const named = namedThings(message);
	if (urgent.citations.every(({ label }) => label === VISIT)) {
		const remedy = named.find(({ kind, verdict: said }) => BESIDE_VISIT.has(kind) && said !== "works");
		return remedy === undefined ? urgent : behindIt(urgent, remedy, firstOf(remedy.what));
	}
	if (urgent.citations.some(({ id }) => FIRST.test(id))) return urgent;
	const expecting = urgent.citations.some(({ label }) => label === EXPECTING);
	const other = named.find(({ kind }) => kind === "case");
	if (other !== undefined) {
		const told = expecting ? [other.what, other.pregnancy].filter(Boolean).join(" ") : other.what;
		if (urgent.text.includes(told.slice(0, OPENS))) return urgent;
		// Of salons and needles, where a cream was asked of: the thing's own no is the answer.
		const strange = expecting && other.pregnancy !== undefined && !/retin/i.test(urgent.text);
		return strange
			? composeAnswer({
					paragraphs: [told],
					citations: [citeRule(other.id, capitalize(other.name)), ...urgent.citations],
					quiet: true,
				})
			: behindIt(urgent, other, told);
	}
	return expecting ? withNamed(urgent, message) : urgent;
}

/** Ingredients that are asked of and that the rule never names. */
function withNamed(urgent: Answer, message: string): Answer {
	const said = urgent.text.toLowerCase();
	const { named } = readActives((inPlainEnglish(message) ?? message).toLowerCase());
	const missing = [...new Set(named.map(({ id }) => id))]
		.filter((id) => !said.includes(isRetinoid(id) ? "retin" : ACTIVES[id].name.toLowerCase()))
		.slice(0, MOST);
	return missing.length === 0
		? urgent
		: beside(urgent, missing.map(verdict).join(" "), missing.map(citeActive));
}

function behindIt(urgent: Answer, thing: Thing, text: string): Answer {
	return beside(urgent, text, [citeRule(thing.id, capitalize(thing.name))]);
}

function firstOf(text: string): string {
	return text.split(/(?<=[.!?]) (?=[A-Z])/)[0] ?? text;
}

const EXPECTING = "Pregnancy rule";
const MOST = 2;
const VISIT = "Safety rule, see a dermatologist";
/** What somebody puts on it or takes for it until the visit. */
const BESIDE_VISIT: ReadonlySet<Thing["kind"]> = new Set(["remedy", "supplement", "eaten"]);
/** Somebody or something in danger, or a child. */
const FIRST =
	/^(?:red-flag\.|boundary\.(?:crisis|self_harm|swallowed|eye|injury|pain|distress|checking|cancer|child|child_dose|diagnosis)$)/;
const OPENS = 30;
