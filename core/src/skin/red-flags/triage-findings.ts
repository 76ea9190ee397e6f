import type { Concern, Finding } from "../concern.ts";
import type { RedFlag, RedFlagLevel } from "../red-flag.ts";

interface FindingRule extends RedFlag {
	concern: Concern;
	from_severity: number;
}

/** A reading nobody can trust sends nobody to a doctor. */
const LEAST_CONFIDENCE = 0.35;

const FINDING_RULES: readonly FindingRule[] = [
	{
		rule_id: "red-flag.finding-acne",
		level: "book_dermatologist",
		concern: "acne",
		from_severity: 4,
		advice:
			"We counted many inflamed-looking spots. A dermatologist can offer more than a routine can, and treating early prevents scars and marks: book a visit now; what you use already can go on until then if you bear it well.",
	},
	{
		rule_id: "red-flag.finding-redness",
		level: "book_dermatologist",
		concern: "redness",
		from_severity: 4,
		advice:
			"The redness in this photo is strong. If it stays, or comes with flushing, stinging or eye symptoms, show it to a dermatologist.",
	},
	{
		rule_id: "red-flag.finding-dark-spots",
		level: "book_dermatologist",
		concern: "dark_spots",
		from_severity: 4.5,
		advice:
			"Darker marks cover a larger area. If they are new, changing or came with pregnancy or the pill, show them to a dermatologist.",
	},
];

/** Whether a flag comes from what was measured and not from the person's words. */
function isFindingFlag({ rule_id }: RedFlag): boolean {
	return FINDING_RULES.some((rule) => rule.rule_id === rule_id);
}

/** What the person's words raised. */
export function withoutFindings(flags: readonly RedFlag[]): RedFlag[] {
	return flags.filter((flag) => !isFindingFlag(flag));
}

/** What the measured severities alone send to a dermatologist, apart from those that something told explains. */
export function triageFindings(findings: readonly Finding[], explained: readonly Concern[] = []): RedFlag[] {
	return FINDING_RULES.filter(
		(rule) =>
			!explained.includes(rule.concern) &&
			findings.some(
				(finding) =>
					finding.concern === rule.concern &&
					(finding.severity ?? 0) >= rule.from_severity &&
					finding.confidence >= LEAST_CONFIDENCE,
			),
	).map(({ rule_id, level, advice }) => ({ rule_id, level, advice }));
}

/** Words of one of these levels ask for a person, not a product. */
const HOLDING: readonly RedFlagLevel[] = ["emergency", "same_day", "book_dermatologist"];
const SELF_HARM = "red-flag.self-harm";
/** A visit that is only guessed is told beside a whole plan. */
const GUESSED = "red-flag.perhaps-soon";

/**
 * Whether a flag keeps products back. What was measured also refers, and holds nothing back; nor does distress that is
 * told, nor a sentence on what to watch for.
 */
export function holdsBack(flag: RedFlag): boolean {
	if (flag.rule_id === GUESSED) return false;
	return flag.rule_id === SELF_HARM || (HOLDING.includes(flag.level) && !isFindingFlag(flag));
}

export function holdsProducts(flags: readonly RedFlag[]): boolean {
	return flags.some(holdsBack);
}
