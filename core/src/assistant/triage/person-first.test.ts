import { describe, expect, it } from "vitest";
import { flagsOfRules, type RedFlagRuleId } from "../../skin/red-flags/red-flag-rules.ts";
import { answerQuestion } from "../answer-question.ts";
import type { Answer } from "../conversation.ts";
import type { Understood } from "../question.ts";
import { makeChatContext, said } from "../testing/make-chat-context.ts";

const context = makeChatContext();
const expecting = makeChatContext({
	person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
});

function ask(message: string, of = context, before: readonly string[] = []): Answer {
	return answerQuestion({ message, history: said(...before), context: of });
}

/** As it is answered where the message was taken for a question of the table. */
function takenFor(message: string, known: string, of = context): Answer {
	const understood: Understood = { intent: "known_question", known, offers: [] };
	return answerQuestion({ message, history: [], context: of }, new Map([[message, understood]]));
}

function flagged(message: string, ...ids: RedFlagRuleId[]): Answer {
	return ask(message, { ...context, flagsOf: () => flagsOfRules(new Set(ids)) });
}

const idsOf = ({ citations }: Answer): string[] => citations.map(({ id }) => id);

describe("a child that may come", () => {
	it.each([
		"came off the pill in march, does my retinol have to go",
		"we took the coil out, is retinaldehyde still ok",
		"stopped birth control, my adapalene tube is half full, use it up?",
		"ttc since summer. tretinoin until a positive test?",
		"ivf next month and i love my retinal",
		"dejamos la pildora, quiero un bebe, sigo con el retinol?",
	])("is told to leave retinoids off before, not with the test: %s", (message) => {
		const answer = ask(message);
		expect(answer.text).toMatch(/before you try/);
		expect(idsOf(answer)[0]).toBe("boundary.trying");
	});

	it("is told so whatever the question was taken for", () => {
		expect(idsOf(takenFor("off the pill since june, keep my retinal?", "question.pill_hormones"))[0]).toBe(
			"boundary.trying",
		);
	});

	it("is no matter of a spot that came with the pill", () => {
		expect(idsOf(ask("i stopped the pill and get spots on my chin"))).not.toContain("boundary.trying");
	});
});

describe("a pregnancy that was found out late", () => {
	it.each([
		"i used retinol until week 8, did i hurt the baby",
		"put differin on every night and just found out i am pregnant",
		"two lines this morning and ive been using tretinoin for months, panicking",
		"9 weeks, been slathering on retinal without knowing",
	])("is told calmly what to do: %s", (message) => {
		const answer = ask(message);
		expect(answer.text).toMatch(/[Ll]eave it off from today/);
		expect(answer.text).toMatch(/no reason to panic/);
		expect(answer.text).toMatch(/midwife or doctor/);
	});

	it("is answered, with the crisis before it, where a crisis is told as well", () => {
		const answer = flagged("i want to die, i am pregnant and used adapalene for weeks", "red-flag.suicidal");
		expect(idsOf(answer)[0]).toBe("red-flag.suicidal");
		expect(answer.text).toMatch(/988/);
		expect(answer.text).toMatch(/[Ll]eave it off from today/);
	});

	it("keeps oils that act away", () => {
		expect(idsOf(ask("rosemary oil for my hairline?", expecting))[0]).toBe("boundary.pregnancy_oils");
	});

	it("stands above an answer that names what is not for it", () => {
		const answer = takenFor("i'm 20 weeks, how do wrinkles come and go", "question.purging");
		expect(idsOf(answer)).toEqual(expect.arrayContaining(["person.pregnancy"]));
	});
});

describe("a medicine from a doctor", () => {
	it.each([
		"on iso 30mg, salon wants to thread my brows",
		"month 4 of accutane, can i get a lash lift and a lip wax",
		"came off roaccutane in the last eight weeks, is a wax fine",
		"tomo isotretinoina, puedo depilarme con cera el bigote",
	])("by mouth that thins skin allows no wax for six months: %s", (message) => {
		const answer = ask(message);
		expect(answer.text).toMatch(/six months after the last capsule/);
		expect(answer.text).toMatch(/wax/);
	});

	it.each([
		"dermatologist gave me tret and clinda in one tube, aha on top at weekends?",
		"i have prescribed adapalene, want to scrub on sundays",
		"my derm put me on tazorac. retinol serum over it for speed",
		"tretinoin nights, peeling solution once a week, yes?",
	])("gets no acid, scrub or second retinoid on top without asking: %s", (message) => {
		for (const answer of [ask(message), takenFor(message, "question.shelf_life")]) {
			expect(answer.text).toMatch(/ask|call/i);
			expect(answer.text).toMatch(/prescri|pharmacist/i);
			expect(answer.text).not.toMatch(/^Yes/);
			expect(idsOf(answer).some((id) => /prescri/.test(id))).toBe(true);
		}
	});

	it("leaves vitamin C in the morning to its own answer", () => {
		expect(idsOf(ask("derm has me on tretinoin at night, is vitamin c in the morning ok"))).not.toContain(
			"boundary.prescription_beside",
		);
	});
});

describe("a baby", () => {
	it.each([
		"3 week old with tiny white dots on the nose, squeeze them?",
		"our 5 weeks old has red pimples on her cheeks, which cream",
		"is retinol ok on my 8 month old's scar",
		"my 11 month old rubbed my night cream over his face",
		"2 month old, bumpy cheeks, can i use my gel",
		"mi bebe de 3 semanas tiene granitos, le pongo crema?",
		"mein baby ist 6 wochen alt und hat pickel, welche creme",
	])("gets no product: %s", (message) => {
		const answer = ask(message);
		expect(idsOf(answer)[0]).toBe("boundary.child");
		expect(answer.text).toMatch(/under three months|first three months/);
		expect(answer.search).toBeNull();
	});

	it("is told of white dots that nobody squeezes them", () => {
		expect(ask("3 week old with white dots on his nose, do i squeeze").text).toMatch(/^Do not squeeze/);
	});

	it("is told of a cream in the face that it comes off, and whom to call", () => {
		expect(ask("my 9 month old got my retinol cream in his mouth").text).toMatch(/poison control/i);
	});

	it("is answered with the visit where one is called for", () => {
		const answer = flagged(
			"my baby is 5 weeks old, crusty scalp, salicylic shampoo?",
			"red-flag.doctor-today",
		);
		expect(idsOf(answer)).toEqual(["red-flag.doctor-today", "boundary.child"]);
	});

	it.each([
		"my 3 week old scar is still pink",
		"a 2 month old bottle of retinol, still good?",
		"this 4 week old breakout will not go",
		"my baby skin is gone, what now",
	])("is not what is some weeks old itself: %s", (message) => {
		expect(idsOf(ask(message))).not.toContain("boundary.child");
	});
});

describe("a baby of whom somebody pregnant writes", () => {
	it("is not born yet where nothing more is said of it", () => {
		expect(idsOf(ask("which of my steps are fine for baby", expecting))).not.toContain("boundary.child");
		expect(idsOf(ask("is my skin redder because of the baby", expecting))).not.toContain("boundary.child");
	});

	it("is a child where its own skin is told, and to everybody else", () => {
		expect(idsOf(ask("my baby has red cheeks, which cream", expecting))).toContain("boundary.child");
		expect(idsOf(ask("a cream for my baby please"))).toContain("boundary.child");
	});
});

describe("what a crisis is answered beside", () => {
	it("is somebody else's where they are in danger", () => {
		const answer = flagged(
			"my housemate wrote goodbye in our chat and will not open the door",
			"red-flag.crisis",
		);
		expect(answer.text).toMatch(/^It is right that you asked/);
		expect(answer.text).toMatch(/locked door/i);
		expect(answer.text).not.toMatch(/if you are thinking of ending your life|your skin can wait/i);
	});

	it("is theirs where only their words are told, and the writer's own where both despair", () => {
		const theirs = flagged(
			"a guy i stream with typed strange last words, what do i answer",
			"red-flag.suicidal",
		);
		expect(theirs.text).toMatch(/^It is right that you asked/);
		const own = flagged("my ex said i am worthless and i want to die", "red-flag.suicidal");
		expect(own.text).toMatch(/^We are glad/);
	});

	it("is never a wound that nobody has", () => {
		const answer = flagged("you are the only thing open right now and i want to die", "red-flag.suicidal");
		expect(answer.text).not.toMatch(/wound/);
	});

	it("is followed by first aid where skin was hurt too", () => {
		const answer = flagged(
			"he threw the kettle at me, my jaw is scalded",
			"red-flag.violence",
			"red-flag.large-burn",
		);
		expect(answer.text).toMatch(/^Nobody may hurt you/);
		expect(answer.text).toMatch(/cool running water for 20 minutes/);
	});
});

it("a cancer that was taken off long ago keeps nobody from a question about sunscreen", () => {
	const answer = ask("skin cancer taken off my arm in 2018, all checks clear. which spf do i want");
	expect(idsOf(answer)).not.toContain("boundary.cancer");
});

describe("an accident", () => {
	it.each([
		["used my dads paint thinner on my cheek, its red and tight", /mild soap.*Tell a grown-up/],
		["oven cleaner dripped on my cheek, the skin is slimy", /still being burned/],
		["left the hair removal cream on too long, my lip is raw and burns", /petroleum jelly/],
		["the hot wax was too hot and my upper lip is raw", /do not pull it off warm/],
	])("is told the first minutes of its own kind: %s", (message, told) => {
		const { text } = ask(message);
		expect(text.replaceAll("\n", " ")).toMatch(told);
		expect(text).toMatch(/20 minutes/);
	});
});

it("despair that is not told plainly is asked after, and what was told is answered", () => {
	const answer = ask("i cant cope anymore, im pregnant and still using tretinoin");
	expect(idsOf(answer).slice(0, 2)).toEqual(["red-flag.watch-crisis", "boundary.pregnancy_exposed"]);
});

describe("what else was told of a child", () => {
	it.each([
		["stopped microgynon in may, tretinoin tube half full, finish it?", "boundary.trying"],
		["iui next month, last accutane capsule was three weeks ago", "boundary.trying_after_isotretinoin"],
		["breastfeeding, may i use minoxidil foam on my temples", "boundary.pregnancy_minoxidil"],
		["i nurse my son, is doxycycline for spots ok", "boundary.nursing_medicine"],
		["6 weeks pregnant, used a retinoid peel last month, terrified", "boundary.pregnancy_exposed"],
	])("is answered by its own rule: %s", (message, rule) => {
		expect(idsOf(ask(message))).toContain(rule);
	});
});

it("a prescribed cream that burns is left out tonight, whatever the question was taken for", () => {
	const message = "dermatologist gave me epiduo, my face is on fire and flaking. go on?";
	for (const answer of [ask(message), takenFor(message, "question.shaving")])
		expect(answer.text).toMatch(/Leave out tonight's layer/);
});
