import { assertNever } from "./assert-never.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { SCALE_ITEMS, SCALE_MAX, type ScaleScore, SENSITIVE_ABOVE, SLIGHT_ABOVE } from "./sensitive-scale.ts";
import { SENSITIVITIES, type Sensitivity } from "./skin-type.ts";
import type { StandingFinding } from "./standing-findings.ts";
import { joinWords } from "./zone-words.ts";

export interface SensitivityFinding {
	sensitivity: Sensitivity;
	basis: string;
	confidence: number;
}

/**
 * Redness raises the answer by one step from here; it never lowers it, because calm skin can sting. Redness no stronger
 * than the spots in it is theirs and raises nothing.
 */
const RAISING_REDNESS = 3;
const RAISING_CONFIDENCE = 0.4;

/** The whole scale tells sensitive skin with 72 % sensitivity and 90 % specificity (Misery 2014). */
const WHOLE_SCALE_CONFIDENCE = 0.7;
const PART_SCALE_CONFIDENCE = 0.5;

function raise(sensitivity: Sensitivity): Sensitivity {
	return SENSITIVITIES[Math.min(SENSITIVITIES.length - 1, SENSITIVITIES.indexOf(sensitivity) + 1)];
}

function higher(one: SensitivityFinding, two: SensitivityFinding): SensitivityFinding {
	return SENSITIVITIES.indexOf(two.sensitivity) > SENSITIVITIES.indexOf(one.sensitivity) ? two : one;
}

/**
 * Sensitivity is a feeling and not a look (Misery 2014), so the person's word comes first: of several answers the most
 * careful one holds. Without any the careful middle is assumed, with low confidence. Measured redness is a modifier only.
 */
export function findSensitivity(
	findings: readonly StandingFinding[],
	told: SelfReport = NO_SELF_REPORT,
): SensitivityFinding {
	const answers = spokenAnswers(told);
	const [first, ...others] = answers;
	const spoken = first === undefined ? UNTOLD : others.reduce(higher, first);
	const redness = findings.find((finding) => finding.concern === "redness");
	const severity = redness?.severity ?? null;
	const spots = findings.find((finding) => finding.concern === "acne")?.severity ?? 0;
	const red =
		severity !== null &&
		severity >= RAISING_REDNESS &&
		severity > spots &&
		(redness?.confidence ?? 0) >= RAISING_CONFIDENCE;
	if (!red || spoken.sensitivity === "High") return spoken;
	return {
		...spoken,
		sensitivity: raise(spoken.sensitivity),
		basis: `${spoken.basis} Redness of ${severity} out of 5 in ${redness?.earlier ? "an earlier" : "this"} photo makes us more careful.`,
	};
}

const UNTOLD: SensitivityFinding = {
	sensitivity: "Moderate",
	basis: "Sensitivity is felt, not seen, and you have not told us yet. We start from the careful middle.",
	confidence: 0.2,
};

/** Everything the person said that bears on it; the scale first, since it asks most closely. */
function spokenAnswers({ scale, sensitive, discomforts }: SelfReport): SensitivityFinding[] {
	const answers: SensitivityFinding[] = [];
	if (scale !== null) answers.push(fromScale(scale));
	if (sensitive !== null) {
		answers.push(
			sensitive
				? { sensitivity: "High", basis: "You told us your skin is sensitive.", confidence: 0.6 }
				: { sensitivity: "Low", basis: "You told us your skin is not sensitive.", confidence: 0.5 },
		);
	}
	if (discomforts.length > 0) {
		answers.push({
			sensitivity: "Moderate",
			basis: `You describe ${joinWords(discomforts)}, which is how sensitive skin speaks.`,
			confidence: 0.5,
		});
	}
	return answers;
}

function fromScale({ sum, answered, band }: ScaleScore): SensitivityFinding {
	const whole = answered === SCALE_ITEMS;
	const counted = whole ? "" : `, scaled up from ${answered} of ${SCALE_ITEMS} questions`;
	const told = `You told us how your skin felt: ${sum} out of ${SCALE_MAX}${counted}`;
	const confidence = whole ? WHOLE_SCALE_CONFIDENCE : PART_SCALE_CONFIDENCE;
	switch (band) {
		case "sensitive":
			return {
				sensitivity: "High",
				basis: `${told}. Above ${SENSITIVE_ABOVE} skin counts as sensitive.`,
				confidence,
			};
		case "slight":
			return {
				sensitivity: "Moderate",
				basis: `${told}. From ${SLIGHT_ABOVE} to ${SENSITIVE_ABOVE} skin counts as slightly sensitive.`,
				confidence,
			};
		case "calm":
			return { sensitivity: "Low", basis: `${told}. Up to ${SLIGHT_ABOVE} skin counts as calm.`, confidence };
		default:
			return assertNever(band);
	}
}
