import { CONCERN_ANSWERS } from "../../../knowledge/questions/concern-answers.ts";
import { isMinor } from "../../../routine/person.ts";
import { CONCERN_NAMES } from "../../../skin/concern-copy.ts";
import { concernPhrase } from "../../../skin/concern-phrase.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { stepFor } from "../plan/find-steps.ts";
import { citePlanned, nameStep } from "../plan/name-step.ts";
import { citeFinding } from "../report/describe-finding.ts";

const NUMBER =
	/\b(?:numbers?|scores?|points?|result|reading|severity|rating|out of|of 5|(?:did|have) i g[eo]t|my \d|got (?:a )?\d)\b/;
const NORMAL =
	/\b(?:normal|bad|average|usual|typical|common|a lot|high|worr\w+|for my age|supposed to|fine|serious)\b/;

const HOW_MUCH: readonly (readonly [number, string])[] = [
	[1, "That is hardly anything."],
	[2, "That is little."],
	[3, "That is a mild to middling amount, and nothing alarming."],
	[4, "That is a middling amount: plain to see, and something care works on."],
	[6, "That is much, so beside your care a doctor is worth a visit."],
];

/** The number somebody got, and whether that is much: on the scale itself, against nobody else; null where nobody asks. */
export function numberNormal({
	question: { text, slots },
	context: { report, person },
}: Inquiry): Draft | null {
	const [concern] = slots.concerns;
	if (report === null || concern === undefined || !NUMBER.test(text) || !NORMAL.test(text)) return null;
	const severity = report.analysis.findings.find((one) => one.concern === concern)?.severity ?? null;
	if (severity === null) return null;
	const much = HOW_MUCH.find(([below]) => severity < below)?.[1] ?? "";
	const young = concern === "acne" && isMinor(person.preferences);
	const step = stepFor(report, concern, []);
	return {
		paragraphs: [
			`**${CONCERN_NAMES[concern]}: ${severity} of 5**, that is ${severity < 1 ? "hardly visible" : concernPhrase(concern, severity)}. ${much}`,
			`${young ? "Spots are very usual at your age and no fault of yours. " : ""}I compare you with nobody: cameras, light and skins differ too much, so your own next scan is what counts.`,
			[
				step === null || step === undefined
					? ""
					: `Next: keep to the ${nameStep(step)} (${step.section}) of your plan.`,
				CONCERN_ANSWERS[concern].stop,
			]
				.filter(Boolean)
				.join(" "),
		],
		citations: [...citeFinding(report, concern).slice(0, 1), ...(step ? citePlanned(step) : [])],
	};
}
