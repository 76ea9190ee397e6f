import type { Thing } from "../../../knowledge/things/thing.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { Answer } from "../../assistant-event.ts";
import { beside } from "../../writing/beside.ts";
import { citeRule } from "../../writing/cite.ts";
import { namedThings } from "./named-things.ts";

/** A rule of a medicine answers one question of two: what is known of the other thing that was named stands behind it. */
export function withCase(urgent: Answer, message: string): Answer {
	const remedy = urgent.citations.every(({ label }) => label === VISIT)
		? namedThings(message).find(({ kind, verdict }) => BESIDE_VISIT.has(kind) && verdict !== "works")
		: undefined;
	if (remedy !== undefined)
		return beside(urgent, remedy.what.split(SENTENCE_END)[0] ?? remedy.what, [
			citeRule(remedy.id, capitalize(remedy.name)),
		]);
	if (urgent.citations.some(({ id }) => FIRST.test(id))) return urgent;
	const other = namedThings(message).find(({ kind }) => kind === "case");
	if (other === undefined || urgent.text.includes(other.what.slice(0, OPENS))) return urgent;
	return beside(urgent, other.what, [citeRule(other.id, capitalize(other.name))]);
}

/** What somebody puts on it or takes for it until the visit. */
const BESIDE_VISIT: ReadonlySet<Thing["kind"]> = new Set(["remedy", "supplement", "eaten"]);
const VISIT = "Safety rule, see a dermatologist";
const SENTENCE_END = /(?<=[.!?]) (?=[A-Z])/;

/** Nothing is told beside somebody or something in danger, or a child. */
const FIRST =
	/^(?:red-flag\.|boundary\.(?:crisis|self_harm|swallowed|eye|injury|pain|distress|checking|cancer|child|child_dose|diagnosis)$)/;
const OPENS = 30;
