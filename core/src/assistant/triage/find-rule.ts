import { BOUNDARIES, type Boundary } from "../../knowledge/questions/safety-answers.ts";
import type { Answer } from "../assistant-event.ts";
import { toldPerson } from "../find/search-context.ts";
import type { Asked } from "../inquiry.ts";
import { inEnglish } from "../reading/gloss-message.ts";
import { leanPattern } from "../reading/intent-rule.ts";
import { spellOut } from "../reading/spell-out.ts";
import { productName } from "../writing/own-words.ts";
import { type About, PERSON_RULES_OF_TRIAGE, type PersonRule } from "./person-rules.ts";

/** The rule for who asks, or whom they ask about, that this message touches; null for most. */
function ruleFor(asked: Asked, fits: (rule: PersonRule) => boolean): PersonRule | null {
	const about = aboutThem(asked);
	return (
		PERSON_RULES_OF_TRIAGE.find(
			(rule) =>
				fits(rule) &&
				rule.about(about) &&
				rule.reads.test(about.text) &&
				rule.unless?.test(about.text) !== true,
		) ?? null
	);
}

/** A rule that is the whole answer, whatever else the message was taken for. */
export function findPersonRule(asked: Asked): PersonRule | null {
	return ruleFor(asked, ({ yields_to }) => yields_to === undefined);
}

/** Any rule of what somebody told, where nothing but a general word of urgency would be said. */
export function findAnyPersonRule(asked: Asked): PersonRule | null {
	return ruleFor(asked, () => true);
}

/**
 * A rule that stands in the place of a topic's `answer` which does not keep it: what somebody told of themselves is
 * never lost to what their question was taken for.
 */
export function findUnkeptRule(asked: Asked, { citations }: Answer): PersonRule | null {
	const kept = (pattern: RegExp) =>
		citations.some(({ kind, id, label }) => kind === "rule" && (pattern.test(id) || pattern.test(label)));
	return ruleFor(asked, ({ yields_to }) => yields_to !== undefined && !kept(yields_to));
}

function aboutThem({ message, history, context: { person, report, in_use } }: Asked): About {
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const told = toldPerson(person, [...own, message], report?.analysis.understood);
	const english = inEnglish(message);
	return {
		preferences: told.person.preferences,
		answered: person.preferences,
		earlier: own.map(spellOut).join(" , "),
		shelf: in_use.map((one) => spellOut(productName(one) ?? "")).join(" , "),
		facts: new Set(told.facts.map(({ id }) => id)),
		text: [message, english === message ? null : english]
			.map((text) => (text === null ? "" : spellOut(text)))
			.join(" ")
			.trim(),
	};
}

const ROWS = BOUNDARIES.map((boundary) => ({
	boundary,
	reads: leanPattern(boundary.reads),
	unless: boundary.unless === undefined ? null : leanPattern(boundary.unless),
}));

/** The first rule that a spelled-out message runs into; null for a question we may answer. */
export function findBoundary(text: string): Boundary | null {
	return ROWS.find(({ reads, unless }) => reads.test(text) && unless?.test(text) !== true)?.boundary ?? null;
}
