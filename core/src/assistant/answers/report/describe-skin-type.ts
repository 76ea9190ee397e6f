import type { ChatReport } from "../../assistant-context.ts";
import type { Citation } from "../../assistant-event.ts";
import { citeMetric, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

const SENSITIVE = /\bsensitiv\w*\b/;

/** Skin type or sensitivity, with what it was read from. */
export function describeSkinType(report: ChatReport, text: string): Draft {
	const { skin_type, skin_sensitivity, condition_notes: notes } = report.analysis;
	if (SENSITIVE.test(text)) {
		return {
			paragraphs: [
				`Sensitivity: **${skin_sensitivity.toLowerCase()}**. ${notes.sensitivity_basis} Sensitivity is something you feel more than something a photo shows, so your answers count most.`,
			],
			citations: [citeRule("report.sensitivity", "Sensitivity in your report")],
		};
	}
	return {
		paragraphs: [`Your skin type reads as **${skin_type.toLowerCase()}**. ${notes.skin_type_basis}`],
		citations: [citeRule("report.skin_type", "Skin type in your report"), ...shine(report)],
	};
}

function shine({ observation }: ChatReport): Citation[] {
	return observation.metrics
		.filter(({ metric, measurable }) => metric === "shine" && measurable)
		.slice(0, 2)
		.map(citeMetric);
}
