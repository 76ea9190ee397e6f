import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import { askAs as ask, inUse, makeChatContext, said } from "./testing/make-chat-context.ts";

const row = (id: string) => {
	const product = STARTER_CATALOGUE.find((one) => one.id === id);
	if (product === undefined) throw new Error(`The starter catalogue has no ${id}.`);
	return product;
};
const SHELF = [
	inUse(row("cerave-resurfacing-retinol-serum"), "night_serum"),
	inUse(row("the-ordinary-glycolic-acid-7-toning-solution"), "weekly_exfoliant"),
];

describe("answers from what somebody has", () => {
	it("say what a photo cannot tell to somebody without a report", () => {
		const { text } = ask("what will a selfie never show", "report_unmeasured", { report: null });
		expect(text).toMatch(/cannot tell how skin feels/);
		expect(text).not.toMatch(/no report|first scan/);
	});

	it("say that a concern without a reading was not measured, where somebody doubts it", () => {
		expect(ask("are you certain about my pores", "report_sureness").text).toMatch(
			/pores could not be measured/,
		);
	});

	it("know the evening of somebody who is tired, and what may stay away of it", () => {
		const { text } = ask("i am so worn out, one step only this evening", "tonight");
		expect(text).toMatch(/evening, in this order/);
		expect(text).toMatch(/For one today, leave out /);
		expect(text).not.toMatch(/leave out [^;]*cleanser/);
	});

	it("let treatments rest where skin stung or reacted, and know what the log holds", () => {
		const told = {
			stung: ["2026-04-01"],
			days: [],
			reactions: [{ product: "Night oil", day: "2026-04-01", signs: ["burns" as const] }],
		};
		const parts = { told, in_use: SHELF };
		for (let day = 1; day <= 3; day += 1) {
			const { text } = ask("what is on this morning", "tonight", {
				...parts,
				now: `2026-04-0${day}T08:00:00.000Z`,
			});
			expect(text).toMatch(/rests until Saturday, because your skin stung or reacted/);
		}
		expect(ask("my face is stinging", "reaction", parts).text).toMatch(
			/Your log holds burning after Night oil on April 1, 2026\./,
		);
	});

	it("give the reading somebody asks for where there is nothing to compare yet", () => {
		expect(ask("has my redness moved", "progress").text).toMatch(/^\*\*Redness: /);
	});

	it("give the reading of what was measured to somebody who asks what was not", () => {
		expect(ask("the redness score, was that readable", "report_unmeasured").text).toMatch(/^\*\*Redness: /);
	});

	it("name the step of the plan that is for what somebody asks about", () => {
		expect(ask("what did my scan say on redness and which step is for it", "report").text).toMatch(
			/In your plan that is for the |No step of your plan/,
		);
	});

	it("say beside a fact what the report has of it, and when products were opened", () => {
		const known = (message: string, id: string, parts: Partial<AssistantContext> = {}) =>
			ask(message, "known_question", parts, { known: id }).text;
		expect(known("greasy, cream as well?", "question.oily_moisturizer")).toMatch(
			/In your report shine stands at \d/,
		);
		expect(known("are my creams too old", "question.expiry", { in_use: SHELF })).toContain(
			"CeraVe Resurfacing Retinol Serum",
		);
		expect(known("so many acids", "question.two_acids", { in_use: SHELF })).toMatch(/In what you use now: /);
	});

	it("keep retinoids out of a known answer for somebody expecting", () => {
		const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } };
		const { text } = ask("are pores for life", "known_question", { person }, { known: "question.pore_size" });
		expect(text).toMatch(/While pregnant, trying or breastfeeding, leave retinoids out/);
	});

	it("add up what the plan's picks cost", () => {
		const words = "The 3 products cost $42 together.";
		const context = makeChatContext();
		const { report } = context;
		if (report === null) throw new Error("There is a report.");
		const price = {
			currency: "USD",
			region: "US",
			total: 42,
			products: 3,
			unpriced: 0,
			from: null,
			to: null,
			words,
		};
		const care_plan = { ...report.analysis.care_plan, price };
		const priced = { report: { ...report, analysis: { ...report.analysis, care_plan } } };
		expect(ask("what does my routine cost in total", "plan", priced).text).toContain("$42 together");
		expect(ask("what does my routine cost in total", "about_limits", priced).text).toContain("$42 together");
	});

	it("advise nothing further while the shelf does not go together", () => {
		const { text, search } = ask("which further active could i add", "find_product", { in_use: SHELF });
		expect(text).toMatch(/Add nothing new/);
		expect(search).toBeNull();
	});

	it("ask for the products of somebody who named none, and say what goes wrong most often", () => {
		const { text } = ask("what am i doing wrong", "routine_check");
		expect(text).toMatch(/have not told me any product/);
		expect(text).toMatch(/doing too much/);
	});

	it("tell of the rest where the rest is asked for", () => {
		const before = ["how bad is my redness"];
		const { text } = ask("and everything else", "report", {}, { before });
		expect(text).toMatch(/Most visible/);
	});

	it("ask the same again where somebody corrects what was meant", () => {
		const before = ["can i use vitamin c with azelaic acid"];
		const in_use = SHELF.slice(0, 1);
		const { text } = ask("no i meant with the other one", "find_product", { in_use }, { before });
		expect(text).toMatch(/vitamin C and retinol/i);
	});

	it("answer what was meant where somebody sets the question itself right", () => {
		const before = ["whats the worst thing in my report"];
		const { text } = ask("no i meant since last time, what got worse", "progress", {}, { before });
		expect(text).toMatch(/first scan/);
	});

	it("look at one of each brand where two are weighed for something", () => {
		const { text, search } = ask("cerave or cetaphil for a very dry face", "compare");
		expect(text).toMatch(/No brand is better/);
		expect(search?.category).toBe("moisturizer");
		expect(search?.product_intent).toMatch(/cerave or cetaphil/);
	});

	it("look for nothing that lightens skin, and say why", () => {
		const { text, search } = ask("a lightening cream from the shop, should i get it", "find_product");
		expect(search).toBeNull();
		expect(text).toMatch(/strong medicines or mercury/);
	});

	it("answer the half of a message that is understood, and say nothing of the other", () => {
		const also = { message: "or is that the one that cancels", intent: "unknown" as const, known: null };
		const { text } = ask("can i use vitamin c and niacinamide", "combine", {}, { also });
		expect(text).toMatch(/myth/);
		expect(text).not.toMatch(/I do not know|other words|beyond what I know|no good answer|cannot answer/);
	});

	it("name what serves nearly every skin where there is no plan yet", () => {
		const { text } = ask("give me a routine", "plan", { report: null });
		expect(text).toMatch(/^Until your first scan, what serves nearly every skin: .*sunscreen/);
		expect(text).toMatch(/scan/);
	});

	it("say of a guess what it was taken for, and ask nothing back beside an answer", () => {
		const { text } = ask(
			"what should i buy",
			"known_question",
			{},
			{
				known: "question.first_buy",
				guessed: "What to buy first",
				offers: ["Find me a product that fits my skin"],
			},
		);
		expect(text).toMatch(/^I take your question as: \*\*What to buy first\*\*/);
		expect(text).not.toContain("Did you mean");
	});

	it("tell a day of the plan where the plan is asked for by its day", () => {
		expect(ask("what do i do on sundays", "plan").text).toMatch(/^Sunday evening/);
	});

	it("decide between two on the shelf by what they do together, not by their names", () => {
		expect(ask("which of my two should i keep", "compare", { in_use: SHELF }).text).toMatch(/same night/);
	});

	it("promise nothing within days for clogged pores, and look for no product where a perfume is meant", () => {
		expect(ask("how long until my pores look better", "results_when").text).not.toMatch(/within days/);
		expect(ask("best perfume for summer", "find_product").search).toBeNull();
	});

	it("put what somebody owns into its order", () => {
		const { text } = ask("in what order do i use the things i own", "routine_check", { in_use: SHELF });
		expect(text).toMatch(
			/\*\*Night:\*\* CeraVe Resurfacing Retinol Serum\n- \*\*Now and then:\*\* The Ordinary/,
		);
	});

	it("say which lists name what somebody asks for", () => {
		const on = (message: string) => ask(message, "routine_check", { in_use: SHELF }).text;
		expect(on("does anything i own contain retinol")).toMatch(/^Yes: CeraVe .* lists retinol/);
		expect(on("does my shelf have anything with fragrance")).toMatch(/^No, none of the 2 ingredient lists/);
	});

	it("say where another goal is set, and look for no product", () => {
		const answer = ask("i want to work on wrinkles instead of acne, change it", "find_product");
		expect(answer.text).toMatch(/goals and concerns stand in your profile/);
		expect(answer.search).toBeNull();
	});

	it("say what is left to somebody who tried the usual", () => {
		const before = ["what helps against spots"];
		const told = new Map([[before[0] ?? "", { intent: "concern_advice" as const, known: null, offers: [] }]]);
		const asked = { message: "i did all that already", history: said(...before), context: makeChatContext() };
		expect(answerQuestion(asked, told).text).toMatch(
			/^Then I do not tell you the same again[\s\S]*dermatologist/,
		);
	});

	it("judge a strength somebody names", () => {
		const of = (message: string) => ask(message, "ingredient").text;
		expect(of("is 10% niacinamide too much")).toMatch(/^No, 10% is within what is usual/);
		expect(of("is 40% vitamin c too much")).toMatch(/^That is strong/);
	});

	it("tell the day a product was marked as in use", () => {
		const in_use = SHELF.map((one) => ({ ...one, since: "2026-03-03T10:00:00.000Z" }));
		const { text } = ask("when did i start the retinol", "how_to_use", { in_use });
		expect(text).toMatch(/Retinol Serum: March 3, 2026/);
		expect(text).not.toMatch(/Glycolic/);
	});

	it("have a treatment on as few days as its first weeks allow, and say when it is on again", () => {
		const answers = Array.from({ length: 7 }, (_, day) =>
			ask("is my benzoyl peroxide on this morning", "tonight", { now: `2026-04-0${day + 1}T08:00:00.000Z` }),
		);
		const on = answers.filter(({ text }) => text.startsWith("Yes, benzoyl peroxide is on"));
		expect(on).toHaveLength(3);
		expect(
			answers.every(({ text }) =>
				/^(?:Yes|No), benzoyl peroxide (?:is on|rests: it is on again on)/.test(text),
			),
		).toBe(true);
	});

	it("say no to a second treatment on a day that has one", () => {
		const texts = Array.from(
			{ length: 7 },
			(_, day) =>
				ask("can i use glycolic acid this morning", "tonight", { now: `2026-04-0${day + 1}T08:00:00.000Z` })
					.text,
		);
		expect(texts.filter((text) => text.startsWith("No: benzoyl peroxide is on"))).toHaveLength(3);
	});

	it("say that the time is up to somebody who waited longer than it takes", () => {
		const before = ["how long until azelaic acid works on my dark spots"];
		const more = { before };
		expect(ask("ive done 8 months already and nothing happened", "results_when", {}, more).text).toMatch(
			/long enough[\s\S]*dermatologist/,
		);
		expect(ask("2 weeks already and nothing happened", "results_when", {}, more).text).not.toMatch(
			/long enough/,
		);
	});

	it("say that nobody wrote down since when a product is used", () => {
		expect(ask("when did i start the retinol", "how_to_use", { in_use: SHELF }).text).toMatch(
			/do not keep the day you began/,
		);
	});

	it("take the other treatment on the shelf for the other one", () => {
		const before = ["can i use vitamin c with azelaic acid"];
		const in_use = SHELF.slice(0, 1);
		expect(ask("and with the other one", "combine", { in_use }, { before }).text).toMatch(
			/vitamin C and retinol/i,
		);
	});
});

describe("questions about an ingredient", () => {
	it("get the decision first, where one is asked for", () => {
		expect(ask("is niacinamide worth it for my dark spots", "ingredient").text).toMatch(/^Darker marks: yes/);
		expect(ask("is caffeine any use for my dark spots", "ingredient").text).toMatch(
			/not what I would buy for that; niacinamide/,
		);
		const { text } = ask("retinol or azelaic acid for me", "ingredient", {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
		});
		expect(text).toMatch(/^For you I would take azelaic acid/);
	});

	it("promise nobody that an essential oil suits them", () => {
		const { text } = ask("is tea tree oil ok for me", "ingredient");
		expect(text).toMatch(/^Tea tree oil is an essential oil[\s\S]*contact allergy/);
	});

	it("say that there are no facts about one no table holds", () => {
		expect(ask("what does unobtainium do", "ingredient").text).toMatch(/no facts with a source/);
	});

	it("leave out what strained skin does not bear, and keep the rest", () => {
		const message = "i got sunburnt yesterday, can i use salicylic acid with hyaluronic acid";
		const { text } = ask(message, "combine");
		expect(text).toMatch(/^Not now: .* leave salicylic acid out/);
		expect(text).toMatch(/Hyaluronic acid may stay/);
	});
});

describe("two questions in one message", () => {
	it("are both answered", () => {
		const second = { message: "what happens with my photo?", intent: "about_photo" as const, known: null };
		const { text } = ask(
			"what does niacinamide do? what happens with my photo?",
			"ingredient",
			{},
			{ also: second },
		);
		expect(text).toMatch(/niacinamide/i);
		expect(text).toMatch(/original photo is deleted/);
	});
});

describe("what the catalog does not hold", () => {
	it.each([
		["any foundation you like", /no makeup in our catalog/],
		["do you have the moonlight velvet duo", /nothing of that name in our catalog/],
		["a present for my aunt", /somebody else's skin/],
	])("is said instead of a search: %s", (message, words) => {
		const { text, search } = ask(message, "find_product");
		expect(text).toMatch(words);
		expect(search).toBeNull();
	});
});

describe("an ingredient list in a message", () => {
	it("is read for what acts and what irritates", () => {
		const message =
			"Water, Butylene Glycol, Niacinamide, Cetyl Alcohol, Linalool, Parfum. is this ok for me?";
		const { text } = ask(message, "ingredient");
		expect(text).toMatch(/scented: Linalool and Parfum/);
		expect(text).toMatch(/fatty alcohol in it softens/);
		expect(text).toMatch(/niacinamide/);
	});

	it("is no list of products or of what somebody asks about", () => {
		expect(ask("retinol, vitamin c, aha, bha, can i use them all", "combine").text).not.toMatch(
			/listed fragrance/,
		);
		expect(ask("i use a serum, a cream, an oil, a mask, too much?", "plan").text).not.toMatch(
			/listed fragrance/,
		);
	});
});

describe("skin that suffers", () => {
	it("hears what of its own shelf waits", () => {
		for (const [intent, known] of [
			["reaction", null],
			["known_question", "question.barrier"],
		] as const)
			expect(ask("everything stings", intent, { in_use: SHELF }, { known }).text).toMatch(
				/Leave The Ordinary Glycolic Acid[^.]* and CeraVe Resurfacing Retinol Serum off until/,
			);
	});

	it("is never called bad", () => {
		expect(ask("is my skin bad", "report").text).toMatch(/^No skin is good or bad/);
	});

	it("is not frightened by the word acid", () => {
		expect(ask("is salicylic acid dangerous", "ingredient").text).toMatch(/^No need to be afraid/);
	});
});
