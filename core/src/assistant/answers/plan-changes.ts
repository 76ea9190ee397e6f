import { describeChanges } from "../../routine/describe-changes.ts";
import { toldChanges } from "../../routine/told-changes.ts";
import { capitalize } from "../../skin/zone-words.ts";
import { citeRule } from "../writing/cite.ts";
import { noReport } from "../writing/no-report.ts";
import type { AnswerWriter } from "./answer-writer.ts";

const CITATION = citeRule("plan.changes", "Your plan and the one before it");

/** What is different in the plan since it was first made for this photo, and why. */
export const answerPlanChanges: AnswerWriter = (inquiry) => {
	const { report, person } = inquiry.context;
	if (report === null) return noReport(inquiry, "changes in your plan");
	const { rebuilt, care_plan } = report.analysis;
	if (rebuilt === undefined) {
		return {
			paragraphs: [
				"This plan stands as your newest report made it; nothing in it was changed since. Your care plan page compares it with the plan of the scan before.",
				"It follows your answers: tell us in your profile when something changes, for example a pregnancy or a new medicine.",
			],
			citations: [CITATION],
			quiet: true,
		};
	}
	const changes = describeChanges(rebuilt.care_plan, care_plan);
	const told = toldChanges(rebuilt.person, person);
	const lines = changes
		.slice(0, 6)
		.map(
			({ section, text, reason }) => `- **${capitalize(section)}:** ${[text, reason ?? ""].join(" ").trim()}`,
		);
	return {
		paragraphs: [
			told ?? "The plan was made again from the same photo, for what you answer now.",
			lines.length > 0 ? `What is different:\n\n${lines.join("\n")}` : "The steps came out the same.",
			changes.length > lines.length ? "Your care plan page lists the rest." : "",
		],
		citations: [CITATION],
	};
};
