import type { Finding } from "./concern.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { SENSITIVITIES, type Sensitivity } from "./skin-type.ts";

export interface SensitivityFinding {
	sensitivity: Sensitivity;
	basis: string;
	confidence: number;
}

/** Redness raises the answer by one step from here; it never lowers it, because calm skin can sting. */
const RAISING_REDNESS = 3;
const RAISING_CONFIDENCE = 0.4;

function raise(sensitivity: Sensitivity): Sensitivity {
	return SENSITIVITIES[Math.min(SENSITIVITIES.length - 1, SENSITIVITIES.indexOf(sensitivity) + 1)];
}

/**
 * Sensitivity is a feeling and not a look (Misery 2014), so the person's word comes first. Without it the careful
 * middle is assumed, with low confidence, and measured redness is a modifier only.
 */
export function findSensitivity(
	findings: readonly Finding[],
	told: SelfReport = NO_SELF_REPORT,
): SensitivityFinding {
	const redness = findings.find((finding) => finding.concern === "redness");
	const severity = redness?.severity ?? null;
	const red =
		severity !== null && severity >= RAISING_REDNESS && (redness?.confidence ?? 0) >= RAISING_CONFIDENCE;
	const redNote = red ? ` Redness of ${severity} out of 5 in this photo makes us more careful.` : "";
	if (told.sensitive === true) {
		return { sensitivity: "High", basis: "You told us your skin is sensitive.", confidence: 0.6 };
	}
	if (told.stings) {
		const basis = `You describe stinging or burning, which is how sensitive skin speaks.${redNote}`;
		return { sensitivity: red ? "High" : "Moderate", basis, confidence: 0.5 };
	}
	const base: Sensitivity = told.sensitive === false ? "Low" : "Moderate";
	const said =
		told.sensitive === false
			? "You told us your skin is not sensitive."
			: "Sensitivity is felt, not seen, and you have not told us yet. We start from the careful middle.";
	return {
		sensitivity: red ? raise(base) : base,
		basis: `${said}${redNote}`,
		confidence: told.sensitive === false ? 0.5 : 0.2,
	};
}
