import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import type { PlanLimits } from "../assistant-context.ts";
import { citeRule } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { asksCost, planCost } from "./plan/plan-cost.ts";

const PRICE = /\b(?:how much|cost\w*|price\w*|pricing|pay|paid|expensive|free)\b/;
const FREE = /\b(?:free|have to pay|need to pay|cost anything|paid)\b/;
/** The care plan costs money as well. */
const OF_CARE = /\b(?:routine|steps|picks|products|care plan|shopping list|buy\w*|bought|creams?|serums?)\b/;
const ENDS =
	/\b(?:back to (?:the )?free|downgrad\w*|cancel\w*|stop paying|do not renew|run(?:s)? out|lapse\w*|expires?|(?:trial|plan|subscription) (?:ends?|is over)|keep my (?:reports?|scans?|history))\b/;
const USED =
	"What you have used so far, and when it starts anew, is on the billing tab of your account page. A scan that fails is not counted.";

/** What the plans include, by the table the caller passes in, and where prices and use stand. */
export const answerAboutLimits: AnswerWriter = ({ context: { limits = [], report }, question: { text } }) => {
	if (report !== null && OF_CARE.test(text) && asksCost(text)) return planCost(report);
	const asksPrice = PRICE.test(text);
	const plans = limits.length === 0 ? "" : `What the plans include:\n\n${limits.map(line).join("\n")}`;
	const after = asksPrice ? ABOUT_PRODUCT.prices : limits.length === 0 ? ABOUT_PRODUCT.limits_unknown : USED;
	const ends = ENDS.test(text) ? ABOUT_PRODUCT.plan_ends : "";
	const asked =
		COUNTED.test(text) && !OF_ALL.test(text)
			? limits.find(({ plan, current }) => namesPlan(text, plan) ?? current)
			: undefined;
	if (asked !== undefined)
		return {
			paragraphs: [
				`On ${asked.plan}: ${counted(asked.scans, "scan")} and ${counted(asked.messages, "message")} ${asked.period}.`,
				USED,
			],
			citations: [citeRule("about.limits", "Limits of the plans")],
			quiet: true,
		};
	const priced = asksPrice && ends === "" ? limits.find(({ plan }) => namesPlan(text, plan)) : undefined;
	if (priced !== undefined && priced.plan !== "Free")
		return {
			paragraphs: [
				`The price of ${priced.plan} I do not have here: it stands under "Pricing & Plans" in the footer of the website, beside those of the other plans.`,
				`What ${priced.plan} includes:\n\n${line(priced)}`,
			],
			citations: [citeRule("about.limits", "Limits of the plans")],
			quiet: true,
		};
	const lead = FREE.test(text) && ends === "" ? ABOUT_PRODUCT.free_plan : "";
	return {
		paragraphs: asksPrice && ends === "" ? [`${lead} ${after}`.trim(), plans] : [ends, plans, after],
		citations: [citeRule("about.limits", "Limits of the plans")],
		quiet: true,
	};
};

const COUNTED =
	/\bhow many\b|\b(?:scans?|messages?|questions?) (?:do i (?:get|have)|are (?:left|included)|per|a month)\b/;
const OF_ALL = /\b(?:each|every|all|both|different|the) plans?\b|\bplans\b/;
const PLANS = /\b(?:free|trial|plus|pro)\b/;

/** Whether the message names this plan; null where it names none. */
function namesPlan(text: string, plan: string): boolean | null {
	return PLANS.test(text) ? text.split(" ").includes(plan.toLowerCase()) : null;
}

function line({ plan, scans, messages, period, current }: PlanLimits): string {
	const own = current ? " (yours)" : "";
	return `- **${plan}**${own}: ${counted(scans, "scan")} and ${counted(messages, "message")} ${period}`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
