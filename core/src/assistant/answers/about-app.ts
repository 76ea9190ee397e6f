import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { PRODUCT_WORDS } from "../../knowledge/questions/care-words.ts";
import type { Preferences, PregnancyAnswer } from "../../routine/person.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry, PlanLimits } from "../conversation.ts";
import { suggestQuestions } from "../suggest-questions.ts";
import { citeRule } from "../writing/cite.ts";
import {
	type AnswerWriter,
	type Draft,
	listQuestions,
	pickWording,
	scanWords,
} from "../writing/compose-answer.ts";
import { ownWords, productName } from "../writing/say-names.ts";
import { asksCost, planCost } from "./plan.ts";
import { describeNeed } from "./product/describe-need.ts";

const fixed =
	(id: string, label: string, paragraphs: readonly string[]): AnswerWriter =>
	() => ({ paragraphs, citations: [citeRule(id, label)], quiet: true });

const photo = fixed("about.photo", "Privacy policy, your photo", ABOUT_PRODUCT.photo);
const USED_FOR =
	/\b(?:train\w*|sold|sell|selling|shared?|sharing|use[ds]? (?:my|it|them|the) \w* ?(?:for|to|in)|recogni\w*|strangers?)\b/;

const WHO_SEES =
	/\b(?:mums?|moms?|mother|dads?|father|parents?|husband|wife|boyfriend|girlfriend|partner|ex|brother|sister|someone|anyone|somebody|anybody|who|they)\b.{0,20}\bsees?\b|\bsees? (?:my|the|it)\b/;
const WHO_SEES_SAID =
	"Only whoever can sign in to this account, or holds your unlocked phone. Paying for it shows nobody a photo. A single scan cannot be deleted alone; the account can, on its page.";
const TRAINED = /\b(?:train\w*|robots?|ai|models?|advert\w*|sell|sold|sells)\b/;

/** What happens to a photo; whether it is sold, shared or learned from is answered before anything else. */
export const answerAboutPhoto: AnswerWriter = (inquiry) => {
	const draft = photo(inquiry);
	if (WHO_SEES.test(inquiry.question.text))
		return { ...draft, paragraphs: [WHO_SEES_SAID, ABOUT_PRODUCT.photo[0]] };
	return USED_FOR.test(inquiry.question.text)
		? {
				...draft,
				paragraphs: [
					"No. Your photo trains no model, and it is neither sold nor shared.",
					...draft.paragraphs,
				],
			}
		: draft;
};
const NO_FACE =
	/\b(?:not|without|no|never)\b(?: \w+){0,5} (?:face|photos?|pics?|pictures?|selfies?|scans?|camera)\b|\b(?:only|just) (?:my |the |a |one )*(?:chin|nose|forehead|cheeks?|half|part|spot)\b/;

/** Somebody without a report who would rather show no face, or a part of it; null for everybody else. */
export function withoutFace({ question: { text, intent }, context: { report } }: Inquiry): Draft | null {
	if (report !== null || !(intent === "unknown" || intent === "report") || !NO_FACE.test(text)) return null;
	return {
		paragraphs: [
			"That is fine: nobody has to show a face. Without a photo I answer what you ask about ingredients, products, their order and what goes together, from what you tell me.",
			"A scan needs the whole face in one photo, a part alone is not enough. The photo itself is deleted right after it is measured.",
		],
		citations: [citeRule("about.photo", "Privacy policy, your photo")],
		quiet: true,
	};
}

const data = fixed("about.data", "Privacy policy, what we keep", ABOUT_PRODUCT.data);

/** What is kept; whoever asks about sale or training hears that first, and what becomes of the photo. */
export const answerAboutData: AnswerWriter = (inquiry) =>
	WHO_SEES.test(inquiry.question.text)
		? { ...data(inquiry), paragraphs: [WHO_SEES_SAID, ABOUT_PRODUCT.data[0]] }
		: TRAINED.test(inquiry.question.text)
			? {
					...data(inquiry),
					paragraphs: [
						"No, neither: nothing is sold or shown to advertisers, and no photo trains anything. The original is deleted right after the analysis; a small thumbnail and the numbers stay.",
						ABOUT_PRODUCT.data[1],
					],
				}
			: data(inquiry);
const KNOWN_PASSWORD =
	/\b(?:knows?|has|got|have|guessed|stole|hacked)\b.{0,20}\b(?:password|login|log in|account)\b|\bhacked\b/;
const PASSWORD_FIRST =
	"First keep them out: change the password of your e-mail and of this account, and sign out of all devices on your account page. If somebody threatens you, a domestic violence line or the police help with that too.";
const deleting = fixed("about.deleting", "Privacy policy, deletion", ABOUT_PRODUCT.deleting);
const ONE_SCAN =
	/\b(?:one|a|an|single|only|just|old|last|first|this|that|the)\b(?: \w+){0,3} (?:scan|report|result)\b(?! (?:history|account))/;

/** Whether it can go from here, and first whether a part of it can go alone. */
export const answerAboutDeleting: AnswerWriter = (inquiry) => {
	const draft = deleting(inquiry);
	if (KNOWN_PASSWORD.test(inquiry.question.text))
		return { ...draft, paragraphs: [PASSWORD_FIRST, ABOUT_PRODUCT.deleting[0]] };
	return ONE_SCAN.test(inquiry.question.text)
		? { ...draft, paragraphs: [ABOUT_PRODUCT.one_scan, ...draft.paragraphs] }
		: draft;
};
const billing = fixed("about.billing", "Payments and who to ask", ABOUT_PRODUCT.billing);
const CANCELS =
	/\b(?:cancel\w*|unsubscrib\w*|stop paying|get out of|quit|end (?:my|the|it|this)|not renew|renew\w*)\b/;
const CHARGED = /\b(?:charged?|twice|refund\w*|money back|wrong|took|taken|debit\w*|invoice)\b/;

/** Where a plan is ended, for who only asks that; otherwise what can be done about a payment. */
export const answerAboutBilling: AnswerWriter = (inquiry) => {
	const { text } = inquiry.question;
	const draft = billing(inquiry);
	return CANCELS.test(text) && !CHARGED.test(text)
		? { ...draft, paragraphs: [ABOUT_PRODUCT.cancel, ABOUT_PRODUCT.plan_ends] }
		: draft;
};
const money = fixed("about.money", "How picks are ranked", ABOUT_PRODUCT.money);
const WHY_PICKED = /\bwhy\b.*\b(?:pick\w*|cho\w+|recommend\w*|suggest\w*|show\w*)\b/;

/** Who pays for picks; who asks why one was picked as well hears what it is for first. */
export const answerAboutMoney: AnswerWriter = (inquiry) => {
	const draft = money(inquiry);
	const { category } = inquiry.question.slots;
	if (category === null || !WHY_PICKED.test(inquiry.question.text)) return draft;
	const need = describeNeed(inquiry);
	return {
		...draft,
		paragraphs: [
			[PRODUCT_WORDS[category].look_for, need.text].filter(Boolean).join(" "),
			...draft.paragraphs,
		],
		citations: [...(draft.citations ?? []), ...need.citations],
	};
};

/** Nothing is repeated of what was asked for. */
export const answerInjection: AnswerWriter = (inquiry) => ({
	paragraphs: [
		ABOUT_PRODUCT.injection.join(" "),
		listQuestions(suggestQuestions(inquiry.context).slice(0, 2)),
	],
	citations: [citeRule("about.scope", "What this guide answers")],
	quiet: true,
});

/** What the message came near to, as far as it did. */
function nearOr({ offers = [], context }: Inquiry): readonly string[] {
	return offers.length > 0 ? offers : suggestQuestions(context).slice(0, 3);
}

const JOKE = /\bjokes?\b|\bmake me laugh\b|\bsomething funny\b/;

export const answerOffTopic: AnswerWriter = (inquiry) =>
	JOKE.test(inquiry.question.text)
		? { paragraphs: [ABOUT_PRODUCT.joke], quiet: true }
		: {
				paragraphs: [
					`${pickWording(inquiry, ABOUT_PRODUCT.off_topic)} For example:`,
					listQuestions(nearOr(inquiry)),
				],
				citations: [citeRule("about.scope", "What this guide answers")],
				quiet: true,
			};

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

const OTHER_GOAL =
	/\b(?:change|switch|swap|set|pick) (?:\w+ ){0,2}(?:goals?|focus|concerns?)\b|\b(?:new|different|another|other|wrong) (?:goals?|focus)\b|\bi (?:want|would like|wanna|d like) (?:to )?(?:work on|focus on|care about|tackle)\b.*\b(?:instead|rather|not|than|now)\b/;

/** Somebody who wants to care for something else sets it, and the plan follows; null where nobody does. */
export function otherGoal({ question: { text } }: Inquiry): Draft | null {
	if (!OTHER_GOAL.test(text)) return null;
	return {
		paragraphs: [
			"You can change that yourself: your goals and concerns stand in your profile. Once you have saved them, your plan follows.",
			"I cannot change them from inside the chat. What a photo shows most stays in the plan beside it where it needs care.",
		],
		quiet: true,
	};
}

/** What is known of the person, in their own answers. */
export const answerAboutMe: AnswerWriter = ({ context }) => {
	const { person, report, in_use } = context;
	const answers = told(person.preferences);
	const goals = person.goals.flatMap((goal) => ownWords(goal) ?? []);
	const issues = person.issues.flatMap((issue) => ownWords(issue) ?? []);
	const products = in_use.flatMap((one) => productName(one) ?? []);
	const left =
		person.goals.length + person.issues.length + in_use.length >
		goals.length + issues.length + products.length;
	const lines = [
		...(goals.length > 0 ? [`- Your goals: ${joinWords(goals.slice(0, 6))}`] : []),
		...(issues.length > 0 ? [`- Your concerns: ${joinWords(issues.slice(0, 6))}`] : []),
		...(answers.length > 0 ? [`- You told us ${joinWords(answers)}`] : []),
		report ? `- Your newest report: ${scanWords(report)}` : "- No report yet",
		...(products.length > 0 ? [`- Products you use: ${joinWords(products.slice(0, 5))}`] : []),
	];
	return {
		paragraphs: [
			`What I know of you:\n\n${lines.join("\n")}`,
			left ? "Some of what you typed is no goal, concern or product, so I leave it where it is." : "",
			ABOUT_PRODUCT.me,
			"You change your answers in your profile, and the plan follows.",
		],
		quiet: true,
	};
};

const PREGNANCY: Record<PregnancyAnswer, string | null> = {
	pregnant: "you are pregnant",
	trying: "you are trying for a baby",
	breastfeeding: "you are breastfeeding",
	no: null,
};

function told(preferences: Preferences): string[] {
	const pregnancy = preferences.pregnancy ? PREGNANCY[preferences.pregnancy] : null;
	return [
		...(pregnancy ? [pregnancy] : []),
		...(preferences.age_band
			? [
					`your age is ${preferences.age_band.replace("under-", "under ").replace("-", " to ").replace("+", " or older")}`,
				]
			: []),
		...(preferences.prescription_retinoid === true ? ["you use a prescription retinoid"] : []),
		...(preferences.prescription_acne === true ? ["you use an acne medicine from a doctor"] : []),
		...(preferences.sensitive_skin === true ? ["your skin is sensitive"] : []),
		...(preferences.fragrance_free === true ? ["you want no fragrance"] : []),
		...(preferences.budget ? [`your budget is ${preferences.budget}`] : []),
	];
}
