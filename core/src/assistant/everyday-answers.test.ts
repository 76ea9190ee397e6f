import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { earlierScan } from "../scan/testing/fixture-scans.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import { makeChatContext, makeReport, said } from "./testing/make-chat-context.ts";

function ask(message: string, parts: Partial<AssistantContext> = {}, ...before: string[]) {
	return answerQuestion({ message, history: said(...before), context: makeChatContext(parts) });
}

const someone = (preferences: AssistantContext["person"]["preferences"]) => ({
	person: { goals: [], issues: [], preferences },
});

describe("everyday questions", () => {
	const words = (text: string) => text.split(/\s+/).length;
	const limits = [
		{ plan: "Free", scans: 1, messages: 10, period: "a month", current: true },
		{ plan: "Plus", scans: 4, messages: 150, period: "a month", current: false },
	];

	it.each(["whats wrong with my skin", "what do you see on my face"])(
		"are answered from the report in short: %s",
		(message) => {
			const { text } = ask(message);
			expect(text).toMatch(/Most visible/);
			expect(text).not.toMatch(/cannot tell you what a rash/);
		},
	);

	it.each([
		"what is this rash on my cheek",
		"what kind of bump is this",
		"tell me what this patch on my face is, a rash?",
	])("still name no condition: %s", (message) =>
		expect(ask(message).text).toMatch(/show it to a doctor|cannot tell you/),
	);

	it("advise nothing that the person left out", () => {
		const { text } = ask("something for dark spots that is not vitamin c");
		expect(text).toMatch(/instead: niacinamide, tranexamic acid and azelaic acid/);
		expect(text.replace("without vitamin C", "")).not.toMatch(/vitamin c/i);
		expect(ask("what helps against acne without benzoyl peroxide").text).not.toMatch(/benzoyl peroxide/i);
		expect(ask("something for wrinkles but no retinoids").text.replace("without retinoids", "")).not.toMatch(
			/retin/i,
		);
	});

	it.each(["is my skin old", "how old does my skin look", "rate my face", "why don't you give me a score?"])(
		"get no age and no score, but what the report shows: %s",
		(message) =>
			expect(ask(message).text).toMatch(/no skin age, no beauty score[\s\S]*most visible is .* of 5/),
	);

	it("rank no brand, and compare products by their rows", () => {
		const { text, search } = ask("which is better cerave or cetaphil");
		expect(text).toMatch(/rank brands|No brand is better/);
		expect(search).toBeNull();
		const named = STARTER_CATALOGUE.filter(({ category }) => category === "cleanser").slice(0, 2);
		const compared = ask("which is better, this cleanser or that cleanser", { named });
		expect(compared.citations.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
	});

	it("name nothing beside an ingredient that is not for who asks, or a doctor's to choose", () => {
		const { text } = ask("what goes with niacinamide", someone({ pregnancy: "pregnant" }));
		expect(text).toMatch(/azelaic acid/);
		expect(text).not.toMatch(/retin|adapalene/i);
		expect(ask("what goes with niacinamide").text).not.toMatch(/tretinoin/);
	});

	it("tell who is pregnant that both of a pair are usually accepted", () => {
		const pair = "can i use azelaic acid and vitamin c together";
		expect(ask(pair, someone({ pregnancy: "pregnant" })).text).toMatch(/usually accepted while pregnant/);
		expect(ask(pair).text).not.toMatch(/pregnan/);
	});

	it("allow a shared product and never a shared prescription", () => {
		expect(ask("can i use my moms retinol").text).toMatch(
			/within its date[\s\S]*arm first[\s\S]*prescribed is never shared/,
		);
		expect(ask("can i use my friends retinol", someone({ pregnancy: "pregnant" })).text).toMatch(
			/not advised while pregnant/,
		);
	});

	it("give the order before asking for products", () => {
		expect(ask("how do i layer my products").text).toMatch(
			/^Thin before thick, and sunscreen last[\s\S]*Add the products/,
		);
	});

	it.each([
		["what does 2.5 of 5 mean", /^2\.5 of 5 is mild\..*0 to 5/],
		["what does severity 4 mean", /^4 of 5 is pronounced/],
		["what is ITA", /typology angle/],
		["what is a redness point", /than your own calmer skin/],
		["what are lightness points", /under your eyes/],
		["what does give or take mean", /another photo of the same skin/],
		["what is the monk scale", /ten swatches/],
	])("explain a word of the report: %s", (message, expected) => expect(ask(message).text).toMatch(expected));

	it("begin with the answer to what the guide is", () => {
		expect(ask("are you a doctor").text).toMatch(/^No,/);
		expect(ask("are you human?").text).toMatch(/^No,/);
		expect(ask("are you an AI?").text).toMatch(/^Yes,/);
	});

	it("tell plans from the context and where prices stand", () => {
		expect(ask("how much is plus", { limits }).text).toMatch(
			/"Pricing & Plans"[\s\S]*Plus\*\*: 4 scans and 150 messages/,
		);
		expect(ask("is this app free", { limits }).text).toMatch(/^Yes: there is a Free plan/);
		expect(ask("how many messages do I have", { limits }).text).toMatch(/10 messages a month/);
		expect(ask("how much is plus").text).not.toMatch(/\d/);
	});

	it("answer a habit and not only its ingredient", () => {
		expect(ask("is slugging good").text).toMatch(/thin layer[\s\S]*last step[\s\S]*acne-prone/);
	});

	it("say when to use each of two that get along", () => {
		expect(ask("can i use retinol with vitamin c").text).toMatch(
			/vitamin C in the morning and retinol at night/,
		);
	});

	it("repeat no reason of the plan that is only the type of skin", () => {
		expect(ask("find me a moisturizer").text).not.toMatch(/skin mainly needs|skin needs|has a job/);
	});

	it("say in at most twenty words that something is not known, in more than one way", () => {
		const texts = ["asdkj qwe", "florp", "xyzzy plugh", "quux", "brillig slithy"].map(
			(message) => ask(message).text,
		);
		expect(texts.every((text) => words(text) <= 20)).toBe(true);
		expect(new Set(texts).size).toBeGreaterThan(1);
	});

	it.each([
		["donde estan mis zapatos", /^Por ahora solo respondo en ingl\u00e9s/],
		["quel temps fait il avec toi", /^Pour l'instant je ne r\u00e9ponds qu'en anglais/],
		["was gibt es Neues bei dir", /^Ich antworte vorerst nur auf Englisch/],
		["co robi dzis moja babcia", /^Na razie odpowiadam tylko po angielsku/],
	])(
		"say in their language that answers are in English, with two topics and no alarm: %s",
		(message, own) => {
			const { text } = ask(message);
			expect(text).toMatch(own);
			expect(text.match(/^- .+$/gm)).toHaveLength(2);
			expect(text.split(/^- /m)[0]).not.toMatch(/112|emergenc|urgen|Notruf/i);
		},
	);

	it("name whom to call where nobody can tell the language", () => {
		const { text } = ask("\u043a\u0430\u043a\u043e\u0439 \u043a\u0440\u0435\u043c");
		expect(text).toMatch(/emergency number[\s\S]*English only/);
	});

	it.each([
		["hola que crema puedo usar para mi piel seca", /^Por ahora[\s\S]*dry/],
		["quelle routine pour ma peau grasse le soir", /^Les r\u00e9ponses[\s\S]*night/i],
		["welche Creme hilft gegen Pickel, bitte", /^Die Antworten[\s\S]*(?:spots|acne|cream)/],
	])(
		"answer a plain question of another language in English, and say so in that language: %s",
		(message, told) => {
			expect(ask(message).text).toMatch(told);
		},
	);

	it("tell a prescribed plan as the plan of somebody with a prescription", () => {
		const person = someone({ prescription_retinoid: true }).person;
		const { text } = ask("is my plan ok with my prescription cream", {
			person,
			report: makeReport({ person }),
		});
		expect(text).toMatch(/prescription retinoid[\s\S]*prescribed it/);
		expect(ask("is my plan ok with my prescription cream").text).toMatch(/does not know of a medicine/);
	});
});

describe("everyday questions of different people", () => {
	it.each([
		["can i use drunk elephant retinol i'm 14", /not for skin under 18/],
		["how do i get rid of a pimple overnight", /^Overnight nothing/],
		["i shave every day and get bumps on my neck", /hairs that grow back/],
		["best aftershave for men", /alcohol and scent sting/],
		["im 60 is it too late for me", /never too late/],
		["my skin is thin and dry since menopause", /ceramides and glycerin/],
		["my face flushes when i drink wine", /^For redness[\s\S]*alcohol/],
		["how do i get glass skin", /light, makeup and filters/],
		["should i ice my face", /Wrap the ice/],
		["is tap water bad for skin", /Tap water is fine/],
		["can i use body lotion on my face", /without fragrance works/],
		["can i use sunscreen as moisturizer", /^In the morning, yes/],
		["my neck looks older than my face", /only read the face/],
		["my lips are dry", /plain balm/],
		["can i wear makeup after retinol", /^Yes\./],
		["do face masks work", /may go|never needed/],
		["i use tretinoin, is niacinamide fine", /prescri|person who prescribed/],
		["how many pimples do i have", /Acne-like spots: \d/],
		["do you see any moles on my face", /do not assess moles/],
		["do pimple patches work", /keep fingers off/],
	])("%s", (message, expected) => expect(ask(message).text).toMatch(expected));

	it.each(["this is bullshit", "you are fucking useless", "your app is a scam", "go to hell"])(
		"stay calm with somebody cross: %s",
		(message) => expect(ask(message).text).toMatch(/^(?:Sorry|I hear you)/),
	);

	it("tell somebody expecting what is accepted as well", () => {
		const expecting = someone({ pregnancy: "breastfeeding" });
		expect(ask("can i use vitamin c", expecting).text).toMatch(/vitamin C is usually accepted/);
		expect(ask("is hyaluronic acid safe for me", expecting).text).toMatch(/no specific warning/);
		expect(ask("can i use vitamin c").text).not.toMatch(/For you now/);
	});

	it("give a dry look no number of another metric", () => {
		expect(ask("is my skin dry in the report?").text).not.toMatch(/roughness reaches \d+(?:\.\d)?%/);
	});

	it("name what is most visible where nothing changed", () => {
		const report = makeReport({ earlier: [earlierScan({}, "2026-01-10T08:00:00.000Z")] });
		expect(ask("Did anything get worse?", { report }).text).toMatch(/redness|spots/i);
	});
});

describe("somebody who is pregnant", () => {
	it("hears of each thing they ask about, and not how it goes with the next", () => {
		const { text } = ask(
			"azelaic ok? and vit c? and the salicylic wash?",
			someone({ pregnancy: "pregnant" }),
		);
		expect(text).toContain("Azelaic acid is usually accepted while pregnant");
		expect(text).not.toContain("take turns");
	});
});
