import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import type { PlanLimits } from "../assistant-context.ts";
import { citeRule } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** What each plan includes, by the table the caller passes in; without it, where to find it. */
export const answerAboutLimits: AnswerWriter = ({ context: { limits = [] } }) => ({
	paragraphs:
		limits.length === 0
			? [ABOUT_PRODUCT.limits_unknown]
			: [
					`What the plans include:\n\n${limits.map(line).join("\n")}`,
					"What you have used so far, and when it starts anew, is on the billing tab of your account page. A scan that fails is not counted.",
				],
	citations: [citeRule("about.limits", "Limits of the plans")],
	quiet: true,
});

function line({ plan, scans, messages, period, current }: PlanLimits): string {
	const own = current ? " (yours)" : "";
	return `- **${plan}**${own}: ${counted(scans, "scan")} and ${counted(messages, "message")} ${period}`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
