import type { Intent } from "@dewlight/core/assistant/question.ts";
import about from "./examples/about.json" with { type: "json" };
import askedFirst from "./examples/asked-1.json" with { type: "json" };
import askedSecond from "./examples/asked-2.json" with { type: "json" };
import askedThird from "./examples/asked-3.json" with { type: "json" };
import askedFourth from "./examples/asked-4.json" with { type: "json" };
import askedFifth from "./examples/asked-5.json" with { type: "json" };
import askedSixth from "./examples/asked-6.json" with { type: "json" };
import askedSeventh from "./examples/asked-7.json" with { type: "json" };
import askedEighth from "./examples/asked-8.json" with { type: "json" };
import askedNinth from "./examples/asked-9.json" with { type: "json" };
import askedTenth from "./examples/asked-10.json" with { type: "json" };
import askedEleventh from "./examples/asked-11.json" with { type: "json" };
import askedTwelfth from "./examples/asked-12.json" with { type: "json" };
import askedThirteenth from "./examples/asked-13.json" with { type: "json" };
import askedFourteenth from "./examples/asked-14.json" with { type: "json" };
import askedFifteenth from "./examples/asked-15.json" with { type: "json" };
import followUps from "./examples/follow-ups.json" with { type: "json" };
import moreFollowUps from "./examples/follow-ups-2.json" with { type: "json" };
import account from "./examples/known-account.json" with { type: "json" };
import app from "./examples/known-app.json" with { type: "json" };
import daily from "./examples/known-daily.json" with { type: "json" };
import everyday from "./examples/known-everyday.json" with { type: "json" };
import facts from "./examples/known-facts.json" with { type: "json" };
import family from "./examples/known-family.json" with { type: "json" };
import goingOn from "./examples/known-going-on.json" with { type: "json" };
import goods from "./examples/known-goods.json" with { type: "json" };
import home from "./examples/known-home.json" with { type: "json" };
import life from "./examples/known-life.json" with { type: "json" };
import means from "./examples/known-means.json" with { type: "json" };
import moments from "./examples/known-moments.json" with { type: "json" };
import sun from "./examples/known-sun.json" with { type: "json" };
import trouble from "./examples/known-trouble.json" with { type: "json" };
import work from "./examples/known-work.json" with { type: "json" };
import worries from "./examples/known-worries.json" with { type: "json" };
import plan from "./examples/plan.json" with { type: "json" };
import products from "./examples/products.json" with { type: "json" };
import report from "./examples/report.json" with { type: "json" };
import skin from "./examples/skin.json" with { type: "json" };
import talk from "./examples/talk.json" with { type: "json" };

const BY_TOPIC = {
	...about,
	...talk,
	...report,
	...plan,
	...products,
	...skin,
	...everyday,
	...facts,
	...life,
	...daily,
	...goods,
	...trouble,
	...home,
	...sun,
	...app,
	...means,
	...goingOn,
	...moments,
	...worries,
	...family,
	...work,
	...account,
};

/** What people ask about: an intent of the guide, or a row of the tables of known questions by its id. */
export type TopicId = keyof typeof BY_TOPIC;

export const TOPIC_IDS = Object.keys(BY_TOPIC) as readonly TopicId[];

/** Further messages of other people about the same topics; in `follow-ups` the message before comes first. */
const ASKED: readonly Partial<Record<TopicId, readonly string[]>>[] = [
	askedFirst,
	askedSecond,
	askedThird,
	askedFourth,
	askedFifth,
	askedSixth,
	askedSeventh,
	askedEighth,
	askedNinth,
	askedTenth,
	askedEleventh,
	askedTwelfth,
	askedThirteenth,
	askedFourteenth,
	askedFifteenth,
	followUps,
	moreFollowUps,
];
/** Came after triage was learned, which has not read them. */
const AFTER_TRIAGE: typeof ASKED = [askedFourteenth, askedFifteenth];

/** A sentence of somebody who asks about a topic. */
export interface TopicExample {
	topic: TopicId;
	text: string;
}

/** What triage reads as calm. */
export const FIRST_TOPIC_EXAMPLES: readonly TopicExample[] = examplesOf([
	BY_TOPIC,
	...ASKED.filter((texts) => !AFTER_TRIAGE.includes(texts)),
]);

export const TOPIC_EXAMPLES: readonly TopicExample[] = examplesOf([BY_TOPIC, ...ASKED]);

function examplesOf(authors: readonly Partial<Record<TopicId, readonly string[]>>[]): TopicExample[] {
	return TOPIC_IDS.flatMap((topic) =>
		authors.flatMap((texts) => texts[topic] ?? []).map((text) => ({ topic, text })),
	);
}

/** What is said beside a question and asks nothing. */
export const TALK: ReadonlySet<TopicId> = new Set([
	"greeting",
	"thanks",
	"small_talk",
	"abuse",
	"off_topic",
	"help",
]);
/** What has to do with neither skin nor products. */
export const ASIDE: ReadonlySet<TopicId> = new Set([
	...TALK,
	"injection",
	"about_data",
	"about_deleting",
	"about_limits",
	"about_billing",
	"about_guide",
]);

export function asIntent(topic: TopicId): { intent: Intent; known: string | null } {
	if (topic.startsWith("question.")) return { intent: "known_question", known: topic };
	return { intent: topic === "other_product" ? "find_product" : (topic as Intent), known: null };
}
