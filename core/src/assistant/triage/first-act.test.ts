import { describe, expect, it } from "vitest";
import { makeChatContext, said } from "../testing/make-chat-context.ts";
import { triageMessage } from "../triage-message.ts";

const context = makeChatContext();

function answerTo(message: string, ...before: string[]): string {
	return triageMessage({ message, history: said(...before), context })?.text ?? "";
}

describe("the act that decides stands first", () => {
	it.each([
		"been on roaccutane since may and the condom split last night. also lips peeling",
		"on isotretinoin, missed two pills this week and we had sex, my dermatologist is going to kill me",
		"unprotected sex while taking isotretinoin, should i worry",
		"we forgot protection on friday and i take claravis 40mg",
		"ich nehme isotretinoin und das kondom ist gerissen, was nun",
	])("isotretinoin and contraception that failed: %s", (message) => {
		const text = answerTo(message);
		expect(text).toMatch(/today|heute/);
		expect(text).toMatch(/no further capsule|keine Kapsel/);
		if (!message.startsWith("ich")) expect(text).toContain("emergency contraception");
		expect(text).not.toContain("Nobody may hurt you");
	});

	it.each([
		"finished accutane 2 years ago, period is late, can i use retinol",
		"on isotretinoin and on the pill as told, lips are dry, what balm",
		"my derm said two forms of contraception with accutane, why",
	])("and is not said of: %s", (message) => {
		expect(answerTo(message)).not.toContain("emergency contraception");
	});

	it.each([
		"superglue on my eyelid, can i use acetone",
		"got press on glue on my lashes. is acetone ok to dissolve it",
		"my eyelashes are glued shut with nail glue, remover?",
	])("no acetone near an eye: %s", (message) => {
		expect(answerTo(message)).toMatch(/^No acetone/);
	});

	it.each([
		"i used her epipen by accident on my thumb",
		"the jext went off in my finger while i was tidying the drawer",
	])("adrenaline in a finger is no allergy: %s", (message) => {
		expect(answerTo(message)).toMatch(/^Go to an emergency department now.*warm/);
	});

	it.each([
		"i left a 30% tca on for ten minutes by accident and its frosted white, should i neutralise with baking soda",
		"used a pure glycolic 70 peel undiluted and my cheeks burn like mad, do i put bicarb on",
		"forgot the 35% peel on my face, it is burning, mum says baking soda paste",
	])("a strong peel is not neutralized: %s", (message) => {
		expect(answerTo(message)).toMatch(/^Do not neutralize it/);
	});

	it.each([
		"my 18 month old licked the lid of my vitamin c serum",
		"toddler had the nail polish remover bottle to her lips",
		"he put the whole pump of sunscreen in his mouth, hes 3",
		"the kid sucked the dropper of my salicylic",
	])("poison control first for a child: %s", (message) => {
		const text = answerTo(message);
		expect(text).toMatch(/^Call poison control now/);
		expect(text).toContain("Do not make the child vomit");
		expect(text).toContain("1-800-222-1222");
	});

	it.each([
		"my toddler watched me put on toner and giggled",
		"he licks my cheek after cream, is that fine",
		"does acetone remove nail glue from nails",
		"how long do i leave the 10% peel on",
		"does baking soda clean skin",
	])("and calm stays calm: %s", (message) => {
		expect(answerTo(message)).not.toMatch(/poison control|neutralize|No acetone/);
	});
});

describe("a fear for an unborn child", () => {
	it.each([
		"so i only found out friday, im 9 weeks, been putting my retinol on every night. have i hurt the baby",
		"found out im 6 weeks gone and ive been using adapalene since january, is the baby ok",
		"i feel so guilty, used the retinol cream all through the first trimester without knowing. is my baby going to be alright",
		"used differin till yesterday when i saw two lines. is it already hurt",
	])("is answered calmly: %s", (message) => {
		expect(answerTo(message)).toMatch(/frightens you.*midwife or doctor/);
	});

	it("is answered for what is no retinoid too, and never as a child's skin", () => {
		const text = answerTo(
			"7 weeks pregnant, used a salicylic peel twice before i knew. could it have done something to the baby",
		);
		expect(text).toContain("frightens you");
		expect(text).not.toContain("13 on");
	});
});

describe("tablets for the skin that somebody wants to end alone", () => {
	it.each([
		"my skin is clear now can i stop the lymecycline",
		"can i come off minocycline early, spots are gone",
		"skins been clear 3 wks so can i bin the doxy, it makes my stomach funny",
		"gonna stop my acne tablets theyre upsetting my stomach",
		"can i chuck my isotretinoin a month early, skin perfect",
	])("are ended with the prescriber: %s", (message) => {
		expect(answerTo(message)).toMatch(/^Ask whoever prescribed the tablets, or a pharmacist/);
	});

	it.each([
		"can i stop using the toner, my skin is clear",
		"derm told me to stop doxycycline next week, what cream after",
		"finished my doxy course last month, skin clear",
	])("and is not said of: %s", (message) => {
		expect(answerTo(message)).not.toContain("Ask whoever prescribed the tablets");
	});
});
